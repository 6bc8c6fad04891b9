"""The register of families, and the way from an edition to the rules of a game."""

from typing import Final

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.core.family import Family
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.family import StarFamily
from azul_desktop.core.supply import Chance
from azul_desktop.core.wall.family import WallFamily

FAMILIES: Final[dict[str, Family]] = {"wall": WallFamily(), "star": StarFamily()}


def family_of(edition: Edition) -> Family:
    """The family that an edition belongs to."""
    return FAMILIES[edition.family]


def check_players(edition: Edition, players: int) -> None:
    """Raise a `UserError` if an edition is not for so many players."""
    if players not in edition.player_counts:
        counts = ", ".join([str(count) for count in edition.player_counts])
        text = "{edition}: possible numbers of players: {counts}; not {players}"
        raise UserError(text, edition=edition.id, counts=counts, players=players)


def build(edition: Edition, options: Options, chance: Chance | None = None) -> Rules:
    """The rules of an edition with options; `UserError` where it has no such options."""
    if options.variant not in edition.variant_names:
        known = ", ".join(edition.variant_names)
        raise UserError(
            "{edition} has no variant “{variant}”; it has: {known}",
            edition=edition.id,
            variant=in_one_line(options.variant),
            known=known,
        )
    if options.special_factories and not edition.specials:
        raise UserError("{edition} has no special discs", edition=edition.id)
    return family_of(edition).rules(edition, options, edition.board(options.variant), chance)
