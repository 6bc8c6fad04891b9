"""The building blocks of every sound: struck bodies, filtered noise, rooms, levels."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
CEILING = 10 ** (-3 / 20)
"""The highest peak: two decibels under the −1 dBFS allowed, which the encoder may use up."""

Signal = NDArray[np.float64]
Mode = tuple[float, float, float]
"""A way in which a body rings: frequency in Hz, loudness, and seconds until it is down to 1/e."""

_MOMENT, _HOP = 0.1, 0.025  # seconds over which the ear sums up, and from one look to the next
_GATE = 10  # decibels below the loudest moment that still count
_CUT = 0.2  # seconds in which a sound that is cut off dies away
_LEAD = 0.0015  # seconds before the start, where the encoder smears a hard attack

# The two filters of ITU-R BS.1770, which hear as people do (K-weighting), as stated for 48 kHz:
# the head before the ear, and how little is heard of what is low.
_FILTERS = (
    (
        (1.53512485958697, -2.69169618940638, 1.19839281085285),
        (1.0, -1.69065929318241, 0.73248077421585),
    ),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)
_FILTER_RATE = 48_000
_OFFSET = -0.691  # with which a sine of 1 kHz is as loud as its level says


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
    return ebbing(sound * _attack(time, 0.0006), seconds / 5)


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
    """Mix a sound into a longer one; what would stick out behind is cut off, softly."""
    start = round(at * RATE)
    fitting = sound[: max(0, len(to) - start)]
    if len(fitting) < len(sound):
        fitting = ebbing(fitting, min(_CUT, len(fitting) / RATE))
    to[start : start + len(fitting)] += loudness * fitting


def ebbing(sound: Signal, seconds: float) -> Signal:
    """A sound whose end dies away, however long it would ring."""
    tail = min(round(seconds * RATE), sound.shape[-1])
    ebb = np.ones(sound.shape[-1])
    ebb[len(ebb) - tail :] = 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, tail))
    return sound * ebb


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


def hall(sound: Signal, wet: float, seconds: float, rng: np.random.Generator) -> Signal:
    """The sound in a hall, whose echo is another one in each ear: two channels."""
    return np.stack([room(sound, wet, seconds, rng) for _ in range(2)])


def finished(sound: Signal, loudness: float) -> Signal:
    """Ready to be written, in one channel or two: no DC, no click at either end, as loud as wanted.

    The loudness is what is `heard`, in decibels below full scale.
    """
    sound = sound - np.mean(sound, axis=-1, keepdims=True)
    lead, tail = round(0.0005 * RATE), min(round(0.03 * RATE), sound.shape[-1] // 4)
    sound[..., :lead] *= np.linspace(0, 1, lead)
    return levelled(_padded(ebbing(sound, tail / RATE), _LEAD, 0), loudness)


def levelled(sound: Signal, loudness: float) -> Signal:
    """A sound as loud as wanted, or as its highest peak allows."""
    sound = sound * 10 ** ((loudness - heard(sound)) / 20)
    return sound * min(1.0, CEILING / peak(sound))


def heard(sound: Signal) -> float:
    """How loud a sound is to the ear, in decibels below full scale, as one loudspeaker plays it.

    After ITU-R BS.1770, with moments as short as our sounds: the mean power of all tenths of a
    second, K-weighted, that are no more than 10 dB below the loudest one.
    """
    whole = np.atleast_2d(_padded(sound, _MOMENT, _MOMENT))
    frequency: Signal = np.fft.rfftfreq(whole.shape[-1], 1 / RATE).astype(np.float64)
    weighted = np.fft.irfft(np.fft.rfft(whole) * _ear(frequency), whole.shape[-1])
    power = np.mean(weighted**2, axis=0)
    sums = np.cumsum(np.concatenate([[0.0], power]))
    width = round(_MOMENT * RATE)
    moments = (sums[width:] - sums[:-width])[:: round(_HOP * RATE)] / width
    counted = moments[moments >= np.max(moments) * 10 ** (-_GATE / 10)]
    return float(_OFFSET + 10 * np.log10(np.mean(counted)))


def peak(sound: Signal) -> float:
    """The highest value between the samples too, where the loudspeaker will be."""
    size = sound.shape[-1]
    finer = np.fft.irfft(np.fft.rfft(sound), 4 * size) * 4
    return float(np.max(np.abs(finer)))


def _ear(frequency: Signal) -> Signal:
    """What is left of each frequency in the ear."""
    turn = np.exp(-2j * np.pi * frequency / _FILTER_RATE)
    left = np.ones(len(frequency))
    for above, below in _FILTERS:
        left *= np.abs(np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn))
    return left


def _padded(sound: Signal, before: float, after: float) -> Signal:
    """A sound with silence around it."""
    ends = [(0, 0)] * (sound.ndim - 1) + [(round(before * RATE), round(after * RATE))]
    return np.pad(sound, ends)


def _attack(time: Signal, seconds: float) -> Signal:
    """A rise that is quick but no click."""
    rise: Signal = 1 - np.exp(-time / seconds)
    return rise
