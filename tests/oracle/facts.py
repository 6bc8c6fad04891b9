"""The numbers of every edition, copied by hand from rules.md."""

from __future__ import annotations

FAMILY = {
    "azul": "wall",
    "azul-mini": "wall",
    "chocolatier": "wall",
    "summer-pavilion": "star",
    "half-printed": "wall",
}
VARIANTS = ["coloured", "grey"]
EDITIONS_WITH_SPECIALS = ["chocolatier"]

# The wall family names its colours as row 1 of the coloured wall reads, from left to right.
COLOURS = {
    "azul": ["blue", "yellow", "red", "black", "white"],
    "azul-mini": ["blue", "yellow", "red", "black", "white"],
    "chocolatier": ["blue", "brown", "white", "black", "red"],
    "summer-pavilion": ["purple", "green", "orange", "yellow", "blue", "red"],
    "half-printed": ["blue", "yellow", "red", "black", "white"],
}
TILES_OF_EACH_COLOUR = {"wall": 20, "star": 22}
FIRST_SCORE = {"wall": 0, "star": 5}
LOWEST_SCORE = {"wall": 0, "star": 1}
DISCS = {2: 5, 3: 7, 4: 9}
TILES_ON_A_DISC = 4

# Wall family.
FLOOR = [-1, -1, -2, -2, -2, -3, -3]
ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10
SPECIALS = [
    "magnet:blue",
    "magnet:brown",
    "magnet:white",
    "magnet:black",
    "magnet:red",
    "extra",
    "keep",
    "spread",
    "shield",
]

# No published edition: azul with walls of which some cells are printed; "-" is a free cell.
PARTLY_PRINTED = {
    "half-printed": {
        "half": [
            "blue yellow red black white",
            "white blue - red black",
            "- white - yellow -",
            "- - - - -",
            "yellow - black - -",
        ],
        "band": [
            "- - - - -",
            "- blue yellow red -",
            "red black white blue yellow",
            "- red - white -",
            "- - - - white",
        ],
    }
}

# Star family.
ROUNDS = 6
JOKERS = {1: "purple", 2: "green", 3: "orange", 4: "yellow", 5: "blue", 6: "red"}
SUPPLY = 10
KEEP = 4
STAR_COLOURS = {1: "purple", 2: "orange", 3: "red", 4: "blue", 5: "yellow", 6: "green"}
STAR_BONUS = {
    "six-coloured": 12,
    "red": 14,
    "blue": 15,
    "yellow": 16,
    "orange": 17,
    "green": 18,
    "purple": 20,
}
NUMBER_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}
FEATURE_TILES = {"pillar": 1, "statue": 2, "window": 3}
PILLAR_SPACES_OF_STAR_0 = {1: [5, 6], 2: [6, 1], 3: [1, 2], 4: [2, 3], 5: [3, 4], 6: [4, 5]}
NUMBERS = {
    "coloured": {"star 0": [1, 2, 3, 4, 5, 6], "stars 1-6": [1, 2, 3, 4, 5, 6]},
    "grey": {"star 0": [3, 3, 3, 3, 3, 3], "stars 1-6": [3, 2, 1, 4, 5, 6]},
}
