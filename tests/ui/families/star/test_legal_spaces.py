"""Legal spaces of the stars are clear at first sight: measured in pixels, for every palette."""

from dataclasses import replace

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from azul_desktop.coach.families import coach_of
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.state import BUILD, EMPTY, State
from azul_desktop.geometry import Rhombus
from azul_desktop.storage.settings import PALETTES
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.render.stage import Group, Stage, flattened
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.studio import new_desk
from tests.ui.table.setting import picture_of
from tests.ui.table.walk import steps

SMALL = (1280, 720)
SIDES = [kind for kind in KINDS if kind.edition.family == "star" and kind.players == 2]
Pixels = NDArray[np.float64]


def building(kind: Kind) -> State:
    """A position with spaces that can be built on and others that cannot."""
    for step in steps(kind, 3):
        state = step.before
        if state.phase == BUILD:
            hand = Hand(coach_of(kind.rules), state)
            spaces = len(kind.rules.edition.colours) * STAR_SPACES
            legal = [space for space in spaces_of(state, spaces) if hand.legal(space)]
            if 3 <= len(legal) < spaces - 12:
                return state
    raise AssertionError


def spaces_of(state: State, count: int) -> list[Address]:
    return [Address(Zone.SPACE, state.turn, cell) for cell in range(count)]


def luminance(surface: pygame.Surface) -> Pixels:
    """The relative luminance of every pixel, as the contrast of WCAG has it."""
    part = pygame.surfarray.array3d(surface).astype(float) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    found: Pixels = linear @ np.array((0.2126, 0.7152, 0.0722))
    return found


def inside(size: tuple[int, int], space: Rhombus, grown: float) -> NDArray[np.bool_]:
    """The pixels of a rhombus that reaches so many pixels further than the space."""
    turn = np.radians(space.turn)
    x, y = np.meshgrid(np.arange(size[0]) - space.x, np.arange(size[1]) - space.y, indexing="ij")
    along = np.abs(x * np.sin(turn) - y * np.cos(turn))
    across = np.abs(x * np.cos(turn) + y * np.sin(turn))
    edge = (along + np.sqrt(3) * across) / 2 - space.side * np.sqrt(3) / 4
    found: NDArray[np.bool_] = edge < grown
    return found


def contrast(light: Pixels) -> float:
    """Between the light and the dark of some pixels, a few of them left out."""
    dark, bright = np.percentile(light, (6, 94))
    return float((bright + 0.05) / (dark + 0.05))


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("kind", SIDES, ids=str)
def test_legal_spaces_stand_out_by_outline_and_lightness(
    kind: Kind, palette: str, high: bool
) -> None:
    desk = new_desk(SMALL)
    desk.settings = replace(desk.settings, palette=palette, high_contrast=high)
    desk.resize(SMALL)
    state = building(kind)
    picture = picture_of(kind, state, desk)
    mat = picture.layout.boards[0]
    assert isinstance(mat, StarMat)
    coach = coach_of(kind.rules)
    shown, hand = ShownTable.of(kind.rules, state), Hand(coach, state)
    screen = pygame.Surface(SMALL)
    over = picture.decision_painter(coach, state, hand).sprites(shown, None)
    Stage(screen).show([Group(flattened(picture.board_painter.base(mat))), Group(over)])
    light = luminance(screen)
    cells = dict(zip(spaces_of(state, len(mat.spaces)), mat.spaces, strict=True))
    wall = shown.players[state.turn].wall
    legal = {address: space for address, space in cells.items() if hand.legal(address)}
    others = [
        space
        for (address, space), tile in zip(cells.items(), wall, strict=True)
        if address not in legal and tile == EMPTY
    ]
    assert legal
    assert others
    free = ~np.any([inside(SMALL, space, 10) for space in legal.values()], axis=0)
    rims, quiet = [], []
    for space in legal.values():
        rims.append(contrast(light[inside(SMALL, space, 4) & ~inside(SMALL, space, -4)]))
    for space in others:
        rim = inside(SMALL, space, 4) & ~inside(SMALL, space, -4) & free
        if np.count_nonzero(rim) > 60:
            quiet.append(contrast(light[rim]))
    assert min(rims) > 6
    assert max(quiet) < 3.5
    middle = [inside(SMALL, space, -space.side * 0.3) for space in legal.values()]
    assert min(contrast(light[part]) for part in middle) > 7  # the number on its plate
