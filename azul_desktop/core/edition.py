"""What an edition is: the facts its YAML file states, checked and immutable."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal

Family = Literal["wall", "star"]
Effect = Literal["magnet", "extra", "keep", "spread", "shield"]

FREE = -1
"""The colour of a cell or star that takes any colour (the grey side)."""
MIXED = -2
"""The colour of a star that takes six different colours."""

MAX_COLOURS = 6
MAX_LINES = 6
MAX_FLOOR = 10
MAX_DISCS = 15
STAR_SPACES = 6


@dataclass(frozen=True, slots=True)
class Special:
    """The special side of a disc; only a magnet has a colour."""

    effect: Effect
    colour: int = FREE


@dataclass(frozen=True, slots=True)
class WallBoard:
    """A player board of the wall family, one side of it."""

    lines: tuple[int, ...]
    """Spaces of each pattern line, from top to bottom; the wall has as many rows."""
    floor: tuple[int, ...]
    """What each floor space costs, from left to right, as negative numbers."""
    pattern: tuple[tuple[int, ...], ...]
    """The colour of each wall cell, row by row; `FREE` on the grey side."""
    row_bonus: int
    column_bonus: int
    colour_bonus: int


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
class StarBoard:
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


Board = WallBoard | StarBoard


@dataclass(frozen=True, slots=True)
class Edition:
    """One game of the family as loaded from its file, with all its variants."""

    id: str
    name: str
    family: Family
    colours: tuple[str, ...]
    tiles_of_each: int
    discs: tuple[tuple[int, int], ...]
    """(players, discs) for each number of players that can play."""
    disc_size: int
    variants: tuple[tuple[str, Board], ...]
    """(name, board) of each side; the first is the standard one."""
    specials: tuple[Special, ...] = ()
    """The special sides of the discs; empty where the edition has none."""
    theme: str = ""
    looks: Mapping[str, object] = field(default_factory=dict, compare=False, repr=False)
    """What only the window needs: `layout` and the looks of the colours, as checked data."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many people can play, in rising order."""
        return tuple(players for players, _ in self.discs)

    @property
    def variant_names(self) -> tuple[str, ...]:
        """The names of the variants, the standard one first."""
        return tuple(name for name, _ in self.variants)

    def board(self, variant: str) -> Board:
        """The player board of a variant; KeyError where there is no such variant."""
        return dict(self.variants)[variant]

    def disc_count(self, players: int) -> int:
        """How many discs lie on the table."""
        return dict(self.discs)[players]

    def special_name(self, side: int) -> str:
        """The name of a special side: its effect, a magnet's with its colour."""
        special = self.specials[side]
        if special.colour == FREE:
            return special.effect
        return f"{special.effect}:{self.colours[special.colour]}"

    def digest(self) -> str:
        """A short fingerprint of everything the rules use, and of nothing else."""
        facts = asdict(self)
        for key in ("name", "theme", "looks"):
            del facts[key]
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on before a game."""

    variant: str
    special_factories: bool = False
    first_player: int | None = None
    """The seat that starts the first round; None draws it from the seed."""
