"""What the things on the table are, in one or two short sentences for whoever points at them."""

from azul_desktop.core.edition import Effect
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


def bag_count(tiles: int) -> str:
    """How many tiles are left to be drawn."""
    return translate_count("{n} tile in the bag", "{n} tiles in the bag", tiles)


def bag_text() -> str:
    """Where tiles come from."""
    return translate("Tiles in the bag, by colour: the discs are filled from it.")
