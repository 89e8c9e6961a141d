"""The sheet at the end of a match: who won, why, and what to do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.app.numbers import plain
from thousand_qt.engine.view import PlayerView
from thousand_qt.records.facts import HelpFacts
from thousand_qt.ui.growth import Drawing
from thousand_qt.ui.ornaments import Rosette, paint_leaf, paint_rosette
from thousand_qt.ui.paper import (
    PaperSheet,
    blend,
    heading_font,
    paper_button,
    paper_colours,
    plain_label,
    scaled_font,
    set_ink,
)
from thousand_qt.ui.seal import SealLine
from thousand_qt.ui.texts.matches import help_words
from thousand_qt.ui.texts.scoring import why_won, winner_headline

_WIDTH: Final = 500
_LEAVES: Final = 7
_ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MatchEndSheet(PaperSheet):
    """Shows how a match ended.

    Signals:
        play_again_requested(): the same table, from the start.
        new_match_requested(): other rules or players.
        cards_check_requested(): the player wants to know whether the cards were honest.
        review_requested(): the player wants to look back at the own decisions.
        closed(): the player wants to look at the table; the sheet has hidden itself.
    """

    play_again_requested = Signal()
    new_match_requested = Signal()
    review_requested = Signal()
    cards_check_requested = Signal()
    closed = Signal()

    def __init__(
        self,
        view: PlayerView,
        names: Sequence[str],
        parent: QWidget | None = None,
        *,
        helps: Mapping[int, HelpFacts] | None = None,
    ) -> None:
        """Show the end of the match in `view`; raises ValueError while it goes on.

        `helps` tells by seat how people were helped.
        """
        if view.outcome is None:
            raise ValueError("the match has not ended")
        super().__init__(parent)
        self.setObjectName("matchEndSheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._view = view
        self._names = tuple(names)
        self._wreath = Wreath(view.outcome.winners)
        self._headline = plain_label(wrap=True)
        self._headline.setFont(heading_font(self.font(), 1.9))
        self._reason = plain_label(wrap=True)
        self._helps = {seat: given for seat, given in (helps or {}).items() if given.any}
        self._help_line = plain_label(wrap=True)
        self._help_line.setObjectName("helpLine")
        self._help_line.setVisible(bool(self._helps))
        for label in (self._headline, self._reason, self._help_line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._again_button = paper_button(main=True)
        self._again_button.setObjectName("playAgainButton")
        self._again_button.clicked.connect(self.play_again_requested)
        self._new_button = paper_button()
        self._new_button.setObjectName("newMatchButton")
        self._new_button.clicked.connect(self.new_match_requested)
        self._review_button = paper_button()
        self._review_button.setObjectName("reviewMatchButton")
        self._review_button.clicked.connect(self.review_requested)
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.on_close_clicked)
        self._cards_line = SealLine(1.0)
        self._cards_line.setObjectName("checkCardsButton")
        self._cards_line.clicked.connect(self.cards_check_requested)
        self._lay_out(view)
        self.setFocusProxy(self._again_button)
        self.refresh()

    def _lay_out(self, view: PlayerView) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self._close_button)
        buttons.addStretch(1)
        buttons.addWidget(self._review_button)
        buttons.addWidget(self._new_button)
        buttons.addWidget(self._again_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 24, 30, 24)
        layout.setSpacing(6)
        layout.addWidget(self._wreath, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(4)
        layout.addWidget(self._headline)
        layout.addWidget(self._reason)
        layout.addSpacing(14)
        layout.addLayout(self._ranking(view))
        layout.addSpacing(6)
        layout.addWidget(self._help_line)
        layout.addStretch(1)
        layout.addSpacing(12)
        layout.addWidget(self._cards_line, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(10)
        layout.addLayout(buttons)

    def _ranking(self, view: PlayerView) -> QGridLayout:
        """The players from the highest total down; a winner comes before others with more points."""
        assert view.outcome is not None
        winners = view.outcome.winners
        totals = [standing.total for standing in view.standings]
        seats = sorted(range(len(totals)), key=lambda seat: (seat not in winners, -totals[seat], seat))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(2, 1)
        for row, seat in enumerate(seats):
            name = plain_label(self._names[seat])
            name.setFont(scaled_font(self.font(), 1.1, bold=seat in winners))
            total = plain_label(plain(totals[seat]))
            total.setFont(heading_font(self.font(), 1.3))
            total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(Rosette(seat, 28), row, 0)
            grid.addWidget(name, row, 1)
            grid.addWidget(TotalBar(seat, totals[seat], max(self._view.rules.target, *totals)), row, 2)
            grid.addWidget(total, row, 3)
        return grid

    def unfold(self, duration: int) -> None:
        """Let the wreath grow leaf by leaf within so many milliseconds; at 0 it is there."""
        if duration:
            self._wreath.grow(duration)

    @property
    def new_match_button(self) -> QPushButton:
        return self._new_button

    @property
    def review_button(self) -> QPushButton:
        return self._review_button

    @property
    def close_button(self) -> QPushButton:
        return self._close_button

    def on_close_clicked(self) -> None:
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        self._headline.setText(winner_headline(self._view, self._names))
        self._reason.setText(why_won(self._view, self._names))
        several = len(self._helps) > 1
        lines = [
            help_words(given, self._names[seat] if several else "") for seat, given in self._helps.items()
        ]
        self._help_line.setText("\n".join(lines))
        self._again_button.setText(QCoreApplication.translate("MatchEndSheet", "Play again"))
        self._new_button.setText(QCoreApplication.translate("MatchEndSheet", "New match…"))
        self._review_button.setText(QCoreApplication.translate("MatchEndSheet", "Review…"))
        self._close_button.setText(QCoreApplication.translate("MatchEndSheet", "Close"))
        self._cards_line.setText(QCoreApplication.translate("MatchEndSheet", "Check the cards…"))
        self._cards_line.setToolTip(
            QCoreApplication.translate("MatchEndSheet", "See the secret of this match and check every deal")
        )
        self.setAccessibleName(self._headline.text())
        self.setAccessibleDescription("\n".join(filter(None, (self._reason.text(), *lines))))

    def restyle(self) -> None:
        super().restyle()
        set_ink(self._headline, self.colours.ink)
        set_ink(self._reason, self.colours.muted)
        set_ink(self._help_line, self.colours.muted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close_button.click()
        elif event.key() in _ENTER_KEYS:
            focus = self.focusWidget()
            (focus if isinstance(focus, QAbstractButton) else self._again_button).click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        width = max(round(_WIDTH * self.growth), layout.totalMinimumSize().width())
        return QSize(width, layout.totalHeightForWidth(width))


class Wreath(Drawing):
    """Two leafy branches around the rosettes of those who won."""

    def __init__(self, winners: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._winners = tuple(winners)
        self._grown = 1.0
        self._growing = QVariantAnimation(self)
        self._growing.setStartValue(0.0)
        self._growing.setEndValue(1.0)
        self._growing.valueChanged.connect(self.on_grown)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def grow(self, duration: int) -> None:
        """Begin without a leaf, and have all of them after so many milliseconds."""
        self._growing.setDuration(duration)
        self._growing.start()

    def on_grown(self, share: float) -> None:
        self._grown = share
        self.update()

    def _leaf_size(self, leaf: int) -> float:
        """Return how large this leaf is by now, the lowest first; a young leaf is a little too large."""
        share = max(0.0, min(1.0, self._grown * 1.6 - 0.6 * (_LEAVES - 1 - leaf) / _LEAVES))
        return QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(share)

    def sizeHint(self) -> QSize:
        return QSize(150, 104) * self.growth

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        painter.scale(self.growth, self.growth)
        centre = QPointF(self.width() / self.growth / 2, self.height() / self.growth / 2 - 2)
        green = blend(colours.accent, QColor("#3d9468"), 0.4)
        for side in (-1, 1):
            painter.save()
            painter.translate(centre)
            painter.scale(side, 1)
            painter.setPen(QPen(green, 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # From below round the right side, almost to the top; Qt counts in sixteenths of a degree.
            painter.drawArc(QRectF(-46, -46, 92, 92), -88 * 16, 140 * 16)
            painter.setPen(Qt.PenStyle.NoPen)
            for leaf in range(_LEAVES):
                angle = 80 - leaf * 132 / (_LEAVES - 1)
                painter.save()
                painter.rotate(angle)
                painter.translate(46, 0)
                painter.setBrush(green if leaf % 2 else colours.gold)
                paint_leaf(painter, 22 * self._leaf_size(leaf), -58 if leaf % 2 else -122)
                painter.restore()
            painter.restore()
        count = len(self._winners)
        side = 54.0 if count == 1 else 62.0 / count
        left = centre.x() - side * count / 2
        for position, seat in enumerate(self._winners):
            place = QRectF(left + position * side, centre.y() - side / 2, side, side)
            paint_rosette(painter, place.adjusted(1, 1, -1, -1), colours.seats[seat], colours.paper)


class TotalBar(Drawing):
    """A player's total as a bar on the way to the target."""

    def __init__(self, seat: int, total: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._share = max(0.0, total / most)
        self.setMinimumWidth(80)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        groove = QRectF(self.rect()).adjusted(0, 2, 0, -2)
        radius = groove.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.stripe)
        painter.drawRoundedRect(groove, radius, radius)
        if self._share > 0:
            groove.setWidth(max(groove.height(), groove.width() * self._share))
            painter.setBrush(colours.seats[self._seat])
            painter.drawRoundedRect(groove, radius, radius)

    def sizeHint(self) -> QSize:
        return QSize(160, 12) * self.growth
