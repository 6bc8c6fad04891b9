"""Every sound by the name of its file."""

from collections.abc import Callable, Iterator
from functools import partial
from zlib import crc32

import numpy as np

from tools.sounds import fanfares, music, notes, pieces
from tools.sounds.signals import Signal, finished, levelled

# How loud what is heard in front of all else is, what pieces do, and what is only a remark (dB).
FRONT, PIECE, REMARK, MUSIC = -19.0, -22.0, -30.0, -20.0

# A family, how many takes there are, what makes one, and how loud it is to the ear.
_TAKES: tuple[tuple[str, int, Callable[[float, np.random.Generator], Signal], float], ...] = (
    ("clink", 5, pieces.clink, PIECE),
    ("tick", 3, pieces.tick, REMARK),
    ("knock", 3, pieces.knock, PIECE),
    ("snap", 3, pieces.snap, PIECE),
    ("rustle", 3, pieces.rustle, PIECE - 3),
    ("tumble", 3, pieces.tumble, PIECE),
    ("click", 2, pieces.click, REMARK),
    ("card", 2, pieces.card, PIECE - 3),
    ("gesture", 3, notes.gesture, REMARK - 2),
)
_ALONE: tuple[tuple[str, Callable[[np.random.Generator], Signal], float], ...] = (
    ("thud", partial(pieces.thud, 0), REMARK),
    ("chime", notes.chime, REMARK),
    ("round", fanfares.round_begins, PIECE),
    ("kind-end", fanfares.kind_end, PIECE),
    *((f"victory-{theme}", make, FRONT) for theme, make in fanfares.VICTORIES.items()),
    *((f"chord-{name}", partial(notes.chord, name), FRONT) for name in notes.CHORDS),
    *((f"score-{step}", partial(notes.note, step), PIECE) for step in range(len(notes.SCALE))),
)


def loudness() -> dict[str, float]:
    """How loud every sound is to be heard."""
    takes = {f"{name}-{take}": loud for name, count, _, loud in _TAKES for take in range(count)}
    return takes | {name: loud for name, _, loud in _ALONE} | {"music": MUSIC}


def sounds() -> Iterator[tuple[str, Callable[[], Signal]]]:
    """The name of every sound and what makes it; the same samples every time."""
    for family, takes, make, loud in _TAKES:
        for take in range(takes):
            name = f"{family}-{take}"
            place = 2 * take / (takes - 1) - 1
            yield name, partial(_one, name, partial(make, place), loud)
    for name, make_alone, loud in _ALONE:
        yield name, partial(_one, name, make_alone, loud)
    yield "music", lambda: levelled(music.loop(_chance("music")), MUSIC)


def _one(name: str, make: Callable[[np.random.Generator], Signal], loudness: float) -> Signal:
    return finished(make(_chance(name)), loudness)


def _chance(name: str) -> np.random.Generator:
    """Each sound has its own, so that a change to one leaves the others as they are."""
    return np.random.default_rng(crc32(name.encode()))
