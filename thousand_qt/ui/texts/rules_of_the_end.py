"""The rules of the last points in sentences: the 800 rule, the barrel and who falls from it, the zeros."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine.rules import PENALTY, BarrelNewcomer, Endgame, Rules, ZeroBy


def endgame_lines(rules: Rules) -> list[str]:
    """Return what changes near the target; nothing where nothing does."""
    match rules.endgame:
        case Endgame.NONE:
            return []
        case Endgame.RULE_800:
            return [
                QCoreApplication.translate(
                    "RulesSummary", "From {total} on you score only with your own contracts."
                ).format(total=rules.threshold)
            ]
        case Endgame.BARREL:
            meeting = " ".join(_on_the_barrel_together(rules))
            return [line for line in (_barrel(rules), meeting) if line]


def _barrel(rules: Rules) -> str:
    if rules.barrel_deals == 0:
        return QCoreApplication.translate(
            "RulesSummary",
            "On the barrel at {total} only a contract of {needed} or more wins, however long it takes.",
        ).format(total=rules.threshold, needed=rules.barrel_contract)
    return QCoreApplication.translate(
        "RulesSummary",
        "On the barrel at {total} you have %n deal(s) to make a contract of {needed} or more;"
        " otherwise you fall by {penalty}.",
        "",
        rules.barrel_deals,
    ).format(total=rules.threshold, needed=rules.barrel_contract, penalty=PENALTY)


def _on_the_barrel_together(rules: Rules) -> list[str]:
    sentences: list[str] = []
    if not rules.barrel_jump:
        sentences.append(
            QCoreApplication.translate("RulesSummary", "Nobody wins without having been on the barrel.")
        )
    match rules.barrel_newcomer:
        case BarrelNewcomer.STAYS_BESIDE:
            pass
        case BarrelNewcomer.KNOCKS_OFF:
            sentences.append(
                QCoreApplication.translate("RulesSummary", "Whoever climbs the barrel knocks the others off.")
            )
        case BarrelNewcomer.ALL_FALL:
            sentences.append(
                QCoreApplication.translate(
                    "RulesSummary",
                    "When somebody climbs the barrel while another sits there, all of them fall.",
                )
            )
    if not rules.barrel_climb_together:
        sentences.append(
            QCoreApplication.translate(
                "RulesSummary", "Players who would climb the barrel in the same deal all fall."
            )
        )
    if rules.three_falls_to_zero:
        sentences.append(
            QCoreApplication.translate(
                "RulesSummary", "A player's third fall from the barrel takes the whole score."
            )
        )
    return sentences


def zero_lines(rules: Rules) -> list[str]:
    """Return what deals without a point or a trick cost; nothing where they cost nothing."""
    if not rules.zero_penalty:
        return []
    match rules.zero_by, rules.zeros_in_a_row:
        case ZeroBy.POINTS, False:
            sentence = QCoreApplication.translate(
                "RulesSummary",
                "A deal without a point as opponent is a zero; every third zero costs {penalty}.",
            )
        case ZeroBy.POINTS, True:
            sentence = QCoreApplication.translate(
                "RulesSummary",
                "A deal without a point as opponent is a zero; three zeros in a row cost {penalty}.",
            )
        case ZeroBy.TRICKS, False:
            sentence = QCoreApplication.translate(
                "RulesSummary",
                "A deal without a trick as opponent is a zero; every third zero costs {penalty}.",
            )
        case ZeroBy.TRICKS, True:
            sentence = QCoreApplication.translate(
                "RulesSummary",
                "A deal without a trick as opponent is a zero; three zeros in a row cost {penalty}.",
            )
    return [sentence.format(penalty=PENALTY)]
