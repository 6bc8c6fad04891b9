"""A button that shows a choice and opens the list of all of them over the page."""

from collections.abc import Callable, Hashable, Sequence

from azul_desktop.geometry import Box
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, SMALLEST_TEXT, Face
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.droplist import DropList, Foot, Picture
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.widget_scene import WidgetScene

_PAD, _GAP, _SIGN = 16, 10, 24
_PICTURE = 42
"""How large a picture before a choice is."""


class DropDown(Button):
    """52 logical pixels high, as wide as its box; `list` is to be the scene's last widget.

    `picture` paints what stands before an option, by its id. `feet` are buttons below the list.
    """

    def __init__(
        self,
        scene: WidgetScene,
        name: str,
        box: Box,
        options: Sequence[Option],
        chosen: str,
        choose: Callable[[str], None],
        *,
        icon: str = "",
        picture: Picture | None = None,
        feet: Sequence[Foot] = (),
    ) -> None:
        super().__init__(name, box, self.open, icon=icon)
        self._option = next((one for one in options if one.id == chosen), None)
        self.label = "" if self._option is None else self._option.label
        self._scene = scene
        self._picture = picture
        self.list = DropList(self, scene, options, chosen, choose, picture=picture, feet=feet)

    def open(self) -> None:
        """Show the list; the keyboard speaks to it."""
        self.list.place()
        self._scene.focus(self.list)

    def key(self, key: int) -> bool:
        """Enter, Space and the arrow down open the list."""
        return self.list.opens_with(key) or super().key(key)

    def look(self) -> Hashable:
        """The choice, and whether the list is open."""
        return super().look(), self._option, self.list.shown

    def _inside(self, brush: Brush, box: Box) -> list[Sprite]:
        """A picture or an icon, the choice, and an arrow that points to the list."""
        tint = INK if self.enabled else INK2
        left, right = box.x + brush.px(_PAD), box.right - brush.px(_PAD)
        sprites = [brush.icon("chevron-down", _SIGN, INK2, (right - brush.px(_SIGN) / 2, _y(box)))]
        pictured = self._picture is not None and self._has_room(brush, box.w, _PICTURE)
        if self._picture is not None and self._option is not None and pictured:
            side = brush.px(_PICTURE)
            place = Box(box.x + brush.px(6), _y(box) - side / 2, side, side)
            sprites += self._picture(self._option.id, brush, place)
            left = place.right + brush.px(_GAP)
        elif self.icon and self._has_room(brush, box.w, _SIGN):
            sprites.append(
                brush.icon(self.icon, _SIGN, INK2, (left + brush.px(_SIGN) / 2, _y(box)))
            )
            left += brush.px(_SIGN + _GAP)
        room = Box(left, box.y, right - brush.px(_SIGN + _GAP) - left, box.h)
        room = room.grown(0, -brush.px(3)).moved(0, -brush.px(1))
        return [*sprites, brush.label(self.label, Face.SEMI, 21, tint, room, "left")]

    def _has_room(self, brush: Brush, wide: float, sign: float) -> bool:
        """Whether the choice fits beside a sign in front of it; words say more."""
        least = brush.type.width(self.label, Face.SEMI, brush.px(SMALLEST_TEXT))
        return least <= wide - brush.px(2 * _PAD + sign + _SIGN + 2 * _GAP)


def _y(box: Box) -> float:
    return box.centre[1]
