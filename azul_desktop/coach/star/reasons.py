"""Why something cannot be done in the star family, in one short sentence.

Colours are never named: a case ending would need a different word in every sentence.
"""

from azul_desktop.coach.coach import why_not_take
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, KEEP, REWARD, State
from azul_desktop.i18n import translate, translate_count


def why_not_drop(rules: StarRules, state: State, pick: Address, target: Address) -> str:
    """Why what was picked up cannot be dropped on a part of the own board."""
    if state.phase != BUILD:
        return translate("Tiles go to your hand")
    if target.zone == Zone.SPACE:
        return _space(rules, state, target.index, pick.colour)
    return translate("Tiles are built on the spaces of a star")


def why_not_use(rules: StarRules, state: State, address: Address) -> str:
    """Why something cannot be picked up or pressed."""
    if state.phase == REWARD:
        return translate_count(
            "First take {n} tile from the supply", "First take {n} tiles from the supply", state.due
        )
    if state.phase == KEEP:
        return translate("First choose the tiles to keep")
    if address.zone == Zone.SUPPLY:
        return translate("Surround a pillar, statue or window to win these tiles")
    if state.phase == DRAFT:
        if address.zone in (Zone.DISC, Zone.CENTRE):
            return why_not_take(rules, state, address)
        return translate("Building begins when all tiles are taken")
    if address.zone == Zone.SPACE:
        return _no_way_to_build(rules, state, address.index)
    if address.zone == Zone.HAND:
        return translate("No open space takes these tiles")
    return translate("Now build, or pass")


def _space(rules: StarRules, state: State, cell: int, colour: int) -> str:
    """Why tiles of a colour cannot be built on a space."""
    view = rules.view(state.boards[state.turn])
    star = cell // view.width
    if view.is_covered(cell):
        return translate("This space is taken")
    if colour not in rules.colours_for(state, star):
        if colour in view.rows[star]:
            return translate("This star already has this colour")
        return translate("This star takes another colour")
    return _too_dear(rules, cell, _means(rules, state, colour))


def _no_way_to_build(rules: StarRules, state: State, cell: int) -> str:
    """Why nothing in hand can be built on a space."""
    view = rules.view(state.boards[state.turn])
    if view.is_covered(cell):
        return translate("This space is taken")
    taking = rules.colours_for(state, cell // view.width)
    in_hand = [colour for colour in taking if view.hand[colour]]
    if not in_hand:
        return translate("You have no tile of a colour that this star takes")
    return _too_dear(rules, cell, max(_means(rules, state, colour) for colour in in_hand))


def _means(rules: StarRules, state: State, colour: int) -> int:
    """How many tiles can pay in a colour: its own and the jokers."""
    hand = rules.view(state.boards[state.turn]).hand
    return hand[colour] + (hand[state.joker] if colour != state.joker else 0)


def _too_dear(rules: StarRules, cell: int, means: int) -> str:
    return translate_count(
        "This space costs {n} tile; you have {m}",
        "This space costs {n} tiles; you have {m}",
        rules.tables.prices[cell],
        m=means,
    )
