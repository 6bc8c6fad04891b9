"""Paints the top bar and the prompt line."""

from collections.abc import Sequence

from azul_desktop.coach.prompt import GAP, Prompt
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_in
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    AMBER,
    CREAM,
    CREAM2,
    GOLD,
    GOLD_HI,
    SMOKE,
    Face,
    colour,
)
from azul_desktop.ui.table.layout.top_bar import Counts, TopBar
from azul_desktop.ui.table.paint.store_painter import StorePainter
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_table import ShownTable

_NAME = colour("#ecc871")
_PROMPT = colour("#fff3da")
_NOTE = colour("#d9c8a6")
_SIGN = 0.52
"""How much of the place of a thing its icon takes."""
_AFTER_TOTAL, _AFTER_NUMBER = 18, 15
"""The distance from a number to the next picture."""


class BarPainter:
    """Paints what is written above the boards."""

    def __init__(self, pieces: Pieces, brush: Brush, rounds: int, lid_icon: str) -> None:
        self._pieces = pieces
        self._brush = brush
        self._rounds = rounds
        """How many rounds there are; 0 where the boards decide."""
        self._lid_icon = lid_icon
        self._stores = StorePainter(pieces)

    def bar(self, bar: TopBar, shown: ShownTable) -> list[Sprite]:
        """Edition, round, joker, and what is in the bag and in the lid."""
        brush = self._brush
        sprites = [panels.smoked(brush, bar.box)]
        if bar.title is not None:
            name = edition_name(self._pieces.edition)
            title = brush.label(name, Face.TITLE, 28, _NAME, bar.title, "left")
            sprites.append(title)
            x = round((title.x + title.surface.get_width() + bar.round.x) / 2)
            height = round(bar.round.h * 0.5)
            line = shapes.rounded((max(1, brush.px(1.5)), height), 0, (GOLD,), 150)
            sprites.append(Sprite(line, x, round(bar.round.centre[1] - height / 2)))
        room = bar.round.grown(0, -brush.px(4))
        sprites.append(brush.label(self._round(shown), Face.HEAD, 24, CREAM, room, "left"))
        if bar.joker is not None and shown.joker != EMPTY:
            text, short = translate("joker"), translate_in("short", "jok.")
            sprites.append(brush.label(text, Face.TEXT, 20, CREAM2, bar.joker.text, "left", short))
            sprites.append(self._small(shown.joker, bar.joker.icon))
        bag = self._stores.bag(bar.bag.total.icon, sum(shown.bag))
        lid = self._stores.discards(bar.lid.total.icon, shown.lid, small=True)
        sprites += bag or self._sign(bar.bag, "bag")
        sprites += self._counts(bar.bag, shown.bag)
        sprites += lid or self._sign(bar.lid, self._lid_icon)
        sprites += self._counts(bar.lid, shown.lid)
        return sprites

    def _sign(self, box: Counts, icon: str) -> list[Sprite]:
        """The icon of a thing that the theme has no picture of."""
        size = max(8, round(box.total.icon.h * _SIGN))
        sign = self._brush.images.icon(icon, size, GOLD_HI)
        return [centred(sign, box.total.icon.centre)]

    def _round(self, shown: ShownTable) -> str:
        if self._rounds:
            return translate("Round {round} of {rounds}", round=shown.round, rounds=self._rounds)
        return translate("Round {round}", round=shown.round)

    def _counts(self, box: Counts, counts: Sequence[int]) -> list[Sprite]:
        """The total and the colours; each follows the number before it at the same distance."""
        brush = self._brush
        total = brush.label(str(sum(counts)), Face.BOLD, 26, CREAM, box.total.text, "left")
        sprites = [total]
        x = total.x + total.surface.get_width() + brush.px(_AFTER_TOTAL)
        for tile, place in enumerate(box.colours):
            # No number is wider than its place: nothing ever moves right.
            left = min(0.0, x - place.icon.x)
            sprites.append(self._small(tile, place.icon.moved(left, 0)))
            text = str(counts[tile])
            label = brush.label(text, Face.SEMI, 20, CREAM, place.text.moved(left, 0), "left")
            sprites.append(label)
            x = label.x + label.surface.get_width() + brush.px(_AFTER_NUMBER)
        return sprites

    def _small(self, tile: int, box: Box) -> Sprite:
        """A tile as a sign: upright."""
        tall = box.h > box.w * 1.2
        size = round(box.w)
        picture = self._pieces.tile(tile, size, 0 if tall else None, ground="none")
        return centred(picture, box.centre)

    def prompt(self, box: Box, prompt: Prompt) -> list[Sprite]:
        """One line, verb first, with pictures of tiles where its gap is; a note at the right."""
        text, tiles, note = prompt.text, prompt.tiles, prompt.note
        brush = self._brush
        box = box.rounded()
        size = int(box.w), int(box.h)
        clear = 255 if brush.contrast else 150
        ground = shapes.rounded(size, brush.px(10), (brush.ink(SMOKE),), clear)
        bar = shapes.rounded((brush.px(4), round(box.h * 0.55)), brush.px(2), (AMBER,))
        sprites = [
            Sprite(ground, int(box.x), int(box.y)),
            aligned(bar, Box(box.x, box.y, bar.get_width(), box.h), "left"),
        ]
        room = box.w - brush.px(48)
        x = box.x + brush.px(24)
        words: list[Sprite] = []
        for n, part in enumerate(text.split(GAP)):
            if n:
                x = self._line_up(words, tiles, x, box)
            part = part.strip()
            if part:
                label = brush.label(
                    part, Face.SEMI, 24, _PROMPT, Box(x, box.y, box.x + room - x, box.h), "left"
                )
                words.append(label)
                x = label.x + label.surface.get_width() + brush.px(10)
        sprites += words
        rest = Box(x + brush.px(20), box.y, box.x + room - x, box.h)
        if note and rest.w > brush.type.width(note, Face.TEXT, brush.px(20)):
            tint = AMBER if prompt.urgent else _NOTE
            sprites.append(brush.label(note, Face.TEXT, 20, tint, rest, "right"))
        return sprites

    def _line_up(self, sprites: list[Sprite], tiles: Sequence[int], x: float, box: Box) -> float:
        """Lay pictures of tiles into a prompt; where they end."""
        size = round(box.h * (0.42 if self._pieces.rhombic else 0.66))
        gap = self._brush.px(5)
        for tile in tiles[:8]:
            picture = self._pieces.tile(tile, size, self._pieces.upright, ground="none")
            sprites.append(centred(picture, (x + size / 2, box.centre[1])))
            x += size + gap
        return x + self._brush.px(5)
