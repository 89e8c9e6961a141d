"""The translations of this very checkout are complete: what `packaging/translations.py check` asks."""

from __future__ import annotations

import translations


def test_the_translations_are_complete_and_current() -> None:
    problems = translations.check()
    assert not problems, "\n".join(problems)
