"""Pictures of a game in progress, of any edition."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import takewhile

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.edition import Edition
from azul_desktop.core.families import family_of
from azul_desktop.core.moves import unpack_take
from azul_desktop.core.state import BUILD, DRAFT, KEEP, PHASES, REWARD, TILING
from azul_desktop.session.session import Session
from azul_desktop.ui.scenes.table import TableScene
from tools.screenshots.camera import Camera
from tools.screenshots.games import (
    PERSON,
    Ready,
    at,
    choose,
    drag_of,
    find_game,
    named,
    new_game,
    next_step,
    scores,
    within_round,
)
from tools.screenshots.shot import Shot

_OVER_LINE, _OVER_HAND = (-0.2, 0.35), (0.0, -2.2)
"""Beside the middle of where they go, held tiles do not hide what it says."""
_ABOVE = (0.0, -0.6)
_BADGE = (0.37, -0.37)
"""Where the sign of a special disc is."""
_AFTER_DRAFT, _AFTER_BUILDING = 1.92, 0.75
"""So many seconds after the drop points are counted; the last take of a round waits for the end."""


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """Every edition: the draft, other numbers of players, a score, and every decision it has."""
    for edition in catalogue.editions.values():
        for name, stage, shown in _of(edition):
            yield Shot(f"{edition.id}-{name}", stage, shown)


def _of(edition: Edition) -> Iterator[Shot]:
    """The pictures of an edition; few are shown, for each weighs a third of a megabyte."""
    two, many = edition.player_counts[0], edition.player_counts[-1]
    says_more = not family_of(edition).drafts_to_hand
    yield Shot("round", partial(_round, edition=edition, players=two))
    for players in (two, many):
        take = partial(_round_end, edition=edition, players=players)
        yield Shot(f"round-end-{players}", take)
    yield Shot("draft", partial(_draft, edition=edition, players=two))
    for players in edition.player_counts[1:]:
        later = partial(_draft, edition=edition, players=players, later=2)
        yield Shot(f"players-{players}", later, players == many and not edition.specials)
    yield Shot("look", partial(_look, edition=edition, players=many))
    yield Shot("carry", partial(_carry, edition=edition, players=two), says_more)
    yield Shot("score", partial(_score, edition=edition, players=two))
    topics = ("marker", "row", "last-round") if says_more else ("joker", "price", "feature")
    for topic in topics:
        take = partial(_help, edition=edition, players=many, topic=topic)
        yield Shot(f"help-{topic}", take)
    if edition.specials:
        yield Shot("special", partial(_special, edition=edition, players=many), True)
        yield Shot("spread", partial(_spread, edition=edition, players=two))
        disc = partial(_help, edition=edition, players=two, topic="disc/spread", special=True)
        yield Shot("help-disc", disc)
    yield from _decisions(edition, two)


def _decisions(edition: Edition, players: int) -> Iterator[Shot]:
    """What is decided beside the draft, and the second side of the boards where it shows."""
    phases, sides = family_of(edition).phases, len(edition.variants)
    if BUILD in phases:
        yield Shot("build", partial(_build, edition=edition, players=players), True)
        yield Shot("payment", partial(_payment, edition=edition, players=players), True)
    if REWARD in phases:
        yield Shot("reward", partial(_reward, edition=edition, players=players))
    if KEEP in phases:
        yield Shot("keep", partial(_keep, edition=edition, players=players))
    if TILING in phases and sides > 1:
        yield Shot("side-2", partial(_tiling, edition=edition, players=players))
    elif BUILD in phases and sides > 1:
        yield Shot("side-2", partial(_build, edition=edition, players=players, side=1))


def _sit_down(camera: Camera, session: Session, animation: str = "off") -> None:
    camera.stage(lambda desk: TableScene(desk, session), animation=animation)


def _round(camera: Camera, edition: Edition, players: int) -> None:
    """A game begins with the card of its first round."""
    _sit_down(camera, new_game(edition, players, 3), animation="normal")
    camera.wait(0.8)


def _round_end(camera: Camera, edition: Edition, players: int) -> None:
    """A later round ends with what it brought everybody."""
    session = find_game(edition, players, _ends_round(3))
    _sit_down(camera, session, "normal")
    if session.state.phase == DRAFT:
        start, goal, _ = drag_of(session, choose(session))
        camera.carry(start, goal)
        camera.release()
    else:
        camera.click("button/keep" if session.state.phase == KEEP else "button/pass")
    while isinstance(camera.scene, TableScene) and not camera.scene.is_read:
        camera.frame()
    camera.hover((0.0, 0.0))
    camera.wait(1.0)


def _ends_round(number: int) -> Ready:
    """Ready when the next sensible move ends a round, but not the game."""

    def ready(session: Session) -> bool:
        if session.state.round < number:
            return False
        step = next_step(session)
        return step.after.round > step.before.round

    return ready


def _draft(camera: Camera, edition: Edition, players: int, later: int = 0) -> None:
    """In the draft; the pointer lifts what a sensible player would take."""
    session = find_game(edition, players, within_round(1 + later, 3))
    _sit_down(camera, session)
    camera.point(drag_of(session, choose(session))[0])


def _look(camera: Camera, edition: Edition, players: int) -> None:
    """The board of another player grows under the pointer."""
    session = find_game(edition, players, within_round(3, 3))
    _sit_down(camera, session)
    other = (session.state.turn + 1) % players
    names = [named(session, Address(zone, other, 0)) for zone in (Zone.LINE, Zone.SPACE)]
    camera.point(next(name for name in names if camera.has(name)))


def _carry(camera: Camera, edition: Edition, players: int) -> None:
    """Tiles in the hand over where they would go, with what would happen there."""
    session = find_game(edition, players, within_round(3, 4))
    _sit_down(camera, session)
    start, goal, _ = drag_of(session, choose(session))
    camera.carry(start, goal, beside=_OVER_HAND if goal == "hand" else _OVER_LINE)


def _help(
    camera: Camera, edition: Edition, players: int, topic: str, special: bool = False
) -> None:
    """A little help lies over the prompt, for somebody who has read what comes before it."""

    def due(session: Session) -> bool:
        return bool(session.steps) and topic in _topics(session)

    session = find_game(edition, players, due, special=special)
    library, seats = camera.desk.library, session.record.seats
    person = library.players.add(PERSON)
    session.record.seats = (replace(seats[0], profile=person.uid), *seats[1:])
    library.games.add(session)
    for read in takewhile(lambda one: one != topic, _topics(session)):
        library.helps.note(person.id, edition.id, read)
    _sit_down(camera, session)
    camera.wait(3.0)


def _topics(session: Session) -> list[str]:
    """What there is to say to an empty hand."""
    matters = coach_of(session.rules).matters(session.state, ())
    return [matter.topic for matter in matters]


def _score(camera: Camera, edition: Edition, players: int) -> None:
    """While points are counted."""
    session = find_game(edition, players, scores(5))
    start, goal, choice = drag_of(session, choose(session))
    _sit_down(camera, session, "normal")
    moment = _AFTER_DRAFT if session.state.phase == DRAFT else _AFTER_BUILDING
    camera.carry(start, goal)
    camera.release()
    if choice >= 0:
        camera.click(f"choice/{choice}")
    camera.wait(moment)


def _special(camera: Camera, edition: Edition, players: int) -> None:
    """The special discs; one of them explains itself."""
    session = find_game(edition, players, within_round(1, 0), special=True)
    _sit_down(camera, session)
    special = next(n for n, side in enumerate(session.state.specials) if side >= 0)
    camera.point(f"disc/{special}", beside=_BADGE)


def _spread(camera: Camera, edition: Edition, players: int) -> None:
    """The rest of a disc is to be sent to its neighbours."""
    session = find_game(edition, players, _can_spread, special=True)
    _sit_down(camera, session)
    start, goal = next(_open_choices(session))
    camera.carry(start, goal)
    camera.release()


def _can_spread(session: Session) -> bool:
    return any(_open_choices(session))


def _open_choices(session: Session) -> Iterator[tuple[str, str]]:
    """Drops on a line after which the rest of a disc is to be sent in more than two ways."""
    for start, goals in LegalTargets(session.rules, session.state).picks.items():
        for goal, moves in goals.items():
            ways = {unpack_take(move)[3] for move in moves}
            if goal.zone != Zone.FLOOR and len(ways) > 2:
                yield named(session, start), named(session, goal)


def _tiling(camera: Camera, edition: Edition, players: int) -> None:
    """On the second side a cell of the wall is chosen."""
    session = find_game(edition, players, at("tiling", round_from=3, moves=3), side=1)
    _sit_down(camera, session)
    start, goal, _ = drag_of(session, choose(session))
    camera.carry(start, goal, beside=_ABOVE)


def _build(camera: Camera, edition: Edition, players: int, side: int = 0) -> None:
    """The pointer is over a space that can be built on: what it costs and brings."""
    session = find_game(edition, players, _builds(2, 8), side=side)
    _sit_down(camera, session)
    camera.point(drag_of(session, choose(session))[1])


def _payment(camera: Camera, edition: Edition, players: int) -> None:
    """A space can be paid for in several ways."""
    session = find_game(edition, players, lambda session: bool(_payments(session)), side=1)
    _sit_down(camera, session)
    camera.click(_payments(session)[0])


def _payments(session: Session) -> list[str]:
    if PHASES[session.state.phase] != "build" or session.state.round < 2:
        return []
    presses = LegalTargets(session.rules, session.state).presses
    return [named(session, at) for at, moves in presses.items() if len(moves) > 3]


def _builds(round_from: int, moves: int) -> Ready:
    """Ready when a sensible player would build, with so many moves to choose from."""
    ready = at("build", round_from=round_from, moves=moves)

    def builds(session: Session) -> bool:
        if not ready(session):
            return False
        move = choose(session)
        picks = LegalTargets(session.rules, session.state).picks.values()
        return any(move in moves for goals in picks for moves in goals.values())

    return builds


def _reward(camera: Camera, edition: Edition, players: int) -> None:
    """Tiles are won from the supply."""
    session = find_game(edition, players, at("reward"))
    _sit_down(camera, session)
    presses = LegalTargets(session.rules, session.state).presses
    camera.point(named(session, min(presses, key=lambda address: address.index)))


def _keep(camera: Camera, edition: Edition, players: int) -> None:
    """Whoever passes chooses what to keep; as much as possible is chosen already."""
    session = find_game(edition, players, at("keep", moves=6))
    _sit_down(camera, session)
    camera.point("button/keep")
