"""What an outside program sees of the table, by name."""

from azul_desktop.core.address_names import AddressNames
from azul_desktop.ui.scene import Target
from azul_desktop.ui.table.hand.pointer import Pointer


def spot_targets(pointer: Pointer, names: AddressNames, front: int) -> list[Target]:
    """Everything that has an address; only what is the player's own can be used."""
    spots = [(spot, pointer.legal(spot.address)) for spot in pointer.spots]
    spots += [(spot, False) for spot in pointer.others]
    return [Target(names.format(spot.address, front), spot.box, legal) for spot, legal in spots]
