"""What the tricks tell about the hands: cards played, duties that show what was missing, declarations."""

from __future__ import annotations

from thousand_qt.engine.cards import ACES_MASK, FULL_MASK, PACK, Card, Suit
from thousand_qt.engine.playing import is_foreign_trump
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.tricks import PlayedCard, beats
from thousand_qt.engine.view import PlayerView


def played_cards(view: PlayerView) -> list[int]:
    """Return the cards each seat has played."""
    played = [0] * view.rules.players
    for cards, _ in _all_tricks(view):
        for entry in cards:
            played[entry.seat] |= entry.card.bit
    return played


def declared_cards(view: PlayerView) -> list[int]:
    """Return the cards each seat has shown to hold by declaring; they may have been played since."""
    declared = [0] * view.rules.players
    for declaration in view.declarations:
        suit = declaration.suit
        declared[declaration.seat] |= ACES_MASK if suit is None else suit.marriage_mask
    return declared


def missing_cards(view: PlayerView) -> list[int]:
    """Return the cards that each seat did not hold after one of its plays, or the play was against a duty.

    Nobody draws a card once there are duties, so what was missing then is missing to the end.
    """
    missing = [0] * view.rules.players
    for cards, trump in _all_tricks(view)[_tricks_without_duties(view.rules) :]:
        if cards:
            missing[cards[0].seat] |= _missing_to_leader(view, cards[0], trump)
        if len(cards) < 2:
            continue
        led = winning = cards[0].card
        for entry in cards[1:]:
            missing[entry.seat] |= _missing(view.rules, entry.card, led, winning, trump)
            if beats(entry.card, winning, trump):
                winning = entry.card
    return missing


def _missing_to_leader(view: PlayerView, led: PlayedCard, trump: Suit | None) -> int:
    """Return what a player cannot hold who leads another's trump where that is the last thing to lead."""
    forbidden = view.rules.no_foreign_trump_lead and trump is not None and led.card.suit is trump
    if not forbidden or not is_foreign_trump(view.declarations, trump, led.seat):
        return 0
    assert trump is not None
    return FULL_MASK & ~trump.mask


def _all_tricks(view: PlayerView) -> list[tuple[tuple[PlayedCard, ...], Suit | None]]:
    """Return the cards of all tricks, the current one last, each with the trump of that trick."""
    return [(trick.cards, trick.trump) for trick in view.tricks] + [(view.trick, view.trump)]


def _tricks_without_duties(rules: Rules) -> int:
    """Return how many tricks are played while there is a stock (001.165); each draws a card per player."""
    if not rules.is_stock_game:
        return 0
    return len(PACK) // rules.players - rules.hand_size


def _missing(rules: Rules, card: Card, led: Card, winning: Card, trump: Suit | None) -> int:
    """Return the cards a hand cannot hold that plays this card to this trick (see `tricks.legal_cards`)."""
    if card.suit is led.suit:
        bound = rules.must_beat_suit and winning.suit is led.suit
        return winning.higher if bound and not card.bit & winning.higher else 0
    missing = led.suit.mask
    if trump is None or not rules.must_trump:
        return missing
    if card.suit is not trump:
        return missing | trump.mask
    bound = rules.must_overtrump and winning.suit is trump
    return missing | winning.higher if bound and not card.bit & winning.higher else missing
