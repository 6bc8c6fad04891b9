"""The instruments: strings, bars, bells, tongues of steel, a flute, and tiles that were tuned."""

import numpy as np

from tools.sounds.signals import RATE, Signal, band, hiss, struck, times

OCTAVE = 12


def pitch(tone: float) -> float:
    """The frequency of a note; 69 is the A of 440 Hz."""
    return float(440 * 2 ** ((tone - 69) / OCTAVE))


def marimba(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A bar of rosewood is tuned so that its second mode is two octaves up; the mallet is soft."""
    frequency = pitch(tone)
    ring = 0.32 * (440 / frequency) ** 0.5
    modes = [
        (frequency, 1.0, ring),
        (frequency * 3.98, 0.22, ring * 0.3),
        (frequency * 9.2, 0.06, ring * 0.1),
    ]
    return struck(modes, seconds, rng) + 0.12 * hiss(300, 1800, 0.006, seconds, rng)


def bell(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A small soft bell; its start is rounded so that it never pings."""
    frequency = pitch(tone)
    modes = [(frequency, 1.0, 0.3), (frequency * 2.0, 0.2, 0.18), (frequency * 3.01, 0.06, 0.09)]
    return _rounded(struck(modes, seconds, rng), 0.012)


def plucked(tone: float, rng: np.random.Generator, dull: float = 1.7) -> Signal:
    """A gut string plucked with the flesh of the finger: overtones are weak and die first.

    They are the weaker the higher `dull` is: the power of their number that they are divided by.
    """
    seconds = 5.0
    time = times(seconds)
    frequency = pitch(tone)
    ring = 1.3 * (220 / frequency) ** 0.4
    sound = np.zeros(len(time))
    for overtone in range(1, 11):
        if frequency * overtone > 6000:
            break
        stretched = frequency * overtone * (1 + 0.0001 * overtone**2)
        # Plucked at two sevenths of its length, so the seventh overtone is missing.
        loudness = abs(np.sin(np.pi * overtone * 2 / 7)) / overtone**dull
        decay = ring / (1 + 0.45 * (overtone - 1))
        phase = rng.uniform(-0.3, 0.3)
        ringing = time[: round(9 * decay * RATE)]
        wave = np.sin(2 * np.pi * stretched * ringing + phase)
        sound[: len(ringing)] += loudness * np.exp(-ringing / decay) * wave
    sound *= 1 - np.exp(-time / 0.004)
    fade = round(0.8 * RATE)
    sound[-fade:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fade))
    return sound


def guitar(tone: float, rng: np.random.Generator) -> Signal:
    """A Portuguese guitar: two steel strings for a note, never quite the same, struck by a nail."""
    sound = plucked(tone, rng, dull=1.1) + 0.8 * plucked(tone + 0.035, rng, dull=1.1)
    nail = hiss(1500, 5000, 0.004, 0.05, rng)
    sound[: len(nail)] += 0.1 * nail
    return sound


def harp(tone: float, rng: np.random.Generator) -> Signal:
    """A string of a harp: rounder than a guitar's, and it rings longer."""
    return plucked(tone, rng, dull=2.1)


def celesta(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A plate of steel over a box of wood, hit by felt: sweet, and soon gone."""
    frequency = pitch(tone)
    ring = 0.55 * (880 / frequency) ** 0.3
    modes = [
        (frequency, 1.0, ring),
        (frequency * 2.0, 0.10, ring * 0.6),
        (frequency * 4.0, 0.16, ring * 0.25),
    ]
    return struck(modes, seconds, rng) + 0.05 * hiss(900, 3000, 0.008, seconds, rng)


def kalimba(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A tongue of steel on a small case: the thumb is heard before the note."""
    frequency = pitch(tone)
    modes = [
        (frequency, 1.0, 0.30),
        (frequency * 2.01, 0.16, 0.16),
        (frequency * 5.4, 0.10, 0.045),
    ]
    return struck(modes, seconds, rng) + 0.2 * hiss(400, 1600, 0.008, seconds, rng)


def brass_bell(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A hand bell: its third is minor, as bells have it, but far in the background."""
    frequency = pitch(tone)
    modes = [
        (frequency, 1.0, 0.5),
        (frequency * 2.0, 0.5, 0.35),
        (frequency * 2.4, 0.12, 0.25),
        (frequency * 3.0, 0.22, 0.18),
        (frequency * 4.2, 0.1, 0.1),
    ]
    return _rounded(struck(modes, seconds, rng), 0.004)


def bowl(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A bowl of bronze, hit softly: its modes are pairs that beat slowly."""
    frequency = pitch(tone)
    modes = []
    for part, loudness, decay in ((1.0, 1.0, 1.4), (2.71, 0.4, 0.9), (5.1, 0.12, 0.5)):
        modes.append((frequency * part, loudness * 0.6, decay))
        modes.append((frequency * part + 2.2, loudness * 0.5, decay))
    return _rounded(struck(modes, seconds, rng), 0.02)


def tile_note(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A glazed tile, hung up and tuned: the clink of the game with a pitch."""
    frequency = pitch(tone)
    modes = [
        (frequency, 1.0, 0.16),
        (frequency * 1.62, 0.35, 0.07),
        (frequency * 2.67, 0.22, 0.04),
    ]
    return struck(modes, seconds, rng) + 0.15 * hiss(2500, 7000, 0.003, seconds, rng)


def flute(tone: float, seconds: float, rng: np.random.Generator) -> Signal:
    """A flute of wood: it swells, trembles a little, and breath is in it."""
    time = times(seconds)
    tremble = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * time) * np.clip(time / 0.3 - 0.4, 0, 1)
    turn = 2 * np.pi * np.cumsum(pitch(tone) * tremble) / RATE
    sound = np.sin(turn) + 0.22 * np.sin(2 * turn) + 0.10 * np.sin(3 * turn)
    breath = band(rng.standard_normal(len(time)), 1200, 5000)
    swell = np.clip(time / 0.07, 0, 1) ** 1.5 * np.clip((seconds - time) / 0.16, 0, 1) ** 1.5
    return (sound + 0.03 * breath / np.std(breath)) * swell


def _rounded(sound: Signal, seconds: float) -> Signal:
    """A sound whose start is rounded, so that it never pings."""
    rise = round(seconds * RATE)
    sound[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    return sound
