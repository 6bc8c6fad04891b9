"""The only reader of the event queue: pygame's events become what the scenes understand."""

import sys
import unicodedata
from typing import Literal, NamedTuple

import pygame

Position = tuple[int, int]

How = Literal["moved", "maximised", "minimised", "restored"]

LEFT = 1
RIGHT = 3


class PointerMoved(NamedTuple):
    """The pointer is elsewhere now; only the last place in a frame is told."""

    at: Position


class PointerPressed(NamedTuple):
    """A button of the mouse went down."""

    at: Position
    button: int


class PointerReleased(NamedTuple):
    """A button of the mouse came up."""

    at: Position
    button: int


class WheelTurned(NamedTuple):
    """The wheel was turned by so many notches: to the right, and up."""

    across: float
    up: float


class KeyPressed(NamedTuple):
    """A key went down; `key` is pygame's number of it.

    Letters are Latin: those of the layout, or of the key's place where the layout has others.
    """

    key: int
    ctrl: bool = False
    alt: bool = False
    shift: bool = False


class KeyReleased(NamedTuple):
    """A key came up."""

    key: int


class TextTyped(NamedTuple):
    """Letters were typed."""

    text: str


class Resized(NamedTuple):
    """The window has another size."""

    size: tuple[int, int]


class Placed(NamedTuple):
    """The system moved the window, or changed what it is like."""

    how: How


class Uncovered(NamedTuple):
    """What the window showed may be lost: paint it anew."""


class PointerLost(NamedTuple):
    """The window lost the focus or the pointer: nothing is held any more."""


class FileDropped(NamedTuple):
    """A file was dropped on the window."""

    file: str


class QuitAsked(NamedTuple):
    """The window is to be closed."""


Input = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | WheelTurned
    | KeyPressed
    | KeyReleased
    | TextTyped
    | Resized
    | Placed
    | Uncovered
    | PointerLost
    | FileDropped
    | QuitAsked
)

_LETTERS = pygame.K_z - pygame.K_a + 1
_FIRST_FOREIGN = 128
"""Keys below it are those of ASCII."""
_UNCOVERED = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN)
_PLACED: dict[int, How] = {
    pygame.WINDOWMOVED: "moved",
    pygame.WINDOWMAXIMIZED: "maximised",
    pygame.WINDOWMINIMIZED: "minimised",
    pygame.WINDOWRESTORED: "restored",
}


def read_events() -> list[Input]:
    """Everything that happened since the last call, in order."""
    found: list[Input] = []
    for event in pygame.event.get():
        heard = understood(event)
        if heard is None:
            continue
        if isinstance(heard, PointerMoved) and found and isinstance(found[-1], PointerMoved):
            found.pop()
        found.append(heard)
    return found


def understood(event: pygame.Event) -> Input | None:
    """What an event of pygame is to the scenes; None if it is nothing to them."""
    match event.type:
        case pygame.MOUSEMOTION:
            return PointerMoved(event.pos)
        case pygame.MOUSEBUTTONDOWN if event.button in (LEFT, RIGHT):
            return PointerPressed(event.pos, event.button)
        case pygame.MOUSEBUTTONUP if event.button in (LEFT, RIGHT):
            return PointerReleased(event.pos, event.button)
        case pygame.MOUSEWHEEL:
            return WheelTurned(event.x, event.y)
        case pygame.KEYDOWN:
            mods = event.mod
            ctrl = bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META))
            alt, shift = bool(mods & pygame.KMOD_ALT), bool(mods & pygame.KMOD_SHIFT)
            return KeyPressed(_key_of(event), ctrl, alt, shift)
        case pygame.KEYUP:
            return KeyReleased(_key_of(event))
        case pygame.TEXTINPUT:
            return TextTyped(event.text)
        case pygame.WINDOWSIZECHANGED:
            return Resized((event.x, event.y))
        case pygame.WINDOWFOCUSLOST:
            return PointerLost()
        case pygame.DROPFILE:
            return FileDropped(event.file)
        case pygame.QUIT:
            return QuitAsked()
        case kind if kind in _UNCOVERED:
            return Uncovered()
        case kind if kind in _PLACED:
            return Placed(_PLACED[kind])
    return None


def _key_of(event: pygame.Event) -> int:
    """The key of an event as shortcuts know it.

    AZERTY and Dvorak have Latin letters in other places, which are printed on the keys: those
    count. A layout with another alphabet has Latin letters on its keys as QWERTY has them.
    """
    values = event.dict  # events that are made by hand may lack some
    if values.get("unicode") == "?":
        return pygame.K_QUESTION  # with Shift, each layout has it on another key
    key: int = event.key
    place: int = values.get("scancode", 0) - pygame.KSCAN_A
    if not 0 <= place < _LETTERS or not _FIRST_FOREIGN <= key < sys.maxunicode:
        return key
    is_latin = unicodedata.name(chr(key), "").startswith("LATIN ")
    return key if is_latin else pygame.K_a + place
