"""The results: who won, where the points came from, the final boards, the course of the game."""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

import pygame

from azul_desktop.coach.families import coach_of
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rules import Standing
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.session.tally import tally
from azul_desktop.ui.botnames import BETWEEN, bot_level
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.chart import Series, score_chart
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import CREAM2, GOLD_HI, INK, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.results.enlarged import BoardButton, EnlargedScene
from azul_desktop.ui.scenes.results.score_rows import score_rows
from azul_desktop.ui.scenes.results.score_table import (
    PlayerColumn,
    paint_table,
    score_sheet,
    signed,
)
from azul_desktop.ui.scenes.wording import day_in_words, ordinal, variant_name
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.table.paint.board_poster import Caption, board_poster
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.token import token
from azul_desktop.ui.widgets.widget import Widget

_BESIDE = 1720.0
"""A narrower page has its parts below each other."""
_LABELS, _COLUMN = 304, 148
"""The table's labels with its margins, and the narrowest column of a player."""
_TABLE, _CHART = 804, 520
"""How high the parts of a narrow page are."""


class Parts(NamedTuple):
    """The parts of the page in logical pixels: the table, the chart and four buttons."""

    table: Box
    chart: Box
    buttons: tuple[Box, Box, Box, Box]


class ResultsScene(PageScene):
    """How a game ended."""

    name = "results"
    needs = designed = (_BESIDE, 1080.0)

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session
        self.rules_of = session.record.edition.id
        rules, state = session.rules, session.state
        self.tally = tally(session.first, session.steps, len(session.record.seats))
        self.standings = sorted(
            rules.standings(state), key=lambda standing: (standing.rank, standing.player)
        )
        self._colours = seat_colours(session.record.seats)
        self.rows = score_rows(coach_of(rules), self.tally)
        self._boards = ShownTable.of(rules, state).players
        self._pieces = pieces_of(rules.edition, desk.images, desk.type, desk.looks)
        self._accents = accents_of(rules.edition.theme)
        self._page = Group([])
        self._wants_picture = False

    def enter(self) -> None:
        """The keyboard begins at Again."""
        if self.focused is None:
            self.focus(self.widget("button/again"))

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the parts need room below each other."""
        if wide >= _BESIDE:
            return self.designed
        least = _LABELS + _COLUMN * len(self.standings) + 32
        return least, self._parts_below(max(wide, least)).buttons[-1].bottom + 32

    def arrange(self) -> None:
        """The table at the left, the chart at the right, buttons below them."""
        self._pieces.forget(self.desk.looks)
        beside = self.wide >= _BESIDE
        parts = self._parts_beside() if beside else self._parts_below(self.wide)
        table = score_sheet(
            self.box(*parts.table), self.brush.unit, len(self.standings), len(self.rows)
        )
        places = [self._place(standing) for standing in self.standings]
        caption = translate("Final boards")
        self._page = Group(
            [
                *(self._heading() if beside else self._heading_in_lines()),
                *paint_table(self.brush, table, places, self.rows, caption, self._accents),
                *self._chart(self.box(*parts.chart), places),
            ]
        )
        boards = [
            self._board_button(place, room)
            for place, room in zip(places, table.pictures, strict=True)
        ]
        self.replace_widgets([*boards, *self._buttons(parts)])

    def _parts_beside(self) -> Parts:
        """The table at the left, the chart at the right, buttons in a row below them."""
        share = 0.625 if len(self.standings) < 4 else 0.66
        width = (self.wide - 128) * share
        high = self.high - 276
        left, right = 48.0, 80 + width
        y, gap = self.high - 128, 24
        half = (width - gap) / 2
        rest = self.wide - 48 - right - gap
        wide = rest * 0.575
        return Parts(
            Box(left, 116, width, high),
            Box(right, 116, self.wide - 48 - right, high),
            (
                Box(left, y, half, 80),
                Box(left + half + gap, y, half, 80),
                Box(right, y, wide, 80),
                Box(right + wide + gap, y, rest - wide, 80),
            ),
        )

    def _parts_below(self, wide: float) -> Parts:
        """The table, the chart and two rows of buttons, one below the other."""
        table = Box(16, 160, wide - 32, _TABLE)
        chart = Box(16, table.bottom + 24, table.w, _CHART)
        first, second = chart.bottom + 24, chart.bottom + 24 + 96
        half = (table.w - 16) / 2
        right = 32 + half
        return Parts(
            table,
            chart,
            (
                Box(16, first, half, 80),
                Box(right, first, half, 80),
                Box(16, second, half, 80),
                Box(right, second, half, 80),
            ),
        )

    def _place(self, standing: Standing) -> PlayerColumn:
        seat = self.session.record.seats[standing.player]
        number, rank = standing.player, ordinal(standing.rank)
        about: tuple[str, ...] = (rank,)
        if seat.kind != HUMAN:
            played = bot_level(seat.kind)
            level = played.partition(BETWEEN)[0]
            about = f"{rank}{BETWEEN}{played}", f"{rank}{BETWEEN}{level}", rank
        won = standing.rank == 1
        return PlayerColumn(number, self._colours[number], seat.name, about, won, standing.score)

    @property
    def _facts(self) -> str:
        """What was played."""
        record = self.session.record
        return " · ".join(
            [
                record.edition.name,
                variant_name(record.rules.options.variant),
                translate_count("{n} round", "{n} rounds", self.tally.rounds),
            ]
        )

    def _heading_in_lines(self) -> list[Sprite]:
        """Who won above what was played, in a narrow page."""
        brush, room = self.brush, self.wide - 112
        return [
            brush.icon("crown", 60, GOLD_HI, self.box(16, 27, 60, 60).centre),
            *heading(brush, self.verdict, self.box(96, 22, room, 72), 50),
            brush.label(
                self._facts, Face.TEXT, 22, CREAM2, self.box(16, 100, room + 80, 48), "left"
            ),
        ]

    def _heading(self) -> list[Sprite]:
        brush = self.brush
        line = brush.label(
            self._facts,
            Face.TEXT,
            22,
            CREAM2,
            self.box(self.wide / 2, 34, self.wide / 2 - 48, 48),
            "right",
        )
        room = line.x / brush.unit - 128 - 40
        return [
            brush.icon("crown", 60, GOLD_HI, self.box(48, 27, 60, 60).centre),
            *heading(brush, self.verdict, self.box(128, 22, room, 72), 50),
            line,
        ]

    @property
    def verdict(self) -> str:
        """Who won, in one sentence."""
        seats = self.session.record.seats
        winners = [seats[one.player].name for one in self.standings if one.rank == 1]
        if len(winners) > 1:
            names = translate("{names} and {last}", names=", ".join(winners[:-1]), last=winners[-1])
            return translate("{names} share the win", names=names)
        lead = self.standings[0].score - self.standings[1].score
        if not lead:
            return translate("{name} wins with more complete rows", name=winners[0])
        return translate_count(
            "{name} wins by {n} point", "{name} wins by {n} points", lead, name=winners[0]
        )

    def _chart(self, box: Box, places: list[PlayerColumn]) -> list[Sprite]:
        u = self.brush.unit
        sprites = panels.board(self.brush, box)
        title = Box(box.x + 32 * u, box.y + 20 * u, box.w - 64 * u, 44 * u)
        score = translate("Score by round")
        sprites.append(self.brush.label(score, Face.HEAD_BOLD, 28, INK, title, "left"))
        sprites += self._legend(Box(title.x, title.bottom + 10 * u, title.w, 32 * u), places)
        series = [
            Series(place.colour, self.tally.players[place.seat].scores_by_round) for place in places
        ]
        plot = Box(box.x + 24 * u, box.y + 140 * u, box.w - 32 * u, box.h - 156 * u)
        return sprites + score_chart(self.brush, plot, series)

    def _legend(self, box: Box, places: list[PlayerColumn]) -> list[Sprite]:
        """Token and name of every player side by side, close together where names are long."""
        brush, u = self.brush, self.brush.unit
        names = [brush.type.width(place.name, Face.SEMI, brush.px(20)) for place in places]
        gap = min((box.w - sum(names)) / len(places), 66 * u)
        widths = [name + gap for name in names]
        if gap < 46 * u:
            widths = [box.w / len(places)] * len(places)
        sprites: list[Sprite] = []
        x = box.x
        for place, width in zip(places, widths, strict=True):
            sprites += token(brush, place.colour, 24, (x + 13 * u, box.centre[1] + u))
            name = Box(x + 34 * u, box.y, width - 42 * u, box.h)
            sprites.append(brush.label(place.name, Face.SEMI, 20, INK, name, "left"))
            x += width
        return sprites

    def _board_button(self, place: PlayerColumn, room: Box) -> BoardButton:
        rules = self.session.rules
        board = rules.edition.board(rules.options.variant)
        covered = self._boards[place.seat].wall

        def enlarge() -> None:
            title = f"{place.name} · {place.total}"
            self.desk.navigator.push(
                EnlargedScene(self.desk, self._pieces, board, covered, title, place.colour)
            )

        name = f"player/{place.seat}/board"
        return BoardButton(name, room, enlarge, self.brush, self._pieces, board, covered)

    def _buttons(self, parts: Parts) -> list[Widget]:
        desk = self.desk
        again, new, save, menu = (self.box(*place) for place in parts.buttons)
        mine = table_family(self.session.record.edition).save_words()
        return [
            Button(
                "button/again",
                again,
                lambda: routes.play_again(desk, self.session),
                label=translate("Again"),
                icon="again",
                kind="primary",
                ground="wood",
                size=30,
                radius=14,
                glaze=self._accents.glaze,
            ),
            _button("new", new, translate("New game"), "plus", lambda: routes.to_setup(desk)),
            _button("save", save, mine, "image", self._ask_for_picture),
            _button("menu", menu, translate("Menu"), "grid", lambda: routes.to_title(desk)),
        ]

    def _ask_for_picture(self) -> None:
        self.desk.navigator.say(translate("The picture is being painted…"))
        self._wants_picture = True

    def prepare(self) -> bool:
        """The picture takes a moment: it is painted when the news of it is on screen."""
        if self._wants_picture:
            self._wants_picture = False
            self._save_picture()
        return super().prepare()

    def _save_picture(self) -> None:
        """The board of the first person, or of the winner where only bots played."""
        record, rules = self.session.record, self.session.rules
        people = [seat for seat, who in enumerate(record.seats) if who.kind == HUMAN]
        player = people[0] if people else self.standings[0].player
        standing = next(one for one in self.standings if one.player == player)
        place = translate(
            "{place} of {players}", place=ordinal(standing.rank), players=len(record.seats)
        )
        facts = f"{variant_name(rules.options.variant)} · {place}"
        caption = Caption(
            self._colours[player],
            record.seats[player].name,
            standing.score,
            tuple((row.label, signed(row.points[player])) for row in self.rows),
            (record.edition.name, facts, day_in_words(date.today())),
        )
        desk, board = self.desk, self._boards[player]
        picture = board_poster(desk.assets, desk.looks, rules, board.wall, caption)
        desk.album.keep(picture, f"wall-{record.edition.id}")

    def key(self, event: KeyPressed) -> bool:
        """Escape leaves for the title screen."""
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
            return True
        return super().key(event)

    def groups(self) -> list[Group]:
        """The table of the edition below everything."""
        table = self.desk.backdrop(f"{self.session.record.edition.theme}/table")
        return [table, *self.shown(self._page), *self.widget_groups()]


def _button(name: str, box: Box, label: str, icon: str, action: Callable[[], None]) -> Button:
    """One of the buttons beside the first."""
    return Button(
        f"button/{name}", box, action, label=label, icon=icon, ground="wood", size=26, radius=14
    )
