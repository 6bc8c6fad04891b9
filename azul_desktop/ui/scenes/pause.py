"""The menu over a game: go on, look something up, or leave."""

from collections.abc import Callable

from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.sheet import SheetScene
from azul_desktop.ui.scenes.wording import summary
from azul_desktop.ui.widgets.button import Button, Kind
from azul_desktop.ui.widgets.widget import Widget

_WIDTH = 560.0
_PAD = 40.0
_TOP = 142.0
_HIGH = 656.0


class PauseScene(SheetScene):
    """What Escape shows in a game; Escape again goes on."""

    name = "pause"
    needs = (_WIDTH + 40, _HIGH + 48)

    def __init__(self, desk: Desk, session: Session, kept: bool = True) -> None:
        super().__init__(desk)
        self.session = session
        self.rules_of = session.record.edition.id
        self._kept = kept

    def enter(self) -> None:
        """The keyboard begins at Resume."""
        if self.focused is None:
            self.focus(self.widget("button/resume"))

    def arrange(self) -> None:
        """A board in the middle with one button below the other."""
        left, top = (self.wide - _WIDTH) / 2, (self.high - _HIGH) / 2
        brush = self.brush
        inside = left + _PAD, _WIDTH - 2 * _PAD
        title = self.box(inside[0], top + 30, inside[1], 52)
        facts = self.box(inside[0], top + 84, inside[1], 32)
        self.sheet = Group(
            [
                *panels.board(brush, self.box(left, top, _WIDTH, _HIGH), corners=True),
                brush.label(translate("The game waits"), Face.HEAD_BOLD, 36, INK, title),
                brush.label(summary(self.session), Face.TEXT, 20, INK2, facts),
            ]
        )
        self.replace_widgets(self._buttons(inside[0], top + _TOP, inside[1]))

    def _buttons(self, x: float, y: float, width: float) -> list[Widget]:
        desk = self.desk
        back = ""
        if self._kept:
            # Translators: {button} is the name of the button on the title.
            back = translate(
                "It is saved. “{button}” brings you back.", button=translate("Continue")
            )
        entries: tuple[tuple[str, str, str, str, Kind, Callable[[], None]], ...] = (
            ("resume", translate("Resume"), "", "play", "primary", desk.navigator.pop),
            ("rules", translate("Rules"), "", "help", "normal",
             lambda: routes.over_help(desk, self.session.record.edition.id)),
            ("settings", translate("Settings"), "", "settings", "normal",
             lambda: routes.over_settings(desk, self.session)),
            ("new", translate("New game"), "", "plus", "normal",
             lambda: self._leave(lambda: routes.to_setup(desk))),
            ("leave", translate("Leave to the title"), back, "back", "normal",
             lambda: self._leave(lambda: routes.to_title(desk))),
            ("quit", translate("Quit"), "", "exit", "normal",
             lambda: self._leave(desk.navigator.quit)),
        )  # fmt: skip
        found: list[Widget] = []
        for name, label, note, icon, kind, action in entries:
            high = 84.0 if note else 68.0 if kind == "primary" else 60.0
            found.append(
                Button(
                    f"button/{name}",
                    self.box(x, y, width, high),
                    action,
                    label=label,
                    note=note,
                    icon=icon,
                    kind=kind,
                    size=28 if kind == "primary" else 24,
                    align="left",
                )
            )
            y += high + (22 if kind == "primary" else 14)
        return found

    def _leave(self, action: Callable[[], None]) -> None:
        """Go at once if the game is kept; else ask in place of this menu: moves would be lost."""
        if self._kept or not self.session.record.moves:
            action()
            return
        self.desk.navigator.pop()
        routes.over_question(
            self.desk,
            lambda: Asked(
                translate("Leave this game?"),
                translate("It could not be saved, so its moves will be lost."),
                safe=translate("Stay"),
                danger=translate("Leave"),
            ),
            action,
        )
