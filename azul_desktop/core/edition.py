"""What an edition is: the facts its YAML file states, checked and immutable."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal

Effect = Literal["magnet", "extra", "keep", "spread", "shield"]

FREE = -1
"""The colour of a cell or star that takes any colour (the grey side)."""

MAX_COLOURS = 6
MAX_DISCS = 15


@dataclass(frozen=True, slots=True)
class Special:
    """The special side of a disc; only a magnet has a colour."""

    effect: Effect
    colour: int = FREE


@dataclass(frozen=True, slots=True)
class Board:
    """One side of a player board; each family has its own kind."""

    @property
    def width(self) -> int:
        """How many cells a row of the wall has, or spaces a star."""
        raise NotImplementedError

    def feature_name(self, index: int) -> str:
        """What a trace calls a pillar, statue or window; only boards with such things are asked."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Edition:
    """One game of the family as loaded from its file, with all its variants."""

    id: str
    name: str
    family: str
    """Which of the families of `core/families.py` its rules belong to."""
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
