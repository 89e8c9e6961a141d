"""A library of 10,000 matches: ``pytest tests/benchmarks/bench_library.py --benchmark-enable``.

Real matches of computer players are given other times until there are enough of them. What matters to a
player: opening the library when a match is new, turning its pages, searching, statistics. The first build of
the index happens once, in the background, and may take a while; it comes first here as the others use it.
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.records.whole_matches import whole_match
from thousand_qt.engine.record import SeatEntry
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.entries import MatchFilter, Result, SortBy
from thousand_qt.records.figures import Scope
from thousand_qt.records.library import Library
from thousand_qt.records.statistics import Statistics

MATCHES = int(os.environ.get("THOUSAND_MATCHES", "10000"))
LEVELS = ("casual", "strong")
SEATS = (SeatEntry("Anna", "human"), *(SeatEntry(level.title(), level) for level in LEVELS))

pytestmark = pytest.mark.timeout(0)  # it takes as long as the machine needs


def write_matches(folder: Path) -> None:
    """Write `MATCHES` records, all different, in little time."""
    folder.mkdir(parents=True)
    presets = ("classic", "polish", "sixty", "quick", "dump")
    texts = [
        write_record(whole_match(PRESETS[name], 100 + number, seats=SEATS, hour=0))
        for name in presets
        for number in range(8)
    ]
    for number in range(MATCHES):
        started = f"{2000 + number % 25}-{1 + number % 12:02}-{1 + number % 28:02}T20:00:00.{number:06}+00:00"
        text = texts[number % len(texts)].replace("2026-01-01T00:00:00+00:00", started, 1)
        path = folder / f"{number:06}.thousand"
        path.write_text(text, encoding="utf-8", newline="\n")
        os.utime(path, (1.6e9 + 3600 * number, 1.6e9 + 3600 * number))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("library")
    write_matches(data / "matches")
    return data


@pytest.fixture(scope="module")
def library(data: Path) -> Library:
    library = Library(data)
    library.refresh()
    return library


def test_the_first_build(benchmark: BenchmarkFixture, data: Path) -> None:
    def build() -> Library:
        (data / "library.sqlite").unlink(missing_ok=True)
        library = Library(data)
        library.refresh()
        return library

    library = benchmark.pedantic(build, rounds=1)
    assert library.find(limit=1).total == MATCHES
    size = library.database.path.stat().st_size
    benchmark.extra_info["megabytes"] = round(size / 1e6, 1)


def test_opening_with_nothing_new(benchmark: BenchmarkFixture, data: Path, library: Library) -> None:
    """Open, look at all files, show the first page."""

    def opened() -> int:
        again = Library(data)
        again.refresh()
        return again.find(limit=100).total

    assert benchmark(opened) == library.find(limit=1).total == MATCHES


def test_opening_after_a_match(benchmark: BenchmarkFixture, data: Path, library: Library) -> None:
    path = sorted(library.folder.iterdir())[5]
    times = count(2_000_000_000)

    def play() -> None:
        moment = next(times)
        os.utime(path, (moment, moment))

    def opened() -> int:
        again = Library(data)
        report = again.refresh()
        again.find(limit=100)
        return report.read

    assert benchmark.pedantic(opened, setup=play, rounds=10) == 1


@pytest.mark.parametrize("sort", SortBy)
def test_a_page(benchmark: BenchmarkFixture, library: Library, sort: SortBy) -> None:
    page = benchmark(lambda: library.find(sort=sort, offset=MATCHES // 2, limit=100))
    assert len(page.matches) == 100


def test_a_search(benchmark: BenchmarkFixture, library: Library) -> None:
    wanted = MatchFilter(text="anna 0012", result=Result.WON, rules="classic")
    assert benchmark(lambda: library.find(wanted, limit=100)).total < MATCHES


def test_the_whole_list(benchmark: BenchmarkFixture, library: Library) -> None:
    assert len(benchmark(library.find).matches) == MATCHES


def test_all_statistics(benchmark: BenchmarkFixture, library: Library) -> None:
    statistics = Statistics(library)
    figures = benchmark.pedantic(statistics.figures, rounds=3)
    assert figures.matches.finished + figures.matches.unfinished == MATCHES


def test_statistics_of_one_rule_set(benchmark: BenchmarkFixture, library: Library) -> None:
    statistics = Statistics(library)
    figures = benchmark.pedantic(statistics.figures, (Scope(rules="polish"),), rounds=3)
    assert 0 < figures.matches.finished < MATCHES
