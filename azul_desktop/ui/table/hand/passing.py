"""Passing by its button, and keeping by another one, so that no tile is lost by accident.

A click that follows the first within the time of a double click does nothing, wherever it lands.
"""

from azul_desktop.coach.legal_targets import DONE_BUTTON
from azul_desktop.core.address import Address
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.table.hand.pointer import Pointer

DOUBLE_CLICK = 0.5
"""Two clicks within so many seconds may be meant as one: what desktops take for a double click."""


class Passing:
    """The hand on the buttons to pass and to keep."""

    def __init__(self, desk: Desk, pointer: Pointer) -> None:
        self._desk = desk
        self._pointer = pointer
        self._until = -DOUBLE_CLICK

    @property
    def is_settling(self) -> bool:
        """Whether another click may still belong to the one that passed."""
        return self._desk.clock() < self._until

    def use(self, address: Address) -> None:
        """Press one of the buttons; tiles that could be kept are not lost without a question."""
        hand = self._pointer.hand
        spare = hand.keeping.could_keep if hand is not None and hand.keeping is not None else 0
        if address == DONE_BUTTON and spare:
            self._ask(spare)
        else:
            self._press(address)

    def _press(self, address: Address) -> None:
        self._until = self._desk.clock() + DOUBLE_CLICK
        self._pointer.use(address)

    def _ask(self, spare: int) -> None:
        def words() -> Asked:
            text = translate_count(
                "{n} more tile could be kept for the next round. It would be lost.",
                "{n} more tiles could be kept for the next round. They would be lost.",
                spare,
            )
            title, safe = translate("Keep fewer tiles?"), translate("Choose again")
            return Asked(title, text, safe, translate("Discard"))

        def lose() -> None:
            self._desk.navigator.pop()
            self._press(DONE_BUTTON)

        routes.over_question(self._desk, words, lose)
