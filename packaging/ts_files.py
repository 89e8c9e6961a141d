"""Reads and writes the .ts files of Qt Linguist, laid out as Linguist does: differences stay small."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from source_texts import Text, contexts

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;"})


@dataclass(frozen=True, slots=True)
class Translation:
    """What a translator made of one text: one form, or one for each kind of number."""

    forms: tuple[str, ...]
    finished: bool = True
    note: str = ""


def read(path: Path) -> dict[Text, Translation]:
    """The translations in a file, without those Linguist keeps of texts long gone.

    Raises:
        ValueError: The file is not a .ts file.
    """
    try:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    except ElementTree.ParseError as error:
        raise ValueError(f"{path}: {error}") from error
    translations: dict[Text, Translation] = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            entry = message.find("translation")
            if entry is None or entry.get("type") in ("vanished", "obsolete"):
                continue
            text = Text(
                _inner(context, "name"),
                _inner(message, "source"),
                _inner(message, "comment"),
                _inner(message, "extracomment"),
            )
            plural = [form.text or "" for form in entry.iter("numerusform")]
            translations[text] = Translation(
                tuple(plural) if plural else (entry.text or "",),
                finished=entry.get("type") != "unfinished",
                note=_inner(message, "translatorcomment"),
            )
    return translations


def merged(texts: Iterable[Text], old: Mapping[Text, Translation], forms: int) -> dict[Text, Translation]:
    """The old translations of today's texts, in a language with so many kinds of number.

    A text without a translation is unfinished.
    """
    result: dict[Text, Translation] = {}
    for text in texts:
        count = forms if text.is_plural else 1
        known = old.get(text)
        if known is None:
            result[text] = Translation(("",) * count, finished=False)
        elif len(known.forms) != count:
            kept = (known.forms + ("",) * count)[:count]
            result[text] = Translation(kept, finished=False, note=known.note)
        else:
            result[text] = known
    return result


def rendered(translations: Mapping[Text, Translation], language: str) -> str:
    """The text of the .ts file."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context, texts in contexts(translations):
        lines += ["<context>", f"    <name>{context.translate(_ESCAPES)}</name>"]
        for text in texts:
            lines += _message(text, translations[text])
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _message(text: Text, translation: Translation) -> list[str]:
    lines = ['    <message numerus="yes">' if text.is_plural else "    <message>"]
    for tag, content in (
        ("source", text.source),
        ("comment", text.comment),
        ("extracomment", text.hint),
        ("translatorcomment", translation.note),
    ):
        if content:
            lines.append(f"        <{tag}>{content.translate(_ESCAPES)}</{tag}>")
    opening = "<translation>" if translation.finished else '<translation type="unfinished">'
    if text.is_plural:
        lines.append(f"        {opening}")
        lines += [
            f"            <numerusform>{form.translate(_ESCAPES)}</numerusform>" for form in translation.forms
        ]
        lines.append("        </translation>")
    else:
        lines.append(f"        {opening}{translation.forms[0].translate(_ESCAPES)}</translation>")
    return [*lines, "    </message>"]


def _inner(parent: ElementTree.Element, tag: str) -> str:
    return parent.findtext(tag) or ""
