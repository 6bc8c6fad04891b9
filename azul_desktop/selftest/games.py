"""The games: editions, lessons, bots in every kind of game, a bot's process, a game on disk."""

import multiprocessing
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial

from azul_desktop.bots.base import Budget
from azul_desktop.bots.levels import LEVELS, Level
from azul_desktop.bots.match import play_match
from azul_desktop.bots.registry import make_bot
from azul_desktop.bots.searching import is_taught
from azul_desktop.bots.worker import Worker
from azul_desktop.catalog.loader import edition_files
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.record import Record, RecordError, Seat, format_record
from azul_desktop.core.rules import Rules
from azul_desktop.i18n import translate
from azul_desktop.library.keeper import Keeper
from azul_desktop.library.opening import open_library
from azul_desktop.paths import bundled
from azul_desktop.selftest.site import Part, Site, WrongError, refuse
from azul_desktop.session.session import Session
from azul_desktop.storage.lastsetup import LastSetup, load_last_setup, save_last_setup
from azul_desktop.storage.settings import Settings, load_settings, save_settings
from azul_desktop.teaching.loader import Lessons

QUICK = "apprentice"
"""A bot that decides at once."""
_SEED = 20171026
_ONCE = Budget(simulations=1)
_PATIENCE = 30.0
"""Seconds for the first answer of a process: a virus scanner may look at it before."""


def editions(site: Site) -> Iterator[Part]:
    """Every edition file is usable, and no theme has pictures but no edition."""
    for file, problems in site.catalogue.problems.items():
        told = [f"{problem.path}: {problem.message}" for problem in problems]
        yield translate("edition {id}", id=file.stem), partial(_unusable, told)
    for edition in site.catalogue.editions.values():
        yield translate("edition {id}", id=edition.id), partial(_edition, site, edition)
    yield translate("themes"), partial(_themes, site)


def _unusable(problems: list[str]) -> str:
    refuse(problems)
    return ""


def _edition(site: Site, edition: Edition) -> str:
    if not (site.assets / "images" / edition.theme).is_dir():
        raise WrongError("there are no pictures of its theme {theme}", theme=edition.theme)
    sides = ", ".join(edition.variant_names)
    return translate(
        "{name} ({sides}), theme {theme}", name=edition.name, sides=sides, theme=edition.theme
    )


def _themes(site: Site) -> str:
    tables = (site.assets / "images").glob("*/table.jpg")
    drawn = {file.parent.name for file in tables}
    unused = drawn - {edition.theme for edition in site.catalogue.editions.values()}
    refuse([translate("no edition has the theme {name}", name=name) for name in sorted(unused)])
    return translate("{n}, each with an edition", n=len(drawn))


def lessons(site: Site) -> Iterator[Part]:
    """Every bundled lesson is there and can be gone through, move by move."""
    yield translate("lessons"), partial(_lessons, site)


def _lessons(site: Site) -> str:
    found = Lessons(edition_files(bundled("lessons")), site.catalogue)
    refuse([str(problem) for problems in found.problems.values() for problem in problems])
    taught = {lesson.edition for lesson in found.all}
    lacking = [name for name in site.catalogue.editions if name not in taught]
    refuse([translate("no lesson teaches {id}", id=name) for name in lacking])
    return translate("{n}, each can be gone through", n=len(found.all))


def kinds(edition: Edition) -> list[Rules]:
    """The rules of every side of its boards, without special factories and with them."""
    return [
        build(edition, Options(variant, special))
        for variant in edition.variant_names
        for special in ((False, True) if edition.specials else (False,))
    ]


def games(site: Site) -> Iterator[Part]:
    """Bots play every kind of game to its end."""
    for edition in site.catalogue.editions.values():
        for rules in kinds(edition):
            options = rules.options
            name = f"{edition.id} {options.variant}"
            if options.special_factories:
                name = translate("{game} with special discs", game=name)
            yield translate("game of {name}", name=name), partial(_game, rules)


def _game(rules: Rules) -> str:
    players = rules.edition.player_counts[-1]
    bots = [make_bot(QUICK, seat) for seat in range(players)]
    moves, state = play_match(rules, bots, _SEED, _ONCE)
    best = max(standing.score for standing in rules.standings(state))
    return translate(
        "{players} bots, {n} moves, {best} points win", players=players, n=len(moves), best=best
    )


def levels(site: Site) -> Iterator[Part]:
    """Every level finds a move in every kind of game, and has what it learnt from self-play."""
    found = [rules for edition in site.catalogue.editions.values() for rules in kinds(edition)]
    for level in LEVELS:
        yield translate("bot {name}", name=level.id), partial(_level, level, found)
    yield translate("what bots have learnt"), partial(_learnt, found)


def _level(level: Level, found: list[Rules]) -> str:
    bot = make_bot(level.id, _SEED)
    for rules in found:
        state = rules.initial(2, _SEED)
        if bot.choose(rules, state, _ONCE) not in rules.legal_moves(state):
            raise WrongError("it made a move that is not legal in {id}", id=rules.edition.id)
    return translate("a move in each of {n} kinds of game", n=len(found))


def _learnt(found: list[Rules]) -> str:
    untaught = [rules for rules in found if not is_taught(rules)]
    refuse(
        [
            translate("no values for {id} {side}", id=rules.edition.id, side=rules.options.variant)
            for rules in untaught
        ]
    )
    return translate("values for {n} kinds of game", n=len(found))


def worker(site: Site) -> Iterator[Part]:
    """A bot in a process of its own answers, and is gone when it is no longer wanted."""
    yield translate("bot in a process of its own"), partial(_worker, site)


def _worker(site: Site) -> str:
    before = set(multiprocessing.active_children())
    asked = Worker()
    try:
        began = time.monotonic()
        for edition in site.catalogue.editions.values():
            _answer(asked, kinds(edition)[0])
        seconds = time.monotonic() - began
        started = set(multiprocessing.active_children()) - before
    finally:
        asked.close()
    if any(process.is_alive() for process in started):
        raise WrongError("it could not be ended")
    return translate(
        "{n} moves in {seconds:.1f} s, then ended",
        n=len(site.catalogue.editions),
        seconds=seconds,
    )


def _answer(asked: Worker, rules: Rules) -> None:
    asked.ask(QUICK, rules, rules.initial(2, _SEED), _SEED, _ONCE)
    end = time.monotonic() + _PATIENCE
    while asked.poll() is None:
        if time.monotonic() > end:
            raise WrongError("it did not answer in {n:.0f} s", n=_PATIENCE)
        time.sleep(0.005)
    if asked.problem:  # the move came all the same, but not from the process
        raise WrongError("{why}", why=asked.problem.strip().splitlines()[-1])


def half_a_game(rules: Rules, players: int, kind: str) -> Session:
    """A game that bots have played up to its middle."""
    seats = tuple(Seat(kind=kind) for _ in range(players))
    bots = [make_bot(QUICK, seat) for seat in range(players)]
    moves, _ = play_match(rules, bots, _SEED, _ONCE)
    return Session(Record(rules, seats, _SEED, moves[: len(moves) // 2]))


def play_on(session: Session) -> None:
    """Let a bot play a game to its end."""
    bot = make_bot(QUICK, _SEED)
    while not session.is_over:
        session.submit(bot.choose(session.rules, session.state, _ONCE))


def disk(site: Site) -> Iterator[Part]:
    """What is written is read again: games, settings and the choices for a new game."""
    for edition in site.catalogue.editions.values():
        yield translate("saved game of {id}", id=edition.id), partial(_saved_game, site, edition)
    yield translate("saved settings"), partial(_saved_settings, site)


def _saved_game(site: Site, edition: Edition) -> str:
    session = half_a_game(kinds(edition)[-1], edition.player_counts[-1], QUICK)
    library = open_library(site.home, site.catalogue.find).library
    keeper = Keeper(library, session)
    keeper.note()
    keeper.close()
    refuse([problem] if (problem := keeper.problem()) else [])
    library.close()
    again = open_library(site.home, site.catalogue.find).library
    try:
        row = again.games.find(session.record.about.id)
        if row is None:
            raise WrongError("it is not there")
        found = again.games.load(row, site.catalogue.find)
    except RecordError:
        raise WrongError("it is not the game that was saved") from None
    finally:
        again.close()
    if format_record(found.record) != format_record(session.record):
        raise WrongError("it is not the game that was saved")
    if found.state.key() != session.state.key():
        raise WrongError("it goes on from another position")
    return translate("{n} moves written and read again", n=len(found.record.moves))


def _saved_settings(site: Site) -> str:
    settings = Settings(animation="off", ui_scale=125, letters=True)
    choices = LastSetup(special_factories=True, first_seat=1)
    file = site.home / "settings.json"
    save_settings(file, settings)
    save_last_setup(site.home / "last.json", choices)
    if load_settings(file) != settings or load_last_setup(site.home / "last.json") != choices:
        raise WrongError("they are not what was saved")
    return translate("{n} values written and read again", n=len(asdict(settings)))
