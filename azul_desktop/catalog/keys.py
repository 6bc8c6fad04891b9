"""The keys that edition files of every family have: their types, and what is right for them."""

from typing import Annotated, TypedDict

from azul_desktop.boards.limits import Size, Spoken, Text, Whole, Word
from azul_desktop.core.edition import MAX_COLOURS, MAX_DISCS
from azul_desktop.core.families import FAMILIES
from azul_desktop.languages.editions import Words

FORMAT = 1

ColourName = Annotated[str, Text(r"[a-z]{1,20}", "blue")]
Points = Annotated[int, Whole(0, 100)]


class Look(TypedDict):
    """How the tiles of a colour look."""

    letter: Annotated[Words, Spoken(r"\w", "B")]
    ground: Annotated[str, Text(r"#[0-9a-f]{6}", "#2c7ecc")]


class Discs(TypedDict):
    """How many discs lie on the table for each number of players, and tiles on each."""

    count: Annotated[
        dict[Annotated[int, Whole(2, 4)], Annotated[int, Whole(3, MAX_DISCS)]], Size(1, 3)
    ]
    size: Annotated[int, Whole(1, 8)]


class Head(TypedDict):
    """What every edition says, whatever its family."""

    format: Annotated[int, Whole(FORMAT, FORMAT)]
    id: Annotated[str, Text(r"[a-z][a-z0-9-]{0,39}", "my-edition")]
    name: Annotated[Words, Spoken(r"\S(.{0,58}\S)?", "Azul")]
    family: Annotated[str, Word(tuple(FAMILIES))]
    theme: Annotated[str, Text(r"[a-z][a-z0-9-]{0,39}", "azulejo")]
    colours: Annotated[dict[ColourName, Look], Size(2, MAX_COLOURS)]
    tiles_of_each: Annotated[int, Whole(1, 60)]
    discs: Discs
