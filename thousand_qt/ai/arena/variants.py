"""Searching players with some of their skill changed: what an ablation compares with the level itself.

``master:own_point=0`` is a Master who does not care for his own points as a defender. The names are those of
`strong.Skill` and `search.plays.PlayTaste`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, cast

import msgspec

from thousand_qt.ai.search.plays import PlayTaste
from thousand_qt.ai.solver import is_compiled
from thousand_qt.ai.strong import MASTER, STRONG, Searcher, Skill, within_reach

SKILLS: Final = {"strong": STRONG, "master": MASTER}


def variant(level: str, changes: str) -> Callable[[int], Searcher]:
    """Return what makes players of this level with changes, such as ``own_point=0,play_worlds=8``.

    Raises ValueError naming what is wrong.
    """
    if level not in SKILLS:
        raise ValueError(f"only {' and '.join(SKILLS)} have something to change, not {level!r}")
    skill = SKILLS[level]
    for change in changes.split(","):
        name, _, text = change.strip().partition("=")
        skill = _changed(skill, name.strip(), text.strip())
    return partial(_make, within_reach(skill, compiled=is_compiled()))


def _changed(skill: Skill, name: str, text: str) -> Skill:
    if name in PlayTaste.__struct_fields__:
        taste, duel_taste = (
            msgspec.structs.replace(taste, **{name: _value(taste, name, text)})
            for taste in (skill.taste, skill.duel_taste)
        )
        return msgspec.structs.replace(skill, taste=taste, duel_taste=duel_taste)
    names = [field for field in Skill.__struct_fields__ if field not in ("taste", "duel_taste")]
    if name not in names:
        raise ValueError(f"unknown {name!r} (there are: {', '.join((*names, *PlayTaste.__struct_fields__))})")
    return msgspec.structs.replace(skill, **{name: _value(skill, name, text)})


def _value(owner: Skill | PlayTaste, name: str, text: str) -> bool | int | float:
    kind = cast("type[bool | int | float]", type(getattr(owner, name)))
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {text!r} is no {kind.__name__}") from error


def _make(skill: Skill, seed: int) -> Searcher:
    return Searcher(seed, skill)
