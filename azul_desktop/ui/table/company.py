"""Who else there is at a table: those who move without hands, and who keeps the game."""

from typing import Protocol

from azul_desktop.core.moves import Move


class Others(Protocol):
    """Who moves without hands at this table: asked and heard once a frame."""

    @property
    def have_to_move(self) -> bool:
        """Whether the next move is theirs."""
        ...

    @property
    def is_thinking(self) -> bool:
        """Whether they were asked and have not answered."""
        ...

    @property
    def due(self) -> float:
        """When to look for an answer."""
        ...

    @property
    def thinker(self) -> int:
        """The player who thinks, or NOBODY."""
        ...

    def ask(self) -> None:
        """Ask for the next move, unless that was done."""

    def answer(self) -> Move | None:
        """The move, once it is there."""

    def interrupt(self) -> None:
        """Forget what was asked."""

    def close(self) -> None:
        """End them."""


class Keeping(Protocol):
    """Who keeps the game of a table."""

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost when the table is left."""
        ...

    def note(self) -> None:
        """A move was made or taken back."""

    def look_after(self) -> None:
        """Try again what was refused."""

    def problem(self) -> str:
        """Why it was refused, told once."""
        ...

    def moved_out(self) -> bool:
        """Whether another program plays the game now, told once."""
        ...

    def close(self) -> None:
        """The table is left."""
