"""Pictures of the screens around the table."""

from collections.abc import Iterator
from functools import partial

from azul_desktop.bots.characters import INES, PACO, PILAR
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.edition import Edition
from azul_desktop.core.record import HUMAN
from azul_desktop.session.session import Session
from azul_desktop.storage.lastsetup import BOT, LastSetup, SeatChoice
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.help.scene import KEYS, HelpScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.choices import Choices
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.scenes.watch.scene import WatchScene
from tools.screenshots.camera import Camera
from tools.screenshots.games import PERSON, find_game, finished_game, within_round
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


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """Every screen but the table; what differs between families once for each."""
    families = catalogue.one_of_each_family()
    first = families[0]
    yield Shot("title", partial(_title, edition=first), shown=True)
    yield Shot("new-game", partial(_setup, edition=first), shown=True)
    for tab in _TABS:
        yield Shot(f"settings-{tab}", partial(_settings, tab=tab), shown=tab == "game")
    for edition in families:
        family, shown = edition.family, edition is first
        yield Shot(f"rules-{family}", partial(_rules, edition=edition), shown=True)
        for at, about in enumerate(_PAGES[1:], 1):
            take = partial(_rules, edition=edition, turn=at)
            yield Shot(f"rules-{family}-{about}", take)
        yield Shot(f"log-{family}", partial(_log, edition=edition), shown)
        for players in (2, 3, 4):
            take = partial(_watch, edition=edition, players=players)
            yield Shot(f"watch-{family}-{players}", take)
        yield Shot(f"watch-{family}-branch", partial(_branch, edition=edition))
        for players in (2, 4):
            take = partial(_results, edition=edition, players=players)
            yield Shot(f"results-{family}-{players}", take, shown and players == 4)
        yield Shot(f"results-{family}-kind", partial(_results, edition=edition, won=False))
        for view in ("boards", "course"):
            yield Shot(f"results-{family}-{view}", partial(_results, edition=edition, view=view))
    yield Shot("controls", partial(_rules, edition=first, page=KEYS))
    yield Shot("pause", partial(_pause, edition=first), shown=True)


def _some_game(edition: Edition) -> Session:
    return find_game(edition, 3, within_round(3, 4))


def _title(camera: Camera, edition: Edition) -> None:
    """With a game to continue."""
    camera.desk.library.games.add(_some_game(edition))
    camera.stage(TitleScene, animation="normal")


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


def _results(
    camera: Camera, edition: Edition, players: int = 4, won: bool = True, view: str = "points"
) -> None:
    """A person against bots."""
    session = finished_game(edition, players, won=won)
    camera.stage(lambda desk: ResultsScene(desk, session))
    camera.click(f"view/{view}")
    camera.hover((0.0, 0.0))
    camera.wait(_STILLS)
