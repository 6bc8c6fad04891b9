"""A new game is exactly what was chosen."""

import pytest

from azul_desktop.core.errors import UserError
from azul_desktop.core.record import Seat
from azul_desktop.session.newgame import GameSetup, start_game
from tests.games import EDITIONS, KINDS, Kind

SEATS = (Seat("Olena"), Seat("Master", "greedy"), Seat("Tomás", "random"), Seat("Iryna"))


def setup_of(kind: Kind, *, first: int | None = None, seed: int | None = None) -> GameSetup:
    options = kind.options
    return GameSetup(
        kind.edition.id,
        options.variant,
        options.special_factories,
        SEATS[: kind.players],
        first,
        seed,
    )


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_game_has_what_was_chosen(kind: Kind) -> None:
    session = start_game(setup_of(kind, first=1, seed=42), EDITIONS.__getitem__)
    record = session.record
    assert record.edition is kind.edition
    assert record.seats == SEATS[: kind.players]
    assert record.seed == 42
    assert record.moves == []
    options = record.rules.options
    assert (options.variant, options.special_factories, options.first_player) == (
        kind.options.variant,
        kind.options.special_factories,
        1,
    )
    assert session.state.turn == 1


def test_the_seed_zero_is_a_seed() -> None:
    assert start_game(setup_of(KINDS[0], seed=0), EDITIONS.__getitem__).record.seed == 0


def test_without_a_seed_every_game_is_another_and_its_seed_is_short() -> None:
    seeds = {start_game(setup_of(KINDS[0]), EDITIONS.__getitem__).record.seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**48 for seed in seeds)


def test_too_few_players_are_told() -> None:
    kind = KINDS[0]
    alone = GameSetup(kind.edition.id, kind.options.variant, False, SEATS[:1])
    with pytest.raises(UserError, match="players: 2, 3, 4; not 1"):
        start_game(alone, EDITIONS.__getitem__)


def test_options_that_the_edition_does_not_have_are_told() -> None:
    plain = next(edition for edition in EDITIONS.values() if not edition.specials)
    special = GameSetup(plain.id, plain.variant_names[0], True, SEATS[:2])
    with pytest.raises(UserError, match="special discs"):
        start_game(special, EDITIONS.__getitem__)
    with pytest.raises(UserError, match="no variant"):
        start_game(GameSetup(plain.id, "plaid", False, SEATS[:2]), EDITIONS.__getitem__)
