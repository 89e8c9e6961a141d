"""Adds up the sounds that are heard at the same moment, for a device that asks for samples piece by piece."""

from __future__ import annotations

import array
import sys
import threading
import wave
from pathlib import Path
from typing import Final

RATE: Final = 22_050
"""Samples in a second of every sound of the game."""
_MOST_VOICES: Final = 8
_MOST: Final = 32_767

Samples = array.array


def read_samples(path: Path) -> Samples[int]:
    """Return the samples of a WAV file of ours: one channel of 16 bits.

    Raises:
        OSError: It cannot be read.
        ValueError: It is no such file.
    """
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                raise ValueError(f"{path}: not one channel of 16 bits at {RATE} samples in a second")
            samples: Samples[int] = array.array("h", file.readframes(file.getnframes()))
            if len(samples) < file.getnframes():
                raise EOFError
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path}: {str(error) or 'ends too early'}") from error
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Mixer:
    """Holds the sounds that are being heard. Any thread may call it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[Samples[int], int]] = []
        self._gain = 256
        self._served = 0

    @property
    def is_silent(self) -> bool:
        """Whether everything has been heard to its end."""
        return not self._voices

    @property
    def served(self) -> int:
        """How often samples were fetched: it stands still when the device has gone."""
        return self._served

    def set_volume(self, percent: int) -> None:
        """Set how loud what follows is, 0-100. Ears hear shares of shares, so the scale is squared."""
        self._gain = round(256 * (percent / 100) ** 2)

    def add(self, samples: Samples[int]) -> None:
        """Begin to play this; the oldest sound of too many is cut off."""
        with self._lock:
            self._voices.append((samples, 0))
            del self._voices[:-_MOST_VOICES]

    def clear(self) -> None:
        with self._lock:
            self._voices.clear()

    def fetch(self, frames: int) -> bytes:
        """Return the next samples, silence where there is no sound."""
        with self._lock:
            self._served += 1
            gain = self._gain
            total = [0] * frames
            going_on: list[tuple[Samples[int], int]] = []
            for samples, position in self._voices:
                piece = samples[position : position + frames]
                for index, value in enumerate(piece):
                    total[index] += value
                if position + frames < len(samples):
                    going_on.append((samples, position + frames))
            self._voices = going_on
        heard = (max(-_MOST, min(_MOST, value * gain >> 8)) for value in total)
        return array.array("h", heard).tobytes()
