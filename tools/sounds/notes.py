"""What is played when points are made: a marimba, its chords, and soft bells."""

import numpy as np

from tools.sounds.instruments import OCTAVE, bell, marimba
from tools.sounds.signals import Signal, add, room, silence

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


def note(take: int, rng: np.random.Generator) -> Signal:
    """A step of the scale, an octave above the chords."""
    return room(marimba(SCALE[take] + OCTAVE, 0.8, rng), 0.1, 0.3, rng)


def chord(name: str, rng: np.random.Generator) -> Signal:
    """A chord, struck from below, with its top doubled by a bell."""
    tones = CHORDS[name]
    sound = silence(1.5)
    for number, tone in enumerate(tones):
        add(sound, marimba(tone, 1.9, rng), number * 0.06, len(tones) ** -0.5)
    add(sound, bell(tones[-1] + OCTAVE, 1.2, rng), len(tones) * 0.06, 0.3)
    return room(sound, 0.16, 0.5, rng)


def chime(rng: np.random.Generator) -> Signal:
    """It is the next player's turn: two soft bells."""
    sound = silence(0.9)
    add(sound, bell(79, 0.9, rng), 0, 0.8)
    add(sound, bell(84, 0.8, rng), 0.11, 0.7)
    return room(sound, 0.15, 0.4, rng)


def gesture(take: float, rng: np.random.Generator) -> Signal:
    """A face is pleased: two small bars of wood, hardly more than a smile."""
    tone = 76 + 2 * round(take)
    sound = silence(0.35)
    add(sound, marimba(tone, 0.3, rng), 0, 0.6)
    add(sound, marimba(tone + 5, 0.3, rng), 0.075)
    return room(sound, 0.08, 0.2, rng)
