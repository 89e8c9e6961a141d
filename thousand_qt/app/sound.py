"""The sounds of the game. They accompany what is seen and never say anything alone.

Everything that may take its time or fail, reading files, opening a device, closing one that has gone, is done
in a thread of its own. `SoundPlayer.play` returns at once, whatever becomes of the sound; without a device
there is silence and one line in the log.
"""

from __future__ import annotations

import contextlib
import enum
import logging
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from thousand_qt.app.sound_device import Device, OpenDevice
from thousand_qt.app.sound_mixer import Mixer, Samples, read_samples

_log = logging.getLogger(__name__)

TWICE_WITHIN: Final = 0.045
"""Seconds in which the same sound is not begun again: cards that land together are heard as one."""
LATE_AFTER: Final = 0.4
"""Seconds after which a sound no longer belongs to what is seen and is left out."""
REST_AFTER: Final = 4.0
"""Seconds of silence after which the device is closed, so that the machine may let it sleep."""
RETRY_AFTER: Final = 60.0
"""Seconds before a device that failed is tried again: headphones may have been plugged in."""
GONE_AFTER: Final = 1.5
"""Seconds without being asked for samples, while there are some, after which the device has gone."""
_POLL: Final = 0.25
_MOST_WAITING: Final = 16


class Sound(enum.StrEnum):
    """What can be heard; the value is the name of its file."""

    SHUFFLE = "shuffle"
    CARD = "card"
    GATHER = "gather"
    MARRIAGE = "marriage"
    CONTRACT_MADE = "contract-made"
    CONTRACT_FAILED = "contract-failed"
    WIN = "win"
    YOUR_TURN = "your-turn"


class _Request(NamedTuple):
    sound: Sound
    asked_at: float


class SoundPlayer:
    """Plays the sounds of one folder.

    Without `open_device` it is silent for ever, and no thread is started.
    """

    def __init__(
        self,
        folder: Path,
        open_device: OpenDevice | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder
        self._open_device = open_device
        self._clock = clock
        self._mixer = Mixer()
        self._muted = False
        self._volume = 100
        self._requests: queue.Queue[_Request | None] = queue.Queue(_MOST_WAITING)
        self._begun: dict[Sound, float] = {}
        self._thread: threading.Thread | None = None
        self._closed = threading.Event()
        self._fault = ""

    @property
    def can_play(self) -> bool:
        """Whether there is a way to a device at all."""
        return self._open_device is not None

    @property
    def fault(self) -> str:
        """What the device said when it was tried last; empty when it works."""
        return self._fault

    @property
    def is_muted(self) -> bool:
        return self._muted

    def set_volume(self, percent: int) -> None:
        """Set how loud everything is, 0-100."""
        self._volume = percent
        self._mixer.set_volume(percent)

    def set_muted(self, muted: bool) -> None:
        """Be silent at once, or play again what comes from now on."""
        self._muted = muted
        if muted:
            self._mixer.clear()

    def play(self, sound: Sound) -> None:
        """Let this be heard now, if anything can be."""
        if self._open_device is None or self._muted or not self._volume or self._closed.is_set():
            return
        now = self._clock()
        if now - self._begun.get(sound, -TWICE_WITHIN) < TWICE_WITHIN:
            return
        self._begun[sound] = now
        if self._thread is None:
            worker = _Worker(
                self._folder,
                self._open_device,
                self._mixer,
                self._requests,
                self._closed,
                self._note,
                self._clock,
            )
            self._thread = threading.Thread(target=worker.run, name="sound", daemon=True)
            self._thread.start()
        with contextlib.suppress(queue.Full):  # the device takes its time; this would be late anyway
            self._requests.put_nowait(_Request(sound, now))

    def close(self, wait: float = 1.0) -> None:
        """Be silent for ever. Waits so many seconds at most for the device to be closed."""
        self._closed.set()
        self._mixer.clear()
        if self._thread is None:
            return
        with contextlib.suppress(queue.Full):  # then there is something else to wake it
            self._requests.put_nowait(None)
        self._thread.join(wait)

    def _note(self, fault: str) -> None:
        self._fault = fault


class _Worker:
    """What the thread does: opens the device when there is something to hear, and closes it afterwards."""

    def __init__(
        self,
        folder: Path,
        open_device: OpenDevice,
        mixer: Mixer,
        requests: queue.Queue[_Request | None],
        closed: threading.Event,
        note: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self._folder = folder
        self._open_device = open_device
        self._mixer = mixer
        self._requests = requests
        self._closed = closed
        self._note = note
        self._clock = clock
        self._device: Device | None = None
        self._samples: dict[Sound, Samples[int] | None] = {}
        self._retry_at = float("-inf")
        self._told = False
        self._served = -1
        self._alive_at = 0.0
        self._heard_at = 0.0

    def run(self) -> None:
        while True:
            try:
                request = self._requests.get(timeout=_POLL if self._device is not None else None)
            except queue.Empty:
                self._look_after_device()
                continue
            if request is None or self._closed.is_set():
                self._close()
                return
            self._begin(request)

    def _begin(self, request: _Request) -> None:
        samples = self._samples_of(request.sound)
        if samples is None or not self._has_device():
            return
        now = self._clock()
        if now - request.asked_at > LATE_AFTER:
            return
        if self._mixer.is_silent:
            self._alive_at = now  # nobody has to ask while there is nothing
        self._heard_at = now
        self._mixer.add(samples)

    def _samples_of(self, sound: Sound) -> Samples[int] | None:
        if sound not in self._samples:
            try:
                self._samples[sound] = read_samples(self._folder / f"{sound}.wav")
            except (OSError, ValueError) as error:
                _log.warning("a sound cannot be read: %s", error)
                self._samples[sound] = None
        return self._samples[sound]

    def _has_device(self) -> bool:
        now = self._clock()
        if self._device is not None or now < self._retry_at:
            return self._device is not None
        try:
            self._device = self._open_device(self._mixer.fetch)
        except Exception as error:  # noqa: BLE001 - sound libraries raise what they like; silence is the answer
            self._fail(str(error) or type(error).__name__)
            return False
        self._note("")
        self._served = -1
        self._alive_at = self._heard_at = self._clock()
        return True

    def _look_after_device(self) -> None:
        now = self._clock()
        if self._mixer.served != self._served:
            self._served = self._mixer.served
            self._alive_at = now
            self._told = False  # it works: should it fail another day, that is worth another line
        if not self._mixer.is_silent:
            self._heard_at = now
            if now - self._alive_at > GONE_AFTER:
                self._mixer.clear()
                self._close()
                self._fail("the device has gone")
        elif now - self._heard_at > REST_AFTER:
            self._close()

    def _fail(self, reason: str) -> None:
        self._retry_at = self._clock() + RETRY_AFTER
        self._note(reason)
        if not self._told:
            self._told = True
            _log.warning("no sound: %s", reason)

    def _close(self) -> None:
        device, self._device = self._device, None
        if device is None:
            return
        try:
            device.close()
        except Exception as error:  # noqa: BLE001 - see above
            _log.info("the sound device did not close: %s", error)
