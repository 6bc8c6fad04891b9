"""The rules of a new game: which side of the board, special factories, the seed."""

from collections.abc import Callable

from azul_desktop.core.rng import MAX_SEED
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Align
from azul_desktop.ui.render.tokens import DANGER, INK, INK2, LINE, Colour, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.setup.choices import Choices
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.field import Field, clipboard
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.toggle import Toggle
from azul_desktop.ui.widgets.widget import Widget

_MOST_TYPED = 24
"""More than any seed has digits: a number that is too long is told, not cut."""
_SEED_FIELD = 280
"""So wide a field shows all digits of the largest seed."""


class RulesPanel:
    """The board with the options, in logical pixels; `changed` is called after a choice."""

    def __init__(
        self, page: PageScene, area: Box, choices: Choices, changed: Callable[[], None]
    ) -> None:
        self._page = page
        self._choices = choices
        self._changed = changed
        self.sprites: list[Sprite] = panels.board(page.brush, page.box(*area))
        self.widgets: list[Widget] = []
        left, wide = area.x + 32, area.w - 64
        self._text(translate("Rules"), Face.HEAD_BOLD, 32, Box(left, area.y + 26, wide, 48), INK)
        # What is left over is shared out between the three parts.
        spare = (area.h - 408) / 3
        y = area.y + 80 + spare * 0.4
        self._variant(Box(left, y, wide, 84))
        y += 96 + spare * 0.5
        self._divider(left, y, wide)
        self._specials(Box(left, y + 12 + spare * 0.5, wide, 80))
        y += 104 + spare
        self._divider(left, y, wide)
        self._seed(Box(left, y + 18 + spare * 0.5, wide, 92))

    def _text(
        self, text: str, face: Face, size: float, box: Box, tint: Colour, align: Align = "left"
    ) -> None:
        placed = self._page.box(*box)
        self.sprites.append(self._page.brush.label(text, face, size, tint, placed, align))

    def _divider(self, x: float, y: float, wide: float) -> None:
        line = self._page.box(x, y, wide, 1)
        surface = shapes.rounded((int(line.w), self._page.brush.px(1)), 0, (LINE,))
        self.sprites.append(Sprite(surface, int(line.x), int(line.y)))

    def _variant(self, box: Box) -> None:
        choices, edition = self._choices, self._choices.edition
        title = table_family(edition).side_title()
        self._text(title, Face.SEMI, 22, Box(box.x, box.y, 116, 52), INK)
        known = {"coloured": translate("Coloured side"), "grey": translate("Grey side")}
        options = [
            Option(name, known.get(name, name.replace("-", " ").replace("_", " ").capitalize()))
            for name in edition.variant_names
        ]
        control = Box(box.x + 128, box.y, box.w - 128, 52)
        self.widgets += segmented(
            self._page.brush,
            "variant",
            self._page.box(*control),
            options,
            choices.variant,
            self._choose_variant,
            size=22,
        )
        self._note(table_family(edition).about_side(edition.board(choices.variant)), box, INK2)

    def _specials(self, box: Box) -> None:
        choices = self._choices
        reason = self._why_no_specials()
        title = Box(box.x, box.y, box.w - 90, 44)
        self._text(translate("Special discs"), Face.SEMI, 22, title, INK2 if reason else INK)
        toggle = Toggle(
            "option/special-factories",
            self._page.box(box.right - 72, box.y, 72, 44),
            choices.special_factories,
            self._choose_specials,
        )
        toggle.enabled = not reason
        toggle.hint = reason
        self.widgets.append(toggle)
        note = Box(box.x, box.y + 48, box.w, 28)
        if reason:
            at = self._page.box(box.x, note.y, 24, 28).centre
            self.sprites.append(self._page.brush.icon("lock", 22, INK2, at))
            note = Box(box.x + 34, note.y, box.w - 34, 28)
        said = reason or translate("Every disc has a side with a power of its own.")
        self._text(said, Face.TEXT, 20, note, INK2)

    def _why_no_specials(self) -> str:
        if self._choices.edition.specials:
            return ""
        editions = self._choices.catalogue.editions.values()
        names = ", ".join(edition_name(edition) for edition in editions if edition.specials)
        if names:
            # Translators: the names of the editions that have special discs.
            return translate("Only: {names}", names=names)
        return translate("No edition here has them")

    def _seed(self, box: Box) -> None:
        choices, page = self._choices, self._page
        self._text(translate("Seed"), Face.SEMI, 22, Box(box.x, box.y, 116, 52), INK)
        wrong = not choices.seed_fits
        # A narrow panel has room for a whole seed, but not for a button beside it.
        paste = 132 if box.w - 128 - 132 >= _SEED_FIELD else 0
        self.widgets.append(
            Field(
                "seed",
                page.box(box.x + 128, box.y, box.w - 128 - paste, 52),
                choices.seed_text,
                self._choose_seed,
                most=_MOST_TYPED,
                # Translators: the seed, a number, is drawn at random.
                placeholder=translate("random"),
                icon="dice",
                wrong=wrong,
            )
        )
        if paste:
            place = page.box(box.right - paste + 12, box.y, paste - 12, 52)
            label = translate("Paste")
            self.widgets.append(Button("button/paste", place, self._paste, label=label, size=20))
        if wrong:
            self._note(translate("Digits only, up to {most}", most=MAX_SEED), box, DANGER)
        else:
            self._note(translate("The same number deals the same tiles."), box, INK2)

    def _note(self, text: str, row: Box, tint: Colour) -> None:
        """A line under a control; from the left edge where it is too long for that."""
        brush = self._page.brush
        wide = brush.type.width(text, Face.TEXT, brush.px(20)) / brush.unit
        left = row.x + 128 if wide <= row.w - 128 else row.x
        self._text(text, Face.TEXT, 20, Box(left, row.y + 58, row.right - left, 28), tint)

    def _choose_variant(self, name: str) -> None:
        self._choices.variant = name
        self._changed()

    def _choose_specials(self, on: bool) -> None:
        self._choices.special_factories = on
        self._changed()

    def _choose_seed(self, text: str) -> None:
        self._choices.seed_text = text
        self._changed()

    def _paste(self) -> None:
        text = clipboard().strip()[:_MOST_TYPED]
        if text.isprintable() and text:
            self._choose_seed(text)
        else:
            self._page.desk.navigator.say(translate("There is nothing to paste."))
