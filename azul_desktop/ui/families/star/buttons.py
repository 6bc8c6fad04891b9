"""The buttons of the rack: to pass, and to be done with choosing what to keep."""

from collections.abc import Callable, Hashable

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.legal_targets import DONE_BUTTON, PASS_BUTTON
from azul_desktop.coach.star.preview import pass_cost
from azul_desktop.core.address import Address
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import DRAFT, State
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.formats import minus
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM2, LOSS, Face
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.table_button import TableButton


class PassButton(TableButton):
    """The button to pass, with what becomes of the hand below it."""

    def __init__(self, box: Box, below: Box, use: Callable[[Address], None]) -> None:
        super().__init__(PASS_BUTTON, box, use)
        self._below = below
        self.told = ""
        """What becomes of the hand."""

    def look(self) -> Hashable:
        """What it says and how."""
        return super().look(), self.told

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and the line below it."""
        sprites = super().paint(brush)
        if self.told:
            sprites.append(brush.label(self.told, Face.TEXT, 20, CREAM2, self._below))
        return sprites

    def refresh(self, coach: Coach, state: State, hand: Hand | None) -> None:
        """Passing says what it costs, how many tiles can be kept and how many are discarded."""
        keeping = hand is not None and hand.legal(DONE_BUTTON)
        self.shown = state.phase != DRAFT and not keeping
        self.enabled = hand is not None and hand.legal(PASS_BUTTON)
        self.label, self.told = translate("Pass"), ""
        self.hint = coach.about(state, PASS_BUTTON)
        if not self.enabled:
            return
        assert isinstance(coach.rules, StarRules)
        cost = pass_cost(coach.rules, state)
        if cost.points:
            self.label = translate_count("Pass: −{n} point", "Pass: −{n} points", -cost.points)
        if cost.discarded:
            self.told = translate(
                "keep {kept}, discard {discarded}", kept=cost.kept, discarded=cost.discarded
            )
        elif cost.kept:
            self.told = translate("keep {kept}", kept=cost.kept)


class KeepButton(TableButton):
    """The button that ends the choice of what to keep, with the tiles that are lost above it."""

    def __init__(
        self, box: Box, above: Box, pieces: Pieces, use: Callable[[Address], None]
    ) -> None:
        super().__init__(DONE_BUTTON, box, use, kind="primary", size=20)
        self._above = above
        self._pieces = pieces
        self.lost: tuple[int, ...] = ()
        """The tiles that are lost."""
        self.cost = 0

    def look(self) -> Hashable:
        """What it says and how."""
        return super().look(), self.lost, self.cost

    def refresh(self, coach: Coach, state: State, hand: Hand | None) -> None:
        """Keeping says how many tiles are kept; what is lost is shown."""
        keeping = hand.keeping if hand is not None else None
        self.shown = self.enabled = keeping is not None
        self.hint = coach.about(state, DONE_BUTTON)
        if keeping is None:
            return
        self.lost, self.cost = tuple(keeping.lost), keeping.cost
        # The tiles that are lost and their price stand above: no label has room for them too.
        self.label = translate("Keep {kept}", kept=sum(keeping.chosen))

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and above it the tiles that are lost and their price."""
        sprites = super().paint(brush)
        if not self.lost:
            return sprites
        text = translate("lost:")
        price = minus(-self.cost) if self.cost else ""
        words = brush.text(text, Face.TEXT, 20, CREAM2), brush.text(price, Face.BOLD, 24, LOSS)
        gap, above = brush.px(8), self._above
        room = above.w - sum(word.get_width() + gap for word in words)
        side = min(brush.px(28), round(above.h / LONG))
        step = min(side * 0.9, (room - side) / max(len(self.lost) - 1, 1))
        wide = side + step * (len(self.lost) - 1)
        x = above.x + (above.w - wide - sum(word.get_width() + gap for word in words)) / 2
        sprites.append(aligned(words[0], above._replace(x=x), "left"))
        x += words[0].get_width() + gap + side / 2
        for n, tile in enumerate(self.lost):
            picture = self._pieces.tile(tile, side, 0, ground="wood", take=n)
            sprites.append(centred(picture, (x + n * step, above.centre[1])))
        x += wide - side / 2 + gap
        return [*sprites, aligned(words[1], above._replace(x=x), "left")]
