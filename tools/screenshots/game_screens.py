"""Pictures of the library of games: full, empty, searched, and with what can happen to a game."""

from collections.abc import Callable, Iterator
from functools import partial

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.record import About
from azul_desktop.library.filters import Filter
from azul_desktop.library.library import Library
from azul_desktop.ui.scenes.games.scene import GamesScene
from tools.screenshots.camera import Camera
from tools.screenshots.games import find_game, within_round
from tools.screenshots.library import MANY, stock
from tools.screenshots.shot import Shot

_PICTURES = 1.0
"""After so many seconds every board in sight is painted."""
_RUNS = "2026-11-17T18:40:00.000+00:00"
_SEARCHED = "Beatris"

Then = Callable[[Camera], None]


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """The screen of all games in every state that is worth seeing."""
    states: dict[str, Then] = {
        "": lambda camera: camera.click("game/1"),
        "-running": lambda camera: camera.click("game/0"),
        "-list": lambda camera: camera.click("filter/edition"),
        "-nothing": _search,
        "-deleted": lambda camera: camera.click("action/delete"),
        "-bin": _bin,
        "-renamed": lambda camera: camera.click("action/rename"),
    }
    for name, then in states.items():
        take = partial(_games, catalogue=catalogue, then=then)
        yield Shot(f"games{name}", take, shown=not name)
    yield Shot("games-gone", partial(_games, catalogue=catalogue, then=_nothing, gone=True))
    yield Shot("games-empty", partial(_games, catalogue=catalogue, then=_nothing, games=0))


def _games(
    camera: Camera, catalogue: Catalogue, then: Then, *, games: int = MANY, gone: bool = False
) -> None:
    library = camera.desk.library
    stock(library, list(catalogue.editions.values()), games)
    if games:
        _add_running(library, catalogue)
    if gone:
        _lose_edition(library)
    camera.stage(GamesScene)
    camera.wait(_PICTURES)
    then(camera)
    camera.wait(_PICTURES)


def _add_running(library: Library, catalogue: Catalogue) -> None:
    """A game of four with a title, which waits."""
    session = find_game(next(iter(catalogue.editions.values())), 4, within_round(3, 4))
    session.record.about = About("f" * 32, "Rainy evening", _RUNS, _RUNS)
    library.games.add(session)


def _lose_edition(library: Library) -> None:
    """The newest game is one of an edition that is not installed any more."""
    newest = library.games.ids(Filter())[0][0]
    with library.store.transaction() as connection:
        connection.execute("UPDATE games SET edition = 'queens-garden' WHERE id = ?", (newest,))


def _search(camera: Camera) -> None:
    camera.type(_SEARCHED)


def _bin(camera: Camera) -> None:
    camera.click("action/delete")
    camera.click("filter/state/deleted")


def _nothing(camera: Camera) -> None:
    """As it is."""
    camera.wait(0)
