"""What the tests of watching share: a game that is watched, and a look at what is shown."""

from pathlib import Path

from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.watch.scene import WatchScene
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import BY_NAME

WALL, STAR = BY_NAME["azul-coloured-2p"], BY_NAME["summer-pavilion-coloured-3p"]
FULL_HD = (1920, 1080)


class Below(Scene):
    """What watching was opened from."""


def watched(
    home: Path,
    session: Session,
    at: int = 0,
    *,
    size: tuple[int, int] = FULL_HD,
    animation: str = "off",
    scale: int = 100,
) -> tuple[Pilot, WatchScene]:
    chosen = Settings(animation=animation, ui_scale=scale)
    pilot = Pilot(home, lambda _: Below(), size=size, settings=chosen)
    routes.over_watch(pilot.app.desk, session, at)
    pilot.frame()
    assert isinstance(pilot.scene, WatchScene)
    return pilot, pilot.scene


def check_shown(scene: WatchScene, session: Session, at: int) -> None:
    """The table shows a position, whose last mover sits in front, and nothing is on its way."""
    state = session.steps[at - 1].after if at else session.first
    playback = scene.playback
    assert scene.at == at
    assert not playback.is_moving
    assert playback.performance.shown == ShownTable.of(session.rules, state)
    mover = session.steps[at - 1].before.turn if at else session.first.turn
    assert scene._table.picture.where.front == mover
