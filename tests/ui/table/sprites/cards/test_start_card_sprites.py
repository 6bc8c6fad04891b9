"""The card that opens a round as it is kept, while it comes, stays and goes."""

from collections.abc import Iterator

from azul_desktop.ui.table.cards.start_card import StartCard
from tests.ui.table.sprites import assert_kept, group_lines
from tests.ui.table.sprites.scenes import AZUL, AZUL_SMALL, GREY, STAR


def lines() -> Iterator[str]:
    for scene in (AZUL, AZUL_SMALL, GREY, STAR):
        card = StartCard(scene.picture)
        yield from group_lines(f"{scene}: before", card.groups(scene.sitters))
        card.begin(3, 1, 1.0, still=False)
        for moment in range(36):
            if moment % (4 if scene is AZUL else 15) == 1:
                yield from group_lines(f"{scene}: {moment}", card.groups(scene.sitters))
            yield f"{moment}: {card.update(0.05)} {card.is_shown} {card.cold}"
        while card.cold:
            card.warm(scene.sitters)
        yield f"cold: {card.cold}"


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
