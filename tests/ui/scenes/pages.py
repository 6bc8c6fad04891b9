"""What the tests of full screens share: reading their texts, walking them with keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.geometry import Box
from azul_desktop.paths import bundled
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.widget_scene import WidgetScene, nearest
from tests.ui.pilot import Pilot, overlapping

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
SMALLEST_TARGET = 44


def widgets_of(pilot: Pilot) -> WidgetScene:
    assert isinstance(pilot.scene, WidgetScene)
    return pilot.scene


def page_of(pilot: Pilot) -> PageScene:
    assert isinstance(pilot.scene, PageScene)
    return pilot.scene


def reach(pilot: Pilot, name: str) -> None:
    """Press Tab until the keyboard points at a widget."""
    for _ in range(120):
        focused = widgets_of(pilot).focused
        if focused is not None and focused.name == name:
            return
        pilot.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {name}")


def click(pilot: Pilot, name: str) -> None:
    """Click on a widget, also in a window so small that its picture is reduced."""
    x, y = pilot.target(name).box.centre
    scale = pilot.app.window.scale
    pilot.click((x * scale, y * scale))


def push(pilot: Pilot, name: str) -> None:
    """Use a widget by keyboard."""
    reach(pilot, name)
    pilot.key(pygame.K_SPACE)


def lost_to_arrows(scene: WidgetScene) -> set[str]:
    """The widgets that the arrow keys never come to."""
    boxes = {w.name: w.box for w in scene.widgets if w.enabled and w.shown}
    found, left = set(boxes), [next(iter(boxes))]
    while left:
        name = left.pop()
        if name in found:
            found.discard(name)
            others = [(other, box) for other, box in boxes.items() if other != name]
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                to = nearest(boxes[name], dx, dy, others)
                left += [to] if to else []
    return found


@contextmanager
def cut_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every text that did not fit where it was to be shown."""
    cut: list[str] = []
    fit = Type.fit

    def watched(type_: Type, text: str, *rest: object) -> tuple[int, str]:
        size, shown = fit(type_, text, *rest)  # type: ignore[arg-type]
        if shown != text:
            cut.append(text)
        return size, shown

    with monkeypatch.context() as patch:
        patch.setattr(Type, "fit", watched)
        yield cut


def check_layout(pilot: Pilot) -> None:
    """Nothing overlaps, nothing leaves the window, nothing is too small to hit."""
    targets = pilot.scene.targets()
    assert not overlapping(targets)
    window = Box(0, 0, *pilot.app.desk.size)
    for target in targets:
        box = target.box
        inside = window.contains((box.x, box.y)) and window.contains(
            (box.right - 1, box.bottom - 1)
        )
        assert inside, target
    if pilot.app.desk.size == (1920, 1080):
        small = [t for t in targets if min(t.box.w, t.box.h) < SMALLEST_TARGET]
        assert not small


def catalogue_with(folder: Path, **files: str) -> Catalogue:
    """The bundled editions and some of the user's own."""
    own = []
    for name, text in files.items():
        own.append(folder / f"{name}.yaml")
        own[-1].write_text(text)
    return Catalogue(edition_files(bundled("editions")) + own)
