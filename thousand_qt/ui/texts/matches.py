"""A match in a list, in words: when it was played, by which rules, by whom, and how it went."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import date_words, grouped, plain, time_words
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import EndReason
from thousand_qt.records.entries import Folder, MatchEntry, Result, RuleSet, Status
from thousand_qt.records.facts import HUMAN, HelpFacts, preset_of
from thousand_qt.ui.texts.levels import level_name
from thousand_qt.ui.texts.record_faults import entry_fault_words
from thousand_qt.ui.texts.rules import preset_name


def day_words(moment: datetime, *, today: date | None = None) -> str:
    """Return the day of a moment where the computer stands: "Today", "Yesterday" or a date."""
    local = moment.astimezone()
    days = (today or datetime.now().astimezone().date()) - local.date()
    if days == timedelta():
        return QCoreApplication.translate("Matches", "Today")
    if days == timedelta(days=1):
        return QCoreApplication.translate("Matches", "Yesterday")
    return date_words(local.date())


def rules_name(preset: str | None) -> str:
    """Return the name of a rule set; None for a table's own."""
    if preset is None:
        return QCoreApplication.translate("Matches", "House rules")
    return preset_name(preset)


def name_of_rules(rules: Rules, own_name: str | None) -> str:
    """Return what the rules of a match are called; `own_name` is what its players call a set of their own."""
    return own_name or rules_name(preset_of(rules))


def rule_set_words(rule_set: RuleSet) -> str:
    """Return the name of a rule set, and how often it was played."""
    #: A rule set and in how many matches it was played.
    return QCoreApplication.translate("Matches", "{rules} ({count})").format(
        rules=rule_set.name or rules_name(rule_set.preset), count=grouped(rule_set.matches)
    )


def entry_rules_name(entry: MatchEntry) -> str:
    """Return the name of the rules of a match; empty when its file does not tell them."""
    return "" if entry.rules is None else entry.rules_name or rules_name(entry.preset)


def names_line(entry: MatchEntry) -> str:
    """Return who played, in one line."""
    return ", ".join(seat.name for seat in entry.seats)


def levels_line(entry: MatchEntry) -> str:
    """Return how strong the computer's players are, in one line and in the order of seats."""
    return ", ".join(level_name(seat.kind) for seat in entry.seats if seat.kind != HUMAN)


def players_line(entry: MatchEntry) -> str:
    """Return who played, and how strong the computer's players are."""
    #: A player of the computer and its level.
    text = QCoreApplication.translate("Matches", "{name} ({level})")
    return ", ".join(
        seat.name if seat.kind == HUMAN else text.format(name=seat.name, level=level_name(seat.kind))
        for seat in entry.seats
    )


def match_name(entry: MatchEntry) -> str:
    """Return what a match is called in a sentence: its title, or else its players, or else its file."""
    return entry.title or names_line(entry) or entry.path.name


def result_words(entry: MatchEntry) -> str:
    """Return how a match ended for the player, or how far it is."""
    return _result_name(entry.status, entry.result)


def _result_name(status: Status, result: Result | None) -> str:
    if status is Status.DAMAGED:
        return QCoreApplication.translate("Matches", "Damaged")
    if status is Status.OPEN:
        return QCoreApplication.translate("Matches", "Unfinished")
    match result:
        case Result.WON:
            return QCoreApplication.translate("Matches", "Won")
        case Result.DRAWN:
            return QCoreApplication.translate("Matches", "Drawn")
        case Result.LOST:
            return QCoreApplication.translate("Matches", "Lost")
        case None:
            #: Nobody of flesh and blood took part in this finished match.
            return QCoreApplication.translate("Matches", "Finished")


def on_table_words() -> str:
    """Return that a match is being played now."""
    return QCoreApplication.translate("Matches", "On the table")


def all_result_words() -> list[str]:
    """Return everything `result_words` and `on_table_words` may say, for whoever makes room for it."""
    ends = [_result_name(Status.FINISHED, result) for result in (*Result, None)]
    return [*ends, *(_result_name(status, None) for status in Status), on_table_words()]


def end_words(entry: MatchEntry) -> str:
    """Return how a match ended, naming the winner, or how far it is."""
    if entry.status is Status.DAMAGED:
        return entry.path.name
    if entry.status is Status.OPEN:
        if not entry.deals:
            return QCoreApplication.translate("Matches", "Just begun")
        return QCoreApplication.translate("Matches", "%n deal(s) played so far", "", entry.deals)
    if len(entry.winners) != 1:
        return QCoreApplication.translate("Score", "A draw")
    (winner,) = entry.winners
    return QCoreApplication.translate("Score", "{name} wins the match").format(name=entry.seats[winner].name)


def place_words(entry: MatchEntry) -> str:
    """Return which place the player has, by points; empty in a match without a person or without deals."""
    if entry.human is None or entry.status is Status.DAMAGED or not entry.deals:
        return ""
    own = entry.seats[entry.human].total
    place = 1 + sum(seat.total > own for seat in entry.seats)
    if entry.result is Result.WON:
        place = 1
    return QCoreApplication.translate("Matches", "Place {place} of {players}").format(
        place=place, players=len(entry.seats)
    )


def own_total(entry: MatchEntry) -> str:
    """Return the player's points; empty when there are none."""
    if entry.human is None or entry.status is Status.DAMAGED:
        return ""
    return plain(entry.seats[entry.human].total)


def other_totals(entry: MatchEntry) -> str:
    """Return the others' points, in the order of seats."""
    if entry.status is Status.DAMAGED:
        return ""
    others = (seat.total for number, seat in enumerate(entry.seats) if number != entry.human)
    return "  ".join(plain(total) for total in others)


def state_note(entry: MatchEntry) -> str:
    """Return what there is to say about the state besides `result_words`: a place, or why it is damaged."""
    if entry.fault is not None:
        return entry_fault_words(entry.fault)
    return place_words(entry)


def remarks(entry: MatchEntry) -> list[str]:
    """Return what is special about a match, in sentences."""
    found: list[str] = []
    if entry.taken_back:
        found.append(
            QCoreApplication.translate(
                "Matches", "Something was taken back %n time(s).", "", entry.taken_back
            )
        )
    helped = [seat for seat in entry.seats if seat.help.any]
    found += [help_words(seat.help, seat.name if len(helped) > 1 else "") for seat in helped]
    if entry.origin is not None:
        found.append(
            QCoreApplication.translate(
                "Matches", "The match goes on from another one, or plays its cards again."
            )
        )
    if entry.end_reason is EndReason.DEAL_LIMIT:
        found.append(QCoreApplication.translate("Matches", "It ended when all its deals were played."))
    if entry.folder is Folder.DAMAGED:
        found.append(QCoreApplication.translate("Matches", "The file was set aside, untouched."))
    return found


def help_words(given: HelpFacts, name: str = "") -> str:
    """Return how a player was helped in a match; with the name where there are several players."""
    if name:
        #: Numbers of hints, of those that told what to do too, and of warnings of the coach.
        text = QCoreApplication.translate(
            "Matches", "{name}: hints {looks}, with the move {moves}, warnings {warnings}."
        )
    else:
        #: Numbers of hints, of those that told what to do too, and of warnings of the coach.
        text = QCoreApplication.translate(
            "Matches", "Hints: {looks}, with the move: {moves}, warnings: {warnings}."
        )
    return text.format(name=name, looks=given.looks, moves=given.moves, warnings=given.warnings)


def entry_words(entry: MatchEntry) -> str:
    """Return a match as a few lines: for tool tips and screen readers."""
    when = QCoreApplication.translate("Matches", "{day}, {time}").format(
        day=day_words(entry.last_played), time=time_words(entry.last_played)
    )
    lines = [entry.title, players_line(entry), entry_rules_name(entry), when, result_words(entry)]
    if entry.status is not Status.DAMAGED:
        lines += [
            QCoreApplication.translate("Matches", "%n deal(s)", "", entry.deals),
            totals_words(entry),
        ]
    lines += [state_note(entry), *remarks(entry)]
    return "\n".join(line for line in lines if line)


def totals_words(entry: MatchEntry) -> str:
    """Return everybody's points, in the order of seats."""
    #: A player's total.
    line = QCoreApplication.translate("Matches", "{name}: {total}")
    return ", ".join(line.format(name=seat.name, total=plain(seat.total)) for seat in entry.seats)
