"""What is said about games of the star family."""

from collections.abc import Iterator, Sequence

from azul_desktop.coach.along import along
from azul_desktop.coach.coach import Coach
from azul_desktop.coach.helps import Matter
from azul_desktop.coach.keeping import Keeping
from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.coach.outlook import Outlook
from azul_desktop.coach.prompt import FEATURE, GAP, STAR, Prompt, put_back
from azul_desktop.coach.star.compare import objection, outlook
from azul_desktop.coach.star.explain import place_text
from azul_desktop.coach.star.helps import matters, words
from azul_desktop.coach.star.most_useful import keeping_of
from azul_desktop.coach.star.reasons import why_not_drop, why_not_use
from azul_desktop.core.address import Address
from azul_desktop.core.events import Reason
from azul_desktop.core.moves import Move, unpack_take
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, EMPTY, KEEP, REWARD, State
from azul_desktop.i18n import translate, translate_count


class StarCoach(Coach):
    """Knows stars, jokers and the supply."""

    rules: StarRules
    sources = (Reason.TILE, Reason.MARKER, Reason.DISCARD, Reason.STAR, Reason.NUMBER)

    def keeping(self, state: State) -> Keeping | None:
        """What a player who passed keeps for the next round."""
        return keeping_of(self.rules, state) if state.phase == KEEP else None

    def amounts(self) -> dict[str, object]:
        """What stars bring at the end, and tiles of the supply for what is surrounded."""
        board = self.rules.board
        stars = *board.star_bonus, board.mixed_bonus
        found: dict[str, object] = {"each_star": f"{min(stars)}–{max(stars)}"}
        return found | {feature.kind: feature.tiles for feature in board.features}

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
        """All tiles of a colour, and a joker with them, go to the hand."""
        source, colour, _, _ = unpack_take(moves[0])
        count = state.sources[source * len(self.rules.edition.colours) + colour]
        count = min(count, 1) if colour == state.joker else count
        joker = along(self.rules, state, moves[0]).joker
        tiles = (colour,) * count + (joker,) * (joker != EMPTY)
        text = translate("Drop {tiles} on your board", tiles=GAP)
        return Prompt(text, tiles, put_back())

    def prompt_resting(self, state: State) -> Prompt:
        """Build or pass, take from the supply, choose what to keep."""
        if state.phase == BUILD:
            note = translate("Click a space, or drag tiles onto it")
            return Prompt(translate("Build one tile, or pass"), note=note)
        if state.phase == REWARD:
            text = translate_count(
                "Take {n} tile from the supply", "Take {n} tiles from the supply", state.due
            )
            return Prompt(text)
        most = self.rules.board.keep
        text = translate_count(
            "Keep up to {n} tile; every other one costs a point",
            "Keep up to {n} tiles; every other one costs a point",
            most,
        )
        return Prompt(text, note=translate("Esc: take the pass back"))

    def matters(self, state: State, held: Sequence[Move]) -> Iterator[Matter]:
        """Jokers and the marker, prices, what stars and pillars bring; nothing to what is held."""
        return iter(()) if held else matters(self.rules, state)

    def help_words(self, matter: Matter) -> str:
        """In the words of stars."""
        return words(matter)

    def sentence(self, entry: LogEntry) -> str:
        """A build, a surrounded feature, a reward, a pass."""
        board = self.rules.board
        match entry.kind:
            case Kind.BUILD:
                star, space = divmod(entry.target.index, board.width)
                number = board.stars[star].numbers[space]
                # Translators: {star} is the picture of a star, {n} the number on its space.
                return translate("{tiles} on space {n} of {star}", tiles=GAP, n=number, star=STAR)
            case Kind.FEATURE:
                # Translators: {feature} is the picture of a pillar, a statue or a window.
                return translate_count(
                    "around {feature}: {n} tile from the supply",
                    "around {feature}: {n} tiles from the supply",
                    board.features[entry.which].tiles,
                    feature=FEATURE,
                )
            case Kind.REWARD:
                return translate("{tiles} from the supply", tiles=GAP)
            case _ if entry.tiles:
                return translate("passes and keeps {tiles}", tiles=GAP)
            case _:
                return translate("passes")

    def worth(self, reason: Reason) -> str:
        """Stars and numbers are worth more or less."""
        board = self.rules.board
        worth = {
            Reason.STAR: [*board.star_bonus, board.mixed_bonus],
            Reason.NUMBER: [points for _, points in board.number_bonus],
        }.get(reason)
        if not worth:
            return ""
        # Translators: points for each complete star or number, from the least to the most.
        return translate("{low}–{high} each", low=min(worth), high=max(worth))

    def about(self, state: State, address: Address) -> str:
        """Discs, spaces, the hand and the supply."""
        return place_text(self.rules.board, address, state.joker)

    def marker_in_centre(self) -> str:
        """It builds first, begins the next round, and costs points."""
        return translate(
            "The first to take from the centre also gets the marker: they build first and begin "
            "the next round, but lose a point for each tile they take."
        )

    def marker_taken(self, number: int, picture: str) -> str:
        """There is no next round after the last."""
        if number >= self.rules.rounds:
            return translate("takes the start marker {marker} and builds first", marker=picture)
        return translate(
            "takes the start marker {marker} to build first and begin the next round",
            marker=picture,
        )

    def marker_holder(self, state: State, name: str) -> str:
        """While tiles are drafted it matters who builds first."""
        if state.phase == DRAFT:
            return translate("{name} builds first", name=name)
        return translate("{name} begins the next round", name=name)

    def marker_held(self, number: int, name: str) -> str:
        """There is no next round after the last."""
        if number >= self.rules.rounds:
            return translate("{name} holds the start marker and builds first.", name=name)
        return translate(
            "{name} holds the start marker: builds first and begins the next round.", name=name
        )

    def lid(self) -> str:
        """A tower."""
        return translate("Tiles in the tower, by colour: they go into the bag when it is empty.")

    def lid_count(self, tiles: int) -> str:
        """So many in the tower."""
        return translate_count("{n} tile in the tower", "{n} tiles in the tower", tiles)
