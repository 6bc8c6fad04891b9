"""The ways between the scenes, in one place, so that scenes need not know each other."""

from collections.abc import Callable

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import bot_level, seats_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene_register import Asked


def to_title(desk: Desk) -> None:
    """Show the title screen."""
    desk.navigator.go(desk.scenes.title())


def to_setup(desk: Desk) -> None:
    """Prepare a new game."""
    desk.navigator.go(desk.scenes.setup())


def quick_game(desk: Desk) -> None:
    """Play the game of the last time again with another seed."""
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


def to_results(desk: Desk, session: Session) -> None:
    """Show how a game ended."""
    desk.navigator.go(desk.scenes.results(session))


def over_settings(desk: Desk, session: Session | None = None) -> None:
    """Show the settings over what is on screen; over a game they know its table."""
    desk.navigator.push(desk.scenes.settings(session))


def over_help(desk: Desk, edition_id: str = "") -> None:
    """Show the rules and keys over what is on screen; of one edition where it is known."""
    desk.navigator.push(desk.scenes.help(edition_id))


def over_pause(desk: Desk, session: Session) -> None:
    """Show the menu over a game."""
    desk.navigator.push(desk.scenes.pause(session))


def over_log(desk: Desk, session: Session) -> None:
    """Show the log of moves over a game."""
    desk.navigator.push(desk.scenes.log(session))


def over_question(desk: Desk, words: Callable[[], Asked], action: Callable[[], None]) -> None:
    """Ask before something is lost."""
    desk.navigator.push(desk.scenes.question(words, action))


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
