"""Makes the sounds of the game, out of nothing but arithmetic:  python packaging/synthesise_sounds.py

Each sound is a recipe of a few lines. Cards are bursts of filtered noise, as paper on cloth is; what is to be
celebrated is plucked, like the strings of a dulcimer. The noise comes from a generator that gives the same
numbers everywhere, so the committed files can be held against the recipes (tests/packaging/test_sounds.py).
"""

from __future__ import annotations

import array
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
"""Samples in a second; nothing here is higher than half of that."""
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Samples = list[float]

# A scale on D, in Hz.
D4, F4, A4, D5, E5, FIS5, A5, D6 = 293.66, 349.23, 440.0, 587.33, 659.26, 739.99, 880.0, 1174.66


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mixed(*layers: tuple[float, Samples]) -> Samples:
    """Return sounds laid over each other, each beginning at so many seconds."""
    result = silence(max(start + len(sound) / RATE for start, sound in layers))
    result.append(0.0)
    for start, sound in layers:
        first = round(start * RATE)
        for index, value in enumerate(sound, first):
            result[index] += value
    return result


def louder(factor: float, sound: Samples) -> Samples:
    return [factor * value for value in sound]


def rustle(seconds: float, low: float, high: float, seed: int, *, attack: float = 0.08) -> Samples:
    """Return noise between two frequencies that swells for a share of its time and then dies away."""
    noise = random.Random(seed)
    above, below = _follow(low), _follow(high)
    slow = fast = 0.0
    result = silence(seconds)
    for index in range(len(result)):
        value = noise.random() * 2 - 1
        fast += below * (value - fast)
        slow += above * (fast - slow)
        share = index / len(result)
        swell = share / attack if share < attack else (1 - (share - attack) / (1 - attack)) ** 2.6
        result[index] = swell * (fast - slow)
    return result


def knock(frequency: float, seconds: float) -> Samples:
    """Return the dull tap of something light on a table: a low tone that falls and is over at once."""
    result = silence(seconds)
    for index in range(len(result)):
        time = index / RATE
        fall = math.exp(-time * 6 / seconds)
        result[index] = fall * math.sin(2 * math.pi * frequency * time * (0.75 + 0.25 * fall))
    return result


def string(frequency: float, seconds: float, *, bright: float = 0.55) -> Samples:
    """Return a plucked string: overtones that fade the sooner the higher they are."""
    result = silence(seconds)
    for overtone in range(1, 7):
        pitch = frequency * overtone * (1 + 0.0004 * overtone * overtone)
        if pitch > 0.45 * RATE:
            break
        strength = bright ** (overtone - 1)
        decay = (2.2 + 1.6 * overtone) / seconds
        for index in range(len(result)):
            time = index / RATE
            result[index] += strength * math.exp(-decay * time) * math.sin(2 * math.pi * pitch * time)
    return _eased(result)


def _eased(sound: Samples) -> Samples:
    """Return the sound without a click at either end."""
    edge = round(0.003 * RATE)
    for index in range(min(edge, len(sound))):
        sound[index] *= index / edge
        sound[-1 - index] *= index / edge
    return sound


def _follow(frequency: float) -> float:
    """Return how closely a simple filter has to follow to let through what is below this frequency."""
    return 1 - math.exp(-2 * math.pi * frequency / RATE)


def card() -> Samples:
    return mixed((0.0, rustle(0.07, 900, 5200, 11)), (0.012, louder(0.35, knock(170, 0.06))))


def shuffle() -> Samples:
    chance = random.Random(24)
    flicks: list[tuple[float, Samples]] = []
    time = 0.0
    for number in range(24):
        strength = 0.5 + 0.5 * math.sin(math.pi * (number + 1) / 25)
        flicks.append((time, louder(strength, rustle(0.035, 1400, 6500, 100 + number))))
        time += 0.022 + 0.008 * chance.random()
    return mixed(*flicks, (time, louder(0.7, rustle(0.12, 600, 3800, 5))), (time + 0.03, knock(140, 0.07)))


def gather() -> Samples:
    return mixed(
        (0.0, rustle(0.26, 500, 3400, 31, attack=0.45)),
        (0.2, louder(0.8, rustle(0.06, 800, 4800, 32))),
        (0.21, louder(0.45, knock(150, 0.07))),
    )


def marriage() -> Samples:
    return mixed((0.0, string(D5, 0.9)), (0.11, string(FIS5, 0.9)), (0.22, string(A5, 1.0)))


def contract_made() -> Samples:
    chord = (
        (0.0, string(D4, 1.0)),
        (0.0, string(A4, 1.0)),
        (0.14, string(D5, 1.0)),
        (0.28, string(FIS5, 1.1)),
    )
    return mixed(*chord)


def contract_failed() -> Samples:
    return mixed(
        (0.0, string(A4, 0.7, bright=0.4)),
        (0.18, string(F4, 0.7, bright=0.4)),
        (0.36, string(D4, 1.0, bright=0.35)),
    )


def win() -> Samples:
    tune = ((0.0, D5), (0.13, FIS5), (0.26, A5), (0.45, FIS5), (0.58, A5), (0.74, D6))
    strings = [(time, string(pitch, 0.9)) for time, pitch in tune]
    last = [(0.74, louder(0.6, string(pitch, 1.3))) for pitch in (D4, A4, FIS5)]
    return mixed(*strings, *last)


def your_turn() -> Samples:
    return mixed((0.0, louder(0.8, string(A4, 0.35, bright=0.3))), (0.09, string(E5, 0.4, bright=0.3)))


RECIPES: dict[str, tuple[Callable[[], Samples], float]] = {
    "shuffle": (shuffle, 0.45),
    "card": (card, 0.5),
    "gather": (gather, 0.4),
    "marriage": (marriage, 0.55),
    "contract-made": (contract_made, 0.55),
    "contract-failed": (contract_failed, 0.5),
    "win": (win, 0.6),
    "your-turn": (your_turn, 0.35),
}
"""For each file what makes it, and how loud its loudest moment is, 1 at most."""


def wave_file(sound: Sequence[float], peak: float) -> bytes:
    """Return the sound as a WAV file: one channel of 16 bits."""
    factor = 32_767 * peak / max(abs(value) for value in sound)
    samples = array.array("h", (round(factor * value) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return buffer.getvalue()


def generated(name: str) -> bytes:
    """Return the file of one sound."""
    make, peak = RECIPES[name]
    return wave_file(make(), peak)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        content = generated(name)
        (FOLDER / f"{name}.wav").write_bytes(content)
        print(f"{name}.wav: {len(content):,} bytes")


if __name__ == "__main__":
    main()
