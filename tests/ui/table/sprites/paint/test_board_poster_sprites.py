"""Posters as they are kept, cut into small pieces."""

from collections.abc import Iterator

from azul_desktop.paths import bundled
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.paint.board_poster import SIZE, Caption, board_poster
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, STAR_BUILD, desk_of


def lines() -> Iterator[str]:
    rows = ("Tiles placed", "+60"), ("Floor line", "−5"), ("Columns", "+26")
    for scene, name in ((AZUL, "Olena"), (STAR_BUILD, "Maximilian Alexander von Humboldt")):
        words = ("Azul", "1st of 2", "30 September 2026")
        rules, caption = scene.kind.rules, Caption(2, name, 81, rows, words)
        covered = rules.view(scene.state.boards[0]).cells
        poster = board_poster(bundled("assets"), desk_of().looks, rules, covered, caption)
        wide, high = SIZE[0] // 12, SIZE[1] // 8
        places = [(x * wide, y * high) for y in range(8) for x in range(12)]
        pieces = [Sprite(poster.subsurface((x, y, wide, high)), x, y) for x, y in places]
        yield from sprite_lines(str(scene), pieces)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
