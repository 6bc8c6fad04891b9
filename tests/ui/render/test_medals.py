"""Medallions in relief, and the flat icons where their pictures are missing."""

from pathlib import Path
from typing import get_args

import pygame
import pytest

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.medals import Metal, medal
from azul_desktop.ui.render.tokens import INK2
from tools.art.medallions import STRUCK

COINS = [(kind, metal) for metal in get_args(Metal) for kind in STRUCK[metal]]


@pytest.mark.parametrize(("kind", "metal"), COINS)
def test_what_was_struck_is_shown(kind: str, metal: Metal, desk: Desk) -> None:
    picture = medal(desk.brush, kind, metal, 40)
    assert picture.get_size() == (40, 40)
    assert picture.get_at((20, 20)).a > 240
    assert picture.get_at((0, 0)).a == 0
    assert medal(desk.brush, kind, metal, 40) is picture


def test_metals_differ_in_more_than_a_shade(desk: Desk) -> None:
    coins: tuple[tuple[str, Metal], ...] = (
        ("tiles", "gold"),
        ("tiles", "stone"),
        ("row", "cobalt"),
    )
    gold, stone, cobalt = (
        pygame.transform.average_color(medal(desk.brush, kind, metal, 40), (5, 5, 30, 30))
        for kind, metal in coins
    )
    warmth = [tint[0] - tint[2] for tint in (gold, stone, cobalt)]
    assert warmth[0] > warmth[1] + 20 > warmth[2] + 60


@pytest.mark.parametrize(("kind", "icon"), [("row", "row"), ("total", "crown"), ("pillar", "info")])
def test_a_missing_one_is_the_icon_of_before(kind: str, icon: str, desk: Desk) -> None:
    class Lost(Images):
        def sized(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
            return None if "medals" in name else desk.images.sized(name, size)

    brush = Brush(desk.type, Lost(Path("nowhere")), 1)
    picture, flat = medal(brush, kind, "gold", 30), desk.images.icon(icon, 30, INK2)
    assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(flat, "RGBA")
