"""No text on a table is cut, and all words can be read, in every window."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.prompt import GAP, Prompt
from azul_desktop.coach.prompts import prompt_for, prompt_while_moving
from azul_desktop.core.moves import unpack_take
from azul_desktop.core.state import BUILD, DRAFT, KEEP, OVER, REWARD, State
from azul_desktop.ui.table.buttons import table_buttons
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.bar_painter import BarPainter
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.widgets.button import Button
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import address_of
from tests.ui.table.layouts import SIZES
from tests.ui.table.proof import Proof, proof_desk
from tests.ui.table.setting import layout_of, picture_of
from tests.ui.table.walk import steps

NAME = "Maximiliane von Holstein"
RICH = [k for k in KINDS if k.options.special_factories == bool(k.edition.specials)]
PLAIN = [kind for kind in RICH if kind.options.variant == kind.edition.variant_names[0]]
GREY = [kind for kind in RICH if kind not in PLAIN]
"""With more decisions: the cell of each tile is chosen."""
every_table = pytest.mark.parametrize("kind", PLAIN, ids=str)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@cache
def states(kind: Kind) -> list[State]:
    """One position of each phase, from the middle of a game on."""
    found: dict[int, State] = {}
    game = list(steps(kind, 3))
    for step in game[len(game) // 3 :]:
        found.setdefault(step.before.phase, step.before)
    found[OVER] = game[-1].after
    return list(found.values())


def painted(kind: Kind, size: tuple[int, int]) -> Iterator[tuple[TablePicture, Proof]]:
    """Whole tables with long names, every note and scores of three digits."""
    desk, proof = proof_desk(size)
    for state in states(kind):
        picture = picture_of(kind, state, desk)
        tableau = ShownTable.of(kind.rules, state)
        for board in tableau.players:
            board.score = 188
        notes = ("", "thinking…", "pass", "")
        sitters = [Sitter(n, NAME, "Strong" if n else "", notes[n]) for n in range(kind.players)]
        proof.forget()
        picture.groups(tableau, View(sitters=sitters, active=0, prompt=Prompt("Take tiles")))
        yield picture, proof


@every_size
@every_table
def test_only_names_may_be_cut(kind: Kind, size: tuple[int, int]) -> None:
    if size == (3840, 2160):
        return  # twice Full HD in every measure
    for _, proof in painted(kind, size):
        assert set(proof.cut) <= {NAME}
        assert any(word.text.startswith("Maxim") for word in proof.words)
        assert "188" in proof.texts


@every_table
def test_words_are_not_too_small_and_numbers_can_be_read(kind: Kind) -> None:
    letters = {str(look) for look in "BYRKWNPGO"}  # on tiles without pictures
    for picture, proof in painted(kind, (1920, 1080)):
        for word in proof.too_small(picture.layout.text):
            if word.text not in letters:
                assert not any(letter.isalpha() for letter in word.text), word
                assert word.size >= 11, word


@cache
def prompts(kind: Kind) -> set[Prompt]:
    """Every prompt that comes up in a game, and those about other players."""
    rules, coach = kind.rules, coach_of(kind.rules)
    found: set[Prompt] = set()
    for step in list(steps(kind, 4))[::4]:
        state = step.before
        found |= {prompt_while_moving([event], [NAME] * kind.players) for event in step.events}
        found.add(prompt_for(coach, state, None, NAME))
        hand = Hand(coach, state)
        found.add(prompt_for(coach, state, hand.intent, NAME))
        for pick, goals in LegalTargets(rules, state).picks.items():
            hand.pick(pick)
            found.add(prompt_for(coach, state, hand.intent, NAME))
            for goal in goals:
                hand.pick(pick)
                if hand.use(goal) is None:
                    found.add(prompt_for(coach, state, hand.intent, NAME))
            for wrong in wrong_places(kind, state.turn):
                why = coach.why_not(state, pick, address_of(rules, state, wrong))
                found.add(Prompt(why, urgent=True))
    return {prompt for prompt in found if prompt.text}


def wrong_places(kind: Kind, turn: int) -> list[str]:
    """Where tiles are dropped that may not go there."""
    if kind.edition.family == "star":
        return [names.space(star, space) for star in (0, 6) for space in (0, 5)]
    other = names.of_player((turn + 1) % kind.players, names.line(0))
    return [*map(names.line, range(5)), names.wall(0, 0), names.wall(2, 1), other]


@pytest.mark.parametrize("kind", GREY, ids=str)
def test_every_prompt_fits_into_its_line(kind: Kind) -> None:
    everything = prompts(kind)
    assert len(everything) >= 8
    for size in SIZES:
        for drafting in (True, False):
            layout = layout_of(kind, size, drafting=drafting)
            desk, proof = proof_desk(size)
            brush = desk.brush.at_scale(layout.text)
            picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
            painter = BarPainter(picture.pieces, brush, 6 if layout.rack else 0, "lid")
            for prompt in everything:
                sprites = painter.prompt(layout.prompt, replace(prompt, note=""))
                assert proof.cut == [], size
                right = max(sprite.x + sprite.surface.get_width() for sprite in sprites[2:])
                assert right <= layout.prompt.right
                assert prompt.tiles == () or GAP in prompt.text


def test_the_note_stands_at_the_right_where_there_is_room() -> None:
    for kind in GREY[::3]:
        desk, proof = proof_desk((1920, 1080))
        layout = layout_of(kind)
        picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
        painter = BarPainter(picture.pieces, desk.brush, 0, "lid")
        for prompt in prompts(kind):
            if prompt.note:
                proof.forget()
                painter.prompt(layout.prompt, prompt)
                assert prompt.note in proof.texts


LABELS = ("Pass", "Done", "Pass: −10 points", "Discard 12: −12", "Keep all")


@every_size
def test_labels_of_buttons_fit(size: tuple[int, int]) -> None:
    for kind in PLAIN:
        if kind.edition.family == "star":
            desk, proof = proof_desk(size)
            picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
            nothing = dict.fromkeys(("undo", "redo", "log", "menu"), lambda: None)
            for widget in table_buttons(picture, nothing, lambda _: None):
                if isinstance(widget, Button) and not widget.icon:
                    for widget.label in LABELS:
                        widget.group(picture.brush)
            assert proof.cut == []
            assert not proof.too_small(picture.layout.text)


def test_positions_of_every_phase_are_looked_at() -> None:
    phases = {state.phase for kind in PLAIN for state in states(kind)}
    assert phases >= {DRAFT, BUILD, REWARD, KEEP, OVER}
    asked = {prompt.text.partition(" ")[0] for kind in GREY for prompt in prompts(kind)}
    assert asked >= {"Take", "Place", "Choose", "Build", "Keep", "Send", "Drop", "Scoring:"}


def test_the_prompt_shows_as_many_tiles_as_are_held() -> None:
    kind = PLAIN[0]
    state = kind.rules.initial(kind.players, 1)
    coach = coach_of(kind.rules)
    hand = Hand(coach, state)
    for pick in LegalTargets(kind.rules, state).picks:
        hand.pick(pick)
        prompt = prompt_for(coach, state, hand.intent, NAME)
        source, colour, _, _ = unpack_take(hand.moves_to(hand.targets()[0])[0])
        count = state.sources[source * len(kind.edition.colours) + colour]
        assert prompt.tiles == (colour,) * count
