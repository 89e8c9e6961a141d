"""Makes the numbers the strong players go by, in thousand_qt/ai/model/trained.json.

    python packaging/train_players.py deals     plays the deals again; some minutes, the same every time
    python packaging/train_players.py told      has Masters play, to learn what shares of layouts come to; a
                                                quarter of an hour, the same every time
    python packaging/train_players.py fit       fits all numbers to them and writes the data file
    python packaging/train_players.py report    tells how good hands and chances are, on deals left out, and
                                                matches of two and four by the numbers of three

The deals lie beside this program, so that `fit` makes the same file again also after the player has changed.
Play them again when it has become a better one.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from thousand_qt.ai.model.numbers import TWO_PLAYERS, Numbers, trained  # noqa: E402
from thousand_qt.engine.rules import PRESETS  # noqa: E402
from training.aside import fit_aside  # noqa: E402
from training.hands import fit_hands, report_hands  # noqa: E402
from training.played import read_deals, rules_of, write_deals  # noqa: E402
from training.told import fit_told, read_told, report_told, write_told  # noqa: E402
from training.winning import fit_matches, report_matches  # noqa: E402

DEALS = {
    "classic": 2500,
    "polish": 2500,
    "quick": 2000,
    "classic-two-talons": 2500,
    TWO_PLAYERS: 2500,
}
TOLD = {
    "classic": 2500,
    "polish": 2500,
    "quick": 2500,
    TWO_PLAYERS: 400,
}
"""Deals of each family that Masters play."""
MATCHES = 20_000
OTHER_MATCHES = 1_200
"""Of each kind that the chances learned are held against."""
ENDGAMES = {"classic": "classic", "polish": "polish", "sixty": "classic"}
"""The rules by which the chances to win are learned, one for each `Endgame`, and whose deals are used."""
DEALS_FOLDER = ROOT / "packaging" / "training" / "deals"
DATA_FILE = ROOT / "thousand_qt" / "ai" / "model" / "trained.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("step", choices=("deals", "told", "fit", "report"))
    parser.add_argument("--families", nargs="*", choices=list(DEALS), default=list(DEALS), metavar="FAMILY")
    options = parser.parse_args()
    families = list(DEALS) if options.step == "fit" else options.families
    files = {family: DEALS_FOLDER / f"{family}.jsonl.gz" for family in families}
    if options.step == "deals":
        for family, path in files.items():
            write_deals(path, family, DEALS[family])
        return
    told_files = {family: DEALS_FOLDER / f"told-{family}.jsonl.gz" for family in families if family in TOLD}
    if options.step == "told":
        for family, path in told_files.items():
            write_told(path, family, TOLD[family])
        return
    deals = {family: read_deals(path) for family, path in files.items()}
    if options.step == "report":
        for family, played in deals.items():
            print(f"{family}: {len(played)} deals")
            report_hands(rules_of(family), played)
            if family in told_files:
                report_told(read_told(told_files[family]), rules_of(family).tricks_in_deal)
        for (name, family), players in itertools.product(ENDGAMES.items(), (3, 2, 4)):
            rules = PRESETS[name].replace(players=players)
            played = deals.get(f"{family}-two-talons" if players == 2 else family)
            if played is not None:
                print(f"matches of {players} until the {rules.endgame} endgame")
                report_matches(rules, played, trained().matches[rules.endgame], OTHER_MATCHES)
        return
    hands = {family: fit_hands(rules_of(family), played) for family, played in deals.items()}
    matches = {}
    for name, family in ENDGAMES.items():
        rules = PRESETS[name]
        print(f"matches until the {rules.endgame} endgame")
        matches[rules.endgame] = fit_matches(rules, deals[family], MATCHES)
    told = {
        family: fit_told(read_told(path), rules_of(family).tricks_in_deal)
        for family, path in told_files.items()
    }
    numbers = Numbers(hands, matches, told, fit_aside(deals[TWO_PLAYERS]))
    text = msgspec.json.format(msgspec.json.encode(numbers), indent=1).decode()
    DATA_FILE.write_text(_numbers_on_one_line(text), encoding="utf-8")


def _numbers_on_one_line(text: str) -> str:
    """Return JSON with every list of plain numbers on a line of its own."""
    lines: list[str] = []
    for line in text.splitlines():
        inside = lines and "[" in lines[-1] and "]" not in lines[-1]
        if inside and line.strip()[0] in "-0123456789]":
            lines[-1] += ("" if lines[-1].endswith("[") or line.strip()[0] == "]" else " ") + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
