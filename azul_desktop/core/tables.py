"""What every family's tables have: an edition's numbers as the hot path needs them."""

from azul_desktop.core.edition import Edition
from azul_desktop.core.supply import Chance


class Tables:
    """Colours, discs and the source of chance."""

    def __init__(self, edition: Edition, chance: Chance) -> None:
        self.colours: int = len(edition.colours)
        self.disc_size: int = edition.disc_size
        self.tiles_of_each: int = edition.tiles_of_each
        self.disc_counts: dict[int, int] = dict(edition.discs)
        self.chance: Chance = chance
