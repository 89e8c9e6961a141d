"""The rules in force: the whole book or one page of it, beside other rules, on the screen or on paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.records.facts import preset_of
from thousand_qt.ui.cards_strip import CardFaces
from thousand_qt.ui.exporting import documents_folder, replaced, safe_stem
from thousand_qt.ui.library.score_page import paper_size, white_paper
from thousand_qt.ui.notice_bar import NoticeBar
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.rule_pages import add_pictures, quick_guide, whole_book
from thousand_qt.ui.standard_keys import press_on_standard_keys
from thousand_qt.ui.tab_button import tab_button
from thousand_qt.ui.texts.rulebook import chapter_title, rulebook
from thousand_qt.ui.texts.rules import preset_name

_MARGIN: Final = 24
_KEY: Final = Qt.ItemDataRole.UserRole
_PRINTED_RATIO: Final = 3.0
_PAPER_MARGIN: Final = 18.0
"""Millimetres."""
_PRINTED_POINTS: Final = 10.5


class RulesDialog(PaperDialog):
    """Shows what a rule set says."""

    def __init__(
        self,
        rules: Rules,
        parent: QWidget | None = None,
        *,
        faces: CardFaces | None = None,
        name: str = "",
        others: Sequence[RuleSet] = (),
        paragraph: str = "",
    ) -> None:
        """Show these rules.

        Args:
            rules: What the book is made of.
            parent: The window the dialog belongs to.
            faces: The deck for pictures of cards; without it there are none.
            name: What the rules are called; empty for that of the published set they are, if any.
            others: Further rule sets to compare with; the published ones are always there.
            paragraph: The key of the paragraph to open at.
        """
        super().__init__(parent)
        self.setObjectName("rulesDialog")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, on=True)
        self._rules = rules
        self._faces = faces
        self._own_name = name
        self._others = tuple(others)
        self._marked = paragraph
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.5))
        self._preset = plain_label()
        self._whole, self._short = tab_button(), tab_button()
        self._whole.setAutoExclusive(True)
        self._short.setAutoExclusive(True)
        self._whole.setChecked(True)
        self._compare_label = plain_label()
        self._compare = NarrowComboBox()
        self._compare_label.setBuddy(self._compare)
        self._chapters = QListWidget()
        self._chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QTextBrowser()
        self._page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._page.setOpenLinks(False)
        self._notice = NoticeBar()
        self._save_button = paper_button()
        self._save_button.setAutoDefault(False)
        self._print_button = paper_button()
        self._print_button.setAutoDefault(False)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._lay_out()
        self._connect()
        self.retranslate()
        if paragraph:
            self.show_paragraph(paragraph)
        self._page.setFocus()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._preset)
        head.addStretch(1)
        head.addWidget(self._compare_label)
        head.addWidget(self._compare)
        head.addSpacing(10)
        head.addWidget(self._whole)
        head.addWidget(self._short)
        body = QHBoxLayout()
        body.setSpacing(16)
        self._chapters.setFixedWidth(28 * self.fontMetrics().averageCharWidth())
        body.addWidget(self._chapters)
        body.addWidget(self._page, 1)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self._save_button)
        foot.addWidget(self._print_button)
        foot.addStretch(1)
        foot.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addLayout(head)
        layout.addLayout(body, 1)
        layout.addWidget(self._notice)
        layout.addLayout(foot)

    def _connect(self) -> None:
        self._whole.toggled.connect(self.on_whole_toggled)
        self._compare.activated.connect(self.on_compared)
        self._chapters.currentItemChanged.connect(self.on_chapter_chosen)
        self._save_button.clicked.connect(self.on_save_clicked)
        self._print_button.clicked.connect(self.on_print_clicked)
        press_on_standard_keys(self, QKeySequence.StandardKey.Print, self._print_button)
        press_on_standard_keys(self, QKeySequence.StandardKey.Save, self._save_button)
        self._close_button.clicked.connect(self.reject)
        if self._faces is not None:
            self._faces.faces_changed.connect(self.on_faces_changed)

    @property
    def page(self) -> QTextBrowser:
        """What there is to read."""
        return self._page

    @property
    def chapters(self) -> QListWidget:
        return self._chapters

    @property
    def compare_box(self) -> NarrowComboBox:
        """The rule sets to compare with; the first entry compares with none."""
        return self._compare

    @property
    def short_button(self) -> QPushButton:
        """Shows the rules on one page."""
        return self._short

    @property
    def name(self) -> str:
        """What the rules are called; empty when they have no name."""
        preset = preset_of(self._rules)
        return self._own_name or ("" if preset is None else preset_name(preset))

    def show_paragraph(self, key: str) -> None:
        """Open the whole book at this paragraph, which is pointed out."""
        self._marked = key
        self._whole.setChecked(True)
        self._compare.setCurrentIndex(0)
        self._show()
        self._choose_chapter_of(key)
        self._page.scrollToAnchor(key)
        bar = self._page.verticalScrollBar()
        bar.setValue(bar.value() - self.fontMetrics().lineSpacing())  # its frame is seen as well

    def _choose_chapter_of(self, key: str) -> None:
        book = rulebook(self._rules)
        chapters = [any(paragraph.key == key for paragraph in part) for part in book.values()]
        if any(chapters):
            self._chapters.blockSignals(True)
            self._chapters.setCurrentRow(chapters.index(True))
            self._chapters.blockSignals(False)

    # What is shown

    def _other_sets(self) -> list[tuple[str, Rules]]:
        """Return the sets there are to compare with, with their names: two may have the same."""
        sets = [(preset_name(name), rules) for name, rules in PRESETS.items()]
        for each in self._others:
            name = each.name
            if name == self._own_name:
                #: A set of rules, {name}, that has been changed since the match began by it.
                name = QCoreApplication.translate("RulesDialog", "{name}, as it is now").format(name=name)
            sets.append((name, each.rules))
        return [(name, rules) for name, rules in sets if rules != self._rules]

    def _fill_compare(self) -> None:
        chosen = self._compare.currentIndex()
        self._compare.clear()
        self._compare.addItem(QCoreApplication.translate("RulesDialog", "nothing"))
        for name, _rules in self._other_sets():
            self._compare.addItem(name)
        self._compare.setCurrentIndex(max(0, chosen))

    def _fill_chapters(self) -> None:
        self._chapters.blockSignals(True)
        row = self._chapters.currentRow()
        self._chapters.clear()
        for chapter in rulebook(self._rules):
            item = QListWidgetItem(chapter_title(chapter))
            item.setData(_KEY, chapter.value)
            self._chapters.addItem(item)
        self._chapters.setCurrentRow(max(0, row))
        self._chapters.blockSignals(False)

    def _html(self, *, on_paper: bool = False) -> str:
        colours = white_paper() if on_paper else self._style.colours
        if self._short.isChecked():
            return quick_guide(self._rules, colours)
        other = None
        if self._compare.currentIndex() > 0:
            ours = self.name or QCoreApplication.translate("RulesDialog", "These rules")
            other = (ours, *self._other_sets()[self._compare.currentIndex() - 1])
        marked = "" if on_paper else self._marked
        return whole_book(self._rules, colours, other=other, marked=marked, pictures=self._faces is not None)

    def _show(self) -> None:
        bar = self._page.verticalScrollBar()
        place = bar.value()
        self._page.clear()
        self._page.document().setDocumentMargin(2)
        if self._faces is not None:
            add_pictures(self._page.document(), self._faces, self.devicePixelRatioF())
        self._page.setHtml(self._html())
        bar.setValue(place)
        whole = self._whole.isChecked()
        for widget in (self._chapters, self._compare, self._compare_label):
            widget.setVisible(whole)

    def on_whole_toggled(self) -> None:
        self._show()

    def on_compared(self) -> None:
        self._marked = ""
        self._show()

    def on_faces_changed(self) -> None:
        self._show()

    def on_chapter_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._page.scrollToAnchor(str(item.data(_KEY)))

    # On paper

    def document(self) -> QTextDocument:
        """Return what is shown now as a document for white paper."""
        document = QTextDocument(self)
        font = document.defaultFont()
        font.setPointSizeF(_PRINTED_POINTS)
        document.setDefaultFont(font)
        if self._faces is not None:
            add_pictures(document, self._faces, _PRINTED_RATIO)
        title = f"{self._title.text()}: {self.name}" if self.name else self._title.text()
        document.setHtml(self._html(on_paper=True).replace(">", f"><h2>{title}</h2>", 1))
        return document

    def save_pdf(self, path: Path) -> None:
        """Write what is shown now as a PDF file; raises OSError, and then what was there is as it was."""
        with replaced(path) as partial:
            writer = QPdfWriter(str(partial))
            writer.setPageSize(QPageSize(paper_size()))
            margins = QMarginsF(_PAPER_MARGIN, _PAPER_MARGIN, _PAPER_MARGIN, _PAPER_MARGIN)
            writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
            writer.setTitle(self._title.text())
            self.document().print_(writer)
            del writer  # which closes the file

    def on_save_clicked(self) -> None:
        offered = documents_folder() / f"{safe_stem(self.name or self._title.text())}.pdf"
        #: Of a file chooser.
        title = QCoreApplication.translate("RulesDialog", "Save the rules")
        path, _kind = QFileDialog.getSaveFileName(self, title, str(offered), "PDF (*.pdf)")
        if not path:
            return
        try:
            self.save_pdf(Path(path))
        except OSError as error:
            text = QCoreApplication.translate("RulesDialog", "The rules cannot be saved: {detail}.")
            self._notice.show_notice(text.format(detail=error.strerror or error), is_fault=True)
        else:
            text = QCoreApplication.translate("RulesDialog", "Saved as {file}.")
            self._notice.show_notice(text.format(file=Path(path).name))

    def on_print_clicked(self) -> None:
        # Asked for here, because it loads the printers of the system.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self).exec():
            self.document().print_(printer)

    # Looks

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = QCoreApplication.translate("RulesDialog", "Rules of this match")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._preset.setText(self.name)
        self._whole.setText(QCoreApplication.translate("RulesDialog", "All rules"))
        self._short.setText(QCoreApplication.translate("RulesDialog", "In short"))
        self._compare_label.setText(QCoreApplication.translate("RulesDialog", "Compared with"))
        self._compare.setAccessibleName(QCoreApplication.translate("RulesDialog", "Compared with"))
        self._chapters.setAccessibleName(QCoreApplication.translate("RulesDialog", "Chapters"))
        self._page.setAccessibleName(title)
        self._save_button.setText(QCoreApplication.translate("RulesDialog", "Save as PDF…"))
        self._print_button.setText(QCoreApplication.translate("RulesDialog", "Print…"))
        self._close_button.setText(QCoreApplication.translate("RulesDialog", "Close"))
        self._fill_compare()
        self._fill_chapters()
        self.on_restyled()

    def on_restyled(self) -> None:
        colours = self._style.colours
        for label in (self._preset, self._compare_label):
            set_ink(label, colours.muted)
        self._page.setStyleSheet(f"background: transparent; color: {colours.ink.name()};")
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(800, 620)
