"""What bots are called on screen."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul_desktop.bots.characters import CHARACTERS, at_home
from azul_desktop.bots.levels import LEVELS, PERSONALITIES
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.ui.botnames import (
    bot_level,
    level_hint,
    players_characters,
    players_names,
    seats_characters,
    seats_names,
)

BOT_KINDS = [level.id for level in LEVELS]
ALL_KINDS = [HUMAN, "random", "external:a", "external:b", "from-elsewhere", *BOT_KINDS]
ALL_KINDS += [f"{level.id}+{one.id}" for level in LEVELS[2:] for one in PERSONALITIES]
GIVEN = ["", "", "", "Olena", "paco", "INES", *(one.name for one in CHARACTERS)]
seats_of_four = st.lists(
    st.tuples(st.sampled_from(ALL_KINDS), st.sampled_from(GIVEN)), min_size=1, max_size=4
)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("novice", "Novice"),
        ("greedy", "Apprentice"),
        ("random", "Random bot"),
        ("master+denier", "Master · Denier"),
        ("grandmaster@200", "Grandmaster"),
        ("external:python3 stone.py", "Engine"),
        ("from-elsewhere", "from-elsewhere"),
    ],
)
def test_levels_and_styles(kind: str, name: str) -> None:
    assert bot_level(kind) == name


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("novice", "Nino"),
        ("greedy", "Ines"),
        ("artisan", "Manu"),
        ("master", "Pilar"),
        ("grandmaster@200", "Noé"),
        ("grandmaster+builder", "Manu"),
        ("artisan+denier", "Pilar"),
        ("master+gambler", "Paco"),
        ("random", "Paco"),
        ("external:python3 stone.py", "Paco"),
        ("from-elsewhere", "Paco"),
    ],
)
def test_a_style_has_its_name_else_the_level_has(kind: str, name: str) -> None:
    assert players_names([HUMAN, kind], ["", ""]) == ("Player 1", name)


def test_whoever_is_at_the_table_is_skipped() -> None:
    three = [HUMAN, "novice", "novice", "novice"]
    assert players_names(three, ["Olena", "", "", ""]) == ("Olena", "Nino", "Ines", "Paco")
    assert players_names(three, ["ines", "", "Paco", ""]) == ("ines", "Nino", "Paco", "Manu")


def test_nobody_is_called_like_somebody_with_a_given_name() -> None:
    names = players_names([HUMAN, HUMAN, HUMAN], ["Player 2", "", ""])
    assert names == ("Player 2", "Player 3", "Player 4")
    engines = {"external:a": "Stone"}
    names = players_names(["external:a", "external:a", "random"], ["", "", "Stone"], engines)
    assert names == ("Stone 2", "Stone 3", "Stone")


@given(st.lists(st.sampled_from([HUMAN, "random", "external:a", *BOT_KINDS]), max_size=8))
def test_however_many_there_are_no_two_share_a_name(kinds: list[str]) -> None:
    names = players_names(kinds, [""] * len(kinds))
    assert len(set(names)) == len(kinds)


@given(seats_of_four)
def test_at_a_table_nobody_shares_a_face_or_a_name(seats: list[tuple[str, str]]) -> None:
    kinds, given_names = [kind for kind, _ in seats], [name for _, name in seats]
    faces = players_characters(kinds, given_names)
    assert [face is None for face in faces] == [kind == HUMAN for kind in kinds]
    bots = [face for face in faces if face is not None]
    assert len(set(bots)) == len(bots)
    names = players_names(kinds, given_names)
    for face, kind, own, name in zip(faces, kinds, given_names, names, strict=True):
        assert name == own or not own
        if face is not None and not own:
            assert name.startswith(face.name)
            taken = {one.casefold() for one in given_names}
            assert name == face.name or taken >= {face.name.casefold()}
            if kinds.count(kind) == 1 and at_home(kind).name.casefold() not in taken:
                rivals = [other for other in kinds if other not in (HUMAN, kind)]
                if at_home(kind) not in map(at_home, rivals):
                    assert face is at_home(kind)
    open_names = [name.casefold() for name, own in zip(names, given_names, strict=True) if not own]
    assert len(set(open_names)) == len(open_names)
    assert not set(open_names) & {own.casefold() for own in given_names if own}


@given(seats_of_four)
def test_a_game_knows_the_faces_of_its_setup(seats: list[tuple[str, str]]) -> None:
    kinds, given_names = [kind for kind, _ in seats], [name for _, name in seats]
    faces = players_characters(kinds, given_names)
    record = [
        Seat(own, kind, named=bool(own), character="" if face is None else face.id)
        for own, kind, face in zip(given_names, kinds, faces, strict=True)
    ]
    assert seats_characters(record) == faces
    assert seats_names(record) == players_names(kinds, given_names)


def test_a_face_stays_when_another_bot_takes_over_a_seat() -> None:
    seats = [Seat("Paco", "external:a"), Seat("Ines", "random"), Seat("Olena")]
    before = seats_characters(seats)
    seats[0] = Seat("Paco", "apprentice")
    assert seats_characters(seats) == before


def test_usual_names_of_version_0_1_are_not_taken_for_given_ones() -> None:
    old = [Seat("Player 2"), Seat("Artisan 2", "artisan"), Seat("Olena"), Seat("Paco", "novice")]
    assert seats_names(old) == ("Player 1", "Manu", "Olena", "Paco")
    typed = [replace(seat, named=True) for seat in old]
    assert seats_names(typed) == ("Player 2", "Artisan 2", "Olena", "Paco")


def test_a_given_name_keeps_the_face() -> None:
    assert players_characters(["novice"], ["Rob"]) == players_characters(["novice"], [""])
    (named,) = seats_characters([Seat("Paco", "novice", named=True)])
    assert named is at_home("novice")


def test_a_bot_of_an_older_version_that_is_called_after_its_level_has_a_face() -> None:
    faces = seats_characters([Seat("Artisan", "artisan"), Seat("Artisan 2", "artisan")])
    assert [face.name for face in faces if face] == ["Manu", "Ines"]


def test_whose_home_it_is_comes_before_those_who_stand_in() -> None:
    kinds = ["apprentice", "apprentice", "master+gambler"]
    assert players_names(kinds, ["", "", ""]) == ("Ines", "Manu", "Paco")


def test_a_level_tells_its_rating_once_it_is_measured() -> None:
    level = replace(LEVELS[0], rating=None)
    assert level_hint(level) == f"{level.name}: {level.about}"
    assert level_hint(replace(level, rating=812)).endswith(" Rating 812.")
