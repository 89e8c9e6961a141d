"""The program is killed at random moments, and at every moment with a name. Nothing is lost.

`python -m tests.benchmarks.bench_kills` kills as often as it is told, which takes its time.
"""

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
KILLS = 24 // len(FORMS)
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


def begun(profile: Path, form: str, actions: int) -> Path:
    """Put a match into the profile that can be gone on with after so many actions; returns its file."""
    record = whole_match(SECRET, form)
    path = profile / "data" / "matches" / "begun.thousand"
    RecordFile.create(path, record.header, record.actions[:actions]).close()
    return path


@pytest.mark.parametrize("form", FORMS)
def test_random_kills_lose_nothing(server: KillServer, profile: Path, form: str) -> None:
    chance = random.Random(f"kills/{form}")
    program = KilledProgram(server, profile, SECRET, form)
    for number in range(1, KILLS + 1):  # the first kind of kill comes last: it may find nothing begun yet
        program.kill_at_random(number, chance)
    assert program.kills == KILLS
    assert program.resumed >= KILLS // 3


@pytest.mark.parametrize(("moment", "form", "order"), MOMENTS)
def test_a_kill_at_every_moment_with_a_name(
    server: KillServer, profile: Path, moment: str, form: str, order: dict[str, Any]
) -> None:
    begun(profile, form, 1)
    program = KilledProgram(server, profile, SECRET, form)
    assert program.kill_where_it_waits(wait_at=moment, **order) == moment
    before = program.current()
    assert before is not None
    program.kill_after_entries(12)
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
    path = begun(profile, form, len(record.actions) - 3)
    program = KilledProgram(server, profile, SECRET, form)
    assert program.kill_where_it_waits(wait_at="match end") == "match end"
    ended = program.current()
    assert ended is not None
    assert ended.record.actions == record.actions
    program.kill_after_entries(3)  # of another match: this one is over
    another = program.current()
    assert another is not None
    assert another.path != path
