"""What a move of the star family is worth, and what speaks for another one."""

from azul_desktop.coach.outlook import Outlook
from azul_desktop.coach.star.preview import pass_cost, preview_build
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.moves import BUILD, PASS, REWARD, TAKE, Move, kind_of, unpack_build
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State
from azul_desktop.i18n import translate, translate_count

_AT_ONCE = (Reason.TILE, Reason.MARKER, Reason.DISCARD)
"""What a move itself brings or costs; what the end brings follows from the whole game."""


def outlook(rules: StarRules, state: State, move: Move) -> Outlook:
    """The points of a tile that is built; what the marker or discarded tiles cost."""
    if kind_of(move) == PASS:
        return Outlook(0, pass_cost(rules, state).points)
    score = rules.view(state.boards[state.turn]).score
    for event in rules.step(state, move).events:
        if isinstance(event, Scored) and event.player == state.turn and event.reason in _AT_ONCE:
            change = event.score - score
            return Outlook(max(change, 0), min(change, 0))
    return Outlook(0, 0)


def objection(rules: StarRules, state: State, made: Move, meant: Move) -> str:
    """Why another move was meant than the one that was made; empty where no number tells it."""
    this, that = outlook(rules, state, made), outlook(rules, state, meant)
    kind = kind_of(made)
    if kind == TAKE:
        return _take(rules, state, made, meant, this.cost < that.cost)
    if kind == BUILD and kind_of(meant) == BUILD:
        return _build(rules, state, made, meant)
    if kind == BUILD:
        return translate("You could build this. Here the tiles are worth more later.")
    if kind == PASS:
        return _pass(this.cost)
    if kind == REWARD:
        return translate("Any tile of the supply may be taken. Another one helps more here.")
    if this.cost < that.cost:
        return translate("What you do not keep is lost: {cost}.", cost=this.cost)
    return translate("That costs no more, but other tiles help more in the next round.")


def _take(rules: StarRules, state: State, made: Move, meant: Move, dear: bool) -> str:
    if dear:
        cost = outlook(rules, state, made).cost
        return translate(
            "Whoever takes from the centre first pays a point for each tile: {cost}.", cost=cost
        )
    few, many = _taken(rules, state, made), _taken(rules, state, meant)
    if few < many:
        return translate_count(
            "This brings {n} tile. Another take brings more.",
            "This brings {n} tiles. Another take brings more.",
            few,
        )
    return translate("These tiles can be taken, but another colour is needed here.")


def _taken(rules: StarRules, state: State, move: Move) -> int:
    """How many tiles a take brings to the hand."""
    after = rules.apply(state, move)
    old, new = (sum(rules.view(one.boards[state.turn]).hand) for one in (state, after))
    return new - old


def _build(rules: StarRules, state: State, made: Move, meant: Move) -> str:
    this, that = preview_build(rules, state, made), preview_build(rules, state, meant)
    if that.reward_tiles and not this.reward_tiles:
        return translate("This surrounds nothing, so no tile comes from the supply.")
    if this.points < that.points:
        return translate(
            "This brings +{points}. Another move brings +{better}.",
            points=this.points,
            better=that.points,
        )
    if unpack_build(made)[:3] == unpack_build(meant)[:3]:
        return translate("The space is right. Pay for it with other tiles.")
    return ""


def _pass(cost: int) -> str:
    if cost:
        return translate("You can still build. Passing now: {cost}.", cost=cost)
    return translate("You can still build. Whoever passes is done for this round.")
