"""How long a change of the language takes in each scene, to the end of the next complete frame."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.record import HUMAN
from azul_desktop.languages.speech import LANGUAGES, language, set_language
from azul_desktop.ui.bench.play import Bench, new_game
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene

Make = Callable[[Desk], Scene]


def language_changes(
    home: Path, catalogue: Catalogue, editions: list[str], size: tuple[int, int], players: int
) -> dict[str, float]:
    """The milliseconds of the slowest change in each scene: once through all languages."""
    before, found = language(), {}
    bench = Bench(home, catalogue, size)
    for name, make in _scenes(catalogue, editions, players):
        bench.show(make)
        bench.settle()
        times = []
        for _ in LANGUAGES:
            bench.times.clear()
            bench.key(pygame.K_F9)
            times.append(bench.times[0])  # the frame that hears the key shows what it does
            bench.wait(0.5)
        found[name] = round(max(times), 1)
    bench.close()
    set_language(before)
    return found


def _scenes(catalogue: Catalogue, editions: list[str], players: int) -> Iterator[tuple[str, Make]]:
    for edition in editions:
        session = new_game(catalogue, edition, [HUMAN] * players)
        yield f"table of {edition}", lambda desk, game=session: desk.scenes.table(game)  # type: ignore[misc]
        yield f"rules of {edition}", lambda desk, one=edition: desk.scenes.help(one, None)  # type: ignore[misc]
    yield "title", lambda desk: desk.scenes.title()
    yield "setup", lambda desk: desk.scenes.setup()
    yield "settings", lambda desk: desk.scenes.settings(None)
