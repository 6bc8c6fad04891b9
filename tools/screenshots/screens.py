"""Pictures of the screens around the table."""

from collections.abc import Iterator
from functools import partial

import pygame

from azul_desktop.bots.characters import INES, PACO, PILAR
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.coach.glossary import FORMS
from azul_desktop.core.edition import Edition
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.i18n import translate_in
from azul_desktop.library.players import Player
from azul_desktop.session.session import Session
from azul_desktop.storage.lastsetup import BOT, LastSetup, SeatChoice
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, TABLE_KEYS
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.choices import Choices
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.statistics.scene import StatisticsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.scenes.watch.scene import WatchScene
from tools.screenshots import game_screens, learn_screens, lesson_screens
from tools.screenshots.camera import Camera
from tools.screenshots.games import PERSON, find_game, finished_game, within_round
from tools.screenshots.library import FEW, MANY, stock
from tools.screenshots.shot import Shot

_STILLS = 0.3
"""Seconds until the stills of moments are painted."""
_LITTLE_TABLE = 2
"""Seconds until the little table of the settings is painted, part by part."""
_TABS = ("game", "sound", "accessibility")
_PAGES = ("goal", "draft", "laying", "scoring", "end")
"""What the first pages of the rules of all families are about."""
_LIT = 3
"""After so many seconds everything on a page of the rules is lit."""
_SEED = "20171026"
_PROFILES = (
    ("Marek", "pavilion-purple", "lilac", ()),
    ("Duarte", "chocolatier-black", "green", (False,)),
    ("Oksana", "azul-blue", "blue", (True, False, True, True, False)),
    ("Beatriz", "azul-red", "orange", (True, False)),
)
"""People, those who played last at the end: name, ornament, colour, and which games they won."""


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """Every screen but the table; what differs between families once for each."""
    families = catalogue.one_of_each_family()
    first = families[0]
    yield Shot("title", partial(_title, edition=first), shown=True)
    yield Shot("new-game", partial(_setup, edition=first), shown=True)
    yield Shot("new-game-people", partial(_people, edition=first))
    yield Shot("new-game-list", partial(_people, edition=first, opened=True))
    yield Shot("new-person", partial(_person, edition=first))
    yield Shot("edit-person", partial(_person, edition=first, new=False))
    for tab in _TABS:
        yield Shot(f"settings-{tab}", partial(_settings, tab=tab))
    for edition in families:
        family, shown = edition.family, edition is first
        yield Shot(f"rules-{family}", partial(_rules, edition=edition), shown=True)
        for at, about in enumerate(_PAGES[1:], 1):
            take = partial(_rules, edition=edition, turn=at)
            yield Shot(f"rules-{family}-{about}", take)
        yield Shot(f"log-{family}", partial(_log, edition=edition))
        for players in (2, 3, 4):
            take = partial(_watch, edition=edition, players=players)
            yield Shot(f"watch-{family}-{players}", take, shown and players == 2)
        yield Shot(f"watch-{family}-branch", partial(_branch, edition=edition))
        for players in (2, 4):
            take = partial(_results, edition=edition, players=players)
            yield Shot(f"results-{family}-{players}", take, shown and players == 4)
        yield Shot(f"results-{family}-explained", partial(_explained, edition=edition))
        yield Shot(f"results-{family}-kind", partial(_results, edition=edition, won=False))
        for view in ("boards", "course"):
            yield Shot(f"results-{family}-{view}", partial(_results, edition=edition, view=view))
    for state, games in (("", MANY), ("-few", FEW), ("-empty", 0)):
        take = partial(_statistics, catalogue=catalogue, games=games)
        yield Shot(f"statistics{state}", take, shown=not state)
    for edition in families:
        take = partial(_statistics, catalogue=catalogue, games=MANY, edition=edition.id)
        yield Shot(f"statistics-{edition.family}", take)
    yield from game_screens.shots(catalogue)
    for edition in families:
        yield Shot(f"rules-{edition.family}-marked", partial(_marked, edition=edition))
        yield Shot(f"rules-{edition.family}-term", partial(_term, edition=edition))
    yield Shot("rules-found", partial(_search, edition=first))
    yield Shot("rules-not-found", partial(_search, edition=first, query="dice"))
    yield Shot("controls", partial(_rules, edition=first, page=TABLE_KEYS))
    yield Shot("controls-more", partial(_rules, edition=first, page=LIBRARY_KEYS))
    yield from learn_screens.shots(catalogue)
    yield from lesson_screens.shots(catalogue)
    yield Shot("pause", partial(_pause, edition=first))


def _some_game(edition: Edition) -> Session:
    return find_game(edition, 3, within_round(3, 4))


def _title(camera: Camera, edition: Edition) -> None:
    """With a game to continue."""
    camera.desk.library.games.add(_some_game(edition))
    camera.stage(TitleScene, animation="normal")
    camera.wait(_STILLS)


def _setup(camera: Camera, edition: Edition) -> None:
    """A person and bots, with a seed; the pointer asks who somebody on the bench is."""
    seats = (
        SeatChoice(HUMAN, PERSON),
        SeatChoice(BOT, level=INES.kind),
        SeatChoice(BOT, level=PILAR.kind),
        SeatChoice(),
    )
    chosen = LastSetup(edition.id, edition.variant_names[0], False, seats)

    def scene(desk: Desk) -> SetupScene:
        scene = SetupScene(desk)
        scene.choices = Choices.of(desk.catalogue, chosen)
        scene.choices.seed_text = _SEED
        return scene

    camera.stage(scene)
    camera.point(f"bench/{PACO.id}")
    camera.wait(1)


def _people(camera: Camera, edition: Edition, opened: bool = False) -> None:
    """Two people, one of whom has played, a bot, and a guest; the list of the second is open."""
    people = camera.desk.people
    if not people.all():
        for name, avatar, colour, won in _PROFILES:
            person = people.add(name, avatar, colour)
            for one in won:
                camera.desk.library.games.add(_played(edition, person, won=one))
    found = {person.name: person.uid for person in people.all()}
    seats = (
        SeatChoice(HUMAN, profile=found["Oksana"]),
        SeatChoice(HUMAN, profile=found["Beatriz"]),
        SeatChoice(BOT, level=PILAR.kind),
        SeatChoice(HUMAN),
    )
    chosen = LastSetup(edition.id, edition.variant_names[0], False, seats)

    def scene(desk: Desk) -> SetupScene:
        scene = SetupScene(desk)
        scene.choices = Choices.of(desk.catalogue, chosen, people=people.all())
        return scene

    camera.stage(scene)
    if opened:
        camera.click("seat/1/profile")
    camera.wait(0)


def _played(edition: Edition, person: Player, *, won: bool) -> Session:
    session = finished_game(edition, 2, won=won)
    seat = Seat(person.name, named=True, colour=person.colour, profile=person.uid)
    session.record.seats = (seat, *session.record.seats[1:])
    return session


def _person(camera: Camera, edition: Edition, new: bool = True) -> None:
    _people(camera, edition, opened=True)
    camera.click(f"seat/1/profile/{'new' if new else 'edit'}")
    camera.wait(0)


def _settings(camera: Camera, tab: str) -> None:
    camera.stage(TitleScene, animation="normal")
    camera.desk.navigator.push(SettingsScene(camera.desk))
    camera.wait(0)
    camera.click(f"tab/{tab}")
    camera.wait(_LITTLE_TABLE)


def _rules(camera: Camera, edition: Edition, page: str = "", turn: int = 0) -> None:
    camera.stage(TitleScene)
    scene = HelpScene(camera.desk, edition.id)
    camera.desk.navigator.push(scene)
    if page:
        scene.show_page(page)
    scene.turn_pages(turn)
    camera.wait(_LIT)


def _marked(camera: Camera, edition: Edition) -> None:
    """What F1 opens on a table at rest."""
    session = _some_game(edition)
    camera.stage(lambda desk: TableScene(desk, session))
    camera.wait(_LIT)
    camera.key(pygame.K_F1)
    camera.wait(_STILLS)


def _term(camera: Camera, edition: Edition) -> None:
    """A word that explains itself."""
    _rules(camera, edition, turn=1)
    camera.point("term/marker")
    camera.wait(1)


def _search(camera: Camera, edition: Edition, query: str = "") -> None:
    """For a word that occurs in any language, or for another one."""
    _rules(camera, edition)
    camera.click("search")
    camera.type(query or translate_in(FORMS, "floor").partition("|")[0])
    camera.wait(_STILLS)


def _explained(camera: Camera, edition: Edition) -> None:
    """Where the points of tiles came from."""
    _results(camera, edition)
    camera.point("points/tile")
    camera.wait(1)


def _log(camera: Camera, edition: Edition) -> None:
    session = _some_game(edition)
    camera.stage(lambda desk: TableScene(desk, session))
    routes.over_log(camera.desk, session)
    camera.wait(0)


def _watch(camera: Camera, edition: Edition, players: int = 4) -> None:
    """Late in a finished game."""
    session = finished_game(edition, players)
    at = len(session.steps) * 3 // 4
    camera.stage(lambda desk: WatchScene(desk, session, at))
    camera.wait(0)


def _branch(camera: Camera, edition: Edition) -> None:
    _watch(camera, edition)
    camera.click("button/branch")
    camera.wait(0)


def _pause(camera: Camera, edition: Edition) -> None:
    session = _some_game(edition)
    camera.stage(lambda desk: TableScene(desk, session))
    routes.over_pause(camera.desk, session, kept=True)
    camera.wait(0)


def _statistics(camera: Camera, catalogue: Catalogue, games: int, edition: str = "") -> None:
    """Of a person who has played so many games; of one edition, or of all."""
    stock(camera.desk.library, list(catalogue.editions.values()), games)
    camera.stage(StatisticsScene)
    if edition:
        scene = camera.scene
        assert isinstance(scene, StatisticsScene)
        scene.choose(scene.chosen._replace(edition=edition))
    camera.wait(_STILLS)


def _results(
    camera: Camera, edition: Edition, players: int = 4, won: bool = True, view: str = "points"
) -> None:
    """A person against bots."""
    session = finished_game(edition, players, won=won)
    camera.stage(lambda desk: ResultsScene(desk, session))
    camera.click(f"view/{view}")
    camera.hover((0.0, 0.0))
    camera.wait(_STILLS)
