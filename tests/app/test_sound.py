"""Sounds are heard when there is a device, and nothing else ever happens: no error, no waiting."""

from __future__ import annotations

import array
import logging
import threading
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from thousand_qt.app import sound_device
from thousand_qt.app.paths import resource_path
from thousand_qt.app.sound import LATE_AFTER, RETRY_AFTER, TWICE_WITHIN, Sound, SoundPlayer
from thousand_qt.app.sound_device import Fetch
from thousand_qt.app.sound_mixer import RATE, Mixer, read_samples

FOLDER = resource_path("sounds")


class FakeDevice:
    """A loudspeaker that asks only when the test wants it to."""

    def __init__(self, fetch: Fetch) -> None:
        self.fetch = fetch
        self.closed = False

    def listen(self, frames: int = 400) -> array.array[int]:
        return array.array("h", self.fetch(frames))

    def close(self) -> None:
        self.closed = True


class Shop:
    """Opens fake devices, or fails as told."""

    def __init__(self) -> None:
        self.devices: list[FakeDevice] = []
        self.tries = 0
        self.error: Exception | None = None

    def __call__(self, fetch: Fetch) -> FakeDevice:
        self.tries += 1
        if self.error is not None:
            raise self.error
        self.devices.append(FakeDevice(fetch))
        return self.devices[-1]


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def until(condition: Callable[[], object]) -> None:
    while not condition():
        time.sleep(0.002)


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def player(shop: Shop, clock: Clock) -> Iterator[SoundPlayer]:
    player = SoundPlayer(FOLDER, shop, clock)
    yield player
    player.close()


def test_a_sound_is_heard(player: SoundPlayer, shop: Shop):
    player.play(Sound.CARD)
    until(lambda: shop.devices and any(shop.devices[0].listen()))
    assert player.fault == ""


def test_before_the_first_sound_no_device_is_opened_and_no_thread_started(player: SoundPlayer, shop: Shop):
    assert shop.tries == 0
    assert all(thread.name != "sound" for thread in threading.enumerate())


def test_muted_or_at_volume_nothing_is_played(player: SoundPlayer, shop: Shop):
    player.set_muted(True)
    player.play(Sound.CARD)
    player.set_muted(False)
    player.set_volume(0)
    player.play(Sound.CARD)
    player.close()
    assert shop.tries == 0


def test_muting_cuts_off_what_is_heard(player: SoundPlayer, shop: Shop):
    player.play(Sound.WIN)
    until(lambda: shop.devices and any(shop.devices[0].listen()))
    player.set_muted(True)
    assert not any(shop.devices[0].listen())


def test_the_same_sound_is_not_doubled_within_a_moment(shop: Shop, clock: Clock):
    mixed: list[int] = []
    for apart in (TWICE_WITHIN / 2, TWICE_WITHIN * 2):
        player = SoundPlayer(FOLDER, shop, clock)
        player.play(Sound.CARD)
        clock.now += apart
        player.play(Sound.CARD)
        player.play(Sound.SHUFFLE)  # the last: when it has begun, so have the others
        until(player._requests.empty)
        player._requests.put(None)
        assert player._thread is not None
        player._thread.join()
        mixed.append(len(player._mixer._voices))
    assert mixed == [2, 3]


def test_without_a_device_there_is_silence_and_one_line(
    player: SoundPlayer, shop: Shop, clock: Clock, caplog: pytest.LogCaptureFixture
):
    shop.error = OSError("no such device")
    for _ in range(5):
        player.play(Sound.CARD)
        clock.now += 1
        until(player._requests.empty)
    until(lambda: player.fault)
    clock.now += RETRY_AFTER
    player.play(Sound.CARD)
    until(lambda: shop.tries == 2)
    until(player._requests.empty)
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in lines] == ["no sound: no such device"]
    assert player.fault == "no such device"


def test_a_device_that_comes_later_is_found(player: SoundPlayer, shop: Shop, clock: Clock):
    shop.error = OSError("not yet")
    player.play(Sound.CARD)
    until(lambda: player.fault)
    shop.error = None
    clock.now += RETRY_AFTER
    player.play(Sound.CARD)
    until(lambda: shop.devices and any(shop.devices[0].listen()))
    assert player.fault == ""


def test_a_device_that_vanishes_is_let_go(
    player: SoundPlayer, shop: Shop, clock: Clock, caplog: pytest.LogCaptureFixture
):
    player.play(Sound.WIN)
    until(lambda: shop.devices and any(shop.devices[0].listen()))

    def has_gone() -> bool:
        clock.now += 0.2
        return shop.devices[0].closed

    until(has_gone)
    until(lambda: player.fault)
    assert [record.getMessage() for record in caplog.records] == ["no sound: the device has gone"]


def test_a_silent_device_is_closed_and_opened_again(player: SoundPlayer, shop: Shop, clock: Clock):
    player.play(Sound.CARD)
    until(lambda: shop.devices and any(shop.devices[0].listen(RATE)))

    def rests() -> bool:
        clock.now += 1
        return shop.devices[0].closed

    until(rests)
    assert player.fault == ""
    player.play(Sound.CARD)
    until(lambda: len(shop.devices) == 2)


def test_a_device_that_hangs_stalls_nobody(clock: Clock):
    released = threading.Event()

    def hang(fetch: Fetch) -> FakeDevice:
        released.wait()
        return FakeDevice(fetch)

    player = SoundPlayer(FOLDER, hang, clock)
    for sound in list(Sound) * 10:
        clock.now += 1
        player.play(sound)  # returns, or this test never ends
    player.close(wait=0)
    released.set()
    assert player._thread is not None
    player._thread.join()


def test_a_sound_that_would_be_late_is_left_out(clock: Clock):
    opened = threading.Event()
    devices: list[FakeDevice] = []

    def slow(fetch: Fetch) -> FakeDevice:
        opened.wait()
        devices.append(FakeDevice(fetch))
        return devices[-1]

    player = SoundPlayer(FOLDER, slow, clock)
    player.play(Sound.WIN)
    until(player._requests.empty)
    clock.now += LATE_AFTER + 0.1
    opened.set()
    player.close(wait=60)
    assert len(devices) == 1
    assert not any(devices[0].listen())


def test_a_device_that_cannot_be_closed_is_no_error(
    shop: Shop, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    def fail(self: FakeDevice) -> None:
        raise RuntimeError("busy")

    monkeypatch.setattr(FakeDevice, "close", fail)
    player = SoundPlayer(FOLDER, shop, clock)
    player.play(Sound.CARD)
    until(lambda: shop.devices)
    player.close(wait=60)
    assert player._thread is not None
    assert not player._thread.is_alive()


@pytest.mark.parametrize("content", [b"", b"RIFF", b"no sound at all, but some bytes" * 4])
def test_a_broken_file_is_silent_and_told_once(
    tmp_path: Path, shop: Shop, clock: Clock, caplog: pytest.LogCaptureFixture, content: bytes
):
    (tmp_path / "card.wav").write_bytes(content)
    player = SoundPlayer(tmp_path, shop, clock)
    for _ in range(3):
        clock.now += 1
        player.play(Sound.CARD)
        player.play(Sound.WIN)  # missing
        until(player._requests.empty)
    until(lambda: len(caplog.records) >= 2)
    player.close(wait=60)
    assert len(caplog.records) == 2
    assert shop.tries == 0


def test_a_file_of_another_kind_is_refused(tmp_path: Path):
    path = tmp_path / "card.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"\0" * 8)
    with pytest.raises(ValueError, match="one channel"):
        read_samples(path)


def test_without_the_library_there_is_no_way_to_a_device():
    player = SoundPlayer(FOLDER, None)
    player.play(Sound.CARD)
    player.close()
    assert not player.can_play
    assert player._thread is None


def test_the_default_device_feeds_the_library(monkeypatch: pytest.MonkeyPatch):
    """What miniaudio is: it takes a generator, and sends numbers of samples."""
    fake = _FakeLibrary()
    monkeypatch.setattr(sound_device.importlib, "import_module", {"miniaudio": fake}.__getitem__)
    device = sound_device.open_default_device(lambda frames: bytes(2 * frames))
    assert fake.settings["sample_rate"] == RATE
    assert fake.feeding is not None
    assert fake.feeding.send(7) == bytes(14)
    device.close()
    fake.backend = "Null"
    with pytest.raises(sound_device.NoDeviceError):
        sound_device.open_default_device(bytes)


class _FakeLibrary:
    class SampleFormat:
        SIGNED16 = object()

    def __init__(self) -> None:
        self.settings: dict[str, object] = {}
        self.feeding: Any = None
        self.backend = "ALSA"

    def PlaybackDevice(self, **settings: object) -> _FakeLibrary:  # noqa: N802 - the library's name
        self.settings = settings
        return self

    def start(self, feeding: object) -> None:
        self.feeding = feeding

    def close(self) -> None:
        pass


def test_sounds_are_added_up_and_never_run_over():
    mixer = Mixer()
    loud = array.array("h", [30_000, -30_000, 100])
    mixer.add(loud)
    mixer.add(loud)
    assert array.array("h", mixer.fetch(2)).tolist() == [32_767, -32_767]
    assert not mixer.is_silent
    assert array.array("h", mixer.fetch(3)).tolist() == [200, 0, 0]
    assert mixer.is_silent


def test_half_the_volume_is_a_quarter_of_the_strength():
    mixer = Mixer()
    mixer.set_volume(50)
    mixer.add(array.array("h", [4000]))
    assert array.array("h", mixer.fetch(1)).tolist() == [1000]


def test_many_sounds_at_once_cut_off_the_oldest():
    mixer = Mixer()
    for number in range(12):
        mixer.add(array.array("h", [number]))
    assert array.array("h", mixer.fetch(1)).tolist() == [sum(range(4, 12))]
