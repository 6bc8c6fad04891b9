"""What has been chosen for a new game, and whether it goes together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from azul_desktop.bots.characters import Character
from azul_desktop.bots.levels import (
    LEVELS,
    PERSONALITIES,
    RANDOM,
    USUAL,
    Level,
    Personality,
    level_of,
)
from azul_desktop.bots.spec import EXTERNAL, Spec, parse_spec
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.i18n import translate, translate_count, translate_in
from azul_desktop.languages.editions import edition_name
from azul_desktop.library.players import Player
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.storage.engines import Engine
from azul_desktop.storage.lastsetup import (
    BOT,
    OFF,
    SEATS,
    LastSetup,
    SeatChoice,
    last_setup_file,
    setup_of,
    values_of,
)
from azul_desktop.ui.botnames import players_characters, players_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.seatcolours import COLOURS, shared_out

_FILE = "last-setup.json"


@dataclass(slots=True)
class Choices:
    """The choices of the new-game screen; impossible ones are repaired when the edition changes."""

    catalogue: Catalogue
    edition: Edition
    variant: str
    special_factories: bool
    seats: list[SeatChoice]
    first_seat: int | None
    seed_text: str = ""
    engines: tuple[Engine, ...] = ()
    """The programs that can be chosen beside the levels."""
    people: tuple[Player, ...] = ()
    """Who can be chosen for a seat."""

    @classmethod
    def of(
        cls,
        catalogue: Catalogue,
        last: LastSetup,
        engines: tuple[Engine, ...] = (),
        people: Iterable[Player] = (),
    ) -> "Choices":
        """Remembered choices, as far as they are still possible."""
        edition = catalogue.find(last.edition) or next(iter(catalogue.editions.values()))
        choices = cls(
            catalogue,
            edition,
            last.variant,
            last.special_factories,
            list(last.seats),
            last.first_seat,
            engines=engines,
        )
        choices.know(people)
        choices.choose_edition(edition.id)
        choices._forget_absent_starter()
        return choices

    def remembered(self) -> LastSetup:
        """What to keep for the next time; a seed is for one game only."""
        return LastSetup(
            self.edition.id,
            self.variant,
            self.special_factories,
            tuple(self.seats),
            self.first_seat,
        )

    def choose_edition(self, edition_id: str) -> None:
        """Another edition; a variant or option that it does not have is given up."""
        self.edition = self.catalogue.get(edition_id)
        if self.variant not in self.edition.variant_names:
            self.variant = self.edition.variant_names[0]
        if not self.edition.specials:
            self.special_factories = False

    def seat(self, row: int, **values: str) -> None:
        """Change something about a seat; who comes back gives up what others have taken since."""
        seat = replace(self.seats[row], **values)
        others = [self.seats[other] for other in self.taken if other != row]
        if seat.colour in {other.colour for other in others}:
            seat = replace(seat, colour="")
        if seat.profile in {other.profile for other in others if other.kind == HUMAN}:
            seat = replace(seat, profile="")
        self.seats[row] = seat
        self._forget_absent_starter()

    def _forget_absent_starter(self) -> None:
        if self.first_seat is not None and self.first_seat not in self.taken:
            self.first_seat = None

    @property
    def taken(self) -> list[int]:
        """The rows in which someone plays; their order is that of the players."""
        return [row for row, seat in enumerate(self.seats) if seat.kind != OFF]

    def know(self, people: Iterable[Player]) -> None:
        """Who there is now; the seat of somebody who is gone is a guest's."""
        self.people = tuple(people)
        known, seated = {person.uid for person in self.people}, set[str]()
        for row, seat in enumerate(self.seats):
            if seat.profile not in known - seated:
                self.seats[row] = replace(seat, profile="")
            elif seat.kind == HUMAN:
                seated.add(seat.profile)

    def person(self, row: int) -> Player | None:
        """Who plays in a row; None for a guest, a bot and a free seat."""
        seat = self.seats[row]
        if seat.kind != HUMAN or not seat.profile:
            return None
        return next((one for one in self.people if one.uid == seat.profile), None)

    def seat_person(self, row: int, person: Player | None) -> None:
        """Have somebody sit there, in their colour where nobody has chosen it; None for a guest."""
        if person is None:
            self.seat(row, profile="")
            return
        chosen = {self.seats[other].colour for other in self.taken if other != row}
        free = person.colour in COLOURS and person.colour not in chosen
        colour = person.colour if free else self.seats[row].colour
        self.seat(row, profile=person.uid, colour=colour)

    def plays_already(self, row: int, person: Player) -> bool:
        """Whether somebody has another seat than that of a row."""
        return any(self.person(other) == person for other in self.taken if other != row)

    def colours(self) -> list[int]:
        """The colour of each row: players come first, free seats have what is left."""
        order = self.taken + [row for row in range(SEATS) if row not in self.taken]
        given = shared_out([self.seats[row].colour for row in order])
        return [given[order.index(row)] for row in range(SEATS)]

    def next_colour(self, row: int) -> None:
        """The next colour that no other player chose; who did not choose makes way."""
        chosen = {self.seats[other].colour for other in self.taken if other != row}
        now = self.colours()[row]
        following = COLOURS[now + 1 :] + COLOURS[:now]
        self.seat(row, colour=next(one for one in following if one not in chosen))

    def level(self, row: int) -> Level:
        """How strong the bot of a row is; those of older versions have a level now."""
        wanted = self._spec(row).name
        if wanted == RANDOM:
            return LEVELS[0]
        return level_of(wanted) or USUAL

    def _spec(self, row: int) -> Spec:
        """The bot of a row as it was chosen; the usual one if nobody knows that one any more."""
        try:
            return parse_spec(self.seats[row].level)
        except UserError:
            return Spec(USUAL.id)

    def _choose(self, row: int, level: Level, personality: str) -> None:
        """Have such a bot play; one that does not look ahead has no personality."""
        self.seat(row, level=Spec(level.id, personality if level.searches else "").kind)

    def choose_level(self, row: int, level: str) -> None:
        """Another strength; the bot keeps its personality if it can."""
        self._choose(row, level_of(level) or USUAL, self._spec(row).personality)

    def personality(self, row: int) -> Personality | None:
        """How the bot of a row plays, if it has a style of its own."""
        wanted = self._spec(row).personality
        return next((one for one in PERSONALITIES if one.id == wanted), None)

    def next_personality(self, row: int) -> None:
        """Choose the personality after the one that is chosen; after the last one none."""
        now = self.personality(row)
        at = 0 if now is None else PERSONALITIES.index(now) + 1
        following = PERSONALITIES[at].id if at < len(PERSONALITIES) else ""
        self._choose(row, self.level(row), following)

    def engine(self, row: int) -> Engine | None:
        """The program that plays in a row; None if it is a bot of ours."""
        wanted = self.seats[row].level
        return next((one for one in self.engines if EXTERNAL + one.command == wanted), None)

    def next_engine(self, row: int) -> None:
        """Choose the program after the one that is chosen, the first one at first."""
        now = self.engine(row)
        at = 0 if now is None else (self.engines.index(now) + 1) % len(self.engines)
        self.seat(row, level=EXTERNAL + self.engines[at].command)

    def bot_level(self, row: int) -> str:
        """The level of a bot's row, or the name of its program."""
        engine = self.engine(row)
        return translate(self.level(row).name) if engine is None else engine.name

    def usual_name(self, row: int) -> str:
        """What the player of a row is called without a name that was given."""
        return self._names({row: ""})[row]

    def name(self, row: int) -> str:
        """What the player of a row is called."""
        return self._names({})[row]

    def _names(self, instead: dict[int, str]) -> dict[int, str]:
        """The names of all players by row, some given ones changed."""
        given = self._given() | instead
        names = players_names(
            self._kinds(), [given[row] for row in self.taken], self._engine_names()
        )
        return dict(zip(self.taken, names, strict=True))

    def _given(self) -> dict[int, str]:
        """The names of people, and those that were typed, by row."""
        people = {row: self.person(row) for row in self.taken}
        return {
            row: self.seats[row].name.strip() if person is None else person.name
            for row, person in people.items()
        }

    def _kinds(self) -> list[str]:
        return [self._kind(row) for row in self.taken]

    def _engine_names(self) -> dict[str, str]:
        return {EXTERNAL + engine.command: engine.name for engine in self.engines}

    def character(self, row: int) -> Character | None:
        """Who the bot of a row appears as; None for a person and on a free seat."""
        return self._characters().get(row)

    def _characters(self) -> dict[int, Character | None]:
        given = list(self._given().values())
        found = players_characters(self._kinds(), given, self._engine_names())
        return dict(zip(self.taken, found, strict=True))

    def why_not_invited(self, character: Character) -> str:
        """Why a character cannot come to the table; empty if it can."""
        name = translate_in("name", character.name)
        if character in self._characters().values():
            return translate("{name} is at the table.", name=name)
        if name.casefold() in (given.casefold() for given in self._given().values()):
            return translate("Somebody else is called {name}.", name=name)
        return ""

    @property
    def free_row(self) -> int | None:
        """The first seat that somebody can still take."""
        free = (row for row, seat in enumerate(self.seats) if seat.kind == OFF)
        return None if self.why_no_more() else next(free, None)

    def invite(self, row: int, character: Character) -> None:
        """Have a character sit there, and play as at home."""
        self.seat(row, kind=BOT, level=character.kind, name="")

    def fill_with_bots(self) -> None:
        """A bot on every free seat, as many as the edition is for."""
        for row in range(SEATS):
            if self.seats[row].kind == OFF and self.why_no_more() == "":
                self.seat(row, kind=BOT)

    def why_no_more(self) -> str:
        """Why nobody else can take a seat; empty if someone can."""
        most = max(self.edition.player_counts)
        if len(self.taken) < most:
            return ""
        return translate_count(
            "{edition} is for up to {n} player.",
            "{edition} is for up to {n} players.",
            most,
            edition=edition_name(self.edition),
        )

    @property
    def seed(self) -> int | None:
        """The seed that was typed; None draws one, and so does a text that is none."""
        return int(self.seed_text) if self.seed_text and self.seed_fits else None

    @property
    def seed_fits(self) -> bool:
        """Whether what was typed is a seed, or nothing."""
        text = self.seed_text
        return not text or (text.isascii() and text.isdigit() and int(text) <= MAX_SEED)

    def problem(self) -> str:
        """Why the game cannot begin; empty if it can."""
        count, possible = len(self.taken), self.edition.player_counts
        if count < min(possible):
            return translate_count(
                "Take at least {n} seat to play.",
                "Take at least {n} seats to play.",
                min(possible),
            )
        if count > max(possible):
            return self.why_no_more()
        if count not in possible:
            return translate_count(
                "{edition} is not for {n} player.",
                "{edition} is not for {n} players.",
                count,
                edition=edition_name(self.edition),
            )
        if not self.seed_fits:
            return translate("The seed is not a number that can be used.")
        return ""

    def setup(self) -> GameSetup:
        """The game that was chosen."""
        first = None if self.first_seat is None else self.taken.index(self.first_seat)
        return GameSetup(
            self.edition.id,
            self.variant,
            self.special_factories,
            tuple(self._seats()),
            first,
            self.seed,
        )

    def _seats(self) -> Iterator[Seat]:
        """The seats of the game; the name of a program counts as given: nobody translates it."""
        colours, given = self.colours(), self._given()
        names, faces = self._names({}), self._characters()
        for row in self.taken:
            named = bool(given[row]) or self._plays_program(row)
            face = faces[row]
            yield Seat(
                names[row] if named else "",
                self._kind(row),
                COLOURS[colours[row]],
                named,
                "" if face is None else face.id,
                "" if (person := self.person(row)) is None else person.uid,
            )

    def _plays_program(self, row: int) -> bool:
        return self.seats[row].kind == BOT and self.engine(row) is not None

    def _kind(self, row: int) -> str:
        """A person, a program, or a bot of ours, as a record knows them."""
        if self.seats[row].kind == HUMAN:
            return HUMAN
        if self._plays_program(row):
            return self.seats[row].level
        return Spec(self.level(row).id, self._spec(row).personality).kind


def last_choices(desk: Desk) -> Choices:
    """The choices of the last time, or those of the first."""
    desk.writer.wait()
    values, news = last_setup_file(desk.home / _FILE).settle()
    if news:
        desk.say_once(news)
    return Choices.of(desk.catalogue, setup_of(values), desk.engines, desk.people.all())


def remember(desk: Desk, choices: Choices) -> None:
    """Keep choices for the next time; a disk that refuses is told once, and the game goes on."""
    desk.writer.keep(last_setup_file(desk.home / _FILE), values_of(choices.remembered()), {})


def quick_setup(desk: Desk) -> GameSetup:
    """The game of the last time again with another seed; at first a person against a bot."""
    choices = last_choices(desk)
    if choices.problem():
        choices.seats = list(LastSetup().seats)
        choices.first_seat = None
    return choices.setup()


def quick_table(desk: Desk) -> Scene:
    """The table of a quick game."""
    return desk.scenes.table(start_game(quick_setup(desk), desk.catalogue.get))
