"""Memory of large pictures goes back to the system."""

import subprocess
import sys

import pytest

from azul_desktop.paths import bundled

SCRIPT = """
from pathlib import Path
import pygame
from azul_desktop.ui.memory import give_back_soon

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4 // 1024

def picture(side):
    surface = pygame.Surface((side, side), depth=32)
    surface.fill("red")
    return surface

give_back_soon()
picture(2000)  # the largest block that ever went
before = resident()
pictures = [picture(1000) for _ in range(30)]
full = resident()
del pictures[:-1]  # the last lies above the others
print(full - before, resident() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
def test_what_is_gone_takes_no_memory() -> None:
    command = [sys.executable, "-c", SCRIPT]
    folder = bundled("assets").parent
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    full, left = map(int, done.stdout.split()[-2:])
    assert full > 100
    assert left < 20
