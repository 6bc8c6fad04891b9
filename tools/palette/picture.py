"""The tiles of every theme as each vision sees them: a picture to look at."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from azul_desktop.core.edition import Edition
from azul_desktop.paths import bundled
from tools.art.craft.colours import CREAM, GOLD
from tools.palette.grounds import small_tiles, tiles
from tools.palette.measure import BARS, Measurement
from tools.palette.vision import Vision, seen, to_codes, to_light

_TABLE, _INK, _FAINT, _RULE, _DANGER = "#24160e", "#2a2018", "#5f4e3b", "#d5c39c", "#a72511"
_PANEL, _GAP, _HEAD, _ROW, _TITLE = (972, 524), 28, 88, 84, 104
_LARGE, _PITCH, _SMALL, _SMALL_PITCH = (64, 76), 70, 26, 30
_TILES, _SMALLS, _NUMBER, _PAIR = 206, 626, 868, 896  # in each row


def picture(editions: Sequence[Edition], measured: Sequence[Measurement]) -> Image.Image:
    """One panel for each edition, two beside each other."""
    rows = -(-len(editions) // 2)
    size = (_PANEL[0] * 2 + _GAP * 3, _TITLE + (_PANEL[1] + _GAP) * rows)
    page = Image.new("RGB", size, _TABLE)
    pen = ImageDraw.Draw(page)
    pen.text((_GAP + 12, _TITLE / 2), "Colours for every eye", CREAM, _font("YesevaOne", 44), "lm")
    note = "Full size, 26 px, and the smallest CIEDE2000 distance of two grounds"
    pen.text((size[0] - _GAP - 12, _TITLE / 2), note, GOLD, _font("SourceSans3", 24), "rm")
    for index, (edition, found) in enumerate(zip(editions, measured, strict=True)):
        row, column = divmod(index, 2)
        corner = (_GAP + column * (_PANEL[0] + _GAP), _TITLE + row * (_PANEL[1] + _GAP))
        _panel(page, corner, edition, found)
    return page


def _panel(
    page: Image.Image, corner: tuple[int, int], edition: Edition, found: Measurement
) -> None:
    pen = ImageDraw.Draw(page)
    x, y = corner
    page.paste(CREAM, (x, y, x + _PANEL[0], y + _PANEL[1]), _rounded(_PANEL, 18))
    pen.text((x + 28, y + 50), edition.name, _INK, _font("YesevaOne", 34), "lm")
    bar = f"at least {BARS[edition.theme]:.0f}"
    pen.text((x + _PANEL[0] - 28, y + 50), bar, _FAINT, _font("SourceSans3", 22), "rm")
    for row, vision in enumerate(Vision):
        middle = y + _HEAD + row * _ROW + _ROW // 2
        pen.line((x + 28, middle - _ROW / 2, x + _PANEL[0] - 28, middle - _ROW / 2), _RULE)
        label = vision.capitalize()
        pen.text((x + 28, middle), label, _INK, _font("SourceSans3-SemiBold", 21), "lm")
        _pieces(page, (x, middle), edition, vision)
        if vision in found.closest:
            _closest(page, (x, middle), edition, found, vision)


def _pieces(page: Image.Image, place: tuple[int, int], edition: Edition, vision: Vision) -> None:
    x, middle = place
    for index, colour in enumerate(edition.colours):
        large = _piece(tiles(edition, colour)[0], vision)
        large.thumbnail(_LARGE, Image.Resampling.LANCZOS)
        _lay(page, large, (x + _TILES + index * _PITCH, middle))
        small = _small(edition, colour, vision)
        _lay(page, small, (x + _SMALLS + index * _SMALL_PITCH, middle))


def _closest(
    page: Image.Image,
    place: tuple[int, int],
    edition: Edition,
    found: Measurement,
    vision: Vision,
) -> None:
    x, middle = place
    pair = found.closest[vision]
    short = vision is not Vision.NORMAL and pair.distance < BARS[edition.theme]
    font = _font("Spectral-SemiBold", 28)
    text = f"{pair.distance:.1f}"
    ImageDraw.Draw(page).text((x + _NUMBER, middle), text, _DANGER if short else _INK, font, "rm")
    for step, colour in enumerate((pair.first, pair.second)):
        small = _small(edition, colour, vision)
        _lay(page, small, (x + _PAIR + step * _SMALL_PITCH, middle))


def _small(edition: Edition, colour: str, vision: Vision) -> Image.Image:
    image = _piece(small_tiles(edition, colour)[0], vision)
    size = (_SMALL, round(_SMALL * image.height / image.width))
    return image.resize(size, Image.Resampling.LANCZOS)


def _piece(path: Path, vision: Vision) -> Image.Image:
    """A picture as this vision sees it."""
    with Image.open(path) as picture:
        pixels = np.array(picture.convert("RGBA"))
    pixels[..., :3] = to_codes(seen(to_light(pixels[..., :3]), vision))
    return Image.fromarray(pixels)


def _rounded(size: tuple[int, int], corner: int) -> Image.Image:
    """The mask of a panel; drawn four times as large, for Pillow's own corners are jagged."""
    large = Image.new("L", (size[0] * 4, size[1] * 4))
    box = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, corner * 4, 255)
    return large.resize(size, Image.Resampling.BOX)


def _lay(page: Image.Image, piece: Image.Image, middle: tuple[int, int]) -> None:
    page.paste(piece, (middle[0] - piece.width // 2, middle[1] - piece.height // 2), piece)


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    file = name if "-" in name else f"{name}-Regular"
    return ImageFont.truetype(str(bundled("assets") / "fonts" / f"{file}.ttf"), size)
