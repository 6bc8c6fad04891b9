"""Names of what can be picked up, dropped on or pressed, as the screen map prints them.

Discs, supply spaces, stars and choices count from 0; lines, rows, columns and spaces of a star
from 1, as in the notation of moves.
"""


def disc(number: int) -> str:
    """A whole disc."""
    return f"disc/{number}"


def disc_tiles(number: int, colour: str) -> str:
    """All tiles of a colour on a disc."""
    return f"disc/{number}/{colour}"


CENTRE = "centre"


def centre_tiles(colour: str) -> str:
    """All tiles of a colour in the centre."""
    return f"centre/{colour}"


def line(row: int) -> str:
    """A pattern line, counted from 0 here and from 1 in the name."""
    return f"line/{row + 1}"


FLOOR = "floor"
HAND = "hand"
"""Where tiles go that are drafted or won in the star family."""


def wall(row: int, column: int) -> str:
    """A wall cell, counted from 0 here and from 1 in the name."""
    return f"wall/{row + 1}/{column + 1}"


def space(star: int, number: int) -> str:
    """A space of a star, counted from 0 here and from 1 in the name."""
    return f"star/{star}/space/{number + 1}"


def hand_tiles(colour: str) -> str:
    """The tiles of a colour in the hand."""
    return f"hand/{colour}"


def supply(number: int) -> str:
    """A space of the supply."""
    return f"supply/{number}"


def keep(colour: str) -> str:
    """The tiles of a colour in the hand while choosing what to keep."""
    return f"keep/{colour}"


def corner(number: int) -> str:
    """A space for a tile that is kept."""
    return f"corner/{number}"


def button(word: str) -> str:
    """A button."""
    return f"button/{word}"


def choice(number: int) -> str:
    """One of the offered choices."""
    return f"choice/{number}"


PASS = button("pass")
KEEP = button("keep")
"""Be done with choosing what to keep."""


def of_player(player: int, name: str) -> str:
    """The same on the board of a player who is not the active one."""
    return f"player/{player}/{name}"
