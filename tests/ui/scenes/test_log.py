"""The log over the table: every move once, in every window, without anything cut."""

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log import Kind as Entry
from azul_desktop.coach.log import LogEntry
from azul_desktop.coach.log_words import remark, sentence
from azul_desktop.core.record import Record, Seat
from azul_desktop.geometry import Box
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.log import LogScene, paged
from azul_desktop.ui.table.paint.log_painter import LogPainter
from tests.games import KINDS, Kind
from tests.ui.named import address_of
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import NAMES, SIZES, check_looks
from tests.ui.scenes.played import BY_NAME, begun, finished

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
FULL_HD = (1920, 1080)
FAMILIES = [BY_NAME[name] for name in ("azul-grey-4p", "summer-pavilion-coloured-4p")]


class Below(Scene):
    """Stands for the table."""


def opened(
    home: Path, session: Session, size: tuple[int, int] = FULL_HD, scale: int = 100
) -> tuple[Pilot, LogScene]:
    pilot = Pilot(home, lambda _: Below(), size=size, settings=Settings(ui_scale=scale))
    routes.over_log(pilot.app.desk, session)
    pilot.frame()
    assert isinstance(pilot.scene, LogScene)
    return pilot, pilot.scene


def written_on(scene: LogScene) -> list[Sprite]:
    """All that is painted on the board, without the board and its shadow."""
    board = panels.board(scene.brush, scene.board)
    return list(scene.groups()[0].sprites[len(board) :])


def check_inside(scene: LogScene) -> None:
    board = pygame.Rect(*scene.board)
    for sprite in written_on(scene):
        assert board.contains(pygame.Rect(sprite.x, sprite.y, *sprite.surface.get_size()))
    for widget in scene.widgets:
        assert board.contains(pygame.Rect(*widget.box))


@every_kind
def test_a_whole_game_can_be_leafed_through(kind: Kind, tmp_path: Path) -> None:
    pilot, scene = opened(tmp_path, finished(kind), (1280, 720))
    assert [number for page in scene.pages for number in page] == list(range(len(scene.entries)))
    assert scene.page == len(scene.pages) - 1
    for page in reversed(range(len(scene.pages))):
        assert scene.page == page
        check_inside(scene)
        pilot.key(pygame.K_LEFT)
    assert scene.page == 0
    pilot.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [75, 100, 300])
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_it_fits_into_every_window(
    kind: Kind, size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    pilot, scene = opened(tmp_path, finished(kind), size, scale)
    for page in {0, len(scene.pages) // 2, len(scene.pages) - 1}:
        scene.turn_to(page)
        check_looks(pilot)
        check_inside(scene)
    pilot.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_names_sentences_and_points_keep_apart(
    kind: Kind, size: tuple[int, int], tmp_path: Path
) -> None:
    pilot, scene = opened(tmp_path, finished(kind), size)
    pieces = pieces_of(kind.edition, pilot.app.desk.images, pilot.app.desk.type)
    coach, seats = coach_of(kind.rules), list(map(Seat, NAMES))
    painter = LogPainter(coach, table_family(kind.edition), seats, pieces, scene.brush)
    line = Box(0, 0, scene.board.w - 88 * scene.brush.unit, 46 * scene.brush.unit)
    for entry in scene.entries:
        if entry.kind in (Entry.ROUND, Entry.SCORES, Entry.END):
            continue
        # After the hairline and the token with its shadow.
        name, *words = Group(painter.line(entry, line)[3:]).rects
        if entry.points:
            points = words.pop()
            assert max(rect.right for rect in words) < points.x
        assert name.right < min(rect.x for rect in words)
        assert all(rect.y >= 0 and rect.bottom <= line.h for rect in words)
    pilot.close()


def test_escape_l_and_the_cross_close_it(tmp_path: Path) -> None:
    pilot, _ = opened(tmp_path, begun(KINDS[0], 10))
    ways: list[Callable[[], None]] = [
        lambda: pilot.key(pygame.K_ESCAPE),
        lambda: pilot.key(pygame.K_l),
        lambda: pilot.click("button/close"),
    ]
    for close in ways:
        assert isinstance(pilot.scene, LogScene)
        close()
        assert isinstance(pilot.scene, Below)
        routes.over_log(pilot.app.desk, begun(KINDS[0], 10))
    pilot.close()


def test_pages_turn_by_keys_and_buttons(tmp_path: Path) -> None:
    pilot, scene = opened(tmp_path, finished(FAMILIES[0]))
    last = len(scene.pages) - 1
    assert last > 3
    turns = [
        (pygame.K_PAGEUP, last - 1),
        (pygame.K_UP, last - 2),
        (pygame.K_DOWN, last - 1),
        (pygame.K_HOME, 0),
        (pygame.K_PAGEUP, 0),
        (pygame.K_RIGHT, 1),
        (pygame.K_PAGEDOWN, 2),
        (pygame.K_END, last),
        (pygame.K_PAGEDOWN, last),
    ]
    for key, page in turns:
        pilot.key(key)
        assert scene.page == page
    assert not pilot.target("button/later").legal
    pilot.click("button/earlier")
    assert scene.page == last - 1
    pilot.click("button/later")
    assert scene.page == last


def test_the_keyboard_is_never_left_on_a_button_that_is_off(tmp_path: Path) -> None:
    pilot, scene = opened(tmp_path, finished(FAMILIES[0]))
    scene.focus(scene.widget("button/earlier"))
    for _ in scene.pages:
        pilot.key(pygame.K_RETURN)
        assert scene.focused is not None
        assert scene.focused.enabled


def test_another_window_shows_the_same_moves(tmp_path: Path) -> None:
    pilot, scene = opened(tmp_path, finished(FAMILIES[0]))
    scene.turn_to(2)
    shown = scene.pages[2][-1]
    pilot.resize((1024, 768))
    assert shown in scene.pages[scene.page]
    pilot.close()


def test_a_game_without_moves_has_a_log(tmp_path: Path) -> None:
    pilot, scene = opened(tmp_path, begun(KINDS[0], 0))
    assert [entry.kind for entry in scene.entries] == [Entry.ROUND]
    assert len(scene.pages) == 1
    pilot.close()


def test_names_of_any_length_stay_in_their_column(tmp_path: Path) -> None:
    kind = FAMILIES[1]
    seats = tuple(Seat(name * 10) for name in NAMES)
    session = Session(Record(kind.rules, seats, 1, finished(kind).record.moves))
    pilot, scene = opened(tmp_path, session)
    for page in range(len(scene.pages)):
        scene.turn_to(page)
        check_inside(scene)
    pilot.close()


@pytest.mark.parametrize("lines", [3, 8, 17])
def test_no_page_is_too_long_and_none_ends_with_a_heading(lines: int) -> None:
    log = [
        LogEntry(Entry.ROUND if move % 7 == 0 else Entry.TAKE, move // 7 + 1) for move in range(60)
    ]
    pages = paged(log, lines)
    assert [number for page in pages for number in page] == list(range(60))
    for page in pages:
        named_again = log[page.start].kind != Entry.ROUND
        assert len(page) + named_again <= lines
        assert log[page[-1]].kind != Entry.ROUND


@every_kind
def test_every_entry_is_a_sentence_that_speaks_to_people(kind: Kind, tmp_path: Path) -> None:
    pilot, scene = opened(tmp_path, finished(kind))
    seats = list(NAMES[: kind.players])
    for entry in scene.entries:
        if entry.kind != Entry.ROUND:
            text = sentence(coach_of(kind.rules), entry, seats) + remark(entry)
            gaps = set(re.findall(r"\{\w*\}", text))
            assert gaps <= {"{tiles}", "{star}", "{feature}"}
            assert bool(entry.tiles) <= ("{tiles}" in gaps)
            assert "/" not in text
    pilot.close()


def test_the_words_of_a_take() -> None:
    rules = KINDS[0].rules
    state = rules.initial(KINDS[0].players, 1)
    seats = list(NAMES)

    def said(source: str, target: str, fallen: int = 0) -> tuple[str, str]:
        taken, went = (address_of(rules, state, name) for name in (source, target))
        entry = LogEntry(Entry.TAKE, 1, 0, ((2, 3),), taken, went, fallen=fallen)
        return sentence(coach_of(rules), entry, seats), remark(entry)

    assert said("disc/0", "line/2") == ("{tiles} from disc 1 to line 2", "")
    assert said("centre", "line/2", 1) == ("{tiles} from the centre to line 2", "1 to the floor")
    assert said("disc/4", "floor", 3) == ("{tiles} from disc 5 to the floor", "")
    assert said("centre", "floor", 4) == ("{tiles} from the centre to the floor", "")
