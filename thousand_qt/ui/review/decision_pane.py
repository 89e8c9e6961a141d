"""Below the table: one decision in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from thousand_qt.ai.review import DecisionReview, Verdict
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper import PaperColours, heading_font, plain_label, scaled_font, set_ink
from thousand_qt.ui.review.verdict_marks import VerdictMark, verdict_colour
from thousand_qt.ui.texts.review import choice_name, cost_lines, level_line, praise, verdict_name
from thousand_qt.ui.texts.review_findings import finding_sentences, open_cards_sentence

_MARK: Final = 26


class DecisionPane(FittingScrollArea):
    """Shows what was done, what the level would have done, what it cost and why.

    What open cards would have given stands below a line of its own: it does not count.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("decisionPane")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._decision: DecisionReview | None = None
        self._mark = VerdictMark(_MARK)
        self._verdict = plain_label()
        self._verdict.setFont(heading_font(self.font(), 1.3))
        self._cost = plain_label(wrap=True)
        self._cost.setObjectName("decisionCost")
        self._own_title, self._level_title, self._open_title = plain_label(), plain_label(), plain_label()
        self._own, self._level, self._open = (plain_label(wrap=True) for _ in range(3))
        self._own.setObjectName("ownChoice")
        self._level.setObjectName("levelChoice")
        self._open.setObjectName("openCards")
        for label in (self._own, self._level):
            label.setFont(scaled_font(self.font(), 1.0, bold=True))
        self._why = plain_label(wrap=True)
        self._why.setObjectName("decisionWhy")
        self._content = QWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        content = self._content
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._mark)
        top.addWidget(self._verdict)
        top.addWidget(self._cost, 1)
        choices = QGridLayout()
        choices.setHorizontalSpacing(10)
        choices.setVerticalSpacing(2)
        choices.setColumnStretch(1, 1)
        for row, (title, words) in enumerate(
            ((self._own_title, self._own), (self._level_title, self._level))
        ):
            choices.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            choices.addWidget(words, row, 1)
        beside = QHBoxLayout()
        beside.setSpacing(10)
        beside.addWidget(self._open_title, 0, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(self._open, 1)
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(5)
        column.addLayout(top)
        column.addLayout(choices)
        column.addWidget(self._why)
        column.addLayout(beside)
        column.addStretch(1)
        self.set_content(content)

    @property
    def decision(self) -> DecisionReview | None:
        """What is shown."""
        return self._decision

    @property
    def labels(self) -> dict[str, QLabel]:
        """The labels by what they tell."""
        return {
            "verdict": self._verdict,
            "cost": self._cost,
            "own": self._own,
            "level": self._level,
            "why": self._why,
            "open": self._open,
        }

    def show_decision(
        self,
        decision: DecisionReview | None,
        names: Sequence[str],
        order: Sequence[int],
        level: str,
        colours: PaperColours,
    ) -> None:
        """Show a decision of a deal in which these seats play; None shows nothing."""
        self._decision = decision
        content = self._content
        content.setVisible(decision is not None)
        if decision is None:
            return
        self._mark.set_verdict(decision.verdict)
        self._verdict.setText(verdict_name(decision.verdict))
        set_ink(self._verdict, verdict_colour(decision.verdict, colours))
        self._cost.setText("   ".join(cost_lines(decision)))
        set_ink(self._cost, colours.muted)
        self._own_title.setText(QCoreApplication.translate("Review", "You:"))
        self._level_title.setText(level_line(level))
        self._own.setText(choice_name(decision.taken, names, order))
        # The rare action that is clearly better than the level's own is what the loss is measured against.
        is_wrong = decision.verdict not in (Verdict.EXACT, Verdict.GOOD)
        shown = decision.best if is_wrong else decision.advised
        self._level.setText(choice_name(shown, names, order))
        if is_wrong and decision.best_text != decision.advised_text:
            self._level_title.setText(QCoreApplication.translate("Review", "Better:"))
        why = finding_sentences(decision, names) if is_wrong else [praise(decision)]
        self._why.setText(" ".join(why))
        self._why.setVisible(any(why))
        seen = open_cards_sentence(decision)
        self._open_title.setText(
            QCoreApplication.translate("Review", "With open cards (does not count):") if seen else ""
        )
        self._open.setText(seen)
        for label in (self._own_title, self._level_title, self._open_title, self._open):
            set_ink(label, colours.muted)
        self._open_title.setVisible(bool(seen))
        self._open.setVisible(bool(seen))
        self.verticalScrollBar().setValue(0)
        self.setAccessibleName(
            " ".join(label.text() for label in content.findChildren(QLabel) if label.isVisibleTo(content))
        )
