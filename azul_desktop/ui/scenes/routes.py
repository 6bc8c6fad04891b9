"""The ways between the scenes, in one place, so that scenes need not know each other."""

import sqlite3
from collections.abc import Callable

from azul_desktop.core.errors import UserError
from azul_desktop.core.record import About
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.library.backups import bring_back
from azul_desktop.library.filters import EVERYTHING, Filter
from azul_desktop.library.players import Player
from azul_desktop.library.rows import GameRow
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.session.session import Session
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.botnames import bot_level, seats_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes.first_steps import is_first_time


def to_title(desk: Desk) -> None:
    """Show the title screen."""
    desk.navigator.go(desk.scenes.title())


def to_setup(desk: Desk) -> None:
    """Prepare a new game."""
    desk.navigator.go(desk.scenes.setup())


def quick_game(desk: Desk) -> None:
    """Play the game of the last time again with another seed; the first time ask who is new."""
    if is_first_time(desk):
        desk.navigator.push(desk.scenes.first_question())
    else:
        desk.navigator.go(desk.scenes.quick_game())


def play_again(desk: Desk, session: Session, *, same: bool = False) -> None:
    """Play with the same seats and options; with the `same` tiles, or with another seed."""
    record, options = session.record, session.rules.options
    setup = GameSetup(
        record.edition.id,
        options.variant,
        options.special_factories,
        record.seats,
        options.first_player,
        record.seed if same else None,
    )
    to_table(desk, start_game(setup, lambda _: record.edition))


def to_table(desk: Desk, session: Session) -> None:
    """Play a game."""
    desk.navigator.go(desk.scenes.table(session))


def continue_game(desk: Desk, game: GameRow) -> None:
    """Play a game of the library on; where another window plays it, show what else can be done."""
    session = _loaded(desk, game)
    if session is None:
        return
    if not _is_elsewhere(desk, game):
        to_table(desk, session)
        return
    to_games(desk, game.id)
    desk.navigator.say(
        translate("This game is open in another window: watch it, or play on with a copy.")
    )


def play_copy(desk: Desk, game: GameRow) -> None:
    """Play on with a copy of a game, which stays as it is."""
    session = _loaded(desk, game)
    if session is not None:
        session.record.about = About(practice=session.record.about.practice)
        to_table(desk, session)


def _loaded(desk: Desk, game: GameRow) -> Session | None:
    try:
        return desk.library.games.load(game, desk.catalogue.find)
    except UserError as error:
        why = explain(error)
        desk.navigator.say(translate("This game cannot be played on: {why}", why=why))
        return None


def _is_elsewhere(desk: Desk, game: GameRow) -> bool:
    try:
        return desk.library.leases.is_elsewhere(game.id)
    except UserError:
        return False


def offer_copy(desk: Desk) -> None:
    """Offer, once, the games of the last good copy of a library that was found damaged."""
    copy, desk.good_copy = desk.good_copy, None
    if copy is None:
        return

    def words() -> Asked:
        return Asked(
            translate("Bring games back?"),
            translate(
                "The library was damaged. A good copy may have games that are missing now; "
                "nothing that is there will change."
            ),
            safe=translate("Not now"),
            danger=translate("Bring them back"),
        )

    def bring() -> None:
        try:
            back = bring_back(copy, desk.library.store)
        except sqlite3.Error as error:
            desk.navigator.say(translate("The copy cannot be read: {why}", why=error))
            return
        desk.navigator.pop()
        desk.navigator.say(translate_count("{n} game is back", "{n} games are back", back))

    over_question(desk, words, bring)


def to_results(desk: Desk, session: Session) -> None:
    """Show how a game ended."""
    desk.navigator.go(desk.scenes.results(session))


def to_games(desk: Desk, game: int | None = None, wanted: Filter = EVERYTHING) -> None:
    """Show the library, or some games of it, with one of them chosen."""
    desk.navigator.go(desk.scenes.games(game, wanted))


def to_statistics(desk: Desk) -> None:
    """Show what the games of the library add up to."""
    desk.navigator.go(desk.scenes.statistics())


def to_learn(desk: Desk) -> None:
    """Show the lessons of all editions."""
    desk.navigator.go(desk.scenes.learn())


def over_settings(desk: Desk, session: Session | None = None) -> None:
    """Show the settings over what is on screen; over a game they know its table."""
    desk.navigator.push(desk.scenes.settings(session))


def over_help(desk: Desk, edition_id: str = "", about: Passage | None = None) -> None:
    """Show the rules and keys over what is on screen; of one edition, at the place asked about."""
    desk.navigator.push(desk.scenes.help(edition_id, about))


def over_pause(desk: Desk, session: Session, *, kept: bool = True) -> None:
    """Show the menu over a game, which may be `kept` or not."""
    desk.navigator.push(desk.scenes.pause(session, kept))


def over_log(desk: Desk, session: Session) -> None:
    """Show the log of moves over a game."""
    desk.navigator.push(desk.scenes.log(session))


def over_watch(desk: Desk, session: Session, at: int = 0) -> None:
    """Watch a game from a position on; whatever is on screen comes back afterwards."""
    desk.navigator.push(desk.scenes.watch(session, at))


def watch_game(desk: Desk, game: GameRow) -> None:
    """Watch a game of the library: a finished one from its deal, one that is played as it goes on.

    The scene lies over the one that opened it: leaving it shows the games as they were.
    """
    try:
        session = desk.library.games.load(game, desk.catalogue.find)
    except UserError as error:
        why = explain(error)
        desk.navigator.say(translate("This game cannot be watched: {why}", why=why))
        return
    over_watch(desk, session, 0 if game.finished else len(session.steps))


def over_lesson(desk: Desk, lesson: Lesson, learner: int | None, at: int = 0) -> None:
    """Take a lesson from a step on; whatever opened it comes back afterwards.

    The `learner` is the number of who takes it, or None where the library does not know them.
    """
    desk.navigator.push(desk.scenes.lesson(lesson, learner, at))


def over_question(desk: Desk, words: Callable[[], Asked], action: Callable[[], None]) -> None:
    """Ask before something is lost."""
    desk.navigator.push(desk.scenes.question(words, action))


def over_person(
    desk: Desk, person: Player | None, colour: str, done: Callable[[Player | None], None]
) -> None:
    """Make somebody new, who may like a colour, or change somebody; `done` hears who it is now.

    It hears None where the person was removed, and nothing where all stays as it was.
    """
    desk.navigator.push(desk.scenes.person(person, colour, done))


def over_failure(desk: Desk, session: Session, seat: int, problem: UserError, other: str) -> None:
    """Say what an engine did wrong; it gets another chance, or a bot takes over its seat."""

    def hand_over() -> None:
        session.hand_over(seat, other)
        desk.navigator.pop()

    def words() -> Asked:
        name, bot = seats_names(session.record.seats)[seat], bot_level(other)
        why = explain(problem)
        # Translators: {why} is the rest of a sentence about the engine: it ended.
        text = translate("{name}: the engine cannot play on: {why}.", name=name, why=why)
        return Asked(
            translate("An engine failed"),
            text,
            safe=translate("Try again"),
            # Translators: {bot} is a level such as Artisan, which takes over the seat.
            danger=translate("{bot} plays on", bot=bot),
        )

    over_question(desk, words, hand_over)
