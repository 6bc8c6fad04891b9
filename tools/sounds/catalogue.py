"""Every sound by the name of its file."""

from collections.abc import Callable, Iterator
from functools import partial
from zlib import crc32

import numpy as np

from tools.sounds import music, notes, pieces
from tools.sounds.signals import Signal, finished

# A family, how many takes there are, what makes one, and how loud it is to the ear (dB).
_PIECES: tuple[tuple[str, int, Callable[[float, np.random.Generator], Signal], float], ...] = (
    ("clink", 5, pieces.clink, -20),
    ("tick", 3, pieces.tick, -31),
    ("knock", 3, pieces.knock, -23),
    ("snap", 3, pieces.snap, -23),
    ("rustle", 3, pieces.rustle, -27),
    ("tumble", 3, pieces.tumble, -21),
    ("click", 2, pieces.click, -29),
)
_LOUDNESS_OF_NOTES = -20
_LOUDNESS_OF_CHORDS = -18


def sounds() -> Iterator[tuple[str, Callable[[], Signal]]]:
    """The name of every sound and what makes it; the same samples every time."""
    for family, takes, make, loudness in _PIECES:
        for take in range(takes):
            name = f"{family}-{take}"
            place = 2 * take / (takes - 1) - 1
            yield name, partial(_one, name, partial(make, place), loudness)
    yield "thud", partial(_one, "thud", partial(pieces.thud, 0), -29)
    for step in range(len(notes.SCALE)):
        name = f"score-{step}"
        yield name, partial(_one, name, partial(notes.note, step), _LOUDNESS_OF_NOTES)
    for chord in notes.CHORDS:
        name = f"chord-{chord}"
        yield name, partial(_one, name, partial(notes.chord, chord), _LOUDNESS_OF_CHORDS)
    yield "win", partial(_one, "win", notes.win, -17)
    yield "chime", partial(_one, "chime", notes.chime, -32)
    yield "music", lambda: music.loop(_chance("music"))


def _one(name: str, make: Callable[[np.random.Generator], Signal], loudness: float) -> Signal:
    return finished(make(_chance(name)), loudness)


def _chance(name: str) -> np.random.Generator:
    """Each sound has its own, so that a change to one leaves the others as they are."""
    return np.random.default_rng(crc32(name.encode()))
