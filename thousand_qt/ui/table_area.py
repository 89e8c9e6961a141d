"""The table with what lies over it: decision panels, short messages, sheets, the last-trick button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from thousand_qt.table.board import Zone
from thousand_qt.table.view import TableView
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
_LEAST_TOP_MESSAGE: Final = 320
"""A message at the top stays between the plates if that leaves it so much."""
_MESSAGE_PADDING: Final = 48
"""Left and right of a message together: what the style sheet says, and a little that words never fill."""
_LEAST_SCALE: Final = 0.9
_MOST_SCALE: Final = 3.0


class TableArea(QWidget):
    """Holds the table view and keeps everything over it in its place.

    Signals:
        last_trick_toggled(bool): the player wants to see the last trick, or no longer.
        message_shown(str): something short was said.
    """

    last_trick_toggled = Signal(bool)
    message_shown = Signal(str)

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self._scale = 0.0
        self._text_scale = 1.0
        self._table = table
        table.setParent(self)
        self._panel: DecisionPanel | None = None
        self._sheet: PaperSheet | None = None
        self._message = QLabel(self)
        self._message.setObjectName("message")
        self._message.setProperty("toast", True)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.hide()
        self._message_lasts = False
        self._message_timer = QTimer(self)
        self._message_timer.setSingleShot(True)
        self._message_timer.timeout.connect(self.clear_notice)
        self.last_trick_button = QPushButton(self)
        self.last_trick_button.setObjectName("lastTrickButton")
        self.last_trick_button.setProperty("overlayButton", True)
        self.last_trick_button.setCheckable(True)
        self.last_trick_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.last_trick_button.toggled.connect(self.last_trick_toggled)
        self.last_trick_button.hide()
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
        """Show this panel instead of any other and give it the keyboard."""
        self.clear_panel()
        self._panel = panel
        panel.setParent(self)
        panel.show()
        self.place()
        panel.focus_default()

    def clear_panel(self) -> None:
        if self._panel is not None:
            had_focus = self._panel.isAncestorOf(self.focusWidget() or self)
            self._panel.hide()
            self._panel = None
            self.place()  # what was said above the panel comes down
            if had_focus:
                self._table.setFocus()

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
            self._table.setFocus()

    def show_message(self, text: str, milliseconds: int = MESSAGE_MILLISECONDS) -> None:
        """Say something short about the present moment; it goes away by itself or with `clear_message`."""
        self._say(text, milliseconds, lasts=False)

    def show_notice(self, text: str, milliseconds: int = NOTICE_MILLISECONDS) -> None:
        """Say something that is still true when the game goes on; it stays its time."""
        self._say(text, milliseconds, lasts=True)

    def _say(self, text: str, milliseconds: int, *, lasts: bool) -> None:
        self._message_lasts = lasts
        self._message.setText(text)
        self._message.show()
        self._message.raise_()
        self.place()
        self._message_timer.start(milliseconds)
        self.message_shown.emit(text)

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

    def place(self) -> None:
        """Put everything where the layout of the table has room for it."""
        self._table.setGeometry(self.rect())
        self._restyle()
        zone = self._table.table_scene.table_layout.panel_rect.toAlignedRect()
        if self._panel is not None:
            self._panel.adjustSize()
            self._place_in(self._panel, zone)
        if self._sheet is not None:
            self._sheet.fit_parent()
        self._fit_message()
        self._place_last_trick_button()
        self._place_message()

    def _place_message(self) -> None:
        """Put it over the panel, or where no card of trick or hand is: under the trick, or at the top.

        Over the banner a message may lie: what stands there it gives back after a moment.
        """
        message, layout = self._message, self._table.table_scene.table_layout
        left = (self.width() - message.width()) // 2
        if self._panel is not None:
            room = self._room_above_panel()
            if room < message.height() + 8:
                self._place_at_top()
                return
            bottom = self._panel.geometry().top() - 8
            message.move(QPoint(left, max(_MARGIN, bottom - message.height())))
            return
        lowest = QRect(QPoint(left, round(layout.middle.bottom()) - message.height()), message.size())
        button = self.last_trick_button
        if button.isVisibleTo(self) and button.geometry().intersects(lowest):
            lowest.moveBottom(button.geometry().top() - 6)
        cards = [layout.trick_box(seat.trick).toAlignedRect() for seat in layout.seats]
        if any(card.intersects(lowest) for card in cards):
            self._place_at_top()
            return
        message.move(lowest.topLeft())

    def _room_above_panel(self) -> float:
        """Return how high a message over the panel may be before it covers a talon that lies there."""
        assert self._panel is not None
        scene = self._table.table_scene
        layout, top = scene.table_layout, self._panel.geometry().top()
        rows = layout.talon_places((3,)) if scene.board.talon_sizes else ()
        lying = any(spot.zone is Zone.TALON for spot, _ in scene.board.spots())
        lowest = max((layout.card_rect(pose).bottom() for row in rows for pose in row), default=0.0)
        return top - lowest if lying else float(top)

    def _place_at_top(self) -> None:
        """Over the banner, between the plates beside it."""
        message, layout = self._message, self._table.table_scene.table_layout
        plates = [seat.plate for seat in layout.seats if seat.plate.top() < layout.banner.bottom()]
        room = min((self.width() - 2 * round(plate.width()) for plate in plates), default=self.width())
        room -= 4 * _MARGIN
        if _LEAST_TOP_MESSAGE <= room < message.width():
            message.resize(room, message.heightForWidth(room))
        message.move((self.width() - message.width()) // 2, _MARGIN)

    def _fit_message(self) -> None:
        """Make the message as wide as its text, if that is good to read, and then as high as it must be."""
        message = self._message
        message.ensurePolished()
        most = max(
            200, min(self.width() - 2 * _MARGIN, round(self._table.table_scene.table_layout.middle.width()))
        )
        if self._panel is not None:
            most = min(most, round(_MESSAGE_WIDTH * self._scale * self._text_scale))
        words = message.fontMetrics().horizontalAdvance(message.text())
        width = min(most, words + round(_MESSAGE_PADDING * self._scale))
        message.resize(width, message.heightForWidth(width))

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
        """Over the own tricks, where the hand and the name plates never are."""
        button = self.last_trick_button
        button.adjustSize()
        pile = self._table.table_scene.table_layout.seats[0].pile_room
        left = min(round(pile.center().x()) - button.width() // 2, self.width() - button.width() - _MARGIN)
        button.move(left, round(pile.top()) - button.height() - 6)

    def _place_in(self, panel: QWidget, zone: QRect) -> None:
        left = zone.center().x() - panel.width() // 2
        left = max(_MARGIN, min(left, self.width() - panel.width() - _MARGIN))
        top = max(_MARGIN, zone.bottom() - panel.height())
        panel.move(left, top)

    def retranslate(self) -> None:
        self.last_trick_button.setText(QCoreApplication.translate("TableArea", "Last trick"))
        self._table.set_accessible_text(QCoreApplication.translate("TableArea", "Card table"))
        self.last_trick_button.setToolTip(QCoreApplication.translate("TableArea", "Show the last trick (L)"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.clear_notice()
            self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()
