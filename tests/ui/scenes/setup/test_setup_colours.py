"""The colours of a new game: chosen by click and by key, never twice, and remembered."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import format_record, parse_record
from azul_desktop.session.session import Session
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.seatcolours import COLOURS, seat_colours
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import reach, widgets_of


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path, SetupScene, size=(1280, 720))


def shown(pilot: Pilot, row: int) -> str:
    """What the colour's button says."""
    return widgets_of(pilot).widget(f"seat/{row}/colour").hint.partition(".")[0]


def colours(played: list[Session]) -> list[str]:
    return [seat.colour for seat in played[-1].record.seats]


def test_a_click_shows_the_next_colour_and_who_did_not_choose_makes_way(
    pilot: Pilot, played: list[Session]
) -> None:
    assert (shown(pilot, 0), shown(pilot, 1)) == ("Blue", "Orange")
    pilot.click("seat/0/colour")
    assert (shown(pilot, 0), shown(pilot, 1)) == ("Orange", "Blue")
    pilot.click("button/play")
    assert colours(played) == ["orange", "blue"]


def test_what_another_player_chose_is_passed_over(pilot: Pilot) -> None:
    pilot.click("seat/1/colour")
    assert shown(pilot, 1) == "Green"
    seen = set()
    for _ in COLOURS:
        pilot.click("seat/0/colour")
        seen.add(shown(pilot, 0))
        assert shown(pilot, 1) == "Green"
    assert "Green" not in seen
    assert len(seen) == len(COLOURS) - 1


def test_the_keyboard_does_it_too(pilot: Pilot) -> None:
    reach(pilot, "seat/0/colour")
    pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_RETURN)
    assert shown(pilot, 0) == "Green"


def test_a_free_seat_has_no_colour_to_choose(pilot: Pilot) -> None:
    assert not pilot.has("seat/2/colour")
    pilot.click("seat/2/human")
    assert shown(pilot, 2) == "Green"


def test_somebody_who_comes_back_takes_no_colour_away(pilot: Pilot, played: list[Session]) -> None:
    pilot.click("seat/1/colour")
    pilot.click("seat/1/off")
    pilot.click("seat/2/human")
    pilot.click("seat/2/colour")
    assert shown(pilot, 2) == "Green"
    pilot.click("seat/1/bot")
    assert shown(pilot, 2) == "Green"
    pilot.click("button/play")
    assert len(set(colours(played))) == 3


def test_the_colours_are_there_the_next_time(tmp_path: Path) -> None:
    first = Pilot(tmp_path, SetupScene)
    for _ in range(4):
        first.click("seat/0/colour")
    assert shown(first, 0) == "Wine red"
    first.close()
    assert shown(Pilot(tmp_path, SetupScene), 0) == "Wine red"


def test_a_game_that_is_resumed_has_the_same_colours_and_names(
    pilot: Pilot, played: list[Session]
) -> None:
    pilot.click("button/fill")
    for row, clicks in ((0, 5), (3, 2)):
        for _ in range(clicks):
            pilot.click(f"seat/{row}/colour")
    pilot.click("button/play")
    record = played[-1].record
    again = parse_record(format_record(record), EDITIONS.get)
    assert again.seats == record.seats
    assert seat_colours(again.seats) == seat_colours(record.seats) == (5, 0, 1, 4)
