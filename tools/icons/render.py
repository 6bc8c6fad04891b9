"""From shapes to white masks, the same bytes every time."""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageDraw

from tools.icons.shapes import GRID, SCALE, Icon

SIZE = 96
MARGIN = 6  # pixels of every side that stay empty
CANVAS = GRID * SCALE


def mask(icon: Icon) -> Image.Image:
    """How much of each of the 96 × 96 pixels an icon covers, 0 to 255."""
    drawn = Image.new("L", (CANVAS, CANVAS), 0)
    pen = ImageDraw.Draw(drawn)
    for shape in icon.shapes:
        shape.draw(pen, 255)
    bounds = drawn.getbbox()
    if bounds is None:
        raise ValueError("the icon is empty")
    left, top, right, bottom = bounds
    x = round((CANVAS - right + left) / 2 + icon.nudge[0] * SCALE)
    y = round((CANVAS - bottom + top) / 2 + icon.nudge[1] * SCALE)
    centred = Image.new("L", (CANVAS, CANVAS), 0)
    centred.paste(drawn.crop(bounds), (x, y))
    return centred.reduce(CANVAS // SIZE)


def picture(icon: Icon) -> Image.Image:
    """The icon in white; transparent pixels are white too, so that scaling leaves no dark rim."""
    white = Image.new("L", (SIZE, SIZE), 255)
    return Image.merge("RGBA", (white, white, white, mask(icon)))


def write(icons: Mapping[str, Icon], folder: Path) -> None:
    """Write every icon as a PNG file, and remove pictures that are no icon any more."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        if old.stem not in icons:
            old.unlink()
    for name, icon in icons.items():
        picture(icon).save(folder / f"{name}.png", optimize=True)
