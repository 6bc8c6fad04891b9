"""The parts of a table in one layout as groups of sprites: discs, boards, what else lies there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from azul_desktop.coach.along import NOTHING, Along
from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.address import CENTRE
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Point, Shape
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite, flattened
from azul_desktop.ui.render.tokens import colour
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.bar_painter import BarPainter
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.held_tiles import HeldTiles
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter
from azul_desktop.ui.table.paint.shared_painter import InFront, SharedPainter
from azul_desktop.ui.table.paint.show_painter import ShowPainter
from azul_desktop.ui.table.show.shows import Show
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_ACTIVE = colour("#ffcf73")


@dataclass
class View:
    """What is seen besides the pieces: who decides, what is held, what moves."""

    sitters: Sequence[Sitter]
    active: int
    """Whose turn it is."""
    prompt: Prompt
    lifted: Lifted | None = None
    held: tuple[int, int] = (EMPTY, 0)
    """The colour and number of tiles in the hand."""
    along: Along = NOTHING
    """What comes along with them."""
    pointer: Point = (0, 0)
    kept: Sequence[int] = ()
    """Tiles chosen to be kept, by colour."""
    marks: Sequence[Shape] = ()
    acts: Sequence[Act[Show]] = ()
    now: float = 0.0
    over: Group | None = None
    """Legal places, results and choices."""
    slide: float = 0.0
    """How far the board in front still has to glide, from 1 to 0."""
    veil: Group | None = None
    """What darkens the table under the boards while a card is read."""


class Painters:
    """All painters of a table for one layout, and what they have painted."""

    def __init__(self, easel: Easel, rules: Rules, canvas: Canvas, *, drafting: bool) -> None:
        pieces, brush, family = easel.pieces, easel.brush, table_family(rules.edition)
        layout = easel.layout
        self.easel = easel
        # Boards that do not move from one layout to the other share their canvas.
        self.mats = [canvas.at(mat) for mat in layout.boards]
        self.sources = canvas.at(layout.ring)
        self.scoring = canvas.at(layout.scoring)
        self.rack = canvas.at(layout.rack)
        self.chrome = canvas.at((layout.top_bar.box, layout.prompt))
        self.board: BoardPainter[Any] = family.board_painter(easel)
        self.shared: SharedPainter | None = family.shared_painter(easel)
        self.ring = RingPainter(pieces, brush)
        self.shows = ShowPainter(pieces, brush)
        self.aside = AsidePainter(pieces, self.board)
        self.bar = BarPainter(pieces, brush, rules.rounds, family.lid_icon)
        self.held = HeldTiles(easel)
        self.ahead: Iterator[None] = family.paint_ahead(easel, drafting=drafting)
        """What decisions will need, a little with each step."""


class TableParts:
    """What is seen on a table, as the painters of any of its layouts show it."""

    def __init__(self, shown: ShownTable, view: View, where: SeatedLayout) -> None:
        self._shown = shown
        self._view = view
        self._where = where

    def sources(self, painters: Painters) -> list[Group]:
        """Discs and centre; only the one under the pointer looks different."""
        shown, view = self._shown, self._view
        ring, painter, canvas = painters.easel.layout.ring, painters.ring, painters.sources
        lying = tuple(shown.specials), shown.off
        lifted = view.lifted
        source = lifted.source if lifted is not None else EMPTY
        groups = [
            canvas.group("bed", 0, lambda: painter.bed(ring)),
            canvas.group("source", source, lambda: painter.source(ring, source)),
            canvas.group("ring", lying, lambda: painter.base(ring, shown)),
        ]
        # Carved motifs say where a colour would lie among others: alone they say nothing.
        counts = shown.centre if any(shown.centre) else ()
        absent = tuple(tile for tile, count in enumerate(counts) if not count)
        groups.append(canvas.group("carvings", absent, lambda: painter.carvings(ring, absent)))
        left, heap = sum(shown.bag), tuple(shown.lid)
        full = painter.fullness(left)
        groups.append(canvas.group("bag", full, lambda: painter.bag(ring, left)))
        groups.append(canvas.group("lid", heap, lambda: painter.discards(ring, heap)))
        for n, tiles in enumerate(shown.discs):
            here = lifted if lifted is not None and lifted.source == n else None
            look = tuple(tiles), here
            groups.append(
                canvas.group(
                    f"disc {n}",
                    look,
                    lambda n=n, here=here: painter.disc(ring, shown, n, here),  # type: ignore[misc]
                )
            )
        here = lifted if lifted is not None and lifted.source == EMPTY else None
        look_centre = tuple(shown.centre), shown.marker == CENTRE, here
        groups.append(
            canvas.group("centre", look_centre, lambda: painter.centre(ring, shown, here))
        )
        groups.append(canvas.group("badges", lying, lambda: painter.badges(ring, shown)))
        return groups

    def board(self, painters: Painters, slot: int) -> list[Group]:
        """One player board: a light if it is their turn, the board, its tiles, its score."""
        shown, view, player = self._shown, self._view, self._where.player(slot)
        mat = painters.easel.layout.boards[slot]
        board, sitter = shown.players[player], view.sitters[player]
        active = player == view.active
        canvas, painter = painters.mats[slot], painters.board

        def light() -> list[Sprite]:
            return light_around(painters.easel.brush, mat.box, slot) if active else []

        def score() -> list[Sprite]:
            return painter.score(mat, sitter, board.score)

        return [
            canvas.group(f"light {slot}", active, light),
            # An empty board is the same for whoever plays it.
            canvas.group(f"board {slot}", 0, lambda: flattened(painter.base(mat))),
            canvas.group(
                f"head {slot} of {player}",
                (sitter, sitter.mood),
                lambda: painter.head(mat, sitter),
            ),
            canvas.group(f"score {slot} of {player}", board.score, score),
            canvas.group(
                f"tiles {slot} of {player}",
                painter.look(board),
                lambda: painter.tiles(mat, board),
            ),
            painters.aside.group(canvas, mat, shown, player, f"aside {slot}"),
        ]

    def scoring(self, painters: Painters) -> list[Group]:
        """The board that all players share, where there is one."""
        if painters.shared is None:
            return []
        return painters.shared.scoring(painters.scoring, self._shown, self._view.sitters)

    def rack(self, painters: Painters) -> list[Group]:
        """The hand of who sits in front, where players have hands."""
        if painters.shared is None:
            return []
        player, view = self._where.front, self._view
        front = InFront(player, view.kept)
        return painters.shared.rack(painters.rack, self._shown, view.sitters[player], front)


def light_around(brush: Brush, box: Box, slot: int) -> list[Sprite]:
    """Light around the board of who decides."""
    if slot:
        return panels.halo(brush, box, 14, 12, _ACTIVE, 0.9)
    return panels.halo(brush, box, 18, 18, _ACTIVE, 0.45)
