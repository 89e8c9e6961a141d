"""The note beside the table: what the lesson says, what it answers, and how to go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.growth import Growth
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.progress_line import ProgressLine
from thousand_qt.ui.wrapping_row import WrappingRow

_TAIL: Final = 14.0
"""How far the tail of the speech note reaches towards the table, in pixels."""
_RADIUS: Final = 12.0
_GAP: Final = 8
_ROOMY: Final = 17
"""A note less high, in lines, leaves its room to the words: the list of lessons serves as well."""


class LessonNote(QWidget):
    """A note that speaks: a tail shows that it is the table that says it.

    Signals:
        went_on(): the learner has read what is said.
        show_requested(): the learner wants to see what is right.
        again_requested(), skip_requested(), list_requested(): the lesson from its beginning, the next lesson,
            the list of lessons.
        why_asked(): the learner wants to read the paragraph of the rules.
    """

    went_on = Signal()
    show_requested = Signal()
    again_requested = Signal()
    skip_requested = Signal()
    list_requested = Signal()
    why_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonNote")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._growth = Growth()
        self._is_good = True
        self._task = False
        self._is_last = False
        self._has_next = True
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.2))
        self._place = plain_label(wrap=True)
        self._place.setFont(scaled_font(self.font(), 0.9))
        self._line = ProgressLine()
        self._answer = plain_label(wrap=True)
        self._answer.setObjectName("lessonAnswer")
        self._answer.setFont(scaled_font(self.font(), 1.15, bold=True))
        self._words = plain_label(wrap=True)
        self._words.setObjectName("lessonWords")
        self._words.setFont(scaled_font(self.font(), 1.15))
        self._scroll = FittingScrollArea()
        self._why_button = self._button("whyButton", small=True)
        self._why_button.clicked.connect(self.why_asked)
        self._go_on_button = self._button("goOnButton", main=True)
        self._go_on_button.clicked.connect(self.went_on)
        self._show_button = self._button("showButton")
        self._show_button.clicked.connect(self.show_requested)
        self._again_button = self._button("againButton", small=True)
        self._again_button.clicked.connect(self.again_requested)
        self._skip_button = self._button("skipButton", small=True)
        self._skip_button.clicked.connect(self.skip_requested)
        self._list_button = self._button("listButton", small=True)
        self._list_button.clicked.connect(self.list_requested)
        self._lay_out()
        self.retranslate()
        self.on_restyled()

    @staticmethod
    def _button(name: str, *, main: bool = False, small: bool = False) -> QPushButton:
        button = paper_button(main=main, small=small)
        button.setObjectName(name)
        return button

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 4, 8, 4)
        column.setSpacing(12)
        column.addWidget(self._answer)
        column.addWidget(self._why_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._words)
        self._scroll.set_content(content)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        small = WrappingRow(_GAP)
        for button in (self._again_button, self._skip_button, self._list_button):
            small.add(button, stretch=1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(round(_TAIL) + 16, 18, 20, 16)
        layout.setSpacing(_GAP)
        layout.addWidget(self._title)
        layout.addWidget(self._place)
        layout.addWidget(self._line)
        layout.addWidget(self._scroll)
        layout.addSpacing(_GAP)
        layout.addWidget(self._show_button)
        layout.addWidget(self._go_on_button)
        layout.addStretch(1)
        layout.addWidget(small)

    # What is said

    @property
    def words(self) -> str:
        """What the lesson says now."""
        return self._words.text()

    @property
    def answer(self) -> str:
        """What it says to what was done last; empty when it says nothing."""
        return self._answer.text()

    @property
    def go_on_button(self) -> QPushButton:
        return self._go_on_button

    @property
    def show_button(self) -> QPushButton:
        return self._show_button

    @property
    def again_button(self) -> QPushButton:
        return self._again_button

    @property
    def skip_button(self) -> QPushButton:
        return self._skip_button

    @property
    def list_button(self) -> QPushButton:
        return self._list_button

    @property
    def why_button(self) -> QPushButton:
        """Offers the paragraph of the rules that refuses what was tried."""
        return self._why_button

    def show_place(self, title: str, place: str, number: int, count: int, *, has_next: bool) -> None:
        """Say which lesson this is, which step of it, and whether another lesson follows."""
        self._has_next = has_next
        self._title.setText(title)
        self._place.setText(place)
        self._line.show_progress(number, count)

    def show_words(self, words: str, *, is_task: bool, is_last: bool) -> None:
        """Say something, to be read or to be done; after the last words there is the next lesson."""
        self._words.setText(words)
        self._scroll.setAccessibleName(words)
        self._task, self._is_last = is_task, is_last
        self._show_button.setVisible(is_task)
        self._go_on_button.setVisible(not is_task)
        self.retranslate()
        self._scroll.verticalScrollBar().setValue(0)
        self._measure()

    def show_answer(self, words: str, *, is_good: bool, has_paragraph: bool = False) -> None:
        """Answer what was done; `has_paragraph` when a rule is behind it."""
        self._answer.setText(words)
        self._answer.setVisible(bool(words))
        self._why_button.setVisible(has_paragraph)
        self._is_good = is_good
        self.on_restyled()
        self._scroll.verticalScrollBar().setValue(0)
        self._measure()

    def set_growth(self, factor: float) -> None:
        """Be so many times as large as usual, as the table is."""
        self._growth.set_factor(self, factor)
        self._measure()

    def _measure(self) -> None:
        """Let what is said take as much height as it needs, as far as there is room."""
        roomy = self.height() >= _ROOMY * self.fontMetrics().height()
        for button in (self._again_button, self._skip_button):
            button.setVisible(roomy)
        layout = self.layout()
        margins = 0 if layout is None else layout.contentsMargins().left() + layout.contentsMargins().right()
        self._scroll.measure(self.width() - margins)

    def retranslate(self) -> None:
        """Set the words of the buttons; what is said is set by whoever says it."""
        last = (
            QCoreApplication.translate("LessonNote", "&Next lesson")
            if self._has_next
            else QCoreApplication.translate("LessonNote", "&Finish", "the last of the lessons")
        )
        on = QCoreApplication.translate("LessonNote", "&Go on")
        self._go_on_button.setText(last if self._is_last else on)
        self._show_button.setText(QCoreApplication.translate("LessonNote", "&Show me"))
        self._again_button.setText(QCoreApplication.translate("LessonNote", "From the &beginning"))
        self._skip_button.setText(QCoreApplication.translate("LessonNote", "S&kip"))
        self._list_button.setText(QCoreApplication.translate("LessonNote", "&All lessons"))
        self._why_button.setText(QCoreApplication.translate("LessonNote", "&Why? (F1)"))

    # Qt

    def on_restyled(self) -> None:
        colours = self._style.colours
        set_ink(self._place, colours.muted)
        set_ink(self._answer, colours.gold if self._is_good else colours.loss)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._style.colours
        painter.fillRect(self.rect(), colours.stripe)
        sheet = QRectF(self.rect()).adjusted(_TAIL + 1, 6, -6, -6)
        outline = QPainterPath()
        outline.addRoundedRect(sheet, _RADIUS, _RADIUS)
        middle = sheet.top() + min(90.0, sheet.height() / 3)
        tail = QPainterPath(QPointF(sheet.left() + 2, middle - 12))
        tail.lineTo(2, middle + 6)
        tail.lineTo(sheet.left() + 2, middle + 14)
        painter.setPen(QPen(colours.edge, 1.5))
        painter.setBrush(colours.paper)
        painter.drawPath(outline.united(tail))
