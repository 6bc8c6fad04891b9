"""Statistics: what the finished games of the library say about a person, or about everybody."""

from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from azul_desktop.coach.families import coach_of
from azul_desktop.core.edition import Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.events import Reason
from azul_desktop.core.families import build
from azul_desktop.geometry import Box
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.library.filters import Filter
from azul_desktop.library.players import Player
from azul_desktop.library.statistics.scope import Scope
from azul_desktop.library.statistics.summary import has_any, people_with_games
from azul_desktop.library.statistics.table import csv_table
from azul_desktop.library.store import Store
from azul_desktop.paths import user_games
from azul_desktop.ui.boardpicture import BoardPictures
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, Passage
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.photo import write_new
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.library_head import head_height, library_head
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.statistics import empty
from azul_desktop.ui.scenes.statistics.beside import Beside
from azul_desktop.ui.scenes.statistics.course import paint_course
from azul_desktop.ui.scenes.statistics.filters import Chosen, filter_widgets
from azul_desktop.ui.scenes.statistics.glance import paint_glance
from azul_desktop.ui.scenes.statistics.ladder import paint_ladder
from azul_desktop.ui.scenes.statistics.plan import LEAST, Plan, plan_of
from azul_desktop.ui.scenes.statistics.reading import Reading, read
from azul_desktop.ui.scenes.statistics.score_lines import name_of, score_lines
from azul_desktop.ui.scenes.statistics.scores import paint_scores
from azul_desktop.ui.scenes.statistics.sources import paint_sources
from azul_desktop.ui.scenes.statistics.walls import BestBoard, best_walls, paint_walls
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget


class StatisticsScene(PageScene):
    """Filters above, six panels below; everything on the page is of the games that were chosen."""

    name = "statistics"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.rules_of, self.rules_about = "", Passage(LIBRARY_KEYS, "statistics")
        self._pictures = BoardPictures(desk)
        self._figures: Beside[Reading] = Beside(desk.library)
        self._exports: Beside[Path] = Beside(desk.library)
        self._reading: Reading | None = None
        self._ground = Group([])
        self._people: list[Player] = []
        self._is_empty = True
        self.chosen = Chosen()
        try:
            self._look_around()
        except UserError as error:
            desk.navigator.say(explain(error))
        self._ask()

    def _look_around(self) -> None:
        """Who is there, and whether there are games; who played last is shown first."""
        library = self.desk.library
        self._people = library.players.all()
        self._is_empty = not has_any(library.store)
        played = people_with_games(library.store)
        self.chosen = Chosen(next((one.uid for one in self._people if one.id in played), ""))

    # The figures.

    def _ask(self) -> None:
        """Have the figures of what was chosen looked up."""
        if not self._is_empty:
            self._figures.ask(partial(read, scope=self._scope, reasons=self._reasons))
            self._take()

    @property
    def _scope(self) -> Scope:
        return self.chosen.scope(self._people, datetime.now().astimezone())

    def _reasons(self, edition_id: str) -> tuple[Reason, ...]:
        edition = self.desk.catalogue.find(edition_id)
        if edition is None:
            return tuple(Reason)
        return coach_of(build(edition, Options(edition.variant_names[0]))).sources

    def _take(self) -> bool:
        """Take what was found; whether there is anything new."""
        found = self._figures.take()
        if isinstance(found, UserError):
            self.desk.navigator.say(explain(found))
        elif found is not None:
            self._reading = found
        return found is not None

    def choose(self, chosen: Chosen) -> None:
        """Show other games."""
        self.chosen = chosen
        self._ask()
        self.arrange()

    def update(self, now: float) -> bool:
        """What was read or written beside the window has come."""
        if self._take():
            self.arrange()
        self._tell_export()
        return super().update(now)

    def prepare(self) -> bool:
        """Look up the boards of the best games, one at a time."""
        for widget in self.widgets:
            if isinstance(widget, BestBoard) and not widget.is_known:
                widget.look_up()
                self.desk.navigator.show_anew()
                return True
        return super().prepare()

    # The page.

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window panels stand below each other."""
        wide = max(wide, LEAST)
        if self._is_empty:
            return LEAST, self._top(wide) + empty.SIZE[1] + 96
        return LEAST, plan_of(wide, self._top(wide)).bottom

    def _top(self, wide: float) -> float:
        edge = plan_of(wide, 0).left
        return head_height(self.brush, "statistics", wide - 2 * edge) - 4

    def arrange(self) -> None:
        """The head, then filters and panels, or what to do where there are no games."""
        plan = plan_of(self.wide, self._top(self.wide), self.high)
        head = library_head(self, "statistics", plan.left, plan.across)
        if self._is_empty:
            sprites, widgets = self._nothing(plan)
        else:
            sprites, widgets = self._page(plan)
        self._ground = Group([*head.sprites, *sprites])
        self.replace_widgets([*head.widgets, *widgets])

    def _nothing(self, plan: Plan) -> tuple[list[Sprite], list[Widget]]:
        high, wide = empty.SIZE[1], min(empty.SIZE[0], plan.across)
        top = self._top(self.wide)
        y = top + max(24.0, (self.high - top - high) / 2 - 40)
        sheet = Box((self.wide - wide) / 2, y, wide, high)
        button = Button(
            "button/new-game",
            self.box(
                (self.wide - empty.BUTTON[0]) / 2,
                sheet.bottom - 36 - empty.BUTTON[1],
                *empty.BUTTON,
            ),
            partial(routes.to_setup, self.desk),
            label=translate("New game"),
            icon="play",
            kind="primary",
            size=28,
        )
        return empty.paint_empty(self.brush, self.box(*sheet)), [button]

    def _page(self, plan: Plan) -> tuple[list[Sprite], list[Widget]]:
        editions = list(self.desk.catalogue.editions.values())
        filters, lists = filter_widgets(
            self, plan.filters, self.chosen, self._people, editions, self.choose
        )
        export = Button(
            "button/export-csv",
            self.box(*plan.export),
            self.export,
            label=translate("Export as CSV"),
            icon="export",
            ground="wood",
            size=21,
        )
        export.hint = translate("A table of these games for other programs, a row for each seat")
        export.enabled = self._reading is not None
        sprites, walls = self._panels(plan) if self._reading is not None else ([], [])
        return sprites, [*filters, *walls, export, *lists]

    def _panels(self, plan: Plan) -> tuple[list[Sprite], list[Widget]]:
        assert self._reading is not None
        reading, brush, desk = self._reading, self.brush, self.desk
        found, whose = reading.statistics, self._person(reading.scope.player)
        boxes = {name: self.box(*box) for name, box in plan.panels.items()}
        edition = name_of(desk.catalogue, reading.edition)
        pictures, walls = paint_walls(
            desk, brush, boxes["walls"], best_walls(desk, found), self._pictures
        )
        ladder, steps = paint_ladder(brush, boxes["ladder"], whose, found, self._show_level)
        return [
            *paint_glance(brush, boxes["glance"], whose, found),
            *pictures,
            *ladder,
            *paint_course(brush, boxes["course"], found.recent(reading.edition), edition),
            *paint_scores(brush, boxes["scores"], score_lines(desk.catalogue, reading)),
            *paint_sources(brush, boxes["sources"], reading.sources, edition),
            brush.label(self._note(reading), Face.TEXT, 20, CREAM, self.box(*plan.note), "left"),
        ], [*walls, *steps]

    def _show_level(self, level: str) -> None:
        """Show the games against bots of a level, of the same person and edition."""
        scope = self._scope
        wanted = Filter("finished", scope.edition, scope.player, level)
        routes.to_games(self.desk, wanted=wanted)

    def _person(self, number: int | None) -> Player | None:
        return next((one for one in self._people if one.id == number), None)

    @staticmethod
    def _note(reading: Reading) -> str:
        """What stays out of the numbers."""
        found, said = reading.statistics, []
        if found.practice:
            said.append(
                translate_count(
                    "{n} game of practice is not counted: its next tiles were known.",
                    "{n} games of practice are not counted: their next tiles were known.",
                    found.practice,
                )
            )
        if found.bots_only:
            said.append(
                translate_count(
                    "{n} game that only bots played is not counted.",
                    "{n} games that only bots played are not counted.",
                    found.bots_only,
                )
            )
        return " ".join(said)

    def groups(self) -> list[Group]:
        """The wood, the panels and the widgets."""
        return [
            self.desk.backdrop("azulejo/table"),
            *self.shown(self._ground),
            *self.widget_groups(),
        ]

    def key(self, event: KeyPressed) -> bool:
        """Esc goes back to the title."""
        if super().key(event):
            return True
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
            return True
        return False

    # The table for other programs.

    def export(self) -> None:
        """Write the games that were chosen as CSV, never over another file."""
        folder, scope = user_games(), self._scope

        def work(store: Store) -> Path:
            data = csv_table(store, scope).encode("utf-8-sig")
            stem = f"games-{datetime.now():%Y-%m-%d-%H-%M-%S}"
            try:
                return write_new(folder, stem, data, ".csv")
            except OSError as error:
                why = error.strerror or error
                raise UserError("The table cannot be written: {why}", why=why) from None

        self._exports.ask(work)
        self._tell_export()

    def _tell_export(self) -> None:
        found = self._exports.take()
        if isinstance(found, UserError):
            self.desk.navigator.say(explain(found))
        elif found is not None:
            self.desk.navigator.say(translate("Saved to {path}", path=found))
