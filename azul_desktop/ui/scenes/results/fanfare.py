"""What is heard when the results come: each edition has its own fanfare, a bot's win a kind end."""

from azul_desktop.ui.audio import TAKES, Name
from azul_desktop.ui.scenes.results.outcome import Tone

_USUAL = "azulejo"
"""The theme whose fanfare others have that bring none."""


def fanfare(tone: Tone, theme: str) -> Name | None:
    """The sound of a tone; None where there is none, and the table has sounded already."""
    wanted = [f"victory-{theme}", f"victory-{_USUAL}"] if tone == Tone.VICTORY else ["kind-end"]
    return next((name for one in wanted for name in TAKES if name == one), None)
