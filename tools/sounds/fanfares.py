"""What begins and ends things: a round, and a game won, in the material of each edition."""

from collections.abc import Callable, Sequence

import numpy as np

from tools.sounds import pieces
from tools.sounds.instruments import (
    bowl,
    brass_bell,
    celesta,
    flute,
    guitar,
    harp,
    kalimba,
    marimba,
    plucked,
    tile_note,
)
from tools.sounds.signals import RATE, Signal, add, ebbing, hall, hiss, room, silence

Tune = Sequence[tuple[float, float, float]]
"""Beat, note (60 is the middle C), loudness."""
Instrument = Callable[[float, np.random.Generator], Signal]
_EBB = 1.1
"""Seconds in which the end of a game dies away, however long its strings would ring."""

# In D, for a guitar: up the chord, a turn around its top, and home an octave higher.
_AZULEJO: Tune = (
    (0.0, 69, 0.7), (0.33, 74, 0.8), (0.67, 78, 0.8), (1.0, 81, 1.0), (1.75, 78, 0.6),
    (2.0, 79, 0.8), (2.5, 81, 0.7), (3.0, 83, 0.9), (3.5, 81, 0.7), (4.0, 86, 1.0),
)  # fmt: skip
_AZULEJO_BASS: Tune = (
    (1.0, 50, 0.7), (1.0, 62, 0.35), (2.0, 55, 0.7), (2.0, 62, 0.35), (3.0, 57, 0.7),
    (3.0, 61, 0.35),
    (4.0, 50, 0.8), (4.08, 57, 0.5), (4.16, 62, 0.5), (4.24, 66, 0.5), (4.32, 69, 0.5),
)  # fmt: skip
# In G, for the thumbs: the wheels roll below it, and a bell says that we have arrived.
_TRAVEL: Tune = (
    (0.0, 67, 0.8), (0.5, 71, 0.7), (1.0, 74, 0.9), (1.5, 76, 0.8), (2.0, 74, 0.9), (2.5, 71, 0.6),
    (3.0, 79, 1.0), (3.5, 78, 0.7), (4.0, 79, 0.9), (5.0, 83, 1.0),
)  # fmt: skip
_TRAVEL_BELOW: Tune = (
    (0.0, 55, 0.7), (1.0, 59, 0.5), (2.0, 60, 0.7), (3.0, 62, 0.6), (4.0, 59, 0.6), (5.0, 55, 0.9),
    (5.0, 74, 0.5), (5.0, 67, 0.5),
)  # fmt: skip
_WHEELS = (0.0, 0.25, 1.0, 1.25, 2.0, 2.25, 3.0, 3.25, 4.0, 4.25)
# In F, a waltz for a celesta: it rises, curtsies, and gives the box a bow.
_PRALINE: Tune = (
    (0.0, 77, 0.8), (1.0, 81, 0.7), (2.0, 84, 0.8), (3.0, 86, 1.0), (4.5, 84, 0.6), (5.0, 82, 0.7),
    (6.0, 79, 0.8), (7.0, 81, 0.6), (8.0, 84, 0.7), (9.0, 89, 1.0), (9.0, 81, 0.5),
)  # fmt: skip
_PRALINE_BELOW: Tune = (
    (0.0, 53, 0.9), (1.0, 65, 0.4), (1.0, 69, 0.4), (2.0, 65, 0.4), (2.0, 69, 0.4),
    (3.0, 46, 0.9), (4.0, 62, 0.4), (4.0, 65, 0.4), (5.0, 62, 0.4), (5.0, 65, 0.4),
    (6.0, 48, 0.9), (7.0, 64, 0.4), (7.0, 70, 0.4), (8.0, 64, 0.4), (8.0, 70, 0.4),
    (9.0, 53, 0.9), (9.1, 60, 0.5), (9.2, 65, 0.5), (9.3, 69, 0.5),
)  # fmt: skip
# In A with a raised fourth, as the light in a garden: a harp runs up, a flute answers.
_PAVILION_RUN = (45, 52, 57, 61, 64, 66, 69, 73, 76, 78, 81)
_PAVILION: Sequence[tuple[float, float, float]] = (  # seconds, note, how long
    (0.55, 76, 0.34), (0.86, 78, 0.24), (1.06, 80, 0.24), (1.26, 81, 0.5), (1.72, 85, 1.15),
)  # fmt: skip
_STARS: Tune = ((0.0, 93, 0.5), (1.0, 97, 0.4), (2.0, 100, 0.45), (3.5, 105, 0.3))


def azulejo(rng: np.random.Generator) -> Signal:
    """A Portuguese guitar, and tiles that ring in the light at the end."""
    sound = silence(3.1)
    _play(sound, _AZULEJO, 0.27, guitar, rng)
    _play(sound, _AZULEJO_BASS, 0.27, plucked, rng)
    _play(sound, [(beat, tone - 7, loud) for beat, tone, loud in _STARS], 0.085, _tile, rng, 1.25)
    return hall(ebbing(sound, _EBB), 0.22, 0.8, rng)


def travel(rng: np.random.Generator) -> Signal:
    """A kalimba on its case, the wheels of a train, and the bell at the station."""
    sound = silence(3.0)
    _play(sound, _TRAVEL, 0.23, lambda tone, chance: kalimba(tone, 1.6, chance), rng)
    _play(sound, _TRAVEL_BELOW, 0.23, lambda tone, chance: marimba(tone, 1.6, chance), rng, 0, 0.7)
    for number, beat in enumerate(_WHEELS):
        add(sound, pieces.knock(number % 2, rng), beat * 0.23, 0.16 if number % 2 else 0.24)
    _play(sound, ((5, 86, 0.4), (5.7, 91, 0.34)), 0.23, _hand_bell, rng)
    return hall(ebbing(sound, _EBB), 0.16, 0.6, rng)


def praline(rng: np.random.Generator) -> Signal:
    """A celesta and plucked strings in three, and a praline that snaps with the last chord."""
    sound = silence(3.4)
    _play(sound, _PRALINE, 0.165, lambda tone, chance: celesta(tone, 2.0, chance), rng)
    _play(sound, _PRALINE_BELOW, 0.165, _pizzicato, rng, 0, 0.8)
    add(sound, pieces.snap(0, rng), 9 * 0.165, 0.5)
    add(sound, hiss(5000, 9000, 0.12, 0.6, rng), 9 * 0.165 + 0.05, 0.05)  # foil
    return hall(ebbing(sound, _EBB), 0.2, 0.7, rng)


def pavilion(rng: np.random.Generator) -> Signal:
    """A harp runs up, a flute answers, bronze bowls carry it, and stars come out."""
    sound = silence(3.3)
    run = [(beat, tone, 0.5 + 0.03 * beat) for beat, tone in enumerate(_PAVILION_RUN)]
    _play(sound, run, 0.055, harp, rng, 0, 0.7)
    for at, tone, seconds in _PAVILION:
        add(sound, flute(tone, seconds, rng), at, 0.5)
    for at, tone, loudness in ((1.26, 57, 0.5), (1.72, 52, 0.4), (1.72, 69, 0.25)):
        add(sound, bowl(tone, 2.0, rng), at, loudness)
    _play(sound, ((0, 57, 0.6), (1, 64, 0.5), (2, 69, 0.5), (3, 73, 0.5)), 0.05, harp, rng, 1.72)
    _play(sound, _STARS, 0.11, lambda tone, chance: celesta(tone, 1.2, chance), rng, 1.85, 0.5)
    return hall(ebbing(sound, _EBB), 0.3, 1.0, rng)


def kind_end(rng: np.random.Generator) -> Signal:
    """Somebody else has won, and it was a good game: two warm chords that nod."""
    sound = silence(1.9)
    first, then = (53, 60, 65, 69), (48, 55, 64, 67, 72)
    for at, tones in ((0.0, first), (0.55, then)):
        roll = [(number, tone, len(tones) ** -0.5) for number, tone in enumerate(tones)]
        _play(sound, roll, 0.035, plucked, rng, at)
        _play(
            sound, roll[-2:], 0.035, lambda tone, chance: marimba(tone, 1.2, chance), rng, at, 0.6
        )
    return hall(ebbing(sound, _EBB), 0.2, 0.6, rng)


def round_begins(rng: np.random.Generator) -> Signal:
    """A new round: an open fifth on two strings, over a tap on the table."""
    sound = silence(0.9)
    add(sound, pieces.knock(-1, rng), 0, 0.25)
    _play(sound, ((0, 50, 0.5), (1, 62, 0.7), (2, 69, 0.8), (3, 74, 0.6)), 0.06, plucked, rng)
    return room(ebbing(sound, 0.5), 0.15, 0.4, rng)


VICTORIES = {"azulejo": azulejo, "travel": travel, "praline": praline, "pavilion": pavilion}
"""What is played when a game of each theme is won."""


def _play(
    sound: Signal,
    tune: Tune,
    beat: float,
    instrument: Instrument,
    rng: np.random.Generator,
    at: float = 0,
    loudness: float = 1.0,
) -> None:
    """Mix a tune into a sound: a beat is so many seconds long, the first one begins there."""
    for when, tone, loud in tune:
        add(sound, instrument(tone, rng), at + when * beat, loud * loudness)


def _tile(tone: float, rng: np.random.Generator) -> Signal:
    return tile_note(tone, 0.9, rng)


def _hand_bell(tone: float, rng: np.random.Generator) -> Signal:
    return brass_bell(tone, 1.6, rng)


def _pizzicato(tone: float, rng: np.random.Generator) -> Signal:
    """A string that the finger stops."""
    sound = plucked(tone, rng)[: round(0.9 * RATE)]
    return ebbing(sound * np.exp(-np.arange(len(sound)) / (0.22 * RATE)), 0.4)
