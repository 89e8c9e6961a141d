"""How long a cold start takes until the first question to the player stands on the table.

    python -m tests.benchmarks.bench_start [RUNS]

Each run is a process of its own; the speed is off, so that no animation is measured. Prints JSON, in seconds.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

_PROGRAM = """
import sys, time
from pathlib import Path
import msgspec
from PySide6.QtWidgets import QApplication
from thousand_qt.ai.levels import LEVELS
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup

application = QApplication(sys.argv[:1])
paths = Paths.for_profile(Path(sys.argv[1]))
settings = msgspec.structs.replace(Settings(), speed=Speed.OFF)
translations = Translations(application)
translations.set_language("pl")
theme = ThemeKeeper(application, application)
theme.set_theme(settings.theme)
store = SettingsStore(paths.config / "settings.toml")
window = MainWindow(paths, store, settings, translations, theme, LEVELS, lambda: bytes(32))
window.show()
window.start_match(MatchSetup("classic", ("A", "B", "C"), ("human", "casual", "casual")))
while window.area.panel is None:
    application.processEvents()
window.grab()
print("ready", flush=True)
"""


def main() -> int:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seconds: list[float] = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as profile:
            began = time.perf_counter()
            done = subprocess.run(
                [sys.executable, "-c", _PROGRAM, profile],
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
                capture_output=True,
                text=True,
                check=True,
            )
            seconds.append(time.perf_counter() - began)
            assert done.stdout == "ready\n"
    print(
        json.dumps(
            {"runs": runs, "median": round(statistics.median(seconds), 3), "worst": round(max(seconds), 3)}
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
