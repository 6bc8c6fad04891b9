"""The six characters that bots appear as: who they are, and how they play at home. Data only."""

from dataclasses import dataclass
from typing import Final

from azul_desktop.bots.levels import level_of
from azul_desktop.bots.spec import Spec, parse_spec
from azul_desktop.core.errors import UserError
from azul_desktop.core.translatable import translatable


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play against; `temperament` and `name` are translated where they are shown."""

    id: str
    """What the pictures of the face are named after."""
    name: str
    temperament: str
    level: str
    style: str = ""

    @property
    def kind(self) -> str:
        """How this one plays where nobody says otherwise, as a seat knows it."""
        return Spec(self.level, self.style).kind


# Translators: the names of the six characters, and a sentence about the temperament of each.
NINO: Final = Character(
    "nino", translatable("Nino", context="name"), translatable("Takes what shines."), "novice"
)
INES: Final = Character(
    "ines",
    translatable("Ines", context="name"),
    translatable("Paints first, counts later."),
    "apprentice",
)
MANU: Final = Character(
    "manu",
    translatable("Manu", context="name"),
    translatable("One row, then the next."),
    "artisan",
    "builder",
)
PILAR: Final = Character(
    "pilar",
    translatable("Pilar", context="name"),
    translatable("Sees what you need."),
    "master",
    "denier",
)
PACO: Final = Character(
    "paco",
    translatable("Paco", context="name"),
    translatable("One more, it will come."),
    "artisan",
    "gambler",
)
NOE: Final = Character(
    "noe",
    translatable("Noé", context="name"),
    translatable("Has seen this round before."),
    "grandmaster",
)

CHARACTERS: Final = (NINO, INES, MANU, PILAR, PACO, NOE)
"""All of them, from the weakest to the strongest as far as that can be said."""
SUBSTITUTES: Final = (INES, PACO, MANU, PILAR, NINO, NOE)
"""The order in which they come when the one that was meant is at the table."""

_OF_STYLES: Final = {one.style: one for one in CHARACTERS if one.style}
_OF_LEVELS: Final = {one.level: one for one in CHARACTERS if one is not PACO}


def at_home(kind: str) -> Character:
    """Who plays like that: a style has its character, else the level has.

    Random play, programs outside and what nobody knows have Paco.
    """
    try:
        spec = parse_spec(kind)
    except UserError:
        return PACO
    level = level_of(spec.name)
    if spec.personality:
        return _OF_STYLES[spec.personality]
    return PACO if level is None else _OF_LEVELS[level.id]
