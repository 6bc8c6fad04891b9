"""Whole tables as they are kept: the groups and what is where in them."""

from collections.abc import Iterator

from azul_desktop.coach.along import Along
from azul_desktop.coach.prompt import Prompt
from azul_desktop.geometry import Box
from azul_desktop.ui.anim.timeline import Act
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.paint.ring_painter import Lifted
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.show.shows import Pulse
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, AZUL_SMALL, GREY, MINI, STAR, STAR_SMALL, Scene

TABLES = (AZUL, AZUL_SMALL, GREY, MINI, STAR, STAR_SMALL)


def lines() -> Iterator[str]:
    for scene in TABLES:
        picture, shown, turn = scene.picture, scene.shown, scene.state.turn
        plain = View(scene.sitters, turn, Prompt("Take tiles."))
        yield from _told(f"{scene}: plain", picture.groups(shown, plain))
        other = View(scene.sitters, turn + 1, Prompt("Wait."), Lifted(1, 0, held=False))
        other.slide, other.marks = 0.4, [Box(30, 40, 50, 60)]
        other.over = Group(())
        other.acts, other.now = [Act(Pulse((Box(9, 9, 50, 50),), round=False), 0, 1)], 0.5
        other.held, other.along, other.pointer = (1, 2), Along(2, True), (400, 500)
        if scene in (AZUL, STAR):
            other.kept = (1,) * (scene is STAR)
            yield from _told(f"{scene}: busy", picture.groups(shown, other))
        yield from sprite_lines(f"{scene}: focus", picture.focus((Box(20, 30, 40, 50),)).sprites)
        yield from shape_lines(f"{scene}: held", picture.held_places(3, (400, 500)))
        yield f"{scene}: {picture.cold} {picture.drafting} {picture.where.front}"
        yield from _seen(scene)


def _told(title: str, groups: list[Group]) -> Iterator[str]:
    """How many sprites each group has, and its box; what they look like is kept elsewhere."""
    yield f"# {title}"
    for number, group in enumerate(groups):
        yield f"{number} {len(group.sprites)} {tuple(group.box)}"


def _seen(scene: Scene) -> Iterator[str]:
    """The light around the boards, which only the whole table has."""
    picture, shown = scene.picture, scene.shown
    for active in range(scene.kind.players):
        view = View(scene.sitters, active, Prompt(""))
        lights: list[Sprite] = []
        for group in picture.groups(shown, view):
            boxes = [mat.box for mat in picture.layout.boards]
            if any(group.box.contains(tuple(map(round, box))) for box in boxes):
                lights += group.sprites if len(group.sprites) in (1, 4, 8) else ()
        yield from sprite_lines(f"{scene}: light of {active}", lights[:12])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
