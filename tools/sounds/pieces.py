"""What pieces, wood and the bag sound like. Every function gives one take; no two are the same."""

import numpy as np

from tools.sounds.signals import Signal, add, band, hiss, silence, struck, times

_SPREAD = 0.05
"""How far the pitch of the takes differs, up and down."""
_RING = 0.12
"""How long a tile rings, in seconds."""


def clink(take: float, rng: np.random.Generator) -> Signal:
    """A glazed tile set down on another or on the table; `take` runs from −1 to 1."""
    pitch = 1 + _SPREAD * take
    sound = silence(0.15)
    add(sound, _ceramic(pitch, rng), 0)
    if take != 0:  # most tiles rock once before they lie
        add(sound, _ceramic(pitch * 1.013, rng), rng.uniform(0.032, 0.05), 0.22)
    return sound


def tick(take: float, rng: np.random.Generator) -> Signal:
    """A tile lifted off: the fingernail more than the tile."""
    pitch = 1 + _SPREAD * take
    sound = struck([(1650 * pitch, 1, 0.007), (2900 * pitch, 0.5, 0.005)], 0.06, rng)
    return sound + 0.35 * hiss(1500, 5000, 0.004, 0.06, rng)


def knock(take: float, rng: np.random.Generator) -> Signal:
    """A piece set down on wood."""
    pitch = 1 + _SPREAD * take
    modes = [(285, 1, 0.04), (455, 0.8, 0.028), (790, 0.5, 0.016), (1330, 0.25, 0.009)]
    sound = struck([(f * pitch, loud, decay) for f, loud, decay in modes], 0.22, rng)
    return sound + 0.5 * hiss(200, 2200, 0.004, 0.22, rng)


def snap(take: float, rng: np.random.Generator) -> Signal:
    """A praline set down: a dry crack of chocolate, and the box below it."""
    pitch = 1 + _SPREAD * take
    sound = silence(0.14)
    for crack in range(4):
        at = 0.001 + crack * rng.uniform(0.0022, 0.0042)
        add(sound, hiss(1300 * pitch, 5200 * pitch, 0.0028, 0.04, rng), at, 0.85**crack)
    body = [(410 * pitch, 0.5, 0.014), (980 * pitch, 0.4, 0.009)]
    add(sound, struck(body, 0.13, rng), 0.004)
    return sound


def rustle(take: float, rng: np.random.Generator) -> Signal:
    """A hand in a linen bag of tiles."""
    seconds = 0.5 + 0.06 * take
    time = times(seconds)
    swell = np.sin(np.pi * time / seconds) ** 1.5
    grain = np.abs(band(rng.standard_normal(len(time)), 4, 22))
    cloth = band(rng.standard_normal(len(time)), 900, 4200) * swell * grain / np.max(grain)
    sound: Signal = cloth / np.max(np.abs(cloth))
    for _ in range(6):
        tile = band(_ceramic(rng.uniform(0.6, 0.72), rng), 0, 2600)
        add(sound, tile, rng.uniform(0.08, seconds - 0.15), rng.uniform(0.15, 0.35))
    return sound


def tumble(take: float, rng: np.random.Generator) -> Signal:
    """Tiles that fall off the line: a dull clatter that comes to rest."""
    sound = silence(0.5)
    at = 0.0
    for bounce in range(5):
        pitch = (0.55 + 0.02 * take) * rng.uniform(0.94, 1.06)
        add(sound, band(_ceramic(pitch, rng), 0, 2000), at, 0.72**bounce)
        add(sound, knock(take, rng), at, 0.4 * 0.72**bounce)
        at += rng.uniform(0.85, 1.1) * 0.085 * 0.8**bounce
    return sound


def click(take: float, rng: np.random.Generator) -> Signal:
    """A button: small, round, of wood."""
    pitch = 1 + _SPREAD * take
    sound = struck([(880 * pitch, 1, 0.009), (1900 * pitch, 0.35, 0.005)], 0.07, rng)
    return sound + 0.15 * hiss(800, 3000, 0.003, 0.07, rng)


def card(take: float, rng: np.random.Generator) -> Signal:
    """A card slides over the cloth and comes to lie: paper more than wood."""
    sound = silence(0.34)
    time = times(0.17)
    slide = band(rng.standard_normal(len(time)), 1400, 5200)
    slide *= np.sin(np.pi * time / 0.17) ** 2 * (0.4 + time / 0.17)
    add(sound, slide / np.max(np.abs(slide)), 0, 0.6)
    pitch = 1 + _SPREAD * take
    flat = [(210 * pitch, 0.7, 0.03), (470 * pitch, 0.5, 0.018), (1150 * pitch, 0.3, 0.007)]
    add(sound, struck(flat, 0.19, rng), 0.14)
    add(sound, hiss(900, 4000, 0.006, 0.1, rng), 0.14, 0.4)
    return sound


def thud(_take: float, rng: np.random.Generator) -> Signal:
    """That did not work, said kindly: low and soft."""
    sound = struck([(147, 1, 0.055), (220, 0.55, 0.045), (330, 0.2, 0.02)], 0.3, rng)
    return band(sound + 0.2 * hiss(80, 500, 0.01, 0.3, rng), 60, 900)


def _ceramic(pitch: float, rng: np.random.Generator) -> Signal:
    """One touch of a tile: four partials, each split in two that beat, and the dull body."""
    modes = []
    for frequency, loudness, decay in (
        (2100, 1.0, 0.026),
        (3400, 0.6, 0.019),
        (5600, 0.3, 0.012),
        (8300, 0.12, 0.007),
    ):
        tuned = frequency * pitch * rng.uniform(0.992, 1.008)
        modes += [(tuned, loudness * 0.7, decay), (tuned * 1.009, loudness * 0.4, decay * 0.8)]
    modes.append((620 * pitch, 0.5, 0.01))
    return struck(modes, _RING, rng) + 0.25 * hiss(2000, 7000, 0.0025, _RING, rng)
