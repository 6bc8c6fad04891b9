"""The score on a wall board: a trail up to the cube, or a slider in each groove."""

import pytest

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.wall.track_painter import TrackPainter
from azul_desktop.ui.families.wall.wall_mat import Track, WallMat
from tests.games import KINDS, Kind
from tests.ui.table.layouts import SIZES
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import layout_of, picture_of
from tests.ui.table.shapes import within


def of_kind(name: str) -> tuple[Kind, WallMat, Track]:
    for kind in KINDS:
        front = layout_of(kind).boards[0]
        if isinstance(front, WallMat) and front.track and front.track.kind == name:
            return kind, front, front.track
    raise LookupError(name)


def painter_of(kind: Kind, desk: Desk) -> TrackPainter:
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    return TrackPainter(picture.pieces, picture.brush)


@pytest.mark.parametrize("score", [1, 47, 100, 130, 245])
def test_a_trail_leads_from_zero_to_the_cube(score: int, desk: Desk) -> None:
    kind, _, track = of_kind("track")
    trail, cube, *_ = painter_of(kind, desk).score(track, 0, score)
    assert trail.x == pytest.approx(track.box.x, abs=1)
    middle = cube.x + cube.surface.get_width() / 2
    assert trail.x + trail.surface.get_width() == pytest.approx(middle, abs=2)


def test_nobody_leaves_a_trail_before_the_first_point(desk: Desk) -> None:
    kind, _, track = of_kind("track")
    assert len(painter_of(kind, desk).score(track, 0, 0)) == 1


def test_the_cube_leaves_the_numbers_to_be_read(desk: Desk) -> None:
    kind, _, track = of_kind("track")
    cube = painter_of(kind, desk).score(track, 0, 10)[-1]
    seen = cube.surface.get_bounding_rect(200)
    assert cube.y + seen.bottom <= track.box.y + track.box.h * 0.5


def test_grooves_reach_the_right_edge_of_the_wall() -> None:
    _, mat, track = of_kind("sliders")
    assert track.box.right == pytest.approx(mat.wall_frame.right, abs=1)
    for row in track.rows:
        digits = track.digits(row)
        assert track.tag(row).right <= digits[0].x
        assert digits[-1].right == pytest.approx(row.right)


def test_a_slider_stands_over_each_digit(desk: Desk) -> None:
    kind, _, track = of_kind("sliders")
    sprites = painter_of(kind, desk).score(track, 0, 47)
    assert len(sprites) == 4, "two sliders, each with its digit"
    for (tens, ones), row in zip(((4, 7),), (track.rows,), strict=True):
        assert track.points(47) == (
            track.digits(row[0])[tens].centre,
            track.digits(row[1])[ones].centre,
        )


def test_past_a_hundred_the_cube_starts_over() -> None:
    _, _, track = of_kind("track")
    step = track.box.w / 100
    for score in range(261):
        times = max(0, score - 1) // 100
        assert track.around(score) == (times, score - 100 * times)
        ((x, _),) = track.points(score)
        assert x == pytest.approx(track.box.x + (score - 100 * times) * step)


def test_past_ninety_nine_the_sliders_start_over() -> None:
    _, _, track = of_kind("sliders")
    for score in range(261):
        assert track.around(score) == (score // 100, score % 100)
        tens, ones = track.points(score)
        assert track.digits(track.rows[0])[score // 10 % 10].contains(tens)
        assert track.digits(track.rows[1])[score % 10].contains(ones)


@pytest.mark.parametrize("name", ["track", "sliders"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_badge_says_what_the_track_does_not(name: str, size: tuple[int, int]) -> None:
    kind, _, _ = of_kind(name)
    desk, proof = proof_desk(size)
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    mat = picture.layout.boards[0]
    assert isinstance(mat, WallMat)
    assert mat.track is not None
    painter = TrackPainter(picture.pieces, picture.brush)
    for score in (*range(0, 261, 7), 99, 100, 101, 200, 201):
        proof.forget()
        painter.score(mat.track, 0, score)
        times = mat.track.around(score)[0]
        badges = [text for text in proof.texts if text.startswith("+")]
        assert badges == ([f"+{100 * times}"] if times else [])
        if not times:
            continue
        place = painter.badge_place(mat.track, score)
        assert within(place, mat.box)
        assert min(word.size for word in proof.words) >= 9
        if name == "track":
            numbers = mat.track.box.y + mat.track.box.h * 0.5
            assert place.bottom <= numbers, "the numbers below stay free"
            assert not place.contains(mat.track.points(score)[0])
        else:
            others = [mat.track.box, *mat.line_boxes, mat.wall_frame, mat.name, mat.score]
            others += [mat.marker] if mat.marker is not None else []
            assert not any(place.overlaps(other) for other in others), "nothing is hidden"
            assert place.x >= mat.track.box.x, "off the frame of the board"
