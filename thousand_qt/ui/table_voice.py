"""What makes the table one for everybody: its accessible tree, and what is said of all that happens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from thousand_qt.ui.accessible_table import AccessibleTable
from thousand_qt.ui.announcer import Announcer
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.match_host import MatchHost
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.table_texts import TableTexts


class TableVoice(QObject):
    """Keeps both in step with the match on the table and with the messages over it.

    Attributes:
        tree: the accessible tree of the table.
        announcer: what is said.
    """

    def __init__(self, area: TableArea, texts: TableTexts, host: MatchHost) -> None:
        super().__init__(area)
        self.tree = AccessibleTable(area.table, texts)
        self.announcer = Announcer(area.table, area.table.table_scene, texts)
        host.match_begun.connect(self.on_match_begun)
        host.match_left.connect(self.announcer.leave)
        area.message_shown.connect(self.announcer.say)

    def on_match_begun(self, controller: MatchController) -> None:
        session = controller.session
        self.announcer.follow(session)
        for signal in (session.happened, session.decision_needed, session.position_changed):
            signal.connect(self.tree.on_table_changed)
        controller.covered.connect(self.tree.update)  # at once: nothing of the cards may be read on
        self.tree.on_table_changed()
