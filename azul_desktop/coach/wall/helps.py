"""What matters just now to somebody who is new to the wall family."""

from collections.abc import Iterator, Sequence

from azul_desktop.coach.helps import Matter
from azul_desktop.coach.wall.preview import preview_take
from azul_desktop.core.events import MARKER
from azul_desktop.core.moves import CENTRE, FLOOR, Move, unpack_take
from azul_desktop.core.state import DRAFT, EMPTY, IN_CENTRE, State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.i18n import translate

_DISC = "disc/"
"""Each effect of a special disc is a topic of its own."""


def matters(rules: WallRules, state: State, held: Sequence[Move]) -> Iterator[Matter]:
    """What matters with these moves in the hand, or with an empty one; the weightiest first."""
    if held:
        yield from _of_held(rules, state, held)
        return
    board = rules.board
    if rules.is_last_round(state):
        yield Matter("last-round", (board.row_bonus, board.column_bonus, board.colour_bonus))
    elif any(_lacks_one(rules, each) for each in state.boards):
        yield Matter("row")
    if state.phase != DRAFT:
        yield from _of_cells(rules)
        return
    takes = [unpack_take(move) for move in rules.legal_moves(state)]
    if all(line == FLOOR for _, _, line, _ in takes):
        yield Matter("no-line")
    if state.marker == IN_CENTRE and any(source == CENTRE for source, *_ in takes):
        yield from _of_marker(rules, state)
    for disc, side in enumerate(state.specials):
        if side != EMPTY and any(source == disc + 1 for source, *_ in takes):
            yield Matter(_DISC + rules.edition.specials[side].effect, side=side)
    if cost := rules.tables.penalty[len(rules.view(state.boards[state.turn]).floor)]:
        yield Matter("floor", (cost,))


def _of_held(rules: WallRules, state: State, held: Sequence[Move]) -> Iterator[Matter]:
    """What the lines make of tiles that are held."""
    if state.phase != DRAFT:
        yield from _of_cells(rules)
        return
    lines = [move for move in held if unpack_take(move)[2] != FLOOR]
    if not lines:
        yield Matter("no-line")
    previews = [(unpack_take(move)[2], preview_take(rules, state, move)) for move in lines]
    falls = [(take.floor_points, line) for line, take in previews if not take.marker]
    if (dearest := min(falls, default=(0, 0)))[0]:
        yield Matter("overflow", (dearest[1] + 1, dearest[0]))
    fills = [(line, take) for line, take in previews if take.fills and take.points]
    if fills:
        yield Matter("full-line")
    for line, take in fills:
        if take.points is not None and take.points > 1 and not take.up_to:
            yield Matter("run", (line + 1, take.points))


def _of_cells(rules: WallRules) -> Iterator[Matter]:
    """A cell of the wall is chosen where it may take any colour."""
    if rules.board.free_cells:
        yield Matter("cells")


def _of_marker(rules: WallRules, state: State) -> Iterator[Matter]:
    """The marker in the centre, where it would cost points: no shield catches it."""
    view, penalty = rules.view(state.boards[state.turn]), rules.tables.penalty
    lying = len(view.floor)
    if lying < rules.floor_size and not (view.shield and view.caught is None):
        yield Matter("marker", (penalty[lying + 1] - penalty[lying],), piece=MARKER)


def _lacks_one(rules: WallRules, board: list[int]) -> bool:
    """Whether one tile is all that a row of a wall lacks."""
    return any(row.count(EMPTY) == 1 for row in rules.view(board).rows)


def words(matter: Matter) -> str:
    """A matter of this family in one line."""
    if matter.topic.startswith(_DISC):
        return _disc(matter.topic.removeprefix(_DISC))
    n = matter.numbers
    match matter.topic:
        case "last-round":
            return translate(
                "The last round: after it a complete row brings +{row}, a column +{column}, a "
                "colour +{colour}.",
                row=n[0],
                column=n[1],
                colour=n[2],
            )
        case "row":
            return translate("The game ends after the round in which somebody completes a row.")
        case "no-line":
            return translate("No line takes any of these tiles: they fall to the floor.")
        case "marker":
            return translate(
                "The first to take from the centre begins the next round, with the marker on the "
                "floor: {cost}.",
                cost=n[0],
            )
        case "floor":
            return translate(
                "Your floor costs points when the round ends: {cost} so far.", cost=n[0]
            )
        case "overflow":
            return translate(
                "What finds no room on a line falls to the floor: on line {row} that costs {cost}.",
                row=n[0],
                cost=n[1],
            )
        case "full-line":
            return translate(
                "A full line brings a tile to the wall when the round ends; others stay as they "
                "are."
            )
        case "run":
            return translate(
                "Tiles that touch on the wall score together: line {row} now brings +{points}.",
                row=n[0],
                points=n[1],
            )
        case _:
            return translate("Each row and each column of the wall takes a colour only once.")


def _disc(effect: str) -> str:
    """What a special disc does; its picture stands before the words."""
    match effect:
        case "magnet":
            return translate("This disc drew a tile of its colour from each disc beside it.")
        case "extra":
            return translate("This disc got one more tile from the bag.")
        case "keep":
            return translate("What is not taken from this disc stays on it.")
        case "spread":
            return translate("Who takes from this disc sends the rest to the discs beside it.")
        case _:
            return translate(
                "Who takes from this disc keeps it: it catches the next piece that falls."
            )
