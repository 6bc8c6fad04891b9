"""Panels and stills of walls as they are kept: the wall, or the lines above the floor."""

from collections.abc import Iterator

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.geometry import Box
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.wall.lines_picture import lines_picture
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, GREY

ROOM = Box(10, 20, 160, 148)
LIT = {
    "line": [Address(Zone.LINE, 0, 2)],
    "floor": [Address(Zone.FLOOR, 0, n) for n in range(3)],
    "cells": [Address(Zone.WALL, 0, n) for n in (6, 7, 11)],
    "nothing": [],
}


def lines() -> Iterator[str]:
    for scene in (AZUL, GREY):
        brush, pieces, board = scene.easel.brush, scene.easel.pieces, scene.easel.board
        family, shown = table_family(pieces.edition), scene.shown.players[0]
        for name, lit in LIT.items():
            sprites, box = family.still(brush, pieces, board, shown, lit, ROOM)
            yield from shape_lines(f"{scene} {name}", [box, len(sprites)])
            yield from sprite_lines("sprites", [*sprites[:3], *sprites[3::7], *sprites[-2:]])
        sprites, box = family.panel(brush, pieces, board, shown.wall, Box(7, 9, 300, 290))
        yield from shape_lines(f"{scene} panel", [box, len(sprites)])
        yield from sprite_lines("sprites", sprites[::6])


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())


def test_pieces_lie_in_the_picture_where_they_lie_on_the_board() -> None:
    easel, shown = AZUL.easel, AZUL.shown.players[0].copy()
    board = easel.board
    assert isinstance(board, WallBoard)
    shown.lines[1], shown.floor[0] = (0, 2), 3
    empty = shown.copy()
    empty.lines[1], empty.floor[0] = (-1, 0), None
    brush, pieces = easel.brush, easel.pieces
    laid, box = lines_picture(brush, pieces, board, shown, [], ROOM)
    bare, _ = lines_picture(brush, pieces, board, empty, [], ROOM)
    more = [sprite for sprite in laid if sprite not in bare]
    assert len(laid) - len(bare) == 3
    second = [sprite for sprite in more if sprite.y < box.centre[1]]
    floor = [sprite for sprite in more if sprite.y > box.centre[1]]
    assert len(second) == 2
    assert all(sprite.x > box.centre[0] for sprite in second)
    assert len(floor) == 1
    assert floor[0].x < box.centre[0]
