"""Colours: hex strings, their vectors, and the grounds that the editions name."""

from pathlib import Path

import numpy as np
import yaml

from tools.art.craft.fields import Field

ROOT = Path(__file__).parents[3]

CREAM = "#f3ead7"
GOLD = "#c9a24b"
COBALT = "#1f4fa3"
IVORY = "#f7ecd6"

CLASSIC = {
    "azul": {
        "blue": "#1b5fae",
        "yellow": "#f5b324",
        "red": "#c22f1c",
        "black": "#1d1d2b",
        "white": "#f2f0e6",
    },
    "chocolatier": {
        "blue": "#4a78b8",
        "brown": "#7c4526",
        "white": "#f3e2bf",
        "black": "#20110b",
        "red": "#c82f50",
    },
    "summer-pavilion": {
        "purple": "#6a2c91",
        "green": "#2f8f4e",
        "orange": "#ee7a1a",
        "yellow": "#f6d33c",
        "blue": "#62aae8",
        "red": "#981a1c",
    },
}
"""Grounds of a second palette: the hues of old ceramics, not tuned for every colour vision."""


def vec(colour: str) -> Field:
    """`#rrggbb` as three numbers of 0…1."""
    code = colour.lstrip("#")
    return np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def mix(first: str, second: str, share: float) -> str:
    """So much of the second colour in the first."""
    blend = vec(first) * (1 - share) + vec(second) * share
    return "#" + "".join(f"{round(float(channel) * 255):02x}" for channel in blend)


def grounds(edition: str) -> dict[str, str]:
    """The ground colour of each tile colour of an edition, as its file says."""
    text = (ROOT / "editions" / f"{edition}.yaml").read_text(encoding="utf-8")
    return {name: entry["ground"] for name, entry in yaml.safe_load(text)["colours"].items()}
