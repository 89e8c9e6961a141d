"""Shows a recorded match on a table: card by card, in leaps, or by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from thousand_qt.session.replay import NOBODY, ReplayCursor, Stride
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.table.durations import speed_factor
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.replay.replay_texts import ReplayTexts
from thousand_qt.ui.texts.moments import moment_status

_PAUSES: Final = {
    MomentKind.DEALT: 1400,
    MomentKind.TALON_SHOWN: 500,
    MomentKind.TALON_TAKEN: 1200,
    MomentKind.EXCHANGE: 1200,
    MomentKind.CONTRACT: 600,
    MomentKind.RESULT: 4500,
    MomentKind.REDEAL: 2500,
}
"""Milliseconds at normal speed before the next moment follows by itself; the flights of cards come on top."""
_PAUSE: Final = 500


class ReplayShow(QObject):
    """Brings a cursor and a table together.

    A step ahead is played as it happened; everything else is shown at once.

    Signals:
        moved(): another moment is on the table, or its cards are on their way; also after other eyes.
        settled(): nothing moves any more.
        playing_changed(bool): the match goes on by itself, or no longer.
    """

    moved = Signal()
    settled = Signal()
    playing_changed = Signal(bool)

    def __init__(
        self, cursor: ReplayCursor, scene: TableScene, texts: ReplayTexts, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self._scene = scene
        self._texts = texts
        self._seat = cursor.own_seat
        self._wants_all_open = True
        self._shown_with: tuple[int, bool] | None = None
        self._factor = 1.0
        self._playing = False
        self._moving = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.on_pause_over)
        scene.idle_reached.connect(self.on_idle_reached)

    @property
    def cursor(self) -> ReplayCursor:
        return self._cursor

    @property
    def names(self) -> tuple[str, ...]:
        return self._texts.names

    # How it is looked at

    @property
    def seat(self) -> int:
        """Whose eyes see the table, or who sits in front: in a secret deal always whoever plays it here."""
        cursor = self._cursor
        if not cursor.is_secret:
            return self._seat
        return cursor.own_seat if cursor.secret_eyes == NOBODY else cursor.secret_eyes

    @property
    def _looker(self) -> int:
        """Whose knowledge is shown unless everything is: `NOBODY` for what all know."""
        return self._cursor.secret_eyes if self._cursor.is_secret else self._seat

    @property
    def all_open(self) -> bool:
        """Whether all cards are open now."""
        return self._wants_all_open and not self._cursor.is_secret

    @property
    def wants_all_open(self) -> bool:
        """Whether all cards are open wherever that spoils nothing."""
        return self._wants_all_open

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge is shown, None when everything is; `NOBODY` for what all know."""
        return None if self.all_open else self._looker

    def look_from(self, seat: int) -> None:
        """Sit at another player's place."""
        if seat != self._seat:
            self._seat = seat
            self.show_now()

    def open_all(self, all_open: bool) -> None:
        """Lay all cards open, or only see what the player in front saw."""
        if all_open != self._wants_all_open:
            self._wants_all_open = all_open
            self.show_now()

    def reveal(self) -> None:
        """Show the deal that is not finished like the others."""
        self._cursor.reveal()
        self.show_now()

    def set_speed(self, name: str) -> None:
        """Set how fast cards move and moments follow each other: "off", "fast", "normal" or "slow"."""
        self._scene.set_speed(name)
        self._factor = speed_factor(name) or 1.0

    # Where it is

    def show_now(self) -> None:
        """Show the present moment at once."""
        self._say()
        self._show_view()
        self.moved.emit()
        self._rest()

    def _show_view(self) -> None:
        glimpse = self._cursor.glimpse(self._looker, all_open=self.all_open)
        self._moving = True
        self._scene.show_view(glimpse.view, glimpse.open_cards)
        self._moving = False
        self._shown_with = self.seat, self.all_open

    def say_again(self) -> None:
        """Write everything on the table anew, in another language."""
        self._say()
        self._show_view()

    def go_to(self, position: int) -> None:
        """Show the moment at a position; one step ahead is played, everything else comes at once."""
        if position == self._cursor.position:
            return
        ahead = position == self._cursor.position + 1
        self._scene.finish()
        self._timer.stop()
        self._cursor.move_to(position)
        if not ahead or self._shown_with != (self.seat, self.all_open):
            self.show_now()
            return
        self._say()
        self._moving = True
        for glimpse in self._cursor.way_here(self._looker, all_open=self.all_open):
            self._scene.play(glimpse.events, glimpse.view, glimpse.open_cards)
        self._moving = False
        self.moved.emit()
        self._rest()

    def go_on(self, stride: Stride = Stride.MOMENT) -> None:
        """Go one stride further on."""
        self.go_to(self._cursor.ahead(stride))

    def go_back(self, stride: Stride = Stride.MOMENT) -> None:
        """Go one stride back, and stay there."""
        self.pause()
        self.go_to(self._cursor.behind(stride))

    def go_to_beginning(self) -> None:
        self.pause()
        self.go_to(0)

    def go_to_end(self) -> None:
        self.pause()
        self.go_to(self._cursor.last)

    # By itself

    @property
    def is_playing(self) -> bool:
        return self._playing

    def play(self) -> None:
        """Let the match go on by itself; from its end, from the beginning."""
        if self._playing or self._cursor.last == 0:
            return
        if self._cursor.position == self._cursor.last:
            self.go_to(0)
        self._playing = True
        self.playing_changed.emit(True)
        self.go_on()

    def pause(self) -> None:
        """Stay at this moment; cards in flight arrive."""
        self._timer.stop()
        if self._playing:
            self._playing = False
            self.playing_changed.emit(False)

    def toggle_playing(self) -> None:
        (self.pause if self._playing else self.play)()

    def close(self) -> None:
        """End the show; the table is left as it is."""
        self.pause()
        self._scene.idle_reached.disconnect(self.on_idle_reached)

    def on_pause_over(self) -> None:
        self.go_on()

    def on_idle_reached(self) -> None:
        if not self._moving:
            self._rest()

    def _rest(self) -> None:
        """Once nothing moves, say so, and go on after a while if the match goes on by itself."""
        if not self._scene.idle:
            return
        self.settled.emit()
        if not self._playing:
            return
        if self._cursor.position == self._cursor.last:
            self.pause()
        else:
            self._timer.start(round(_PAUSES.get(self._cursor.moment.kind, _PAUSE) * self._factor))

    def _say(self) -> None:
        self._texts.set_status(moment_status(self._cursor.moment, self.names, self.eyes))
