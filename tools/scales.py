"""Print how large the cells of all boards are at each size of text and controls.

A table in Markdown: the board in front / the smallest other board, in pixels, with the size that
is really applied on the table.
"""

from collections.abc import Iterator

from azul_desktop.catalog.loader import installed
from azul_desktop.core.edition import Edition
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout

SIZES = ((1280, 720), (1920, 1080))
SCALES = (100, 125, 150, 200, 300)
PLAYERS = (2, 4)


def main() -> None:
    """Print the table."""
    print("| window | edition | players | " + " | ".join(f"{scale} %" for scale in SCALES) + " |")
    print("|---|---|---|" + "---|" * len(SCALES))
    for size in SIZES:
        for edition in installed().editions.values():
            for players in PLAYERS:
                for phase, drafting in _phases(edition):
                    cells = [
                        _cells(_layout(edition, players, size, scale, drafting=drafting))
                        for scale in SCALES
                    ]
                    name = f"{edition.name}{phase}"
                    print(f"| {size[0]}×{size[1]} | {name} | {players} | {' | '.join(cells)} |")


def _layout(
    edition: Edition, players: int, size: tuple[int, int], scale: int, *, drafting: bool
) -> TableLayout:
    variant, family = edition.variant_names[0], table_family(edition)
    return table_layout(family, edition, variant, players, size, scale, drafting)


def _phases(edition: Edition) -> Iterator[tuple[str, bool]]:
    """The tables of an edition: some have one for drafting and one for building."""
    if not table_family(edition).lays_out_anew:
        yield "", True
        return
    yield ", drafting", True
    yield ", building", False


def _cells(layout: TableLayout) -> str:
    """The cells of a table, and what is applied."""
    front, *others = (mat.cell for mat in layout.boards)
    return f"{front:.0f} / {min(others):.0f} ({layout.scale} %)"


if __name__ == "__main__":
    main()
