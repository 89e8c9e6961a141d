"""An SVG picture reduced to what a card needs, from a file nobody vouches for.

Qt never sees the file itself: it gets what is written out here after everything was read. So there are no
entities and no document type, nothing that is not drawing, and no reference but to elements of the picture
and to bitmaps inside it. What could do harm is refused; what is only of use to drawing programs is left out.
"""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from typing import Final
from xml.parsers import expat

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImageReader

from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.reading import MOST_ELEMENTS
from thousand_qt.decks.rewriting import MASK_ROOM, Symbol, ViewBox, clip_to_mask, fitting, view_box

MOST_DEPTH: Final = 200
MOST_ATTRIBUTES: Final = 200
MOST_IMAGES: Final = 500
MOST_IMAGE_PIXELS: Final = 4096 * 4096
"""Of all bitmaps of a deck together."""

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK_HREF: Final = "http://www.w3.org/1999/xlink href"
_XML_SPACE: Final = "http://www.w3.org/XML/1998/namespace space"
_ACTIVE: Final = frozenset({"script", "foreignObject", "handler", "listener", "iframe", "audio", "video"})
_LEFT_OUT: Final = frozenset(
    {"metadata", "title", "desc", "animate", "animateColor", "animateMotion", "animateTransform", "set"}
)
_WITH_TEXT: Final = frozenset({"text", "tspan", "textArea", "style"})
_EVENT: Final = re.compile(r"on[a-z]+\Z", re.IGNORECASE)
_URL: Final = re.compile(r"url\s*\(\s*(?:[\"']|&quot;)?\s*([^)]*)", re.IGNORECASE)
_IMAGE_DATA: Final = re.compile(r"data:image/(?:png|jpe?g);base64,", re.IGNORECASE)
_PLAIN_FILE: Final = re.compile(r"(?!\.)[\w .+-]{1,255}\Z")
_PAINT: Final = ("fill", "stroke", "style", "opacity", "fill-opacity", "class")
"""What colours an element has nothing to say about the shape it cuts out."""
_SHOWN: Final = 80


def clean(text: bytes) -> bytes:
    """Return the picture as UTF-8 without anything that could do harm. Raises DeckRefusedError."""
    return _Cleaner().run(text)


@dataclass(frozen=True, slots=True)
class _Attributes:
    """What an element says: what needs a prefix, as text, the rest by name, and the element it refers to."""

    special: str
    plain: dict[str, str]
    target: str


@dataclass(frozen=True, slots=True)
class _Use:
    """A reference to an element of the picture that may be a symbol."""

    target: str
    reference: str
    attributes: dict[str, str]


class _Cleaner:
    """Reads one document and writes another."""

    def __init__(self) -> None:
        self._out: list[str | _Use] = ['<?xml version="1.0" encoding="UTF-8"?>\n']
        self._symbols: dict[str, Symbol] = {}
        self._picture: ViewBox | None = None
        self._clip_depth = 0
        self._depth = 0
        self._skipping = 0
        self._elements = 0
        self._images = 0
        self._pixels = 0
        self._names: list[str] = []

    def run(self, text: bytes) -> bytes:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartElementHandler = self._on_start
        parser.EndElementHandler = self._on_end
        parser.CharacterDataHandler = self._on_text
        parser.EntityDeclHandler = self._on_entity
        parser.ExternalEntityRefHandler = self._on_entity
        parser.UnparsedEntityDeclHandler = self._on_entity
        parser.SkippedEntityHandler = self._on_entity
        parser.ProcessingInstructionHandler = self._on_instruction
        try:
            parser.Parse(text, True)
        except expat.ExpatError as error:
            raise DeckRefusedError(DeckFault.NOT_SVG, str(error)) from error
        except (ValueError, LookupError) as error:  # an encoding that is none
            raise DeckRefusedError(DeckFault.NOT_SVG, str(error)) from error
        return "".join(self._written(part) for part in self._out).encode("utf-8", "replace")

    def _written(self, part: str | _Use) -> str:
        """Return text as it is, and a use as it can only be written when all symbols are known."""
        if isinstance(part, str):
            return part
        attributes = dict(part.attributes)
        symbol = self._symbols.get(part.target)
        if symbol is not None:
            attributes["transform"] = fitting(symbol, attributes, self._picture)
            for name in ("x", "y", "width", "height"):
                attributes.pop(name, None)
        return f"<use{part.reference}{_as_text(attributes)}>"

    def _on_entity(self, *_: object) -> int:
        raise DeckRefusedError(DeckFault.ENTITIES)

    def _on_instruction(self, target: str, data: str) -> None:
        if target == "xml-stylesheet":
            raise DeckRefusedError(DeckFault.EXTERNAL, data[:_SHOWN])

    def _on_start(self, full_name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        self._depth += 1
        if self._elements > MOST_ELEMENTS or self._depth > MOST_DEPTH or len(attributes) > MOST_ATTRIBUTES:
            raise DeckRefusedError(DeckFault.TOO_COMPLEX)
        namespace, _, name = full_name.rpartition(" ")
        if self._depth == 1 and (name != "svg" or namespace not in ("", _SVG)):
            raise DeckRefusedError(DeckFault.NOT_SVG, f"<{name[:_SHOWN]}>")
        if name in _ACTIVE:
            raise DeckRefusedError(DeckFault.SCRIPT, f"<{name}>")
        if self._skipping or namespace not in ("", _SVG) or name in _LEFT_OUT:
            self._skipping += 1
            return
        written = self._attributes(name, attributes)
        if written is None:
            self._skipping += 1
            return
        self._write(name, written)

    def _write(self, name: str, attributes: _Attributes) -> None:
        plain = attributes.plain
        if self._clip_depth:
            self._clip_depth += 1
            for colour in _PAINT:
                plain.pop(colour, None)
            plain["fill"] = "#fff"
        mask_room = ""
        if self._depth == 1:
            self._picture = view_box(plain.get("viewBox")) or view_box(
                f"0 0 {plain.get('width', '')} {plain.get('height', '')}"
            )
            self._out.append(f'<svg xmlns="{_SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"')
            self._out.append(f"{attributes.special}{_as_text(plain)}>")
            self._names.append("svg")
            return
        if name == "use" and attributes.target:
            self._out.append(_Use(attributes.target, attributes.special, plain))
            self._names.append("use")
            return
        if name == "symbol":
            box = view_box(plain.pop("viewBox", None))
            alignment = plain.pop("preserveAspectRatio", "xMidYMid meet")
            self._symbols[plain.get("id", "")] = Symbol(box, alignment)
            self._out.append(f"<defs><g{attributes.special}{_as_text(plain)}>")
            self._names.append("g></defs")
            return
        if name == "clipPath":
            self._clip_depth = 1
            if plain.pop("clipPathUnits", "") == "objectBoundingBox":
                plain["maskContentUnits"] = "objectBoundingBox"
            mask_room, name = MASK_ROOM, "mask"
        clip_to_mask(plain)
        self._names.append(name)
        self._out.append(f"<{name}{mask_room}{attributes.special}{_as_text(plain)}>")

    def _attributes(self, element: str, attributes: dict[str, str]) -> _Attributes | None:
        """Return the attributes, or None if the element is of no use without one of them."""
        special: list[str] = []
        plain: dict[str, str] = {}
        target = ""
        for full_name, value in attributes.items():
            if full_name in (_XLINK_HREF, "href"):
                if not self._allows(element, value.strip()):
                    return None
                special.append(f" xlink:href={_quoted(value.strip())}")
                target = value.strip().removeprefix("#")
            elif full_name == _XML_SPACE:
                special.append(f" xml:space={_quoted(value)}")
            elif " " not in full_name:
                if _EVENT.match(full_name):
                    raise DeckRefusedError(DeckFault.SCRIPT, full_name[:_SHOWN])
                _check_style(value)
                plain[full_name] = value
        return _Attributes("".join(special), plain, target)

    def _allows(self, element: str, reference: str) -> bool:
        if reference.startswith("#"):
            return True
        if data := _IMAGE_DATA.match(reference):
            self._check_image(reference[data.end() :])
            return True
        if element == "image" and (not reference or _PLAIN_FILE.match(reference)):
            # Left over from drawing, as in KDE's Tigullio: a file that was never part of the deck.
            return False
        raise DeckRefusedError(DeckFault.EXTERNAL, reference[:_SHOWN])

    def _check_image(self, data: str) -> None:
        self._images += 1
        try:
            content = QByteArray(base64.b64decode(data, validate=False))
        except (binascii.Error, ValueError) as error:
            raise DeckRefusedError(DeckFault.BAD_IMAGE, str(error)) from error
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        size = QImageReader(buffer).size()  # of what the header says; nothing is unpacked
        if not size.isValid():
            raise DeckRefusedError(DeckFault.BAD_IMAGE)
        self._pixels += size.width() * size.height()
        if self._images > MOST_IMAGES or self._pixels > MOST_IMAGE_PIXELS:
            raise DeckRefusedError(DeckFault.TOO_COMPLEX)

    def _on_text(self, text: str) -> None:
        if self._skipping or not self._names or self._names[-1] not in _WITH_TEXT:
            return
        if self._names[-1] == "style":
            _check_style(text)
        self._out.append(_escaped(text))

    def _on_end(self, _: str) -> None:
        self._depth -= 1
        if self._skipping:
            self._skipping -= 1
        else:
            self._out.append(f"</{self._names.pop()}>")
            self._clip_depth = max(0, self._clip_depth - 1)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _quoted(value: str) -> str:
    """Return an attribute's value as it is written."""
    text = _escaped(value).replace('"', "&quot;")
    for sign in "\t\n\r":
        text = text.replace(sign, f"&#{ord(sign)};")
    return f'"{text}"'


def _as_text(attributes: dict[str, str]) -> str:
    return "".join(f" {name}={_quoted(value)}" for name, value in attributes.items())


def _check_style(text: str) -> None:
    """Raise DeckRefusedError for styles that fetch something from elsewhere."""
    lowered = text.lower()
    if "@import" in lowered:
        raise DeckRefusedError(DeckFault.EXTERNAL, text[:_SHOWN])
    if "url" in lowered:
        for reference in _URL.findall(text):
            if not reference.startswith("#"):
                raise DeckRefusedError(DeckFault.EXTERNAL, reference[:_SHOWN])
    if "\\" in text and _URL.search(re.sub(r"\\", "", text)):
        raise DeckRefusedError(DeckFault.EXTERNAL, text[:_SHOWN])
