"""What the things on a wall board are, for whoever points at them."""

from azul_desktop.coach.explain import source_text, special_words
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.edition import FREE
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.i18n import translate, translate_count


def floor_text(board: WallBoard) -> str:
    """What the floor costs."""
    return translate_count(
        "Tiles that find no room fall here and cost points when the round ends. It holds {n} "
        "piece; more cost nothing.",
        "Tiles that find no room fall here and cost points when the round ends. It holds {n} "
        "pieces; more cost nothing.",
        len(board.floor),
    )


def line_text(row: int) -> str:
    """What a line of the board is for."""
    return translate_count(
        "This line takes {n} tile of one colour. When it is full, one tile moves to the wall.",
        "This line takes {n} tiles of one colour. When it is full, one of them moves to the wall.",
        row + 1,
    )


def cell_text(board: WallBoard, cell: int) -> str:
    """What a cell of the wall takes."""
    row, column = divmod(cell, len(board.pattern[0]))
    if board.pattern[row][column] == FREE:
        return translate(
            "A free cell of the wall: it takes any colour that its row and column lack, from the "
            "full line beside it."
        )
    return translate("A cell of the wall: it takes a tile of its colour from the line beside it.")


def bonus_text() -> str:
    """What stands beside the wall."""
    return translate("Points at the end of the game for complete rows, columns and colours.")


def cost_text() -> str:
    """The sum beside the floor."""
    return translate("What the pieces on the floor cost so far.")


def track_text() -> str:
    """The ruler with the cube."""
    return translate("The score. Past its end it starts over.")


def rounds_text() -> str:
    """When a game ends."""
    return translate("The game ends after the round in which somebody completes a row.")


def place_text(board: WallBoard, address: Address) -> str:
    """What a place on the table is."""
    match address.zone:
        case Zone.DISC | Zone.CENTRE:
            return source_text(address.zone)
        case Zone.LINE:
            return line_text(address.index)
        case Zone.WALL:
            return cell_text(board, address.index)
        case Zone.FLOOR:
            return floor_text(board)
        case Zone.SHIELD:
            return special_words("shield")[1]
    return ""
