"""All icons on dark ground in the sizes they are seen in, to look at."""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from tools.icons.render import SIZE, picture
from tools.icons.shapes import Icon

GROUND = "#24160e"
LABEL = "#c9b48a"
SIZES = (26, 40, SIZE)
COLUMNS = 8
CELL = (208, 132)


def sheet(icons: Mapping[str, Icon]) -> Image.Image:
    """One picture with every icon at 26, 40 and 96 px."""
    rows = -(-len(icons) // COLUMNS)
    page = Image.new("RGB", (CELL[0] * COLUMNS, CELL[1] * rows), GROUND)
    pen = ImageDraw.Draw(page)
    for i, (name, icon) in enumerate(icons.items()):
        x, y = i % COLUMNS * CELL[0] + 8, i // COLUMNS * CELL[1] + 8
        large = picture(icon)
        pen.text((x, y + SIZE + 4), name, fill=LABEL)
        for size in SIZES:
            small = large.resize((size, size), Image.Resampling.BOX)
            page.paste(small, (x, y + (SIZE - size) // 2), small)
            x += size + 12
    return page
