"""The building blocks of every sound: struck bodies, filtered noise, rooms, levels."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
CEILING = 10 ** (-4 / 20)
"""The highest peak: a decibel under the −3 dBFS allowed, which the encoder may use up."""

Signal = NDArray[np.float64]
Mode = tuple[float, float, float]
"""A way in which a body rings: frequency in Hz, loudness, and seconds until it is down to 1/e."""

_WINDOW = 0.05  # seconds over which the ear sums up a short sound, roughly
_LEAD = 0.0015  # seconds before the start, where the encoder smears a hard attack


def silence(seconds: float) -> Signal:
    """So much of nothing."""
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Signal:
    """The time of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def struck(modes: Sequence[Mode], seconds: float, rng: np.random.Generator) -> Signal:
    """A body that was hit: all its modes ring and fade, each from a phase of its own."""
    time = times(seconds)
    sound = np.zeros(len(time))
    for frequency, loudness, decay in modes:
        phase = rng.uniform(0, 2 * np.pi)
        sound += loudness * np.exp(-time / decay) * np.sin(2 * np.pi * frequency * time + phase)
    return sound * _attack(time, 0.0006)


def band(sound: Signal, low: float, high: float) -> Signal:
    """Only what lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(sound, axis=-1)
    frequency = np.fft.rfftfreq(sound.shape[-1], 1 / RATE)
    passed = 1 / (1 + (frequency / high) ** 4)
    if low > 0:
        passed *= 1 - 1 / (1 + (frequency / low) ** 4)
    return np.fft.irfft(spectrum * passed, sound.shape[-1], axis=-1)


def hiss(low: float, high: float, decay: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A burst of noise between two frequencies that fades; its loudness is about that of a mode."""
    time = times(seconds)
    noise = band(rng.standard_normal(len(time)), low, high)
    return noise / (np.std(noise) * 2) * np.exp(-time / decay) * _attack(time, 0.0004)


def add(to: Signal, sound: Signal, at: float, loudness: float = 1.0) -> None:
    """Mix a sound into a longer one; what would stick out behind is cut off."""
    start = round(at * RATE)
    fitting = sound[: max(0, len(to) - start)]
    to[start : start + len(fitting)] += loudness * fitting


def room(sound: Signal, wet: float, seconds: float, rng: np.random.Generator) -> Signal:
    """The sound in a small room, longer by the room's echo."""
    echo = band(rng.standard_normal(round(seconds * RATE)), 200, 4000)
    echo *= np.exp(-times(seconds) * 5 / seconds)
    echo /= np.sqrt(np.sum(echo**2))
    size = len(sound) + len(echo)
    both = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    both *= wet
    both[: len(sound)] += sound
    return both


def finished(sound: Signal, loudness: float) -> Signal:
    """Ready to be written: without DC, without a click at either end, as loud as wanted.

    The loudness is that of the loudest moment as the ear weighs it, in decibels below full scale.
    """
    sound = sound - np.mean(sound)
    lead, tail = round(0.0005 * RATE), min(round(0.03 * RATE), len(sound) // 4)
    sound[:lead] *= np.linspace(0, 1, lead)
    sound[-tail:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, tail))
    sound = np.concatenate([silence(_LEAD), sound])
    sound *= 10 ** ((loudness - heard(sound)) / 20)
    sound *= min(1.0, CEILING / float(np.max(np.abs(sound))))
    return sound


def heard(sound: Signal) -> float:
    """How loud the loudest moment is to the ear (A-weighted), in decibels below full scale."""
    padded = np.concatenate([sound, silence(_WINDOW)])
    spectrum = np.fft.rfft(padded)
    squares = np.fft.rfftfreq(len(padded), 1 / RATE) ** 2
    weight = 12194**2 * squares**2
    weight /= (squares + 20.6**2) * (squares + 12194**2)
    weight /= np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
    weighted = np.fft.irfft(spectrum * weight * 10 ** (2 / 20), len(padded))
    width = round(_WINDOW * RATE)
    sums = np.cumsum(np.concatenate([[0.0], weighted**2]))
    return float(10 * np.log10(np.max(sums[width:] - sums[:-width]) / width))


def _attack(time: Signal, seconds: float) -> Signal:
    """A rise that is quick but no click."""
    rise: Signal = 1 - np.exp(-time / seconds)
    return rise
