"""Where pieces with an address lie, as it is kept."""

from collections.abc import Iterator

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import AZUL_SMALL, MINI, STAR, STAR_SMALL

ANYWHERE = (Zone.DISC, Zone.CENTRE, Zone.BAG, Zone.LID)


def lines() -> Iterator[str]:
    for scene in (AZUL_SMALL, MINI, STAR, STAR_SMALL):
        shown = scene.shown
        shown.discs[1], shown.centre[1] = [0, 1, 1, 2], 3
        where = SeatedLayout(scene.picture.layout, 1)
        for zone in ANYWHERE:
            found = where.pieces(shown, Address(zone, index=1), 1)
            yield from shape_lines(f"{scene}: {zone}", found)
        yield from shape_lines("marker", where.pieces(shown, Address(Zone.CENTRE), MARKER))
        for player in range(scene.kind.players):
            shown.players[player].hand = [2] * 6 if scene in (STAR, STAR_SMALL) else []
            told = [where.slot(player), where.player(player)]
            yield from shape_lines(f"{scene}: player {player}", told)
            boxes = [where.mat(player).box, where.avatar(player), where.score(player)]
            yield from shape_lines("boxes", boxes)
            zones = [Zone.MARKER, *([Zone.HAND] if shown.players[player].hand else [])]
            for zone in zones:
                found = where.pieces(shown, Address(zone, player), 1)
                yield from shape_lines(f"{zone}", found)
        if scene in (STAR, STAR_SMALL):
            found = where.pieces(shown, Address(Zone.SUPPLY, index=3), 1)
            yield from shape_lines("supply", found)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
