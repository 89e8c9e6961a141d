"""Settings survive bad files, bad disks and other versions of the program."""

from __future__ import annotations

import enum
import errno
import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from thousand_qt.app.settings import (
    COMMENTS,
    CURRENT_VERSION,
    BotProgram,
    HandOrder,
    Motion,
    Settings,
    SettingsError,
    SettingsStore,
    Speed,
    SuitOrder,
    TableThemeName,
    Theme,
    ToolbarStyle,
    upgrade,
)

DEFAULTS = Settings()

CHOSEN = Settings(
    language="pl",
    speed=Speed.FAST,
    preset="polish-two-talons",
    player_name='Łucja "Ёж" \\ 🂡',
    opponent_names=("Jan", "Вера", "Ö"),
    opponents=("strong", 'bot:Żuk "1"', "master"),
    bots=(BotProgram('Żuk "1"', 'python3 "my bots/żuk.py"'), BotProgram("Other", "C:\\bot.exe")),
    lessons_done=("cards", "new-deals"),
    lesson_begun="tips",
    lesson_step=3,
    window_geometry="AdnQywADAAA=",
    score_sheet_visible=False,
    toolbar=ToolbarStyle.BESIDE,
    allow_undo=False,
    auto_play_forced=True,
    hand_order=HandOrder.RANKS,
    suit_order=SuitOrder.MARRIAGES_FALLING,
    trump_first=True,
    ask_before_giving_up=False,
    ask_before_contract=True,
    ask_before_exchange=True,
    coach=True,
    theme=Theme.DARK,
    table_theme=TableThemeName.LINEN,
    text_size=150,
    motion=Motion.REDUCED,
    sound_volume=35,
    sound_muted=True,
)

WRONG: dict[str, list[Any]] = {
    "version": [0, -1, "1", 1.5],
    "version_seen": [1, "x" * 41],
    "traditional_suits": [1, "yes"],
    "language": ["x", 3, "PL", "../pl"],
    "speed": ["warp", 1, True],
    "motion": ["some", 0, False],
    "sound_volume": [-1, 101, "70", 50.5, True],
    "sound_muted": [1, "no"],
    "preset": ["../etc", "Classic!", 7],
    "player_name": ["x" * 41, 5],
    "opponent_names": [["one"], ["a", "b", "c", "d"], "abc", ["a", "b", 1]],
    "own_kind": ["NOT AN ID", "bot:", 1],
    "people": [["x" * 41], ["a"] * 17, "abc", [1]],
    "opponents": [
        ["casual"],
        ["casual", "casual", "NOT AN ID"],
        ["casual", "casual", "bot:"],
        ["casual", "bot:a\n", "casual"],
        1,
    ],
    "bots": [
        [{"name": "", "command": "x"}],
        [{"name": "x", "command": ""}],
        [{"name": "x"}],
        [{"name": "x" * 41, "command": "x"}],
        [{"name": "a\tb", "command": "x"}],
        ["python bot.py"],
        "python bot.py",
    ],
    "deck": ["", "a/b", 7],
    "deck_colours": ["five", 4],
    "deck_index_size": ["huge", 1],
    "deck_back": ["green", 0],
    "deck_indices": ["klingon", 2],
    "lessons_done": [["Not A Name"], ["a/b"], "cards", ["a"] * 65, [1]],
    "lesson_begun": ["../x", 1],
    "lesson_step": [0, 1000, "1", True],
    "window_geometry": ["not base64!", 9, "A" * 5000],
    "score_sheet_visible": ["yes", 1],
    "toolbar": ["left", 1, True],
    "allow_undo": ["no", 0],
    "auto_play_forced": ["always", 1],
    "hand_order": ["random", 3],
    "suit_order": ["SDCH", True],
    "trump_first": ["yes", 0],
    "ask_before_giving_up": ["never", 0],
    "ask_before_contract": ["always", 1],
    "ask_before_exchange": [["yes"], 1],
    "coach": ["often", 1],
    "theme": ["pink", False],
    "table_theme": ["tartan", 1],
    "text_size": [0, 90, 1000, "100", 100.5, True],
}


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "config" / "settings.toml")


def put(store: SettingsStore, text: str | bytes) -> None:
    store.path.parent.mkdir(parents=True, exist_ok=True)
    store.path.write_bytes(text if isinstance(text, bytes) else text.encode())


def files(store: SettingsStore) -> list[str]:
    return sorted(path.name for path in store.path.parent.iterdir())


def test_without_a_file_there_are_the_defaults(store: SettingsStore) -> None:
    assert store.load() == DEFAULTS
    assert store.problems == []
    assert not store.path.exists()


def test_what_is_saved_is_loaded(store: SettingsStore) -> None:
    store.save(CHOSEN)
    assert store.load() == CHOSEN
    assert store.problems == []
    assert files(store) == ["settings.toml"]


names = st.text(max_size=40)
bot_names = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=40)
identifiers = st.from_regex(r"\A[a-z0-9][a-z0-9_-]{0,20}\Z")


@given(
    st.builds(
        Settings,
        language=st.sampled_from(["", "en", "pl", "ru"]),
        speed=st.sampled_from(Speed),
        preset=identifiers,
        player_name=names,
        opponent_names=st.tuples(names, names, names),
        opponents=st.tuples(identifiers, bot_names.map("bot:{}".format), identifiers),
        bots=st.lists(st.builds(BotProgram, bot_names, st.text(min_size=1, max_size=60))).map(tuple),
        score_sheet_visible=st.booleans(),
        toolbar=st.sampled_from(ToolbarStyle),
        allow_undo=st.booleans(),
        ask_before_giving_up=st.booleans(),
        ask_before_contract=st.booleans(),
        ask_before_exchange=st.booleans(),
        coach=st.booleans(),
        theme=st.sampled_from(Theme),
        table_theme=st.sampled_from(TableThemeName),
        text_size=st.sampled_from((80, 100, 125, 150, 200)),
    )
)
@hypothesis_settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
def test_any_settings_survive_the_file(tmp_path: Path, settings: Settings) -> None:
    store = SettingsStore(tmp_path / "settings.toml")
    store.save(settings)
    assert store.load() == settings
    assert not store.problems


def test_every_setting_has_its_wrong_values_here() -> None:
    assert set(WRONG) == set(Settings.__struct_fields__)


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, bad in WRONG.items() for value in bad])
def test_a_wrong_value_falls_back_alone(store: SettingsStore, key: str, value: Any) -> None:
    document = msgspec.to_builtins(CHOSEN) | {key: value}
    text = "".join(f"{name} = {_toml(entry)}\n" for name, entry in document.items())
    put(store, text)
    expected = msgspec.structs.replace(CHOSEN, **{key: getattr(DEFAULTS, key)})
    assert store.load() == expected
    assert [problem.key for problem in store.problems] == [key]
    assert key in str(store.problems[0])
    assert files(store) == ["settings.toml"]


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    return str(value)


def test_what_could_not_be_used_is_kept_beside_the_next_file_once(store: SettingsStore) -> None:
    written = 'speed = "fsat"\nbots = [{name = "Ours"}]\ntext_size = 125\n'
    put(store, written)
    settings = store.load()
    assert settings.text_size == 125
    assert [(each.key, each.file) for each in store.problems] == [("speed", store.path), ("bots", store.path)]
    store.save(settings)
    store.save(msgspec.structs.replace(settings, text_size=150))
    assert files(store) == ["settings.toml", "settings.toml.bad"]
    assert store.path.with_name("settings.toml.bad").read_text() == written
    assert store.load().text_size == 150
    assert store.problems == []


@pytest.mark.parametrize("content", [b"not = = toml", b"\xff\xfe\x00binary", b"[speed", b"a = 1\na = 2\n"])
def test_a_file_that_is_no_toml_is_set_aside(store: SettingsStore, content: bytes) -> None:
    put(store, content)
    assert store.load() == DEFAULTS
    assert [(each.key, each.file.name) for each in store.problems] == [("", "settings.toml.bad")]
    assert files(store) == ["settings.toml.bad"]
    store.save(CHOSEN)
    assert store.path.with_name("settings.toml.bad").read_bytes() == content


def test_a_second_bad_file_does_not_replace_the_first(store: SettingsStore) -> None:
    for content in ("first = = bad", "second = = bad"):
        put(store, content)
        store.load()
    assert {path.read_text() for path in store.path.parent.iterdir()} == {"first = = bad", "second = = bad"}


def test_a_file_that_could_not_be_read_is_not_overwritten(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(store, 'player_name = "Anna"\n')

    def unreadable(*_args: object, **_kwargs: object) -> str:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", unreadable)
        assert store.load() == DEFAULTS
    assert "Input/output error" in str(store.problems[0])
    store.save(CHOSEN)
    assert store.load() == CHOSEN
    assert store.path.with_name("settings.toml.bad").read_text() == 'player_name = "Anna"\n'


def test_a_byte_order_mark_is_no_fault(store: SettingsStore) -> None:
    put(store, b"\xef\xbb\xbfplayer_name = 'Anna'\r\n")
    assert store.load().player_name == "Anna"
    assert store.problems == []


def test_settings_of_a_newer_program_are_kept(store: SettingsStore) -> None:
    put(store, 'version = 7\nspeed = "fast"\nhologram = {on = true, size = [1, 2.5]}\nsince = 2030-01-02\n')
    settings = store.load()
    assert (settings.version, settings.speed) == (7, Speed.FAST)
    store.save(msgspec.structs.replace(settings, speed=Speed.SLOW))
    saved = tomllib.loads(store.path.read_text())
    assert saved["hologram"] == {"on": True, "size": [1, 2.5]}
    assert (saved["version"], saved["speed"], str(saved["since"])) == (7, "slow", "2030-01-02")


def test_an_old_document_is_upgraded_step_by_step() -> None:
    steps = {
        1: lambda old: {"b": old["a"], "version": 1},
        2: lambda old: {"c": old["b"] + 1, "version": 2},
    }
    assert upgrade({"version": 1, "a": 5}, steps, 3) == {"version": 3, "c": 6}
    assert upgrade({"version": 2, "b": 5}, steps, 3) == {"version": 3, "c": 6}


@pytest.mark.parametrize(
    "document", [{}, {"version": 9}, {"version": "x"}, {"version": True}, {"version": 0}]
)
def test_other_documents_stay_as_they_are(document: dict[str, Any]) -> None:
    assert upgrade(dict(document), {}, 3) == document


def test_there_is_a_step_from_every_older_version(store: SettingsStore) -> None:
    for version in range(1, CURRENT_VERSION):
        assert upgrade({"version": version})["version"] == CURRENT_VERSION


@pytest.mark.parametrize("call", ["fsync", "replace", "mkdir"])
def test_a_failing_disk_is_told_plainly_and_costs_nothing(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    store.save(CHOSEN)

    def fail(*_args: object, **_kwargs: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(*((os, "fsync") if call == "fsync" else (Path, call)), fail)
        with pytest.raises(SettingsError, match="No space left on device") as error:
            store.save(DEFAULTS)
    assert str(store.path) in str(error.value)
    assert store.load() == CHOSEN
    assert files(store) == ["settings.toml"]


@pytest.mark.skipif(os.name == "nt", reason="needs symbolic links")
def test_a_link_into_another_folder_stays_a_link(store: SettingsStore, tmp_path: Path) -> None:
    kept = tmp_path / "dotfiles" / "thousand.toml"
    kept.parent.mkdir()
    kept.write_text("")
    store.path.parent.mkdir()
    store.path.symlink_to(kept)
    store.save(CHOSEN)
    assert store.path.is_symlink()
    assert 'preset = "polish-two-talons"' in kept.read_text()


def test_the_file_explains_itself(tmp_path):
    store = SettingsStore(tmp_path / "settings.toml")
    store.save(Settings())
    text = store.path.read_text(encoding="utf-8")
    with_the_one_before = {"ask_before_contract", "ask_before_exchange"}
    assert {field.name for field in msgspec.structs.fields(Settings)} - with_the_one_before == set(COMMENTS)
    for name, comment in COMMENTS.items():
        lines = "".join(f"# {line}\n" for line in comment.splitlines())
        assert f"{lines}{name} = " in text
    assert store.load() == Settings()
    assert not store.problems


def test_comments_name_every_value_there_is():
    kinds = {name: type(getattr(DEFAULTS, name)) for name in COMMENTS}
    enums = {name: kind for name, kind in kinds.items() if issubclass(kind, enum.Enum)}
    assert set(enums) >= {"speed", "motion", "theme"}
    for name, kind in enums.items():
        for value in kind:
            assert value.value in COMMENTS[name]


def test_links_in_a_circle_are_a_fault_to_be_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.symlink_to(path)
    with pytest.raises(SettingsError, match=r"settings\.toml"):
        SettingsStore(path).save(DEFAULTS)
