"""An example of a bot: a player of Thousand in a few lines. PROTOCOL.md explains what it reads and writes.

It never bids if it need not, gives away its two cheapest cards, declares every marriage, leads its highest
card and follows with its cheapest.
"""

from __future__ import annotations

import json
import sys
from typing import Any

POINTS = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}


def points(action: str) -> int:
    """Return the card points in the text of an action, such as 15 in ``give AH KS``."""
    return sum(POINTS[word[0]] for word in action.split() if len(word) == 2)


def choose(view: dict[str, Any]) -> str:
    actions: list[str] = view["legal_actions"]
    for action in ("pass", "waive"):
        if action in actions:
            return action
    plays = [action for action in actions if action.startswith("play")]
    if plays and not view["trick"]:
        return max(plays, key=lambda play: (play.endswith("declare"), points(play)))
    gifts = [action for action in actions if action.startswith("give ")]
    return min(plays or gifts or actions[:1], key=points)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "version": 1, "name": "Example"}
        elif message["type"] == "view":
            answer = {"type": "action", "id": message["id"], "action": choose(message["view"])}
        else:
            break
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
