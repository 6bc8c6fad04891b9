"""What people are told where a `portable.txt` cannot be obeyed."""

from azul_desktop.i18n import translate
from azul_desktop.paths import PORTABLE, own_folder, portable


def refused_portable() -> list[str]:
    """Why nothing is kept beside the program although a file asks for it; none where it is."""
    asked = portable()
    if asked is None or not asked.refusal or own_folder() is not None:
        return []
    return [
        translate(
            "{file} cannot be used ({why}), so games and settings are in their usual folders.",
            file=PORTABLE,
            why=asked.refusal,
        )
    ]
