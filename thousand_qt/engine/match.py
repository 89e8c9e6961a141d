"""A match: deal after deal until somebody reaches the target. The engine's public door.

A match is a list of actions: `legal_actions` says what may happen now, `apply` gives the next state and what
happened. States are immutable.
"""

from __future__ import annotations

import msgspec

from thousand_qt.engine import dealing
from thousand_qt.engine.actions import CHANCE, Action, DealCards
from thousand_qt.engine.cards import PACK, cards_of, mask_of, points_of
from thousand_qt.engine.deal import Deal, DealEnd, Phase, leftover_cards
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.events import DealResult, DealScored, Event, MatchEnded
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import DealTally, Outcome, Standing, outcome, score_deal

_UNSHUFFLED = DealCards(PACK)


class MatchState(msgspec.Struct, frozen=True):
    """The whole truth about a match, hidden cards included. Players get a `PlayerView` of it.

    Attributes:
        dealer: who deals the current deal, or the next one between deals.
        standings: by seat.
        results: the finished deals in order.
        deal: the deal in progress, None between deals.
        earlier: how many deals were played before those in `results`: a deal can be played alone.
        earlier_made: whether a contract was made in them, which the golden round asks for.
    """

    rules: Rules
    dealer: int
    standings: tuple[Standing, ...]
    results: tuple[DealResult, ...] = ()
    deal: Deal | None = None
    outcome: Outcome | None = None
    earlier: int = 0
    earlier_made: bool = False

    @classmethod
    def new(cls, rules: Rules, first_dealer: int) -> MatchState:
        """Return a match before its first deal; raises ValueError for a seat the table does not have."""
        if not 0 <= first_dealer < rules.players:
            raise ValueError(f"first dealer {first_dealer}: expected a seat from 0 to {rules.players - 1}")
        return cls(rules, first_dealer, (Standing(),) * rules.players)

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return Phase.OVER
        return self.deal.phase if self.deal is not None else Phase.DEALING

    @property
    def turn(self) -> int | None:
        """The seat to act, `CHANCE` when the cards are to be dealt, None when the match is over."""
        if self.outcome is not None:
            return None
        return self.deal.turn if self.deal is not None else CHANCE

    @property
    def deals_played(self) -> int:
        """How many deals have been scored, those before `results` included."""
        return self.earlier + len(self.results)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(standing.total for standing in self.standings)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return what may happen now; never empty before the end of the match.

        When the cards are to be dealt the one action listed is the unshuffled pack: it stands for all its
        orders, each of which may be applied.
        """
        if self.outcome is not None:
            return ()
        if self.deal is None:
            return (_UNSHUFFLED,)
        return dealing.legal_actions(self.rules, self.deal, self.standings)

    def apply(self, action: Action) -> tuple[MatchState, tuple[Event, ...]]:
        """Return the next state and what happened; this state stays as it is.

        Raises `IllegalAction` naming the rule the action breaks.
        """
        if self.outcome is not None:
            raise IllegalAction(BrokenRule.MATCH_OVER)
        if self.deal is None:
            return self._deal_cards(action)
        if isinstance(action, DealCards):
            raise IllegalAction(BrokenRule.WRONG_MOMENT)
        deal, events = dealing.apply_action(self.rules, self.deal, self.standings, action)
        if deal.end is None:
            return msgspec.structs.replace(self, deal=deal), events
        if deal.end is DealEnd.REDEALT:  # the same dealer deals again and nothing is counted (A11)
            return msgspec.structs.replace(self, deal=None), events
        return self._score(deal, events)

    def _deal_cards(self, action: Action) -> tuple[MatchState, tuple[Event, ...]]:
        if not isinstance(action, DealCards):
            raise IllegalAction(BrokenRule.WRONG_MOMENT)
        if action.seat != CHANCE:
            raise IllegalAction(BrokenRule.NOT_YOUR_TURN)
        if len(action.pack) != len(PACK) or set(action.pack) != set(PACK):
            raise IllegalAction(BrokenRule.NOT_A_FULL_PACK)
        deal, events = dealing.start_deal(
            self.rules, self.deals_played + 1, self.dealer, action.pack, self.standings
        )
        return msgspec.structs.replace(self, deal=deal), events

    def _score(self, deal: Deal, events: tuple[Event, ...]) -> tuple[MatchState, tuple[Event, ...]]:
        made_before = self.earlier_made or any(result.made for result in self.results)
        seats = score_deal(self.rules, self.standings, _tally(deal, self.rules.players, made_before))
        result = DealResult(
            number=deal.number,
            dealer=deal.dealer,
            sitter=deal.sitter,
            declarer=deal.declarer,
            contract=deal.contract,
            gave_up=deal.end is DealEnd.GIVEN_UP,
            seats=seats,
            hands=tuple(cards_of(hand) for hand in deal.dealt),
            talons=deal.talons or (deal.stock,),
            gifts=tuple(gift.card for gift in deal.gifts),
            barrel_deals=self.rules.barrel_deals,
            dark=deal.dark,
        )
        standings = tuple(score.after for score in seats)
        totals = tuple(standing.total for standing in standings)
        results = (*self.results, result)
        end = outcome(self.rules, totals, deal.declarer, self.deals_played + 1)
        dealer = (self.dealer + 1) % self.rules.players
        state = msgspec.structs.replace(
            self, dealer=dealer, standings=standings, results=results, deal=None, outcome=end
        )
        events = (*events, DealScored(result))
        return state, events if end is None else (*events, MatchEnded(end))


def _tally(deal: Deal, players: int, made_before: bool) -> DealTally:
    """Collect what `score_deal` needs; a given-up deal has no points even though nobody played.

    `made_before` says whether a contract has been made in an earlier deal of the match.
    """
    play = deal.play
    nothing = (0,) * players
    played = deal.end is DealEnd.PLAYED and play is not None
    return DealTally(
        declarer=deal.declarer,
        contract=deal.contract,
        sitter=deal.sitter,
        gave_up=deal.end is DealEnd.GIVEN_UP,
        cards=play.card_points if played and play is not None else nothing,
        marriages=play.marriage_points if played and play is not None else nothing,
        leftover_points=points_of(mask_of(leftover_cards(deal))) if played else 0,
        last_trick=play.tricks[-1].winner if played and play is not None else None,
        talon=deal.talons[0] if deal.sitter is not None else (),
        golden=deal.golden,
        dark=deal.dark,
        ends_golden_round=deal.golden and deal.number == players and not made_before,
        tricks=_tricks_taken(play, players) if played and play is not None else (),
    )


def _tricks_taken(play: TrickPlay, players: int) -> tuple[int, ...]:
    winners = [trick.winner for trick in play.tricks]
    return tuple(winners.count(seat) for seat in range(players))
