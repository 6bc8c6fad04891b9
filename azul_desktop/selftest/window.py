"""The window: it opens, every scene is drawn in it, and bots play at its table."""

import time
from collections.abc import Iterator
from functools import partial

from azul_desktop.core.edition import Edition
from azul_desktop.core.record import HUMAN
from azul_desktop.i18n import translate
from azul_desktop.selftest.games import QUICK, half_a_game, kinds, play_on
from azul_desktop.selftest.screen import Screen
from azul_desktop.selftest.site import Part, Site, WrongError
from azul_desktop.storage.settings import PALETTES
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.crash import CrashScene
from azul_desktop.ui.scenes.dialog import DialogScene
from azul_desktop.ui.scenes.first_question import FirstQuestionScene
from azul_desktop.ui.scenes.games.scene import GamesScene
from azul_desktop.ui.scenes.learn.scene import LearnScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.statistics.scene import StatisticsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.scenes.watch.scene import WatchScene

_PATIENCE = 30.0
"""Seconds until bots at the table have moved."""


def window(site: Site) -> Iterator[Part]:
    """Open it, show everything in it, close it."""
    screen = Screen(site)
    yield translate("window"), screen.open
    if not screen.is_open:
        return
    try:
        yield from _pages(screen)
        for edition in site.catalogue.editions.values():
            yield translate("table of {id}", id=edition.id), partial(_table, screen, edition)
            yield translate("rules of {id}", id=edition.id), partial(_rules, screen, edition)
            yield translate("watching {id}", id=edition.id), partial(_watch, screen, edition)
            yield translate("a lesson of {id}", id=edition.id), partial(_lesson, screen, edition)
            yield translate("results of {id}", id=edition.id), partial(_results, screen, edition)
        for edition in site.catalogue.one_of_each_family():
            yield translate("bots at {id}", id=edition.id), partial(_bots, screen, edition)
    finally:
        screen.close()


def _pages(screen: Screen) -> Iterator[Part]:
    """The scenes that are the same for all editions."""
    yield translate("title screen"), partial(_title, screen)
    yield translate("new game"), partial(_setup, screen)
    yield translate("games"), partial(_games, screen)
    yield translate("settings"), partial(_settings, screen)
    yield translate("sheet of a person"), partial(_person, screen)
    yield translate("statistics"), partial(_statistics, screen)
    yield translate("lessons to choose from"), partial(_learn, screen)
    yield translate("first question"), partial(_first_question, screen)
    yield translate("dialog"), partial(_dialog, screen)
    yield translate("crash page"), partial(_crash, screen)


def _title(screen: Screen) -> str:
    edition = next(iter(screen.desk.catalogue.editions.values()))
    screen.desk.library.games.add(half_a_game(kinds(edition)[0], 2, HUMAN))
    screen.show(TitleScene)
    return translate("drawn, with a game to continue")


def _setup(screen: Screen) -> str:
    screen.show(SetupScene)
    return translate("drawn with {n} editions", n=screen.press_all("edition/"))


def _games(screen: Screen) -> str:
    screen.show(GamesScene)
    return translate("drawn with {n} kinds of games", n=screen.press_all("filter/state/"))


def _settings(screen: Screen) -> str:
    screen.show(TitleScene)
    routes.over_settings(screen.desk)
    return translate("{n} pages drawn", n=screen.press_all("tab/"))


def _statistics(screen: Screen) -> str:
    screen.show(StatisticsScene)
    return translate("drawn")


def _learn(screen: Screen) -> str:
    screen.show(LearnScene)
    return translate("drawn with {n} lessons", n=len(screen.desk.lessons.all))


def _first_question(screen: Screen) -> str:
    screen.show(TitleScene)
    screen.app.push(FirstQuestionScene(screen.desk))
    screen.look()
    return translate("drawn")


def _dialog(screen: Screen) -> str:
    screen.show(TitleScene)
    words = Asked("?", "?", "–", "+")
    screen.app.push(DialogScene(screen.desk, lambda: words, screen.desk.navigator.pop))
    screen.look()
    return translate("drawn")


def _person(screen: Screen) -> str:
    screen.show(SetupScene)
    routes.over_person(screen.desk, None, "", lambda _: None)
    return translate("drawn with {n} ornaments", n=screen.press_all("ornament/"))


def _crash(screen: Screen) -> str:
    screen.show(lambda desk: CrashScene(desk, desk.home))
    return translate("drawn")


def _table(screen: Screen, edition: Edition) -> str:
    """Every side for the most players, then all that lies over it, then as eyes may need it."""
    desk, players = screen.desk, edition.player_counts[-1]
    for rules in kinds(edition):
        session = half_a_game(rules, players, HUMAN)
        screen.show(partial(TableScene, session=session))
    for cover in (routes.over_pause, routes.over_log):
        cover(desk, session)
        screen.look()
        screen.app.pop()
    for palette in reversed(PALETTES):
        other = palette != PALETTES[0]
        desk.change(palette=palette, letters=other, high_contrast=other)
        screen.look()
    return translate(
        "{n} kinds of game drawn, {palettes} palettes, pause menu, log",
        n=len(kinds(edition)),
        palettes=len(PALETTES),
    )


def _rules(screen: Screen, edition: Edition) -> str:
    screen.show(TitleScene)
    routes.over_help(screen.desk, edition.id)
    return translate("{n} pages drawn", n=screen.press_all("page/"))


def _watch(screen: Screen, edition: Edition) -> str:
    """A game is watched from end to end, then it branches."""
    session = half_a_game(kinds(edition)[0], edition.player_counts[-1], HUMAN)
    screen.show(lambda desk: WatchScene(desk, session, len(session.steps)))
    screen.press_all("control/")
    screen.press_all("button/branch")
    screen.look()
    return translate("{n} moves drawn", n=len(session.steps))


def _lesson(screen: Screen, edition: Edition) -> str:
    """The first one: a step that tells, one with a task, the end."""
    lessons = screen.desk.lessons.of(edition.id)
    if not lessons:
        return translate("it has none")
    screen.show(TitleScene)
    steps = (0, 1, len(lessons[0].steps))
    for at in steps:
        routes.over_lesson(screen.desk, lessons[0], None, at)
        screen.look()
        screen.app.pop()
    return translate("{n} steps drawn", n=len(steps))


def _results(screen: Screen, edition: Edition) -> str:
    session = half_a_game(kinds(edition)[0], edition.player_counts[-1], HUMAN)
    play_on(session)
    screen.show(partial(ResultsScene, session=session))
    screen.press_all("view/")
    screen.press_all("view/boards")
    boards = [t.name for t in screen.app.scene.targets() if t.name.endswith("/board")]
    for name in boards:
        screen.press_all(name)
        screen.app.pop()
    return translate("drawn with {n} boards", n=len(boards))


def _bots(screen: Screen, edition: Edition) -> str:
    """A bot on every seat: each has made a move when all is well."""
    players = edition.player_counts[0]
    session = half_a_game(kinds(edition)[0], players, QUICK)
    before = len(session.record.moves)
    screen.show(partial(TableScene, session=session))
    end = time.monotonic() + _PATIENCE
    while len(session.record.moves) < before + 2 * players and not session.is_over:
        if time.monotonic() > end:
            raise WrongError("they did not move in {n:.0f} s", n=_PATIENCE)
        screen.frame()
        time.sleep(0.002)
    screen.look()
    screen.show(TitleScene)  # the game is left, its bots end
    return translate("{n} moves made", n=len(session.record.moves) - before)
