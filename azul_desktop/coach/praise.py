"""What a player did well in a game, compared with the others: for those who did not win, too."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from azul_desktop.coach.moments import Moment, MomentKind
from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.tally import PlayerTally, Tally

_BONUSES = (Reason.COLOUR, Reason.STAR, Reason.NUMBER, Reason.COLUMN, Reason.ROW)
"""From what is praised first to what is praised last."""
_LOSSES = (Reason.FLOOR, Reason.MARKER, Reason.DISCARD)


class Merit(StrEnum):
    """What can be praised."""

    BONUS = "bonus"
    """More points than anybody else for one kind of bonus."""
    BEST_TILE = "best tile"
    """A single tile that brought more than any of the others'."""
    TILES = "tiles"
    """More points than anybody else for all tiles together."""
    CAREFUL = "careful"
    """Fewer points lost than by anybody else."""
    OWN_TILE = "own tile"
    """No more than the best of the player's own tiles."""
    NOTHING = "nothing"


class Praise(NamedTuple):
    """The best that can truly be said of a player; `points` are those of the tile or the bonus."""

    merit: Merit
    points: int = 0
    reason: Reason = Reason.TILE


def praise(player: int, found: Tally, happened: Sequence[Moment]) -> Praise:
    """The first thing in which a player was better than everybody else, else the best tile."""
    mine = found.players[player]
    others = [one for seat, one in enumerate(found.players) if seat != player]
    for reason in _BONUSES:
        points = mine.points[reason]
        if points > max(one.points[reason] for one in others):
            return Praise(Merit.BONUS, points, reason)
    tiles = [0] * len(found.players)
    for one in happened:
        if one.kind == MomentKind.GAIN:
            tiles[one.player] = max(tiles[one.player], one.points)
    best = tiles.pop(player)
    if best > max(tiles):
        return Praise(Merit.BEST_TILE, best)
    if mine.points[Reason.TILE] > max(one.points[Reason.TILE] for one in others):
        return Praise(Merit.TILES, mine.points[Reason.TILE])
    if _lost(mine) < min(_lost(one) for one in others):
        return Praise(Merit.CAREFUL, _lost(mine))
    return Praise(Merit.OWN_TILE, best) if best else Praise(Merit.NOTHING)


def _lost(player: PlayerTally) -> int:
    return -sum(player.points[reason] for reason in _LOSSES)


def praise_line(what: Praise) -> str:
    """What the player is told; empty where there is nothing to tell."""
    match what.merit:
        case Merit.BONUS:
            return _bonus_line(what.reason)
        case Merit.BEST_TILE:
            return translate_count(
                "your best tile brings {n} point, the most of all",
                "your best tile brings {n} points, the most of all",
                what.points,
            )
        case Merit.TILES:
            return translate("most points for tiles at this table")
        case Merit.CAREFUL:
            return translate("fewest points lost at this table")
        case Merit.OWN_TILE:
            return translate_count(
                "your best tile brings {n} point", "your best tile brings {n} points", what.points
            )
        case Merit.NOTHING:
            return ""


def _bonus_line(reason: Reason) -> str:
    match reason:
        case Reason.COLOUR:
            return translate("most points for colours at this table")
        case Reason.STAR:
            return translate("most points for stars at this table")
        case Reason.NUMBER:
            return translate("most points for numbers at this table")
        case Reason.COLUMN:
            return translate("most points for columns at this table")
        case _:
            return translate("most points for rows at this table")


def praise_spoken(what: Praise) -> str:
    """What another player says about it."""
    match what.merit:
        case Merit.BONUS if what.reason in (Reason.COLOUR, Reason.STAR):
            return translate("“Complete to the last tile: that is how it should look. Again?”")
        case Merit.BONUS:
            return translate("“That bonus was well planned. I should have looked earlier. Again?”")
        case Merit.BEST_TILE:
            return translate_count(
                "“{n} point for a single tile! I would have liked that one. Again?”",
                "“{n} points for a single tile! I would have liked that one. Again?”",
                what.points,
            )
        case Merit.TILES:
            return translate("“Nobody lays tiles like you. Again?”")
        case Merit.CAREFUL:
            return translate("“You lose less than all of us. I am taking notes. Again?”")
        case Merit.OWN_TILE:
            return translate_count(
                "“{n} point for a single tile: well laid. Again?”",
                "“{n} points for a single tile: well laid. Again?”",
                what.points,
            )
        case Merit.NOTHING:
            return translate("“A good game. Again?”")
