"""What is chosen for eye and comfort acts at once, on every scene and in every game."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.log import LogScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.show.shows import Fade, Flight
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.tables import FAMILIES, at_table, facts, move_once, people, replayed, table_of

LOOKS = [{"letters": True}, {"high_contrast": True}]
every_family = pytest.mark.parametrize("kind", FAMILIES, ids=str)
every_look = pytest.mark.parametrize("look", LOOKS, ids=str)


def seen(pilot: Pilot) -> bytes:
    """The window as it is."""
    return pygame.image.tobytes(pilot.app.window.screen, "RGB")


@every_family
@every_look
def test_a_look_acts_on_the_table_below_the_settings_and_goes_again(
    tmp_path: Path, kind: Kind, look: dict[str, bool]
) -> None:
    pilot = at_table(tmp_path, people(kind))
    before = seen(pilot)
    desk = pilot.app.desk
    desk.change(**look)
    pilot.frame()
    assert seen(pilot) != before
    desk.change(**dict.fromkeys(look, False))
    pilot.frame()
    assert seen(pilot) == before


@every_look
def test_closing_the_settings_shows_a_game_below_the_menu_in_its_new_look(
    tmp_path: Path, look: dict[str, bool]
) -> None:
    pilot = at_table(tmp_path, people(FAMILIES[0]))
    pilot.key(pygame.K_ESCAPE)
    menu = seen(pilot)
    pilot.click("button/settings")
    pilot.app.desk.change(**look)
    pilot.click("button/done")
    pilot.hover((1, 1))
    assert pilot.scene.name == "pause"
    changed = seen(pilot)
    assert changed != menu
    pilot.resize((1280, 721))
    pilot.resize((1280, 720))
    assert seen(pilot) == changed  # nothing was left behind in the old look


@every_look
@pytest.mark.parametrize("scene", [TitleScene, SetupScene, HelpScene, SettingsScene])
def test_every_screen_is_painted_in_every_look(
    tmp_path: Path, scene: type[Scene], look: dict[str, bool]
) -> None:
    still = {"reduce_motion": True}  # no dust drifts over the title between two pictures
    pilot = Pilot(tmp_path, scene, settings=Settings(**still))  # type: ignore[arg-type]
    pilot.app.desk.change(**look)
    pilot.frame()
    changed = seen(pilot)
    other = Pilot(tmp_path, scene, settings=Settings(**still | look))  # type: ignore[arg-type]
    assert seen(other) == changed


@every_look
def test_results_and_log_have_the_look_of_the_table(tmp_path: Path, look: dict[str, bool]) -> None:
    session = people(FAMILIES[0])
    while not session.is_over:
        session.submit(session.rules.legal_moves(session.state)[0])

    def results(desk: Desk) -> Scene:
        return ResultsScene(desk, session)

    def shown(settings: Settings, *, log: bool) -> Pilot:
        pilot = Pilot(tmp_path, results, settings=settings)
        if log:
            pilot.app.push(LogScene(pilot.app.desk, session))
            pilot.frame()
        return pilot

    for log in (False, True):
        usual = seen(shown(Settings(), log=log))
        pilot = shown(Settings(**look), log=log)  # type: ignore[arg-type]
        assert seen(pilot) != usual
        pilot.app.desk.change(**dict.fromkeys(look, False))
        pilot.frame()
        assert seen(pilot) == usual


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]], ids=str)
def test_with_reduced_motion_nothing_flies_and_no_board_glides(tmp_path: Path, kind: Kind) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session, animation="normal")
    pilot.app.desk.change(reduce_motion=True)
    table = table_of(pilot)
    for _ in range(8):
        move_once(pilot, session)
        kinds = set()
        while table.animating:
            kinds |= {type(act.what) for act in table._flow.performance.acts()}
            pilot.frame()
            assert not table._flow.glide.left
        assert Fade in kinds
        assert Flight not in kinds
        pilot.settle()
        assert facts(session) == facts(replayed(session))


def test_with_motion_a_board_glides_to_the_front(tmp_path: Path) -> None:
    session = people(FAMILIES[0])
    pilot = at_table(tmp_path, session, animation="normal")
    table = table_of(pilot)
    assert isinstance(table, TableScene)
    move_once(pilot, session)
    glided = False
    while table.animating or pilot.app.moving:
        pilot.frame()
        glided = glided or table._flow.glide.left > 0
    assert glided
