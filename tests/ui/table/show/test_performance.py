"""What is seen always ends where the game is, however it is shown."""

import random
from collections.abc import Iterable

import pytest

from azul_desktop.core.events import Moved
from azul_desktop.core.rules import Step
from azul_desktop.core.state import BUILD, DRAFT
from azul_desktop.geometry import Shape
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.audio import Audio, Name, sound_of
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.table.show.choreographer import PACES
from azul_desktop.ui.table.show.performance import Performance
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.table.setting import STAR, WALL, layout_of, seated
from tests.ui.table.walk import steps


class Listener(Audio):
    """Hears what would be played."""

    def __init__(self) -> None:
        super().__init__(Settings(), bundled("assets") / "sounds")
        self.heard: list[tuple[Name, int | None]] = []

    def play(self, name: Name, *, pitch_step: int | None = None) -> None:
        self.heard.append((name, pitch_step))


class Evening:
    """A performance of a game, step by step."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.kind = kind
        self.audio = Listener()
        self.steps = list(steps(kind, seed))
        self.performance = Performance(kind.rules, self.steps[0].before, self.audio)

    def show(self, step: Step, speed: str) -> None:
        where = seated(self.kind, step.before)
        self.performance.show(step, where, PACES[speed], (), announce=False)

    def shows(self, step: Step) -> bool:
        return self.performance.shown == ShownTable.of(self.kind.rules, step.after)


@pytest.mark.parametrize("kind", KINDS[1::2], ids=str)
def test_each_step_is_shown_run_out_skipped_or_off(kind: Kind) -> None:
    evening = Evening(kind, 5)
    chance = random.Random(5)
    performance = evening.performance
    for number, step in enumerate(evening.steps):
        speed = ("slow", "normal", "fast", "off")[number % 4]
        evening.show(step, speed)
        assert performance.is_running == (speed != "off")
        while performance.is_running:
            if chance.random() < 0.1:
                assert performance.finish(step.after)
            elif performance.update(0.2, step.after):
                assert not performance.is_running
        assert evening.shows(step)
        assert performance.mover == step.before.turn
        assert not performance.acts()
    assert not performance.finish(evening.steps[-1].after)
    assert not performance.update(1.0, evening.steps[-1].after)


def test_the_end_of_a_step_is_told_once() -> None:
    evening = Evening(WALL, 1)
    step = evening.steps[0]
    evening.show(step, "normal")
    told = [evening.performance.update(0.05, step.after) for _ in range(60)]
    assert told.count(True) == 1


def test_off_is_over_at_once_with_one_sound() -> None:
    evening = Evening(WALL, 1)
    for step in evening.steps[:6]:
        evening.audio.heard.clear()
        evening.show(step, "off")
        assert evening.shows(step)
        assert len(evening.audio.heard) <= 1


@pytest.mark.parametrize("speed", ("normal", "off"))
def test_the_last_move_stays_marked(speed: str) -> None:
    evening = Evening(WALL, 1)
    step = evening.steps[0]
    evening.show(step, speed)
    evening.performance.finish(step.after)
    mat = seated(WALL, step.before).mat(step.before.turn)
    marks = evening.performance.marks
    assert marks
    assert all(mat.box.contains(place.centre) for place in marks)
    placed = sum(count for _, count in evening.performance.shown.players[step.before.turn].lines)
    fallen = evening.performance.shown.players[step.before.turn].floor
    assert len(marks) == placed + sum(piece is not None for piece in fallen)


def new_on_board(kind: Kind, step: Step) -> list[Shape]:
    """Where pieces lie on the board of who moved, but did not before: read from the boards."""
    mat = seated(kind, step.before).mat(step.before.turn)
    old, new = (
        ShownTable.of(kind.rules, state).players[step.before.turn]
        for state in (step.before, step.after)
    )
    if isinstance(mat, StarMat):
        return [mat.spaces[n] for n, tile in enumerate(new.wall) if tile != old.wall[n]]
    assert isinstance(mat, WallMat)
    lines = zip(mat.lines, old.lines, new.lines, strict=True)
    places: list[Shape] = [cell for cells, (_, had), (_, has) in lines for cell in cells[had:has]]
    floor = zip(mat.floor, old.floor, new.floor, strict=True)
    return places + [cell for cell, had, has in floor if had is None and has is not None]


def centres(shapes: Iterable[Shape]) -> list[tuple[float, float]]:
    return sorted(shape.centre for shape in shapes)


@pytest.mark.parametrize("kind", (WALL, STAR), ids=str)
def test_marks_are_where_the_move_put_pieces_and_nowhere_else(kind: Kind) -> None:
    evening = Evening(kind, 3)
    marked = 0
    for step in evening.steps:
        evening.show(step, "fast")
        assert evening.performance.marks == ()
        evening.performance.finish(step.after)
        marks = evening.performance.marks
        if step.before.phase == DRAFT:
            is_last = (step.after.phase, step.after.round) != (DRAFT, step.before.round)
            wanted = [] if is_last else new_on_board(kind, step)
        elif step.before.phase == BUILD:
            wanted = new_on_board(kind, step)
        else:
            continue
        assert centres(marks) == centres(wanted)
        marked += len(marks)
    assert marked > 20


@pytest.mark.parametrize("front", range(2))
def test_marks_move_with_the_boards(front: int) -> None:
    evening = Evening(WALL, 1)
    step = evening.steps[0]
    evening.show(step, "off")
    where = SeatedLayout(layout_of(WALL), front)
    evening.performance.mark(where)
    mat = where.mat(step.before.turn)
    assert evening.performance.marks
    assert all(mat.box.contains(place.centre) for place in evening.performance.marks)


def test_marks_are_gone_while_the_next_move_is_shown() -> None:
    evening = Evening(WALL, 1)
    one, two = evening.steps[:2]
    evening.show(one, "off")
    assert evening.performance.marks
    evening.show(two, "normal")
    while evening.performance.is_running:
        assert not evening.performance.marks
        evening.performance.update(0.05, two.after)
    assert centres(evening.performance.marks) == centres(new_on_board(WALL, two))


def test_after_a_jump_nothing_is_marked() -> None:
    evening = Evening(WALL, 1)
    one, two = evening.steps[:2]
    for step in (one, two):
        evening.show(step, "off")
    assert evening.performance.marks
    evening.performance.jump(one.after)
    assert not evening.performance.marks
    evening.performance.mark(seated(WALL, two.before))
    assert not evening.performance.marks, "no move led here"
    assert evening.shows(one)


def test_a_jump_ends_what_is_moving() -> None:
    evening = Evening(STAR, 1)
    step = evening.steps[0]
    evening.show(step, "normal")
    evening.performance.update(0.1, step.after)
    assert evening.performance.acts()
    evening.performance.jump(step.before)
    assert not evening.performance.is_running
    assert evening.performance.now == 0
    assert evening.performance.shown == ShownTable.of(STAR.rules, step.before)


def test_scores_climb_the_scale() -> None:
    evening = Evening(WALL, 1)
    for step in evening.steps:
        evening.audio.heard.clear()
        evening.show(step, "fast")
        evening.performance.finish(step.after)
        pitches = [pitch for name, pitch in evening.audio.heard if name == "score"]
        assert pitches == list(range(len(pitches)))


def test_each_tile_clinks_when_it_touches_down_but_what_tumbles_does_so_once() -> None:
    evening = Evening(WALL, 6)
    for step in evening.steps:
        move = step.events[0]
        if not isinstance(move, Moved) or len(step.events) > 1 or move.count < 2:
            continue
        evening.audio.heard.clear()
        evening.performance.jump(step.before)
        evening.show(step, "normal")
        while not evening.performance.update(0.02, step.after):
            pass
        once = sound_of(move) != "clink"
        assert len(evening.audio.heard) == (1 if once else move.count)
