"""Which pictures each folder has, each with the call that draws it."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from tools.art import (
    bags,
    cards,
    centres,
    frames,
    knobs,
    lids,
    light,
    medallions,
    ornaments,
    papers,
    plates,
    square_tiles,
    tabletops,
    travel_case,
)
from tools.art.craft.colours import CLASSIC, COBALT, grounds
from tools.art.craft.fields import Field
from tools.art.craft.pictures import save, save_jpeg
from tools.art.guitar import guitar
from tools.art.icon import SIZES as ICON_SIZES
from tools.art.icon import icon
from tools.art.lids import lid
from tools.art.markers import marker
from tools.art.pavilion import rhombi, scoring_board
from tools.art.pavilion.towers import tower
from tools.art.portraits import medallion, portrait
from tools.art.portraits.face import State
from tools.art.praline import cups, pralines
from tools.art.praline.badges import ENGRAVED, SYMBOLS, badge, engraving, magnet_badge
from tools.art.square_tiles import LARGE, SMALL, TileStyle
from tools.art.title import title

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
    yield "centre.png", centres.marquetry
    yield from _bags(bags.LINEN_BAG)
    yield from _board(papers.laid, frames.flower, frames.double_line)
    yield "lid.png", partial(lid, lids.COBALT_LID)
    yield "card.jpg", cards.azulejo
    yield from _table(partial(tabletops.wood, tabletops.Wood()))


def pavilion() -> Iterator[Job]:
    """Rhombi, the scoring board, sage plates, a warmer walnut."""
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
    for turn in rhombi.ORIENTATIONS:
        lit = partial(rhombi.plain_space, "free", turn, rhombi.LARGE, lit=True)
        yield f"space-lit-free-{turn}.png", lit
    for word, plan in (("", scoring_board.HIGH), ("-low", scoring_board.LOW)):
        yield f"scoring-board{word}.jpg", partial(scoring_board.scoring_board, plan)
    yield "disc.png", partial(plates.plate, plates.SAGE_PLATE, 310)
    yield "marker.png", partial(marker, "#24603f", "#f6efe0", "#c9972f")
    yield "centre.png", centres.stone
    yield from _bags(bags.SILK_BAG)
    yield from _board(papers.limestone, frames.trellis, frames.lozenges)
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
    for word, foil in (("", False), ("-wall", True)):
        yield f"cell{word}.png", partial(cups.cup, LARGE, foil)
        yield f"cell-small{word}.png", partial(cups.cup, SMALL, foil)
    yield "disc.png", partial(plates.plate, plates.SAUCER, 320)
    yield "disc-special.png", partial(plates.plate, plates.GOLD_SAUCER, 330)
    yield "marker.png", partial(marker, "#7a1f33", "#f6efe0", "#c9972f")
    yield "centre.png", centres.velvet
    yield from _bags(bags.VELVET_BAG)
    yield from _board(papers.satin, frames.doily, frames.beads)
    yield "lid.png", partial(lid, lids.BURGUNDY_LID)
    yield "card.jpg", cards.praline
    yield from _table(partial(tabletops.slate, tabletops.Slate()))


def travel() -> Iterator[Job]:
    """Pressed tiles with a frame, moulded trays, a case of canvas and cork, blue slate."""
    yield from _square_tiles(grounds("azul"), square_tiles.PRESSED)
    yield from _plain_cells(square_tiles.PRESSED)
    yield "disc.png", partial(plates.plate, plates.TRAY, 340)
    yield "marker.png", partial(marker, COBALT, "#e6ebee", "#c9972f", square_tiles.PRESSED.finish)
    yield "centre.png", centres.cork_mat
    yield "frame.png", travel_case.frame
    yield "cork.png", travel_case.cork_sheet
    yield "strap.png", travel_case.strap
    yield from _bags(bags.CANVAS_BAG)
    yield from _board(papers.canvas, frames.brass_corner, frames.stitches)
    yield "lid.png", partial(lid, lids.TEAL_LID)
    yield "slider.png", knobs.slider
    yield "card.jpg", cards.travel
    yield from _table(partial(tabletops.slate, tabletops.Slate("#172331", "#3a5166", 0.025, 81)))


def shared() -> Iterator[Job]:
    """What belongs to no theme: the score cube, the picture of the music, the icon."""
    yield "guitar.png", guitar
    yield "cube.png", knobs.cube
    yield "cube-shine.png", knobs.cube_shine
    for size in ICON_SIZES:
        yield f"icon-{size}.png", partial(icon, grounds("azul")["blue"], size)


def portraits() -> Iterator[Job]:
    """The six who sit down with you, in every state and size, at rest on a tile, too; and you."""
    for name in portrait.SITTERS:
        for state in State:
            for word, plate in portrait.PLATES.items():
                draw = partial(portrait.round_portrait, name, state, plate)
                yield f"{name}-{state}-{word}.png", draw
        yield f"{name}-neutral-tile.png", partial(portrait.tile_portrait, name, State.NEUTRAL)
    for word, plate in portrait.PLATES.items():
        yield f"{medallion.NAME}-neutral-{word}.png", partial(medallion.medallion, plate)


def medals() -> Iterator[Job]:
    """What scores, in the metals that are shown."""
    for metal, figures in medallions.STRUCK.items():
        for figure in figures:
            yield f"{figure}-{metal}.png", partial(medallions.medallion, figure, metal)


def people() -> Iterator[Job]:
    """The ornaments that people choose from."""
    for name, draw in ornaments.ORNAMENTS.items():
        yield f"{name}.png", draw


def lights() -> Iterator[Job]:
    """A beam, and what floats or falls in it."""
    yield "beam.png", light.beam
    yield "mote.png", light.mote
    yield "wreath.png", light.wreath
    for number in range(len(light.PETALS)):
        yield f"petal-{number}.png", partial(light.petal, number)
    for number in range(light.FLAKES):
        yield f"gold-{number}.png", partial(light.flake, number)


def top() -> Iterator[Job]:
    """The title picture, for windows up to 1920×1080 and for larger ones."""
    yield "title.jpg", partial(title, 1)
    yield "title-large.jpg", partial(title, 2)


def _bags(style: bags.BagStyle) -> Iterator[Job]:
    for number, fill in enumerate(bags.FILLS):
        yield f"bag-{number}.png", partial(bags.bag, style, fill)


def _board(paper: Draw, corner: Draw, border: Draw) -> Iterator[Job]:
    yield "paper.png", paper
    yield "corner.png", corner
    yield "border.png", border


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
        for colour, tint in tints.items():
            lit = partial(rhombi.space, colour, tint, turn, rhombi.LARGE, lit=True)
            yield f"space-lit-{colour}-{turn}.png", lit
    for turn in rhombi.ORIENTATIONS:
        wreath = partial(rhombi.plain_space, "mixed", turn, rhombi.LARGE, tuple(palette.values()))
        yield f"space-mixed-{turn}.png", wreath
        yield f"space-lit-mixed-{turn}.png", partial(wreath, lit=True)


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
    ".": top,  # first, since nothing takes longer
    "azulejo": azulejo,
    "pavilion": pavilion,
    "praline": praline,
    "travel": travel,
    "azulejo-classic": azulejo_classic,
    "pavilion-classic": pavilion_classic,
    "praline-classic": praline_classic,
    "travel-classic": travel_classic,
    "shared": shared,
    "shared/portraits": portraits,
    "shared/medals": medals,
    "shared/people": people,
    "shared/light": lights,
}

# How many bytes a photograph-like picture may have.
_BUDGETS = {
    "card.jpg": 140_000,
    "scoring-board.jpg": 260_000,
    "scoring-board-low.jpg": 120_000,
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
