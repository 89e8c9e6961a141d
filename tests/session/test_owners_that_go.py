"""Whoever waits for a thread may go at any moment, also at the one in which the thread answers.

The thread ends then, even when nobody has told it to.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

_ROUNDS = 600
_WAIT = 60
"""Seconds within which all threads must have ended."""
_PROGRAM = f"""
import os, random, sys, threading, time
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from thousand_qt.ai.seat import Budget
from thousand_qt.session.cards_checker import CardsChecker
from thousand_qt.session.thinker import Thinker
from thousand_qt.ui.library.desk import Desk
from tests.records.sample_records import played

application = QCoreApplication([])
record = played(entries=2)
chance = random.Random(1)

def pause():
    time.sleep(chance.choice((0, 0.001, 0.002)))

class Seat:
    def choose(self, view, budget):
        pause()

def begin_thinker(owner):
    Thinker(owner).ask(Seat(), None, Budget())

def begin_desk(owner):
    Desk(owner).ask(pause, lambda value: None)

def begin_checker(owner):
    CardsChecker(owner).start(record, None)

for round in range({_ROUNDS}):
    owner = QObject()
    begin_NAME(owner)
    end = time.monotonic() + chance.choice((0, 0.001, 0.002))
    while True:
        application.processEvents()
        if time.monotonic() >= end:
            break
        time.sleep(0.0002)
    owner.deleteLater()
    del owner
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
give_up = time.monotonic() + {_WAIT}
while threading.active_count() > 1 and time.monotonic() < give_up:
    time.sleep(0.01)
left = [thread.name for thread in threading.enumerate()][1:]
print(len(left), "threads left, such as", left[0]) if left else print("gone")
sys.stdout.flush()
os._exit(0)  # what threads do at the end of a program is another matter
"""


@pytest.mark.parametrize("name", ["thinker", "desk", "checker"])
def test_an_owner_that_goes_while_its_thread_answers(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", _PROGRAM.replace("NAME", name)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout == "gone\n", done.stdout + done.stderr
    assert done.returncode == 0
