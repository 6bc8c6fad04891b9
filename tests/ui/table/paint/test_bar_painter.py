"""The bar above the table tells the round and what is left in bag and lid."""

import pygame
import pytest

from azul_desktop.coach.prompt import GAP, Prompt
from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.layout.top_bar import Counts
from azul_desktop.ui.table.paint.bar_painter import BarPainter
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import Kind
from tests.ui.table.proof import Proof, proof_desk
from tests.ui.table.setting import FULL_HD, STAR, WALL, layout_of, picture_of


def painter_of(kind: Kind, rounds: int) -> tuple[BarPainter, Proof]:
    desk, proof = proof_desk(FULL_HD)
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    return BarPainter(picture.pieces, picture.brush, rounds, picture.family.lid_icon), proof


@pytest.mark.parametrize("counted", [False, True])
def test_the_bar_shows_the_edition_the_round_and_all_counts_that_are_wanted(
    counted: bool,
) -> None:
    painter, proof = painter_of(WALL, 0)
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tableau.lid = [1, 2, 3, 4, 5]
    proof.forget()
    painter.bar(layout_of(WALL, counted=counted).top_bar, tableau)
    totals = {WALL.edition.name, "Round 1", str(sum(tableau.bag)), "15"}
    assert totals <= proof.texts
    colours = {str(count) for count in (*tableau.bag, *tableau.lid)}
    assert (colours <= proof.texts) is counted
    assert counted or proof.texts == totals


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_bag_and_lid_stand_before_their_numbers(kind: Kind, desk: Desk) -> None:
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    painter = BarPainter(picture.pieces, picture.brush, 0, picture.family.lid_icon)
    tableau = ShownTable.of(kind.rules, kind.rules.initial(2, 1))
    bar = layout_of(kind).top_bar
    full = painter.bar(bar, tableau)
    tableau.bag, tableau.lid = [0] * len(tableau.bag), [3] * len(tableau.lid)
    used = painter.bar(bar, tableau)
    (bag,), (empty,) = (at(sprites, bar.bag) for sprites in (full, used))
    assert bag is not empty
    assert len(at(full, bar.lid)) == 1
    assert len(at(used, bar.lid)) > 4, "with a heap in it"


def test_without_pictures_icons_stand_before_the_numbers() -> None:
    painter, _ = painter_of(WALL, 0)
    bar = layout_of(WALL).top_bar
    sprites = painter.bar(bar, ShownTable.of(WALL.rules, WALL.rules.initial(2, 1)))
    for counts in (bar.bag, bar.lid):
        (icon,) = at(sprites, counts)
        assert 20 <= icon.get_width() <= 34


def at(sprites: list[Sprite], counts: Counts) -> list[pygame.Surface]:
    """The pictures of a thing in the bar."""
    return [sprite.surface for sprite in sprites if boxed(sprite, counts.total.icon)]


def test_every_picture_follows_the_number_before_it_at_one_distance() -> None:
    painter, _ = painter_of(WALL, 0)
    tableau = ShownTable.of(WALL.rules, WALL.rules.initial(2, 1))
    tableau.bag, tableau.lid = [1, 20, 3, 14, 5], [11, 2, 13, 4, 15]
    bar = layout_of(WALL, counted=True).top_bar
    sprites = painter.bar(bar, tableau)
    last = sprites[-11:]
    heap = next(n for n, sprite in enumerate(sprites) if boxed(sprite, bar.lid.total.icon))
    for group, limit in (
        (sprites[heap - 11 : heap], bar.bag.box.right),
        (last, bar.lid.box.right),
    ):
        gaps = [
            picture.x + picture.surface.get_width() / 2 - (number.x + number.surface.get_width())
            for number, picture in zip(group[2::2], group[3::2], strict=False)
        ]
        assert max(gaps) - min(gaps) <= 1
        assert group[-1].x + group[-1].surface.get_width() <= limit


def boxed(sprite: Sprite, box: Box) -> bool:
    """Whether a picture lies in a box."""
    w, h = sprite.surface.get_size()
    return box.contains((sprite.x + w / 2, sprite.y + h / 2))


def test_where_the_rounds_are_counted_their_number_and_the_joker_are_told() -> None:
    painter, proof = painter_of(STAR, 6)
    tableau = ShownTable.of(STAR.rules, STAR.rules.initial(2, 1))
    tableau.round = 3
    painter.bar(layout_of(STAR).top_bar, tableau)
    assert {"Round 3 of 6", "joker"} <= proof.texts


def test_pictures_of_tiles_stand_in_the_gap_of_a_prompt() -> None:
    painter, proof = painter_of(WALL, 0)
    box = layout_of(WALL).prompt
    proof.forget()
    sprites = painter.prompt(box, Prompt(f"Place {GAP} on a line", (0, 0, 0)))
    assert [word.text for word in proof.words if len(word.text) > 1] == ["Place", "on a line"]
    words = sprites[2:]
    assert len(words) == 2 + 3
    assert [sprite.x for sprite in words] == sorted(sprite.x for sprite in words)


def test_a_note_gives_way_where_there_is_no_room() -> None:
    painter, proof = painter_of(WALL, 0)
    box = layout_of(WALL).prompt
    painter.prompt(box, Prompt("Take tiles", note="A note"))
    assert "A note" in proof.texts
    proof.forget()
    narrow = box._replace(w=200)
    painter.prompt(narrow, Prompt("Take some tiles", note="A note that is long"))
    assert "A note that is long" not in proof.texts
