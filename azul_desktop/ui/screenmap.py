"""The screen map: a file that says what is on screen, so that an outside program can play."""

import json
from pathlib import Path

from azul_desktop.storage.atomic import remove_leftovers, write_text
from azul_desktop.ui.scene import Scene

_FORMAT = 1


class ScreenMap:
    """Keeps a file up to date, written anew by rename whenever something changed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._written = ""
        remove_leftovers(file.parent, file.name)

    def tell(self, scene: Scene, *, animating: bool, size: tuple[int, int], scale: float) -> None:
        """Write what is on screen; `scale` is window pixels for each of the scene's."""
        text = json.dumps(describe(scene, animating=animating, size=size, scale=scale))
        if text != self._written:
            self._written = text
            write_text(self._file, text, lasting=False)


def describe(
    scene: Scene, *, animating: bool, size: tuple[int, int], scale: float = 1.0
) -> dict[str, object]:
    """What is on screen, as data."""
    return {
        "format": _FORMAT,
        "scene": scene.name,
        "phase": scene.phase,
        "turn": scene.turn,
        "moves": scene.moves,
        "animating": animating,
        "size": list(size),
        "targets": [
            {
                "name": target.name,
                "centre": [round(value * scale) for value in target.box.centre],
                "rect": [round(value * scale) for value in target.box],
                "legal": target.legal,
            }
            for target in scene.targets()
        ],
    }
