"""The program is killed at sixty random moments, and at every moment with a name. Nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.killed_program import KilledProgram, KillServer, whole_match
from thousand_qt.records.record_file import RecordFile

FORMS = ("classic", "polish-two-talons", "polish-stock", "polish-four")
"""The kills are divided among them: one test each, so that they can run at once."""
KILLS = 60 // len(FORMS)
SECRET = 1

MOMENTS = [
    ("deal", "polish-stock", {}),
    ("auction", "polish-four", {}),
    ("talon", "classic", {}),
    ("talon", "polish-two-talons", {}),
    ("exchange", "polish-two-talons", {}),
    ("contract", "classic", {}),
    ("play", "polish-four", {}),
    ("mid-trick", "polish-stock", {}),
    ("thinking", "polish-two-talons", {}),
    ("result sheet", "polish-stock", {}),
    ("between deals", "polish-four", {}),
    ("flight", "classic", {"speed": "fast"}),
    ("flight", "polish-stock", {"speed": "fast"}),
    ("undo", "polish-two-talons", {"undo_share": 0.5}),
]
"""Every form in turn; a talon is turned up in one and chosen in another, cards fly to hands in a third."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[KillServer]]:
    servers = [KillServer(tmp_path_factory.mktemp("kills"))]
    yield servers
    servers[-1].close()


@pytest.fixture
def server(servers: list[KillServer], tmp_path_factory: pytest.TempPathFactory) -> KillServer:
    """A server that is not still busy with a program of a test that failed."""
    if servers[-1].is_busy:
        servers[-1].close()
        servers.append(KillServer(tmp_path_factory.mktemp("kills")))
    return servers[-1]


@pytest.fixture
def profile(tmp_path: Path, shared_cache: Path) -> Path:
    """A new profile, but for the cards, which need not be drawn again."""
    (tmp_path / "cache").symlink_to(shared_cache)
    return tmp_path


@pytest.mark.parametrize("form", FORMS)
def test_sixty_random_kills_lose_nothing(server: KillServer, profile: Path, form: str) -> None:
    chance = random.Random(f"kills/{form}")
    program = KilledProgram(server, profile, SECRET, form)
    for number in range(KILLS):
        more = {
            "speed": "fast" if chance.random() < 0.2 else "off",
            "undo_share": chance.choice((0, 0.05, 0.3)),
            "seed": chance.randrange(1_000_000),
        }
        match number % 5:
            case 0:
                program.kill_after_seconds(chance.uniform(0.0, 0.6), **more)
            case 1 | 2:
                more["tear_at"] = chance.randrange(12)
                more["tear_bytes"] = chance.randrange(40)
                assert program.kill_where_it_waits(**more) == "writing"
            case _:
                program.kill_after_entries(chance.randrange(20), **more)
    assert program.kills == KILLS
    assert program.resumed > KILLS // 2


@pytest.mark.parametrize(("moment", "form", "order"), MOMENTS)
def test_a_kill_at_every_moment_with_a_name(
    server: KillServer, profile: Path, moment: str, form: str, order: dict[str, Any]
) -> None:
    program = KilledProgram(server, profile, SECRET, form)
    program.kill_after_entries(1)  # so that there is a match to be gone on with
    assert program.kill_where_it_waits(wait_at=moment, **order) == moment
    before = program.current()
    assert before is not None
    program.kill_after_entries(30)
    after = program.current()
    assert after is not None
    assert len(after.record.actions) > len(before.record.actions)
    assert program.resumed == 2


@pytest.mark.parametrize("tear_bytes", [0, 1, 17, 1000])
def test_a_kill_in_the_middle_of_the_first_line(server: KillServer, profile: Path, tear_bytes: int) -> None:
    program = KilledProgram(server, profile, SECRET)
    assert program.kill_where_it_waits(tear_at=0, tear_bytes=tear_bytes) == "writing"
    program.kill_after_entries(5)
    assert program.current() is not None


@pytest.mark.parametrize("form", ["polish-stock", "polish-four"])
def test_a_kill_at_the_end_of_the_match(server: KillServer, profile: Path, form: str) -> None:
    record = whole_match(SECRET, form)
    path = profile / "data" / "matches" / "almost.thousand"
    RecordFile.create(path, record.header, record.actions[:-3]).close()
    program = KilledProgram(server, profile, SECRET, form)
    assert program.kill_where_it_waits(wait_at="match end") == "match end"
    ended = program.current()
    assert ended is not None
    assert ended.record.actions == record.actions
    program.kill_after_entries(3)  # of another match: this one is over
    begun = program.current()
    assert begun is not None
    assert begun.path != path
