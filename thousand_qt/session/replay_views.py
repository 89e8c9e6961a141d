"""What a seat sees between two states of a match: a talon about to be turned, a trick not yet taken.

The engine goes from state to state; a replay also stops on the way. These views are made from those of the
states before and after.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from thousand_qt.engine.actions import Action, Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import Event, TalonShown, TalonTaken, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.tricks import PlayedCard
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.replay_moments import Moment, MomentKind


def view_at(
    moment: Moment,
    before: MatchState,
    after: MatchState,
    action: Action,
    look: Callable[[MatchState], PlayerView],
) -> PlayerView:
    """Return what is seen at a moment that this action brought about.

    `before` and `after` are the states round the action, `look` gives what is seen of a state.
    """
    match moment.kind:
        case MomentKind.CARD if moment.completes_trick and isinstance(action, Play):
            return _with_whole_trick(look(before), action, moment.told)
        case MomentKind.GIVE_UP:
            return replace(look(before), turn=None, legal_actions=())
        case MomentKind.CALL | MomentKind.TALON_SHOWN:
            _, events = before.apply(action)
            return _before_the_talon_is_taken(look(after), moment.kind, events)
        case _:
            return look(after)


def _with_whole_trick(view: PlayerView, action: Play, told: tuple[Event, ...]) -> PlayerView:
    """All cards of the trick lie on the table; the plate of whoever takes them is lit."""
    (winner,) = (event.seat for event in told if isinstance(event, TrickTaken))
    return replace(
        view,
        turn=winner,
        legal_actions=(),
        hand=tuple(card for card in view.hand if card is not action.card),
        hand_sizes=_changed(view.hand_sizes, action.seat, -1),
        trick=(*view.trick, PlayedCard(action.seat, action.card)),
    )


def _before_the_talon_is_taken(view: PlayerView, kind: MomentKind, events: tuple[Event, ...]) -> PlayerView:
    shown = next((event for event in events if isinstance(event, TalonShown)), None)
    if shown is None:
        return view
    taken = next((event for event in events if isinstance(event, TalonTaken)), None)
    if taken is not None:
        view = replace(
            view,
            phase=Phase.TALON,
            legal_actions=(),
            hand=tuple(card for card in view.hand if card not in taken.cards),
            hand_sizes=_changed(view.hand_sizes, taken.seat, -len(taken.cards)),
            talon_sizes=_changed(view.talon_sizes, shown.talon, len(shown.cards)),
        )
    if kind is MomentKind.TALON_SHOWN:
        return view
    return replace(
        view,
        phase=Phase.TALON,
        legal_actions=(),
        redeal_reason=None,
        redeal_moment=None,
        talon=(),
        shown_talon=None,
    )


def _changed(numbers: tuple[int, ...], index: int, change: int) -> tuple[int, ...]:
    return (*numbers[:index], numbers[index] + change, *numbers[index + 1 :])
