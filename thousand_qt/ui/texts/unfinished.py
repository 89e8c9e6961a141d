"""An unfinished match in words: which it is, when it was played, and where it stopped."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import date_words, time_words
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.matches import name_of_rules


def match_title(record: Record) -> str:
    """Return the name the player gave the match, or else that of its rules."""
    return record.title or name_of_rules(record.header.rules, record.header.rules_name)


def last_played_words(moment: datetime, *, today: date | None = None) -> str:
    """Return when a match was played last, as a sentence without a full stop."""
    local = moment.astimezone()
    days = ((today or datetime.now().astimezone().date()) - local.date()).days
    if days == 0:
        text = QCoreApplication.translate("Unfinished", "Last played today at {time}")
    elif days == 1:
        text = QCoreApplication.translate("Unfinished", "Last played yesterday at {time}")
    else:
        text = QCoreApplication.translate("Unfinished", "Last played on {date} at {time}")
    return text.format(time=time_words(moment), date=date_words(local.date()))


def where_it_stopped(view: PlayerView) -> str:
    """Return what comes next in a match, as a sentence without a full stop."""
    match view.phase:
        case Phase.DEALING if view.results:
            text = QCoreApplication.translate("Unfinished", "Deal {number} is over")
        case Phase.DEALING:
            text = QCoreApplication.translate("Unfinished", "Before the first deal")
        case Phase.DARK | Phase.REDEAL | Phase.AUCTION:
            text = QCoreApplication.translate("Unfinished", "Deal {number}, in the bidding")
        case Phase.TALON | Phase.CONTRACT | Phase.EXCHANGE:
            text = QCoreApplication.translate("Unfinished", "Deal {number}, after the bidding")
        case Phase.PLAY:
            text = QCoreApplication.translate("Unfinished", "Deal {number}, trick {trick}")
        case Phase.OVER:
            text = QCoreApplication.translate("Unfinished", "The match is over")
    number = view.number or len(view.results)
    return text.format(number=number, trick=len(view.tricks) + 1)
