"""What a move of the wall family is worth, and what speaks for another one."""

from azul_desktop.coach.outlook import Outlook
from azul_desktop.coach.wall.preview import TakePreview, preview_take, preview_tile
from azul_desktop.core.moves import FLOOR, TILE, Move, kind_of, unpack_take
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.i18n import translate


def outlook(rules: WallRules, state: State, move: Move) -> Outlook:
    """The points of the tile that goes to the wall, and what lies on the floor for it."""
    if kind_of(move) == TILE:
        tile = preview_tile(rules, state, move)
        return Outlook(tile.points, tile.floor_points)
    take = preview_take(rules, state, move)
    return Outlook(take.points or 0, take.floor_points + take.stuck_points)


def objection(rules: WallRules, state: State, made: Move, meant: Move) -> str:
    """Why another move was meant than the one that was made; empty where no number tells it."""
    this, that = outlook(rules, state, made), outlook(rules, state, meant)
    if kind_of(made) == TILE:
        if this.cost < that.cost:
            return translate(
                "Then a full line below finds no cell, and its tiles fall to the floor: {cost}.",
                cost=this.cost,
            )
    elif why := _wasted(this, that, made, preview_take(rules, state, made)):
        return why
    if this.points < that.points:
        if not this.points:
            return translate(
                "This line is not full yet, so it brings nothing. Another move brings +{better}.",
                better=that.points,
            )
        return translate(
            "This brings +{points}. Another move brings +{better}.",
            points=this.points,
            better=that.points,
        )
    return ""


def _wasted(this: Outlook, that: Outlook, made: Move, take: TakePreview) -> str:
    """What falls to the floor without need."""
    if unpack_take(made)[2] == FLOOR:
        if not this.cost:
            return translate("This costs nothing, but no line grows.")
        if take.caught or take.to_lid:
            return translate(
                "No line grows, and some of it falls to the floor: {cost}.", cost=this.cost
            )
        return translate("All of it falls to the floor: {cost}.", cost=this.cost)
    if take.fills and not take.points:
        if not this.cost:
            return translate("This line finds no cell on the wall, so it brings nothing.")
        return translate(
            "This line finds no cell on the wall. Its tiles fall to the floor: {cost}.",
            cost=this.cost,
        )
    if this.cost >= that.cost:
        return ""
    if take.only_marker:
        return translate(
            "The marker comes along from the centre and lies on your floor: {cost}.",
            cost=this.cost,
        )
    return translate(
        "This line has no room for all of it. What falls to the floor: {cost}.",
        cost=this.cost,
    )
