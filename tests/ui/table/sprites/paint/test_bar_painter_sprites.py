"""The top bar and the prompt as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.prompt import GAP, Prompt
from azul_desktop.geometry import Box
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.paint.bar_painter import BarPainter
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, AZUL_SMALL, GREY, MINI, STAR, STAR_SMALL, Scene

PROMPTS = (
    Prompt("Take tiles."),
    Prompt(f"Put {GAP} on a line.", (1, 1, 2), "Esc puts them back"),
    Prompt(f"Pay {GAP} or pass", (0, 1, 2, 3, 4, 0, 1, 2, 3, 4), "2 tiles are lost", urgent=True),
    Prompt("A line as long as this one leaves no room for what is noted beside it", (), "No " * 30),
)


def lines() -> Iterator[str]:
    for scene in (AZUL, AZUL_SMALL, GREY, MINI, STAR, STAR_SMALL):
        family = table_family(scene.kind.edition)
        rules = scene.kind.rules
        painter = BarPainter(scene.easel.pieces, scene.easel.brush, rules.rounds, family.lid_icon)
        layout = scene.picture.layout
        yield from sprite_lines(f"{scene}: bar", painter.bar(layout.top_bar, scene.shown))
        yield from _prompts(scene, painter, layout.prompt)


def _prompts(scene: Scene, painter: BarPainter, box: Box) -> Iterator[str]:
    for number, prompt in enumerate(PROMPTS if scene in (AZUL, STAR) else PROMPTS[2:3]):
        yield from sprite_lines(f"{scene}: prompt {number}", painter.prompt(box, prompt))


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
