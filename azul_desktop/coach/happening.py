"""What happens on the table while pieces move, in words: every part of a round has its own."""

from collections.abc import Sequence

from azul_desktop.coach.prompt import GAP
from azul_desktop.core.address import Zone
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    DiscActed,
    Event,
    FeatureWon,
    GameEnded,
    LineStuck,
    Moved,
    Passed,
    PhaseBegan,
    Poured,
    Reason,
    RoundBegan,
    RoundEnded,
    Scored,
)
from azul_desktop.core.state import BUILD, TILING
from azul_desktop.i18n import translate

_SOURCES = (Zone.DISC, Zone.CENTRE)


def happening(event: Event, names: Sequence[str]) -> tuple[str, tuple[int, ...]] | None:
    """A line with the tiles for its gap, by the players' names; None where nothing new begins."""
    if isinstance(event, Moved):
        return _moved(event, names)
    text = _scored(event, names) if isinstance(event, Scored) else _told(event, names)
    return (text, ()) if text else None


def _moved(event: Moved, names: Sequence[str]) -> tuple[str, tuple[int, ...]] | None:
    src, dst = event.src, event.dst
    if dst.owner >= 0 and src.zone in (*_SOURCES, Zone.SUPPLY):
        return _taken(event, names[dst.owner])
    if src.zone in _SOURCES and dst.zone == Zone.LID:
        tiles = (event.colour,) * event.count
        return translate("The floor is full: {tiles} to the lid", tiles=GAP), tiles
    if src.zone == Zone.HAND and dst.zone == Zone.SPACE:
        return translate("{name} builds {tiles}", name=names[src.owner], tiles=GAP), (event.colour,)
    if src.zone == Zone.HAND and dst.zone == Zone.KEPT:
        name = names[src.owner]
        text = translate("{name} keeps {tiles} for the next round", name=name, tiles=GAP)
        return text, (event.colour,) * event.count
    if src.zone == Zone.KEPT:
        return translate("The tiles that were kept come back to the hands"), ()
    if src.zone == Zone.LINE and dst.zone == Zone.WALL:
        return translate("Scoring: full lines go to the wall"), ()
    if src.zone == Zone.FLOOR:
        return translate("Scoring: the floors are counted and cleared"), ()
    return None


def _taken(event: Moved, name: str) -> tuple[str, tuple[int, ...]]:
    """Tiles or the marker come to a player."""
    if event.colour == MARKER:
        return translate("{name} takes the start marker", name=name), ()
    tiles = (event.colour,) * event.count
    if event.src.zone == Zone.SUPPLY:
        return translate("{name} takes {tiles} from the supply", name=name, tiles=GAP), tiles
    return translate("{name} takes {tiles}", name=name, tiles=GAP), tiles


def _scored(event: Scored, names: Sequence[str]) -> str:
    match event.reason:
        case Reason.FLOOR:
            return translate("Scoring: the floors are counted and cleared")
        case Reason.MARKER:
            return translate("{name} pays for the start marker", name=names[event.player])
        case Reason.DISCARD:
            return translate("{name} pays for discarded tiles", name=names[event.player])
        case Reason.TILE:
            return ""  # what was said of the tile still holds
        case Reason.STAR | Reason.NUMBER:
            return translate("The end: complete stars and numbers score")
        case _:
            return translate("The end: complete rows, columns and colours score")


def _told(event: Event, names: Sequence[str]) -> str:
    match event:
        case RoundBegan(round=number, first_player=first):
            return translate("Round {round}: {name} begins", round=number, name=names[first])
        case Dealt(place=place) if place.zone == Zone.SUPPLY:
            return translate("The supply is refilled")
        case Dealt():
            return translate("A new round: tiles are dealt to the discs")
        case Poured():
            return translate("The bag is empty: discarded tiles go back into it")
        case DiscActed():
            return translate("The special discs act")
        case PhaseBegan(phase=phase) if phase == TILING:
            return translate("Scoring: full lines go to the wall")
        case PhaseBegan(phase=phase) if phase == BUILD:
            return translate("All tiles are taken: the building begins")
        case LineStuck():
            return translate("A full line finds no cell: its tiles fall to the floor")
        case FeatureWon(player=player):
            return translate("{name} wins tiles from the supply", name=names[player])
        case Passed(player=player):
            return translate("{name} passes", name=names[player])
        case RoundEnded(round=number):
            return translate("Round {round} is over", round=number)
        case GameEnded():
            return translate("The game is over")
        case _:
            return ""
