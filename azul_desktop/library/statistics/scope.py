"""Which finished games and which seats statistics are about."""

from dataclasses import dataclass
from typing import Final

SEATS: Final = "FROM games g JOIN seats s ON s.game = g.id WHERE"
"""What the condition on seats follows."""
_COUNTED: Final = "g.finished AND g.deleted = ''"


@dataclass(frozen=True, slots=True)
class Scope:
    """Everything that can be asked for at once; what is empty is not asked for."""

    player: int | None = None
    """The number of a person; None for everybody."""
    edition: str = ""
    variant: str = ""
    players: int = 0
    since: str = ""
    """The first moment that counts."""

    def games_sql(self) -> tuple[str, list[object]]:
        """The condition on a finished game `g`, whoever played it, and the values in it."""
        parts, values = [_COUNTED], list[object]()
        for column, value in (
            ("edition", self.edition),
            ("variant", self.variant),
            ("players", self.players),
        ):
            if value:
                parts.append(f"g.{column} = ?")
                values.append(value)
        if self.since:
            parts.append("g.changed >= ?")
            values.append(self.since)
        return " AND ".join(parts), values

    def seats_sql(self, *, practice: bool = False) -> tuple[str, list[object]]:
        """The condition on a game `g` and a seat `s` of it at which somebody of the scope sat.

        Practice is counted apart: it is either all that is asked for or no part of it.
        """
        where, values = self.games_sql()
        where += f" AND {'' if practice else 'NOT '}g.practice AND s.kind = 'human'"
        if self.player is not None:
            where += " AND s.player = ?"
            values.append(self.player)
        return where, values
