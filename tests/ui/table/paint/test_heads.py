"""The heads of the boards: names, levels and colours of the players, in every window."""

from itertools import pairwise
from pathlib import Path

import pytest

from azul_desktop.bots.levels import LEVELS, PERSONALITIES
from azul_desktop.bots.spec import Spec
from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.geometry import Box
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import bot_level, level_number, players_names
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.portraits import NEUTRAL, PLEASED, face
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.render.tokens import PLAYERS
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.table.paint.heads import Sitter, avatar, head, in_mood, name_plate
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.widgets.token import token
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import finished
from tests.ui.table.layouts import SIZES
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import STAR, WALL, picture_of

ROOMY = [size for size in SIZES if size[0] >= 1280]
"""In the smallest window a star board has room for the name alone; the enlarged one says all."""
FOUR = [kind for kind in KINDS if kind.players == 4]
STYLES = ("", *(personality.id for personality in PERSONALITIES))
BOTS = [Spec(level.id, style).kind for level in LEVELS for style in STYLES[: 4 * level.searches]]
BOTS += [level.id for level in LEVELS if not level.searches]


@pytest.mark.parametrize("size", ROOMY, ids=str)
@pytest.mark.parametrize("kind", FOUR, ids=str)
def test_the_level_of_a_bot_is_seen_on_every_board(kind: Kind, size: tuple[int, int]) -> None:
    desk, _ = proof_desk(size)
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    for bot in BOTS:
        name = players_names([bot], [""])[0]
        sitter = Sitter(1, name, bot_level(bot), "", 1, level_number(bot), face="paco")
        for mat in picture.layout.boards[1:]:
            assert mat.name is not None
            level = mat.level if isinstance(mat, WallMat) else None
            assert mat.avatar is not None
            plate = head(picture.brush, sitter, mat.avatar, mat.name, 22, level)[1:]
            assert len(plate) > 1, (bot, mat.name)
            room = mat.name if level is None else mat.box
            called, *rest = Group(plate).rects
            assert all(rect.right <= room.right + 1 for rect in rest)
            if level is None:
                assert all(rect.x >= called.right for rect in rest)


@pytest.mark.parametrize("number", range(2))
def test_a_star_board_shows_the_colour_where_the_edition_has_its_place(number: int) -> None:
    desk, _ = proof_desk((1920, 1080))
    picture: TablePicture = picture_of(STAR, STAR.rules.initial(STAR.players, 1), desk)
    painter = picture.board_painter
    assert isinstance(painter, StarPainter)
    for mat in picture.layout.boards:
        assert isinstance(mat, StarMat)
        assert mat.token is not None
        sprites = painter.head(mat, Sitter(0, "Ann", "", colour=number))
        wanted = token(picture.brush, number, mat.token.w / picture.brush.unit, mat.token.centre)
        assert sprites[:2] == wanted
        tops = sorted(mat.spaces, key=lambda space: space.box.y)[:2]
        left, right = sorted(space.box.centre[0] for space in tops)
        assert left < mat.token.centre[0] < right
        assert mat.token.y > mat.box.y


def test_results_say_how_each_bot_played(tmp_path: Path) -> None:
    played = finished(WALL).record
    kinds = [HUMAN, "novice", "novice", "master+denier"][: len(played.seats)]
    names = players_names(kinds, [""] * len(kinds))
    seats = tuple(map(Seat, names, kinds))
    session = Session(Record(played.rules, seats, played.seed, list(played.moves)))
    for step in session.record.replay():
        session.steps.append(step)
    pilot = Pilot(tmp_path, lambda desk: ResultsScene(desk, session), size=(1920, 1080))
    scene = pilot.scene
    assert isinstance(scene, ResultsScene)
    places = {one.player: scene._column(one) for one in scene.outcome.standings}
    for seat, kind in enumerate(kinds[1:], 1):
        about = places[seat].about
        assert about[0].endswith(f" · {bot_level(kind)}")
        assert all(words.startswith(about[-1]) for words in about), "the place is never left out"
    faces = [places[seat].sitter.face for seat in range(len(kinds))]
    assert faces[0] == ""
    assert len(set(faces)) == len(faces)
    pilot.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", (WALL, STAR), ids=str)
def test_a_face_lies_in_its_head_and_the_name_beside_it(kind: Kind, size: tuple[int, int]) -> None:
    desk, _ = proof_desk(size)
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    bot = Sitter(1, "Ines", "Apprentice", "", 1, 2, face="ines")
    for mat in picture.layout.boards:
        if mat.avatar is None or mat.name is None:
            continue
        brush = picture.brush
        worn, name, *_ = head(brush, bot, mat.avatar, mat.name, 22)
        for ornament in ("", "azul-red"):
            ann = Sitter(1, "Ann", "", colour=1, ornament=ornament)
            person, *_ = head(brush, ann, mat.avatar, mat.name, 22)
            assert Group([person]).rects == Group([worn]).rects, "people are framed as bots are"
        bust, called = Group([worn, name]).rects
        shade = worn.surface.get_width() * 0.15
        assert bust.right - shade <= called.x
        assert bust.x + shade >= mat.box.x
        assert bust.y + shade >= mat.box.y


def test_the_size_of_a_face_is_that_of_its_place() -> None:
    desk, _ = proof_desk((1920, 1080))
    sitter = Sitter(1, "Ines", "Apprentice", "", 1, 2, face="ines")
    (sprite,) = avatar(desk.brush, Box(10, 20, 84, 84), sitter)
    assert sprite.surface is face(desk.brush, "ines", NEUTRAL, 84, PLAYERS[1])
    (sprite,) = avatar(desk.brush, Box(10, 20, 84, 84), in_mood(sitter, PLEASED))
    assert sprite.surface is face(desk.brush, "ines", PLEASED, 84, PLAYERS[1])
    assert in_mood(sitter, PLEASED) == sitter, "nothing that is kept falls with a mood"


def test_a_wide_head_says_more_than_a_narrow_one() -> None:
    desk, proof = proof_desk((1920, 1080))
    sitter = Sitter(1, "Paco", "Grandmaster · Gambler", "", 1, 5)
    said = []
    for wide in (420, 230, 130):
        proof.forget()
        plate = name_plate(desk.brush, sitter, Box(0, 0, wide, 30), 22, None)
        said.append(proof.words[-1].text)
    assert said == ["Grandmaster · Gambler", "Grandmaster", "Paco"]
    assert all(len(more) > len(less) for more, less in pairwise(said))
    assert len(plate) == 1 + len(LEVELS), "a dot for each level; a number would look like points"
