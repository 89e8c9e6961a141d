"""The widget that shows the table: one unit of the scene is one logical pixel, at every size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent, QTouchEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from thousand_qt.app.focus_ring import SHOWS_FOCUS
from thousand_qt.table.celebration import CelebrationGlass
from thousand_qt.table.felt import paint_felt
from thousand_qt.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a `TableScene` without scaling it, on felt."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
            | QPainter.RenderHint.TextAntialiasing
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 380)
        self._glass = CelebrationGlass(self, scene.celebration)
        self._keys_lead = False
        scene.hand_keys.moved.connect(self.on_ring_moved)
        scene.layout_changed.connect(self.on_layout_changed)
        scene.theme_changed.connect(self.on_layout_changed)

    @property
    def table_scene(self) -> TableScene:
        return self._table

    def set_accessible_text(self, name: str, description: str = "") -> None:
        """Say what this is to those who do not see it."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def set_keys_lead(self, lead: bool) -> None:
        """Take note whether the last press was a key's: then the ring comes with the keyboard."""
        self._keys_lead = lead

    def on_layout_changed(self) -> None:
        self.resetCachedContent()

    def on_ring_moved(self) -> None:
        self.setProperty(SHOWS_FOCUS, self._table.hand_keys.focused is not None)

    def _fit_scene(self) -> None:
        self._table.set_size(QSizeF(self.viewport().size()), self.devicePixelRatioF())

    def _finds_a_card(self, event: QEvent) -> bool:
        """Return whether a key goes to the cards; in the Russian layout the queen lies on the key of L."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        return self._table.hand_keys.wants(event.key(), event.modifiers())

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        paint_felt(painter, self._table.table_layout, self._table.table_theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_scene()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_tab or (self._keys_lead and event.reason() is not Qt.FocusReason.MouseFocusReason):
            self._table.hand_keys.enter()  # or nobody would see where the keyboard is

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.pointCount() > 1:
            self._table.second_finger()
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if self._finds_a_card(event):
            event.accept()
            return True
        handled = super().event(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit_scene()
            self.resetCachedContent()  # the cloth too is painted for one screen
            self._table.render_cards()
        return handled
