"""Actions: everything that may happen in a match, as small values with a text form.

The text form (``bid 110``, ``play QH declare``) is the record, the log and the test fixture at once.
"""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.engine.cards import PACK, Card, format_cards, parse_cards
from thousand_qt.engine.options import DARK_BID

CHANCE: Final = -1
"""The "seat" that deals the cards."""


class DealCards(msgspec.Struct, frozen=True):
    """Chance: the shuffled pack, all 24 cards.

    The cards go out in blocks, `Rules.hand_size` to each active player from the eldest hand on, the rest is
    the talon, the two talons or the stock (its first card is drawn first). Real dealing patterns only differ
    in how it looks.
    """

    pack: tuple[Card, ...]
    seat: int = CHANCE

    def __str__(self) -> str:
        return f"deal {format_cards(self.pack)}"


class ClaimRedeal(msgspec.Struct, frozen=True):
    """A player uses the right to a new deal that the current window offers."""

    seat: int

    def __str__(self) -> str:
        return "redeal"


class WaiveRedeal(msgspec.Struct, frozen=True):
    """A player plays on although a new deal could be claimed; the others do not learn of it."""

    seat: int

    def __str__(self) -> str:
        return "waive"


class Bid(msgspec.Struct, frozen=True):
    seat: int
    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


class LookAtCards(msgspec.Struct, frozen=True):
    """Who might have bid in the dark looks at his cards instead, and the deal is like any other."""

    seat: int

    def __str__(self) -> str:
        return "look"


class BidInTheDark(msgspec.Struct, frozen=True):
    """The eldest hand bids `DARK_BID` without having looked at his cards."""

    seat: int

    @property
    def amount(self) -> int:
        """The bid, in points."""
        return DARK_BID

    def __str__(self) -> str:
        return "dark"


class Pass(msgspec.Struct, frozen=True):
    seat: int

    def __str__(self) -> str:
        return "pass"


class ChooseTalon(msgspec.Struct, frozen=True):
    """Two players, two talons: the declarer picks talon 0 or 1 (001.151)."""

    seat: int
    talon: int

    def __str__(self) -> str:
        return f"talon {self.talon}"


class SetContract(msgspec.Struct, frozen=True):
    """The declarer names the final contract, never below the winning bid."""

    seat: int
    amount: int

    def __str__(self) -> str:
        return f"contract {self.amount}"


class Exchange(msgspec.Struct, frozen=True):
    """The declarer gives away two cards.

    With three active players ``cards[0]`` goes to the next player clockwise and ``cards[1]`` to the one
    after; with two players both are put aside face down.
    """

    seat: int
    cards: tuple[Card, Card]

    def __str__(self) -> str:
        return f"give {format_cards(self.cards)}"


class GiveUp(msgspec.Struct, frozen=True):
    """The declarer gives the deal up without playing (bomb, rospis)."""

    seat: int

    def __str__(self) -> str:
        return "give-up"


class Play(msgspec.Struct, frozen=True):
    """Play a card; `declare` announces the marriage (or the four aces) it belongs to."""

    seat: int
    card: Card
    declare: bool = False

    def __str__(self) -> str:
        return f"play {self.card.text} declare" if self.declare else f"play {self.card.text}"


Action = (
    DealCards
    | ClaimRedeal
    | WaiveRedeal
    | LookAtCards
    | BidInTheDark
    | Bid
    | Pass
    | ChooseTalon
    | SetContract
    | Exchange
    | GiveUp
    | Play
)

_PLAIN: Final[dict[str, type[ClaimRedeal | WaiveRedeal | LookAtCards | BidInTheDark | Pass | GiveUp]]] = {
    "redeal": ClaimRedeal,
    "waive": WaiveRedeal,
    "look": LookAtCards,
    "dark": BidInTheDark,
    "pass": Pass,
    "give-up": GiveUp,
}
_WITH_NUMBER: Final[dict[str, type[Bid | SetContract | ChooseTalon]]] = {
    "bid": Bid,
    "contract": SetContract,
    "talon": ChooseTalon,
}


def parse_action(text: str, seat: int) -> Action:
    """Read the text form of an action of this seat; raises ValueError saying what is wrong with it.

    There is one text for each action: blanks or leading zeros too many are refused like any other damage.
    """
    action = _parse(text, seat)
    if str(action) != text:
        raise ValueError(f"{text!r} should be written {str(action)!r}")
    return action


def _parse(text: str, seat: int) -> Action:
    verb, _, rest = text.partition(" ")
    if verb in _PLAIN and not rest:
        return _PLAIN[verb](seat)
    if verb in _WITH_NUMBER:
        if not (rest.isascii() and rest.isdigit() and len(rest) <= 4):
            raise ValueError(f"{verb!r} needs a number, not {rest!r}")
        return _WITH_NUMBER[verb](seat, int(rest))
    if verb == "deal":
        pack = parse_cards(rest)
        if sorted(pack) != list(PACK):
            raise ValueError("a deal needs each of the 24 cards exactly once")
        return DealCards(pack)
    if verb == "give":
        cards = parse_cards(rest)
        if len(cards) != 2:
            raise ValueError(f"an exchange needs two cards, not {rest!r}")
        return Exchange(seat, (cards[0], cards[1]))
    if verb == "play":
        card, _, how = rest.partition(" ")
        if how not in ("", "declare"):
            raise ValueError(f"unknown words after the card: {how!r}")
        return Play(seat, Card(card), how == "declare")
    raise ValueError(f"unknown action {text!r}")
