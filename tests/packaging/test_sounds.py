"""The committed sounds are those the script makes, and are fit to be played."""

from __future__ import annotations

import array
import wave

import pytest

import synthesise_sounds
from thousand_qt.app.sound import Sound
from thousand_qt.app.sound_mixer import RATE, read_samples

FOLDER = synthesise_sounds.FOLDER


def test_there_is_a_file_for_each_sound_and_no_other():
    made = {f"{name}.wav" for name in synthesise_sounds.RECIPES}
    assert {path.name for path in FOLDER.iterdir()} == made == {f"{sound}.wav" for sound in Sound}


@pytest.mark.parametrize("name", synthesise_sounds.RECIPES)
def test_the_committed_file_is_what_the_script_makes(name: str):
    committed = (FOLDER / f"{name}.wav").read_bytes()
    generated = synthesise_sounds.generated(name)
    assert len(committed) == len(generated)
    assert committed[:44] == generated[:44]
    # The last bit of a sine is the C library's own.
    ours, theirs = (array.array("h", content[44:]) for content in (generated, committed))
    assert max(abs(one - other) for one, other in zip(ours, theirs, strict=True)) <= 1


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_begins_and_ends_softly_and_is_never_cut_off(sound: Sound):
    path = FOLDER / f"{sound}.wav"
    with wave.open(str(path)) as file:
        assert file.getframerate() == RATE
    samples = read_samples(path)
    assert 0.04 < len(samples) / RATE < 2.5
    assert path.stat().st_size < 100_000
    assert max(map(abs, samples)) <= 0.61 * 32_767
    assert abs(samples[0]) < 600
    assert abs(samples[-1]) < 600
