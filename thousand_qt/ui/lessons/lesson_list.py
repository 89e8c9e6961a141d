"""The list of lessons: which there are by the chosen rules, which are done, and where to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from thousand_qt.lessons.course import LessonName
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.texts.lessons import lesson_title
from thousand_qt.ui.tick_list import TickList

_WIDEST: Final = 720
"""A list is no better to read when it is wider, in logical pixels."""
_MARGIN: Final = 24


class LessonList(QWidget):
    """Offers the lessons, the first one that is not done before all others.

    Signals:
        lesson_chosen(LessonName): the learner wants this one, from its beginning or from where it was left.
        rules_chosen(str): the lessons are to be given by the rule set with this key.
        forget_requested(): no lesson is to count as done any more.
        closed(): the learner has had enough.
    """

    lesson_chosen = Signal(object)
    rules_chosen = Signal(str)
    forget_requested = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonList")
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._lessons: tuple[LessonName, ...] = ()
        self._done: frozenset[LessonName] = frozenset()
        self._left: LessonName | None = None
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.7))
        self._words = plain_label(wrap=True)
        self._rules_label = plain_label()
        self._rules = NarrowComboBox()
        self._rules_label.setBuddy(self._rules)
        self._rules.activated.connect(self.on_rules_activated)
        self._list = TickList()
        self._list.setObjectName("lessons")
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setWordWrap(True)
        self._list.itemActivated.connect(self.on_activated)
        self._list.currentRowChanged.connect(self.on_row_changed)
        self._forget_button = paper_button()
        self._forget_button.setObjectName("forgetButton")
        self._forget_button.clicked.connect(self.forget_requested)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.closed)
        self._start_button = paper_button(main=True)
        self._start_button.setObjectName("startLessonButton")
        self._start_button.clicked.connect(self.on_start_clicked)
        self._lay_out()
        self.retranslate()
        self.on_restyled()

    def _lay_out(self) -> None:
        rules = QHBoxLayout()
        rules.setSpacing(8)
        rules.addWidget(self._rules_label)
        rules.addWidget(self._rules, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self._close_button)
        buttons.addWidget(self._forget_button)
        buttons.addStretch(1)
        buttons.addWidget(self._start_button)
        page = QWidget()
        page.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(page)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._words)
        column.addLayout(rules)
        column.addWidget(self._list, 1)
        column.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(1)
        layout.addWidget(page, 100)
        layout.addStretch(1)

    @property
    def list(self) -> TickList:
        """The lessons, one a row."""
        return self._list

    @property
    def rules_box(self) -> NarrowComboBox:
        """The rule sets."""
        return self._rules

    @property
    def start_button(self) -> QPushButton:
        return self._start_button

    @property
    def forget_button(self) -> QPushButton:
        return self._forget_button

    @property
    def lessons(self) -> tuple[LessonName, ...]:
        return self._lessons

    @property
    def chosen(self) -> LessonName:
        """The lesson that is marked."""
        return self._lessons[max(0, self._list.currentRow())]

    def set_rule_sets(self, sets: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer these rule sets, by key and name."""
        self._rules.clear()
        for key, name in sets:
            self._rules.addItem(name, key)
        self._rules.setCurrentIndex(max(0, self._rules.findData(chosen)))

    def show_lessons(
        self, lessons: Sequence[LessonName], done: frozenset[LessonName], left: LessonName | None
    ) -> None:
        """Show these lessons, with a tick at those that are done.

        Args:
            lessons: In their order.
            done: Those that were given to their end.
            left: The one that was left in the middle.
        """
        self._lessons, self._done, self._left = tuple(lessons), done, left
        self._list.clear()
        for _ in self._lessons:
            self._list.add_row(ticked=False)
        for row, name in enumerate(self._lessons):
            item = self._list.item(row)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
            item.setSizeHint(QSize(0, 2 * self.fontMetrics().height()))
            self._list.set_ticked(row, name in done)
        self.retranslate()
        new = [row for row, name in enumerate(self._lessons) if name not in done]
        row = self._lessons.index(left) if left in self._lessons else new[0] if new else 0
        self._list.setCurrentRow(row)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._title.setText(QCoreApplication.translate("LessonList", "Learn to play"))
        self._list.setAccessibleName(QCoreApplication.translate("LessonList", "Lessons"))
        self._words.setText(
            QCoreApplication.translate(
                "LessonList",
                "Short lessons with prepared cards. You play at a real table, and the table answers. "
                "Nothing here counts in your matches or statistics.",
            )
        )
        self._rules_label.setText(QCoreApplication.translate("LessonList", "R&ules:"))
        self._forget_button.setText(QCoreApplication.translate("LessonList", "Start &over"))
        self._close_button.setText(QCoreApplication.translate("LessonList", "C&lose"))
        self._forget_button.setEnabled(bool(self._done) or self._left is not None)
        for row, name in enumerate(self._lessons):
            item = self._list.item(row)
            text = QCoreApplication.translate("LessonList", "{number}. {title}").format(
                number=row + 1, title=lesson_title(name)
            )
            item.setText(text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self._spoken(text, name))
        self.on_row_changed()

    def _spoken(self, text: str, name: LessonName) -> str:
        if name not in self._done:
            return text
        #: For a screen reader: a lesson of the list, and that it is done.
        return QCoreApplication.translate("LessonList", "{lesson}, done").format(lesson=text)

    # Slots

    def on_row_changed(self) -> None:
        """Say what the button does with the lesson that is marked."""
        if not self._lessons:
            return
        if self.chosen is self._left:
            self._start_button.setText(QCoreApplication.translate("LessonList", "&Go on"))
        elif self.chosen in self._done:
            self._start_button.setText(QCoreApplication.translate("LessonList", "Once &more"))
        else:
            self._start_button.setText(QCoreApplication.translate("LessonList", "&Begin"))

    def on_start_clicked(self) -> None:
        self.lesson_chosen.emit(self.chosen)

    def on_activated(self, item: QListWidgetItem) -> None:
        self.lesson_chosen.emit(self._lessons[self._list.row(item)])

    def on_rules_activated(self, index: int) -> None:
        self.rules_chosen.emit(self._rules.itemData(index))

    def on_restyled(self) -> None:
        set_ink(self._words, self._style.colours.muted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
