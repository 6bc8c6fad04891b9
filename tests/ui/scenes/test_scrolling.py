"""Every screen takes the full size of text and controls: what does not fit is scrolled to."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.record import HUMAN
from azul_desktop.geometry import Box
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.rules_page import LIBRARY_KEYS, TABLE_KEYS
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes.crash import CrashScene
from azul_desktop.ui.scenes.dialog import DialogScene
from azul_desktop.ui.scenes.first_question import FirstQuestionScene
from azul_desktop.ui.scenes.games.game_list import GameList
from azul_desktop.ui.scenes.games.scene import GamesScene
from azul_desktop.ui.scenes.games.time_rail import TimeRail
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.learn.scene import LearnScene
from azul_desktop.ui.scenes.log import LogScene
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.pause import PauseScene
from azul_desktop.ui.scenes.person import PersonScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scale import Table, applied_note
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.statistics.scene import StatisticsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.scenes.watch.branch import BranchScene
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.widgets.slider import Slider
from tests.games import EDITIONS, KINDS
from tests.ui.pilot import Pilot, overlapping
from tests.ui.scenes.looks import check_looks, watching
from tests.ui.scenes.pages import cut_texts, lost_to_arrows, page_of
from tests.ui.scenes.played import begun, finished
from tools.screenshots.library import MANY, stock

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
Make = Callable[[Desk], Scene]
FOUR = [kind for kind in KINDS if kind.players == 4]
FOUR_WALL = next(kind for kind in FOUR if kind.edition.family == "wall")
FOUR_STAR = next(kind for kind in FOUR if kind.edition.family == "star")


def dialog(desk: Desk) -> Scene:
    text = "It could not be saved, so its moves will be lost."
    words = Asked("Leave this game?", text, safe="Stay", danger="Leave")
    return DialogScene(desk, lambda: words, lambda: None)


def person(desk: Desk) -> Scene:
    found = desk.people.add("Maximiliane", "azul-red", "wine")
    return PersonScene(desk, found, "blue", lambda _: None)


def setup_with_people(desk: Desk) -> Scene:
    people = [desk.people.add(name, "", "green") for name in ("Oksana", "Maximiliane", "Bo")]
    scene = SetupScene(desk)
    for row, one in enumerate(people):
        scene.choices.seat(row, kind=HUMAN)
        scene.choices.seat_person(row, one)
    scene.choices.seat(3, kind=HUMAN)
    return scene


def settings(tab: str) -> Make:
    def make(desk: Desk) -> Scene:
        scene = SettingsScene(desk)
        scene.tab = tab
        return scene

    return make


def rules(edition: str, page: str) -> Make:
    def make(desk: Desk) -> Scene:
        scene = HelpScene(desk, edition)
        scene.page = page
        return scene

    return make


def games(desk: Desk) -> Scene:
    desk.library.games.add(begun(FOUR_WALL, 40))
    desk.library.games.add(finished(FOUR_STAR))
    return GamesScene(desk)


def statistics(games: int) -> Make:
    def make(desk: Desk) -> Scene:
        stock(desk.library, list(EDITIONS.values()), games)
        return StatisticsScene(desk)

    return make


def offer(desk: Desk) -> Scene:
    scene = ResultsScene(desk, finished(FOUR_WALL))
    scene.offer.level = LEVELS[1]
    return scene


SCENES: dict[str, Make] = {
    "title": TitleScene,
    "setup": SetupScene,
    "learn": LearnScene,
    "first question": FirstQuestionScene,
    "games": games,
    "no games": GamesScene,
    "settings": settings("game"),
    "sound": settings("sound"),
    "accessibility": settings("accessibility"),
    **{f"rules of {name}": rules(name, "goal") for name in EDITIONS},
    "scoring": rules("azul", "scoring"),
    "controls": rules("azul", TABLE_KEYS),
    "more keys": rules("azul", LIBRARY_KEYS),
    "pause": lambda desk: PauseScene(desk, begun(FOUR_WALL, 40)),
    "log": lambda desk: LogScene(desk, begun(FOUR_WALL, 40)),
    "branch": lambda desk: BranchScene(desk, begun(FOUR_WALL, 40), 20),
    "dialog": dialog,
    "new person": lambda desk: PersonScene(desk, None, "blue", lambda _: None),
    "person": person,
    "setup with people": setup_with_people,
    "results of a wall": lambda desk: ResultsScene(desk, finished(FOUR_WALL)),
    "results of stars": lambda desk: ResultsScene(desk, finished(FOUR_STAR)),
    "results of a wall with an offer": offer,
    "statistics": statistics(MANY),
    "statistics without games": statistics(0),
    "crash": lambda desk: CrashScene(desk, desk.home / "crash-reports" / "2026-11-17.txt"),
}
every_scene = pytest.mark.parametrize("make", SCENES.values(), ids=list(SCENES))


def at(home: Path, make: Make, size: tuple[int, int], scale: int) -> Pilot:
    return Pilot(home, make, size=size, settings=Settings(animation="off", ui_scale=scale))


def check_page(page: PageScene) -> None:
    """Nothing on the page overlaps or leaves it, and the arrows come everywhere."""
    whole = Box(0, 0, *page.scroll.extent.whole).grown(1)
    placed = [widget for widget in page.widgets if widget.shown]
    for widget in placed:
        box = widget.box
        assert box.x >= whole.x and box.y >= whole.y, widget.name
        assert box.right <= whole.right and box.bottom <= whole.bottom, widget.name
        for other in placed:
            apart = other is widget or not box.grown(-1).overlaps(other.box.grown(-1))
            assert apart, (widget.name, other.name)
    assert not lost_to_arrows(page)


def check_reach(pilot: Pilot, page: PageScene) -> None:
    """Tab brings every widget into the window, where the screen map has it."""
    window = Box(0, 0, *page.scroll.extent.view).grown(1)
    names = [widget.name for widget in page.widgets if widget.shown and widget.enabled]
    for _ in range(len(names)):
        pilot.key(pygame.K_TAB)
        focused = page.focused
        assert focused is not None
        if isinstance(focused, GameList | TimeRail):  # it may be higher than the window
            names.remove(focused.name)
            continue
        box = pilot.target(focused.name).box
        across, down = page.scroll.offset
        assert box == pytest.approx(focused.box.moved(-across, -down)), focused.name
        assert box.x >= window.x and box.right <= window.right, focused.name
        assert box.y >= window.y and box.bottom <= window.bottom, focused.name
        names.remove(focused.name)
    assert not names


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [125, 200, 300])
@every_scene
def test_every_screen_takes_the_whole_size(
    make: Make, scale: int, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with cut_texts(monkeypatch) as cut:
        pilot = at(tmp_path, make, size, scale)
        page = page_of(pilot)
        assert page.applied_scale == scale
        check_page(page)
        if not isinstance(page, ResultsScene):  # its chart has totals closer than lines of text
            check_looks(pilot)
        check_reach(pilot, page)
        assert not overlapping(pilot.scene.targets())
        assert not cut


@pytest.mark.parametrize("size", SIZES, ids=str)
@every_scene
def test_nothing_scrolls_at_100(make: Make, size: tuple[int, int], tmp_path: Path) -> None:
    assert not page_of(at(tmp_path, make, size, 100)).scroll.is_needed


@pytest.mark.parametrize("name", [name for name in SCENES if name != "log" and "of " not in name])
def test_only_tables_of_results_and_lines_of_the_log_are_wider_than_a_window(
    name: str, tmp_path: Path
) -> None:
    for size in SIZES:
        assert page_of(at(tmp_path, SCENES[name], size, 300)).scroll.furthest(0) == 0


def test_the_wheel_the_bar_and_the_keys_scroll(tmp_path: Path) -> None:
    pilot = at(tmp_path, SetupScene, (1280, 720), 200)
    page = page_of(pilot)
    before = pilot.target("edition/azul").box
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    pilot.frame()
    down = page.scroll.offset[1]
    assert down > 0
    assert pilot.target("edition/azul").box.y == before.y - down
    pilot.key(pygame.K_END)
    assert page.scroll.offset[1] == page.scroll.furthest(1)
    assert pilot.has("button/play") and not pilot.has("button/back")
    pilot.key(pygame.K_PAGEUP)
    assert 0 < page.scroll.offset[1] < page.scroll.furthest(1)
    groove = pilot.target("scroll/down").box
    thumb = page.scroll.bars()[0].thumb
    pilot.drag(thumb.centre, (groove.centre[0], groove.y))
    assert page.scroll.offset[1] == 0
    pilot.click((groove.centre[0], groove.bottom - 4))
    assert page.scroll.offset[1] > 0
    pilot.key(pygame.K_HOME)
    assert page.scroll.offset[1] == 0


def test_a_click_means_what_is_seen(tmp_path: Path) -> None:
    pilot = at(tmp_path, SetupScene, (1280, 720), 200)
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    pilot.key(pygame.K_PAGEDOWN)
    pilot.click("edition/summer-pavilion")
    assert scene.choices.edition.id == "summer-pavilion"


def test_a_still_page_paints_nothing_anew_where_it_is_scrolled_to(tmp_path: Path) -> None:
    pilot = at(tmp_path, SetupScene, (1280, 720), 200)
    pilot.key(pygame.K_PAGEDOWN)
    before = [id(group) for group in pilot.scene.groups()]
    pilot.frame()
    assert [id(group) for group in pilot.scene.groups()] == before


def test_the_largest_page_on_the_largest_screen(tmp_path: Path) -> None:
    for make in (TitleScene, SetupScene, SettingsScene):
        page = page_of(at(tmp_path, make, (3840, 2160), 300))
        assert page.applied_scale == 300


def test_the_settings_say_what_is_applied_on_the_table(tmp_path: Path) -> None:
    session = begun(FOUR_WALL, 5)
    edition, size = FOUR_WALL.edition, (1920, 1080)
    family, variant = table_family(edition), edition.variant_names[0]
    applied = table_layout(family, edition, variant, 4, size, 300).scale
    assert applied < 300
    with watching() as written:
        pilot = at(tmp_path, lambda desk: SettingsScene(desk, session), size, 300)
        page_of(pilot).arrange()
    scale = page_of(pilot).widget("scale")
    assert isinstance(scale, Slider)
    assert (scale.value, scale.limit) == (300, applied)
    assert f"{applied}%" in scale.limited, "the mark on the track says what it is"
    assert not written.cut
    table = Table(edition, 4)
    assert f"{applied}% of 300%" in applied_note([table], size, 300)
    assert "%" not in applied_note([table], size, 150)


def test_the_slider_stays_in_sight_when_its_page_grows(tmp_path: Path) -> None:
    pilot = at(tmp_path, SettingsScene, (1280, 720), 100)
    page = page_of(pilot)
    page.focus(page.widget("scale"))
    for _ in range(8):
        pilot.key(pygame.K_RIGHT)
        assert pilot.has("scale")
    assert page.applied_scale == 300


@pytest.mark.parametrize(("make", "told"), [(SetupScene, "125%"), (None, "of 300%")])
def test_keys_for_the_size_say_what_is_applied(
    make: Make | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    session = begun(FOUR_WALL, 5)
    pilot = at(
        tmp_path,
        make or (lambda desk: TableScene(desk, session)),
        (1280, 720),
        100 if make else 275,
    )
    monkeypatch.setattr(pilot.app, "say", said.append)
    pilot.key(pygame.K_PLUS, mod=pygame.KMOD_CTRL)
    assert told in said[-1]


def test_only_what_is_near_the_window_is_painted(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080), settings=Settings(ui_scale=300))
    page = page_of(pilot)
    first, last = page.widgets[0].name, "button/play"

    def painted() -> set[str]:
        return {widget.name for widget in page.widgets if widget.is_painted}

    assert first in painted()
    assert last not in painted()
    page.scroll_by(0, page.scroll.furthest(1))
    while page.prepare():
        pass
    page.groups()
    assert last in painted()
    assert first not in painted()
    page.leave()
    assert not painted()
    pilot.close()


def test_no_picture_of_a_huge_page_is_huge(tmp_path: Path) -> None:
    for make in (SetupScene, rules("azul", "goal"), SettingsScene):
        pilot = Pilot(tmp_path, make, size=(3840, 2160), settings=Settings(ui_scale=300))
        shown = {
            sprite.surface.get_size()
            for group in page_of(pilot).groups()[1:]
            for sprite in group.sprites
        }
        assert max(w * h for w, h in shown) < 3840 * 2160 / 2
        pilot.close()


def test_the_height_of_a_page_is_found_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = Pilot(tmp_path, HelpScene, size=(1920, 1080), settings=Settings(ui_scale=200))
    page = page_of(pilot)
    found: list[object] = []
    monkeypatch.setattr(HelpScene, "_end", lambda _, board: found.append(board))
    for _ in range(3):
        page.scroll_by(0, 30)
        page.groups()
    assert not found
    pilot.close()
