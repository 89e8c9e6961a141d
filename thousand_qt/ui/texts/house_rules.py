"""What a rule set of a player's own is like, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.house_rules.options import differences
from thousand_qt.ui.texts.rules import preset_name


def closest_preset(rules: Rules) -> str:
    """Return the rule set of the engine that differs in the fewest options."""
    return min(PRESETS, key=lambda name: len(differences(rules, PRESETS[name])))


def difference_words(rules: Rules, base: Rules, base_name: str) -> str:
    """Return in how many options rules differ from others, in a sentence."""
    count = len(differences(rules, base))
    if count:
        text = QCoreApplication.translate("HouseRules", "%n option(s) differ from {name}.", "", count)
    else:
        text = QCoreApplication.translate("HouseRules", "No option differs from {name}.")
    return text.format(name=base_name)


def own_description(rules: Rules) -> str:
    """Return what rules without a description of their own are like."""
    closest = closest_preset(rules)
    return difference_words(rules, PRESETS[closest], preset_name(closest))
