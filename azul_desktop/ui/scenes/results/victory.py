"""The end of a game as it comes and as it stays: light, the panel, a sign, gold and petals."""

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import GOLD_HI
from azul_desktop.ui.scenes.results import winner_panel
from azul_desktop.ui.scenes.results.celebration import Celebration
from azul_desktop.ui.scenes.results.light import TableLight
from azul_desktop.ui.scenes.results.outcome import Tone
from azul_desktop.ui.scenes.results.places import Places
from azul_desktop.ui.scenes.results.shower import Shower
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.heads import Sitter, avatar

_RISE, _NOD = 14, 4
"""How far the panel comes up and a face nods, in logical pixels."""
_GLOW = {Tone.VICTORY: 0.75, Tone.KIND: 0.4}
_CROWN, _LOWER = 86, 0.05
"""The crown in a wreath of 168, and how far it sinks below the middle, in parts of the wreath."""


class Victory:
    """Groups of sprites for a moment, each kept as long as it looks the same."""

    def __init__(
        self, desk: Desk, theme: str, tone: Tone, hero: Sitter, celebration: Celebration
    ) -> None:
        self._desk = desk
        self._theme = theme
        self._tone = tone
        self._hero = hero
        self._moment = celebration
        self._canvas = Canvas()
        self._light: tuple[object, TableLight] | None = None
        self._shower: Shower | None = None

    def arrange(self, brush: Brush, places: Places, picture: list[Sprite], box: Box) -> None:
        """Lay it out for what the winner built, as painted in a box."""
        self._brush, self._places, self._box = brush, places, box
        self._canvas.clear()
        self._panel = Group(winner_panel.gilt_panel(brush, box, picture))
        self._glow = Group(winner_panel.panel_glow(brush, box, _GLOW[self._tone]))
        self._shower = None
        if self._tone == Tone.VICTORY:
            self._shower = Shower(brush, self._around(), self._foot())

    @property
    def frame(self) -> Box:
        """The outer edge of the panel's frame, where it comes to rest."""
        return winner_panel.frame_box(self._brush, self._box)

    def _around(self) -> Box:
        """Across which gold and petals fall: around the panel, never over the table of points."""
        frame, u = self.frame, self._brush.unit
        left, right = max(20 * u, frame.x - 40 * u), frame.right + 40 * u
        right = min(right, self._places.sheet.x - 40 * u) if self._beside else right
        return Box(left, frame.y, right - left, frame.h)

    def _foot(self) -> list[Box]:
        """Where some of them lie: on the frame's lower edge, on the table at its right corner."""
        frame, u = self.frame, self._brush.unit
        top = self._box.bottom + u
        ledge = Box(frame.x, top, frame.w, frame.bottom + 8 * u - top)
        if not self._beside:
            return [ledge]
        corner = Box(frame.right, frame.bottom - 80 * u, 50 * u, 88 * u)
        return [ledge, corner]

    @property
    def _beside(self) -> bool:
        return self._places.sheet.x > self._box.right

    def light(self) -> list[Group]:
        """The table below everything, in the light that there is."""
        return self._table_light.groups(self._moment.light)

    def prepare(self) -> bool:
        """Make the light before it comes; whether there was anything to do."""
        return self._table_light.prepare()

    @property
    def _table_light(self) -> TableLight:
        desk = self._desk
        key = desk.size, desk.brush.contrast
        if self._light is None or self._light[0] != key:
            comes = self._moment.is_running
            self._light = key, TableLight(desk, self._theme, self._tone, comes=comes)
        return self._light[1]

    def groups(self) -> list[Group]:
        """Panel, sign, gold and petals, as they lie on the page."""
        moment, brush, canvas = self._moment, self._brush, self._canvas
        low = round((1 - moment.rise) * brush.px(_RISE))
        panel = self._panel
        if low:
            panel = canvas.group("panel", low, lambda: list(self._panel.moved(0, low).sprites))
        groups = [self._glow, panel]
        if moment.sheen is not None:
            step = round(moment.sheen * winner_panel.SHEEN_STEPS)
            at, part = self._box.moved(0, low), step / winner_panel.SHEEN_STEPS
            sheen = canvas.group("sheen", (step, low), lambda: winner_panel.sheen(at, part))
            groups.append(sheen)
        groups.append(self._sign())
        if self._shower is not None and moment.falling > 0:
            seconds, shower = moment.falling, self._shower
            groups.append(canvas.group("gold", seconds, lambda: shower.sprites(seconds)))
        return groups

    def _sign(self) -> Group:
        """The wreath around a crown, or the face of the bot that won."""
        moment, brush, box = self._moment, self._brush, self._places.sign
        if self._tone == Tone.KIND:
            down = round(moment.nod * brush.px(_NOD))
            face = box.grown(-brush.px(10)).moved(0, down)
            return self._canvas.group("sign", down, lambda: avatar(brush, face, self._hero))
        step = round(moment.wreath * winner_panel.WREATH_STEPS)
        part = step / winner_panel.WREATH_STEPS
        middle = box.moved(0, _LOWER * box.h).centre
        crown = brush.icon("crown", _CROWN * box.w / brush.px(168), GOLD_HI, middle)
        return self._canvas.group(
            "sign", step, lambda: [crown, *winner_panel.wreath(brush, box, part)]
        )
