"""Memory of large pictures goes back to the system."""

import sys
from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.memory import give_back_soon

PAGE = 4096


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
def test_what_is_gone_takes_no_memory() -> None:
    give_back_soon()
    before = resident()
    pictures = [pygame.Surface((1000, 1000), depth=32) for _ in range(30)]
    for picture in pictures:
        picture.fill("red")
    assert resident() - before > 100_000_000
    kept = pictures[-1]  # lies above the others, which could not be given back from below it
    del pictures, picture
    assert resident() - before < 20_000_000
    assert kept.get_at((0, 0)) == pygame.Color("red")
