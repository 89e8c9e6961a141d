"""Spreads the games of a contest over processes; what comes out does not depend on how many there are."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, NoReturn, cast

import msgspec

from thousand_qt.ai.arena.contest import Contest, DealReport, MatchReport, play_deal, play_match
from thousand_qt.ai.arena.contestants import Roster

_PATIENCE_SECONDS: Final = 10.0
"""How long a process may take to clean up when its games are played, or when it was told to stop."""


class WorkerError(Exception):
    """A process ended before its games were played."""


class Reports(msgspec.Struct):
    """What happened in all games, in the order of their numbers."""

    deals: list[DealReport]
    matches: list[MatchReport]


Played = Generator[tuple[int, DealReport | MatchReport]]
"""Games by their number, in any order."""


def run(
    contest: Contest, *, deals: int, matches: int, jobs: int, on_played: Callable[[int], object]
) -> Reports:
    """Play all games in `jobs` processes; `on_played` hears how many are done.

    A deal in all its seatings counts as one game. Raises `WorkerError` when a process dies.
    """
    games = deals + matches
    jobs = min(jobs, games)
    reports: dict[int, DealReport | MatchReport] = {}
    playing = _here(contest, deals, games) if jobs <= 1 else _spread(contest, deals, games, jobs)
    with contextlib.closing(playing):
        for number, report in playing:
            reports[number] = report
            on_played(len(reports))
    ordered = [reports[number] for number in range(games)]
    return Reports(cast("list[DealReport]", ordered[:deals]), cast("list[MatchReport]", ordered[deals:]))


def _play(contest: Contest, roster: Roster, deals: int, number: int) -> DealReport | MatchReport:
    """Play a game by its number: the deals come first, then the matches."""
    if number < deals:
        return play_deal(contest, roster, number)
    return play_match(contest, roster, number - deals)


def _here(contest: Contest, deals: int, games: int) -> Played:
    with Roster(contest.a, contest.b) as roster:
        for number in range(games):
            yield number, _play(contest, roster, deals, number)


def _spread(contest: Contest, deals: int, games: int, jobs: int) -> Played:
    # Spawned, for a fork of a process with threads is no safe place to think in.
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    try:
        for worker in range(jobs):
            ours, theirs = context.Pipe(duplex=False)
            numbers = range(worker, games, jobs)
            process = context.Process(target=_work, args=(contest, deals, numbers, theirs))
            workers[ours] = process
            with _interrupts_held_back():
                process.start()
            theirs.close()
        left = {connection: len(range(worker, games, jobs)) for worker, connection in enumerate(workers)}
        while left:
            for connection in cast("list[Connection]", wait(list(left))):
                try:
                    number, report = cast("tuple[int, DealReport | MatchReport]", connection.recv())
                except EOFError:
                    workers[connection].join()
                    status = workers[connection].exitcode
                    raise WorkerError(
                        f"a process ended with status {status} before its games were played"
                    ) from None
                yield number, report
                left[connection] -= 1
                if not left[connection]:
                    del left[connection]
        for process in workers.values():
            process.join(_PATIENCE_SECONDS)  # they may still have programs to end
    finally:
        with _interrupts_held_back():  # who is impatient presses Ctrl-C twice
            _end(workers)


def _end(workers: dict[Connection, BaseProcess]) -> None:
    """Close what has been started; processes that are still playing are told to stop."""
    started = [process for process in workers.values() if process.pid is not None]
    for connection in workers:
        connection.close()
    for process in started:
        process.terminate()
    for process in started:
        process.join(_PATIENCE_SECONDS)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _work(contest: Contest, deals: int, numbers: range, connection: Connection) -> None:
    """Play a share of the games and send each report; runs in a process of its own."""
    signal.signal(signal.SIGTERM, _stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears Ctrl-C and tells the others
    with connection, Roster(contest.a, contest.b) as roster, contextlib.suppress(BrokenPipeError):
        for number in numbers:
            connection.send((number, _play(contest, roster, deals, number)))


def _stop(*_: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough: now it cleans up
    sys.exit(0)


@contextlib.contextmanager
def _interrupts_held_back() -> Generator[None]:
    """Keep Ctrl-C from a process that has not yet said what to do about it.

    A process inherits what its parent holds back; the parent gets its own interrupt a moment later.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
