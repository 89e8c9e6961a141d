"""The dialog that says how the cards of a match are dealt, and lets anybody check it afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from thousand_qt.engine import shuffle
from thousand_qt.engine.record import Header, Record
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.session.cards_checker import CardsCheck, CardsChecker
from thousand_qt.ui.copy_line import CopyLine
from thousand_qt.ui.findings_list import FindingsList
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.seal import Seal
from thousand_qt.ui.texts import honest_cards as texts

METHOD_PAGE: Final = Path(shuffle.__file__).with_name("SHUFFLE.md")
"""What a program of somebody else's needs to know to check the cards itself."""

_WIDTH: Final = 700
_MARGIN: Final = 30


@dataclass(frozen=True, slots=True)
class CardsStory:
    """A match as far as its cards are concerned.

    Attributes:
        record: Everything that happened so far.
        path: Its file; None when there is none that has all of it.
        is_over: Whether the cards are no secret any more.
    """

    record: Record
    path: Path | None
    is_over: bool

    @property
    def header(self) -> Header:
        return self.record.header

    @property
    def secret(self) -> str:
        """The secret of the match, once it may be seen; empty before, and when there is none."""
        dealing = self.header.dealing
        return dealing.secret if self.is_over and isinstance(dealing, SecretDealing) else ""


class HonestCardsDialog(PaperDialog):
    """Shows the seal of a match from its beginning on, and its secret when it is over."""

    def __init__(self, story: CardsStory | None, parent: QWidget | None = None) -> None:
        """Tell of this match; without one, of matches in general."""
        super().__init__(parent)
        self.setObjectName("honestCardsDialog")
        self._story = story
        self._found: CardsCheck | None = None
        self._checker = CardsChecker(self)
        self._checker.checked.connect(self.on_checked)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.6))
        self._explanation = plain_label(wrap=True)
        self._short_caption = plain_label()
        self._short_seal = self._selectable()
        self._short_seal.setFont(heading_font(self.font(), 1.7))
        self._situation = plain_label(wrap=True)
        self._seal = CopyLine("sealLine")
        self._secret = CopyLine("secretLine")
        self._headline = plain_label(wrap=True)
        self._headline.setFont(scaled_font(self.font(), 1.1, bold=True))
        self._findings = FindingsList()
        self._command = CopyLine("commandLine")
        self._page_words = plain_label(wrap=True)
        self._scroll = FittingScrollArea()
        self._method_button = paper_button()
        self._method_button.setObjectName("methodButton")
        self._method_button.clicked.connect(self.on_method_requested)
        self._check_button = paper_button(main=True)
        self._check_button.setObjectName("checkButton")
        self._check_button.clicked.connect(self.on_check_requested)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        self._lay_out()
        self.retranslate()
        self._default_button.setFocus()

    @staticmethod
    def _selectable() -> QLabel:
        label = plain_label()
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        return label

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(14)
        heading.addWidget(Seal(38), 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self._title, 1, Qt.AlignmentFlag.AlignVCenter)
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(6)
        inside.addWidget(self._explanation)
        inside.addSpacing(4)
        inside.addWidget(self._short_caption)
        inside.addWidget(self._short_seal)
        inside.addWidget(self._seal)
        inside.addWidget(self._situation)
        inside.addWidget(self._secret)
        inside.addSpacing(4)
        inside.addWidget(self._headline)
        inside.addWidget(self._findings)
        inside.addSpacing(4)
        inside.addWidget(self._command)
        inside.addWidget(self._page_words)
        inside.addStretch(1)
        self._scroll.set_content(content)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self._method_button)
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        buttons.addWidget(self._check_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 24, _MARGIN, 20)
        layout.setSpacing(12)
        layout.addLayout(heading)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(buttons)

    @property
    def text(self) -> str:
        """Everything the dialog says, for tests and for whoever looks for something in it."""
        labels = (self._title, self._explanation, self._short_seal, self._situation, self._headline)
        lines = [label.text() for label in labels if not label.isHidden()]
        copied = (self._seal, self._secret, self._command)
        lines += [line.text for line in copied if not line.isHidden()]
        return "\n".join([*lines, *([] if self._findings.isHidden() else [self._findings.text])])

    @property
    def _can_check(self) -> bool:
        return self._story is not None and self._story.is_over

    @property
    def _default_button(self) -> QWidget:
        return self._check_button if self._can_check else self._close_button

    def show_story(self, story: CardsStory | None) -> None:
        """Tell of another match, or of the same one a while later."""
        self._checker.drop()
        self._found = None
        self._story = story
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("HonestCards", "How the cards are dealt"))
        self._title.setText(self.windowTitle())
        self._scroll.setAccessibleName(self.windowTitle())
        self._explanation.setText(texts.explanation())
        self._method_button.setText(QCoreApplication.translate("HonestCards", "The method exactly…"))
        self._close_button.setText(QCoreApplication.translate("HonestCards", "Close"))
        self._tell_story()
        self._tell_findings()
        self.on_restyled()
        self._fit()

    def _tell_story(self) -> None:
        story = self._story
        header = None if story is None else story.header
        commitment = None if header is None else header.commitment
        self._situation.setText(texts.situation(header, is_over=self._can_check))
        self._short_caption.setText(
            QCoreApplication.translate("HonestCards", "The seal of this match, to be read out and noted:")
        )
        self._short_seal.setText("" if commitment is None else texts.short_seal(commitment))
        self._short_seal.setAccessibleName(self._short_caption.text())
        self._seal.set_line(
            QCoreApplication.translate("HonestCards", "The whole seal (a commitment by SHA-256):"),
            commitment or "",
        )
        for part in (self._short_caption, self._short_seal, self._seal):
            part.setVisible(commitment is not None)
        secret = "" if story is None else story.secret
        self._secret.set_line(QCoreApplication.translate("HonestCards", "The secret:"), secret)
        self._secret.setVisible(bool(secret))
        command = ""
        if story is not None and self._can_check and story.path is not None:
            command = texts.command(story.path, commitment)
        self._command.set_line(
            QCoreApplication.translate("HonestCards", "The same check without this window, in a terminal:"),
            command,
        )
        self._command.setVisible(bool(command))
        for line in (self._seal, self._secret, self._command):
            line.retranslate()

    def _tell_findings(self) -> None:
        found = self._found
        self._check_button.setVisible(self._can_check)
        self._check_button.setEnabled(not self._checker.is_running)
        self._check_button.setText(
            QCoreApplication.translate("HonestCards", "Checking…")
            if self._checker.is_running
            else QCoreApplication.translate("HonestCards", "Check the cards")
        )
        self._headline.setText("" if found is None else texts.headline(found))
        self._findings.show_findings([] if found is None else texts.findings(found))
        for part in (self._headline, self._findings):
            part.setVisible(found is not None)

    # Slots

    def on_check_requested(self) -> None:
        story = self._story
        if story is None or not story.is_over or self._checker.is_running:
            return
        self._found = None
        self._checker.start(story.path or story.record, story.header.commitment)
        self._tell_findings()

    def on_checked(self, found: CardsCheck) -> None:
        self._found = found
        self._tell_findings()
        self.on_restyled()
        self._fit()
        self._check_button.setFocus()
        self._scroll.ensureWidgetVisible(self._findings)

    def on_method_requested(self) -> None:
        """Open the description; where nothing opens it, say where it is."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(METHOD_PAGE))):
            self._page_words.setText(str(METHOD_PAGE))
            self._fit()

    def on_restyled(self) -> None:
        colours = self._style.colours
        for label in (
            self._situation,
            self._short_caption,
            self._page_words,
            *(line.caption for line in (self._seal, self._secret, self._command)),
        ):
            set_ink(label, colours.muted)
        good = self._found is None or texts.is_good(self._found)
        set_ink(self._headline, colours.ink if good else colours.loss)
        self._findings.restyle()

    def _fit(self) -> None:
        """Grow with the words, as far as the screen allows."""
        self._page_words.setVisible(bool(self._page_words.text()))
        self._scroll.measure(self._inner_width)
        if self.isVisible():
            room = self.screen().availableSize() * 0.95
            self.resize(self.size().expandedTo(self.sizeHint()).boundedTo(room))

    @property
    def _inner_width(self) -> int:
        return max(self.width() if self.isVisible() else 0, _WIDTH) - 2 * _MARGIN

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return QSize(_WIDTH, layout.totalSizeHint().height())
