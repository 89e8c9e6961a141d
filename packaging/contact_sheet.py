"""Makes contact sheets of the game: every phase, in every language, by day and by night, at many sizes.

    python packaging/contact_sheet.py [FOLDER [SHEET ...]]      the default is all, in resources/screenshots

The program plays by itself and photographs its window. For each language and each theme of windows there is
a sheet with a row for each phase and a column for each size; others show the tables, more sizes and pixel
ratios, and sizes of text. Needs the translations compiled (`python packaging/translations.py compile`).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QEventLoop, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from screenshots import lead_by_pointer
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed, TableThemeName, Theme
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.actions import ChooseTalon
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.engine.shuffle import SECRET_BYTES
from thousand_qt.engine.view import PlayerView
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.match_end import MatchEndSheet
from thousand_qt.ui.new_match import MatchSetup

SEED = 11
SECRET = SEED.to_bytes(SECRET_BYTES, "big")
NAMES = {
    "en": ("Zofia", "Anna", "Borys", "Celina"),
    "pl": ("Zofia", "Ania", "Bartek", "Celina"),
    "ru": ("Соня", "Анна", "Борис", "Вера"),
}
USUAL = QSize(1280, 720)
_QUALITY = 77
_ROW = 216
"""Height of a picture where all of a row are as high as each other, in pixels."""
_CELL = QSize(480, 270)
_GAP = 10
_CAPTION = 24
_GROUND = "#f3ecdd"
_INK = "#2b2118"

Moment = Callable[[MainWindow, PlayerView], bool]


def _auction(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.AUCTION and view.is_my_turn and view.high_bid >= 110


def _exchange(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.EXCHANGE and view.is_my_turn


def _contract(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.CONTRACT and view.is_my_turn


def _play(_window: MainWindow, view: PlayerView) -> bool:
    return (
        view.phase is Phase.PLAY
        and view.is_my_turn
        and view.trump is not None
        and len(view.trick) == 2
        and len(view.hand) >= 4
    )


def _result(window: MainWindow, view: PlayerView) -> bool:
    return window.area.sheet is not None and len(view.results) >= 2


def _last_trick(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.is_my_turn and not view.trick and len(view.tricks) >= 2


def _match_end(window: MainWindow, _view: PlayerView) -> bool:
    return isinstance(window.area.sheet, MatchEndSheet)


def _talons(_window: MainWindow, view: PlayerView) -> bool:
    return view.is_my_turn and any(isinstance(action, ChooseTalon) for action in view.legal_actions)


def _two_play(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.is_my_turn and len(view.trick) == 1 and len(view.tricks) >= 2


def _four_play(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.is_my_turn and len(view.trick) == 2 and len(view.tricks) >= 2


PHASES: dict[str, Moment] = {
    "auction": _auction,
    "exchange": _exchange,
    "contract": _contract,
    "play": _play,
    "result": _result,
}
PRESETS: dict[str, dict[str, Moment]] = {
    "classic": {**PHASES, "last trick": _last_trick, "end of the match": _match_end},
    "polish-two-talons": {"two talons": _talons, "two players": _two_play},
    "polish-four": {"four players": _four_play},
}
"""In which rule set each phase is photographed, in the order in which a match comes to them."""
COLUMNS = (QSize(800, 480), QSize(1280, 720), QSize(1920, 1080), QSize(600, 900), QSize(720, 1280))


@dataclass(frozen=True)
class Shot:
    """One picture of a sheet, and what is written under it."""

    caption: str
    image: QImage = field(compare=False)


class Studio:
    """Opens a window, plays it to a moment, and takes pictures of it."""

    def __init__(self, application: QApplication) -> None:
        self._translations = Translations(application)
        self._theme = ThemeKeeper(application, application)

    @contextmanager
    def window(self, language: str = "en", preset: str = "classic") -> Iterator[MainWindow]:
        """Open a window with a match under this rule set."""
        with tempfile.TemporaryDirectory() as profile:
            paths = Paths.for_profile(Path(profile))
            store = SettingsStore(paths.config / "settings.toml")
            settings = msgspec.structs.replace(
                Settings(), speed=Speed.OFF, language=language, theme=Theme.LIGHT
            )
            self._translations.set_language(language)
            self._theme.set_theme(settings.theme)
            window = MainWindow(
                paths, store, settings, self._translations, self._theme, LEVELS, lambda: SECRET
            )
            window.resize(USUAL)
            window.show()
            players = RULE_SETS[preset].players
            kinds = (HUMAN, *("casual",) * (players - 1))
            window.start_match(MatchSetup(preset, NAMES[language][:players], kinds))
            yield window
            window.close()

    def advance(self, window: MainWindow, wanted: Moment) -> None:
        """Play on until the moment comes."""
        controller = window.controller
        assert controller is not None
        person = LEVELS["casual"](SEED)
        for _ in range(100_000):
            _wait(1)
            view = controller.session.view
            if not window.scene.idle:
                continue
            if wanted(window, view):
                return
            if window.area.sheet is not None:
                controller.on_next_deal_requested()
            elif view.legal_actions:
                controller.session.submit(person.choose(view, Budget()))
        raise RuntimeError("the moment for the picture never came")

    def set_theme(self, theme: Theme) -> None:
        self._theme.set_theme(theme)


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _wait_for_cards(window: QWidget) -> None:
    """Wait until all cards are drawn; before that, plain ones are seen."""
    while any(renderer.is_rendering for renderer in window.findChildren(DeckRenderer)):
        _wait(20)


def photograph(window: QWidget, ratio: float = 1.0) -> QImage:
    """Return the window as a screen of this pixel ratio shows it, in device pixels."""
    lead_by_pointer(window)
    _wait(450)
    _wait_for_cards(window)
    image = QImage(window.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    window.render(image)
    image.setDevicePixelRatio(1)
    return image


def phases(studio: Studio, language: str) -> dict[Theme, list[list[Shot]]]:
    """Return a row for each phase, with all sizes, by day and by night."""
    rows: dict[Theme, list[list[Shot]]] = {Theme.LIGHT: [], Theme.DARK: []}
    for preset, moments in PRESETS.items():
        with studio.window(language, preset) as window:
            for name, moment in moments.items():
                studio.advance(window, moment)
                window.area.clear_notice()
                if name == "last trick":
                    window.area.last_trick_button.setChecked(True)
                for sheet_rows in rows.values():
                    sheet_rows.append([])
                for size in COLUMNS:
                    window.resize(size)
                    for theme, sheet_rows in rows.items():
                        studio.set_theme(theme)
                        caption = f"{name}, {size.width()} × {size.height()}"
                        picture = photograph(window, ratio=_ROW * 2 / size.height())
                        sheet_rows[-1].append(Shot(caption, picture))
                studio.set_theme(Theme.LIGHT)
                window.area.last_trick_button.setChecked(False)
                window.resize(USUAL)
    return rows


def matrix(rows: list[list[Shot]]) -> QImage:
    """Return a sheet in which all pictures of a row are as high as each other."""
    small = [
        [shot.image.scaledToHeight(_ROW, Qt.TransformationMode.SmoothTransformation) for shot in row]
        for row in rows
    ]
    width = max(sum(image.width() + _GAP for image in row) for row in small) + _GAP
    step = _ROW + _CAPTION + _GAP
    whole = QImage(width, len(rows) * step + _GAP, QImage.Format.Format_RGB32)
    whole.fill(QColor(_GROUND))
    painter = QPainter(whole)
    painter.setPen(QColor(_INK))
    for number, (row, images) in enumerate(zip(rows, small, strict=True)):
        left, top = _GAP, _GAP + number * step
        for shot, image in zip(row, images, strict=True):
            painter.drawImage(QPointF(left, top), image)
            caption = shot.caption if image.width() > _ROW else shot.caption.rpartition(", ")[2]
            place = QRectF(left, top + _ROW, image.width(), _CAPTION)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, caption)
            left += image.width() + _GAP
    painter.end()
    return whole


def tables(studio: Studio) -> Iterator[Shot]:
    with studio.window("pl") as window:
        studio.advance(window, _play)
        for theme in (Theme.LIGHT, Theme.DARK):
            studio.set_theme(theme)
            for table in TableThemeName:
                window.menus.cloth.choices[table].trigger()
                yield Shot(f"{table.value}, {theme.value} windows", photograph(window))
        studio.set_theme(Theme.LIGHT)


SIZES = (
    (QSize(800, 480), 1.0),
    (QSize(1024, 600), 1.0),
    (QSize(1366, 768), 1.25),
    (QSize(1920, 1080), 1.5),
    (QSize(2560, 1080), 1.0),
    (QSize(1920, 1080), 2.0),
    (QSize(800, 1000), 1.0),
    (QSize(1080, 1920), 1.0),
    (QSize(3840, 2160), 1.0),
)


def sizes(studio: Studio) -> Iterator[Shot]:
    with studio.window("ru") as window:
        studio.advance(window, _play)
        for size, ratio in SIZES:
            window.resize(size)
            caption = f"{size.width()} × {size.height()}, ratio {ratio:g}"
            yield Shot(caption, photograph(window, ratio))


def texts(studio: Studio) -> Iterator[Shot]:
    for name in ("auction", "play", "result"):
        with studio.window("ru") as window:
            studio.advance(window, PHASES[name])
            for percent in (80, 150, 200):
                window.menus.text_size.choices[percent].trigger()
                yield Shot(f"{name}, text {percent} %", photograph(window))


def sheet(shots: list[Shot], columns: int) -> QImage:
    """Return all pictures side by side, each with its caption."""
    rows = -(-len(shots) // columns)
    step = _CELL + QSize(_GAP, _GAP + _CAPTION)
    whole = QImage(columns * step.width() + _GAP, rows * step.height() + _GAP, QImage.Format.Format_RGB32)
    whole.fill(QColor(_GROUND))
    painter = QPainter(whole)
    painter.setPen(QColor(_INK))
    for index, shot in enumerate(shots):
        corner = QPointF(_GAP + index % columns * step.width(), _GAP + index // columns * step.height())
        small = shot.image.scaled(
            _CELL, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        left = corner.x() + (_CELL.width() - small.width()) / 2
        painter.drawImage(QPointF(left, corner.y() + _CELL.height() - small.height()), small)
        place = QRectF(corner.x(), corner.y() + _CELL.height(), _CELL.width(), _CAPTION)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, shot.caption)
    painter.end()
    return whole


SHEETS: dict[str, tuple[Callable[[Studio], Iterator[Shot]], int]] = {
    "sheet-tables": (tables, 5),
    "sheet-sizes": (sizes, 3),
    "sheet-texts": (texts, 3),
}


def main() -> int:
    languages = {f"sheet-{language}": language for language in LANGUAGE_NAMES}
    parser = argparse.ArgumentParser(description="Makes contact sheets of the game.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "resources" / "screenshots")
    parser.add_argument("sheets", nargs="*", metavar="sheet", help=f"of: {', '.join((*languages, *SHEETS))}")
    options = parser.parse_args()
    folder, wanted = options.folder, options.sheets
    unknown = set(wanted) - languages.keys() - SHEETS.keys()
    if unknown:
        parser.error(f"no such sheet: {', '.join(sorted(unknown))}")
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    studio = Studio(application)
    for sheet_name, language in languages.items():
        if wanted and sheet_name not in wanted:
            continue
        for theme, rows in phases(studio, language).items():
            matrix(rows).save(str(folder / f"sheet-{language}-{theme.value}.webp"), quality=_QUALITY)
    for name, (take, columns) in SHEETS.items():
        if wanted and name not in wanted:
            continue
        sheet(list(take(studio)), columns).save(str(folder / f"{name}.jpg"), quality=_QUALITY)
    return 0


if __name__ == "__main__":
    sys.exit(main())
