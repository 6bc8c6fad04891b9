"""What an edition of the star family states about its player boards and rounds."""

from dataclasses import dataclass

from azul_desktop.core.edition import Board

STAR_SPACES = 6
MIXED = -2
"""The colour of a star that takes six different colours."""


@dataclass(frozen=True, slots=True)
class Star:
    """A star of six spaces: its colour (or `MIXED`, or `FREE`) and the numbers on its spaces."""

    colour: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """A pillar, statue or window: who covers all `spaces` (star, space from 1) wins `tiles`."""

    kind: str
    number: int
    spaces: tuple[tuple[int, int], ...]
    tiles: int


@dataclass(frozen=True, slots=True)
class StarBoard(Board):
    """A player board of the star family, one side of it, and the rounds it is played in."""

    stars: tuple[Star, ...]
    features: tuple[Feature, ...]
    jokers: tuple[int, ...]
    """The joker colour of each round; there are as many rounds as jokers."""
    start_score: int
    lowest_score: int
    supply: int
    """How many supply spaces the scoring board has."""
    keep: int
    """How many tiles a player who passes may keep for the next round."""
    star_bonus: tuple[int, ...]
    """What a complete star of one colour is worth, by colour."""
    mixed_bonus: int
    number_bonus: tuple[tuple[int, int], ...]
    """(number, points) for covering every space with that number."""

    @property
    def width(self) -> int:
        """How many spaces a star has."""
        return STAR_SPACES

    def feature_name(self, index: int) -> str:
        """Kind and number of a feature."""
        feature = self.features[index]
        return f"{feature.kind}:{feature.number}"
