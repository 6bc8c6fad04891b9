"""What the things on a wall board are, for whoever points at them."""

from azul_desktop.core.wall.board import WallBoard
from azul_desktop.i18n import translate_count


def floor_text(board: WallBoard) -> str:
    """What the floor costs."""
    return translate_count(
        "Tiles that find no room fall here and cost points when the round ends. It holds {n} "
        "piece; more cost nothing.",
        "Tiles that find no room fall here and cost points when the round ends. It holds {n} "
        "pieces; more cost nothing.",
        len(board.floor),
    )
