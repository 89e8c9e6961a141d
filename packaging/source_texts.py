"""Finds the texts to translate in Python source, and the calls that would lose them.

Qt's own lupdate is not used for this. From Python it overlooks that `translate("Table", "%n card(s)", "",
count)` is a plural, and drops the text altogether when the number is an expression such as `len(cards)`; it
silently stores nonsense for aliases and f-strings. Here every call is either understood or reported.

What is understood, always with plain strings:
    self.tr("Text"[, "comment"])                                      the context is the class
    QCoreApplication.translate("Context", "Text"[, "comment"[, number]])
    QT_TRANSLATE_NOOP("Context", "Text"), QT_TR_NOOP("Text")          for tables that are translated later
A comment for translators stands on the lines above, after `#:`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

_APPLICATIONS = ("QApplication", "QCoreApplication", "QGuiApplication")
_HINT = "#:"


def is_plural(source: str) -> bool:
    """Whether a text tells a number: `%n`, or `%Ln` with its thousands apart as the language does it."""
    return "%n" in source or "%Ln" in source


@dataclass(frozen=True, order=True, slots=True)
class Text:
    """One text to translate; the first three fields are its identity for Qt."""

    context: str
    source: str
    comment: str = ""
    hint: str = field(default="", compare=False)

    @property
    def is_plural(self) -> bool:
        """Whether it has one form for each kind of number."""
        return is_plural(self.source)


@dataclass(frozen=True, order=True, slots=True)
class Fault:
    """A call that a translation could never reach."""

    path: Path
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.reason}"


def collect(folder: Path) -> tuple[list[Text], list[Fault]]:
    """All texts and faults of the Python files below a folder, in a stable order."""
    texts: dict[Text, Text] = {}
    faults: list[Fault] = []
    for path in sorted(folder.rglob("*.py")):
        finder = _Finder(path)
        for text in finder.texts:
            known = texts.get(text)
            if known is None or not known.hint:
                texts[text] = text
        faults += finder.faults
    return sorted(texts.values()), sorted(faults)


class _Finder(ast.NodeVisitor):
    def __init__(self, path: Path) -> None:
        self.texts: list[Text] = []
        self.faults: list[Fault] = []
        self._path = path
        self._classes: list[str] = []
        source = path.read_text(encoding="utf-8")
        self._lines = source.splitlines()
        self._called: set[ast.expr] = set()
        self.visit(ast.parse(source, str(path)))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self._called.add(node.func)
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                self._own(node, most=2)
                if len(node.args) > 2 or node.keywords:
                    self._fault(node, "a count in self.tr() is not translated in subclasses: use translate()")
            case ast.Attribute(attr="tr"):
                self._fault(node, "tr() of another object: the context is not known here")
            case ast.Attribute(value=ast.Name(id=name), attr="translate") if name in _APPLICATIONS:
                self._with_context(node)
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                self._with_context(node)
            case ast.Name(id="QT_TR_NOOP"):
                self._own(node, most=1)
            case _:
                pass
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr="translate") if name in _APPLICATIONS:
                self._not_as_value(node)
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                self._not_as_value(node)
            case _:
                pass
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            if name.asname and name.name in (*_APPLICATIONS, "QT_TRANSLATE_NOOP", "QT_TR_NOOP"):
                self._fault(node, f"{name.name} under another name hides its texts")

    def _not_as_value(self, node: ast.Attribute) -> None:
        if node not in self._called:
            self._fault(node, f"an alias of {node.attr}() hides its texts")

    def _own(self, node: ast.Call, most: int) -> None:
        """A text in the context of the class it stands in."""
        if not self._classes:
            self._fault(node, "there is no class here to be the context")
            return
        self._add(node, self._classes[-1], node.args[:most])

    def _with_context(self, node: ast.Call) -> None:
        if len(node.args) < 2:
            self._fault(node, "the context and the text must be given by position")
            return
        context = _string(node.args[0])
        if _is_from_table(node.args[1]):
            # Marked where the table stands.
            return
        if context is None:
            self._fault(node, "the context must be a plain string")
            return
        if (
            is_plural(_string(node.args[1]) or "")
            and len(node.args) < 4
            and isinstance(node.func, ast.Attribute)
        ):
            self._fault(node, "%n needs the number as the fourth argument")
        self._add(node, context, node.args[1:3])

    def _add(self, node: ast.Call, context: str, arguments: list[ast.expr]) -> None:
        source = _string(arguments[0]) if arguments else None
        if source is None:
            self._fault(node, "the text must be a plain string: no f-string, sum, format() or variable")
            return
        comment = _string(arguments[1]) if len(arguments) > 1 else ""
        if comment is None:
            self._fault(node, "the comment must be a plain string")
            return
        self.texts.append(Text(context, source, comment, self._hint_above(node.lineno)))

    def _hint_above(self, line: int) -> str:
        hint: list[str] = []
        for above in reversed(self._lines[: line - 1]):
            if not above.strip().startswith(_HINT):
                break
            hint.insert(0, above.strip().removeprefix(_HINT).strip())
        return " ".join(hint)

    def _fault(self, node: ast.stmt | ast.expr, reason: str) -> None:
        self.faults.append(Fault(self._path, node.lineno, reason))


def _string(node: ast.expr) -> str | None:
    """The plain string this is, None if it is not one. Python's None stands for an empty comment."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Constant(value=None):
            return ""
        case _:
            return None


def _is_from_table(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Attribute | ast.Subscript)


def contexts(texts: Iterable[Text]) -> Iterator[tuple[str, list[Text]]]:
    """The texts by context, both in order."""
    by_context: dict[str, list[Text]] = {}
    for text in sorted(texts):
        by_context.setdefault(text.context, []).append(text)
    yield from by_context.items()
