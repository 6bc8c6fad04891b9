"""From an edition and what the players agreed on to the rules of their game."""

from azul_desktop.core.edition import Edition, Options, WallBoard
from azul_desktop.core.errors import UserError
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.supply import Chance
from azul_desktop.core.wall.rules import WallRules


def check_players(edition: Edition, players: int) -> None:
    """Raise a `UserError` if an edition is not for so many players."""
    if players not in edition.player_counts:
        counts = ", ".join([str(count) for count in edition.player_counts])
        text = "{edition} is for {counts} players, not {n}"
        raise UserError(text, edition=edition.id, counts=counts, n=players)


def build(edition: Edition, options: Options, chance: Chance | None = None) -> Rules:
    """The rules of an edition with options; `UserError` where it has no such options."""
    if options.variant not in edition.variant_names:
        known = ", ".join(edition.variant_names)
        raise UserError(
            "{edition} has no variant {variant!r}; it has: {known}",
            edition=edition.id,
            variant=options.variant,
            known=known,
        )
    if options.special_factories and not edition.specials:
        raise UserError("{edition} has no special factories", edition=edition.id)
    board = edition.board(options.variant)
    if isinstance(board, WallBoard):
        return WallRules(edition, options, board, chance)
    return StarRules(edition, options, board, chance)
