"""The register of families as the bots know them; the core has its own in `core/families.py`."""

from typing import Final

from azul_desktop.bots.family import BotFamily
from azul_desktop.bots.star.family import StarBotFamily
from azul_desktop.bots.wall.family import WallBotFamily
from azul_desktop.core.edition import Edition

BOT_FAMILIES: Final[dict[str, BotFamily]] = {"wall": WallBotFamily(), "star": StarBotFamily()}


def bot_family_of(edition: Edition) -> BotFamily:
    """What the bots know of the family that an edition belongs to."""
    return BOT_FAMILIES[edition.family]
