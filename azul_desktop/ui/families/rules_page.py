"""What a page of the rules is: a few points side by side, each with a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.render.stage import Sprite

Picture = Callable[[Box], list[Sprite]]
"""Paints itself into the middle of a box."""


@dataclass(frozen=True, slots=True)
class Point:
    """One thing to know."""

    title: str
    text: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules; `note` is a line below the points."""

    id: str
    title: str
    points: tuple[Point, ...]
    note: str = ""


class Keys(NamedTuple):
    """Keys, or things to do with the mouse, and what they are for."""

    caps: tuple[str, ...]
    text: str
