"""What is to be played: who against whom, at which table, on which deals."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from azul_desktop.bots.external import HELLO
from azul_desktop.bots.spec import Spec
from azul_desktop.core.edition import Edition, Options

FORMAT = 1


class Pairing(NamedTuple):
    """A takes one seat, B all the others."""

    a: Spec
    b: Spec


class Game(NamedTuple):
    """One game of a pairing: its deals, and the seat of A."""

    pairing: Pairing
    seed: int
    seat: int


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """All games of a run. A takes each seat in turn on the same seed: such games are a group."""

    edition: Edition
    options: Options
    players: int
    pairings: tuple[Pairing, ...]
    groups: int
    seed: int = 0
    milliseconds: int | None = None
    """The budget of every bot that has none of its own; None leaves it to the levels."""
    hello: float = HELLO
    """Seconds for programs outside to get ready; no game depends on them."""

    def __post_init__(self) -> None:
        """What only the window needs is not carried to other processes."""
        object.__setattr__(self, "edition", replace(self.edition, looks={}))

    def games(self) -> list[Game]:
        """Every game, in the order in which they are played and told."""
        return [
            Game(pairing, self.seed + group, seat)
            for pairing in self.pairings
            for group in range(self.groups)
            for seat in range(self.players)
        ]

    def parameters(self, core: str) -> dict[str, object]:
        """What must be the same for a run to go on from a file; it may have more games."""
        return {
            "arena": FORMAT,
            "edition": self.edition.id,
            "digest": self.edition.digest(),
            "variant": self.options.variant,
            "special_factories": self.options.special_factories,
            "players": self.players,
            "pairings": [[str(pairing.a), str(pairing.b)] for pairing in self.pairings],
            "seed": self.seed,
            "budget_ms": self.milliseconds,
            "core": core,
        }
