"""How strong a star bot is and how it likes to play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StarSettings:
    """What a star bot looks at; the defaults are its full strength."""

    beam: int = 64
    """How many boards a plan of its own build keeps in sight."""
    draft_beam: int = 6
    """The same for the hands that it compares in a draft."""
    explore: float = 0.6
    """How far the draft's search strays from what looked best so far."""
    simulations: int = 200
    """How many simulations it makes where the budget says nothing."""
