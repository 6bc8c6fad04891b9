"""The results: who won, where the points came from, the final boards, the course of the game."""

from collections.abc import Callable
from datetime import date

import pygame

from azul_desktop.coach.moments import moments
from azul_desktop.core.rules import Standing
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import BETWEEN
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.input import Input, KeyPressed, PointerPressed
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import GOLD_HI, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.results.celebration import Celebration
from azul_desktop.ui.scenes.results.course import paint_course
from azul_desktop.ui.scenes.results.enlarged import EnlargedScene
from azul_desktop.ui.scenes.results.explained import explaining
from azul_desktop.ui.scenes.results.fanfare import fanfare
from azul_desktop.ui.scenes.results.gallery import gallery_rooms, paint_gallery
from azul_desktop.ui.scenes.results.heading import (
    paint_caption,
    paint_heading,
    paint_quote,
    paint_speaker,
)
from azul_desktop.ui.scenes.results.moment_cards import MomentCard, paint_still
from azul_desktop.ui.scenes.results.offer import Offer
from azul_desktop.ui.scenes.results.outcome import Outcome
from azul_desktop.ui.scenes.results.picture_button import BoardButton, PictureButton
from azul_desktop.ui.scenes.results.places import (
    BESIDE,
    Places,
    least_width,
    page_bottom,
    places_below,
    places_beside,
)
from azul_desktop.ui.scenes.results.poster import poster_caption
from azul_desktop.ui.scenes.results.score_table import (
    PlayerColumn,
    paint_table,
    paint_totals,
    score_sheet,
)
from azul_desktop.ui.scenes.results.standing_words import player_column, seated, what_was_played
from azul_desktop.ui.scenes.results.victory import Victory
from azul_desktop.ui.table.paint.board_poster import board_poster
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.show.choreographer import PACES
from azul_desktop.ui.table.shown.seating import seat_names
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.widget import Widget

_POINTS, _BOARDS, _COURSE = "points", "boards", "course"
_PATIENCE = 0.5
"""So many seconds at most the light waits until the stills of the moments are painted."""
_ENDS_IT = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that do nothing else while the light comes: who wants to end it means no button."""
_BARS = 24
"""The room for scroll bars."""
_COUNTS, _FADES = 24, 5
"""In so many steps the sums are counted up, and words come."""


class ResultsScene(PageScene):
    """How a game ended."""

    name = "results"
    needs = designed = (BESIDE, 1080.0)

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session
        self.rules_of, self.rules_about = session.record.edition.id, Passage("scoring")
        self.outcome = outcome = Outcome(session)
        self.moments = moments(session.rules, session.steps, outcome.people)
        rules, shown = session.rules, ShownTable.of(session.rules, session.state)
        self._boards = shown.players
        self._side = rules.edition.board(rules.options.variant)
        self._theme = rules.edition.theme
        self._family = table_family(rules.edition)
        self._pieces = pieces_of(rules.edition, desk.images, desk.type, desk.looks)
        self._accents = accents_of(self._theme)
        self._sitters = seated(session, outcome.winners, desk.people)
        pace = 0.0 if desk.settings.reduce_motion else PACES[desk.settings.animation]
        self.celebration = Celebration(outcome.tone, pace)
        hero = self._sitters[outcome.hero]
        self.offer = Offer(desk, session, outcome.winners)
        self._victory = Victory(desk, self._theme, outcome.tone, hero, self.celebration)
        self._view = _POINTS
        self._page = Group([])
        self._canvas = Canvas()
        self._stills: dict[object, list[Sprite]] = {}
        self._since: float | None = None
        self._last = 0.0
        self._fresh = False
        """Whether a still was painted that nobody has seen."""
        self._wants_picture = False

    def retell(self) -> None:
        """Names and levels are written in the language of now."""
        self._sitters = seated(self.session, self.outcome.winners, self.desk.people)
        self.arrange()

    def enter(self) -> None:
        """The keyboard begins at Again; the first time one hears how the game ended."""
        if self._since is None:
            self._since = self._last = self.desk.clock()
            self.desk.audio.play(fanfare(self.outcome.tone, self._theme))
        if self.focused is None:
            self.focus(self.widget("button/again"))

    def leave(self) -> None:
        """What is still coming will be there when one comes back."""
        self.celebration.finish()
        super().leave()

    # The page.

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the parts need room below each other."""
        if wide >= BESIDE:
            return self.designed
        least = least_width(len(self._sitters))
        below = places_below(max(wide, least), self._seen, *self._told, self.offer.height)
        return least, page_bottom(below)

    @property
    def _told(self) -> tuple[int, bool]:
        """How many moments there are, and whether somebody speaks."""
        return len(self.moments), self.outcome.speaker is not None

    @property
    def _seen(self) -> tuple[float, float]:
        """What is seen at once of a page that scrolls, in logical pixels."""
        wide, high = (side / self.brush.unit - _BARS for side in self.desk.size)
        return wide, high

    def _places(self) -> Places:
        if self.wide >= BESIDE:
            found = places_beside(self.wide, self.high, *self._told)
        else:
            found = places_below(self.wide, self._seen, *self._told, self.offer.height)
        return found.at(self.box)

    def arrange(self) -> None:
        """What the winner built at the left, the points at the right, buttons below them."""
        self._pieces.forget(self.desk.looks)
        self._canvas.clear()
        places, hero = self._places(), self.outcome.hero
        picture, box = self._family.panel(
            self.brush, self._pieces, self._side, self._boards[hero].wall, places.panel
        )
        self._victory.arrange(self.brush, places, picture, box)
        self._lay_out(places)

    def _lay_out(self, places: Places) -> None:
        """The page with the view that was chosen."""
        brush, columns = self.brush, [self._column(one) for one in self.outcome.columns]
        boards: list[BoardButton] = []
        if self._view == _BOARDS:
            rooms = gallery_rooms(brush, places.sheet, len(columns))
            boards = [self._board(one, room) for one, room in zip(columns, rooms, strict=True)]
        sheet = self._sheet(places.sheet, columns, [board.box for board in boards])
        self._page = Group([*self._around(places), *sheet])
        panel = PictureButton("winner/board", self._victory.frame, self._show(self.outcome.hero))
        panel.hint = translate("Click to enlarge")
        rows, about = self.outcome.rows, self._family.passage_about
        told = self._view == _POINTS and explaining(brush, places.sheet, columns, rows, about)
        widgets = [*self._views(places), *(told or []), panel, *boards]
        self.replace_widgets([*widgets, *self._cards(places), *self._buttons(places)])

    def _around(self, places: Places) -> list[Sprite]:
        """All that is written beside the sheet."""
        brush, outcome = self.brush, self.outcome
        sprites = paint_heading(
            brush, places, outcome, what_was_played(self.session, outcome.tally.rounds)
        )
        sprites += paint_caption(brush, places.caption, outcome)
        if self.moments:
            title = translate("Moments")
            sprites.append(brush.label(title, Face.HEAD_BOLD, 26, GOLD_HI, places.heading, "left"))
        if outcome.speaker is not None:
            sitter = self._sitters[outcome.speaker]
            sprites += paint_speaker(brush, places.quote, sitter, outcome.tone, self._theme)
        return sprites + self.offer.paint(brush, places.offer)

    def _sheet(self, box: Box, columns: list[PlayerColumn], boards: list[Box]) -> list[Sprite]:
        """The large sheet: where the points came from, the boards, or how the scores grew."""
        brush, outcome = self.brush, self.outcome
        if self._view == _BOARDS:
            return paint_gallery(brush, box, columns, boards, outcome, self._theme)
        if self._view == _COURSE:
            best = [self._column(one) for one in outcome.standings]
            return paint_course(brush, box, best, outcome.tally, self._theme)
        layout = score_sheet(box, brush.unit, len(columns), len(outcome.rows))
        return paint_table(brush, layout, columns, outcome.rows, self._accents, self._theme)

    def _column(self, standing: Standing) -> PlayerColumn:
        return player_column(self.session, self._sitters[standing.player], standing)

    # What can be clicked.

    def _views(self, places: Places) -> list[Widget]:
        options = (
            Option(_POINTS, translate("Points")),
            Option(_BOARDS, translate("Boards")),
            Option(_COURSE, translate("Course of the game")),
        )
        return segmented(
            self.brush, "view", places.views, options, self._view, self._choose, size=21
        )

    def _choose(self, view: str) -> None:
        self._view = view
        self._canvas.clear()
        self._lay_out(self._places())

    def _board(self, place: PlayerColumn, room: Box) -> BoardButton:
        picture, box = self._family.board_picture(
            self.brush, self._pieces, self._side, self._boards[place.seat].wall, room
        )
        return BoardButton(f"player/{place.seat}/board", box, self._show(place.seat), picture)

    def _show(self, seat: int) -> Callable[[], None]:
        """What enlarges a final board."""
        covered = self._boards[seat].wall

        def paint(brush: Brush, room: Box) -> tuple[list[Sprite], Box]:
            return self._family.board_picture(brush, self._pieces, self._side, covered, room)

        score = next(one.score for one in self.outcome.standings if one.player == seat)

        def title() -> str:
            return f"{seat_names(self.session)[seat]}{BETWEEN}{score}"

        colour = self._sitters[seat].colour
        return lambda: self.desk.navigator.push(EnlargedScene(self.desk, paint, title, colour))

    def _cards(self, places: Places) -> list[MomentCard]:
        names = seat_names(self.session)
        cards = [
            MomentCard(number, box, self._watch(moment.step + 1), moment, names, self._theme)
            for number, (moment, box) in enumerate(zip(self.moments, places.moments, strict=True))
        ]
        stills = {self._still_key(card): card for card in cards}
        self._stills = {key: still for key, still in self._stills.items() if key in stills}
        for key, still in self._stills.items():
            stills[key].give(still)
        return cards

    def _watch(self, at: int) -> Callable[[], None]:
        return lambda: routes.over_watch(self.desk, self.session, at)

    def _still_key(self, card: MomentCard) -> object:
        """All that a still depends on."""
        return card.name, card.room(self.brush), self.desk.looks

    def _buttons(self, places: Places) -> list[Widget]:
        desk, session = self.desk, self.session
        again, watch, save, same, new, menu = places.buttons
        mine, tiles = self._family.save_words(), translate("Play it again with the same tiles")
        return [
            *self.offer.widgets(self.brush, places.offer),
            Button(
                "button/again",
                again,
                lambda: routes.play_again(desk, session),
                label=translate("Again"),
                icon="again",
                kind="primary",
                ground="wood",
                size=28,
                radius=14,
                glaze=self._accents.glaze,
            ),
            _button("watch", watch, translate("Watch"), "eye", self._watch(0)),
            _button("save", save, mine, "image", self._ask_for_picture),
            _button(
                "same", same, tiles, "seed", lambda: routes.play_again(desk, session, same=True)
            ),
            _button("new", new, translate("New game"), "plus", lambda: routes.to_setup(desk)),
            _button("menu", menu, translate("Menu"), "grid", lambda: routes.to_title(desk)),
        ]

    def key(self, event: KeyPressed) -> bool:
        """Escape leaves for the title screen."""
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
            return True
        return super().key(event)

    # Time.

    @property
    def animating(self) -> bool:
        """Whether the light is still coming."""
        return self.celebration.is_running

    def handle(self, event: Input) -> None:
        """A click or a key ends what is coming; a click means what it is on all the same."""
        if self.celebration.is_running and isinstance(event, KeyPressed | PointerPressed):
            self.celebration.finish()
            if isinstance(event, KeyPressed) and event.key in _ENDS_IT:
                return
        super().handle(event)

    def update(self, now: float) -> bool:
        """The light comes as soon as the stills are there."""
        seconds, self._last = now - self._last, now
        moving = super().update(now) or self._fresh
        self._fresh = False
        waits = self._bare_card() is not None and now - (self._since or now) < _PATIENCE
        return moving if waits else self.celebration.update(seconds) or moving

    def _bare_card(self) -> MomentCard | None:
        cards = (widget for widget in self.widgets if isinstance(widget, MomentCard))
        return next((card for card in cards if not card.is_whole), None)

    def prepare(self) -> bool:
        """The light, one still after the other; the picture to keep when the news is on screen."""
        if self._wants_picture:
            self._wants_picture = False
            self._save_picture()
        if self._victory.prepare():
            return True
        card = self._bare_card()
        if card is None:
            return super().prepare()
        room = card.room(self.brush)
        still, _ = paint_still(self.brush, self._pieces, self.session, card.moment, room)
        self._stills[self._still_key(card)] = still
        card.give(still)
        self._fresh = True
        return True

    def groups(self) -> list[Group]:
        """The table of the edition below everything."""
        page = [self._page, *self._victory.groups(), self._totals(), self._quote()]
        return [*self._victory.light(), *self.shown(*page), *self.widget_groups()]

    def _totals(self) -> Group:
        """The sums below the columns, if that is what is shown."""
        part = round(self.celebration.counted * _COUNTS) / _COUNTS

        def paint() -> list[Sprite]:
            columns = [self._column(one) for one in self.outcome.columns]
            box, u = self._places().sheet, self.brush.unit
            layout = score_sheet(box, u, len(columns), len(self.outcome.rows))
            return paint_totals(self.brush, layout, columns, self._accents.strong, part)

        return self._canvas.group(
            "totals", (self._view, part), paint if self._view == _POINTS else list
        )

    def _quote(self) -> Group:
        part = round(self.celebration.words * _FADES) / _FADES
        outcome = self.outcome

        def paint() -> list[Sprite]:
            box = self._places().quote
            return paint_quote(self.brush, box, outcome.quote, outcome.tone, part)

        return self._canvas.group("quote", part, paint if outcome.speaker is not None else list)

    # The picture to keep.

    def _ask_for_picture(self) -> None:
        self.desk.navigator.say(translate("The picture is being painted…"))
        self._wants_picture = True

    def _save_picture(self) -> None:
        """The board of the first person, or of the winner where only bots played."""
        outcome, desk, session = self.outcome, self.desk, self.session
        player = outcome.people[0] if outcome.people else outcome.hero
        caption = poster_caption(session, outcome, self._sitters[player], date.today())
        covered = self._boards[player].wall
        picture = board_poster(desk.assets, desk.looks, session.rules, covered, caption)
        desk.album.keep(picture, f"wall-{session.record.edition.id}")


def _button(name: str, box: Box, label: str, icon: str, action: Callable[[], None]) -> Button:
    """One of the buttons beside the first."""
    return Button(
        f"button/{name}", box, action, label=label, icon=icon, ground="wood", size=24, radius=14
    )
