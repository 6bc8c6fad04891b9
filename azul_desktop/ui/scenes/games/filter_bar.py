"""The filters above the list of games: search, edition, player, state."""

from collections.abc import Callable
from dataclasses import dataclass

from azul_desktop.bots.characters import CHARACTERS
from azul_desktop.bots.levels import level_of
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_in
from azul_desktop.languages.editions import edition_name
from azul_desktop.library.filters import Filter, State, Word
from azul_desktop.library.library import Library
from azul_desktop.library.players import Player
from azul_desktop.ui.people import shown_name
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.ornaments import ornament, ornament_of
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.field import Field
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.widget import Widget

_LINE, _GAP, _COUNT, _COUNTED = 52.0, 16.0, 130.0, 30.0
_LEVEL = 276.0
"""How wide the level is that was asked for."""
_ONE_LINE = 860.0
"""In a narrower panel the drop-downs stand below the search."""
_LONGEST = 60
_MOST_WORDS = 6
_ALL = "all"
STATES: tuple[State, ...] = ("all", "running", "finished", "deleted")


@dataclass
class Wanted:
    """What is asked for, as the widgets have it."""

    text: str = ""
    edition: str = ""
    player: str = ""
    """The number of a person as text; empty for everybody."""
    state: State = "all"
    level: str = ""
    """A level of bots that must have played; chosen in the statistics, taken away here."""

    @classmethod
    def of(cls, asked: Filter) -> "Wanted":
        """What somebody asks for who comes from another screen, but for words."""
        player = "" if asked.player is None else str(asked.player)
        return cls("", asked.edition, player, asked.state, asked.level)

    @property
    def is_all(self) -> bool:
        """Whether nothing is left out but the bin."""
        return self == Wanted()

    def filter(self, catalogue: Catalogue) -> Filter:
        """The same as the library understands it."""
        words = tuple(_word(word, catalogue) for word in self.text.split()[:_MOST_WORDS])
        player = int(self.player) if self.player else None
        return Filter(self.state, self.edition, player, self.level, words)


def _word(text: str, catalogue: Catalogue) -> Word:
    """A word, and which editions and characters it means in the language of now."""
    folded = text.casefold()
    editions = (
        one.id for one in catalogue.editions.values() if folded in edition_name(one).casefold()
    )
    characters = (
        one.id for one in CHARACTERS if folded in translate_in("name", one.name).casefold()
    )
    return Word(text, tuple(editions), tuple(characters))


class Known:
    """What there is to choose from: read when the screen is shown."""

    def __init__(self, library: Library) -> None:
        try:
            self.players: list[Player] = library.players.all()
            self.editions = library.games.editions()
        except UserError:
            self.players, self.editions = [], []

    def face(self, id_: str, brush: Brush, place: Box) -> list[Sprite]:
        """The medallion of a person, by the number; for all people their sign."""
        person = next((one for one in self.players if str(one.id) == id_), None)
        if person is None:
            return [brush.icon("human", 26, INK2, place.centre)]
        name = ornament_of(person.avatar, person.uid)
        return [centred(ornament(brush, name, int(place.w)), place.centre)]


def bar_height(across: float, wanted: Wanted) -> float:
    """The logical pixels that the filters need in a panel so wide."""
    if across >= _ONE_LINE:
        return 2 * _LINE + 12
    return 3 * (_LINE + 12) + (_LINE if wanted.level else _COUNTED)


class FilterBar:
    """The widgets; `lists` are those that lie over all others."""

    def __init__(
        self,
        scene: PageScene,
        area: Box,
        wanted: Wanted,
        known: Known,
        changed: Callable[[], None],
        import_: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._wanted = wanted
        self._changed = changed
        boxes = self._boxes(area, wanted)
        self.count = scene.box(*boxes["count"])
        """Where the number of games is written."""
        self.search = Field(
            "filter/search",
            scene.box(*boxes["search"]),
            wanted.text,
            self._search,
            most=_LONGEST,
            placeholder=translate("Search names"),
            icon="search",
        )
        edition = DropDown(
            scene,
            "filter/edition",
            scene.box(*boxes["edition"]),
            self._editions(known),
            wanted.edition or _ALL,
            self._choose_edition,
            icon="grid",
        )
        player = DropDown(
            scene,
            "filter/player",
            scene.box(*boxes["player"]),
            self._players(known),
            wanted.player or _ALL,
            self._choose_player,
            picture=known.face if known.players else None,
            icon="human",
        )
        take_in = Button("button/import", scene.box(*boxes["import"]), import_, icon="import")
        take_in.hint = translate("Add games from files: drop one on this window, or press here")
        states = segmented(
            scene.brush,
            "filter/state",
            scene.box(*boxes["state"]),
            _state_options(),
            wanted.state,
            self._choose_state,
        )
        self.widgets: list[Widget] = [self.search, edition, player, take_in, *states]
        if wanted.level:
            self.widgets.append(self._level(scene.box(*boxes["level"])))
        self.lists: list[Widget] = [edition.list, player.list]

    @staticmethod
    def _boxes(area: Box, wanted: Wanted) -> dict[str, Box]:
        """Where everything is, in logical pixels."""
        x, y, w = area.x, area.y, area.w
        import_ = Box(area.right - _LINE, y, _LINE, _LINE)
        if w >= _ONE_LINE:
            room = w - _LINE - _COUNT - 4 * _GAP
            search = Box(x, y, room * 0.34, _LINE)
            edition = Box(search.right + _GAP, y, room * 0.33, _LINE)
            player = Box(edition.right + _GAP, y, room * 0.33, _LINE)
            count = Box(player.right + _GAP, y, _COUNT, _LINE)
            state = Box(x, y + _LINE + 12, w, _LINE)
            level = Box(area.right - _LEVEL, state.y, _LEVEL, _LINE)
            if wanted.level:
                state = state._replace(w=level.x - _GAP - x)
        else:
            search = Box(x, y, w - _LINE - _GAP, _LINE)
            half = (w - _GAP) / 2
            edition = Box(x, y + _LINE + 12, half, _LINE)
            player = edition.moved(half + _GAP, 0)
            state = Box(x, y + 2 * (_LINE + 12), w, _LINE)
            count = Box(x, y + 3 * (_LINE + 12), w, _COUNTED)
            level = Box(x, count.y, _LEVEL, _LINE)
            if wanted.level:
                count = Box(level.right + _GAP, level.y, w - _LEVEL - _GAP, _LINE)
        return {
            "search": search, "edition": edition, "player": player,
            "count": count, "state": state, "import": import_, "level": level,
        }  # fmt: skip

    def _editions(self, known: Known) -> list[Option]:
        catalogue = self._scene.desk.catalogue
        found = [Option(_ALL, translate("All editions"))]
        for id_ in dict.fromkeys((*catalogue.editions, *known.editions)):
            edition = catalogue.find(id_)
            found.append(Option(id_, id_ if edition is None else edition_name(edition)))
        return found

    @staticmethod
    def _players(known: Known) -> list[Option]:
        everybody = Option(_ALL, translate("Everybody"))
        return [everybody, *(Option(str(one.id), shown_name(one)) for one in known.players)]

    def _level(self, box: Box) -> Button:
        """Says that only games against a level are shown, and takes that away."""
        level = level_of(self._wanted.level)
        name = self._wanted.level if level is None else translate(level.name)
        # Translators: only games with bots of this level are shown.
        words = translate("Bots: {level}", level=name)
        button = Button("filter/level", box, self._drop_level, label=words, icon="close", size=21)
        button.hint = translate("Only games with bots of this level: press to show all")
        return button

    def _search(self, text: str) -> None:
        self._wanted.text = text
        self._changed()

    def _choose_edition(self, id_: str) -> None:
        self._wanted.edition = "" if id_ == _ALL else id_
        self._changed()

    def _choose_player(self, id_: str) -> None:
        self._wanted.player = "" if id_ == _ALL else id_
        self._changed()

    def _drop_level(self) -> None:
        self._wanted.level = ""
        self._changed()

    def _choose_state(self, id_: str) -> None:
        self._wanted.state = next(state for state in STATES if state == id_)
        self._changed()


def _state_options() -> list[Option]:
    return [
        # Translators: all games.
        Option("all", translate_in("games", "All")),
        # Translators: games that can be played on.
        Option("running", translate_in("games", "Running"), icon="pause"),
        Option("finished", translate_in("games", "Finished"), icon="check"),
        # Translators: where deleted games are for 30 days.
        Option("deleted", translate_in("games", "Bin"), icon="trash"),
    ]
