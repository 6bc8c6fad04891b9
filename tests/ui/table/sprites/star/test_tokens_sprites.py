"""Tokens for full tracks as they are kept."""

from collections.abc import Iterator

from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.tokens import TokenPainter, token_worth, tokens_of
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import STAR, STAR_SMALL


def lines() -> Iterator[str]:
    edition = STAR.kind.edition
    for scene in (STAR, STAR_SMALL):
        painter = TokenPainter(scene.easel.pieces, scene.easel.brush)
        for box in (Box(20, 30, 80, 80), Box(20.4, 30, 41, 41), Box(0, 0, 16, 16)):
            for tokens in (1, 2, 3, 7):
                sprites = painter.pile(box, tokens)
                yield from sprite_lines(f"{scene}: {tokens} in {box.w}", sprites)
    yield f"{token_worth(edition)} {[tokens_of(edition, score) for score in range(0, 500, 20)]}"


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
