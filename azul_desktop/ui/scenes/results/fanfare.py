"""What is heard when the results come: each edition has its own fanfare, a bot's win a kind end."""

from azul_desktop.ui.audio import Name
from azul_desktop.ui.scenes.results.outcome import Tone

_FANFARES: dict[str, Name] = {
    "travel": "victory-travel",
    "praline": "victory-praline",
    "pavilion": "victory-pavilion",
}


def fanfare(tone: Tone, theme: str) -> Name:
    """The sound of a tone; a theme without a fanfare of its own has that of the first."""
    return _FANFARES.get(theme, "victory-azulejo") if tone == Tone.VICTORY else "kind-end"
