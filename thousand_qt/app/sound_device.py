"""The way to the loudspeaker: a small library that is an optional extra, and the only place that knows it.

QtMultimedia would do, but it is in PySide6-Addons, which is larger than all the game needs of Qt. Players of
the system (`paplay`, `afplay`, winsound) take a process for each card, start late, and cannot play two
sounds at once everywhere. miniaudio (MIT) has wheels for every platform, needs nothing but cffi, and fetches
samples in a thread of its own.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Generator
from typing import Any, Final, Protocol

from thousand_qt.app.sound_mixer import RATE

Fetch = Callable[[int], bytes]
"""Returns so many samples."""

LIBRARY: Final = "miniaudio"
_PERIOD: Final = 40
"""Milliseconds of sound fetched at once: a card is heard when it is seen to land."""


class Device(Protocol):
    """A loudspeaker that is open."""

    def close(self) -> None: ...


OpenDevice = Callable[[Fetch], Device]
"""Opens a device that fetches its samples there. Whatever it raises means that there is none."""


class NoDeviceError(Exception):
    """There is nothing that could make a sound."""


def library_is_installed() -> bool:
    """Whether the optional extra is there."""
    return importlib.util.find_spec(LIBRARY) is not None


def open_default_device(fetch: Fetch) -> Device:
    """Open the system's own choice of loudspeaker. May take its time: never call it in the GUI thread."""
    # Not a plain import: the library need not be there, neither for the program nor for its type checker.
    library: Any = importlib.import_module(LIBRARY)
    device: Any = library.PlaybackDevice(
        output_format=library.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_PERIOD,
        app_name="Thousand",
    )
    if str(device.backend).lower() == "null":
        # What miniaudio falls back to when there is none: it would fetch, and nobody would hear.
        device.close()
        raise NoDeviceError("there is no sound device")
    feeding = _feed(fetch)
    next(feeding)
    device.start(feeding)
    return device


def _feed(fetch: Fetch) -> Generator[bytes, int, None]:
    """Answer each number of samples with so many; this is how miniaudio asks."""
    frames = yield b""
    while True:
        frames = yield fetch(frames)
