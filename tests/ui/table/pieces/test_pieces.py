"""Pieces have their size and their middle, with the pictures of a theme or without any."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import MARKER
from azul_desktop.core.families import build
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.looks import TileLooks
from azul_desktop.ui.render.tokens import CREAM
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.pieces.pieces import Pieces, rhombus_size, spot_of
from azul_desktop.ui.table.pieces.shadows import Ground
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import EDITIONS
from tests.ui.table.proof import Proof
from tests.ui.table.setting import WALL

BARE = [replace(edition, theme="nothing") for edition in EDITIONS.values()]
"""Editions of a user's own, whose theme nobody drew."""
ALL = [*EDITIONS.values(), *BARE]
every_edition = pytest.mark.parametrize("edition", ALL, ids=lambda e: f"{e.id} {e.theme}")
GROUNDS: tuple[Ground, ...] = ("board", "plate", "wood", "air", "none")


def usual_pieces(edition: Edition, desk: Desk) -> Pieces:
    return pieces_of(edition, desk.images, desk.type)


def turns_of(edition: Edition) -> tuple[int | None, ...]:
    return (0, 60, 120, 180) if edition.family == "star" else (None,)


def visible(surface: pygame.Surface) -> pygame.Rect:
    """The tile without its shadow, which is never as opaque."""
    return surface.get_bounding_rect(200)


def is_centred(surface: pygame.Surface) -> bool:
    seen, (w, h) = visible(surface), surface.get_size()
    x, y = seen.x + seen.w / 2, seen.y + seen.h / 2
    return abs(x - w / 2) <= 1 and abs(y - h / 2) <= 1


@every_edition
@pytest.mark.parametrize("size", (24, 33, 34, 70))
def test_a_tile_has_its_size_and_lies_in_the_middle(
    desk: Desk, edition: Edition, size: int
) -> None:
    pieces = usual_pieces(edition, desk)
    for tile in range(len(edition.colours)):
        for turn in turns_of(edition):
            wanted = (size, size) if turn is None else rhombus_size(size, turn)
            for ground in GROUNDS:
                surface = pieces.tile(tile, size, turn, ground=ground, take=tile)
                seen = visible(surface)
                assert seen.size == pytest.approx(wanted, abs=max(5, size * 0.15))  # tips are round
                assert is_centred(surface), (ground, seen, surface.get_size())


@every_edition
def test_the_marker_and_discs_lie_in_the_middle(desk: Desk, edition: Edition) -> None:
    pieces = usual_pieces(edition, desk)
    assert is_centred(pieces.tile(MARKER, 60))
    assert is_centred(pieces.disc(200, special=False))
    assert visible(pieces.disc(200, special=True)).w == pytest.approx(200, abs=6)


@every_edition
def test_cells_spaces_and_symbols_are_there(desk: Desk, edition: Edition) -> None:
    pieces = usual_pieces(edition, desk)
    for size in (20, 60):
        for tile in (None, *range(len(edition.colours))):
            assert pieces.cell(tile, size).get_size() == (size, size)
        for kind in (*edition.colours, "mixed", "free"):
            for turn in (0, 60, 120):
                space = pieces.space(kind, Rhombus(0, 0, size, turn))
                assert space.get_size() == rhombus_size(size, turn)
    for side in range(len(edition.specials)):
        assert pieces.badge(side, 40).get_size() == (40, 40)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
def test_what_a_special_disc_does_is_engraved_in_its_well(desk: Desk, edition: Edition) -> None:
    pieces = usual_pieces(edition, desk)
    for side in range(len(edition.specials)):
        cut = pieces.engraving(side, 100)
        assert cut is not None
        assert cut.get_width() < 70


@pytest.mark.parametrize("edition", BARE, ids=lambda e: e.id)
def test_tiles_without_pictures_differ_by_more_than_their_colour(
    desk: Desk, edition: Edition
) -> None:
    pieces = usual_pieces(edition, desk)
    turn = turns_of(edition)[0]
    shapes = set()
    for tile in range(len(edition.colours)):
        face = pieces.tile(tile, 60, turn, ground="none")
        ground = (*pieces.grounds[tile], 255)
        middle = face.get_rect().center
        near = [(middle[0] + x, middle[1] + y) for x in range(-10, 10) for y in range(-10, 10)]
        shapes.add(tuple(tuple(face.get_at(at)) != ground for at in near))
    assert len(shapes) == len(edition.colours)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
def test_the_editions_of_the_program_have_all_their_pictures(desk: Desk, edition: Edition) -> None:
    pieces, bare = (
        usual_pieces(edition, desk),
        usual_pieces(replace(edition, theme="nothing"), desk),
    )
    for tile in range(len(edition.colours)):
        for turn in turns_of(edition):
            for size in (30, 60):
                drawn, plain = (
                    pygame.image.tobytes(p.tile(tile, size, turn, ground="none"), "RGBA")
                    for p in (pieces, bare)
                )
                assert drawn != plain


@pytest.mark.parametrize("edition", BARE, ids=lambda e: e.id)
def test_a_whole_table_is_painted_without_any_picture_of_its_theme(
    desk: Desk, edition: Edition
) -> None:
    rules = build(edition, Options(edition.variant_names[0], bool(edition.specials)))
    state = rules.initial(2, 1)
    picture = TablePicture(desk, rules, 2, state.turn, drafting=True)
    sitters = [Sitter(number, "Ann", "") for number in range(2)]
    view = View(sitters=sitters, active=0, prompt=Prompt("Take tiles", (0,)), held=(1, 3))
    groups = picture.groups(ShownTable.of(rules, state), view)
    assert sum(len(group.sprites) for group in groups) > 50


def test_a_piece_is_drawn_once_for_each_size(desk: Desk) -> None:
    pieces = usual_pieces(ALL[0], desk)
    tile = pieces.tile(0, 60, take=1)
    assert pieces.tile(0, 60, take=4) is tile  # there are three drawings
    assert pieces.tile(0, 61, take=1) is not tile
    assert pieces.tile(0, 60, take=1, pale=True) is not tile
    assert pieces.disc(100, special=False) is pieces.disc(100, special=False)
    pieces.forget(pieces.looks)
    assert pieces.tile(0, 60, take=1) is not tile


def test_a_ghost_is_translucent_and_throws_no_shadow(desk: Desk) -> None:
    ghost = usual_pieces(ALL[0], desk).tile(0, 60, ghost=True)
    assert ghost.get_size() == (60, 60)
    assert 100 < ghost.get_at((30, 30)).a < 150


def test_a_turned_tile_keeps_its_middle(desk: Desk) -> None:
    for angle in (-9, -4, 3, 8):
        assert is_centred(usual_pieces(ALL[0], desk).tile(0, 60, angle=angle, ground="plate"))


def test_in_the_air_the_shadow_is_further_away(desk: Desk) -> None:
    pieces = usual_pieces(ALL[0], desk)
    board, air = (pieces.tile(0, 60, ground=ground) for ground in ("board", "air"))
    assert air.get_width() > board.get_width() > 60


def test_a_place_says_how_large_a_tile_is_there() -> None:
    assert spot_of(Box(5, 5, 40.4, 40.4)) == (40, None)
    assert spot_of(Rhombus(5, 5, 50.6, 60)) == (51, 60)


# How the user wants tiles to look.

LETTERS = TileLooks(letters=True)


def picture(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def plate_of(face: pygame.Surface) -> int:
    """How wide the cream plate of a letter is, measured along its own middle column."""
    x = face.get_width() // 2
    rows = [y for y in range(face.get_height()) if face.get_at((x, y))[:3] == CREAM]
    return rows[-1] - rows[0] + 1


def lightness(surface: pygame.Surface) -> int:
    """Of what lies within the edge: black is 0, white 765."""
    inside = surface.get_rect().inflate(-12, -12)
    return sum(pygame.transform.average_color(surface.subsurface(inside))[:3])


@every_edition
def test_a_letter_lies_on_a_plate_that_leaves_the_motif_of_a_large_tile_clear(
    desk: Desk, edition: Edition
) -> None:
    pieces = pieces_of(edition, desk.images, desk.type, LETTERS)
    turn = turns_of(edition)[0]
    for size, part in ((112, 0.56), (56, 0.56), (46, 0.56)):
        for tile in range(len(edition.colours)):
            face = pieces.tile(tile, size, turn, ground="none")
            assert plate_of(face) == pytest.approx(size * part, abs=size * 0.08 + 2)


@every_edition
def test_letters_are_those_of_the_edition_and_never_too_small(desk: Desk, edition: Edition) -> None:
    for unit in (1.0, 2.0):
        proof = Proof()
        pieces = pieces_of(edition, desk.images, proof, replace(LETTERS, unit=unit))
        shown = set()
        for tile in range(len(edition.colours)):
            for size in (26, 36, 64):
                proof.forget()
                pieces.tile(tile, round(size * unit), turns_of(edition)[0])
                shown.add(proof.words[-1].text)
                assert proof.words[-1].size >= 18 * unit
        assert len(shown) == len(edition.colours)


@every_edition
def test_a_small_tile_has_a_bare_letter_beside_the_middle_of_its_motif(
    desk: Desk, edition: Edition
) -> None:
    usual, lettered = (
        pieces_of(edition, desk.images, desk.type, looks) for looks in (TileLooks(), LETTERS)
    )
    turn = turns_of(edition)[0]
    for tile in range(len(edition.colours)):
        bare, face = (p.tile(tile, 30, turn, ground="none") for p in (usual, lettered))
        assert picture(face) != picture(bare)
        whole = face.get_rect()
        upper = pygame.Rect(0, 0, whole.w, round(whole.h * 0.4))
        assert picture(face.subsurface(upper)) == picture(bare.subsurface(upper))


def test_a_tile_under_others_in_a_pile_has_no_letter(desk: Desk) -> None:
    usual, lettered = (
        pieces_of(ALL[0], desk.images, desk.type, looks) for looks in (TileLooks(), LETTERS)
    )
    assert picture(lettered.tile(0, 60, covered=True)) == picture(usual.tile(0, 60))
    assert usual.tile(0, 60, covered=True) is usual.tile(0, 60)


def test_a_tile_in_the_shade_is_darker_and_keeps_its_shape(desk: Desk) -> None:
    pieces = usual_pieces(ALL[0], desk)
    for tile in range(len(ALL[0].colours)):
        usual, dim = (pieces.tile(tile, 60, ground="none", dim=dim) for dim in (False, True))
        assert lightness(dim) < 0.65 * lightness(usual)
        assert visible(dim) == visible(usual)


def test_a_tilted_tile_has_a_smooth_edge_without_a_dark_line(desk: Desk) -> None:
    pieces = usual_pieces(ALL[0], desk)
    white = ALL[0].colours.index("white")
    face = pieces.tile(white, 60, ground="none", angle=4)
    # Its corners are painted dark: only what lies between them has to be bright.
    wide, high = face.get_size()
    edge = [
        face.get_at((x, y))
        for x in range(wide)
        for y in range(high)
        if 20 < face.get_at((x, y)).a < 235
        and (abs(x - wide / 2) < wide / 4 or abs(y - high / 2) < high / 4)
    ]
    assert len(edge) > 60  # on all sides
    assert min(sum(pixel[:3]) for pixel in edge) > 250


def test_a_letter_stays_on_its_plate_however_small_the_tile(desk: Desk) -> None:
    proof = Proof()
    pieces = pieces_of(ALL[0], desk.images, proof, LETTERS)
    for size in range(8, 26):
        pieces.tile(0, size)
        assert proof.words[-1].size < size


def test_the_marker_has_no_letter(desk: Desk) -> None:
    usual, lettered = (
        pieces_of(ALL[0], desk.images, desk.type, TileLooks(on)) for on in (False, True)
    )
    assert picture(usual.tile(MARKER, 60)) == picture(lettered.tile(MARKER, 60))
    assert picture(usual.tile(0, 60)) != picture(lettered.tile(0, 60))


def test_other_looks_act_at_once_and_spoil_nothing_that_is_shared(desk: Desk) -> None:
    pieces = usual_pieces(ALL[0], desk)
    usual = picture(pieces.tile(0, 60))
    pieces.forget(LETTERS)
    assert picture(pieces.tile(0, 60)) != usual
    pieces.forget(TileLooks())
    assert picture(pieces.tile(0, 60)) == usual


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
def test_an_empty_cell_has_the_letter_of_its_colour_but_fainter(
    desk: Desk, edition: Edition
) -> None:
    usual, lettered = (
        pieces_of(edition, desk.images, desk.type, TileLooks(letters=on)) for on in (False, True)
    )
    assert lettered.cell(None, 60) is usual.cell(None, 60)
    for tile in range(len(edition.colours)):
        plain, cell = usual.cell(tile, 60), lettered.cell(tile, 60)
        assert cell.get_at((30, 15))[:3] != CREAM
        assert cell.get_at((2, 30))[:3] == plain.get_at((2, 30))[:3]
        assert picture(cell) != picture(plain)
        assert lettered.cell(tile, 60) is cell


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
def test_with_contrast_empty_cells_are_paler(desk: Desk, edition: Edition) -> None:
    usual, strong = (
        pieces_of(edition, desk.images, desk.type, TileLooks(contrast=on)) for on in (False, True)
    )
    space = Rhombus(0, 0, 60, 0)
    for tile, name in enumerate(edition.colours):
        for plain, pale in (
            (usual.cell(tile, 60), strong.cell(tile, 60)),
            (usual.space(name, space), strong.space(name, space)),
        ):
            before, after = (lightness(surface) for surface in (plain, pale))
            assert 765 - after < 0.6 * (765 - before)
        assert strong.cell(tile, 60) is strong.cell(tile, 60)
        assert strong.space(name, space) is strong.space(name, space)
        assert picture(usual.tile(tile, 60)) == picture(strong.tile(tile, 60))


@pytest.mark.parametrize("size", (24, 66))
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.id)
def test_with_contrast_letters_of_empty_cells_are_black_on_pale(
    desk: Desk, edition: Edition, size: int
) -> None:
    looks = TileLooks(contrast=True, letters=True)
    pieces = pieces_of(edition, desk.images, desk.type, looks)
    plain = pieces_of(edition, desk.images, desk.type, TileLooks(contrast=True))
    for tile in range(len(edition.colours)):
        cell, under = pieces.cell(tile, size), plain.cell(tile, size)
        inner = cell.get_rect().inflate(-size // 4, -size // 4)
        ink = min(sum(cell.get_at((x, inner.centery))[:3]) for x in range(inner.x, inner.right))
        assert ink < 160
        assert lightness(under.subsurface(inner)) > 540


@pytest.mark.parametrize("ground", ["plate", "wood", "air"])
def test_with_contrast_tiles_off_the_boards_lie_in_light(desk: Desk, ground: Ground) -> None:
    pieces = pieces_of(ALL[0], desk.images, desk.type, TileLooks(contrast=True))
    tile = pieces.tile(0, 60, ground=ground)
    assert is_centred(tile)
    margin = (tile.get_width() - 60) // 2
    beside = tile.get_at((margin - 1, tile.get_height() // 2))
    assert min(beside[:3]) >= 254
    assert beside.a > 80


def test_another_palette_is_taken_file_by_file(desk: Desk, tmp_path: Path) -> None:
    name = WALL.edition.colours[0]
    tints = {"mosaic": (200, 0, 0), "mosaic-classic": (0, 0, 200)}
    for folder, tint in tints.items():
        (tmp_path / "images" / folder).mkdir(parents=True)
        surface = pygame.Surface((60, 60))
        surface.fill(tint)
        pygame.image.save(surface, tmp_path / "images" / folder / f"tile-{name}-0.png")
    pygame.image.save(surface, tmp_path / "images" / "mosaic" / "marker.png")
    edition = replace(WALL.edition, theme="mosaic")
    pieces = pieces_of(edition, Images(tmp_path), desk.type, TileLooks(palette="classic"))
    assert pieces.tile(0, 60, ground="none").get_at((30, 30))[:3] == tints["mosaic-classic"]
    assert pieces.tile(MARKER, 60, ground="none").get_at((30, 30))[:3] == tint
    pieces.forget(TileLooks())
    assert pieces.tile(0, 60, ground="none").get_at((30, 30))[:3] == tints["mosaic"]


def test_a_piece_fades_in_few_steps(desk: Desk) -> None:
    pieces = usual_pieces(ALL[0], desk)
    steps = [pieces.fading(0, 60, None, part / 50) for part in range(51)]
    assert len({id(step) for step in steps}) == 5
    opacity = [step.get_at(step.get_rect().center).a for step in steps]
    assert opacity == sorted(opacity)
    assert steps[-1] is pieces.tile(0, 60)
