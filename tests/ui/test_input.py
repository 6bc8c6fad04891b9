"""What pygame reports becomes what scenes understand; everything else is left out."""

import pygame
import pytest

from azul_desktop.ui.input import (
    Input,
    KeyPressed,
    KeyReleased,
    Placed,
    PointerLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    TextTyped,
    Uncovered,
    WheelTurned,
    read_events,
)
from tests.ui.studio import open_display


@pytest.fixture(autouse=True)
def _empty_queue() -> None:
    open_display()
    pygame.event.clear()


def posted(*events: pygame.Event) -> list[Input]:
    for event in events:
        pygame.event.post(event)
    return read_events()


def motion(x: int, y: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def key(mod: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=mod, unicode="z")


def test_events_keep_their_order() -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 6), button=3)
    assert posted(down, motion(9, 9), up) == [
        PointerPressed((3, 4), 1),
        PointerMoved((9, 9)),
        PointerReleased((5, 6), 3),
    ]


def test_of_many_motions_only_the_last_place_counts() -> None:
    assert posted(motion(1, 1), motion(2, 2), motion(3, 3)) == [PointerMoved((3, 3))]


def test_a_motion_before_a_press_is_not_lost() -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1)
    assert posted(motion(1, 1), motion(2, 2), down, motion(8, 8)) == [
        PointerMoved((2, 2)),
        PointerPressed((2, 2), 1),
        PointerMoved((8, 8)),
    ]


def test_the_wheel_is_told_in_notches() -> None:
    assert posted(pygame.Event(pygame.MOUSEWHEEL, x=1, y=-2)) == [WheelTurned(1, -2)]


def test_the_wheel_and_other_buttons_are_not_presses() -> None:
    for button in (2, 4, 5, 6):
        assert posted(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=button)) == []


def test_keys_come_with_what_is_held() -> None:
    assert posted(key(0)) == [KeyPressed(pygame.K_z)]
    assert posted(key(pygame.KMOD_RCTRL)) == [KeyPressed(pygame.K_z, ctrl=True)]
    assert posted(key(pygame.KMOD_LMETA)) == [KeyPressed(pygame.K_z, ctrl=True)]
    both = key(pygame.KMOD_LSHIFT | pygame.KMOD_LALT)
    assert posted(both) == [KeyPressed(pygame.K_z, alt=True, shift=True)]
    assert posted(pygame.Event(pygame.KEYUP, key=pygame.K_z, mod=0)) == [KeyReleased(pygame.K_z)]


def on_layout(letter: str, place: int) -> Input:
    """The key of a layout's letter in a place."""
    (found,) = posted(pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, scancode=place))
    (up,) = posted(pygame.Event(pygame.KEYUP, key=ord(letter), mod=0, scancode=place))
    assert isinstance(found, KeyPressed)
    assert up == KeyReleased(found.key)
    return found


@pytest.mark.parametrize(
    ("letter", "place", "key"),
    [
        ("д", pygame.KSCAN_L, pygame.K_l),  # Ukrainian, Russian
        ("ь", pygame.KSCAN_M, pygame.K_m),
        ("я", pygame.KSCAN_Z, pygame.K_z),
        ("і", pygame.KSCAN_S, pygame.K_s),  # Ukrainian
        ("ы", pygame.KSCAN_S, pygame.K_s),  # Russian
        ("λ", pygame.KSCAN_L, pygame.K_l),
        ("l", pygame.KSCAN_L, pygame.K_l),  # Polish
        ("w", pygame.KSCAN_Z, pygame.K_w),  # AZERTY
        ("n", pygame.KSCAN_L, pygame.K_n),  # Dvorak
        ("ğ", pygame.KSCAN_E, ord("ğ")),  # Turkish F
        ("ж", pygame.KSCAN_SEMICOLON, ord("ж")),  # no letter is there on a Latin one
        ("1", pygame.KSCAN_1, pygame.K_1),
    ],
)
def test_letters_that_are_not_latin_are_those_of_the_place(
    letter: str, place: int, key: int
) -> None:
    assert on_layout(letter, place) == KeyPressed(key)


def test_keys_without_a_letter_are_themselves_wherever_they_are() -> None:
    for key, place in ((pygame.K_F11, pygame.KSCAN_F11), (pygame.K_LEFT, pygame.KSCAN_A)):
        assert posted(pygame.Event(pygame.KEYDOWN, key=key, mod=0, scancode=place)) == [
            KeyPressed(key)
        ]


def test_a_question_mark_is_one_on_every_layout() -> None:
    for key in (pygame.K_SLASH, pygame.K_7):
        event = pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LSHIFT, unicode="?")
        assert posted(event) == [KeyPressed(pygame.K_QUESTION, shift=True)]


def test_letters_are_typed_whatever_the_keyboard() -> None:
    assert posted(pygame.Event(pygame.TEXTINPUT, text="ß")) == [TextTyped("ß")]


def test_what_happens_to_the_window() -> None:
    assert posted(pygame.Event(pygame.WINDOWSIZECHANGED, x=800, y=600)) == [Resized((800, 600))]
    assert posted(pygame.Event(pygame.WINDOWFOCUSLOST)) == [PointerLost()]
    assert posted(pygame.Event(pygame.QUIT)) == [QuitAsked()]
    for kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
        assert posted(pygame.Event(kind)) == [Uncovered()]
    for kind, how in (
        (pygame.WINDOWMOVED, "moved"),
        (pygame.WINDOWMAXIMIZED, "maximised"),
        (pygame.WINDOWMINIMIZED, "minimised"),
        (pygame.WINDOWRESTORED, "restored"),
    ):
        assert [one.how for one in posted(pygame.Event(kind)) if isinstance(one, Placed)] == [how]


def test_events_that_mean_nothing_here_are_left_out() -> None:
    assert posted(pygame.Event(pygame.USEREVENT), pygame.Event(pygame.WINDOWENTER)) == []
