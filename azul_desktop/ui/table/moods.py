"""How bots look: thinking while they think, for a while pleased after what went well."""

import math
from collections.abc import Callable, Iterable

from azul_desktop.core.events import Event, GameEnded, RoundBegan, Scored
from azul_desktop.ui.render.portraits import NEUTRAL, PLEASED, STEPS, THINKING, Mood

_GOOD = 5
"""So many points at once are good news."""
_PLEASED = 1.6
_FADE = 0.12
"""The seconds that a face is pleased, and in which it changes."""


class Moods:
    """The mood of each bot at a table; nobody asks for frames where no face changes."""

    def __init__(self, bots: Iterable[int], smile: Callable[[], None] = lambda: None) -> None:
        """`smile` hears of faces that become pleased."""
        self._bots = frozenset(bots)
        self._smile = smile
        self._now = 0.0
        self._news: set[int] = set()
        """Who has heard good news since the last frame."""
        self._pleased: dict[int, float] = {}
        """Until when someone is pleased."""
        self._states = dict.fromkeys(self._bots, (NEUTRAL, NEUTRAL, -math.inf))
        """How each one looks and looked before, and since when."""

    def hear(self, event: Event) -> None:
        """Something is seen at the table: to score much, to begin and to win is good news."""
        match event:
            case Scored(player=player, points=points) if points >= _GOOD:
                self.please(player)
            case RoundBegan(first_player=player):
                self.please(player)
            case GameEnded(winners=winners):
                self._news.update(winners)

    def please(self, player: int) -> None:
        """Good news for a player."""
        self._news.add(player)

    def update(self, now: float, thinker: int, *, still: bool) -> bool:
        """Time goes on; whether a face changes. Where all is to be still, it changes at once."""
        self._now = now
        self._pleased.update((player, now + _PLEASED) for player in self._news & self._bots)
        self._pleased = {player: end for player, end in self._pleased.items() if end > now}
        self._news.clear()
        changed = smiles = False
        for player, (state, _, _) in self._states.items():
            wanted = PLEASED if player in self._pleased else NEUTRAL
            if wanted == NEUTRAL and player == thinker:
                wanted = THINKING
            if wanted != state:
                self._states[player] = wanted, state, -math.inf if still else now
                changed = True
                smiles = smiles or wanted == PLEASED
        if smiles:
            self._smile()
        return changed or any(now - since < _FADE for _, _, since in self._states.values())

    @property
    def due(self) -> float:
        """When the next face changes by itself."""
        return min(self._pleased.values(), default=math.inf)

    def of(self, player: int) -> Mood:
        """How a player looks now."""
        if player not in self._states:
            return Mood()
        state, before, since = self._states[player]
        step = math.floor(min((self._now - since) / _FADE, 1) * (STEPS + 1))
        return Mood(state) if step > STEPS else Mood(state, before, step)
