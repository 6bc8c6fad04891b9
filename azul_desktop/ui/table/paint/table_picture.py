"""The whole table as groups of sprites, for what is seen on it and what the player is about."""

import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from azul_desktop.coach.coach import Coach
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.anim.easing import ease_in_out
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import LAST_MOVE
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.screen import Frame
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.layout.top_bar import BUTTONS
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.outlines import focus
from azul_desktop.ui.table.paint.raised_board import on_its_way
from azul_desktop.ui.table.paint.rearranging import Rearranging
from azul_desktop.ui.table.paint.show_painter import mark
from azul_desktop.ui.table.paint.table_parts import Painters, TableParts, View
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_GLIDE = 90
"""From so far above the next board glides to the front."""
_LARGE = 4_000_000
"""More pixels than these cannot all move sixty times a second."""
_FOLLOWING = 0.04
"""So far the board in front has come, for each of the others, when that one changes: a frame."""
_ENDED = object()


class TablePicture:
    """Paints one game; `arrange` fits it to the window as it is then."""

    def __init__(
        self,
        desk: Desk,
        rules: Rules,
        players: int,
        front: int,
        *,
        drafting: bool,
        frame: Callable[[], Frame] | None = None,
        buttons: tuple[str, ...] = BUTTONS,
    ) -> None:
        """`frame` says where the table stands, if it has not the whole window.

        `buttons` are those of the top bar where it has.
        """
        self._desk = desk
        self._frame = frame
        self._buttons = buttons
        self._rules = rules
        self._players = players
        self.family = table_family(rules.edition)
        self.pieces = pieces_of(rules.edition, desk.images, desk.type, desk.looks)
        self.accents = accents_of(rules.edition.theme)
        self._canvas = Canvas()
        self._layouts: dict[Hashable, TableLayout] = {}
        self._all_painters: dict[int, Painters] = {}
        """One for each layout, so that what was painted for it is there when it comes back."""
        self._warm_since = -1
        self._behind: dict[Painters, dict[int, list[Group]]] = {}
        """The boards behind the one in front by their slots, as each layout showed them last."""
        self._last: tuple[ShownTable, object, list[Group]] | None = None
        """What lay on the table when it was last looked at, and all that it depended on."""
        self._moving: Rearranging | None = None
        self._left: Painters | None = None
        """The painters of the layout from which the table is moving."""
        self.drafting = drafting
        self.where = SeatedLayout(self._layout(drafting=drafting), front)
        self.painters = self._painters_now()

    def arrange(self, front: int, *, drafting: bool) -> None:
        """Lay the table out for the window as it is now; what still fits is kept."""
        layout = self._layout(drafting=drafting)
        self.drafting = drafting
        self.where = SeatedLayout(layout, front)
        self.painters = self._painters_now()
        if self.family.lays_out_anew:
            self._layout(drafting=not drafting)  # needed soon, and no short work

    def _painters_now(self) -> Painters:
        return self._painters_of(self.layout)

    def _painters_of(self, layout: TableLayout) -> Painters:
        """Painters for the scale of a layout."""
        rules = self._rules
        if id(layout) not in self._all_painters:
            brush = self._desk.brush.at_scale(layout.text, layout.text * 100 / layout.scale)
            board = rules.edition.board(rules.options.variant)
            easel = Easel(layout, board, self.pieces, brush, self.accents)
            self._all_painters[id(layout)] = Painters(
                easel, rules, self._canvas, drafting=self.drafting
            )
        return self._all_painters[id(layout)]

    def forget(self) -> None:
        """The window has another size, or things are to look otherwise: paint everything anew."""
        self.pieces.forget(self._desk.looks)
        self.arrive()
        self._canvas.clear()
        self._all_painters.clear()
        self._layouts.clear()
        self._warm_since = -1
        self._behind.clear()
        self._last = None
        self.where = SeatedLayout(self._layout(drafting=self.drafting), self.where.front)
        self.painters = self._painters_now()

    def retell(self) -> None:
        """Write everything anew in the language of now; whatever is on its way goes on."""
        if self._desk.looks != self.pieces.looks:  # the letters on tiles
            self.pieces.forget(self._desk.looks)
        self._canvas.clear()
        self._all_painters.clear()
        self._layouts.clear()
        self._warm_since = -1
        self.arrange(self.where.front, drafting=self.drafting)
        if self._left is not None:
            self._left = self._painters_of(self._layout(drafting=not self.drafting))

    def paint_one(self, shown: ShownTable, view: View) -> bool:
        """Paint one more part of a table that is not seen yet; whether others are left."""
        return self._canvas.paint_one(lambda: self.groups(shown, view))

    # From one half of a round to the other.

    @property
    def cold(self) -> bool:
        """Whether something of the other half of a round would have to be painted when it begins.

        Whatever was painted since may look different there, too.
        """
        return self.family.lays_out_anew and self._warm_since != self._canvas.painted

    def warm_for(self, seconds: float, shown: ShownTable, view: View) -> None:
        """Paint parts of it as long as there is time."""
        began = time.perf_counter()
        while self.cold and time.perf_counter() - began < seconds:
            self.warm(shown, view)

    def warm(self, shown: ShownTable, view: View) -> None:
        """Paint one more part of the layout that is not seen yet, so that it is there at once."""
        still = View(view.sitters, view.active, view.prompt)
        with self.in_half(drafting=not self.drafting):
            if next(self.painters.ahead, _ENDED) is _ENDED:
                left = self._canvas.paint_one(lambda: self.groups(shown, still))
                self._warm_since = -1 if left else self._canvas.painted

    @contextmanager
    def in_half(self, *, drafting: bool) -> Iterator[None]:
        """For a moment, be laid out for one of the halves of a round; nobody sees it."""
        front, now = self.where.front, self.drafting
        self.arrange(front, drafting=drafting)
        try:
            yield
        finally:
            self.arrange(front, drafting=now)

    def rearrange(self, pace: float) -> None:
        """The layout is about to change: let its parts move to their places."""
        self._left = self.painters
        w, h = self._desk.size
        self._moving = Rearranging(pace, back=not self.drafting, large=w * h > _LARGE)

    @property
    def is_moving(self) -> bool:
        """Whether parts of the table are on their way to their places."""
        return self._moving is not None

    def move(self, seconds: float) -> bool:
        """Let time pass; whether the table was being rearranged."""
        if self._moving is None:
            return False
        self._moving.update(seconds)
        if self._moving.is_over:
            self.arrive()
        return True

    def arrive(self) -> bool:
        """Let all parts be in their places at once; whether they were on their way."""
        moved = self._moving is not None
        self._moving = self._left = None
        return moved

    @property
    def layout(self) -> TableLayout:
        """Where everything is now."""
        return self.where.layout

    @property
    def easel(self) -> Easel:
        """What the painters of this layout work with."""
        return self.painters.easel

    @property
    def brush(self) -> Brush:
        """The brush at the scale of the table."""
        return self.easel.brush

    @property
    def board_painter(self) -> BoardPainter[Any]:
        """What paints the player boards."""
        return self.painters.board

    def decision_painter(self, coach: Coach, state: State, hand: Hand) -> DecisionPainter:
        """What shows the choices of the player in front."""
        return self.family.decision_painter(self.easel, self.where, coach, state, hand)

    def _layout(self, *, drafting: bool) -> TableLayout:
        """Kept, because the boards change places with every turn and the layout does not."""
        drafting = drafting or not self.family.lays_out_anew
        frame = None if self._frame is None else self._frame()
        size, scale = self._desk.size, self._desk.settings.ui_scale
        if frame is not None:
            scale = frame.scale
        counted = self._desk.settings.colour_counts == "always"
        key = size, scale, drafting, counted, frame
        if key not in self._layouts:
            rules = self._rules
            self._layouts[key] = table_layout(
                self.family, rules.edition, rules.options.variant, self._players, size, scale,
                drafting, counted, frame, self._buttons,
            )  # fmt: skip
        return self._layouts[key]

    def groups(self, shown: ShownTable, view: View) -> list[Group]:
        """The whole picture, from back to front."""
        return self.lying(shown, view) + self.aloft(view)

    def lying(self, shown: ShownTable, view: View) -> list[Group]:
        """The table and what lies on it, with what can be done there."""
        groups = [self._desk.backdrop(f"{self._rules.edition.theme}/table")]
        groups += self._on_it(shown, view)
        groups += self._chrome(shown, view)
        marks = tuple(view.marks) if self._moving is None else ()
        groups.append(self.painters.chrome.group("marks", marks, lambda: self._marks(marks)))
        if view.over is not None:
            over = view.over if self._moving is None else self._moving.coming(view.over)
            groups.append(over)
        return groups

    def aloft(self, view: View) -> list[Group]:
        """What is on its way, and what is held."""
        groups = []
        if view.acts:
            groups.append(Group(self.painters.shows.sprites(list(view.acts), view.now)))
        if view.held[1]:
            held = self.painters.held.sprites(*view.held, view.along, view.pointer)
            groups.append(Group(held))
        return groups

    def _on_it(self, shown: ShownTable, view: View) -> list[Group]:
        """What lies on the table; most frames change nothing of it, and need not look for it."""
        if self._moving is not None or view.slide or not self._canvas.paints_all:
            return self._parts(shown, view)
        moods = [sitter.mood for sitter in view.sitters]
        held = view.lifted, view.kept, view.veil
        seen = (shown.changes, self.where, view.active, held, view.sitters, moods)
        last = self._last
        if last is None or last[0] is not shown or last[1] != seen:
            last = self._last = shown, seen, self._parts(shown, view)
        return last[2]

    def _parts(self, shown: ShownTable, view: View) -> list[Group]:
        """Discs, boards, and what else lies there; some of them on their way."""
        here, old, moving = self.painters, self._left, self._moving
        parts = TableParts(shown, view, self.where)
        groups = parts.sources(here)
        if moving is not None and old is not None:
            groups = moving.in_pieces("ring", parts.sources(old), groups)
        mats, scoring = self._boards(parts, view.slide), parts.scoring(here)
        if view.veil is not None:
            return [*groups, *scoring, view.veil, *mats, *parts.rack(here)]
        if moving is not None and old is not None:
            scoring = moving.whole("scoring", "scoring", parts.scoring(old), scoring)
        return groups + mats + scoring + parts.rack(here)

    def _boards(self, parts: TableParts, slide: float) -> list[Group]:
        """The board in front, which may glide there, and those behind it."""
        here = self.painters
        mats = self._board(parts, 0)
        if slide:
            up = -round(ease_in_out(slide) * self.brush.px(_GLIDE))
            raised = on_its_way(here.mats[0], self.brush, self.layout.boards[0].box, 1 - slide)
            mats = [group.moved(0, up) for group in (raised[0], *mats, raised[1])]
        behind = self._behind.setdefault(here, {})
        for slot in range(1, len(self.layout.boards)):
            # Those behind follow one by one, when what can be done now is known: all at once
            # would take too long for a frame.
            if slot not in behind or slide <= 1 - (slot + 1) * _FOLLOWING:
                behind[slot] = self._board(parts, slot)
            mats += behind[slot]
        return mats

    def _board(self, parts: TableParts, slot: int) -> list[Group]:
        """One board, perhaps on its way from one layout to the other."""
        here, old, moving = self.painters, self._left, self._moving
        mats = parts.board(here, slot)
        if moving is None or old is None or old.mats[slot] is here.mats[slot]:
            return mats
        return moving.whole("board", f"board {slot}", parts.board(old, slot), mats)

    def _chrome(self, shown: ShownTable, view: View) -> list[Group]:
        bar, prompt = self.layout.top_bar, view.prompt
        painter, canvas = self.painters.bar, self.painters.chrome
        counts = tuple(shown.bag), tuple(shown.lid)
        look = shown.round, shown.joker, counts
        return [
            canvas.group("bar", look, lambda: painter.bar(bar, shown)),
            canvas.group("prompt", prompt, lambda: painter.prompt(self.layout.prompt, prompt)),
        ]

    def focus(self, places: tuple[Shape, ...]) -> Group:
        """The rings around what the keyboard points at; they lie above buttons too."""
        return self.painters.chrome.group(
            "focus", places, lambda: [focus(self.brush, place) for place in places]
        )

    def _marks(self, marks: Sequence[Shape]) -> list[Sprite]:
        return [mark(self.brush, place, LAST_MOVE) for place in marks]

    def held_places(self, count: int, pointer: Point) -> list[Shape]:
        """Where the held tiles are: flights begin there when they are let go."""
        return self.painters.held.places(count, pointer)
