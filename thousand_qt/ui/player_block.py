"""One player's part of a result sheet, and the bar that shows how far the declarer came."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from thousand_qt.app.numbers import plain, signed
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.scoring import StepKind
from thousand_qt.ui.click_label import ClickLabel
from thousand_qt.ui.growth import Drawing
from thousand_qt.ui.ornaments import Rosette, StandingMarks
from thousand_qt.ui.paper import PaperColours, heading_font, paper_colours, plain_label, scaled_font, set_ink
from thousand_qt.ui.texts.rulebook import paragraph_of_step
from thousand_qt.ui.texts.scoring import ScoreLine, role_name, score_lines, standing_words


class ContractBar(Drawing):
    """How far the declarer's points reach towards the contract."""

    def __init__(self, result: DealResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = result
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if result.made is None:
            self.hide()  # never shown here: without a parent yet, it would be a window of its own

    def retranslate(self) -> None:
        declarer, contract = self._result.declarer, self._result.contract
        if declarer is None or contract is None:
            return
        text = QCoreApplication.translate("ResultSheet", "{points} of {contract}").format(
            points=self._result.seats[declarer].raw, contract=contract
        )
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        return QSize(round(120 * self.growth), round(12 * self.growth))

    def paintEvent(self, event: QPaintEvent) -> None:
        declarer, contract = self._result.declarer, self._result.contract
        if declarer is None or contract is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        points = self._result.seats[declarer].raw
        scale = (self.width() - 4) / max(points, contract)
        groove = QRectF(2, 2, self.width() - 4, self.height() - 4)
        radius = groove.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.stripe)
        painter.drawRoundedRect(groove, radius, radius)
        filled = QRectF(2, 2, max(8.0, points * scale), self.height() - 4)
        painter.setBrush(colours.gold if self._result.made else colours.loss)
        painter.drawRoundedRect(filled, radius, radius)
        painter.setPen(QPen(colours.ink, 2 * self.growth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        mark = min(2 + contract * scale, self.width() - 2)
        painter.drawLine(round(mark), 1, round(mark), self.height() - 1)


class PlayerBlock(QWidget):
    """One player's arithmetic: name and change in large letters, the steps below.

    Signals:
        why_asked(str): the player wants to read the paragraph of the rules with this key.
    """

    why_asked = Signal(str)

    def __init__(
        self, result: DealResult, seat: int, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._result = result
        self._seat = seat
        self._names = tuple(names)
        self._score = result.seats[seat]
        self._name = plain_label(self._names[seat])
        self._name.setFont(scaled_font(self.font(), 1.15, bold=True))
        self._role = plain_label()
        self._marks = StandingMarks()
        self._change = plain_label(signed(self._score.change))
        self._change.setFont(heading_font(self.font(), 1.3))
        self._total = plain_label()
        self._total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Below each other in all blocks, whatever the numbers.
        self._total.setMinimumWidth(self._total.fontMetrics().horizontalAdvance("= −0000"))
        self._lines = QGridLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(18)
        self._lines.setVerticalSpacing(2)
        self._lines.setColumnStretch(0, 1)
        self._line_labels = [(_line_label(), plain_label()) for _ in self._texts()]
        for line, (text, _amount) in zip(self._texts(), self._line_labels, strict=True):
            if line.kind is not None:
                text.clicked.connect(partial(self.why_asked.emit, paragraph_of_step(line.kind)))
        for row, (text, amount) in enumerate(self._line_labels):
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(text, row, 0)
            self._lines.addWidget(amount, row, 1)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._name)
        head.addWidget(self._role)
        head.addWidget(self._marks)
        head.addStretch(1)
        head.addWidget(self._change)
        head.addWidget(self._total)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.addWidget(Rosette(seat, 26), 0, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addLayout(head, 0, 1)
        grid.addLayout(self._lines, 1, 1)
        grid.setColumnStretch(1, 1)

    def _texts(self) -> list[ScoreLine]:
        return score_lines(self._result, self._seat, self._names)

    @property
    def totals(self) -> tuple[int, int]:
        """The player's score before and after the deal."""
        return self._score.before.total, self._score.after.total

    def show_total(self, total: int) -> None:
        """Show this as the player's score, on its way to the one after the deal."""
        #: The total after the deal, behind the change, such as "+120  = 455".
        words = QCoreApplication.translate("ResultSheet", "= {total}")
        self._total.setText(words.format(total=plain(total)))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        texts = self._texts()
        self._role.setText(role_name(self._score.role))
        self.show_total(self._score.after.total)
        words = standing_words(self._score.after, self._result.barrel_deals)
        zeros = self._score.after.zero_marks % 3
        self._marks.set_marks(
            self._score.after.barrel_hands, zeros, "\n".join(words), self._result.barrel_deals
        )
        self._marks.setVisible(bool(words))
        # One step alone repeats the change of the total.
        alone = sum(line.amount is not None for line in texts) < 2
        for line, (text, amount) in zip(texts, self._line_labels, strict=True):
            text.setText(line.text)
            text.set_offers_more(
                line.kind is not None, QCoreApplication.translate("ResultSheet", "Why? Open the rule")
            )
            amount.setText("" if line.amount is None or alone else signed(line.amount))
        self.setAccessibleName(
            QCoreApplication.translate("ResultSheet", "{name}: {change}, total {total}").format(
                name=self._names[self._seat],
                change=signed(self._score.change),
                total=plain(self._score.after.total),
            )
        )
        self.setAccessibleDescription("\n".join(line.spoken for line in texts))

    @property
    def lines(self) -> tuple[ClickLabel, ...]:
        """The steps in words; a click on one asks why."""
        return tuple(text for text, _amount in self._line_labels)

    def restyle(self, colours: PaperColours) -> None:
        """Set all inks."""
        set_ink(self._role, colours.muted)
        set_ink(self._total, colours.muted)
        set_ink(self._change, colours.loss if self._score.change < 0 else colours.ink)
        for line, (text, amount) in zip(self._texts(), self._line_labels, strict=True):
            bad = line.kind is StepKind.CONTRACT_FAILED or (line.amount or 0) < 0
            set_ink(text, colours.muted)
            set_ink(amount, colours.loss if bad else colours.muted)


def _line_label() -> ClickLabel:
    label = ClickLabel()
    label.setWordWrap(True)
    return label
