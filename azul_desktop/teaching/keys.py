"""The keys of lesson files: their types, and what is right for them."""

from typing import Annotated, Literal, NotRequired, TypedDict

from azul_desktop.boards.limits import Size, Spoken, Text, Whole
from azul_desktop.catalog.keys import ColourName
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.languages.editions import Words

FORMAT = 1

Id = Annotated[str, Text(r"[a-z][a-z0-9-]{0,39}", "my-lesson")]
Heading = Annotated[Words, Spoken(r"\S(.{0,58}\S)?", "Take the three {tiles}")]
Sentences = Annotated[Words, Spoken(r"\S(.{0,198}\S)?", "The rest of the disc goes to the centre.")]
Moves = Annotated[str, Text(r"[a-z0-9:>/+.* ]{1,1200}", "2:blue>4 centre:red>floor")]
"""Moves, or patterns of moves, with spaces between them."""
Tiles = Annotated[list[ColourName], Size(1, 6)]
Name = Annotated[str, Text(r"[a-z0-9/]{1,60}", "disc/2/blue")]


Until = Literal["tiled", "counted"]
"""How far the end of a round is shown."""


class WrongKeys(TypedDict):
    """An answer to moves that are not meant."""

    moves: Moves
    text: Sentences


class StepKeys(TypedDict):
    """One step: what happens first, what is said then, and what is to be done."""

    plays: NotRequired[Moves]
    until: NotRequired[Until]
    heading: Heading
    text: Sentences
    tiles: NotRequired[Tiles]
    point: NotRequired[Annotated[list[Name], Size(1, 8)]]
    meant: NotRequired[Moves]
    wrong: NotRequired[Annotated[list[WrongKeys], Size(1, 12)]]


class LessonKeys(TypedDict):
    """A lesson as its file has it."""

    format: Annotated[int, Whole(FORMAT, FORMAT)]
    id: Id
    edition: Id
    order: Annotated[int, Whole(1, 99)]
    minutes: Annotated[int, Whole(1, 15)]
    title: Annotated[Words, Spoken(r"\S(.{0,38}\S)?", "A first round")]
    about: Annotated[Words, Spoken(r"\S(.{0,78}\S)?", "Take tiles, fill lines, score.")]
    variant: NotRequired[Annotated[str, Text(r"[a-z]{1,20}", "grey")]]
    discs: NotRequired[Literal["plain", "special"]]
    players: NotRequired[Annotated[int, Whole(2, 4)]]
    first: NotRequired[Annotated[int, Whole(0, 3)]]
    seed: Annotated[int, Whole(0, MAX_SEED)]
    played: NotRequired[Annotated[list[Moves], Size(1, 20)]]
    steps: Annotated[list[StepKeys], Size(1, 40)]
