"""Opens the window: on the title screen, or straight in a game that the command line asks for."""

import argparse
import sys
from pathlib import Path

import pygame

from azul_desktop.bots.levels import BOT_NAMES, LEVELS
from azul_desktop.bots.spec import is_external, parse_spec, split_specs
from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.languages.speech import language, set_language
from azul_desktop.paths import bundled, user_data, user_logs
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.session.session import Session
from azul_desktop.storage.logfile import LOG
from azul_desktop.storage.portable import refused_portable
from azul_desktop.storage.settings import load_settings
from azul_desktop.storage.start import settle_files
from azul_desktop.ui.app import App
from azul_desktop.ui.botnames import players_characters
from azul_desktop.ui.crashreport import versions
from azul_desktop.ui.desk import TITLE_PICTURE, Desk
from azul_desktop.ui.first_language import first_language
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.register import register_scenes


def run(arguments: argparse.Namespace, replay: Session | None = None) -> int:
    """Show the window until it is closed, in a game that is replayed if there is one.

    `UserError` where there can be no window.
    """
    home = user_data()
    LOG.begin(user_logs())
    stored = load_settings(home / "settings.json")
    set_language(first_language(stored, arguments.language))  # whatever is told is in it
    catalogue = installed()
    session = _asked_for(arguments, catalogue)
    settings, news = settle_files(home)
    news += refused_portable()
    _print(news)  # should there be no window to tell it in
    app = App(
        assets=bundled("assets"),
        home=home,
        catalogue=catalogue,
        settings=settings,
        scenes=register_scenes,
        size=arguments.size,
        screen_map=Path(arguments.screen_map) if arguments.screen_map else None,
    )
    file = Path(arguments.open) if arguments.open else None
    if session is None and replay is None and file is None:
        app.desk.read_backdrop(*TITLE_PICTURE)
    if session is not None:
        kinds = [seat.kind for seat in session.record.seats if is_external(seat.kind)]
        app.desk.trusted = frozenset(parse_spec(kind).command for kind in kinds)
    about_games, app.desk.news = app.desk.news, []
    _print(about_games)
    if news or about_games:
        app.say("\n".join([*news, *about_games]), "warning")
    _note_start(app)
    app.desk.library.syncer.prepare()
    app.desk.library.copy_soon()
    app.desk.library.renew_soon(catalogue.find)
    return app.run(lambda desk: _first_scene(desk, replay or session, file))


def _note_start(app: App) -> None:
    """What a log has to say first: what runs here, and where."""
    width, height = app.window.size
    shown = f"{pygame.display.get_driver()}, {width}×{height}, language {language()}"
    LOG.info_later(lambda: [*versions(), shown, f"files in {app.desk.home}"])


def _print(news: list[str]) -> None:
    for line in news:
        sys.stderr.write(f"{line}\n")


def _first_scene(desk: Desk, session: Session | None, file: Path | None) -> Scene:
    if file is not None:
        return _scene_of_file(desk, file)
    return desk.scenes.title() if session is None else desk.scenes.table(session)


def _scene_of_file(desk: Desk, file: Path) -> Scene:
    """A game from a file is taken into the library and shown there; the title if it is none."""
    found = desk.scenes.file(file)
    return desk.scenes.title() if found is None else found


def _asked_for(arguments: argparse.Namespace, catalogue: Catalogue) -> Session | None:
    """The game that the command line describes; None if it describes none."""
    if not (arguments.edition or arguments.seats):
        return None
    editions = catalogue.editions
    if not editions:
        raise UserError("no edition is installed; install the program again")
    edition = catalogue.get(arguments.edition or next(iter(editions)))
    if arguments.seed is not None and arguments.seed > MAX_SEED:
        raise UserError("the seed must be at most {most}", most=MAX_SEED)
    seats = _seats(arguments.seats or f"{HUMAN},{LEVELS[-1].id}")
    setup = GameSetup(
        edition.id,
        arguments.variant or edition.variant_names[0],
        arguments.special_factories,
        seats,
        seed=arguments.seed,
    )
    return start_game(setup, catalogue.get)


def _seats(text: str) -> tuple[Seat, ...]:
    """The seats of a list such as human,master."""
    kinds = []
    for kind in split_specs(text):
        name = kind.partition("+")[0].partition("@")[0]
        if kind == HUMAN:
            kinds.append(HUMAN)
        elif name in BOT_NAMES or is_external(kind):
            kinds.append(str(parse_spec(kind)))
        else:
            known = ", ".join([HUMAN, *BOT_NAMES])
            raise UserError(
                "unknown seat “{kind}”; there are: {known}", kind=in_one_line(kind), known=known
            )
    faces = players_characters(kinds, [""] * len(kinds))
    return tuple(
        Seat(kind=kind, character="" if face is None else face.id)
        for kind, face in zip(kinds, faces, strict=True)
    )
