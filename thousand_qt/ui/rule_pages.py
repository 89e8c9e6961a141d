"""The book of rules as a page to read and to print, with drawn cards."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTextDocument

from thousand_qt.engine.rules import Rules
from thousand_qt.ui.cards_strip import CardFaces
from thousand_qt.ui.paper import PaperColours, blend
from thousand_qt.ui.texts.rulebook import Chapter, Paragraph, chapter_title, rulebook
from thousand_qt.ui.texts.rules_summary import rules_summary

_PICTURES: Final = {
    "card-values": ("AH", "TH", "KH", "QH", "JH", "9H"),
    "marriage-values": ("KH", "QH", "KD", "QD", "KC", "QC", "KS", "QS"),
}
"""What is drawn below a paragraph."""
_CARD_WIDTH: Final = 54
_GAP: Final = 6
_PAIR_GAP: Final = 16
_MARKED: Final = 0.22
"""How golden the ground of a paragraph is that is pointed out."""
_EDGE: Final = QColor(43, 33, 24, 110)


def whole_book(
    rules: Rules,
    colours: PaperColours,
    *,
    other: tuple[str, str, Rules] | None = None,
    marked: str = "",
    pictures: bool = True,
) -> str:
    """Return the book as HTML, with an anchor before each paragraph.

    Args:
        rules: The rules it is about.
        colours: Of the paper.
        other: The names of both rule sets and the other rules: where they differ they stand side by side.
        marked: The key of a paragraph to point out.
        pictures: Whether there are pictures of cards, as `add_pictures` makes them.
    """
    book = rulebook(rules)
    other_book = rulebook(other[2]) if other is not None else {}
    parts = [f"<body style='color:{colours.ink.name()}'>"]
    for chapter in Chapter:
        ours, theirs = book.get(chapter, ()), other_book.get(chapter, ())
        if not ours and not theirs:
            continue
        parts.append(f"<a name='{chapter.value}'></a><h3>{escape(chapter_title(chapter))}</h3>")
        if other is None:
            for paragraph in ours:
                parts.append(_paragraph(paragraph, colours, marked))
                if pictures and paragraph.key in _PICTURES:
                    parts.append(f"<p><img src='cards:{paragraph.key}'></p>")
        else:
            parts.append(_side_by_side(ours, theirs, other[:2], colours))
    return "".join(parts) + "</body>"


def quick_guide(rules: Rules, colours: PaperColours) -> str:
    """Return the rules on one page, as HTML."""
    lines = "".join(
        f"<li style='margin-bottom:7px'>{escape(sentence)}</li>" for sentence in rules_summary(rules)
    )
    return f"<body style='color:{colours.ink.name()}'><ul>{lines}</ul></body>"


def add_pictures(document: QTextDocument, faces: CardFaces, ratio: float) -> None:
    """Give the document the pictures of cards, at this pixel ratio."""
    for key, cards in _PICTURES.items():
        image = _row_of_cards(faces, cards, ratio, in_pairs=key == "marriage-values")
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"cards:{key}"), image)


def _paragraph(paragraph: Paragraph, colours: PaperColours, marked: str) -> str:
    anchor = f"<a name='{paragraph.key}'></a>"
    if paragraph.key != marked:
        return f"{anchor}<p>{escape(paragraph.text)}</p>"
    ground = f"background-color:{blend(colours.paper, colours.gold, _MARKED).name()}"
    return (
        f"{anchor}<table width='100%' cellpadding='8'><tr><td style='{ground}'>"
        f"<b>{escape(paragraph.text)}</b></td></tr></table>"
    )


def _side_by_side(
    ours: Sequence[Paragraph], theirs: Sequence[Paragraph], names: tuple[str, str], colours: PaperColours
) -> str:
    """Return paragraphs that are the same once, the others in two columns under the names."""
    texts = {paragraph.key: paragraph.text for paragraph in theirs}
    keys = [paragraph.key for paragraph in ours]
    keys += [paragraph.key for paragraph in theirs if paragraph.key not in keys]
    own = {paragraph.key: paragraph.text for paragraph in ours}
    parts: list[str] = []
    for key in keys:
        left, right = own.get(key, "—"), texts.get(key, "—")
        if left == right:
            parts.append(f"<a name='{key}'></a><p>{escape(left)}</p>")
            continue
        cells = "".join(
            f"<td width='50%' style='background-color:{colours.stripe.name()}'>"
            f"<b>{escape(name)}</b><br>{escape(text)}</td>"
            for name, text in zip(names, (left, right), strict=True)
        )
        table = f"<table width='100%' cellpadding='7' cellspacing='3'><tr>{cells}</tr></table>"
        parts.append(f"<a name='{key}'></a>{table}")
    return "".join(parts)


def _row_of_cards(faces: CardFaces, cards: Sequence[str], ratio: float, *, in_pairs: bool) -> QImage:
    height = _CARD_WIDTH * faces.card_ratio
    lefts: list[float] = []
    left = 1.0
    for position in range(len(cards)):
        lefts.append(left)
        left += _CARD_WIDTH + (_PAIR_GAP if in_pairs and position % 2 else _GAP)
    size = QSizeF(left, height + 2)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(QPen(_EDGE, 1))
    for place, text in zip(lefts, cards, strict=True):
        room = QRectF(place, 1, _CARD_WIDTH, height)
        face = faces.face(text)
        painter.drawPixmap(room, face, QRectF(face.rect()))
        painter.drawRoundedRect(room, 4, 4)
    painter.end()
    return image
