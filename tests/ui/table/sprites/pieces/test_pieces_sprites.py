"""Pictures of all pieces as they are kept."""

from collections.abc import Iterator
from pathlib import Path

from azul_desktop.core.events import MARKER
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.looks import USUAL, TileLooks
from azul_desktop.ui.table.pieces.pieces import Pieces, rhombus_size, spot_of
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import AZUL, MINI, SPECIAL, STAR, desk_of

BOLD = TileLooks(letters=True, palette="", contrast=True, unit=1.0)
LETTERS = TileLooks(letters=True, palette="", contrast=False, unit=0.7)


def lines() -> Iterator[str]:
    desk = desk_of()
    for scene in (AZUL, MINI, SPECIAL, STAR):
        for looks in (USUAL, LETTERS, BOLD) if scene in (AZUL, STAR) else (USUAL,):
            pieces = pieces_of(scene.kind.edition, desk.images, desk.type, looks)
            yield from _pieces(f"{scene}, {looks.letters}, {looks.contrast}", pieces)
        if scene is MINI:
            continue
        bare = pieces_of(scene.kind.edition, Images(Path("nowhere")), desk.type)
        yield from _pieces(f"{scene} without pictures", bare)
    yield from shape_lines(
        "sizes", [rhombus_size(side, turn) for side in (20, 41) for turn in (0, 60, 120)]
    )
    places = [spot_of(Box(1, 2, 30.4, 33)), spot_of(Rhombus(1, 2, 30.6, 240))]
    yield from shape_lines("spots", [str(place) for place in places])


def _pieces(title: str, pieces: Pieces) -> Iterator[str]:
    turn, last = (60 if pieces.rhombic else None), len(pieces.edition.colours) - 1
    yield from shape_lines(
        title,
        {
            "tile": pieces.tile(0, 60, turn),
            "small": pieces.tile(last, 33, turn, take=5),
            "edge": pieces.tile(last, 34, turn, take=4),
            "air": pieces.tile(1, 50, turn, ground="air", angle=7),
            "large": pieces.tile(1, 84, turn, ground="plate", angle=-5),
            "wood": pieces.tile(MARKER, 50, ground="wood"),
            "turned marker": pieces.tile(MARKER, 50, angle=9, ground="none"),
            "ghost": pieces.tile(2, 50, turn, ghost=True),
            "pale": pieces.tile(2, 50, turn, pale=True),
            "dim": pieces.tile(2, 50, turn, dim=True, ground="none"),
            "covered": pieces.tile(2, 50, turn, covered=True),
            "fading": [pieces.fading(1, 40, turn, part / 10) for part in (0, 2, 5, 8, 10, 12)],
            "engraved": pieces.engraved(1, 44, turn),
            "disc": [pieces.disc(150, special=special) for special in (False, True)],
            "cube": [pieces.cube(30, (200, 30, 60), dull=dull) for dull in (False, True)],
            "knob": pieces.knob(32, (20, 130, 60)),
        },
    )
    if pieces.rhombic:
        spaces = [Rhombus(0, 0, side, turn) for side, turn in ((50, 0), (25, 60), (40.4, 300))]
        for kind in (*pieces.edition.colours[:2], "mixed", "free", "keep"):
            yield from shape_lines(kind, [pieces.space(kind, space) for space in spaces])
        yield from shape_lines("simple", [pieces.space("mixed", spaces[0], simple=True)])
    else:
        cells = [pieces.cell(piece, size) for piece in (None, 0, last) for size in (33, 34, 60)]
        yield from shape_lines("cells", cells)
    if pieces.edition.specials:
        sides = range(len(pieces.edition.specials))
        yield from shape_lines("badges", [pieces.badge(side, 40) for side in sides])
        yield from shape_lines("engravings", [pieces.engraving(side, 200) for side in sides])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
