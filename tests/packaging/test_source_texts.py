"""No text to translate is overlooked, and no call that would lose one."""

from __future__ import annotations

from pathlib import Path

import pytest

from source_texts import Text, collect


def found(tmp_path: Path, source: str) -> tuple[list[Text], list[str]]:
    (tmp_path / "module.py").write_text(source, encoding="utf-8")
    texts, faults = collect(tmp_path)
    return texts, [fault.reason for fault in faults]


GOOD = """
QT_TRANSLATE_NOOP("Table", "Hearts")

class Panel(QWidget):
    def build(self, count, cards, reason):
        self.tr("&Play")
        self.tr("Open", "a menu")
        QCoreApplication.translate(
            "Table",
            "A long “sentence” "
            "for {name}",
        )
        #: The score, not the card points.
        #: Shown on the sheet.
        QCoreApplication.translate("Table", "%n point(s)", "", count)
        QCoreApplication.translate("Table", "%n card(s)", None, len(cards))
        QApplication.translate("Table", "%n deal(s)", "verb", count)
        QCoreApplication.translate("Table", "%Ln match(es)", "", count)
        QCoreApplication.translate("Table", REASONS[reason])
        "text".translate({})
"""


def test_every_kind_of_call_is_understood(tmp_path: Path) -> None:
    texts, faults = found(tmp_path, GOOD)
    assert faults == []
    assert texts == [
        Text("Panel", "&Play"),
        Text("Panel", "Open", "a menu"),
        Text("Table", "%Ln match(es)"),
        Text("Table", "%n card(s)"),
        Text("Table", "%n deal(s)", "verb"),
        Text("Table", "%n point(s)"),
        Text("Table", "A long “sentence” for {name}"),
        Text("Table", "Hearts"),
    ]
    assert [text.source for text in texts if text.is_plural] == [
        "%Ln match(es)",
        "%n card(s)",
        "%n deal(s)",
        "%n point(s)",
    ]
    hints = {text.source: text.hint for text in texts if text.hint}
    assert hints == {"%n point(s)": "The score, not the card points. Shown on the sheet."}


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('QCoreApplication.translate("C", f"{name} plays")', "plain string"),
        ('QCoreApplication.translate("C", "a" + b)', "plain string"),
        ('QCoreApplication.translate("C", "{}".format(b))', "plain string"),
        ('QCoreApplication.translate("C", "%s" % b)', "plain string"),
        ('QCoreApplication.translate(context, "text")', "context"),
        ('QCoreApplication.translate("C", "text", f"{x}")', "comment"),
        ('QCoreApplication.translate("C", sourceText="text")', "position"),
        ('QCoreApplication.translate("C", "%n card(s)")', "fourth"),
        ("tr = QCoreApplication.translate", "alias"),
        ("map(QCoreApplication.translate, texts)", "alias"),
        ("from PySide6.QtCore import QCoreApplication as Core", "another name"),
        ('QT_TRANSLATE_NOOP("C", f"{x}")', "plain string"),
        ('QT_TR_NOOP("text")', "class"),
        ('class A:\n    def f(self):\n        self.tr(f"{x}")', "plain string"),
        ("class A:\n    def f(self):\n        self.tr(text)", "plain string"),
        ("class A:\n    def f(self):\n        t = self.tr", "alias"),
        ('class A:\n    def f(self):\n        self.tr("%n card(s)", "", n)', "subclasses"),
        ('class A:\n    def f(self):\n        self.other.tr("text")', "another object"),
    ],
)
def test_calls_that_lose_texts_are_faults(tmp_path: Path, source: str, reason: str) -> None:
    _texts, faults = found(tmp_path, source)
    assert len(faults) == 1, faults
    assert reason in faults[0]


def test_a_fault_says_where(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("\n\ntr = QCoreApplication.translate\n")
    (fault,) = collect(tmp_path)[1]
    assert str(fault).startswith(f"{tmp_path / 'module.py'}:3: ")
