"""The whole table as groups of sprites, for what is seen on it and what the player is about."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from azul_desktop.coach.prompts import Prompt
from azul_desktop.core.address import CENTRE
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box, Point, Rhombus, Shape
from azul_desktop.ui.anim.easing import ease_in_out
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.star.scoring_painter import RackPainter, ScoringPainter
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.families.wall.wall_painter import WallPainter
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Group, Sprite, flattened
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import LAST_MOVE, colour
from azul_desktop.ui.table.layout.table_layout import TableLayout, table_layout
from azul_desktop.ui.table.paint.along_painter import NOTHING, Along, AlongPainter
from azul_desktop.ui.table.paint.aside_painter import AsidePainter
from azul_desktop.ui.table.paint.bar_painter import BarPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.overlay import Overlay, focus
from azul_desktop.ui.table.paint.pieces import Pieces
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter
from azul_desktop.ui.table.paint.show_painter import ShowPainter, mark
from azul_desktop.ui.table.show.shows import Show
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_ACTIVE = colour("#ffcf73")
_GLIDE = 90
"""From so far above the next board glides to the front."""
_FAN = ((0, 0, 7), (44, -6, -2), (88, 2, -9), (36, 40, 5), (80, 44, -4), (0, 42, 8))
"""Where the tiles in the hand lie, and how they are turned."""
_HANGING = 0.44
"""How far below and left of the lowest tile hangs what comes along, in tiles."""


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
    chosen: int = EMPTY
    """The colour of the rack that is held."""
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
    groups: list[Group] = field(default_factory=list)


class TablePicture:
    """Paints one game; `arrange` fits it to a window."""

    def __init__(self, desk: Desk, rules: Rules, players: int) -> None:
        self._desk = desk
        self._rules = rules
        self._players = players
        self.board = rules.edition.board(rules.options.variant)
        self.pieces = Pieces(rules.edition, desk.images, desk.type, desk.looks)
        self.accents = accents_of(rules.edition.theme)
        self._canvases: dict[int, Canvas] = {}
        """One for each layout, so that what was painted for it is there when it comes back."""
        self.cold = isinstance(self.board, StarBoard)
        """Whether the other half of a round would have to be painted when it begins."""
        self._arranged: TableLayout | None = None
        self._layouts: dict[tuple[tuple[int, int], int, bool], TableLayout] = {}

    def arrange(self, front: int, *, drafting: bool) -> None:
        """Lay the table out for the window as it is now; what still fits is kept."""
        layout = self._layout(drafting=drafting)
        if layout is not self._arranged:
            self._arranged = layout
            self._prepare(layout)
        self.drafting = drafting
        self.layout = layout
        self.where = SeatedLayout(layout, front)
        if isinstance(self.board, StarBoard):
            self._layout(drafting=not drafting)  # needed soon, and no short work

    def _prepare(self, layout: TableLayout) -> None:
        """Painters for the scale of a layout."""
        self.brush = self._desk.brush.at_scale(layout.text, layout.text * 100 / layout.scale)
        self._canvas = self._canvases.setdefault(id(layout), Canvas())
        self.overlay = Overlay(self.brush, self.accents)
        self._takers = AlongPainter(self.pieces, self.brush, self.accents.deep)
        self._ring = RingPainter(self.pieces, self.brush)
        self._shows = ShowPainter(self.pieces, self.brush)
        self._aside = AsidePainter(self.pieces, self.brush)
        rounds = 0
        if isinstance(self.board, StarBoard):
            rounds = len(self.board.jokers)
            self._scoring = ScoringPainter(self.pieces, self.board, self.brush)
            self._rack = RackPainter(self.pieces, self.brush)
            self._star = StarPainter(self.pieces, self.board, self.brush, self.accents)
        else:
            assert isinstance(self.board, WallBoard)
            self._wall = WallPainter(self.pieces, self.board, self.brush, self.accents)
        self._bar = BarPainter(self.pieces, self.brush, rounds)

    def forget(self) -> None:
        """The window has another size, or things are to look otherwise: paint everything anew."""
        self.pieces.forget(self._desk.looks)
        self._canvases.clear()
        self.cold = isinstance(self.board, StarBoard)
        self._layouts.clear()
        self._arranged = None

    def warm(self, tableau: ShownTable, view: View) -> None:
        """Paint one more part of the layout that is not seen yet, so that it is there at once."""
        front, drafting = self.where.front, self.drafting
        self.arrange(front, drafting=not drafting)
        self.cold = self._canvas.paint_one(lambda: self.groups(tableau, view))
        self.arrange(front, drafting=drafting)

    def _layout(self, *, drafting: bool) -> TableLayout:
        """Kept, because the boards change places with every turn and the layout does not."""
        size, scale = self._desk.size, self._desk.settings.ui_scale
        key = size, scale, drafting
        if key not in self._layouts:
            variant = self._rules.options.variant
            self._layouts[key] = table_layout(
                self._rules.edition, variant, self._players, size, scale, drafting
            )
        return self._layouts[key]

    def groups(self, tableau: ShownTable, view: View) -> list[Group]:
        """The whole picture, from back to front."""
        groups = [self._desk.backdrop(f"{self._rules.edition.theme}/table")]
        groups += self._sources(tableau, view)
        for slot, mat in enumerate(self.layout.boards):
            mats = self._mat(slot, mat, tableau, view)
            if view.slide and not slot:
                up = -round(ease_in_out(view.slide) * self.brush.px(_GLIDE))
                mats = [group.moved(0, up) for group in mats]
            groups += mats
        if self.layout.scoring is not None:
            groups += self._scoring_groups(tableau, view)
        groups += self._chrome(tableau, view)
        groups.append(
            self._canvas.group("marks", tuple(view.marks), lambda: self._marks(view.marks))
        )
        if view.over is not None:
            groups.append(view.over)
        groups += view.groups
        if view.acts:
            groups.append(Group(self._shows.sprites(list(view.acts), view.now)))
        if view.held[1]:
            groups.append(Group(self._held(view)))
        return groups

    def _sources(self, tableau: ShownTable, view: View) -> list[Group]:
        """Discs and centre; only the one under the pointer looks different."""
        ring, painter, canvas = self.layout.ring, self._ring, self._canvas
        lying = tuple(tableau.specials), tableau.off
        lifted = view.lifted
        source = lifted.source if lifted is not None else EMPTY
        groups = [
            canvas.group("bed", 0, lambda: painter.bed(ring)),
            canvas.group("source", source, lambda: painter.source(ring, source)),
            canvas.group("ring", lying, lambda: painter.base(ring, tableau)),
        ]
        # Carved motifs say where a colour would lie among others: alone they say nothing.
        counts = tableau.centre if any(tableau.centre) else ()
        absent = tuple(tile for tile, count in enumerate(counts) if not count)
        groups.append(canvas.group("carvings", absent, lambda: painter.carvings(ring, absent)))
        heap = tuple(tableau.lid)
        groups.append(canvas.group("lid", heap, lambda: painter.discarded(ring, heap)))
        for n, tiles in enumerate(tableau.discs):
            here = lifted if lifted is not None and lifted.source == n else None
            look = tuple(tiles), here
            groups.append(
                canvas.group(
                    f"disc {n}",
                    look,
                    lambda n=n, here=here: painter.disc(ring, tableau, n, here),  # type: ignore[misc]
                )
            )
        here = lifted if lifted is not None and lifted.source == EMPTY else None
        look_centre = tuple(tableau.centre), tableau.marker == CENTRE, here
        groups.append(
            canvas.group("centre", look_centre, lambda: painter.centre(ring, tableau, here))
        )
        groups.append(canvas.group("badges", lying, lambda: painter.badges(ring, tableau)))
        return groups

    def _mat(
        self, slot: int, mat: WallMat | StarMat, tableau: ShownTable, view: View
    ) -> list[Group]:
        """One player board: a light if it is their turn, the board, its tiles, its score."""
        player = self.where.player(slot)
        board, sitter = tableau.players[player], view.sitters[player]
        active = player == view.active
        canvas = self._canvas

        def head() -> list[Sprite]:
            if isinstance(mat, WallMat):
                return self._wall.head(mat, sitter)
            return self._star.head(mat, sitter)

        def light() -> list[Sprite]:
            return self._light(mat.box, slot) if active else []

        def tiles() -> list[Sprite]:
            if isinstance(mat, WallMat):
                return self._wall.tiles(mat, board)
            return self._star.tiles(mat, board)

        def score() -> list[Sprite]:
            if isinstance(mat, WallMat):
                return self._wall.score(mat, sitter.colour, board.score)
            return self._star.score(mat, board.score)

        painter = self._wall if isinstance(mat, WallMat) else self._star
        return [
            canvas.group(f"light {slot}", active, light),
            canvas.group(f"board {slot}", 0, lambda: self._base(mat)),
            canvas.group(f"head {slot} of {player}", sitter, head),
            canvas.group(f"score {slot} of {player}", board.score, score),
            canvas.group(f"tiles {slot} of {player}", painter.look(board), tiles),
            self._aside.group(canvas, mat, tableau, player, f"aside {slot}"),
        ]

    def _base(self, mat: WallMat | StarMat) -> list[Sprite]:
        """An empty board, the same for whoever plays it."""
        if isinstance(mat, WallMat):
            return flattened(self._wall.base(mat))
        return flattened(self._star.base(mat))

    def _light(self, box: Box, slot: int) -> list[Sprite]:
        """Light around the board of who decides."""
        if slot:
            return panels.halo(self.brush, box, 14, 12, _ACTIVE, 0.9)
        return panels.halo(self.brush, box, 18, 18, _ACTIVE, 0.45)

    def _scoring_groups(self, tableau: ShownTable, view: View) -> list[Group]:
        scoring, rack, canvas = self.layout.scoring, self.layout.rack, self._canvas
        assert scoring is not None
        assert rack is not None
        painter, front = self._scoring, self.where.front
        scores = tuple(board.score for board in tableau.players)
        colours = [sitter.colour for sitter in view.sitters]
        hand = list(tableau.players[front].hand)
        for tile, count in enumerate(view.kept):
            hand[tile] -= count
        supply, sitter = tuple(tableau.supply), view.sitters[front]
        joker, chosen = tableau.joker, view.chosen
        score = scores[front]
        return [
            canvas.group("scoring", 0, lambda: flattened(painter.base(scoring))),
            canvas.group("track", 0, lambda: painter.track(scoring)),
            canvas.group("print", 0, lambda: painter.print(scoring)),
            canvas.group("rounds", tableau.round, lambda: painter.rounds(scoring, tableau)),
            canvas.group("supply", supply, lambda: painter.supply(scoring, supply)),
            canvas.group("cubes", scores, lambda: painter.cubes(scoring, scores, colours)),
            canvas.group("rack", sitter, lambda: self._rack.base(rack, sitter)),
            canvas.group("rack score", score, lambda: self._rack.score(rack, score)),
            canvas.group(
                "empty piles",
                tuple(count > 0 for count in hand),
                lambda: self._rack.carvings(rack, hand),
            ),
            canvas.group(
                "hand",
                (tuple(hand), joker, chosen),
                lambda: self._rack.piles(rack, hand, joker, chosen=chosen),
            ),
            canvas.group("kept", tuple(view.kept), lambda: self._kept(view.kept)),
        ]

    def _kept(self, kept: Sequence[int]) -> list[Sprite]:
        """The tiles on the corner spaces while they are chosen."""
        mat = self.layout.boards[0]
        assert isinstance(mat, StarMat)
        tiles = [tile for tile, count in enumerate(kept) for _ in range(count)]
        return [
            centred(self.pieces.tile(tile, round(corner.side), 0), corner.centre)
            for tile, corner in zip(tiles, mat.corners, strict=False)
        ]

    def _chrome(self, tableau: ShownTable, view: View) -> list[Group]:
        bar, prompt = self.layout.top_bar, view.prompt
        counts = tuple(tableau.bag), tuple(tableau.lid)
        look = tableau.round, tableau.joker, counts

        def words() -> list[Sprite]:
            return self._bar.prompt(
                self.layout.prompt,
                prompt.text,
                prompt.tiles,
                prompt.note,
                urgent=prompt.urgent,
            )

        return [
            self._canvas.group("bar", look, lambda: self._bar.bar(bar, tableau)),
            self._canvas.group("prompt", prompt, words),
        ]

    def focus(self, places: tuple[Shape, ...]) -> Group:
        """The rings around what the keyboard points at; they lie above buttons too."""
        return self._canvas.group(
            "focus", places, lambda: [focus(self.brush, place) for place in places]
        )

    def _marks(self, marks: Sequence[Shape]) -> list[Sprite]:
        return [mark(self.brush, place, LAST_MOVE) for place in marks]

    def _held(self, view: View) -> list[Sprite]:
        """The tiles that follow the pointer, fanned out."""
        tile, count = view.held
        unit = self.layout.unit
        ring = self.layout.ring
        rhombic = ring.rhombic
        size = round(max(ring.tile, 72 * unit if not rhombic else 50 * unit))
        sprites = []
        for n in range(min(count, len(_FAN))):
            dx, dy, angle = _FAN[n]
            picture = self.pieces.tile(
                tile,
                size,
                0 if rhombic else None,
                ground="air",
                take=n,
                angle=0 if rhombic else angle,
            )
            at = view.pointer[0] + (dx - 20) * unit, view.pointer[1] + (dy - 26) * unit
            sprites.append(centred(picture, at))
        fan = _FAN[: min(count, len(_FAN))]
        x, y = view.pointer[0] - 20 * unit, view.pointer[1] - 26 * unit
        if rhombic:
            at = x + max(dx for dx, _, _ in fan) * unit + size * 1.1, y
            return sprites + self._takers.carried(view.along, at, size, rhombic=True)
        # Beside the tiles it would seem to lie on the line below; so it hangs from their corner.
        dx, dy, _ = max(fan, key=lambda place: place[1])
        at = x + dx * unit - size * _HANGING, y + dy * unit + size * _HANGING
        return sprites + self._takers.carried(view.along, at, round(size * 0.62), rhombic=False)

    def held_places(self, count: int, pointer: Point) -> list[Shape]:
        """Where the held tiles are: flights begin there when they are let go."""
        unit, ring = self.layout.unit, self.layout.ring
        size = max(ring.tile, 72 * unit if not ring.rhombic else 50 * unit)
        places: list[Shape] = []
        for n in range(count):
            dx, dy, _ = _FAN[min(n, len(_FAN) - 1)]
            x, y = pointer[0] + (dx - 20) * unit, pointer[1] + (dy - 26) * unit
            if ring.rhombic:
                places.append(Rhombus(x, y, size, 0))
            else:
                places.append(Box(x - size / 2, y - size / 2, size, size))
        return places
