"""One game being played: moves are submitted, undone and redone."""

from dataclasses import replace

from azul_desktop.core.errors import UserError
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import State


class Session:
    """A record that grows and shrinks, with all its steps at hand."""

    def __init__(self, record: Record) -> None:
        """Continue a game where its record ends; `RecordError` at a move that is not legal."""
        self.record = record
        self.first: State = record.start()
        self.steps: list[Step] = list(record.replay())
        self._undone: list[Move] = []

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.record.rules

    @property
    def state(self) -> State:
        """The position now."""
        return self.steps[-1].after if self.steps else self.first

    @property
    def seat(self) -> Seat:
        """Who decides now."""
        return self.record.seats[self.state.turn]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.rules.legal_moves(self.state)

    def submit(self, move: Move) -> Step:
        """Make a move; what was undone before can no longer be redone."""
        step = self._play(move)
        self._undone.clear()
        return step

    def can_undo(self) -> bool:
        """Whether a person has made a move that can be taken back."""
        return any(self._is_human(step.before) for step in self.steps)

    def undo(self) -> bool:
        """Go back to the last decision of a person, the bots' replies undone with it."""
        if not self.can_undo():
            return False
        while self.steps:
            step = self.steps.pop()
            self.record.moves.pop()
            self._undone.append(step.move)
            if step.after.draws != step.before.draws:  # new tiles have been seen
                self.record.about = replace(self.record.about, practice=True)
            if self._is_human(step.before):
                break
        return True

    def can_redo(self) -> bool:
        """Whether something was undone."""
        return bool(self._undone)

    def redo(self) -> list[Step]:
        """Make the undone moves again, up to the next decision of a person."""
        steps: list[Step] = []
        while self._undone:
            steps.append(self._play(self._undone.pop()))
            if not self.is_over and self._is_human(self.state):
                break
        return steps

    def rewind(self, moves: int) -> None:
        """Go back to when so many moves had been made; nothing of it can be redone."""
        del self.steps[moves:]
        del self.record.moves[moves:]
        self._undone.clear()

    def hand_over(self, seat: int, kind: str) -> None:
        """Another bot plays on at a seat, under the same name."""
        seats = list(self.record.seats)
        seats[seat] = replace(seats[seat], kind=kind)
        self.record.seats = tuple(seats)

    def _is_human(self, state: State) -> bool:
        return self.record.seats[state.turn].kind == HUMAN

    def _play(self, move: Move) -> Step:
        if move not in self.rules.legal_moves(self.state):
            text = format_move(self.rules.edition, move)
            raise UserError("{move} is not possible now", move=text)
        step = self.rules.step(self.state, move)
        self.steps.append(step)
        self.record.moves.append(move)
        return step
