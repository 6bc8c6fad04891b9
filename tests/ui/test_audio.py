"""Sounds follow the volumes, the theme and the events, and silence is never an error."""

import os

os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.address import BAG, CENTRE, LID, Address, Zone
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    Event,
    FeatureWon,
    GameEnded,
    LineStuck,
    Moved,
    Passed,
    PhaseBegan,
    Poured,
    Reason,
    RoundBegan,
    RoundEnded,
    Scored,
)
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.audio import TAKES, Audio, Name, sound_of

FOLDER = bundled("assets") / "sounds"
DISC = Address(Zone.DISC, index=1)
LINE = Address(Zone.LINE, 0, 2)
FLOOR = Address(Zone.FLOOR, 0)


class Listener:
    """Hears what is really played, by the name of the file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.loaded: list[str] = []
        self.volumes: list[float] = []
        real = pygame.mixer.Sound
        listener = self

        class Sound(real):  # type: ignore[misc, valid-type]
            def __init__(self, file: Path) -> None:
                super().__init__(file)
                self.name = file.stem
                listener.loaded.append(file.stem)

            def play(self) -> pygame.mixer.Channel | None:
                listener.heard.append(self.name)
                listener.volumes.append(self.get_volume())
                return super().play()  # type: ignore[no-any-return]

        monkeypatch.setattr(pygame.mixer, "Sound", Sound)


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    return Listener(monkeypatch)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def warmed(settings: Settings | None = None, folder: Path = FOLDER) -> Audio:
    audio = Audio(settings or Settings(), folder)
    while audio.warm():
        pass
    return audio


def use_everything(audio: Audio) -> None:
    audio.music(True)
    while audio.warm():
        pass
    for name in TAKES:
        audio.play(name)
    audio.theme("praline")
    audio.play("score", pitch_step=99)
    audio.mute(True)
    audio.mute(False)
    audio.obey(Settings(effects_volume=10, music_volume=10))
    audio.music(False)
    audio.close()
    audio.play("clink")


# Getting ready.


def test_nothing_is_opened_before_it_is_needed(listener: Listener) -> None:
    audio = Audio(Settings(), FOLDER)
    audio.theme("azulejo")
    audio.music(True)
    audio.obey(Settings(effects_volume=10))
    assert pygame.mixer.get_init() is None
    audio.play("clink")
    assert pygame.mixer.get_init() is not None
    assert len(listener.loaded) == 1


def test_warming_reads_one_sound_at_a_time_until_all_are_there(listener: Listener) -> None:
    audio = Audio(Settings(), FOLDER)
    assert audio.warm()
    assert not listener.loaded
    for number in range(1, sum(TAKES.values()) + 1):
        assert audio.warm()
        assert len(listener.loaded) == number
    assert not audio.warm()
    audio.play("chord-row")
    assert len(listener.loaded) == sum(TAKES.values())


def test_music_that_was_wished_for_begins_when_the_device_is_open() -> None:
    audio = Audio(Settings(), FOLDER)
    audio.music(True)
    audio.warm()
    assert pygame.mixer.music.get_busy()


# Volumes.


def test_without_any_volume_nothing_is_opened_or_read(listener: Listener) -> None:
    use_nothing = Settings(effects_volume=0, music_volume=0)
    audio = warmed(use_nothing)
    audio.music(True)
    audio.play("clink")
    assert pygame.mixer.get_init() is None
    assert not listener.loaded


def test_music_alone_needs_no_effects(listener: Listener) -> None:
    audio = Audio(Settings(effects_volume=0), FOLDER)
    audio.music(True)
    while audio.warm():
        pass
    assert pygame.mixer.music.get_busy()
    assert not listener.loaded


def test_a_changed_volume_acts_at_once(listener: Listener) -> None:
    audio = warmed(Settings(effects_volume=100, music_volume=100))
    audio.music(True)
    audio.play("chord-row")
    audio.obey(Settings(effects_volume=50, music_volume=50))
    audio.play("chord-row")
    assert listener.volumes == pytest.approx([1, 0.25], abs=0.01)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)


def test_mute_is_silence_and_back(listener: Listener) -> None:
    audio = warmed()
    audio.music(True)
    audio.play("chord-row")
    audio.mute(True)
    assert not pygame.mixer.get_busy()
    audio.play("chord-row")
    assert audio.muted
    audio.mute(False)
    assert pygame.mixer.music.get_busy()
    audio.play("chord-row")
    assert listener.heard == ["chord-row", "chord-row"]


def test_who_is_muted_lets_go_of_the_device_until_it_is_needed(listener: Listener) -> None:
    audio = Audio(Settings(music_volume=50), FOLDER)
    audio.music(True)
    audio.warm()
    audio.mute(True)
    pygame.mixer.music.stop()  # it has faded out
    audio.warm()
    assert pygame.mixer.get_init() is None
    audio.mute(False)
    audio.warm()
    assert pygame.mixer.music.get_busy()
    audio.play("knock")
    assert listener.heard
    audio.close()


def test_who_changes_a_volume_wants_to_hear_it() -> None:
    audio = warmed()
    audio.mute(True)
    audio.obey(Settings(language="uk"))
    assert audio.muted
    audio.obey(Settings(effects_volume=60))
    assert not audio.muted


# What is played.


def test_no_take_is_heard_twice_in_a_row(listener: Listener) -> None:
    audio = warmed()
    for _ in range(100):
        audio.play("clink")
        pygame.mixer.stop()
    pairs = zip(listener.heard, listener.heard[1:], strict=False)
    assert len(listener.heard) == 100
    assert not [one for one, next_one in pairs if one == next_one]
    assert set(listener.heard) == {f"clink-{take}" for take in range(5)}


def test_many_at_once_are_three(listener: Listener) -> None:
    audio = warmed()
    for _ in range(20):
        audio.play("rustle")
    audio.play("chord-row")
    assert len(listener.heard) == 4
    assert listener.heard[-1] == "chord-row"


def test_chocolates_snap_where_tiles_clink(listener: Listener) -> None:
    audio = warmed()
    for theme in ("azulejo", "praline", "pavilion"):
        audio.theme(theme)
        audio.play("clink")
    assert [name.split("-")[0] for name in listener.heard] == ["clink", "snap", "clink"]


def test_the_score_climbs_and_stays_at_the_top(listener: Listener) -> None:
    audio = warmed()
    audio.play("score")
    for step in (0, 1, 6, 7, 8, 30):
        pygame.mixer.stop()
        audio.play("score", pitch_step=step)
    assert [int(name[-1]) for name in listener.heard] == [0, 0, 1, 6, 7, 7, 7]


def test_music_can_be_turned_off_and_on_again_while_it_fades() -> None:
    audio = warmed()
    audio.music(True)
    audio.music(False)
    audio.music(True)
    assert pygame.mixer.music.get_busy()


# Silence is no error.


def test_with_a_device_everything_works_and_prints_nothing(
    capfd: pytest.CaptureFixture[str],
) -> None:
    use_everything(Audio(Settings(), FOLDER))
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("driver", ["nonexistent", "alsa"])
def test_without_a_device_there_is_silence_and_no_word(
    driver: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nowhere")
    use_everything(Audio(Settings(), FOLDER))
    assert capfd.readouterr() == ("", "")


def test_a_missing_device_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def fail(*_options: int) -> None:
        tried.append(os.write(2, b"noise"))
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    use_everything(Audio(Settings(), FOLDER))
    assert len(tried) == 1


def test_what_libraries_say_about_the_device_is_not_shown_but_all_else_is(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(*_options: int) -> None:
        os.write(2, b"ALSA lib confmisc.c: cannot find card")
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    Audio(Settings(), FOLDER).play("clink")
    os.write(2, b"afterwards")
    assert capfd.readouterr().err == "afterwards"


def test_without_files_there_is_silence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    use_everything(Audio(Settings(), tmp_path / "nothing"))
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("content", [b"", b"no sound", b"OggS" + bytes(500)])
def test_broken_files_are_silent(
    content: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for file in FOLDER.glob("*.ogg"):
        (tmp_path / file.name).write_bytes(content)
    use_everything(Audio(Settings(), tmp_path))
    assert capfd.readouterr() == ("", "")


def test_a_device_that_another_window_closed_is_silent() -> None:
    audio, other = warmed(), warmed()
    audio.music(True)
    other.close()
    assert pygame.mixer.get_init() is None
    use_everything(audio)
    assert pygame.mixer.get_init() is None, "it is not opened again"


# Events.


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (RoundBegan(1, 0, -1, ()), "rustle"),
        (Poured(40), "rustle"),
        (Dealt(DISC, (4, 0, 0, 0, 0)), "clink"),
        (Moved(1, 3, DISC, LINE), "clink"),
        (Moved(1, 1, DISC, CENTRE), "clink"),
        (Moved(1, 2, DISC, FLOOR), "tumble"),
        (Moved(MARKER, 1, CENTRE, FLOOR), "knock"),
        (Moved(1, 4, LINE, LID), "knock"),
        (Moved(1, 4, LID, BAG), "knock"),
        (Scored(0, Reason.TILE, 3, 3), "score"),
        (Scored(0, Reason.FLOOR, -3, 0), "thud"),
        (Scored(0, Reason.FLOOR, 0, 0), None),
        (Scored(0, Reason.ROW, 2, 9), "chord-row"),
        (Scored(0, Reason.COLUMN, 7, 9), "chord-column"),
        (Scored(0, Reason.COLOUR, 10, 19), "chord-colour"),
        (Scored(0, Reason.STAR, 12, 19), "chord-star"),
        (Scored(0, Reason.NUMBER, 4, 19), "chord-number"),
        (LineStuck(0, 3), "thud"),
        (FeatureWon(0, 2, 1), "chord-feature"),
        (Passed(0), "knock"),
        (GameEnded((40, 30), (0,)), None),
        (PhaseBegan(1), None),
        (RoundEnded(1), None),
    ],
)
def test_what_an_event_sounds_like(event: Event, name: Name | None) -> None:
    assert sound_of(event) == name
