"""How soon a library of many games is on screen, and how long the frames take that scroll it."""

import time
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.library.bench.filling import fill
from azul_desktop.library.filters import EVERYTHING
from azul_desktop.ui.bench.play import Bench

_OPENED, _NOTCHES, _PAGES = 5, 300, 40


def games_screen(
    home: Path, catalogue: Catalogue, size: tuple[int, int], games: int
) -> tuple[list[float], list[float]]:
    """Milliseconds until so many games are shown, several times; those of frames that scroll."""
    bench = Bench(home, catalogue, size)
    fill(bench.desk.library, list(catalogue.editions.values()), games)
    opened = []
    for _ in range(_OPENED):
        bench.show(lambda desk: desk.scenes.title())
        began = time.perf_counter()
        bench.desk.navigator.go(bench.desk.scenes.games(None, EVERYTHING))
        bench.frame()
        opened.append((time.perf_counter() - began) * 1000)
    bench.hover("game/2")
    while bench.scene.prepare():
        bench.frame()
    bench.times.clear()
    for _ in range(_NOTCHES):
        bench.post(pygame.MOUSEWHEEL, x=0, y=-1)
    for key in (pygame.K_PAGEDOWN, pygame.K_DOWN):
        for _ in range(_PAGES):
            bench.key(key)
    bench.close()
    return opened, bench.times
