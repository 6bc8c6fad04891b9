"""The music: plucked strings, few and far between, round and round without a seam."""

import numpy as np

from tools.sounds.instruments import plucked
from tools.sounds.signals import RATE, Signal, band, times

BEAT = 0.9
BARS = 14
SECONDS = BARS * 4 * BEAT

# Bar, beat, note (60 is the middle C), loudness. Pentatonic in D: D E F♯ A B. The phrases ask and
# answer with rests between them, and no two bars are alike, so that nothing sticks in the ear.
MELODY = (
    (0, 1.0, 69, 0.7), (0, 2.0, 74, 0.8), (0, 3.5, 76, 0.5),
    (1, 1.0, 78, 0.8), (1, 2.5, 74, 0.5),
    (2, 2.0, 71, 0.6), (2, 3.0, 69, 0.7),
    (3, 2.0, 66, 0.5),
    (4, 1.0, 71, 0.7), (4, 1.5, 74, 0.6), (4, 3.0, 78, 0.8),
    (5, 1.5, 76, 0.6), (5, 3.0, 71, 0.5),
    (6, 2.0, 74, 0.7),
    (8, 1.0, 78, 0.6), (8, 2.0, 81, 0.8), (8, 3.5, 78, 0.5),
    (9, 1.0, 76, 0.7), (9, 3.0, 74, 0.5),
    (10, 1.5, 69, 0.6), (10, 2.5, 71, 0.6), (10, 3.5, 74, 0.7),
    (11, 2.0, 76, 0.5),
    (12, 1.0, 74, 0.7), (12, 2.5, 69, 0.5),
    (13, 1.0, 66, 0.4),
)  # fmt: skip
BASS = (
    (0, 0.0, 50, 0.8), (1, 2.0, 57, 0.4), (2, 0.0, 47, 0.8), (3, 0.0, 54, 0.5),
    (4, 0.0, 47, 0.7), (5, 0.0, 52, 0.7), (6, 0.0, 50, 0.7), (7, 0.0, 57, 0.4),
    (8, 0.0, 50, 0.8), (9, 0.0, 52, 0.7), (10, 0.0, 47, 0.7), (11, 0.0, 45, 0.7),
    (12, 0.0, 50, 0.8), (12, 2.0, 57, 0.4),
)  # fmt: skip


def loop(rng: np.random.Generator) -> Signal:
    """Two channels to be played again and again: what rings on at the end is in the start."""
    strings = np.zeros((2, round(SECONDS * RATE)))
    for bar, beat, tone, loudness in MELODY:
        _place(strings, plucked(tone, rng), bar * 4 + beat, loudness, rng)
    for bar, beat, tone, loudness in BASS:
        _place(strings, plucked(tone, rng), bar * 4 + beat, loudness * 0.9, rng)
    sound = band(_hall(strings, rng), 40, 5200)
    sound -= np.mean(sound, axis=1, keepdims=True)
    return np.roll(sound, -_quietest(sound), axis=1)


def _quietest(sound: Signal) -> int:
    """The best moment for the seam, because the encoder knows nothing of what is beyond it."""
    width = RATE // 50
    whole = sound.shape[1] // width
    energy = np.sum(sound[:, : whole * width].reshape(2, whole, width) ** 2, axis=(0, 2))
    return int(np.argmin(energy)) * width + width // 2


def _place(
    strings: Signal, sound: Signal, beat: float, loudness: float, rng: np.random.Generator
) -> None:
    """A note, never quite on the beat, a little to one side, carried over the end to the start."""
    start = round((beat * BEAT + rng.normal(0, 0.012)) * RATE)
    where = (start + np.arange(len(sound))) % strings.shape[1]
    side = rng.uniform(-0.35, 0.35)
    strings[0, where] += loudness * (1 - side) * sound
    strings[1, where] += loudness * (1 + side) * sound


def _hall(strings: Signal, rng: np.random.Generator) -> Signal:
    """The echo of a hall, a different one in each ear, laid round the loop."""
    seconds = 2.6
    echo = band(rng.standard_normal((2, round(seconds * RATE))), 150, 2800)
    echo *= np.exp(-times(seconds) * 5 / seconds) * (1 - np.exp(-times(seconds) / 0.02))
    echo /= np.sqrt(np.sum(echo**2, axis=1, keepdims=True))
    size = strings.shape[1]
    wet = np.fft.irfft(np.fft.rfft(strings) * np.fft.rfft(echo, size), size)
    return strings + 0.4 * wet
