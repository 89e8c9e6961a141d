"""The dialog that puts a program from outside on the list of opponents, or changes or removes it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.ai import outside
from thousand_qt.ai.outside.commands import command_for, split_command
from thousand_qt.app.settings import BotProgram
from thousand_qt.engine.rules import Rules
from thousand_qt.names import tidy_name
from thousand_qt.session.bot_trial import BotTrial, TrialResult
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.paper_inputs import INPUT_HEIGHT
from thousand_qt.ui.texts.bots import (
    LONGEST_BOT_NAME,
    command_line_fault,
    name_fault,
    program_fault,
    trial_words,
)

PROTOCOL_PAGE: Final = Path(outside.__file__).with_name("PROTOCOL.md")
"""What authors of such programs have to know."""
_MOST_TYPED: Final = 4096
_WIDTH: Final = 600
_LINES_OF_WORDS: Final = 4


class BotDialog(PaperDialog):
    """Asks for a name and a command, and tries the program on request.

    Signals:
        saved(BotProgram): The player wants this program on the list, in the place of the one that was given.
        removed(): The player wants the program that was given off the list.
    """

    saved = Signal(object)
    removed = Signal()

    def __init__(
        self,
        rules: Rules,
        other_names: Sequence[str],
        bot: BotProgram | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for a new program, or for changes of `bot`.

        Args:
            rules: Those that the program is tried with.
            other_names: The names of the other programs on the list.
            bot: The program to be changed.
            parent: The window the dialog belongs to.
        """
        super().__init__(parent, width=_WIDTH)
        self.setObjectName("botDialog")
        self._rules = rules
        self._other_names = tuple(other_names)
        self._bot = bot
        self._result: TrialResult | None = None
        self._tried_name = ""
        self._removing = False
        self._trial = BotTrial(self)
        self._trial.finished.connect(self.on_trial_finished)
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._explanation = plain_label(wrap=True)
        self._explanation.setFont(scaled_font(self.font(), 0.92))
        self._name_label, self._command_label = plain_label(), plain_label()
        self._name_edit = QLineEdit(bot.name if bot else "")
        self._command_edit = QLineEdit(bot.command if bot else "")
        self._name_edit.setMaxLength(2 * LONGEST_BOT_NAME)
        self._command_edit.setMaxLength(_MOST_TYPED)
        for label, edit in ((self._name_label, self._name_edit), (self._command_label, self._command_edit)):
            label.setBuddy(edit)
            edit.setMinimumHeight(INPUT_HEIGHT)
            edit.textChanged.connect(self.on_edited)
        self._file_button = self._button(self.on_file_asked_for)
        self._trial_button = self._button(self.on_trial_clicked)
        self._words = plain_label(wrap=True)
        self._words.setObjectName("words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._words.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._words.setMinimumHeight(_LINES_OF_WORDS * self.fontMetrics().lineSpacing())
        self._page_button = self._button(self.on_page_asked_for)
        self._remove_button = self._button(self.on_remove_clicked)
        self._remove_button.setVisible(bot is not None)
        self._cancel_button = self._button(self.reject)
        self._save_button = paper_button(main=True)
        self._save_button.setObjectName("saveButton")
        self._save_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self.on_restyled()
        self._name_edit.setFocus()

    @staticmethod
    def _button(slot: object) -> QPushButton:
        button = paper_button()
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._name_label, 0, 0)
        grid.addWidget(self._name_edit, 1, 0)
        grid.addWidget(self._command_label, 2, 0)
        grid.addWidget(self._command_edit, 3, 0)
        grid.addWidget(self._file_button, 3, 1)
        grid.setRowMinimumHeight(2, round(1.6 * self.fontMetrics().lineSpacing()))
        trial = QHBoxLayout()
        trial.setSpacing(14)
        trial.addWidget(self._trial_button, 0, Qt.AlignmentFlag.AlignTop)
        trial.addWidget(self._words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self._page_button)
        buttons.addWidget(self._remove_button)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel_button)
        buttons.addWidget(self._save_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._explanation)
        layout.addLayout(grid)
        layout.addSpacing(4)
        layout.addLayout(trial, 1)
        layout.addLayout(buttons)

    @property
    def entry(self) -> BotProgram:
        """What is typed now, tidied; it may have faults."""
        return BotProgram(tidy_name(self._name_edit.text()), self._command_edit.text().strip())

    @property
    def words(self) -> str:
        """What the dialog says below the fields: how the trial went, or what is wrong."""
        return self._words.text()

    @property
    def name_edit(self) -> QLineEdit:
        return self._name_edit

    @property
    def command_edit(self) -> QLineEdit:
        return self._command_edit

    @property
    def trial_button(self) -> QPushButton:
        return self._trial_button

    @property
    def remove_button(self) -> QPushButton:
        return self._remove_button

    @property
    def save_button(self) -> QPushButton:
        return self._save_button

    @property
    def is_trying(self) -> bool:
        return self._trial.is_running

    # What the player does

    def on_edited(self) -> None:
        self._trial.drop()
        self._result = None
        self._removing = False
        self.retranslate()

    def on_file_asked_for(self) -> None:
        chooser = QFileDialog(
            self, QCoreApplication.translate("BotDialog", "Which program should play?"), self._folder()
        )
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(self.on_file_chosen)
        chooser.open()

    def _folder(self) -> str:
        """Where to look for a program first: where the present one is, else at home."""
        try:
            files = [Path(word) for word in split_command(self._command_edit.text())]
        except ValueError:
            files = []
        folders = [str(file.parent) for file in reversed(files) if file.is_absolute() and file.is_file()]
        return folders[0] if folders else str(Path.home())

    def on_file_chosen(self, path: str) -> None:
        file = Path(path)
        self._command_edit.setText(command_for(file))
        if not self.entry.name:
            self._name_edit.setText(tidy_name(file.stem.replace("_", " "))[:LONGEST_BOT_NAME])

    def on_trial_clicked(self) -> None:
        if self._trial.is_running:
            self.on_edited()
            return
        fault = command_line_fault(self.entry.command)
        if fault:
            self._complain(fault)
            self._command_edit.setFocus()
            return
        self._result = None
        self._tried_name = self.entry.name or Path(split_command(self.entry.command)[-1]).stem
        self._trial.start(split_command(self.entry.command), self._rules)
        self.retranslate()

    def on_trial_finished(self, result: TrialResult) -> None:
        self._result = result
        if not self.entry.name and result.called:
            self._tried_name = result.called
            self._name_edit.blockSignals(True)
            self._name_edit.setText(tidy_name(result.called)[:LONGEST_BOT_NAME])
            self._name_edit.blockSignals(False)
        self.retranslate()

    def on_page_asked_for(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(PROTOCOL_PAGE))):
            self._say(str(PROTOCOL_PAGE))

    def on_remove_clicked(self) -> None:
        if self._removing:
            super().accept()
            self.removed.emit()
        else:
            self._removing = True
            self.retranslate()

    # Words

    def _complain(self, words: str) -> None:
        self._write(words, self._style.colours.loss)

    def _say(self, words: str) -> None:
        self._write(words, self._style.colours.muted)

    def _write(self, words: str, ink: QColor) -> None:
        set_ink(self._words, ink)
        self._words.setText(words)
        self._make_room()

    def _make_room(self) -> None:
        """Grow with the words; a program may have said much."""
        layout = self.layout()
        assert layout is not None
        layout.activate()  # before, the layouts inside of it have not heard of new words
        width = max(self.width(), layout.minimumSize().width())
        self.resize(width, max(self.height(), layout.totalHeightForWidth(width)))

    def _show_words(self) -> None:
        """Say what is to be said now."""
        if self._removing and self._bot is not None:
            text = QCoreApplication.translate(
                "BotDialog", "Shall “{name}” be taken off the list? The program itself stays where it is."
            )
            self._say(text.format(name=self._bot.name))
        elif self._trial.is_running:
            text = QCoreApplication.translate("BotDialog", "“{name}” has been started and is being asked…")
            self._say(text.format(name=self._tried_name))
        elif self._result is None:
            self._say("")
        elif self._result.fault is not None:
            self._complain(trial_words(self._result, self._tried_name))
        else:
            self._write(trial_words(self._result, self._tried_name), self._style.colours.ink)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        if self._bot is None:
            title = QCoreApplication.translate("BotDialog", "Add a program as an opponent")
            save = QCoreApplication.translate("BotDialog", "Add")
        else:
            title = QCoreApplication.translate("BotDialog", "Change the program “{name}”").format(
                name=self._bot.name
            )
            save = QCoreApplication.translate("BotDialog", "Save")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._save_button.setText(save)
        self._explanation.setText(
            QCoreApplication.translate(
                "BotDialog",
                "A program can play if it reads what its player sees and writes what it wants to do. "
                "It runs on this computer with your rights: add only what you trust.",
            )
        )
        self._name_label.setText(QCoreApplication.translate("BotDialog", "&Name in the list"))
        self._command_label.setText(QCoreApplication.translate("BotDialog", "Co&mmand that starts it"))
        self._file_button.setText(QCoreApplication.translate("BotDialog", "Choose a &file…"))
        self._trial_button.setText(
            QCoreApplication.translate("BotDialog", "S&top")
            if self._trial.is_running
            else QCoreApplication.translate("BotDialog", "&Try it")
        )
        self._page_button.setText(QCoreApplication.translate("BotDialog", "&How to write one"))
        self._remove_button.setText(
            QCoreApplication.translate("BotDialog", "&Really remove")
            if self._removing
            else QCoreApplication.translate("BotDialog", "&Remove")
        )
        self._cancel_button.setText(QCoreApplication.translate("BotDialog", "Cancel"))
        self._show_words()

    def on_restyled(self) -> None:
        muted = self._style.colours.muted
        for label in (self._explanation, self._name_label, self._command_label):
            set_ink(label, muted)
        self._show_words()

    # Qt

    def accept(self) -> None:
        """Save the program if it can be used; else say why not."""
        entry = self.entry
        unchanged = self._bot is not None and self._bot.command == entry.command
        wrong_name = name_fault(entry.name, self._other_names)
        wrong_command = command_line_fault(entry.command) or ("" if unchanged else program_fault(entry))
        if wrong_name or wrong_command:
            self._complain(wrong_name or wrong_command)
            edit = self._name_edit if wrong_name else self._command_edit
            edit.setFocus()
            edit.selectAll()
            return
        super().accept()
        self.saved.emit(entry)

    def done(self, result: int) -> None:
        self._trial.close()
        super().done(result)
