"""For the tests: a wall table laid out by hand, and lines to feed to its referee."""

from __future__ import annotations

from typing import Any

from .referee import Referee
from .wall_table import WallTable


def game(
    edition: str = "azul", variant: str = "coloured", specials: list[str | None] | None = None
) -> tuple[Referee, WallTable]:
    """Two players in the draft of round 1 with empty discs; seat 0 is to move."""
    referee = Referee()
    referee.feed(
        {
            "type": "start",
            "format": 1,
            "edition": edition,
            "variant": variant,
            "players": ["A", "B"],
            "seed": 1,
            "special_factories": specials is not None,
        }
    )
    table = referee.table
    assert isinstance(table, WallTable)
    table.round = 1
    table.player = 0
    table.expects = ("take",)
    if specials is not None:
        table.specials = specials
    return referee, table


def take(referee: Referee, source: int | str, colour: str, **more: Any) -> None:
    """A `take` with the right count, marker and legal."""
    table = referee.table
    assert table is not None
    line = {
        "type": "take",
        "player": referee.player,
        "source": source,
        "colour": colour,
        "count": table.source_tiles(source).count(colour),
        "marker": source == "centre" and table.marker is None,
        "legal": len(referee.legal()),
    }
    referee.feed({**line, **more})


def place(referee: Referee, row: int | str, *numbers: int) -> None:
    """A `place`: placed, floored, boxed, shielded."""
    names = ("placed", "floored", "boxed", "shielded")
    line = {"type": "place", "player": referee.player, "row": row}
    referee.feed({**line, **dict(zip(names, numbers, strict=True))})


def stuck(referee: Referee, row: int, *numbers: int) -> None:
    """A `stuck`: floored, boxed, shielded."""
    names = ("floored", "boxed", "shielded")
    line = {"type": "stuck", "player": referee.player, "row": row}
    referee.feed({**line, **dict(zip(names, numbers, strict=True))})


def floor(referee: Referee, penalty: int, score: int) -> None:
    referee.feed({"type": "floor", "player": referee.player, "penalty": penalty, "score": score})


def view_of(referee: Referee, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = referee.view()
    player: dict[str, Any] = view["players"][seat]
    return player
