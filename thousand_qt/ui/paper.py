"""The look of everything printed on paper: result sheet, score sheet, end of the match, dialogs.

All colours come from the palette of the widget, so that sheets are right in the light and in the dark theme
and change with it. The players' colours are those of the table.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from thousand_qt.app.contrast import blend, readable
from thousand_qt.table.frame import FINGER
from thousand_qt.table.palette import SEAT_COLOURS
from thousand_qt.ui.growth import Growth

_DARK_BELOW: Final = 128
_SERIFS: Final = ("Georgia", "Noto Serif", "DejaVu Serif", "Times New Roman")
_RADIUS: Final = 14.0
_STITCH_INSET: Final = 7.0
_SHEET_MARGIN: Final = 12
_SHARES: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45)
"""How much smaller a sheet becomes that has no room for its words."""


@dataclass(frozen=True, slots=True)
class PaperColours:
    """The colours of one sheet of paper.

    Attributes:
        paper, stripe, line, edge: the sheet, every other row, rules on it, and its border.
        ink, muted: what is written, and what is written small beside it.
        disabled: what is written on a button that cannot be pressed now.
        loss: what takes points away. gold: what is won.
        accent, accent_ink: the main button and what is written on it.
        seats: the players' colours by seat.

    Everything that is written with can be read on the sheet, on its stripes and on a window.
    """

    paper: QColor
    stripe: QColor
    line: QColor
    edge: QColor
    ink: QColor
    muted: QColor
    disabled: QColor
    loss: QColor
    gold: QColor
    accent: QColor
    accent_ink: QColor
    seats: tuple[QColor, ...]


def paper_colours(palette: QPalette) -> PaperColours:
    """Return the colours of paper under this palette."""
    role = QPalette.ColorRole
    return _paper_colours(
        *(
            palette.color(each).rgb()
            for each in (
                role.Base,
                role.Text,
                role.AlternateBase,
                role.Window,
                role.Mid,
                role.PlaceholderText,
                role.Highlight,
                role.HighlightedText,
            )
        ),
        palette.color(QPalette.ColorGroup.Disabled, role.Text).rgb(),
    )


@functools.lru_cache(maxsize=16)
def _paper_colours(
    base: int,
    text: int,
    alternate: int,
    window: int,
    mid: int,
    muted: int,
    accent: int,
    accent_ink: int,
    disabled: int,
) -> PaperColours:
    """Return the same for the colours of a palette; sheets ask for it whenever they are painted."""
    paper, ink, stripe = QColor(base), QColor(text), QColor(alternate)
    dark = paper.lightness() < _DARK_BELOW
    grounds = (paper, stripe, QColor(window))
    return PaperColours(
        paper=paper,
        stripe=stripe,
        line=QColor(mid),
        edge=blend(paper, QColor("#d9a441"), 0.55 if dark else 0.7),
        ink=ink,
        muted=QColor(muted),
        disabled=QColor(disabled),
        loss=readable(QColor("#f08a7d") if dark else QColor("#b3261e"), ink, grounds),
        gold=readable(QColor("#e8b957") if dark else QColor("#a8741a"), ink, grounds),
        accent=QColor(accent),
        accent_ink=QColor(accent_ink),
        seats=tuple(
            readable(blend(colour, ink, 0.38) if dark else colour, ink, grounds) for colour in SEAT_COLOURS
        ),
    )


def heading_font(base: QFont, factor: float) -> QFont:
    """Return a bold serif, so many times as large as the base font."""
    font = QFont(base)
    font.setFamilies([*_SERIFS, base.family()])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(base.pointSizeF() * factor)
    font.setBold(True)
    return font


def scaled_font(base: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return the base font, so many times as large."""
    font = QFont(base)
    font.setPointSizeF(base.pointSizeF() * factor)
    font.setBold(bold)
    return font


def plain_label(text: str = "", *, wrap: bool = False) -> QLabel:
    """Return a label that shows its text as it is: names are free text and may look like markup."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label


def set_ink(widget: QWidget, colour: QColor) -> None:
    """Write the text of a label or button in this colour."""
    palette = widget.palette()
    if palette.color(QPalette.ColorRole.WindowText) != colour:
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        widget.setPalette(palette)


def paper_style(colours: PaperColours) -> str:
    """Return the style sheet of buttons, line edits, texts, lists and scroll bars on paper."""
    hover = blend(colours.accent, colours.paper, 0.15).name()
    pressed = blend(colours.accent, colours.ink, 0.25).name()
    chosen = blend(colours.paper, colours.accent, 0.3).name()
    return f"""
    QPushButton[paperButton="true"] {{
        color: {colours.ink.name()};
        background: transparent;
        border: 1px solid {colours.line.name()};
        border-radius: 8px;
        padding: 8px 18px;
    }}
    QPushButton[paperButton="true"]:hover {{ background: {colours.stripe.name()}; }}
    QPushButton[paperButton="true"]:pressed, QPushButton[paperButton="true"]:checked {{
        background: {colours.stripe.name()};
        border-color: {colours.muted.name()};
    }}
    QPushButton[paperButton="true"]:focus {{ border: 2px solid {colours.gold.name()}; padding: 7px 17px; }}
    QPushButton[paperButton="true"]:disabled {{
        color: {colours.disabled.name()};
        border-style: dashed;
    }}
    QPushButton[mainButton="true"] {{
        color: {colours.accent_ink.name()};
        background: {colours.accent.name()};
        border: 1px solid {colours.accent.name()};
        font-weight: 600;
        padding: 8px 26px;
    }}
    QPushButton[mainButton="true"]:hover {{ background: {hover}; }}
    QPushButton[mainButton="true"]:pressed {{ background: {pressed}; }}
    QPushButton[mainButton="true"]:focus {{ border: 2px solid {colours.gold.name()}; padding: 7px 25px; }}
    QPushButton[mainButton="true"]:disabled {{
        color: {colours.muted.name()};
        background: {colours.stripe.name()};
        border-color: {colours.line.name()};
    }}
    QPushButton[smallButton="true"] {{ padding: 3px 12px; border-radius: 7px; }}
    QPushButton[smallButton="true"]:focus {{ padding: 2px 11px; }}
    QPushButton[tabButton="true"] {{
        color: {colours.muted.name()};
        background: transparent;
        border: 2px solid transparent;
        border-radius: 7px;
        padding: 5px 12px;
    }}
    QPushButton[tabButton="true"]:hover {{ background: {colours.stripe.name()}; }}
    QPushButton[tabButton="true"]:checked {{
        color: {colours.ink.name()};
        background: {chosen};
    }}
    QPushButton[tabButton="true"]:focus {{ border-color: {colours.gold.name()}; }}
    QLineEdit, QDateEdit {{
        color: {colours.ink.name()};
        background: {colours.paper.name()};
        border: 1px solid {colours.line.name()};
        border-radius: 7px;
        padding: 4px 9px;
        selection-background-color: {colours.accent.name()};
        selection-color: {colours.accent_ink.name()};
        placeholder-text-color: {colours.muted.name()};
    }}
    QLineEdit:focus, QDateEdit:focus {{ border: 2px solid {colours.gold.name()}; padding: 3px 8px; }}
    QDateEdit::drop-down {{ border: none; width: 24px; }}
    QDateEdit::down-arrow {{ image: none; }}
    QPlainTextEdit, QListWidget {{
        color: {colours.ink.name()};
        background: {colours.paper.name()};
        border: 1px solid {colours.line.name()};
        border-radius: 7px;
        padding: 4px;
        selection-background-color: {colours.accent.name()};
        selection-color: {colours.accent_ink.name()};
    }}
    QPlainTextEdit:focus, QListWidget:focus {{ border: 2px solid {colours.gold.name()}; padding: 3px; }}
    QListWidget::item {{ padding: 5px 3px; border-radius: 5px; }}
    QListWidget::item:hover {{ background: {colours.stripe.name()}; }}
    QListWidget::item:selected {{ color: {colours.ink.name()}; background: {chosen}; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0px; }}
    QScrollBar::handle:vertical {{
        background: {colours.line.name()};
        border-radius: 3px;
        margin: 1px 1px 1px 3px;
        min-height: 32px;
    }}
    QScrollBar::handle:vertical:hover {{ background: {colours.muted.name()}; }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
    QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
    """


def finger_style(factor: float) -> str:
    """Return the style sheet that makes buttons on the table grow with it, and large enough for a finger."""
    down, across = round(8 * factor), round(18 * factor)
    height = max(0, round(FINGER) - 2 * down - 2)
    return f"""
    QPushButton[paperButton="true"] {{
        padding: {down}px {across}px;
        min-height: {height}px;
        border-radius: {round(8 * factor)}px;
    }}
    QPushButton[paperButton="true"]:focus {{ padding: {down - 1}px {across - 1}px; }}
    """


def paper_button(*, main: bool = False, small: bool = False) -> QPushButton:
    """Return a button for paper; its look comes from `paper_style` of the sheet it lies on."""
    button = QPushButton()
    button.setProperty("paperButton", True)
    button.setProperty("mainButton", main)
    button.setProperty("smallButton", small)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setAutoDefault(True)
    button.setDefault(main)
    return button


class PaperStyle(QObject):
    """Keeps the style sheet of a widget, and the palettes below it, in the colours of the application.

    WORKAROUND(QTBUG-112966): widgets with a style sheet, and all below them, do not hear of a new application
    palette; setting a style sheet anew makes Qt look for it.

    Signals:
        restyled(): the widget has its new colours; labels with an ink of their own need a new one.
    """

    restyled = Signal()

    def __init__(self, widget: QWidget, more: str = "") -> None:
        """Style a widget; `more` is added to the style sheet of all paper."""
        super().__init__(widget)
        self._more = more
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.paletteChanged.connect(self.on_palette_changed)
        self._apply()

    @property
    def colours(self) -> PaperColours:
        """The colours of paper now."""
        return paper_colours(QGuiApplication.palette())

    def set_more(self, more: str) -> None:
        """Add something else to the style sheet."""
        if more != self._more:
            self._more = more
            self._apply()

    def on_palette_changed(self) -> None:
        self._apply()
        self.restyled.emit()

    def _apply(self) -> None:
        # Asked of Qt, not kept: a circle of references would leave the widget to the garbage collector, which
        # may come in the middle of painting it.
        widget = self.parent()
        assert isinstance(widget, QWidget)
        widget.setStyleSheet(paper_style(self.colours) + self._more)
        widget.update()


class PaperSheet(QFrame):
    """A sheet of paper that lies on the table: rounded, with a stitched border.

    A subclass builds its widgets, then calls `refresh`; `retranslate` and `restyle` are called again whenever
    the language or the colours change. It grows with the table, and is smaller where it has no room.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._style = PaperStyle(self, finger_style(1.0))
        self._style.restyled.connect(self.on_restyled)
        self._growth = Growth()
        self._wanted_growth = 1.0

    @property
    def colours(self) -> PaperColours:
        return self._style.colours

    @property
    def growth(self) -> float:
        """How many times as large as usual the sheet is."""
        return self._growth.factor

    def set_wanted_growth(self, factor: float) -> None:
        """Be so many times as large as usual, if there is room; `fit_parent` looks."""
        self._wanted_growth = factor

    def on_restyled(self) -> None:
        self.restyle()

    def refresh(self) -> None:
        """Set all texts and colours."""
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the present language."""

    def restyle(self) -> None:
        """Set all inks from the present colours."""

    def fit_parent(self, below: int = 0) -> None:
        """Take the size the content wants, as far as the parent has room, in the middle of it.

        Args:
            below: how far a message at the top reaches, in pixels; if there is room, the sheet lies lower.
        """
        parent = self.parentWidget()
        if parent is None:
            return
        room = parent.rect().adjusted(_SHEET_MARGIN, _SHEET_MARGIN, -_SHEET_MARGIN, -_SHEET_MARGIN)
        for share in _SHARES:
            self._grow(self._wanted_growth * share)
            least = self.minimumSizeHint()
            if least.width() <= room.width() and least.height() <= room.height():
                break
        place = self.geometry()
        place.setSize(self.sizeHint().expandedTo(self.minimumSizeHint()).boundedTo(room.size()))
        place.moveCenter(room.center())
        if place.top() <= below:
            place.moveTop(min(below + _SHEET_MARGIN // 2, room.bottom() + 1 - place.height()))
        self.setGeometry(place)

    def _grow(self, factor: float) -> None:
        """Be so many times as large as usual."""
        self._growth.set_factor(self, factor)
        self._style.set_more(finger_style(factor))
        if (layout := self.layout()) is not None:
            # New texts reach the layouts inside of the layout only when it is active.
            layout.activate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit_parent()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.colours
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colours.edge, 1.5))
        painter.setBrush(colours.paper)
        growth = max(1.0, self.growth)
        radius, inset_by = _RADIUS * growth, _STITCH_INSET * growth
        painter.drawRoundedRect(sheet, radius, radius)
        stitch = QPen(blend(colours.paper, colours.edge, 0.6), 1.2 * growth, Qt.PenStyle.CustomDashLine)
        stitch.setDashPattern([5, 4])
        stitch.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(stitch)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = sheet.adjusted(inset_by, inset_by, -inset_by, -inset_by)
        painter.drawRoundedRect(inset, radius - 5 * growth, radius - 5 * growth)
