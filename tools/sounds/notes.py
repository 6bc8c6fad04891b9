"""What is played when points are made: a marimba, its chords, and soft bells."""

from collections.abc import Sequence

import numpy as np

from tools.sounds.signals import RATE, Signal, add, hiss, room, silence, struck

SCALE = (60, 62, 64, 67, 69, 72, 74, 76)
"""The eight notes that climb, pentatonic in C, so that any of them goes with any other."""

CHORDS = {
    "row": (60, 64, 67),
    "column": (65, 69, 72),
    "colour": (67, 71, 74, 79),
    "star": (60, 67, 71, 76),
    "number": (62, 67, 69),
    "feature": (69, 72, 76),
}
"""What each completed thing sounds like, as notes where 60 is the middle C."""

_OCTAVE = 12


def note(take: int, rng: np.random.Generator) -> Signal:
    """A step of the scale, an octave above the chords."""
    return room(_marimba(SCALE[take] + _OCTAVE, 0.8, rng), 0.1, 0.3, rng)


def chord(name: str, rng: np.random.Generator) -> Signal:
    """A chord, struck from below, with its top doubled by a bell."""
    tones = CHORDS[name]
    sound = silence(1.5)
    _strum(sound, tones, 0, 0.06, rng)
    add(sound, _bell(tones[-1] + _OCTAVE, 1.2, rng), len(tones) * 0.06, 0.3)
    return room(sound, 0.16, 0.5, rng)


def win(rng: np.random.Generator) -> Signal:
    """The game is won: up the chord, a breath, and the whole of it."""
    sound = silence(3.0)
    for number, tone in enumerate((60, 64, 67, 72)):
        add(sound, _marimba(tone, 1.2, rng), number * 0.13, 0.7)
    _strum(sound, (65, 69, 72, 77), 0.62, 0.03, rng, 0.7)
    _strum(sound, (48, 60, 64, 67, 72, 76), 1.1, 0.035, rng)
    for number, tone in enumerate((84, 88, 91, 96)):
        add(sound, _bell(tone, 1.4, rng), 1.3 + number * 0.09, 0.25)
    return room(sound, 0.2, 0.8, rng)


def chime(rng: np.random.Generator) -> Signal:
    """It is the next player's turn: two soft bells."""
    sound = silence(0.9)
    add(sound, _bell(79, 0.9, rng), 0, 0.8)
    add(sound, _bell(84, 0.8, rng), 0.11, 0.7)
    return room(sound, 0.15, 0.4, rng)


def pitch(tone: float) -> float:
    """The frequency of a note; 69 is the A of 440 Hz."""
    return float(440 * 2 ** ((tone - 69) / _OCTAVE))


def _strum(
    sound: Signal,
    tones: Sequence[int],
    at: float,
    apart: float,
    rng: np.random.Generator,
    loudness: float = 1.0,
) -> None:
    """Notes one shortly after the other."""
    for number, tone in enumerate(tones):
        add(sound, _marimba(tone, 1.9, rng), at + number * apart, loudness / len(tones) ** 0.5)


def _marimba(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A bar of rosewood is tuned so that its second mode is two octaves up; the mallet is soft."""
    frequency = pitch(tone)
    ring = 0.32 * (440 / frequency) ** 0.5
    modes = [
        (frequency, 1.0, ring),
        (frequency * 3.98, 0.22, ring * 0.3),
        (frequency * 9.2, 0.06, ring * 0.1),
    ]
    return struck(modes, seconds, rng) + 0.12 * hiss(300, 1800, 0.006, seconds, rng)


def _bell(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A small soft bell; its start is rounded so that it never pings."""
    frequency = pitch(tone)
    modes = [(frequency, 1.0, 0.3), (frequency * 2.0, 0.2, 0.18), (frequency * 3.01, 0.06, 0.09)]
    sound = struck(modes, seconds, rng)
    rise = round(0.012 * RATE)
    sound[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    return sound
