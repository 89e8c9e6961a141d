"""What the search must know of a table's rules, and what it is asked for."""

from __future__ import annotations

import enum

import msgspec

from thousand_qt.engine.rules import FourAces, Rules


class PlayOptions(msgspec.Struct, frozen=True):
    """The options of a table that change the play of the cards, named as in `Rules`."""

    players: int = 3
    """Hands in the play: 2 or 3, also where a fourth player sits out."""
    must_trump: bool = True
    must_beat_suit: bool = False
    must_overtrump: bool = False
    marriage_on_first_lead: bool = False
    four_aces: bool = False
    no_foreign_trump_lead: bool = False

    @classmethod
    def of(cls, rules: Rules) -> PlayOptions:
        return cls(
            players=2 if rules.players == 2 else 3,
            must_trump=rules.must_trump,
            must_beat_suit=rules.must_beat_suit,
            must_overtrump=rules.must_overtrump,
            marriage_on_first_lead=rules.marriage_on_first_lead,
            four_aces=rules.four_aces is FourAces.POINTS_200,
            no_foreign_trump_lead=rules.no_foreign_trump_lead,
        )


class Objective(enum.Enum):
    """What the declarer maximises and the coalition minimises, in points still to come.

    The value is the weights of card points, of the declarer's declarations and of the coalition's.
    """

    DECLARER_POINTS = (1, 1, 0)
    """The declarer's points: cards, declarations, and the leftover cards if the last trick takes them."""
    DIFFERENCE = (2, 1, 1)
    """The declarer's points less the coalition's: each card point won is also one not lost."""


class Technique(enum.IntFlag):
    """Ways to search less; see `kernel`. They never change a value."""

    SCOUTING = 1
    RUNS = 2
    SHAPES = 4
    SURE_TRICKS = 8


ALL_TECHNIQUES = Technique.SCOUTING | Technique.RUNS | Technique.SHAPES | Technique.SURE_TRICKS
