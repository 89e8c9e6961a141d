"""Plays what happened, behind the state: the match is always further than the cards on the table.

Groups of events (those of one action) wait in a queue; each is a row of steps, one step moves at a time.
`finish` leaps to the end of everything, and at speed "off" nothing needs an event loop at all.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QParallelAnimationGroup, QPauseAnimation, Signal

from thousand_qt.engine.events import Event, MarriageDeclared
from thousand_qt.engine.open_cards import OpenCards
from thousand_qt.engine.view import PlayerView
from thousand_qt.table import durations
from thousand_qt.table.cards import CardItem, Placement
from thousand_qt.table.choreography import Step, steps
from thousand_qt.table.stage import Stage

log = logging.getLogger(__name__)


class Group(NamedTuple):
    """What one action did, and the view after it; all cards after it, too, for somebody who looks on."""

    events: tuple[Event, ...]
    view: PlayerView
    open_cards: OpenCards | None = None


class Company(Protocol):
    """What the animator tells to everything on the table that is not a card."""

    def group_started(self, group: Group) -> None: ...
    def spoken(self, event: Event) -> None: ...
    def celebrated(self, event: MarriageDeclared, duration: int) -> QAbstractAnimation | None: ...
    def counted(self, view: PlayerView, duration: int) -> QAbstractAnimation | None: ...
    def group_ended(self, view: PlayerView, linger: int) -> None: ...


class Animator(QObject):
    """Carries out steps on the stage.

    Attributes:
        corrections: how often the events of a group did not lead to its view, so that the view put it right.
    """

    idle_reached = Signal()
    """Nothing moves any more and the table shows the last view."""
    events_started = Signal(object)
    """What one action did begins to be seen: a tuple of events. What is dropped before that is never told."""
    moment_reached = Signal(object)
    """Something can be heard now, a `Moment`: the sound of a card comes when the card lands."""

    def __init__(self, stage: Stage, company: Company, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.corrections = 0
        self._stage = stage
        self._company = company
        self._usual = 1.0
        self._hurried: float | None = None
        self._reduced = False
        self._queue: deque[Group] = deque()
        self._group: Group | None = None
        self._steps: Iterator[Step] = iter(())
        self._running: QParallelAnimationGroup | None = None
        self._advancing = False
        self._finishing = False
        self._busy = False
        self._held = False
        self._shown: PlayerView | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nothing waits."""
        return self._group is None and not self._queue and self._running is None

    @property
    def _factor(self) -> float:
        return self._usual if self._hurried is None else min(self._usual, self._hurried)

    @property
    def is_instant(self) -> bool:
        return self._finishing or self._factor == 0

    @property
    def current_animation(self) -> QAbstractAnimation | None:
        """The step that moves now."""
        return self._running

    @property
    def ahead(self) -> PlayerView | None:
        """The view that the events which are being shown lead to; None when nothing is shown."""
        return None if self._group is None else self._group.view

    @property
    def shown(self) -> PlayerView | None:
        """The view the table has got to: behind the last one while anything moves or waits."""
        return self._shown

    @property
    def is_held(self) -> bool:
        """Whether nothing is shown until `release`."""
        return self._held

    @property
    def is_reduced(self) -> bool:
        """Whether things appear instead of moving."""
        return self._reduced

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let cards appear in their places instead of flying there, or fly again."""
        self._reduced = reduced
        self._make_cards_instant()

    def _make_cards_instant(self) -> None:
        for item in self._stage.items:
            item.set_instant(self._reduced or self._factor == 0)

    def set_speed(self, name: str) -> None:
        """Set the speed; raises ValueError for one there is not. "off" ends what moves."""
        self._usual = durations.speed_factor(name)
        self._pace_changed()

    def hurry(self, name: str | None) -> None:
        """Be no slower than this speed for a while; None ends that. Raises ValueError as `set_speed`."""
        self._hurried = None if name is None else durations.speed_factor(name)
        self._pace_changed()

    def _pace_changed(self) -> None:
        self._make_cards_instant()
        if self._factor == 0:
            self.finish()

    def scaled(self, duration: int) -> int:
        """Return a duration at the present speed, in milliseconds."""
        return 0 if self.is_instant else round(duration * self._factor)

    def moving(self, duration: int) -> int:
        """Return the same for what moves to be looked at only: 0 where nothing is to move."""
        return 0 if self._reduced else self.scaled(duration)

    def play(self, events: Sequence[Event], view: PlayerView, open_cards: OpenCards | None = None) -> None:
        """Show these events when everything before them has been shown; then the table equals the view."""
        self._queue.append(Group(tuple(events), view, open_cards))
        self._busy = True
        self._advance()

    def settle(self) -> None:
        """Let the cards move to where they belong, after somebody moved one on the board."""
        if not self.idle or self.is_instant or self._reduced:
            self._stage.settle()
            return
        flights = self._stage.flights((), duration=self.scaled(durations.SETTLE), stagger=0, parent=self)
        if flights:
            self._start(flights, rest=0)

    def finish(self) -> None:
        """Leap to the end of everything that moves or waits."""
        if self._finishing:
            return
        self._finishing = True
        self._held = False
        try:
            self._stop()
            self._stage.settle()
            self._advance()
        finally:
            self._finishing = False

    def halt(self) -> None:
        """Leap to the end of what moves now; what waits goes on waiting until `go_on`."""
        self._stop()
        self._stage.settle()

    def go_on(self) -> None:
        """Show what waits."""
        self._advance()

    def hold(self) -> None:
        """Leap to the end of what moves now; the rest waits until `release`, or until all is ended."""
        self._held = True
        self.halt()

    def release(self) -> None:
        """Show what waits."""
        self._held = False
        self._advance()

    def drop(self, view: PlayerView) -> None:
        """Forget everything that moves or waits, without showing it: the table shows this view."""
        self._shown = view
        self._held = False
        self._queue.clear()
        self._steps = iter(())
        self._group = None
        self._stop()
        self._busy = False
        self._stage.gathered = False

    # The loop

    def _advance(self) -> None:
        """Carry out steps until one takes time. A loop: instant steps must not pile up on the stack."""
        if self._advancing or self._held or self._running is not None:
            return
        self._advancing = True
        try:
            while self._running is None and self._next_group():
                step = next(self._steps, None)
                if step is None:
                    self._end_group()
                else:
                    self._carry_out(step)
        finally:
            self._advancing = False
        if self._busy and self.idle:
            self._busy = False
            self.idle_reached.emit()

    def _next_group(self) -> bool:
        if self._group is None and self._queue:
            self._group = self._queue.popleft()
            self._stage.board.open_cards = self._group.open_cards
            self._stage.board.onlooker = self._group.view.onlooker
            self._steps = steps(self._stage, self._group.events)
            self._company.group_started(self._group)
            self.events_started.emit(self._group.events)
        return self._group is not None

    def _end_group(self) -> None:
        assert self._group is not None
        view = self._group.view
        self._stage.gathered = False
        before = _visible(self._stage.placements())
        self._stage.board.load(view, self._group.open_cards)
        after = self._stage.placements()
        if _visible(after) != before:
            self.corrections += 1
        if self._stage.dealer != view.dealer:
            self._stage.dealer = view.dealer
            after = self._stage.placements()
        self._stage.settle(after)
        self._group = None
        self._shown = view
        self._company.group_ended(view, self.scaled(durations.BUBBLE_LINGER))

    def _carry_out(self, step: Step) -> None:
        self._stage.board.forget_hidden()
        try:
            leading = step.change()
        except (LookupError, ValueError):
            # The events do not fit what lies here. A table that shows the view is better than one that stops.
            log.exception("events the table cannot follow: %s", self._group)
            self._steps = iter(())
            return
        if step.begins is not None:
            self.moment_reached.emit(step.begins)
        if step.spoken is not None:
            self._company.spoken(step.spoken)
        if self.is_instant or step.instant:
            if not self.is_instant:  # otherwise nobody sees the table before the group ends, which settles it
                self._stage.settle()
            if step.lands is not None:
                self.moment_reached.emit(step.lands)
            return
        movements = [*self._movements(step, leading), *self._accompaniment(step)]
        if movements or step.rest:
            self._start(movements, self.scaled(step.rest))

    def _movements(self, step: Step, leading: Sequence[CardItem]) -> list[QAbstractAnimation]:
        """Return the ways of the cards."""
        lands = step.lands

        def tell() -> None:
            self.moment_reached.emit(lands)

        landed = tell if lands is not None else None
        stagger = self.scaled(step.stagger)
        if self._reduced:
            return self._stage.fades(
                leading, duration=durations.FADE, stagger=stagger, landed=landed, parent=self
            )
        duration = self.scaled(step.duration)
        return self._stage.flights(
            leading, duration=duration, stagger=stagger, manner=step.manner, landed=landed, parent=self
        )

    def _accompaniment(self, step: Step) -> Iterator[QAbstractAnimation]:
        """Yield what moves beside the cards."""
        if step.flourish is not None:
            flourish = self._company.celebrated(step.flourish, self.scaled(durations.FLOURISH))
            if flourish is not None:
                yield flourish
        if step.counts and not self._reduced and self._group is not None:
            counting = self._company.counted(self._group.view, self.scaled(durations.COUNT_UP))
            if counting is not None:
                yield counting

    def _start(self, animations: Sequence[QAbstractAnimation], rest: int) -> None:
        self._stop()
        running = QParallelAnimationGroup(self)
        longest = max((animation.duration() for animation in animations), default=0)
        for animation in animations:
            running.addAnimation(animation)
        running.addAnimation(QPauseAnimation(longest + rest))
        running.finished.connect(self.on_step_finished)
        self._running = running
        self._busy = True
        running.start()

    def _stop(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self.on_step_finished)
            running.stop()
            running.deleteLater()

    def on_step_finished(self) -> None:
        self._stop()
        self._advance()


def _visible(placements: dict[CardItem, Placement]) -> dict[CardItem, Placement]:
    return {item: place for item, place in placements.items() if place.visible}
