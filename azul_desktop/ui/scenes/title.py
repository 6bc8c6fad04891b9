"""The title screen: continue, a quick game, a new one, lessons, all games, settings."""

from azul_desktop import TITLE, __version__
from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box
from azul_desktop.i18n import explain, translate
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.desk import TITLE_PICTURE, Desk
from azul_desktop.ui.input import Input
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.lettering import golden, shaded
from azul_desktop.ui.render.shapes import rounded
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM2, GOLD, Face, colour
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.continue_button import HEIGHT, ContinueButton, paint_board
from azul_desktop.ui.scenes.language_chips import CHIP, GAP, language_chips, two_by_two
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.title_light import TitleLight
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.chip import Chip
from azul_desktop.ui.widgets.widget import Widget

_LEFT = 96.0
_WIDTH = 484.0
_LEAST = 460.0
"""The narrowest page: the menu and a small margin."""
_SMALL_PAGE, _SMALL_LOGO = 860.0, 0.55
"""A page that scrolls, and the part of the logo that it has room for above the menu."""
_BESIDE = 800.0
"""In a narrower page the buttons in the corner lie above the credits."""
_ROW = 1320.0
"""In a narrower page the languages lie below the menu, not beside the corner."""
_LINES = 2 * CHIP + GAP + 28
"""What they need there."""
_LOGO = (colour("#fffaf0"), colour("#fbeecb"), colour("#ecd297"), colour("#dcb65c"))
_LOGO_REST = (colour("#fffaf0"), colour("#ecd7a6"))
_LITTLE_TILES = tuple(
    f"images/azulejo/tile-small-{name}.png" for name in ("blue", "yellow", "red", "black", "white")
)


class TitleScene(PageScene):
    """The first screen: the quickest way to the first move stands on top."""

    name = "title"
    needs = (_LEAST, _SMALL_PAGE)
    designed = (1240.0, 1080.0)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.rules_of = ""
        self._saved: GameRow | None = None
        self._waits: ContinueButton | None = None
        """The button whose picture is still to be painted."""
        self._muted = desk.audio.muted
        self._sign = Group([])
        self._light = TitleLight(desk)

    def enter(self) -> None:
        """Look for a game to continue, and point the keyboard at the most likely wish."""
        self._saved = self._latest()
        self.arrange()
        if self.desk.good_copy is not None:
            routes.offer_copy(self.desk)
        if self.focused is None:
            self.focus(self.widgets[0])

    def _latest(self) -> GameRow | None:
        """The game that was played last and is not over; a library that fails is told about."""
        try:
            return self.desk.library.games.latest_running()
        except UserError as error:
            self.desk.say_once(explain(error))
            return None

    @property
    def _column(self) -> tuple[float, float]:
        """Where the menu begins and how wide it is: nearer to the edge in a narrow page."""
        wide = min(_WIDTH, self.wide - 32)
        return min(_LEFT, (self.wide - wide) / 2), wide

    def arrange(self) -> None:
        """The menu in one column at the left, the logo above it, credits below."""
        sign = _logo(self.brush, (self.high - 1080) * 0.4, *self._column)
        top = (self.high - 1080) * 0.4 + 392
        if self.high < 1080:
            sign, top = self._small_sign()
        self._sign = Group([*sign, *self._credits()])
        self._light.arrange()
        self._muted = self.desk.audio.muted
        corner = [self._sound_button(), self._full_screen_button()]
        menu = self._menu(top)
        self.replace_widgets([*menu, *self._languages(menu[-1].box.bottom), *corner])

    def _small_sign(self) -> tuple[list[Sprite], float]:
        """A small logo on a shade that reaches down the page, and where the menu begins."""
        left, wide = self._column
        shade = panels.smoked(self.brush, self.box(left - 12, 0, wide + 24, self.high), alpha=190)
        # The logo of a brush for a smaller page, with its middle over the menu.
        small = self.brush.at_scale(self.brush.unit * _SMALL_LOGO)
        middle = (left + wide / 2) / _SMALL_LOGO
        logo = _logo(small, -40, middle - _WIDTH / 2, _WIDTH)
        return [shade, *logo], 372 * _SMALL_LOGO

    def extent(self, wide: float) -> tuple[float, float]:
        """A narrow page is longer: it has the languages below the menu."""
        return _LEAST, _SMALL_PAGE + (_LINES if wide < _ROW else 0)

    def _languages(self, below: float) -> list[Chip]:
        """A row beside the buttons in the corner, or lines below the menu."""
        brush = self.brush
        chips = language_chips(self.desk, brush, "wood")
        if self.wide < _ROW:
            left, wide = self._column
            place = self.box(left, 0, wide, 0).moved(0, below + brush.px(20))
            two_by_two(chips, brush, place)
            return chips
        first = self._corner(176)
        across = first.x - brush.px(24) - chips[-1].box.right
        for chip in chips:
            chip.box = chip.box.moved(across, first.y + brush.px((56 - CHIP) / 2)).rounded()
        return chips

    def _menu(self, top: float) -> list[Widget]:
        desk, (left, wide) = self.desk, self._column
        y = top
        found: list[Widget] = []
        if self._saved is not None:
            found.append(self._continue_button(self._saved, y))
            y += HEIGHT + 20
        entries = (
            ("quick", translate("Quick game"), "bolt", lambda: routes.quick_game(desk)),
            ("new", translate("New game"), "plus", lambda: routes.to_setup(desk)),
            ("learn", translate("Learn"), "learn", lambda: routes.to_learn(desk)),
            ("games", translate("Games"), "library", lambda: routes.to_games(desk)),
            ("settings", translate("Settings"), "settings", lambda: routes.over_settings(desk)),
            ("quit", translate("Quit"), "exit", desk.navigator.quit),
        )
        for name, label, icon, action in entries:
            primary = not found
            high = 84.0 if primary else 56.0
            found.append(
                Button(
                    f"button/{name}",
                    self.box(left, y, wide, high),
                    action,
                    label=label,
                    icon=icon,
                    kind="primary" if primary else "normal",
                    ground="wood",
                    size=30 if primary else 25,
                    align="left",
                    radius=14 if primary else 12,
                )
            )
            y += high + (20 if primary else 9)
        return found

    def _continue_button(self, game: GameRow, y: float) -> Button:
        self._waits = ContinueButton(
            self.box(self._column[0], y, self._column[1], HEIGHT),
            lambda: routes.continue_game(self.desk, game),
            game,
            self.desk.catalogue,
        )
        return self._waits

    def prepare(self) -> bool:
        """Paint the board of the game that waits; then read what Learn will show."""
        button, self._waits = self._waits, None
        if button is None or self._saved is None:
            return super().prepare() or self.desk.lessons.read_one()
        paint_board(self.desk, self.brush, button, self._saved)
        self.desk.navigator.show_anew()
        return True

    def handle(self, event: Input) -> None:
        """Whoever does something wakes the dust."""
        self._light.stir()
        super().handle(event)

    def update(self, now: float) -> bool:
        """Dust drifts. The key for it turns the sound off, too: the button shows it."""
        if self._muted != self.desk.audio.muted:
            self.arrange()
        hovered = next((widget.box for widget in self.widgets if widget.hovered), None)
        if self._light.update(now, hovered):
            self.desk.navigator.show_anew()
        self.due = self._light.due
        return super().update(now)

    def _sound_button(self) -> Button:
        """Whether something is heard, and the way to change it."""
        audio = self.desk.audio
        button = Button(
            "button/sound",
            self._corner(176),
            lambda: audio.mute(not audio.muted),
            icon="speaker-off" if audio.muted else "speaker",
            ground="wood",
        )
        button.hint = translate("Sound on") if audio.muted else translate("Sound off")
        return button

    def _full_screen_button(self) -> Button:
        full = self.desk.settings.full_screen
        button = Button(
            "button/full-screen",
            self._corner(104),
            lambda: self.desk.navigator.set_full_screen(not full),
            icon="window" if full else "full-screen",
            ground="wood",
        )
        button.hint = translate("Back to a window") if full else translate("Full screen")
        return button

    def _corner(self, from_right: float) -> Box:
        """A place for a button in the lower right corner."""
        up = 96 if self.wide >= _BESIDE else 160
        return self.box(self.wide - from_right, self.high - up, 56, 56)

    def _credits(self) -> list[Sprite]:
        brush, (left, wide) = self.brush, self._column
        box = self.box(left, self.high - 86, wide, 40)
        design = translate("Game design: {name}", name="Michael Kiesling")
        version = translate("version {number}", number=__version__)
        last = brush.label(version, Face.TEXT, 20, CREAM2, box, "right")
        room = box._replace(w=last.x - brush.px(20) - box.x)
        return [brush.label(design, Face.TEXT, 20, CREAM2, room, "left"), last]

    def groups(self) -> list[Group]:
        """The picture with the shade for the menu at its left."""
        backdrop = self.desk.backdrop(*TITLE_PICTURE)
        sign = self.shown(self._sign)
        return [backdrop, *self._light.groups(), *sign, *self.widget_groups()]


def _logo(brush: Brush, top: float, left: float, room: float) -> list[Sprite]:
    """The name of the program, large and small, over a gold line with five little tiles."""
    u = brush.unit
    first, _, rest = TITLE.partition(" ")
    size = 176.0
    wide = brush.type.width(first, Face.TITLE, brush.px(size))
    size *= min(1, room * u / wide)
    middle = left + room / 2
    sprites = []
    for text, high, stops, base, spacing in (
        (first, size, _LOGO, 198.0, 0.0),
        (rest, 60.0, _LOGO_REST, 268.0, 9.0),
    ):
        if text:
            letters = golden(brush, text, high, stops, spacing=spacing)
            ascent = brush.type.font(Face.TITLE, brush.px(high)).get_ascent()
            x = round(middle * u - letters.get_width() / 2)
            sprites += shaded(brush, letters, x, round((top + base) * u) - ascent, blur=5)
    sprites += _gold_line(brush, middle, top + 310, room)
    words = brush.text(translate("unofficial fan project"), Face.TEXT, 22, CREAM2)
    at = round(middle * u - words.get_width() / 2), round((top + 348) * u - words.get_height() / 2)
    return [*sprites, *shaded(brush, words, *at, blur=2)]


def _gold_line(brush: Brush, middle: float, y: float, room: float) -> list[Sprite]:
    u = brush.unit
    line = rounded((brush.px(room / 2 - 90), brush.px(2)), 0, (GOLD,), 204)
    starts = middle - room / 2, middle + 90
    sprites = [Sprite(line, round(x * u), round(y * u)) for x in starts]
    side = brush.px(29)
    for number, name in enumerate(_LITTLE_TILES):
        tile = brush.images.sized(name, (side, side))
        if tile is not None:
            sprites.append(
                Sprite(tile, round((middle - 78 + 32 * number) * u), round((y - 14) * u))
            )
    return sprites
