"""The levels that people choose from, and the characters that a bot may have. Data only."""

from dataclasses import dataclass
from typing import Final

from azul_desktop.core.translatable import translatable


@dataclass(frozen=True, slots=True)
class Level:
    """A bot as people choose it; `name` and `about` are translated where they are shown."""

    id: str
    name: str
    about: str
    milliseconds: int = 100
    """How long a move may take."""
    relaxed: int | None = None
    """How long it may take for people who give bots more time; None is no longer than usual."""
    searches: bool = False
    """Whether it looks ahead; only such a bot can have a personality."""
    rating: int | None = None
    """Elo above random play, from the last ladder (docs/ladder.md); None where not measured."""


@dataclass(frozen=True, slots=True)
class Personality:
    """A style of play that changes what a bot likes, not how strong it is."""

    id: str
    name: str
    about: str


LEVELS: Final = (
    # Translators: the levels of bots, from the weakest to the strongest, as in a guild.
    Level(
        "novice",
        translatable("Novice"),
        translatable("Sees the points and losses of this turn, little else."),
        rating=612,
    ),
    Level(
        "apprentice",
        translatable("Apprentice"),
        translatable("Takes what looks best now, with an eye on bonuses."),
        rating=780,
    ),
    Level(
        "artisan",
        translatable("Artisan"),
        translatable("Looks four moves ahead, and judges boards by rules of thumb."),
        searches=True,
        rating=1191,
    ),
    Level(
        "master",
        translatable("Master"),
        translatable("Looks five moves ahead, and knows what boards are worth."),
        500,
        searches=True,
        rating=1549,
    ),
    Level(
        "grandmaster",
        translatable("Grandmaster"),
        translatable("Reads the whole round; the best we have."),
        1000,
        relaxed=3000,
        searches=True,
        rating=1907,
    ),
)
"""The levels, from the weakest to the strongest."""

USUAL: Final = LEVELS[len(LEVELS) // 2]
"""The level of a bot that nobody chose one for."""

RANDOM: Final = "random"
GREEDY: Final = "greedy"
OTHERS: Final = (RANDOM, GREEDY)
"""Bots that are no levels: the measure of all others, and the apprentice's old name."""

BOT_NAMES: Final = (*(level.id for level in LEVELS), *OTHERS)

BALANCED: Final = Personality(
    "", translatable("Balanced"), translatable("Has no favourite way to play.")
)
"""How a bot plays without a personality."""

PERSONALITIES: Final = (
    # Translators: styles of play of a bot, playful names.
    Personality("builder", translatable("Builder"), translatable("Loves long runs and bonuses.")),
    Personality("denier", translatable("Denier"), translatable("Takes what you need.")),
    Personality("gambler", translatable("Gambler"), translatable("Plays for the big chance.")),
)


def level_of(name: str) -> Level | None:
    """The level of that name or of that old name; None where it is none."""
    wanted = "apprentice" if name == GREEDY else name
    return next((level for level in LEVELS if level.id == wanted), None)
