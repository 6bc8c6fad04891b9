"""The pilot for tests, without a display."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from azul_desktop.geometry import Box
from azul_desktop.ui.pilot import FRAME, Pilot, PilotError
from azul_desktop.ui.scene import Target

__all__ = ["FRAME", "Pilot", "PilotError", "overlapping"]


def overlapping(targets: list[Target]) -> list[tuple[str, str]]:
    """Pairs of targets that share more than an edge."""
    boxes: list[tuple[str, Box]] = [(target.name, target.box) for target in targets]
    return [
        (name, other)
        for at, (name, box) in enumerate(boxes)
        for other, box2 in boxes[at + 1 :]
        if box.grown(-1).overlaps(box2.grown(-1))
    ]
