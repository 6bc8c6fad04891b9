"""What a picture is: its name, and how the window comes to show it."""

from collections.abc import Callable
from typing import NamedTuple

from tools.screenshots.camera import Camera


class Shot(NamedTuple):
    """One picture."""

    name: str
    """The name of its file, without the ending."""
    stage: Callable[[Camera], None]
    shown: bool = False
    """Whether it belongs to the few that the documentation shows."""
