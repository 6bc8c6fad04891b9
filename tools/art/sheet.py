"""A contact sheet of a theme at working sizes: `python -m tools.art.sheet OUT.png [THEME]`.

Without a theme, every theme gets a sheet of its own: OUT-azulejo.png and so on. `shared` has
the portraits and medallions.
"""

import argparse
import math
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from tools.art.craft.colours import CREAM, ROOT, grounds
from tools.art.medallions import STRUCK
from tools.art.portraits.face import State
from tools.art.portraits.portrait import SITTERS
from tools.art.themes import EDITIONS

IMAGES = ROOT / "assets" / "images"
_CLASSIC = "-classic"
_SPECIALS = ("extra", "keep", "spread", "shield")


class Sheet:
    """A table with pieces on it."""

    def __init__(self, theme: str) -> None:
        self.theme = theme
        with Image.open(self.file("table.jpg")) as table:
            half = table.resize((1920, 1080), Image.Resampling.LANCZOS)
        self.canvas = half.convert("RGBA")

    def file(self, name: str) -> Path:
        """A file of the theme; what its classic palette lacks is that of the usual one."""
        own = IMAGES / self.theme / name
        return own if own.exists() else IMAGES / self.theme.removesuffix(_CLASSIC) / name

    @cache  # noqa: B019  # a sheet lives as long as the program
    def picture(self, name: str, width: int, height: int = 0) -> Image.Image:
        """One of the files at a size; without a height it keeps its shape."""
        image = Image.open(self.file(f"{name}.png")).convert("RGBA")
        height = height or round(width * image.height / image.width)
        return image.resize((width, height), Image.Resampling.LANCZOS)

    def put(self, name: str, x: float, y: float, width: int, shadow: bool = True) -> None:
        """Lay a piece with its centre at a place."""
        image = self.picture(name, width)
        left, top = round(x - image.width / 2), round(y - image.height / 2)
        if shadow:
            self._shadow(image, left, top)
        self.canvas.alpha_composite(image, (left, top))

    def _shadow(self, image: Image.Image, left: int, top: int) -> None:
        size = image.width
        soft = max(1.2, size * 0.045)
        pad = int(soft * 3) + 2
        mask = Image.new("L", (image.width + 2 * pad, image.height + 2 * pad), 0)
        mask.paste(image.getchannel("A").point(lambda a: int(a * 0.5)), (pad, pad))
        shade = Image.new("RGBA", mask.size, (14, 7, 2, 0))
        shade.putalpha(mask.filter(ImageFilter.GaussianBlur(soft)))
        self.canvas.alpha_composite(
            shade,
            (left - pad + max(1, round(size * 0.035)), top - pad + max(1, round(size * 0.055))),
        )

    def panel(self, x: int, y: int, width: int, height: int, colour: str = CREAM) -> None:
        """A board."""
        draw = ImageDraw.Draw(self.canvas)
        draw.rounded_rectangle((x, y, x + width, y + height), 18, fill=colour)


def wall_sheet(theme: str) -> Sheet:
    """Square pieces: takes, sizes, cells, a wall half full and one complete, plates."""
    sheet = Sheet(theme)
    colours = list(grounds(EDITIONS[theme.removesuffix(_CLASSIC)]))
    for row, colour in enumerate(colours):
        y = 60 + row * 100
        for take in range(3):
            sheet.put(f"tile-{colour}-{take}", 70 + take * 86, y, 70)
            sheet.put(f"tile-{colour}-{take}", 320 + take * 52, y, 40)
        sheet.put(f"tile-small-{colour}", 470, y, 26)
        sheet.put(f"tile-small-{colour}", 506, y, 26)
        sheet.put(f"tile-{colour}-0", 610, y, 96)
    sheet.panel(700, 20, 1200, 480)
    if theme.startswith("praline"):
        sheet.panel(712, 32, 392, 392, "#6a2030")
        sheet.panel(1522, 62, 150, 150, "#6a2030")
        sheet.panel(1512, 222, 230, 230, "#6a2030")
    _walls(sheet, colours)
    _table_things(sheet, colours, theme)
    return sheet


def _walls(sheet: Sheet, colours: list[str]) -> None:
    for row in range(5):
        for column in range(5):
            colour = colours[(column - row) % 5]
            x, y = 760 + column * 74, 80 + row * 74
            sheet.put(f"cell-{colour}", x, y, 70, False)
            if (row * 3 + column) % 4 == 0:
                sheet.put(f"tile-{colour}-{(row + column) % 3}", x, y, 70)
            sheet.put(f"tile-{colour}-{(row + column) % 3}", x + 390, y, 70)
            x, y = 1540 + column * 28, 80 + row * 28
            sheet.put(f"cell-small-{colour}", x, y, 26, False)
            if (row + column * 2) % 3:
                sheet.put(f"tile-small-{colour}", x, y, 26)
            x, y = 1540 + column * 43, 250 + row * 43
            sheet.put(f"cell-{colour}", x, y, 40, False)
            if (row + column * 2) % 3:
                sheet.put(f"tile-{colour}-0", x, y, 40)
    for column in range(7):
        sheet.put("cell", 760 + column * 66, 460, 60, False)
        sheet.put("cell-small", 1720 + column * 24, 80, 22, False)


def _table_things(sheet: Sheet, colours: list[str], theme: str) -> None:
    sheet.put("centre", 300, 800, 464, False)
    sheet.put("marker", 300, 660, 64)
    sheet.put("marker", 380, 660, 40)
    for index, colour in enumerate(colours):
        sheet.put(f"tile-{colour}-1", 180 + index * 60, 800, 56)
    for fill in range(4):
        sheet.put(f"bag-{fill}", 60 + fill * 80, 560, 84, False)
    sheet.put("bag-3", 80, 650, 150, False)
    sheet.put("lid", 500, 610, 150, False)
    sheet.put("disc", 680, 640, 216)
    sheet.put("disc", 680, 900, 180)
    for index in range(4):
        x, y = 650 + index % 2 * 61, 870 + index // 2 * 61
        sheet.put(f"tile-{colours[(index * 2) % 5]}-2", x, y, 56)
    if theme.startswith("praline"):
        symbols = [*(f"magnet-{colour}" for colour in colours), *_SPECIALS]
        for index, symbol in enumerate(symbols):
            x, y = 900 + index % 5 * 210, 640 + index // 5 * 250
            sheet.put("disc-special", x, y, 190)
            sheet.put(f"special-{symbol}", x, y, 100, False)
            sheet.put(f"special-{symbol}", x + 70, y - 70, 44, False)
    else:
        sheet.put("disc", 1100, 780, 400)
        for index, colour in enumerate(colours):
            sheet.put(f"tile-{colour}-0", 1400 + index % 3 * 200, 650 + index // 3 * 210, 180)


def star_sheet(theme: str) -> Sheet:
    """Rhombi in their orientations and sizes, a star of each kind, plates."""
    sheet = Sheet(theme)
    colours = list(grounds(EDITIONS[theme.removesuffix(_CLASSIC)]))
    for row, colour in enumerate(colours):
        y = 80 + row * 150
        for orientation, x in ((0, 60), (60, 150), (120, 250)):
            _rhombus(sheet, f"tile-{colour}-{orientation}-0", x, y, 80)
        _rhombus(sheet, f"tile-{colour}-0-1", 340, y, 50)
        _rhombus(sheet, f"tile-small-{colour}-60", 400, y, 35)
        _rhombus(sheet, f"tile-small-{colour}-0", 450, y, 35)
        _rhombus(sheet, f"tile-small-{colour}-0", 485, y, 20)
        _rhombus(sheet, f"tile-small-{colour}-0", 510, y, 15)
    sheet.panel(560, 20, 1340, 700)
    kinds = ["mixed", *colours, "free"]
    for index, kind in enumerate(kinds):
        _star(sheet, kind, colours, 720 + index % 4 * 300, 190 + index // 4 * 330)
    for fill in range(4):
        sheet.put(f"bag-{fill}", 1100 + fill * 70, 1020, 84, False)
    sheet.put("bag-3", 1130, 830, 150, False)
    sheet.put("tower", 1270, 830, 150, False)
    sheet.put("centre", 1700, 900, 300, False)
    sheet.put("marker", 1700, 820, 64)
    sheet.put("disc", 1440, 900, 216)
    _rhombus(sheet, f"tile-{colours[0]}-0-2", 1400, 900, 50)
    _rhombus(sheet, f"tile-{colours[4]}-60-2", 1460, 900, 50)
    return sheet


def shared_sheet() -> Sheet:
    """Portraits from the largest to the tiniest, and medallions."""
    sheet = Sheet("azulejo")
    sheet.theme = "shared"
    sheet.panel(20, 20, 1880, 1040)
    for column, name in enumerate(SITTERS):
        x = 210 + column * 310
        sheet.put(f"portraits/{name}-neutral-tile", x - 60, 150, 230)
        for row, state in enumerate(State):
            who = f"portraits/{name}-{state}"
            sheet.put(f"{who}-large", x - 60 + (row - 1) * 100, 350, 148)
            for word, y, width in (
                ("large", 500, 90),
                ("medium", 590, 78),
                ("medium", 660, 56),
                ("small", 720, 44),
                ("small", 765, 34),
                ("small", 800, 26),
            ):
                sheet.put(f"{who}-{word}", x - 60 + (row - 1) * 90, y, width)
    for row, (metal, figures) in enumerate(STRUCK.items()):
        for column, figure in enumerate(figures):
            x, y = 75 + column * 115, 860 + row * 72
            sheet.put(f"medals/{figure}-{metal}", x, y, 64)
            sheet.put(f"medals/{figure}-{metal}", x + 50, y, 26)
    return sheet


def _rhombus(sheet: Sheet, name: str, x: float, y: float, side: float, shadow: bool = True) -> None:
    master = 70 if "small" in name else 160
    with Image.open(sheet.file(f"{name}.png")) as image:
        width = image.width * side / master
    sheet.put(name, x, y, round(width), shadow)


def _star(sheet: Sheet, kind: str, colours: list[str], x: float, y: float) -> None:
    side = 80
    reach = side * (math.sqrt(3) / 2 + 0.045)
    angles = [math.radians(60 * space) for space in range(6)]
    places = [(x + reach * math.sin(angle), y - reach * math.cos(angle)) for angle in angles]
    for space, place in enumerate(places):
        _rhombus(sheet, f"bed-{space % 3 * 60}", *place, side, False)
    for space, place in enumerate(places):
        orientation = space % 3 * 60
        _rhombus(sheet, f"space-{kind}-{orientation}", *place, side, False)
        if space in (1, 2, 3):
            colour = kind if kind in colours else colours[space]
            _rhombus(sheet, f"tile-{colour}-{orientation}-{space % 3}", *place, side)


def main() -> None:
    """Write the sheets."""
    parser = argparse.ArgumentParser(prog="python -m tools.art.sheet", description=__doc__)
    parser.add_argument("out", type=Path)
    themes = [theme + palette for palette in ("", _CLASSIC) for theme in EDITIONS] + ["shared"]
    parser.add_argument("theme", nargs="?", choices=themes)
    options = parser.parse_args()
    for theme in [options.theme] if options.theme else themes:
        if theme == "shared":
            sheet = shared_sheet()
        else:
            sheet = star_sheet(theme) if theme.startswith("pavilion") else wall_sheet(theme)
        out: Path = options.out
        path = out if options.theme else out.with_stem(f"{out.stem}-{theme}")
        sheet.canvas.convert("RGB").save(path)


if __name__ == "__main__":
    main()
