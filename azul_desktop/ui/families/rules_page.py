"""What a page of the rules is: a few points side by side, each with a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box
from azul_desktop.ui.render.medals import Metal
from azul_desktop.ui.render.stage import Sprite

Picture = Callable[[Box], list[Sprite]]
"""Paints itself into the middle of a box; what leaves the box is cut off."""
Steps = Callable[[Box], list[list[Sprite]]]
"""What comes over a picture bit by bit, and stays."""
Field = Literal["well", "table", "paper"]
"""What a picture lies on: a sunken panel, a piece of the table, the paper of the boards."""


class Sign(NamedTuple):
    """A medallion."""

    kind: str
    metal: Metal = "gold"


@dataclass(frozen=True, slots=True)
class Point:
    """One thing to know; `worth` stands on a plate at the corner of its picture."""

    id: str
    """Another one than all others of its page have."""
    title: str
    text: str
    picture: Picture
    field: Field = "well"
    sign: Sign | None = None
    worth: str = ""
    steps: Steps | None = None


class Item(NamedTuple):
    """What a source of points is worth, for the strip of a page."""

    reason: Reason
    worth: str
    text: str


class Strip(NamedTuple):
    """A line of values below the points."""

    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules; `note` is a line below the points."""

    id: str
    title: str
    points: tuple[Point, ...]
    note: str = ""
    strip: Strip | None = None


class Keys(NamedTuple):
    """Keys, or things to do with the mouse, and what they are for."""

    caps: tuple[str, ...]
    text: str


class KeyList(NamedTuple):
    """Keys that work in one place, below a heading."""

    id: str
    title: str
    icon: str
    keys: tuple[Keys, ...]


class KeyPage(NamedTuple):
    """A page of lists of keys: those in the first column, those in the second."""

    id: str
    title: str
    icon: str
    left: tuple[KeyList, ...]
    right: tuple[KeyList, ...]

    @property
    def lists(self) -> tuple[KeyList, ...]:
        """All lists in the order in which they are read."""
        return self.left + self.right


class Passage(NamedTuple):
    """A place in the rules: a page, and a point, a list of keys, NOTE or STRIP on it."""

    page: str
    point: str = ""
    """Empty where all of the page is meant."""


NOTE, STRIP = "note", "strip"
"""The line below the points of a page, and its line of values."""
TABLE_KEYS, LIBRARY_KEYS = "keys", "library-keys"
"""The pages of keys: of a game, and of games that were played."""
