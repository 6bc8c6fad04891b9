"""The special discs in our own words."""

from functools import partial

from azul_desktop.coach.explain import special_words
from azul_desktop.core.edition import Edition
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Circle, Point, box_around
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import minus
from azul_desktop.ui.families.rules_page import Page, Sign
from azul_desktop.ui.families.rules_page import Point as Told
from azul_desktop.ui.families.rules_pictures import HelpPictures, inside
from azul_desktop.ui.families.sums import added
from azul_desktop.ui.families.wall.rules.scripted_discs import ScriptedDiscs
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import LOSS, colour

_TILES = (1, 2, 3, 2)
"""What lies on the discs in the pictures."""
_STRUCK = colour("#d8604a")
_CAUGHT = 4


def special_discs(edition: Edition, draw: HelpPictures) -> Page:
    """What each effect does, in the order of the edition's file."""
    points = []
    seen = set()
    pictures = DiscPictures(edition, draw)
    for side, special in enumerate(edition.specials):
        if special.effect not in seen:
            seen.add(special.effect)
            title, text = special_words(special.effect)
            points.append(
                Told(special.effect, title, text, partial(pictures.paint, side=side), "table")
            )
    note = translate(
        "In each round as many discs as there are players, drawn anew, lie with their special side "
        "up, no two alike. What happens after the deal happens disc by disc, clockwise."
    )
    return Page("discs", translate("Special discs"), tuple(points), note)


class DiscPictures:
    """Shows what a special disc does, from top to bottom in high pictures, else side by side."""

    def __init__(self, edition: Edition, draw: HelpPictures) -> None:
        self._edition = edition
        self._draw = draw
        board = edition.board(edition.variant_names[0])
        assert isinstance(board, WallBoard)
        self._floor = board.floor

    def paint(self, box: Box, side: int) -> list[Sprite]:
        """A disc at work."""
        effect = self._edition.specials[side].effect
        scenes = {
            "magnet": self._magnet,
            "extra": self._extra,
            "keep": self._keep,
            "spread": self._spread,
            "shield": self._shield,
        }
        sign = Sign("floor", "stone") if effect == "shield" else Sign("tiles")
        scene = scenes[effect](self._draw.above_sum(box), side)
        return [*scene, *self._draw.sum(box, self.told(side), *sign)]

    def told(self, side: int) -> str:
        """How many tiles are where in the end, or what a tile that falls costs."""
        special = self._edition.specials[side]
        discs = ScriptedDiscs(self._edition, side)
        if special.effect == "magnet":
            discs.lay(*self._attracted(side))
        else:
            discs.lay((), _TILES[:1] if special.effect == "shield" else _TILES, ())
        _, *before = discs.lying()
        if special.effect in ("magnet", "extra"):
            discs.act()
            _, *after = discs.lying()
            came = [old - new for old, new in zip(before, after, strict=True) if old > new]
            return added([before[1], *(came or [after[1] - before[1]])])
        cost = discs.take(_TILES[1 if special.effect != "shield" else 0], right=_TILES[2:3])
        _, *after = discs.lying()
        if special.effect == "keep":
            return (
                f"{before[1]} {minus(after[1] - before[1])[0]} {before[1] - after[1]} = {after[1]}"
            )
        return added([after[0], after[2]]) if special.effect == "spread" else minus(cost)

    def _attracted(self, side: int) -> tuple[list[int], list[int], list[int]]:
        """Two discs from which a tile goes to the one between them."""
        drawn = self._edition.specials[side].colour
        around = [drawn, drawn + 1, drawn + 2, drawn + 3]
        return around[1:] + around[:1], [drawn + 1, drawn + 2, drawn + 1, drawn + 3], around

    def _along(self, box: Box, part: float, aside: float = 0.5) -> Point:
        """A point by its part of the longer side, and of the other one."""
        return inside(box, aside, part) if box.h > box.w else inside(box, part, aside)

    def _radius(self, box: Box, part: float) -> float:
        return min(max(box.w, box.h) * part, min(box.w, box.h) * 0.44)

    def _three(self, box: Box) -> tuple[Circle, Circle, Circle]:
        """A special disc in the middle, larger than its two neighbours."""
        small, large = self._radius(box, 0.15), self._radius(box, 0.19)
        return (
            Circle(*self._along(box, 0.15), small),
            Circle(*self._along(box, 0.5), large),
            Circle(*self._along(box, 0.85), small),
        )

    def _magnet(self, box: Box, side: int) -> list[Sprite]:
        """A tile of its colour comes from each neighbour."""
        draw, (first, middle, last) = self._draw, self._three(box)
        drawn = self._edition.specials[side].colour
        left, lying, right = self._attracted(side)
        sprites = [*draw.disc(first), *draw.disc(last), *draw.disc(middle, special=side)]
        size, _ = draw.places(middle, 4)
        sprites += draw.lying(middle, lying)
        flights = []
        for disc, shown, gone in ((first, left, 3), (last, right, 0)):
            sprites += draw.lying(disc, shown, left=(gone,))
            start = draw.places(disc, 4)[1][gone][:2]
            end = _between(start, middle.centre, 0.62)
            flights += draw.flight(drawn, size * 0.9, (start, end), ghosts=2)
        return [*sprites, *flights, draw.badge(middle, side)]

    def _extra(self, box: Box, side: int) -> list[Sprite]:
        """A fifth tile comes from the bag."""
        draw = self._draw
        disc = Circle(*self._along(box, 0.66), self._radius(box, 0.29))
        wide = round(min(max(box.w, box.h) * 0.36, min(box.w, box.h) * 0.62))
        bag = box_around(self._along(box, 0.21), wide)
        sprites = draw.disc(disc, special=side)
        size, places = draw.places(disc, 5)
        sprites += draw.lying(disc, [*_TILES, None])
        picture = draw.pieces.picture("bag-3.png", (wide, wide))
        picture = picture or draw.pieces.picture("bag.png", (wide, wide))
        sprites += [] if picture is None else [centred(picture, bag.centre)]
        ends = inside(bag, 0.55, 0.7), places[4][:2]
        return [*sprites, *draw.flight(0, size, ends, ghosts=2), draw.badge(disc, side)]

    def _keep(self, box: Box, side: int) -> list[Sprite]:
        """Two tiles are taken, the others do not go to the centre."""
        draw = self._draw
        disc = Circle(*self._along(box, 0.36), self._radius(box, 0.3))
        tray = Circle(*self._along(box, 0.98), self._radius(box, 0.3))
        cross = round(disc.radius * 0.42)
        at = self._along(box, 0.72)
        sprites = [*draw.tray(tray), *draw.disc(disc, special=side)]
        sprites += draw.lying(disc, _TILES, lifted=(1, 3))
        icon = draw.brush.images.icon("close", cross, _STRUCK)
        turn = 90 if box.h > box.w else 0
        return [*sprites, draw.badge(disc, side), draw.arrow(at, cross * 1.5, turn),
                centred(icon, at)]  # fmt: skip

    def _spread(self, box: Box, side: int) -> list[Sprite]:
        """Two tiles are taken, the others go to the neighbours, each colour to one of them."""
        draw, (first, middle, last) = self._draw, self._three(box)
        sprites = [*draw.disc(first), *draw.disc(last), *draw.disc(middle, special=side)]
        sprites += draw.lying(middle, _TILES, lifted=(1, 3), left=(0, 2))
        size, places = draw.places(middle, 4)
        for disc, tile in ((first, 0), (last, 2)):
            end = _between(disc.centre, middle.centre, 0.1)
            ends = places[tile][:2], end
            sprites += draw.flight(_TILES[tile], size * 0.9, ends, ghosts=2)
        return [*sprites, draw.badge(middle, side)]

    def _shield(self, box: Box, side: int) -> list[Sprite]:
        """The disc lies beside the floor and catches what falls."""
        draw = self._draw
        disc = Circle(*self._along(box, 0.34), self._radius(box, 0.27))
        count = min(3, len(self._floor))
        cell = round(min(box.w / (count + 0.7), max(box.w, box.h) * 0.19))
        middle = self._along(box, 0.82)
        if box.h <= box.w:
            cell = round(box.w * 0.1)
        sprites = draw.disc(disc, special=side)
        for n in range(count):
            at = middle[0] + (n - (count - 1) / 2) * cell * 1.08, middle[1]
            sprites.append(centred(draw.pieces.cell(None, cell), at))
            above = at[0], at[1] - cell * 0.76
            size = max(draw.brush.px(20), cell * 0.4)
            sprites.append(draw.words(minus(self._floor[n]), above, size, LOSS))
            if n == 0:  # here it would fall
                sprites.append(draw.refused(at, cell * 0.7, LOSS))
        tile, _ = draw.places(disc, 4)
        start = disc.x + disc.radius * 0.9, disc.y - disc.radius * 1.05
        ends = start, disc.centre
        return [*sprites, *draw.flight(_CAUGHT, tile * 1.1, ends), draw.badge(disc, side)]


def _between(start: Point, end: Point, part: float) -> Point:
    """A point on the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
