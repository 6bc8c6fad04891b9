"""The sums below the special discs are what the rules do with the tiles of the pictures."""

import pytest

from azul_desktop.core.edition import Edition
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules.disc_pages import DiscPictures
from azul_desktop.ui.families.wall.rules.scripted_discs import ScriptedDiscs
from tests.games import EDITIONS

SPECIAL = [edition for edition in EDITIONS.values() if edition.specials]
TOLD = {
    "magnet": "4 + 1 + 1 = 6",
    "extra": "4 + 1 = 5",
    "keep": "4 − 2 = 2",
    "spread": "1 + 1 = 2",
    "shield": "0",
}
every_side = pytest.mark.parametrize(
    ("edition", "side"),
    [(edition, side) for edition in SPECIAL for side in range(len(edition.specials))],
    ids=lambda value: str(getattr(value, "id", value)),
)


@every_side
def test_each_disc_tells_its_sum(desk: Desk, edition: Edition, side: int) -> None:
    pieces = pieces_of(edition, desk.images, desk.type)
    pictures = DiscPictures(edition, HelpPictures(desk.brush, pieces))
    assert pictures.told(side) == TOLD[edition.specials[side].effect]


def test_a_plain_floor_would_cost_what_the_shield_spares() -> None:
    (edition,) = SPECIAL
    effects = [special.effect for special in edition.specials]
    shield, other = (ScriptedDiscs(edition, effects.index(name)) for name in ("shield", "keep"))
    for discs in (shield, other):
        discs.lay((), (1,), ())
    assert (shield.take(1), other.take(1)) == (0, -1)
