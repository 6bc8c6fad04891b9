"""The sounds are short, clean, even in loudness, and are what the script makes."""

import os
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame
import pytest

from azul_desktop.ui.audio import MUSIC, TAKES, Name, file_name
from tools.sounds import music
from tools.sounds.catalogue import loudness, sounds
from tools.sounds.files import ENCODER, encode
from tools.sounds.signals import RATE, Signal, add, heard, peak, silence, struck

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RECIPES = dict(sounds())
EFFECTS = sorted(set(RECIPES) - {MUSIC})
PEAK = 10 ** (-1 / 20)
LOUDNESS = loudness()
SEAM = 10 ** (-63 / 20)

LENGTHS = {  # seconds
    "clink": (0.04, 0.16),
    "snap": (0.04, 0.16),
    "tick": (0.02, 0.1),
    "click": (0.02, 0.1),
    "knock": (0.1, 0.3),
    "thud": (0.1, 0.4),
    "rustle": (0.3, 0.7),
    "tumble": (0.3, 0.7),
    "score": (0.5, 1.2),
    "chime": (0.5, 1.5),
    "chord": (1.0, 2.2),
    "card": (0.2, 0.5),
    "gesture": (0.2, 0.6),
    "round": (0.8, 1.6),
    "kind": (1.5, 3.0),
    "victory": (2.5, 4.5),
}


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    yield
    pygame.mixer.quit()
    decoded.cache_clear()


@cache
def decoded(name: str) -> Signal:
    """Both channels of a file as it is heard."""
    raw = pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw()
    return np.frombuffer(raw, "<i2").reshape(-1, 2).T / 32768


def stem(name: Name, take: int) -> str:
    return file_name(name, take).removesuffix(".ogg")


def bend_over_the_seam(sound: Signal) -> float:
    """How sharply a loop turns where its end meets its start, which is what a click is."""
    around = np.concatenate([sound[:, -20:], sound[:, :20]], axis=1)
    return float(np.max(np.abs(np.diff(around, 2))))


def loudest_pitch(sound: Signal) -> float:
    """The frequency with the most energy, to a hertz or so."""
    return float(np.argmax(np.abs(np.fft.rfft(sound, RATE))))


def test_every_sound_that_the_program_plays_is_there_and_no_other() -> None:
    played = {file_name(name, take) for name in TAKES for take in range(TAKES[name])}
    assert {file.name for file in FOLDER.glob("*.ogg")} == played | {f"{MUSIC}.ogg"}
    assert {f"{name}.ogg" for name in RECIPES} == played | {f"{MUSIC}.ogg"}


def test_the_folder_is_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) <= 1_500_000


def test_the_readme_names_every_sound() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert not [name for name in TAKES if f"`{stem(name, 0)}`" not in text]


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_as_long_as_it_should_be(name: str) -> None:
    low, high = LENGTHS[name.split("-")[0]]
    assert low <= decoded(name).shape[1] / RATE <= high


@pytest.mark.parametrize("name", RECIPES)
def test_it_is_neither_too_loud_nor_off_centre(name: str) -> None:
    sound = decoded(name)
    assert 0.02 < peak(sound) <= PEAK
    assert np.max(np.abs(np.mean(sound, axis=1))) < 0.001


@pytest.mark.parametrize("name", EFFECTS)
def test_it_begins_and_ends_without_a_click(name: str) -> None:
    sound = np.abs(decoded(name))
    assert np.max(sound[:, 0]) < 0.02 * np.max(sound)
    assert np.max(sound[:, -round(0.002 * RATE) :]) < 0.01 * np.max(sound)


@pytest.mark.parametrize("name", RECIPES)
def test_it_is_as_loud_as_its_part_in_the_game(name: str) -> None:
    assert heard(decoded(name)) == pytest.approx(LOUDNESS[name], abs=0.6)


def test_no_effect_drowns_another() -> None:
    assert max(LOUDNESS.values()) - min(LOUDNESS.values()) <= 14


@pytest.mark.parametrize("name", [name for name in TAKES if TAKES[name] > 1])
def test_takes_are_equally_loud_but_not_the_same(name: Name) -> None:
    takes = [decoded(stem(name, take))[0] for take in range(TAKES[name])]
    loudness = [heard(sound) for sound in takes]
    assert max(loudness) - min(loudness) < 1.0
    assert len({sound.tobytes() for sound in takes}) == TAKES[name]


def test_a_victory_is_louder_than_pieces_and_these_than_buttons_and_a_smile_is_very_soft() -> None:
    order = ("victory-azulejo", "clink-0", "click-0", "gesture-0")
    levels = [heard(decoded(name)) for name in order]
    assert levels == sorted(levels, reverse=True)


def test_loudness_is_that_of_the_ear() -> None:
    """As ITU-R BS.1770 says: its level for a sine of 1 kHz, more above, far less below."""
    time = np.arange(8 * RATE) / RATE
    found = {pitch: heard(np.sin(2 * np.pi * pitch * time)) for pitch in (30, 1000, 4000)}
    assert found[1000] == pytest.approx(-3.01, abs=0.1)
    assert found[4000] - found[1000] == pytest.approx(3.3, abs=0.4)
    assert found[30] < found[1000] - 8


def test_silence_around_a_sound_does_not_make_it_softer() -> None:
    sound = decoded("victory-azulejo")
    around = np.pad(sound, ((0, 0), (RATE, RATE)))
    assert heard(around) == pytest.approx(heard(sound), abs=0.05)


def test_a_peak_is_found_between_the_samples() -> None:
    time = np.arange(RATE) / RATE
    between = np.sin(2 * np.pi * RATE / 4 * time + np.pi / 4)
    assert np.max(np.abs(between)) == pytest.approx(0.707, abs=0.01)
    assert peak(between) == pytest.approx(1, abs=0.01)


def test_a_note_that_is_cut_off_ends_softly() -> None:
    held = silence(0.5)
    note = struck([(440.0, 1.0, 5.0)], 2.0, np.random.default_rng(1))
    assert abs(note[-1]) < 0.001
    add(held, note, 0.1)
    assert abs(held[-1]) < 0.001
    assert np.max(np.abs(held)) > 0.5


HOMES = {"azulejo": 2, "travel": 7, "praline": 5, "pavilion": 9}
"""The key in which each victory ends, in semitones above C."""


@pytest.mark.parametrize("theme", HOMES)
def test_a_victory_ends_in_its_own_key(theme: str) -> None:
    sound = np.mean(decoded(f"victory-{theme}"), axis=0)
    end = sound[-round(1.6 * RATE) : -round(0.4 * RATE)] * np.hanning(round(1.2 * RATE))
    tone = 69 + 12 * np.log2(loudest_pitch(end) / 440)
    chord = [(HOMES[theme] + step) % 12 for step in (0, 4, 7)]
    assert round(tone) % 12 in chord
    assert abs(tone - round(tone)) < 0.2


def test_victories_are_in_two_channels_that_differ() -> None:
    for theme in HOMES:
        left, right = decoded(f"victory-{theme}")
        assert not np.array_equal(left, right)
        assert np.corrcoef(left, right)[0, 1] > 0.5  # and still sound well from one loudspeaker


@pytest.mark.parametrize("take", range(5))
def test_a_clink_has_the_partials_of_ceramic(take: int) -> None:
    spectrum = np.abs(np.fft.rfft(decoded(f"clink-{take}")[0], RATE))
    spread = 0.95 + 0.025 * take
    for partial in (2100, 3400, 5600, 8300):
        centre = round(partial * spread)
        near = np.max(spectrum[round(centre * 0.98) : round(centre * 1.02)])
        assert near > 2 * np.median(spectrum[round(centre * 0.85) : round(centre * 1.15)])


def test_the_notes_of_a_score_climb() -> None:
    pitches = [loudest_pitch(decoded(f"score-{step}")[0]) for step in range(8)]
    assert pitches == sorted(set(pitches))
    assert pitches[5] / pitches[0] == pytest.approx(2, rel=0.01)  # pentatonic: five to an octave


def test_the_music_runs_on_from_its_end_into_its_start() -> None:
    sound = decoded(MUSIC)
    assert sound.shape[1] == round(music.SECONDS * RATE)
    assert 40 <= music.SECONDS <= 60
    assert bend_over_the_seam(sound) < SEAM
    assert bend_over_the_seam(sound[:, : -RATE // 100]) > SEAM  # cut short, it would click


def test_the_music_is_never_silent_for_long_and_never_sudden() -> None:
    sound = decoded(MUSIC)
    whole = sound.shape[1] // RATE
    seconds = np.sqrt(np.mean(sound[:, : whole * RATE].reshape(2, whole, RATE) ** 2, axis=(0, 2)))
    assert np.min(seconds) > 0.001
    assert np.max(seconds) < 0.25


@pytest.mark.parametrize("name", RECIPES)
def test_the_file_is_what_the_script_makes(name: str) -> None:
    made = np.atleast_2d(RECIPES[name]())
    kept = decoded(name)[: len(made)]
    assert kept.shape == made.shape
    lost = np.mean((kept - made) ** 2) / np.mean(made**2)
    assert lost < 0.1


@pytest.mark.skipif(shutil.which(ENCODER) is None, reason="making sounds needs oggenc")
def test_every_run_gives_the_same_bytes(tmp_path: Path) -> None:
    for number in (1, 2):
        encode(RECIPES["clink-0"](), tmp_path / f"{number}.ogg")
    assert (tmp_path / "1.ogg").read_bytes() == (tmp_path / "2.ogg").read_bytes()
