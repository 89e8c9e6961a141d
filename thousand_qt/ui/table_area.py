"""The table with what lies over it: decision panels, short messages, sheets, the last-trick button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from thousand_qt.table.board import Zone
from thousand_qt.table.view import TableView
from thousand_qt.ui.click_label import ClickLabel
from thousand_qt.ui.overlay_button import OverlayButton
from thousand_qt.ui.panels.base import DecisionPanel
from thousand_qt.ui.paper import PaperSheet
from thousand_qt.ui.style import panel_style

MESSAGE_MILLISECONDS: Final = 6000
NOTICE_MILLISECONDS: Final = 12_000
"""What has gone wrong comes when nobody expects it."""
HINT_MILLISECONDS: Final = 20_000
"""A hint is a few sentences, and the player has to look at the cards meanwhile."""
_MARGIN: Final = 12
_MESSAGE_WIDTH: Final = 560
_BUTTON_GAP: Final = 8
_LEAST_TOP_MESSAGE: Final = 320
"""A message at the top stays between the plates if that leaves it so much."""
_LEAST_MESSAGE_BESIDE: Final = 240
"""Width a message needs at the left of the panel, in logical pixels."""
_MESSAGE_PADDING: Final = 48
"""Left and right of a message together: what the style sheet says, and a little that words never fill."""
_SMALLER: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48)
"""How much smaller the words of a panel become that has no room for them."""
_LEAST_SCALE: Final = 0.9
_MOST_SCALE: Final = 3.0


class TableArea(QWidget):
    """Holds the table view and keeps everything over it in its place.

    Signals:
        last_trick_toggled(bool): the player wants to see the last trick, or no longer.
        message_shown(str): something short was said; in the words for those who hear it.
        retranslated(): the words over the table are those of another language.
        why_asked(str): the player wants to read the paragraph of the rules with this key.
    """

    last_trick_toggled = Signal(bool)
    message_shown = Signal(str)
    retranslated = Signal()
    why_asked = Signal(str)

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self._scale = 0.0
        self._text_scale = 1.0
        self._table = table
        table.setParent(self)
        self._panel: DecisionPanel | None = None
        self._sheet: PaperSheet | None = None
        self._foot: QWidget | None = None
        self._message = ClickLabel(self)
        self._message.clicked.connect(self.on_message_clicked)
        self._paragraph = ""
        self._message.setObjectName("message")
        self._message.setProperty("toast", True)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.hide()
        self._message_lasts = False
        self._words: Callable[[], str] | None = None
        self._message_timer = QTimer(self)
        self._message_timer.setSingleShot(True)
        self._message_timer.timeout.connect(self.clear_notice)
        self.last_trick_button = OverlayButton("lastTrickButton", self)
        self.last_trick_button.setCheckable(True)
        self.last_trick_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.last_trick_button.toggled.connect(self.last_trick_toggled)
        self.set_last_trick_available(False)
        table.table_scene.layout_changed.connect(self.place)
        table.table_scene.theme_changed.connect(self.on_theme_changed)
        self.retranslate()

    @property
    def table(self) -> TableView:
        return self._table

    @property
    def panel(self) -> DecisionPanel | None:
        """The panel that is shown now."""
        return self._panel

    @property
    def sheet(self) -> PaperSheet | None:
        """The sheet that covers the middle of the table now."""
        return self._sheet

    @property
    def message(self) -> str:
        """The short message shown now, empty when there is none."""
        return self._message.text() if self._message.isVisibleTo(self) else ""

    def show_panel(self, panel: DecisionPanel) -> None:
        """Show this panel instead of any other and give it, or the cards that answer it, the keyboard."""
        before, self._panel = self._panel, panel
        if before is not None:
            before.words_changed.disconnect(self.on_panel_words_changed)
        panel.setParent(self)
        panel.words_changed.connect(self.on_panel_words_changed)
        panel.show()
        self.place()
        if panel.answered_by_cards:
            self._table.setFocus()
        else:
            panel.focus_default()
        if before is not None and before is not panel:
            before.hide()  # now, as the keyboard has left it

    def clear_panel(self) -> None:
        if self._panel is not None:
            if self._panel.isAncestorOf(self.focusWidget() or self):
                self._table.setFocus()  # before Qt takes it elsewhere, which a screen reader would tell
            self._panel.words_changed.disconnect(self.on_panel_words_changed)
            self._panel.hide()
            self._panel = None
            self.place()  # what was said above the panel comes down

    @property
    def foot(self) -> QWidget | None:
        """What lies where the player's hand would be."""
        return self._foot

    def set_foot(self, foot: QWidget | None) -> None:
        """Lay this where the hand would be, for a player who has none; None takes it away."""
        if self._foot is not None:
            self._foot.hide()
        self._foot = foot
        if foot is not None:
            foot.show()
            self.place()

    def show_sheet(self, sheet: PaperSheet) -> None:
        """Lay a sheet over the table; it stays until `clear_sheet`."""
        self.clear_sheet()
        self._sheet = sheet
        sheet.setParent(self)
        sheet.show()
        sheet.raise_()
        self.place()
        sheet.setFocus()

    def clear_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.hide()
            self._sheet.deleteLater()
            self._sheet = None
            self._show_status()
            self._table.setFocus()

    def show_message(self, text: str, milliseconds: int = MESSAGE_MILLISECONDS) -> None:
        """Say something short about the present moment; it goes away by itself or with `clear_message`."""
        self._say(text, milliseconds, lasts=False)

    def show_words(self, words: Callable[[], str], milliseconds: int) -> None:
        """Say something short as `show_message` does, and in another language when that is chosen."""
        self._say(words(), milliseconds, lasts=False)
        self._words = words

    def announce(self, text: str) -> None:
        """Have something said to those who hear the table, who would else have to look for it."""
        self.message_shown.emit(text)

    def show_notice(
        self, text: str, milliseconds: int = NOTICE_MILLISECONDS, *, spoken: str | None = None
    ) -> None:
        """Say something that is still true when the game goes on; it stays its time.

        `spoken` is for those who hear it, where that should be other words.
        """
        self._say(text, milliseconds, lasts=True, spoken=spoken)

    def show_refusal(self, text: str, paragraph: str) -> None:
        """Say why something cannot be done; a click, or F1, opens the paragraph with this key."""
        #: Behind a sentence that refuses a card or a bid: F1 is a key.
        why = QCoreApplication.translate("TableArea", "Why? F1")
        self._say(f"{text} {why}", MESSAGE_MILLISECONDS, lasts=False, paragraph=paragraph)

    @property
    def paragraph(self) -> str:
        """The key of the paragraph that decides what was refused last, while that is being said."""
        return self._paragraph if self.message else ""

    def on_message_clicked(self) -> None:
        self.why_asked.emit(self._paragraph)

    def _say(
        self, text: str, milliseconds: int, *, lasts: bool, paragraph: str = "", spoken: str | None = None
    ) -> None:
        self._message_lasts = lasts
        self._words = None
        self._paragraph = paragraph
        self._message.set_offers_more(bool(paragraph))
        self._message.setText(text)
        self._message.show()
        self._message.raise_()
        self.place()
        self._message_timer.start(milliseconds)
        self.message_shown.emit(text if spoken is None else spoken)

    def clear_message(self) -> None:
        """Take back what was said about a moment that is over."""
        if not self._message_lasts:
            self.clear_notice()

    def clear_notice(self) -> None:
        """Take back whatever was said."""
        self._message_timer.stop()
        self._message.hide()
        self._message_lasts = False

    def set_last_trick_available(self, available: bool) -> None:
        """Offer the last trick for a second look, or not."""
        if not available:
            self.last_trick_button.setChecked(False)
        self.last_trick_button.setVisible(available)
        self.last_trick_button.setEnabled(available)  # its key, too, does nothing then

    def place(self) -> None:
        """Put everything where the layout of the table has room for it."""
        self._table.setGeometry(self.rect())
        self._restyle()
        self._place_panel()
        if self._foot is not None:
            self._foot.adjustSize()
            centre = self._table.table_scene.table_layout.hand_room.center().toPoint()
            self._foot.move(centre - self._foot.rect().center())
        self._place_last_trick_button()
        self._place_message()
        if self._sheet is not None:
            self._sheet.set_wanted_growth(max(1.0, self._scale))
            self._sheet.fit_parent(below=self._message.geometry().bottom() if self.message else 0)
            self._message.raise_()
        self._show_status()

    def _show_status(self) -> None:
        """Half a line, or an edge of a plate, that peeps out from under a sheet is worse than none."""
        scene = self._table.table_scene
        status = scene.table_layout.status.toAlignedRect()
        scene.set_status_shown(self._sheet is None or not self._sheet.geometry().intersects(status))
        scene.set_covered(QRect() if self._sheet is None else self._sheet.geometry())

    def _place_message(self) -> None:
        """Put it over the panel, or where no card of trick or hand is: under the trick, or at the top.

        Over banner and plates a message may lie: what stands there it gives back after a moment.
        """
        for room in self._message_rooms():
            if self._fit_message(room, 1.0):
                break
        else:
            room = self._room_at_top(self.width() - 2 * _MARGIN)
            for factor in _SMALLER:
                if self._fit_message(room, factor):
                    break
        at_top = self._sheet is not None or room.top() == _MARGIN
        left = room.center().x() - self._message.width() // 2
        self._message.move(left, room.top() if at_top else room.bottom() + 1 - self._message.height())

    def _message_rooms(self) -> list[QRect]:
        """Return where a message may lie, the best first."""
        layout = self._table.table_scene.table_layout
        between = self.width() - 4 * _MARGIN
        between -= 2 * max(
            (round(seat.plate.width()) for seat in layout.seats if seat.plate.top() < layout.banner.bottom()),
            default=0,
        )
        tops = [self._room_at_top(between)] if between >= _LEAST_TOP_MESSAGE else []
        if len(layout.seats) == 2:  # the banner is in the corner
            left, right = (
                round(layout.banner.right()) + _MARGIN,
                round(layout.seats[1].plate.left()) - _MARGIN,
            )
            tops = [QRect(left, _MARGIN, right - left, round(layout.status.bottom()) - _MARGIN)]
            tops = tops if right - left >= _LEAST_TOP_MESSAGE else []
        tops.append(self._room_at_top(self.width() - 2 * _MARGIN))
        if self._sheet is not None:
            return tops
        if self._panel is not None and self._table.table_scene.gifts_above_panel:
            return tops
        if self._panel is not None:
            top, bottom = self._talon_bottom() + 8, self._panel.geometry().top() - 8
            width = min(self.width() - 2 * _MARGIN, round(_MESSAGE_WIDTH * self._scale * self._text_scale))
        else:
            # The corners of a trick are turned: it reaches a little lower than its cards.
            top = round(max(layout.trick_box(seat.trick).bottom() for seat in layout.seats)) + 1
            bottom = round(layout.middle.bottom())
            width = min(self.width() - 2 * _MARGIN, round(layout.middle.width()))
        button = self.last_trick_button
        middle = QRect((self.width() - width) // 2, top, width, bottom - top)
        if button.isVisibleTo(self) and button.geometry().intersects(middle):
            middle.setBottom(button.geometry().top() - 6)
        beside = self._room_beside_panel() if len(layout.seats) == 2 else None
        return [middle, *tops] if beside is None else [middle, beside, *tops]

    def _room_beside_panel(self) -> QRect | None:
        """Return the room at the left of the panel: with two players nobody's cards lie there."""
        if self._panel is None:
            return None
        panel = self._panel.geometry()
        room = QRect(_MARGIN, panel.top(), panel.left() - 2 * _MARGIN, panel.height())
        return room if room.width() >= _LEAST_MESSAGE_BESIDE else None

    def _room_at_top(self, width: int) -> QRect:
        """Return the room over banner and status line; `width` in logical pixels."""
        bottom = round(self._table.table_scene.table_layout.status.bottom())
        return QRect((self.width() - width) // 2, _MARGIN, width, bottom - _MARGIN)

    def _talon_bottom(self) -> int:
        """Return how high a message over the panel may reach: to a talon that lies there."""
        scene = self._table.table_scene
        layout = scene.table_layout
        if not any(spot.zone is Zone.TALON for spot, _ in scene.board.spots()):
            return round(layout.status.bottom())
        rows = layout.talon_places((3,))
        return round(max(layout.card_rect(pose).bottom() for row in rows for pose in row))

    def _fit_message(self, room: QRect, factor: float) -> bool:
        """Make the message as wide as its text, if that is good to read, and then as high as it must be."""
        message = self._message
        self._set_letters(message, factor)
        message.ensurePolished()
        words = message.fontMetrics().horizontalAdvance(message.text())
        width = max(1, min(room.width(), words + round(_MESSAGE_PADDING * self._scale)))
        message.resize(width, message.heightForWidth(width))
        return message.height() <= room.height()

    def _set_letters(self, widget: QWidget, factor: float) -> None:
        """Give a panel or message letters so many times as large as others."""
        sheet = "" if factor == 1.0 else self._smaller_style(factor)
        if widget.styleSheet() != sheet:
            widget.setStyleSheet(sheet)

    def _restyle(self) -> None:
        """Let the panels grow with the table."""
        scale = round(max(_LEAST_SCALE, min(self._table.table_scene.table_layout.unit, _MOST_SCALE)), 1)
        if scale != self._scale:
            self._scale = scale
            self._apply_style()

    def _apply_style(self) -> None:
        if not self._scale:
            return  # it has no size yet
        ground = self._table.table_scene.table_theme.panel.name()
        self.setStyleSheet(panel_style(self._scale, self._text_scale, ground))

    def set_text_scale(self, scale: float) -> None:
        """Make all words larger or smaller; 1 is the usual size."""
        self._text_scale = scale
        self._apply_style()
        self._table.table_scene.set_text_scale(scale)
        self.place()

    def on_theme_changed(self) -> None:
        self._apply_style()

    def _place_last_trick_button(self) -> None:
        room = self._table.table_scene.table_layout.last_trick.toAlignedRect()
        self.place_button(self.last_trick_button, room)

    def place_button(self, button: OverlayButton, room: QRect) -> None:
        """Put a button into a room on the cloth, at its lower edge and in the middle."""
        button.fit(room.size(), self._smaller_style)
        button.move(room.left() + (room.width() - button.width()) // 2, room.bottom() + 1 - button.height())

    @property
    def claim_room(self) -> QRect:
        """Where a button for a claim has room: over that for the last trick."""
        room = self._table.table_scene.table_layout.last_trick.toAlignedRect()
        return room.translated(0, -room.height() - _BUTTON_GAP)

    def _smaller_style(self, factor: float) -> str:
        """Return the style of panels and buttons with smaller letters."""
        ground = self._table.table_scene.table_theme.panel.name()
        return panel_style(self._scale, self._text_scale * factor, ground)

    def _place_panel(self) -> None:
        """Put the panel where it hides no card; words that are too large for that become smaller."""
        panel = self._panel
        if panel is None:
            return
        zone = self._table.table_scene.table_layout.panel_rect.toAlignedRect()
        for factor in _SMALLER:
            self._set_letters(panel, factor)
            if panel.fit(zone.size(), self._scale):
                break
        left = zone.center().x() - panel.width() // 2
        left = max(0, min(left, self.width() - panel.width()))
        panel.move(left, max(_MARGIN, zone.bottom() + 1 - panel.height()))

    def on_panel_words_changed(self) -> None:
        self._place_panel()

    def retranslate(self) -> None:
        self.last_trick_button.set_words(QCoreApplication.translate("TableArea", "Last trick"))
        self._table.set_accessible_text(QCoreApplication.translate("TableArea", "Card table"))
        self.last_trick_button.setToolTip(QCoreApplication.translate("TableArea", "Show the last trick (L)"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self._words is not None and self.message:
                self._message.setText(self._words())
            else:
                self.clear_notice()
            self.place()
            self.retranslated.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()
