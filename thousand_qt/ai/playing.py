"""Card play: weighs every legal card by what the trick should bring and what the card could do later.

The weights are rules of thumb in card points. One trick is looked at, not the rest of the deal.
"""

from __future__ import annotations

import msgspec

from thousand_qt.ai.knowledge import Knowledge, knowledge_of, winning_with
from thousand_qt.ai.stock.judgement import judged_plays
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import ALL_SUITS, FOUR_ACES_POINTS, Card, Suit, cards_of, marriages_in
from thousand_qt.engine.tricks import PlayedCard
from thousand_qt.engine.view import PlayerView

_FRIEND_ADDS = 6.0
"""Points a partner throws on a trick that is won."""
_ENEMY_ADDS = 2.5
"""Points an enemy has to leave in a trick it loses."""
_LEAD = 4.0
"""Worth of leading the next trick, for a player alone against the others."""
_LEAD_AS_OPPONENT = 1.5
_DECLARED_FROM_LEAD = 0.97
"""Chance that a marriage is declared by a player who leads the next trick."""
_DECLARED_LATER = 0.5
"""The same for a player alone against the others who does not lead it."""
_DECLARED_LATER_AS_OPPONENT = 0.2
_WINNER_LATER = 0.9
"""Chance that the highest card of a suit takes a trick later."""
_WINNER_LATER_AGAINST_TRUMPS = 0.7
"""The same when the others may trump it."""
_BEHIND_WINNER = 0.8
"""What is left of that chance for each further such card of the suit in the same hand."""
_FRIEND_SHARE = 0.8
"""Worth to an opponent of the points his partner takes."""


class Table(msgspec.Struct, frozen=True):
    """One trick as the player to act sees it.

    Attributes:
        enemies, friends: the other active seats; a declarer and the players of a two-player game have no
            friends.
        after: the seats still to play after this one.
        tricks_left: tricks still to come, this one included.
        while_drawing: what each legal play is worth while there is a stock; empty when there is none.
    """

    view: PlayerView
    known: Knowledge
    enemies: tuple[int, ...]
    friends: tuple[int, ...]
    after: tuple[int, ...]
    tricks_left: int
    while_drawing: dict[Play, float]

    @property
    def alone(self) -> bool:
        return not self.friends

    @property
    def trump(self) -> Suit | None:
        return self.view.trump

    @property
    def trump_is_ours(self) -> bool:
        """Return whether the trump suit was named by this seat or its partner."""
        named = [declaration for declaration in self.view.declarations if declaration.suit is not None]
        return bool(named) and named[-1].seat not in self.enemies


def table_of(view: PlayerView) -> Table:
    """Look at the trick a seat has to play to."""
    others = tuple(seat for seat in view.order if seat != view.seat)
    if view.declarer is None or view.declarer == view.seat:
        enemies, friends = others, ()
    else:
        enemies = (view.declarer,)
        friends = tuple(seat for seat in others if seat != view.declarer)
    place = view.order.index(view.seat)
    following = len(view.order) - len(view.trick) - 1
    after = tuple(view.order[(place + step) % len(view.order)] for step in range(1, following + 1))
    drawn_later = view.stock_size // 2
    return Table(
        view,
        knowledge_of(view),
        enemies,
        friends,
        after,
        tricks_left=len(view.hand) + drawn_later,
        while_drawing=judged_plays(view) if view.stock_size else {},
    )


def choose_play(view: PlayerView) -> Play:
    """Return the play that is worth most; of equals the lowest card."""
    table = table_of(view)
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    if len(plays) == 1:
        return plays[0]
    return max(plays, key=lambda play: preference(table, play))


def preference(table: Table, play: Play) -> tuple[float, int, int]:
    """Return what to order plays by: their worth, and of equals the lower card higher."""
    return worth_of_play(table, play), -play.card.points, -play.card.index


def worth_of_play(table: Table, play: Play) -> float:
    """Return what playing this card now is worth, in points."""
    if table.while_drawing:
        return table.while_drawing[play]
    return worth_following(table, play) if table.view.trick else worth_leading(table, play)


# Following


def worth_following(table: Table, play: Play) -> float:
    """Return what playing this card to the trick is worth, in points."""
    card = play.card
    winning = winning_with(table.view, PlayedCard(table.view.seat, card))
    ours = _chance_we_take(table, winning)
    mine = winning.seat == table.view.seat
    share = 1.0 if mine else _FRIEND_SHARE
    pot = card.points + sum(played.card.points for played in table.view.trick)
    if_ours = pot + sum(_FRIEND_ADDS if seat in table.friends else _ENEMY_ADDS for seat in table.after)
    if_theirs = pot + sum(_FRIEND_ADDS if seat in table.enemies else _ENEMY_ADDS for seat in table.after)
    worth = ours * share * if_ours - (1 - ours) * if_theirs
    if mine:
        worth += ours * _lead_worth(table, card)
    return worth - worth_later(table, card)


def _chance_we_take(table: Table, winning: PlayedCard) -> float:
    """Return the chance that this seat or its partner takes the trick won by this card so far."""
    led = table.view.trick[0].card.suit if table.view.trick else winning.card.suit
    if winning.seat in table.enemies:
        missed = 1.0
        for seat in table.after:
            if seat in table.friends:
                missed *= 1 - 0.8 * _beats(table, seat, winning, led)
        return 1 - missed
    held = 1.0
    for seat in table.after:
        if seat in table.enemies:
            held *= 1 - _beats(table, seat, winning, led)
    return held


def _beats(table: Table, seat: int, winning: PlayedCard, led: Suit, trump: Suit | None = None) -> float:
    return table.known.chance_of_beating(
        seat, winning, led, trump or table.trump, free_play=table.view.stock_size > 0
    )


def _lead_worth(table: Table, card: Card, *, declared: bool = False) -> float:
    """Return what it is worth to lead the next trick, this card being gone: above all, to declare."""
    if table.tricks_left == 1:
        return 0.0
    worth = _LEAD if table.alone else _LEAD_AS_OPPONENT
    marriages = [
        suit for suit in marriages_in(table.known.hand & ~card.bit) if not (declared and suit is card.suit)
    ]
    if marriages:
        points = max(suit.marriage_points for suit in marriages)
        worth += (_DECLARED_FROM_LEAD - _declared_later(table)) * points
    return worth


def _declared_later(table: Table) -> float:
    return _DECLARED_LATER if table.alone else _DECLARED_LATER_AS_OPPONENT


def worth_later(table: Table, card: Card) -> float:
    """Return what keeping this card for a later trick is worth, in points."""
    if table.tricks_left == 1:
        return 0.0
    hand = table.known.hand
    worth = _trick_later(table, card)
    suit = card.suit
    if card.bit & suit.marriage_mask and hand & suit.marriage_mask == suit.marriage_mask:
        worth += _declared_later(table) * suit.marriage_points
    if suit is table.trump:
        worth += 4
    elif _guards_ten(hand, card):
        worth += 3
    return worth


def _trick_later(table: Table, card: Card) -> float:
    """Return what a card should bring in a later trick."""
    if table.known.is_highest(card):
        safe = table.trump is None or table.trump is card.suit or table.trump_is_ours
        chance = _WINNER_LATER if safe else _WINNER_LATER_AGAINST_TRUMPS
        chance *= _BEHIND_WINNER ** (
            _winners_in(table.known, card.suit) - 1
        )  # which of them goes is all the same
        return chance * (card.points + 6)
    lower = table.known.hand & card.suit.mask & ~card.higher & ~card.bit
    if card.rank == "T":
        return 6.0 if lower else 3.0
    if card.rank == "K":
        return 2.0 if lower else 1.0
    return card.points / 4


def _winners_in(known: Knowledge, suit: Suit) -> int:
    """Return how many cards of the suit in hand are higher than all in other hands."""
    highest_out = _highest_out(known, suit)
    return (known.hand & suit.mask & ~((highest_out << 1) - 1 if highest_out else 0)).bit_count()


def _guards_ten(hand: int, card: Card) -> bool:
    """Return whether this card is the only one that keeps a ten from falling to the ace."""
    suit_cards = cards_of(hand & card.suit.mask)
    return len(suit_cards) == 2 and suit_cards[1].rank == "T" and suit_cards[0] is card


# Leading


def worth_leading(table: Table, play: Play) -> float:
    """Return what leading this card is worth, in points."""
    card = play.card
    trump = card.suit if play.declare and card.rank != "A" else table.trump
    mine, ours = _chances_leading(table, card, trump)
    friends, enemies = len(table.friends), len(table.enemies)
    worth = mine * (card.points + friends * _FRIEND_ADDS + enemies * _ENEMY_ADDS)
    worth += mine * _lead_worth(table, card, declared=play.declare)
    worth += (ours - mine) * _FRIEND_SHARE * (card.points + _FRIEND_ADDS + _ENEMY_ADDS)
    worth -= (1 - ours) * (card.points + (len(table.enemies) - 1) * _FRIEND_ADDS + friends * _ENEMY_ADDS)
    worth -= worth_later(table, card)
    if play.declare:
        worth += FOUR_ACES_POINTS if card.rank == "A" else card.suit.marriage_points
    if trump is card.suit:
        worth += _worth_drawing(table, card)
    elif table.alone:
        worth += (table.known.hand & card.suit.mask).bit_count()
    return worth


def _chances_leading(table: Table, card: Card, trump: Suit | None) -> tuple[float, float]:
    """Return the chances that this seat, and that this seat or its partner, takes the trick."""
    led = PlayedCard(table.view.seat, card)
    mine = 1.0
    for seat in table.enemies:
        mine *= 1 - _beats(table, seat, led, card.suit, trump)
    ours = mine
    for seat in table.friends:
        best = _highest_out(table.known, card.suit)
        ours += (1 - mine) * 0.8 * table.known.chance_of_any(seat, best)
    return mine, ours


def _highest_out(known: Knowledge, suit: Suit) -> int:
    """Return the bit of the highest card of the suit in other hands, 0 when there is none."""
    out = suit.mask & ~known.hand & ~known.gone
    return 1 << (out.bit_length() - 1) if out else 0


def _worth_drawing(table: Table, card: Card) -> float:
    """Return what it is worth to lead a trump, apart from the trick itself."""
    out = (card.suit.mask & ~table.known.hand & ~table.known.gone).bit_count()
    if not table.alone and not table.trump_is_ours:
        return -8.0
    if not out:
        return -4.0
    winners = sum(_winners_in(table.known, suit) for suit in ALL_SUITS if suit is not card.suit)
    highest = table.known.is_highest(card)
    return (3.0 if highest else 0.0) + 2.0 * min(winners, 3) * highest
