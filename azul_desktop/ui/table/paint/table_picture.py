"""The whole table as groups of sprites, for what is seen on it and what the player is about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from azul_desktop.coach.along import NOTHING, Along
from azul_desktop.coach.coach import Coach
from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.address import CENTRE
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, State
from azul_desktop.geometry import Box, Point, Shape
from azul_desktop.ui.anim.easing import ease_in_out
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite, flattened
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import LAST_MOVE, colour
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.bar_painter import BarPainter
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.held_tiles import HeldTiles
from azul_desktop.ui.table.paint.outlines import focus
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter
from azul_desktop.ui.table.paint.shared_painter import InFront, SharedPainter
from azul_desktop.ui.table.paint.show_painter import ShowPainter, mark
from azul_desktop.ui.table.show.shows import Show
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_ACTIVE = colour("#ffcf73")
_GLIDE = 90
"""From so far above the next board glides to the front."""


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


class _Painters:
    """All painters of a table for one layout, and what they have painted."""

    def __init__(self, easel: Easel, rules: Rules, canvas: Canvas) -> None:
        pieces, brush, family = easel.pieces, easel.brush, table_family(rules.edition)
        self.easel = easel
        self.canvas = canvas
        self.board: BoardPainter[Any] = family.board_painter(easel)
        self.shared: SharedPainter | None = family.shared_painter(easel)
        self.ring = RingPainter(pieces, brush)
        self.shows = ShowPainter(pieces, brush)
        self.aside = AsidePainter(pieces, self.board)
        self.bar = BarPainter(pieces, brush, rules.rounds, family.lid_icon)
        self.held = HeldTiles(easel)


class TablePicture:
    """Paints one game; `arrange` fits it to the window as it is then."""

    def __init__(
        self, desk: Desk, rules: Rules, players: int, front: int, *, drafting: bool
    ) -> None:
        self._desk = desk
        self._rules = rules
        self._players = players
        self.family = table_family(rules.edition)
        self.pieces = pieces_of(rules.edition, desk.images, desk.type, desk.looks)
        self.accents = accents_of(rules.edition.theme)
        self._canvases: dict[int, Canvas] = {}
        """One for each layout, so that what was painted for it is there when it comes back."""
        self._layouts: dict[tuple[tuple[int, int], int, bool, bool], TableLayout] = {}
        self.cold = self.family.lays_out_anew
        """Whether the other half of a round would have to be painted when it begins."""
        self.drafting = drafting
        self.where = SeatedLayout(self._layout(drafting=drafting), front)
        self._painters = self._new_painters()

    def arrange(self, front: int, *, drafting: bool) -> None:
        """Lay the table out for the window as it is now; what still fits is kept."""
        layout = self._layout(drafting=drafting)
        self.drafting = drafting
        self.where = SeatedLayout(layout, front)
        if layout is not self.easel.layout:
            self._painters = self._new_painters()
        if self.family.lays_out_anew:
            self._layout(drafting=not drafting)  # needed soon, and no short work

    def _new_painters(self) -> _Painters:
        """Painters for the scale of the layout."""
        layout, rules = self.layout, self._rules
        brush = self._desk.brush.at_scale(layout.text, layout.text * 100 / layout.scale)
        board = rules.edition.board(rules.options.variant)
        easel = Easel(layout, board, self.pieces, brush, self.accents)
        return _Painters(easel, rules, self._canvases.setdefault(id(layout), Canvas()))

    def forget(self) -> None:
        """The window has another size, or things are to look otherwise: paint everything anew."""
        self.pieces.forget(self._desk.looks)
        self._canvases.clear()
        self._layouts.clear()
        self.cold = self.family.lays_out_anew
        self.where = SeatedLayout(self._layout(drafting=self.drafting), self.where.front)
        self._painters = self._new_painters()

    @property
    def layout(self) -> TableLayout:
        """Where everything is now."""
        return self.where.layout

    @property
    def easel(self) -> Easel:
        """What the painters of this layout work with."""
        return self._painters.easel

    @property
    def brush(self) -> Brush:
        """The brush at the scale of the table."""
        return self.easel.brush

    @property
    def board_painter(self) -> BoardPainter[Any]:
        """What paints the player boards."""
        return self._painters.board

    def decision_painter(self, coach: Coach, state: State, hand: Hand) -> DecisionPainter:
        """What shows the choices of the player in front."""
        return self.family.decision_painter(self.easel, self.where, coach, state, hand)

    def warm(self, shown: ShownTable, view: View) -> None:
        """Paint one more part of the layout that is not seen yet, so that it is there at once."""
        front, drafting = self.where.front, self.drafting
        self.arrange(front, drafting=not drafting)
        self.cold = self._painters.canvas.paint_one(lambda: self.groups(shown, view))
        self.arrange(front, drafting=drafting)

    def _layout(self, *, drafting: bool) -> TableLayout:
        """Kept, because the boards change places with every turn and the layout does not."""
        size, scale = self._desk.size, self._desk.settings.ui_scale
        counted = self._desk.settings.colour_counts == "always"
        key = size, scale, drafting, counted
        if key not in self._layouts:
            rules = self._rules
            self._layouts[key] = table_layout(
                self.family, rules.edition, rules.options.variant, self._players, size, scale,
                drafting, counted,
            )  # fmt: skip
        return self._layouts[key]

    def groups(self, shown: ShownTable, view: View) -> list[Group]:
        """The whole picture, from back to front."""
        canvas = self._painters.canvas
        groups = [self._desk.backdrop(f"{self._rules.edition.theme}/table")]
        groups += self._sources(shown, view)
        for slot, mat in enumerate(self.layout.boards):
            mats = self._mat(slot, mat, shown, view)
            if view.slide and not slot:
                up = -round(ease_in_out(view.slide) * self.brush.px(_GLIDE))
                mats = [group.moved(0, up) for group in mats]
            groups += mats
        if self._painters.shared is not None:
            front = InFront(self.where.front, view.kept)
            groups += self._painters.shared.groups(canvas, shown, view.sitters, front)
        groups += self._chrome(shown, view)
        groups.append(canvas.group("marks", tuple(view.marks), lambda: self._marks(view.marks)))
        if view.over is not None:
            groups.append(view.over)
        if view.acts:
            groups.append(Group(self._painters.shows.sprites(list(view.acts), view.now)))
        if view.held[1]:
            held = self._painters.held.sprites(*view.held, view.along, view.pointer)
            groups.append(Group(held))
        return groups

    def _sources(self, shown: ShownTable, view: View) -> list[Group]:
        """Discs and centre; only the one under the pointer looks different."""
        ring, painter, canvas = self.layout.ring, self._painters.ring, self._painters.canvas
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

    def _mat(self, slot: int, mat: Mat, shown: ShownTable, view: View) -> list[Group]:
        """One player board: a light if it is their turn, the board, its tiles, its score."""
        player = self.where.player(slot)
        board, sitter = shown.players[player], view.sitters[player]
        active = player == view.active
        canvas, painter = self._painters.canvas, self._painters.board

        def light() -> list[Sprite]:
            return self._light(mat.box, slot) if active else []

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
            self._painters.aside.group(canvas, mat, shown, player, f"aside {slot}"),
        ]

    def _light(self, box: Box, slot: int) -> list[Sprite]:
        """Light around the board of who decides."""
        if slot:
            return panels.halo(self.brush, box, 14, 12, _ACTIVE, 0.9)
        return panels.halo(self.brush, box, 18, 18, _ACTIVE, 0.45)

    def _chrome(self, shown: ShownTable, view: View) -> list[Group]:
        bar, prompt = self.layout.top_bar, view.prompt
        painter, canvas = self._painters.bar, self._painters.canvas
        counts = tuple(shown.bag), tuple(shown.lid)
        look = shown.round, shown.joker, counts
        return [
            canvas.group("bar", look, lambda: painter.bar(bar, shown)),
            canvas.group("prompt", prompt, lambda: painter.prompt(self.layout.prompt, prompt)),
        ]

    def focus(self, places: tuple[Shape, ...]) -> Group:
        """The rings around what the keyboard points at; they lie above buttons too."""
        return self._painters.canvas.group(
            "focus", places, lambda: [focus(self.brush, place) for place in places]
        )

    def _marks(self, marks: Sequence[Shape]) -> list[Sprite]:
        return [mark(self.brush, place, LAST_MOVE) for place in marks]

    def held_places(self, count: int, pointer: Point) -> list[Shape]:
        """Where the held tiles are: flights begin there when they are let go."""
        return self._painters.held.places(count, pointer)
