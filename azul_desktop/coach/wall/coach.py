"""What is said about games of the wall family."""

from collections.abc import Iterator, Sequence

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.helps import Matter
from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.coach.outlook import Outlook
from azul_desktop.coach.prompt import GAP, Prompt, put_back
from azul_desktop.coach.wall.compare import objection, outlook
from azul_desktop.coach.wall.explain import place_text
from azul_desktop.coach.wall.helps import matters, words
from azul_desktop.coach.wall.reasons import why_not_drop, why_not_use
from azul_desktop.core.address import Address
from azul_desktop.core.events import Reason
from azul_desktop.core.moves import Move, unpack_take
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.i18n import translate, translate_count


class WallCoach(Coach):
    """Knows lines, walls and floors."""

    rules: WallRules
    sources = (Reason.TILE, Reason.FLOOR, Reason.ROW, Reason.COLUMN, Reason.COLOUR)

    def owed(self, state: State, player: int) -> int:
        """The penalty of all floor spaces on which something lies."""
        return self.rules.tables.penalty[len(self.rules.view(state.boards[player]).floor)]

    def amounts(self) -> dict[str, object]:
        """What each row, column and colour brings at the end."""
        board = self.rules.board
        return {
            "each_row": board.row_bonus,
            "each_column": board.column_bonus,
            "each_colour": board.colour_bonus,
        }

    def outlook(self, state: State, move: Move) -> Outlook:
        """Read from the move made on a copy."""
        return outlook(self.rules, state, move)

    def _objection(self, state: State, made: Move, meant: Move) -> str:
        return objection(self.rules, state, made, meant)

    def _why_not_drop(self, state: State, pick: Address, target: Address) -> str:
        return why_not_drop(self.rules, state, pick, target)

    def _why_not_use(self, state: State, address: Address) -> str:
        return why_not_use(self.rules, state, address)

    def prompt_holding(self, state: State, moves: Sequence[Move]) -> Prompt:
        """All tiles of a colour go to a line."""
        source, colour, _, _ = unpack_take(moves[0])
        count = state.sources[source * len(self.rules.edition.colours) + colour]
        text = translate("Place {tiles} on a glowing line", tiles=GAP)
        return Prompt(text, (colour,) * count, put_back())

    def prompt_resting(self, state: State) -> Prompt:
        """A cell of the grey wall is to be chosen."""
        line = self.rules.view(state.boards[state.turn]).lines[state.line]
        text = translate("Choose a cell in row {row} for {tiles}", row=state.line + 1, tiles=GAP)
        return Prompt(text, (line.colour,))

    def matters(self, state: State, held: Sequence[Move]) -> Iterator[Matter]:
        """The marker, lines and the floor, special discs, how the game ends."""
        return matters(self.rules, state, held)

    def help_words(self, matter: Matter) -> str:
        """In the words of walls."""
        return words(matter)

    def sentence(self, entry: LogEntry) -> str:
        """A tile on the wall, a stuck line, a counted floor."""
        match entry.kind:
            case Kind.TILE:
                row, column = divmod(entry.target.index, self.rules.board.width)
                return translate(
                    "{tiles} from line {n} to the wall, column {m}",
                    tiles=GAP,
                    n=row + 1,
                    m=column + 1,
                )
            case Kind.STUCK:
                return translate(
                    "no cell for {tiles} of line {n}", tiles=GAP, n=entry.source.index + 1
                )
            case _:
                return translate("the floor is counted")

    def worth(self, reason: Reason) -> str:
        """Every row, column and colour is worth the same."""
        board = self.rules.board
        values = {
            Reason.ROW: board.row_bonus,
            Reason.COLUMN: board.column_bonus,
            Reason.COLOUR: board.colour_bonus,
        }
        if reason not in values:
            return ""
        # Translators: points for each complete row, column or colour.
        return translate("{n} each", n=values[reason])

    def about(self, state: State, address: Address) -> str:
        """Discs, lines, cells and the floor."""
        return place_text(self.rules.board, address)

    def marker_in_centre(self) -> str:
        """It begins the next round, and falls to the floor."""
        return translate(
            "The first to take from the centre also gets the marker: they begin the next round, "
            "but it falls to their floor."
        )

    def marker_taken(self, number: int, picture: str) -> str:
        """In every round it begins the next one."""
        return translate(
            "takes the start marker {marker} and begins the next round", marker=picture
        )

    def marker_holder(self, state: State, name: str) -> str:
        """Whoever holds it begins."""
        return translate("{name} begins the next round", name=name)

    def marker_held(self, number: int, name: str) -> str:
        """Whoever holds it begins."""
        return translate("{name} holds the start marker and begins the next round.", name=name)

    def lid(self) -> str:
        """A lid."""
        return translate("Tiles in the lid, by colour: they go into the bag when it is empty.")

    def lid_count(self, tiles: int) -> str:
        """So many in the lid."""
        return translate_count("{n} tile in the lid", "{n} tiles in the lid", tiles)
