"""How the panels over the felt look: dark, rounded, ivory letters, one golden button."""

from __future__ import annotations

from typing import Final

from thousand_qt.table.frame import FINGER
from thousand_qt.table.palette import HINT

BORDERS: Final = 2
"""Above and below, or left and right, of a button together, in pixels."""


def panel_style(scale: float, text_scale: float = 1.0, ground: str = "#0a261c") -> str:
    """Return the style sheet of the panels; `scale` is 1 in a window of 1280 x 720.

    `ground` is the table's own dark, as #rrggbb.
    """

    def pt(points: float) -> str:
        return f"{points * scale * text_scale:.1f}"

    def px(pixels: float) -> int:
        return round(pixels * scale)

    def least(padding: float) -> int:
        """Return the least size of a button's content: with padding and borders a finger must hit it."""
        return max(px(20), round(FINGER) - 2 * px(padding) - BORDERS)

    return f"""
    *[decisionPanel="true"], *[toast="true"] {{
        background: {ground};
        border: 1px solid rgba(231, 201, 122, 90);
        border-radius: {px(12)}px;
    }}
    *[decisionPanel="true"] QLabel, QLabel[toast="true"] {{
        color: #f7f1e3;
        background: transparent;
        font-size: {pt(10)}pt;
    }}
    QLabel[toast="true"] {{ background: {ground}; padding: {px(9)}px {px(18)}px; }}
    QLabel[panelTitle="true"] {{ font-size: {pt(12)}pt; font-weight: 600; }}
    QLabel[panelNote="true"] {{ color: #c9d6cd; }}
    QLabel[amount="true"] {{ font-size: {pt(18)}pt; font-weight: 700; color: #f2c14e; }}
    *[decisionPanel="true"] QPushButton, QPushButton[overlayButton="true"] {{
        color: #f7f1e3;
        font-size: {pt(10)}pt;
        background: rgba(255, 255, 255, 26);
        border: 1px solid rgba(247, 241, 227, 70);
        border-radius: {px(8)}px;
        padding: {px(7)}px {px(16)}px;
        min-height: {least(7)}px;
    }}
    *[decisionPanel="true"] QPushButton:hover, QPushButton[overlayButton="true"]:hover {{
        background: rgba(255, 255, 255, 50);
    }}
    *[decisionPanel="true"] QPushButton:pressed {{ background: rgba(0, 0, 0, 60); }}
    *[decisionPanel="true"] QPushButton:focus, QPushButton[overlayButton="true"]:focus {{
        border: 2px solid #f7f1e3;
        padding: {max(px(7) - 1, 0)}px {max(px(16) - 1, 0)}px;
    }}
    *[decisionPanel="true"] QPushButton[primary="true"] {{
        color: #22180a;
        background: #e9b949;
        border-color: #e9b949;
        font-weight: 600;
    }}
    *[decisionPanel="true"] QPushButton[primary="true"]:hover {{ background: #f5cd6b; }}
    *[decisionPanel="true"] QPushButton[primary="true"]:focus {{ border: 2px solid #fff6dd; }}
    *[decisionPanel="true"] QPushButton[hinted="true"] {{
        border: 3px dashed {HINT.name()};
        padding: {max(px(7) - 2, 0)}px {max(px(16) - 2, 0)}px;
    }}
    *[decisionPanel="true"] QPushButton[primary="true"][hinted="true"] {{
        border-color: #13315c;
    }}
    *[decisionPanel="true"] QPushButton:disabled {{
        color: rgba(247, 241, 227, 165);
        background: rgba(255, 255, 255, 12);
        border-style: dashed;
    }}
    *[decisionPanel="true"] QPushButton[primary="true"]:disabled {{
        color: rgba(247, 241, 227, 165);
        background: rgba(233, 185, 73, 40);
        border-color: rgba(233, 185, 73, 60);
    }}
    *[decisionPanel="true"] QPushButton[step="true"] {{
        font-size: {pt(14)}pt;
        font-weight: 600;
        padding: {px(2)}px {px(0)}px;
        min-height: {max(px(30), least(2))}px;
        min-width: {max(px(34), least(0))}px;
    }}
    QPushButton[overlayButton="true"] {{ background: {ground}; }}
    """
