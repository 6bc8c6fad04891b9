"""The card that ends a round as it is kept: its parts, and how it comes and goes."""

from collections.abc import Iterator

from azul_desktop.coach.round_gains import Gain, PlayerRound
from azul_desktop.core.events import Reason
from azul_desktop.ui.table.cards.end_card import EndCard
from azul_desktop.ui.table.cards.end_painter import EndPainter, RoundSaid
from tests.ui.table.sprites import assert_kept, group_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, AZUL_SMALL, GREY, STAR_BOLD, STAR_SMALL, Scene

FEW = PlayerRound((Gain(Reason.TILE, 3, 1), Gain(Reason.TILE, 12, 0), Gain(Reason.FLOOR, -2)), 27)
MANY = PlayerRound(
    (
        *(Gain(Reason.TILE, 1 + n, n % 5) for n in range(6)),
        Gain(Reason.MARKER, -4),
        Gain(Reason.DISCARD, 0),
    ),
    105,
)
NOTHING = PlayerRound((), 8)
LOSS = PlayerRound((Gain(Reason.DISCARD, -5),), 3)


def said(scene: Scene, *rounds: PlayerRound) -> RoundSaid:
    return RoundSaid(4, scene.sitters, rounds)


def lines() -> Iterator[str]:
    few = said(AZUL, FEW, NOTHING)
    for scene, words in (
        (AZUL, few),
        (AZUL_SMALL, said(AZUL_SMALL, FEW, MANY, NOTHING, LOSS)),
        (GREY, said(GREY, FEW, FEW, LOSS)),
        (STAR_SMALL, said(STAR_SMALL, FEW, NOTHING, MANY, LOSS)),
        (STAR_BOLD, said(STAR_BOLD, LOSS, NOTHING, FEW)),
    ):
        painter = EndPainter(scene.picture, len(words.rounds))
        for n, part in enumerate(painter.parts(words)):
            yield from sprite_lines(f"{scene}: part {n}", part)
        yield from sprite_lines(f"{scene}: time", painter.time_pieces(6))
    card = EndCard(AZUL.picture, 2)
    card.expect(few)
    card.show(1.0, still=False)
    for moment in range(60):
        if moment % 9 == 1 or moment < 5:
            yield from group_lines(f"at {moment}", card.groups())
        yield f"{moment}: {card.update(0.05)} {card.is_shown} {card.holds}"


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
