"""The window of rule sets: looking at the published ones, making one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.engine.rules import PRESETS
from thousand_qt.house_rules.files import SUFFIX, RuleSetFileError
from thousand_qt.house_rules.options import Draft, differences
from thousand_qt.house_rules.shelf import RuleSetShelf
from thousand_qt.ui.exporting import documents_folder, safe_stem
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.house_rules.name_dialog import NameDialog
from thousand_qt.ui.house_rules.options_page import OptionsPage
from thousand_qt.ui.house_rules.rule_book import RuleBook, own_key
from thousand_qt.ui.house_rules.set_list import SetList
from thousand_qt.ui.notice_bar import NoticeBar
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.question import Question
from thousand_qt.ui.standard_keys import on_standard_keys
from thousand_qt.ui.tab_button import tab_button
from thousand_qt.ui.texts.house_rules import closest_preset, difference_words
from thousand_qt.ui.texts.rule_sets import file_fault_words
from thousand_qt.ui.wrapping_row import WrappingRow

_LIST_CHARACTERS: Final = 35
"""So wide is the column of sets, in average characters."""
_ALL_FILES: Final = "(*)"


class RuleSetEditor(PaperDialog):
    """Shows the sets of a rule book; each change of one's own set is kept at once.

    A published set is never changed: whoever changes one of its options is asked to make a set of their own.

    Signals:
        play_asked(str): the player wants a new match by the set with this key.
    """

    play_asked = Signal(str)

    def __init__(self, book: RuleBook, key: str, parent: QWidget | None = None) -> None:
        """Open with the set of this key, or with the first one when the list of sets has none such."""
        super().__init__(parent)
        self.setObjectName("ruleSetEditor")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, on=True)
        self._book = book
        self._draft = Draft(book.rules(key if key in book.keys else next(iter(PRESETS))))
        self._base_key = "classic"
        self._sets = SetList(book)
        self._side = QWidget()
        self._tools = WrappingRow(spacing=6)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.5))
        self._words = plain_label(wrap=True)
        self._search = QLineEdit()
        self._search.setObjectName("searchEdit")
        self._search.setClearButtonEnabled(True)
        self._base_label = plain_label()
        self._base = NarrowComboBox()
        self._base_label.setBuddy(self._base)
        self._only = tab_button()
        self._page = OptionsPage()
        self._notice = NoticeBar()
        self._new = paper_button()
        self._rename, self._delete, self._import, self._export, self._reset = (
            paper_button() for _ in range(5)
        )
        self._play = paper_button()
        self._close = paper_button(main=True)
        tools = (self._new, self._rename, self._delete, self._import, self._export, self._reset)
        for button in (*tools, self._play):
            button.setAutoDefault(False)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._sets.refill(key)
        self._look_at(self._sets.key)
        self.on_restyled()
        for button in self._notice.findChildren(QPushButton):
            button.setAutoDefault(False)  # or the first of them would be what Enter presses
        self._sets.setFocus()

    def _lay_out(self) -> None:
        left = QVBoxLayout(self._side)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        left.addWidget(self._sets, 1)
        for button in (self._new, self._rename, self._delete, self._import, self._export):
            self._tools.add(button, stretch=1)
        left.addWidget(self._tools)
        sieve = WrappingRow(spacing=10)
        sieve.add(self._search, stretch=2)
        compared = QWidget()
        beside = QHBoxLayout(compared)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._base_label)
        beside.addWidget(self._base, 1)
        sieve.add(compared, stretch=1)
        sieve.add(self._only)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._title)
        right.addWidget(self._words)
        right.addWidget(sieve)
        right.addWidget(self._page, 1)
        columns = QHBoxLayout()
        columns.setSpacing(22)
        columns.addWidget(self._side)
        columns.addLayout(right, 1)
        foot = WrappingRow(spacing=10)
        foot.add(self._reset)
        foot.add_gap()
        foot.add(self._play)
        foot.add(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(12)
        layout.addLayout(columns, 1)
        layout.addWidget(self._notice)
        layout.addWidget(foot)

    def _connect(self) -> None:
        self._sets.key_chosen.connect(self.on_set_chosen)
        self._page.chosen.connect(self.on_option_chosen)
        self._page.reset_asked.connect(self.on_reset_asked)
        self._search.textChanged.connect(self.on_sieve_changed)
        self._only.toggled.connect(self.on_sieve_changed)
        self._base.activated.connect(self.on_base_chosen)
        self._new.clicked.connect(self.on_new_clicked)
        self._rename.clicked.connect(self.on_rename_clicked)
        self._delete.clicked.connect(self.on_delete_clicked)
        self._import.clicked.connect(self.on_import_clicked)
        self._export.clicked.connect(self.on_export_clicked)
        self._reset.clicked.connect(self.on_reset_all_clicked)
        self._play.clicked.connect(self.on_play_clicked)
        self._close.clicked.connect(self.accept)
        self._book.changed.connect(self.on_book_changed)
        on_standard_keys(self, QKeySequence.StandardKey.Find, self._search.setFocus)

    # What is shown

    @property
    def key(self) -> str:
        """The set that is looked at."""
        return self._sets.key

    @property
    def sets(self) -> SetList:
        return self._sets

    @property
    def page(self) -> OptionsPage:
        return self._page

    @property
    def search(self) -> QLineEdit:
        return self._search

    @property
    def notice(self) -> str:
        """What was said last about a file or the disk."""
        return self._notice.text

    @property
    def _is_own(self) -> bool:
        return self.key not in PRESETS

    @property
    def _own_name(self) -> str:
        return self._book.name(self.key)

    def look_at(self, key: str) -> None:
        """Show the set of this key; raises KeyError when there is none."""
        self._book.rules(key)
        self._sets.choose(key)

    def _look_at(self, key: str) -> None:
        self._draft = Draft(self._book.rules(key))
        rules = self._draft.rules
        closest = closest_preset(rules)
        self._base_key = closest if key not in PRESETS else "classic" if key != "classic" else "polish"
        self._fill_bases()
        self._show()
        self._page.verticalScrollBar().setValue(0)

    def _fill_bases(self) -> None:
        self._base.clear()
        for key in self._book.keys:
            if key != self.key:
                self._base.addItem(self._book.name(key), key)
        self._base.setCurrentIndex(max(0, self._base.findData(self._base_key)))
        self._base_key = str(self._base.currentData())

    def _show(self) -> None:
        base = self._book.rules(self._base_key)
        self._page.show_draft(self._draft, base)
        self._title.setText(self._book.name(self.key))
        count = len(differences(self._draft.rules, base))
        words = difference_words(self._draft.rules, base, self._book.name(self._base_key))
        description = self._book.description(self.key)
        self._words.setText(f"{description} {words}" if description else words)
        for button in (self._rename, self._delete):
            button.setEnabled(self._is_own)
        self._reset.setVisible(self._is_own)
        self._reset.setEnabled(count > 0)
        reset = QCoreApplication.translate("HouseRules", "Make all as in {name}")
        self._reset.setText(reset.format(name=self._book.name(self._base_key)))

    # Options

    def on_set_chosen(self, key: str) -> None:
        self._notice.clear()
        self._look_at(key)

    def on_option_chosen(self, option: str, value: Any) -> None:
        self._change(lambda draft: draft.set(option, value))

    def on_reset_asked(self, option: str) -> None:
        base = self._book.rules(self._base_key)
        self._change(lambda draft: draft.reset(base, option))

    def on_reset_all_clicked(self) -> None:
        base = self._book.rules(self._base_key)
        self._change(lambda draft: draft.reset(base))

    def _change(self, change: Callable[[Draft], None]) -> None:
        """Change the set that is looked at and keep it; of a published one a set of one's own is made."""
        draft = self._draft
        change(draft)
        if self._is_own:
            name = self._own_name
            self._keep(lambda shelf: shelf.change(name, draft.rules), key=self.key)
            return
        source = self.key
        self._draft = Draft(self._book.rules(source))
        self._show()
        name = self._book.shelf.free_name(self._copy_name(source))
        if self._keep(lambda shelf: shelf.add(name, draft.rules), key=own_key(name)):
            self._draft = draft
            self._base_key = source
            self._fill_bases()
            self._show()
            said = QCoreApplication.translate(
                "HouseRules", "The published rules stay as they are; “{name}” is a set of your own."
            )
            self._notice.show_notice(said.format(name=name))

    def _keep(self, change: Callable[[RuleSetShelf], object], *, key: str | None) -> bool:
        """Change the shelf; say so when the disk does not take it. Then look at the set of the key."""
        try:
            self._book.do(change)
        except OSError as error:
            text = QCoreApplication.translate("HouseRules", "The rule set cannot be saved: {detail}.")
            self._notice.show_notice(text.format(detail=error.strerror or error), is_fault=True)
            self._look_at(self.key)
            return False
        if key is not None:
            self._sets.refill(key)
        self._show()
        return True

    def _copy_name(self, key: str) -> str:
        #: The first name of a rule set made from another one, called {name}.
        return QCoreApplication.translate("HouseRules", "{name}, our way").format(name=self._book.name(key))

    # Sets

    def on_new_clicked(self) -> None:
        source = self.key
        rules = self._book.rules(source)
        offered = self._book.shelf.free_name(self._copy_name(source))

        def title() -> str:
            text = QCoreApplication.translate("HouseRules", "A set of your own, made from “{name}”")
            return text.format(name=self._book.name(source))

        def make(name: str) -> None:
            if self._keep(lambda shelf: shelf.add(name, rules), key=own_key(name)):
                self._look_at(own_key(name))

        self._ask_name(title, offered, self._book.shelf.names, make)

    def on_rename_clicked(self) -> None:
        old = self._own_name

        def title() -> str:
            return QCoreApplication.translate("HouseRules", "Another name for “{name}”").format(name=old)

        def rename(name: str) -> None:
            self._keep(lambda shelf: shelf.rename(old, name), key=own_key(name))

        others = tuple(name for name in self._book.shelf.names if name != old)
        self._ask_name(title, old, others, rename)

    def _ask_name(
        self, title: Callable[[], str], name: str, taken: tuple[str, ...], then: Callable[[str], None]
    ) -> None:
        dialog = NameDialog(title, name, taken, self)
        dialog.name_chosen.connect(then)
        open_dialog(dialog)

    def on_delete_clicked(self) -> None:
        name = self._own_name
        title = QCoreApplication.translate("HouseRules", "Delete “{name}”?").format(name=name)
        text = QCoreApplication.translate(
            "HouseRules", "Matches that were begun with these rules keep them and can be gone on with."
        )
        question = Question(title, text, QCoreApplication.translate("HouseRules", "Delete"), self)

        def delete() -> None:
            if self._keep(lambda shelf: shelf.delete(name), key=self._base_key):
                self._look_at(self.key)

        question.accepted.connect(delete)
        open_dialog(question)

    def on_import_clicked(self) -> None:
        title = QCoreApplication.translate("HouseRules", "Import a rule set")
        path, _chosen = QFileDialog.getOpenFileName(self, title, str(documents_folder()), self._filter())
        if path:
            self.take_in(Path(path))

    def take_in(self, path: Path) -> None:
        """Keep a copy of the set in a file, or say what is wrong with the file."""
        taken: list[str] = []
        try:
            kept = self._keep(lambda shelf: taken.append(shelf.take_in(path)), key=None)
        except RuleSetFileError as error:
            self._notice.show_notice(file_fault_words(error), is_fault=True)
            return
        if kept:
            self._sets.refill(own_key(taken[0]))
            self._look_at(own_key(taken[0]))

    def on_export_clicked(self) -> None:
        title = QCoreApplication.translate("HouseRules", "Export the rule set")
        offered = documents_folder() / f"{safe_stem(self._book.name(self.key))}{SUFFIX}"
        path, _chosen = QFileDialog.getSaveFileName(self, title, str(offered), self._filter())
        if path:
            self.give_out(Path(path))

    def give_out(self, path: Path) -> None:
        """Write the set that is looked at to a file, with the suffix of such files."""
        target = path if path.suffix else path.with_suffix(SUFFIX)
        name, rules = self._book.name(self.key), self._book.rules(self.key)
        try:
            self._book.shelf.give_out(name, rules, target)
        except OSError as error:
            text = QCoreApplication.translate("HouseRules", "The rule set cannot be saved: {detail}.")
            self._notice.show_notice(text.format(detail=error.strerror or error), is_fault=True)
        else:
            text = QCoreApplication.translate("HouseRules", "Saved as {file}.")
            self._notice.show_notice(text.format(file=target.name))

    @staticmethod
    def _filter() -> str:
        sets = QCoreApplication.translate("HouseRules", "Rule sets")
        every = QCoreApplication.translate("HouseRules", "All files")
        return f"{sets} (*{SUFFIX});;{every} {_ALL_FILES}"

    def on_play_clicked(self) -> None:
        key = self.key
        self.accept()
        self.play_asked.emit(key)

    def on_book_changed(self) -> None:
        self._fill_bases()

    # Looks

    def on_sieve_changed(self) -> None:
        self._page.set_filter(self._search.text(), only_differences=self._only.isChecked())

    def on_base_chosen(self, index: int) -> None:
        self._base_key = str(self._base.itemData(index))
        self._show()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("HouseRules", "House rules"))
        self._sets.setAccessibleName(QCoreApplication.translate("HouseRules", "Rule sets"))
        search = QCoreApplication.translate("HouseRules", "Search the options")
        self._search.setPlaceholderText(search)
        self._search.setAccessibleName(search)
        self._base_label.setText(QCoreApplication.translate("HouseRules", "Compared with"))
        self._base.setAccessibleName(QCoreApplication.translate("HouseRules", "Compared with"))
        self._only.setText(QCoreApplication.translate("HouseRules", "Only differences"))
        self._new.setText(QCoreApplication.translate("HouseRules", "New from this…"))
        self._rename.setText(QCoreApplication.translate("HouseRules", "Rename…"))
        self._delete.setText(QCoreApplication.translate("HouseRules", "Delete…"))
        self._import.setText(QCoreApplication.translate("HouseRules", "Import…"))
        self._export.setText(QCoreApplication.translate("HouseRules", "Export…"))
        self._close.setText(QCoreApplication.translate("HouseRules", "Close"))
        self._play.setText(QCoreApplication.translate("HouseRules", "Play by these rules…"))
        self._fit_side()
        self._page.retranslate()
        if self._sets.count():
            self._sets.refill(self.key)
            self._fill_bases()
            self._show()

    def _fit_side(self) -> None:
        least = _LIST_CHARACTERS * self.fontMetrics().averageCharWidth()
        self._side.setFixedWidth(max(least, self._tools.minimumSizeHint().width()))

    def on_restyled(self) -> None:
        set_ink(self._words, self._style.colours.muted)
        set_ink(self._base_label, self._style.colours.muted)
        self._page.restyle(self._style.colours)

    def sizeHint(self) -> QSize:
        return QSize(1020, 700)
