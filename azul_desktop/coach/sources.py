"""Why nothing, or not this colour, can be taken from a disc or from the centre."""

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, State
from azul_desktop.i18n import translate


def why_not_take(rules: Rules, state: State, address: Address) -> str:
    """Why a source, or one colour of it, cannot be taken from."""
    source = 0 if address.zone == Zone.CENTRE else address.index + 1
    colours = len(rules.edition.colours)
    if not any(state.sources[source * colours : (source + 1) * colours]):
        if address.zone == Zone.CENTRE:
            return translate("The centre is empty")
        return translate("This disc is empty")
    if state.joker != EMPTY and address.colour == state.joker:
        return translate("A joker only comes along with another colour")
    return translate("Choose one colour")
