"""How the panels over the felt look: dark, rounded, ivory letters, one golden button."""

from __future__ import annotations

from typing import Final

PANEL_STYLE: Final = """
*[decisionPanel="true"], *[toast="true"] {
    background: rgba(13, 36, 29, 238);
    border: 1px solid rgba(231, 201, 122, 90);
    border-radius: 12px;
}
*[decisionPanel="true"] QLabel, QLabel[toast="true"] { color: #f7f1e3; background: transparent; }
QLabel[toast="true"] { background: rgba(13, 36, 29, 238); padding: 9px 18px; }
QLabel[panelTitle="true"] { font-size: 12pt; font-weight: 600; }
QLabel[panelNote="true"] { color: #c9d6cd; }
QLabel[amount="true"] { font-size: 18pt; font-weight: 700; color: #f2c14e; }
*[decisionPanel="true"] QPushButton, QPushButton[overlayButton="true"] {
    color: #f7f1e3;
    background: rgba(255, 255, 255, 26);
    border: 1px solid rgba(247, 241, 227, 70);
    border-radius: 8px;
    padding: 7px 16px;
    min-height: 20px;
}
*[decisionPanel="true"] QPushButton:hover, QPushButton[overlayButton="true"]:hover {
    background: rgba(255, 255, 255, 50);
}
*[decisionPanel="true"] QPushButton:pressed { background: rgba(0, 0, 0, 60); }
*[decisionPanel="true"] QPushButton:focus, QPushButton[overlayButton="true"]:focus {
    border: 2px solid #f7f1e3;
    padding: 6px 15px;
}
*[decisionPanel="true"] QPushButton[primary="true"] {
    color: #22180a;
    background: #e9b949;
    border-color: #e9b949;
    font-weight: 600;
}
*[decisionPanel="true"] QPushButton[primary="true"]:hover { background: #f5cd6b; }
*[decisionPanel="true"] QPushButton[primary="true"]:focus { border: 2px solid #fff6dd; }
*[decisionPanel="true"] QPushButton:disabled {
    color: rgba(247, 241, 227, 90);
    background: rgba(255, 255, 255, 12);
}
*[decisionPanel="true"] QPushButton[primary="true"]:disabled {
    color: rgba(247, 241, 227, 90);
    background: rgba(233, 185, 73, 40);
    border-color: rgba(233, 185, 73, 60);
}
*[decisionPanel="true"] QPushButton[step="true"] {
    font-size: 14pt;
    font-weight: 600;
    padding: 2px 0px;
    min-width: 34px;
}
QPushButton[overlayButton="true"] { background: rgba(13, 36, 29, 200); }
"""
