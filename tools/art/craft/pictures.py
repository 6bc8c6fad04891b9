"""From arrays to files: careful scaling, edge colours under the transparency, small PNGs."""

from pathlib import Path

import numpy as np
from PIL import Image

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, blur

_COLOURS = 256
_ROUNDS = 3


def rgba(colour: Field, alpha: Field) -> Field:
    """One array of four channels, 0…1."""
    result: Field = np.clip(np.dstack([colour, alpha]), 0, 1).astype(np.float32)
    return result


def resize(channel: Field, size: tuple[int, int]) -> Field:
    """One channel at another size."""
    image = Image.fromarray(np.ascontiguousarray(channel, np.float32))
    return np.asarray(image.resize(size, Image.Resampling.LANCZOS))


def shrink(picture: Field, size: tuple[int, int]) -> Field:
    """Scale with premultiplied alpha, so that no dark fringe appears."""
    alpha = np.clip(resize(picture[..., 3], size), 0, 1)
    channels = [resize(picture[..., i] * picture[..., 3], size) for i in range(3)]
    colour = np.dstack(channels) / np.maximum(alpha, 1e-3)[..., None]
    return bleed(rgba(colour, np.where(alpha < 1 / 255, 0, alpha)))


def bleed(picture: Field) -> Field:
    """Give transparent pixels the colour of the art's edge, so that scaling leaves no halo."""
    alpha = picture[..., 3]
    empty = alpha < 0.02
    if not empty.any():
        return picture
    spread = blur(alpha, 3.0)
    near = blur(picture[..., :3] * alpha[..., None], 3.0) / np.maximum(spread, 1e-4)[..., None]
    rim = (alpha > 0.02) & (spread < 0.75)
    usual = picture[..., :3][rim].mean(axis=0) if rim.any() else picture[..., :3].mean(axis=(0, 1))
    outside = np.where((spread > 0.004)[..., None], near, usual)
    colour = np.where(empty[..., None], outside, picture[..., :3])
    return rgba(colour, alpha)


def grounded(
    picture: Field, offset: tuple[int, int], soft: float, strength: float, colour: str = "#0e0702"
) -> Field:
    """Lay a soft shadow below, moved by whole pixels; the margins must have room for it."""
    alpha = picture[..., 3]
    moved = np.roll(blur(alpha, soft), (offset[1], offset[0]), (0, 1))
    share = strength * moved * (1 - alpha)
    total = alpha + share
    own = (alpha / np.maximum(total, 1e-4))[..., None]
    mixed = picture[..., :3] * own + vec(colour) * (1 - own)
    return bleed(rgba(mixed, np.where(total < 1 / 255, 0, total)))


def crop(picture: Field, width: int, height: int) -> Field:
    """The middle of a picture."""
    y, x = (picture.shape[0] - height) // 2, (picture.shape[1] - width) // 2
    return picture[y : y + height, x : x + width]


def to_image(picture: Field) -> Image.Image:
    """As a Pillow image in full depth."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def save_jpeg(picture: Field, path: Path, budget: int) -> None:
    """Write the best quality within a budget of bytes; baseline, which loads twice as fast."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.fromarray((np.clip(picture[..., :3], 0, 1) * 255 + 0.5).astype(np.uint8))
    for quality in range(88, 40, -4):
        image.save(path, quality=quality, optimize=True)
        if path.stat().st_size <= budget:
            return


def save(picture: Field, path: Path) -> None:
    """Write an optimised PNG of 256 well-chosen colours with their own transparency."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    flat = pixels.reshape(-1, 4)
    keys = flat.view(np.uint32).ravel()
    unique, inverse, counts = np.unique(keys, return_inverse=True, return_counts=True)
    colours = unique.view(np.uint8).reshape(-1, 4).astype(np.float32)
    palette, labels = _palette(colours, counts.astype(np.float32))
    rounded = np.clip(palette + 0.5, 0, 255).astype(np.uint8)
    order = np.argsort(rounded[:, 3], kind="stable")
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    rounded = rounded[order]
    image = Image.fromarray(rank[labels][inverse].astype(np.uint8).reshape(pixels.shape[:2]), "P")
    image.putpalette(rounded[:, :3].tobytes())
    image.save(path, optimize=True, transparency=rounded[:, 3].tobytes())


def _palette(colours: Field, counts: Field) -> tuple[Field, Field]:
    """The palette for weighted colours, and the entry of each: variance cuts, then k-means."""
    if len(colours) <= _COLOURS:
        return colours, np.arange(len(colours))
    boxes = [np.arange(len(colours))]
    scores = [_spread(colours, counts, boxes[0])]
    while len(boxes) < _COLOURS:
        worst = int(np.argmax([score for score, _ in scores]))
        members, axis = boxes[worst], scores[worst][1]
        values = colours[members, axis]
        low = values <= np.average(values, weights=counts[members])
        if scores[worst][0] <= 0 or low.all():
            break
        parts = [members[low], members[~low]]
        boxes[worst : worst + 1] = parts
        scores[worst : worst + 1] = [_spread(colours, counts, part) for part in parts]
    palette = np.array([np.average(colours[b], axis=0, weights=counts[b]) for b in boxes])
    for _ in range(_ROUNDS):
        labels = _nearest(colours, palette)
        weight = np.bincount(labels, counts, len(palette))
        for channel in range(4):
            total = np.bincount(labels, counts * colours[:, channel], len(palette))
            palette[:, channel] = np.where(weight > 0, total / np.maximum(weight, 1), 0)
    return palette, _nearest(colours, palette)


def _spread(colours: Field, counts: Field, members: Field) -> tuple[float, int]:
    """How badly one colour would stand for these, and along which channel."""
    weights = counts[members][:, None]
    values = colours[members]
    mean = (values * weights).sum(axis=0) / weights.sum()
    squares = (weights * (values - mean) ** 2).sum(axis=0)
    axis = int(np.argmax(squares))
    return float(squares[axis]), axis


def _nearest(colours: Field, palette: Field) -> Field:
    """The palette entry closest to each colour."""
    entries = palette.astype(np.float32)
    length = (entries * entries).sum(axis=1)
    chunks = [
        np.argmin(length - 2 * (colours[i : i + 20000] @ entries.T), axis=1)
        for i in range(0, len(colours), 20000)
    ]
    return np.concatenate(chunks)
