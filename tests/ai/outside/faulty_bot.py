"""A bot that fails in the way its first argument says, and otherwise plays the first legal action.

Ways with "once" fail only as long as the file named by the second argument does not exist. "waits" is slow
rather than wrong: it makes the second argument's file when it has read a question, and answers when somebody
has taken the file away. Like any bot it needs the standard library only.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

WAY = sys.argv[1]


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(**message: Any) -> None:
    write(json.dumps(message) + "\n")


def fail(way: str, message: dict[str, Any]) -> bool:  # noqa: C901 - a list is no tangle
    """Fail at a question; returns whether it is to be answered all the same."""
    number = message["id"]
    match way:
        case "hangs":
            time.sleep(1_000_000)
        case "waits":
            witness = Path(sys.argv[2])
            witness.write_text(str(os.getpid()))
            while witness.exists():
                time.sleep(0.001)
            return True
        case "dies":
            sys.exit("no more cards, please")
        case "closes":
            os.close(1)
            time.sleep(1_000_000)
        case "chats":
            write("thinking about it\n")
        case "wrong-json":
            write("[1, 2]\n")
        case "wrong-type":
            say(type="view", id=number)
        case "wrong-id":
            say(type="action", id=number - 1, action="pass")
        case "no-text":
            say(type="action", id=number, action=["play", "AH"])
        case "no-action":
            say(type="action", id=number, action="castle kingside")
        case "illegal":
            say(type="action", id=number, action="talon 1")
        case "floods":
            while True:
                write("more and more\n")
        case "endless-line":
            while True:
                write("x" * 10_000)
        case "leaves-a-child":  # which holds the pipes open
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000000)"])
            time.sleep(1_000_000)
        case _:
            return True
    return False


def main() -> None:
    way = WAY
    if way.startswith("once-"):
        witness = Path(sys.argv[2])
        way = "" if witness.exists() else way.removeprefix("once-")
        witness.touch()
    if way == "says-nothing":
        time.sleep(1_000_000)
    if way == "deaf":  # greets and reads nothing: a long question does not even fit into the pipe
        say(type="hello", version=1, name="The one that is deaf")
        time.sleep(1_000_000)
    if way == "notes-its-process":
        Path(sys.argv[2]).write_text(str(os.getpid()))
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                if len(sys.argv) > 3:
                    with Path(sys.argv[3]).open("a") as heard:
                        heard.write(line)
                say(type="hello", version=2 if way == "other-version" else 1, name=f"The one that {way}")
            case "view" if fail(way, message):
                say(type="action", id=message["id"], action=message["view"]["legal_actions"][0])
            case "quit" if way != "notes-its-process":
                return
    if way == "notes-its-process":
        time.sleep(1_000_000)  # does not go when it is told to


main()
