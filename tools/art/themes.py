"""Which pictures each folder has, each with the call that draws it."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from tools.art import bags, cards, knobs, lids, plates, pralines, rhombi, square_tiles, tabletops
from tools.art.badges import ENGRAVED, SYMBOLS, badge, engraving, magnet_badge
from tools.art.bags import bag
from tools.art.craft.colours import CLASSIC, COBALT, grounds
from tools.art.craft.fields import Field
from tools.art.craft.pictures import save, save_jpeg
from tools.art.icon import SIZES as ICON_SIZES
from tools.art.icon import icon
from tools.art.inlays import Inlay, inlay
from tools.art.lids import lid
from tools.art.markers import marker
from tools.art.medallions import FEATURES, medallion
from tools.art.papers import corner_flower, paper
from tools.art.square_tiles import LARGE, SMALL, TileStyle
from tools.art.title import title
from tools.art.towers import tower

Draw = Callable[[], Field]
Job = tuple[str, Draw]
Palette = Mapping[str, str]
"""A colour of paint for each colour of tiles."""

_SIDES = (("", rhombi.LARGE), ("small-", rhombi.SMALL))


def azulejo() -> Iterator[Job]:
    """Fired tiles on painted plates, on walnut."""
    yield from _square_tiles(grounds("azul"), square_tiles.FIRED)
    yield from _plain_cells(square_tiles.FIRED)
    yield "disc.png", partial(plates.plate, plates.COBALT_PLATE, 300)
    yield "marker.png", partial(marker, COBALT, "#f6efe0", "#c9972f")
    yield "centre.png", partial(inlay, Inlay())
    yield "bag.png", partial(bag, bags.LINEN_BAG)
    yield "lid.png", partial(lid, lids.COBALT_LID)
    yield "card.jpg", cards.azulejo
    yield from _table(partial(tabletops.wood, tabletops.Wood()))


def pavilion() -> Iterator[Job]:
    """Rhombi and medallions, sage plates, a warmer walnut."""
    yield from _rhombi(grounds("summer-pavilion"), rhombi.TINTS)
    for word, side in _SIDES:
        for turn in rhombi.ORIENTATIONS:
            yield f"space-{word}free-{turn}.png", partial(rhombi.plain_space, "free", turn, side)
            if side == rhombi.SMALL:  # too small to show its colours
                yield (
                    f"space-{word}mixed-{turn}.png",
                    partial(rhombi.plain_space, "mixed", turn, side),
                )
            yield f"bed-{word}{turn}.png", partial(rhombi.bed, turn, side)
        yield f"space-{word}keep-0.png", partial(rhombi.plain_space, "keep", 0, side)
    for feature in FEATURES:
        yield f"feature-{feature}.png", partial(medallion, feature, False)
        yield f"feature-{feature}-won.png", partial(medallion, feature, True)
    yield "disc.png", partial(plates.plate, plates.SAGE_PLATE, 310)
    yield "marker.png", partial(marker, "#24603f", "#f6efe0", "#c9972f")
    yield "centre.png", partial(inlay, Inlay(ray="#a57a45", rays=6))
    yield "bag.png", partial(bag, bags.SILK_BAG)
    yield "tower.png", tower
    yield "card.jpg", cards.pavilion
    yield from _table(partial(tabletops.wood, tabletops.Wood("#21150e", "#5f4028", 6, 11)))


def praline() -> Iterator[Job]:
    """Chocolates in a box, saucers with special sides, slate."""
    yield from _chocolates(grounds("chocolatier"), pralines.HOLLOWS)
    for symbol in SYMBOLS:
        yield f"special-{symbol}.png", partial(badge, symbol)
    for symbol in ENGRAVED:
        yield f"engraved-{symbol}.png", partial(engraving, symbol)
    yield from _plain_cells(square_tiles.FIRED)
    yield "disc.png", partial(plates.plate, plates.SAUCER, 320)
    yield "disc-special.png", partial(plates.plate, plates.GOLD_SAUCER, 330)
    yield "marker.png", partial(marker, "#7a1f33", "#f6efe0", "#c9972f")
    yield "centre.png", partial(inlay, Inlay("#05070a", "#8c98a0"))
    yield "bag.png", partial(bag, bags.VELVET_BAG)
    yield "lid.png", partial(lid, lids.BURGUNDY_LID)
    yield "card.jpg", cards.praline
    yield from _table(partial(tabletops.slate, tabletops.Slate()))


def travel() -> Iterator[Job]:
    """Pressed tiles with a frame, moulded trays, blue slate."""
    yield from _square_tiles(grounds("azul"), square_tiles.PRESSED)
    yield from _plain_cells(square_tiles.PRESSED)
    yield "disc.png", partial(plates.plate, plates.TRAY, 340)
    yield "marker.png", partial(marker, COBALT, "#e6ebee", "#c9972f", square_tiles.PRESSED.finish)
    yield "centre.png", partial(inlay, Inlay("#03070d", "#86a3bf"))
    yield "bag.png", partial(bag, bags.CANVAS_BAG)
    yield "lid.png", partial(lid, lids.TEAL_LID)
    yield "slider.png", knobs.slider
    yield "card.jpg", cards.travel
    yield from _table(partial(tabletops.slate, tabletops.Slate("#172331", "#3a5166", 0.025, 81)))


def shared() -> Iterator[Job]:
    """What belongs to no theme: paper and flower of the boards, the score cube, the icon."""
    yield "paper.png", paper
    yield "flower.png", corner_flower
    yield "cube.png", knobs.cube
    yield "cube-shine.png", knobs.cube_shine
    for size in ICON_SIZES:
        yield f"icon-{size}.png", partial(icon, grounds("azul")["blue"], size)


def top() -> Iterator[Job]:
    """The title picture, for windows up to 1920×1080 and for larger ones."""
    yield "title.jpg", partial(title, 1)
    yield "title-large.jpg", partial(title, 2)


def _table(draw: Draw) -> Iterator[Job]:
    yield "table.jpg", draw
    yield "table-half.jpg", lambda: tabletops.half(draw())


def azulejo_classic() -> Iterator[Job]:
    """The fired tiles in classic colours."""
    return _square_tiles(CLASSIC["azul"], square_tiles.FIRED)


def pavilion_classic() -> Iterator[Job]:
    """The rhombi in classic colours."""
    return _rhombi(CLASSIC["summer-pavilion"], CLASSIC["summer-pavilion"])


def praline_classic() -> Iterator[Job]:
    """The chocolates in classic colours."""
    colours = CLASSIC["chocolatier"]
    return _chocolates(colours, {name: pralines.faded(ground) for name, ground in colours.items()})


def travel_classic() -> Iterator[Job]:
    """The pressed tiles in classic colours."""
    return _square_tiles(CLASSIC["azul"], square_tiles.PRESSED)


def _square_tiles(palette: Palette, style: TileStyle) -> Iterator[Job]:
    for colour, ground in palette.items():
        for take in range(3):
            draw = partial(square_tiles.tile, colour, ground, take, LARGE, style)
            yield f"tile-{colour}-{take}.png", draw
        for word, size in (("", LARGE), ("small-", SMALL)):
            yield (
                f"cell-{word}{colour}.png",
                partial(square_tiles.cell, colour, ground, size, style),
            )
        yield (
            f"tile-small-{colour}.png",
            partial(square_tiles.tile, colour, ground, 0, SMALL, style),
        )


def _rhombi(palette: Palette, tints: Palette) -> Iterator[Job]:
    for colour, ground in palette.items():
        for turn in (*rhombi.ORIENTATIONS, rhombi.FLAT):
            for take in range(3):
                draw = partial(rhombi.tile, colour, ground, turn, take, rhombi.LARGE)
                yield f"tile-{colour}-{turn}-{take}.png", draw
            small = partial(rhombi.tile, colour, ground, turn, 0, rhombi.SMALL)
            yield f"tile-small-{colour}-{turn}.png", small
    for word, side in _SIDES:
        for turn in rhombi.ORIENTATIONS:
            for colour, tint in tints.items():
                draw = partial(rhombi.space, colour, tint, turn, side)
                yield f"space-{word}{colour}-{turn}.png", draw
    for turn in rhombi.ORIENTATIONS:
        wreath = partial(rhombi.plain_space, "mixed", turn, rhombi.LARGE, tuple(palette.values()))
        yield f"space-mixed-{turn}.png", wreath


def _chocolates(palette: Palette, hollows: Palette) -> Iterator[Job]:
    for colour, ground in palette.items():
        for take in range(3):
            draw = partial(pralines.praline, colour, ground, take, LARGE)
            yield f"tile-{colour}-{take}.png", draw
        yield f"tile-small-{colour}.png", partial(pralines.praline, colour, ground, 0, SMALL)
        yield f"cell-{colour}.png", partial(pralines.cavity, colour, hollows[colour], LARGE)
        yield f"cell-small-{colour}.png", partial(pralines.cavity, colour, hollows[colour], SMALL)
        yield f"special-magnet-{colour}.png", partial(magnet_badge, colour, ground)


def _plain_cells(style: TileStyle) -> Iterator[Job]:
    yield "cell.png", partial(square_tiles.plain_cell, LARGE, style)
    yield "cell-small.png", partial(square_tiles.plain_cell, SMALL, style)


EDITIONS = {
    "azulejo": "azul",
    "pavilion": "summer-pavilion",
    "praline": "chocolatier",
    "travel": "azul",
}

FOLDERS: dict[str, Callable[[], Iterator[Job]]] = {
    "azulejo": azulejo,
    "pavilion": pavilion,
    "praline": praline,
    "travel": travel,
    "azulejo-classic": azulejo_classic,
    "pavilion-classic": pavilion_classic,
    "praline-classic": praline_classic,
    "travel-classic": travel_classic,
    "shared": shared,
    ".": top,
}

# How many bytes a photograph-like picture may have.
_BUDGETS = {
    "card.jpg": 140_000,
    "table.jpg": 900_000,
    "table-half.jpg": 260_000,
    "title.jpg": 600_000,
    "title-large.jpg": 1_800_000,
}


def write(folder: str, name: str, out: Path) -> str:
    """Draw one picture and write it; gives its path below `out`."""
    draw = dict(FOLDERS[folder]())[name]
    path = out / folder / name
    if name.endswith(".jpg"):
        save_jpeg(draw(), path, _BUDGETS[name])
    else:
        save(draw(), path)
    return f"{folder}/{name}"
