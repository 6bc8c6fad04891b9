"""Another player's board in large: every kind of game, every window, nothing cut."""

from itertools import combinations
from pathlib import Path

import pytest

from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Box
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.paint.zoom import Zoom
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import NAMES, SIZES, watching
from tests.ui.scenes.played import BY_NAME, begun, finished
from tests.ui.table.shapes import apart, around, shapes_on, within

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
every_size = pytest.mark.parametrize("size", SIZES, ids=str)
MOVES = 30
SITTERS = [Sitter(seat, name, "Greedy") for seat, name in enumerate(NAMES)]


class Look(Scene):
    """A table on which nothing but the large board is painted."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.session = session
        players, drafting = len(session.record.seats), session.state.phase == DRAFT
        self.picture = TablePicture(desk, session.rules, players, 0, drafting=drafting)
        self.zoom = Zoom(self.picture)
        self.player = 1

    def arrange(self) -> None:
        self.picture.arrange(0, drafting=self.session.state.phase == DRAFT)

    def groups(self) -> list[Group]:
        shown = ShownTable.of(self.session.rules, self.session.state)
        return self.zoom.groups(self.player, shown, SITTERS[self.player])


def looking(
    home: Path, session: Session, size: tuple[int, int] = (1280, 720), scale: int = 100
) -> tuple[Pilot, Look]:
    settings = Settings(ui_scale=scale)
    pilot = Pilot(home, lambda desk: Look(desk, session), size=size, settings=settings)
    assert isinstance(pilot.scene, Look)
    return pilot, pilot.scene


@every_kind
def test_every_player_of_every_kind_can_be_looked_at(kind: Kind, tmp_path: Path) -> None:
    pilot, look = looking(tmp_path, begun(kind, MOVES))
    seen = []
    for look.player in range(1, kind.players):
        groups = look.groups()
        seen.append(groups)
        assert all(group.sprites for group in groups)
    assert all(a[1] is not b[1] for a, b in combinations(seen, 2))
    pilot.close()


@every_size
@every_kind
def test_it_is_whole_and_larger_than_the_board_it_shows(
    kind: Kind, size: tuple[int, int], tmp_path: Path
) -> None:
    for moves in (0, MOVES):
        pilot, look = looking(tmp_path, begun(kind, moves), size)
        window = Box(0, 0, *size)
        for player in range(1, kind.players):
            mat, area = look.zoom.mat(player), look.zoom.area(player)
            small = look.picture.where.mat(player)
            assert within(mat.box, area)
            assert within(area, window)
            shapes = shapes_on(mat)
            assert all(within(around(shape), mat.box) for shape in shapes)
            assert all(apart(a, b) for a, b in combinations(shapes, 2))
            assert mat.cell >= 1.2 * small.cell
            others = [other for other in range(1, kind.players) if other != player]
            assert not any(area.overlaps(look.picture.where.mat(n).box) for n in others)
        pilot.close()


@every_size
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize(
    "name", ["azul-coloured-4p", "azul-mini-grey-2p", "summer-pavilion-grey-3p"]
)
def test_no_text_is_cut(name: str, scale: int, size: tuple[int, int], tmp_path: Path) -> None:
    pilot, look = looking(tmp_path, finished(BY_NAME[name]), size, scale)
    look.arrange()
    with watching() as written:
        groups = look.groups()
    assert not written.cut
    board = look.zoom.mat(1).box
    for group in groups[3:]:
        assert within(Box(*group.box), board)
    pilot.close()


@pytest.mark.parametrize("name", ["azul-coloured-4p", "summer-pavilion-coloured-4p"])
def test_only_what_looks_different_is_painted_anew(name: str, tmp_path: Path) -> None:
    pilot, look = looking(tmp_path, begun(BY_NAME[name], MOVES))
    shown = ShownTable.of(look.session.rules, look.session.state)
    before = look.groups()
    assert all(a is b for a, b in zip(before, look.groups(), strict=True))
    shown.players[1].score += 1
    after = look.zoom.groups(1, shown, SITTERS[1])
    assert [a is b for a, b in zip(before, after, strict=True)].count(False) == 1
    pilot.resize((1024, 768))
    assert not any(a is b for a, b in zip(before, look.groups(), strict=True))
    pilot.close()


def test_the_hand_is_told_in_numbers(tmp_path: Path) -> None:
    pilot, look = looking(tmp_path, begun(BY_NAME["summer-pavilion-coloured-2p"], 0))
    shown = ShownTable.of(look.session.rules, look.session.state)
    hands = [[0] * 6, [1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0], [2, 0, 0, 3, 0, 1]]
    painted = []
    for hand in hands:
        shown.players[1].hand = hand
        painted.append(look.zoom.groups(1, shown, SITTERS[1])[-3])
    # The word, then a tile and a number for each colour.
    assert [len(group.sprites) for group in painted] == [2, 3, 3, 7]
    assert painted[1].sprites[2].surface is not painted[2].sprites[2].surface
    pilot.close()
