"""No text of any scene is cut, too small, over another, or out of its place."""

from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from azul_desktop.catalog.loader import installed
from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK, Face
from azul_desktop.ui.scene import Scene
from tests.ui.texts.proofs import USUAL, Setting, known, read
from tests.ui.texts.reader import Fault, Reader, faults
from tools.screenshots.camera import Camera


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_only_known_faults_are_left(setting: Setting) -> None:
    found, before = read(setting), known(setting)
    assert not found - before, "faults that are new"
    assert not before - found, "mended: python -m tests.ui.texts --write"


class _Page(Scene):
    """Shows what it is given."""

    def __init__(self, sprites: list[Sprite]) -> None:
        self._group = Group(sprites)

    def groups(self) -> list[Group]:
        return [self._group]


Text = tuple[str, Box, int]
"""A text with its box and size."""
WIDE, LOW, HIGH = Box(100, 100, 900, 60), Box(100, 100, 60, 30), Box(100, 100, 60, 70)


def _found(folder: Path, texts: list[Text], cover: bool = False) -> set[Fault]:
    """What is wrong with texts in boxes; a sheet may lie between the first and the others."""

    def page(desk: Desk) -> Scene:
        sprites = [desk.brush.label(text, Face.TEXT, size, INK, box) for text, box, size in texts]
        sheet = [Sprite(pygame.Surface((1920, 1080)), 0, 0)] if cover else []
        return _Page([sprites[0], *sheet, *sprites[1:]])

    with patch("azul_desktop.ui.desk.Type", Reader):
        camera = Camera(folder, installed(), (1920, 1080))
    camera.stage(page)
    try:
        return faults(camera)
    finally:
        camera.close()


@pytest.mark.parametrize(
    ("texts", "faults_found"),
    [
        ([("Whole", WIDE, 24)], set()),
        ([("Take all the tiles", HIGH, 24)], set()),
        ([("Take all the tiles", LOW, 24)], {Fault("cut", "Take all the tiles")}),
        ([("Tiny", WIDE, 12)], {Fault("small", "Tiny")}),
        ([("Out", WIDE.moved(-560, 0), 24)], {Fault("leaves", "Out")}),
        ([("One", WIDE, 24), ("Two", WIDE, 24)], {Fault("overlaps", "One | Two")}),
    ],
    ids=["whole", "wrapped", "cut", "small", "leaves", "overlaps"],
)
def test_every_kind_of_fault_is_found(
    texts: list[Text], faults_found: set[Fault], tmp_path: Path
) -> None:
    assert _found(tmp_path, texts) == faults_found


def test_a_text_under_a_sheet_is_not_in_the_way(tmp_path: Path) -> None:
    assert not _found(tmp_path, [("One", WIDE, 24), ("Two", WIDE, 24)], cover=True)
