"""F1 always leads somewhere: every decision, place and source of points has its point."""

from collections.abc import Iterator
from functools import cache

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.prompts import Intent
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.edition import Edition
from azul_desktop.core.state import DRAFT, PHASES, TILING, State
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_page import NOTE, Page, Passage
from azul_desktop.ui.families.rules_pictures import HelpPictures
from tests.games import EDITIONS, KINDS, Kind
from tests.ui.studio import new_desk
from tests.ui.table.walk import steps

TABLES = [kind for kind in KINDS if kind.players == kind.edition.player_counts[0]]
every_table = pytest.mark.parametrize("kind", TABLES, ids=str)


@cache
def pages(edition: Edition) -> list[Page]:
    desk = new_desk((1280, 720))
    pictures = HelpPictures(desk.brush, pieces_of(edition, desk.images, desk.type))
    return table_family(edition).rules_pages(edition, pictures)


def is_told(edition: Edition, passage: Passage) -> bool:
    page = next((page for page in pages(edition) if page.id == passage.page), None)
    if page is None:
        return False
    noted = passage.point == NOTE and bool(page.note)
    return noted or passage.point in [point.id for point in page.points]


def states(kind: Kind) -> Iterator[State]:
    yield kind.rules.initial(kind.players, 1)
    yield from (step.after for step in steps(kind, 1))


def addresses(kind: Kind, state: State) -> Iterator[Address]:
    """Whatever can be used now, and one of every kind of place."""
    targets = LegalTargets(kind.rules, state)
    for pick, drops in targets.picks.items():
        yield pick
        yield from drops
    yield from targets.presses
    yield from (Address(zone, state.turn, 0) for zone in Zone)
    yield from (Address(Zone.DISC, index=disc) for disc in range(len(state.specials)))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_points_of_a_page_have_names_of_their_own(edition: Edition) -> None:
    for page in pages(edition):
        names = [point.id for point in page.points]
        assert all(names)
        assert len(set(names)) == len(names)


@every_table
def test_what_is_decided_is_told(kind: Kind) -> None:
    family, rules, seen = table_family(kind.edition), kind.rules, set()
    for state in states(kind):
        legal = tuple(rules.legal_moves(state)[:1])
        for intent in (None, Intent(), Intent(legal), Intent(pays=True)):
            passage = family.passage(rules, state, None, intent)
            assert is_told(kind.edition, passage), (PHASES[state.phase], intent, passage)
            seen.add((state.phase, passage))
    assert len({phase for phase, _ in seen}) >= 2
    assert len({passage for _, passage in seen}) >= 3


@every_table
def test_what_is_pointed_at_is_told(kind: Kind) -> None:
    family, rules = table_family(kind.edition), kind.rules
    for state in states(kind):
        for address in addresses(kind, state):
            if address.zone == Zone.SHIELD and not kind.edition.specials:
                continue
            passage = family.passage(rules, state, address, None)
            assert is_told(kind.edition, passage), (PHASES[state.phase], address, passage)


@every_table
def test_every_source_of_points_is_told(kind: Kind) -> None:
    family = table_family(kind.edition)
    for reason in (None, *coach_of(kind.rules).sources):
        assert is_told(kind.edition, family.passage_about(reason))


def test_the_grey_side_is_told_of_where_a_cell_is_chosen() -> None:
    for kind in TABLES:
        for state in states(kind):
            if state.phase == TILING:
                passage = table_family(kind.edition).passage(kind.rules, state, None, None)
                assert passage in (Passage("tiling", "grey"), Passage("tiling", "printed"))


def test_a_special_disc_is_told_of_by_its_effect() -> None:
    kind = next(kind for kind in TABLES if kind.options.special_factories)
    state = kind.rules.initial(kind.players, 1)
    told = {
        table_family(kind.edition).passage(kind.rules, state, Address(Zone.DISC, index=disc), None)
        for disc, side in enumerate(state.specials)
        if side >= 0
    }
    assert {passage.page for passage in told} == {"discs"}
    assert len(told) == kind.players


@every_table
def test_tiles_in_the_hand_ask_where_they_may_go(kind: Kind) -> None:
    rules = kind.rules
    state = rules.initial(kind.players, 1)
    assert state.phase == DRAFT
    held = Intent(tuple(rules.legal_moves(state)[:2]))
    bare, holding = (
        table_family(kind.edition).passage(rules, state, None, intent)
        for intent in (Intent(), held)
    )
    assert bare.page == holding.page == "draft"
