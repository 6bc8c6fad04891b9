"""What the things on the table are, in one or two short sentences for whoever points at them."""

from azul_desktop.core.address import Zone
from azul_desktop.core.edition import Effect
from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate, translate_count


def special_words(effect: Effect) -> tuple[str, str]:
    """The name of a special side, and what it does."""
    match effect:
        case "magnet":
            return translate("Magnet"), translate(
                "After the deal it draws one tile of its colour, if there is any, from each of the "
                "two discs beside it."
            )
        case "extra":
            return translate("One more"), translate(
                "After the deal it gets one more tile from the bag."
            )
        case "keep":
            return translate("Tiles stay"), translate(
                "When somebody takes from it, the other tiles stay on it. They do not go to the "
                "centre."
            )
        case "spread":
            return translate("Spread"), translate(
                "Whoever takes from it sends the other tiles to the discs beside it, each colour "
                "to one of the two."
            )
        case "shield":
            return translate("Shield"), translate(
                "Whoever takes from it keeps it until the round ends. It catches the next tile or "
                "the marker that would fall to their floor; that costs nothing."
            )


def source_text(zone: Zone) -> str:
    """What a disc, or the centre, is for."""
    if zone == Zone.CENTRE:
        return translate("Take all tiles of one colour from the centre.")
    return translate("Take all tiles of one colour from a disc. The others slide to the centre.")


def source_of_points(reason: Reason | None) -> str:
    """How a source of points scores; without one, what the sum is."""
    match reason:
        case None:
            return translate("All points together. Whoever has the most wins.")
        case Reason.TILE:
            return translate("Points for tiles when they were laid, each with those it joined.")
        case Reason.FLOOR:
            return translate("What the pieces on the floor cost at the end of every round.")
        case Reason.MARKER:
            return translate("Whoever took the marker lost a point for each tile of that take.")
        case Reason.DISCARD:
            return translate("Each tile that could not be kept cost a point.")
        case Reason.ROW:
            return translate("At the end of the game, for every complete row of the wall.")
        case Reason.COLUMN:
            return translate("At the end of the game, for every complete column of the wall.")
        case Reason.COLOUR:
            return translate("At the end of the game, for every colour in all rows of the wall.")
        case Reason.STAR:
            return translate("At the end of the game, for every complete star.")
        case Reason.NUMBER:
            return translate("At the end of the game, for covering every space with a number.")


def start_text() -> str:
    """What everybody began with."""
    return translate("Everybody began the game with these points.")


def bag_count(tiles: int) -> str:
    """How many tiles are left to be drawn."""
    return translate_count("{n} tile in the bag", "{n} tiles in the bag", tiles)


def bag_text() -> str:
    """Where tiles come from."""
    return translate("Tiles in the bag, by colour: the discs are filled from it.")
