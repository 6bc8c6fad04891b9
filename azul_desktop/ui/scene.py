"""A scene is one screen of the program; the app shows the topmost of a stack of them."""

import math
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.input import Input
from azul_desktop.ui.render.stage import Group


class Target(NamedTuple):
    """Something with a name that can be picked up, dropped on or pressed; `legal` if it can now."""

    name: str
    box: Box
    legal: bool


class Scene:
    """One screen: it hears the input, moves with the time and says what is to be seen."""

    name = "scene"
    covers = True
    """Whether it hides the scene below; a dialog does not."""

    due = math.inf
    """When `update` has something to do though nothing moves or happens, by the desk's clock."""

    tells_of_crash = False
    """Whether it tells of a mistake of the program: if it has one, too, nothing is left to show."""

    def enter(self) -> None:
        """The scene is on top now, for the first time or again."""

    def leave(self) -> None:
        """The scene is on top no more."""

    def close(self) -> None:
        """The scene is gone for good: end what it started."""

    def arrange(self) -> None:
        """Lay everything out for the window as it is now."""

    def retell(self) -> None:
        """Say everything in the language of now; what is going on here goes on."""
        self.arrange()

    def handle(self, event: Input) -> None:
        """Something happened."""

    def update(self, now: float) -> bool:  # noqa: ARG002 - for those that move
        """Time went on, in seconds; whether something is moving, so that frames are needed."""
        return False

    def prepare(self) -> bool:
        """Nothing is to be shown: do a small part of what will be needed; whether more is left."""
        return False

    def groups(self) -> list[Group]:
        """Everything that is to be seen, from back to front."""
        return []

    def targets(self) -> list[Target]:
        """Everything that the pointer could use, for the screen map and the keyboard."""
        return []

    def record_text(self) -> str:
        """The game on this scene for a report about a mistake of the program; empty without one."""
        return ""

    @property
    def free_above(self) -> float:
        """Down to where news may lie over the scene: it hides no row of buttons at the bottom."""
        return math.inf

    @property
    def applied_scale(self) -> float:
        """The size of text and controls that there is room for, in percent."""
        return math.inf

    @property
    def is_typing(self) -> bool:
        """Whether letters are for a text field, not for the program."""
        return False

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way."""
        return False

    @property
    def phase(self) -> str:
        """The phase of the game, where there is one."""
        return ""

    @property
    def turn(self) -> int:
        """The player who decides, where there is a game; else -1."""
        return -1

    @property
    def moves(self) -> int:
        """How many moves the game has that is played here; -1 where none is."""
        return -1
