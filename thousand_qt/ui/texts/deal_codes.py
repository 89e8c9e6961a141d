"""What is wrong with the code of a deal that somebody has typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from thousand_qt.records.deal_code import LENGTH, DealCodeFault, Mistyped, WrongLength, WrongSign


def code_fault_words(fault: DealCodeFault) -> str:
    """Return what is wrong, and what a code looks like, in a sentence or two."""
    match fault:
        case WrongLength(found=0):
            return QCoreApplication.translate("DealCode", "Type the code of a deal, or paste it.")
        case WrongLength(found=found) if found < LENGTH:
            return QCoreApplication.translate(
                "DealCode", "%n letter(s) or digit(s) are still missing.", "", LENGTH - found
            )
        case WrongLength(found=found):
            return QCoreApplication.translate(
                "DealCode", "There are %n letter(s) or digit(s) too many.", "", found - LENGTH
            )
        case WrongSign(sign=sign):
            return QCoreApplication.translate(
                "DealCode",
                "“{sign}” does not occur in codes. They have digits, and the letters A to Z without U.",
            ).format(sign=sign if sign.isprintable() else f"U+{ord(sign):04X}")
        case Mistyped():
            return QCoreApplication.translate(
                "DealCode",
                "There is a mistake in this code: a letter or digit is wrong, or two have changed places.",
            )
