"""What is scored at the end of a game of the star family, as small scenes for the rules."""

from azul_desktop.core.events import Reason
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.board_picture import bare_stars, star_picture
from azul_desktop.ui.families.star.rules.pictures import StarCut
from azul_desktop.ui.families.star.rules.scenes import StarScenes
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite

_ACT = 0.5
"""How much of a picture shows what happens; below it stands all that it can be worth."""
_STAR = 3.9
"""How many sides of a space the picture of a star is high."""


class EndScenes:
    """Scenes on the board of other scenes, at the end of its last round."""

    def __init__(self, scenes: StarScenes, board: StarBoard) -> None:
        self._scenes = scenes
        self._draw = scenes.draw
        self._board = board

    def star(self) -> tuple[list[int], int]:
        """The spaces of the star of all pictures, and what it is worth when it is complete."""
        first = self._scenes.sample * STAR_SPACES
        cells = list(range(first, first + STAR_SPACES))
        return cells, self._bonus({cell: self._scenes.fits(cell) for cell in cells}, Reason.STAR)

    def number(self) -> tuple[dict[int, int], int]:
        """Tiles on all spaces with the first number that counts, and what they are worth."""
        wanted = self._board.number_bonus[0][0]
        tiles = {
            star * STAR_SPACES + space: self._scenes.fits(star * STAR_SPACES + space)
            for star, one in enumerate(self._board.stars)
            for space, number in enumerate(one.numbers)
            if number == wanted
        }
        return tiles, self._bonus(tiles, Reason.NUMBER)

    def _bonus(self, tiles: dict[int, int], reason: Reason) -> int:
        found = self._scenes.game().bonuses(tiles)
        return sum(bonus.points for bonus in found if bonus.reason == reason)

    @staticmethod
    def _divided(box: Box) -> tuple[Box, Box]:
        """Where the act is, and where the list is: below it, or beside it in wide pictures."""
        high = box.h * _ACT
        return box._replace(h=high), box._replace(y=box.y + high, h=box.h - high)

    def star_worths(self, box: Box) -> list[Sprite]:
        """A star gets its last tile; below, what each complete star is worth."""
        board, draw = self._board, self._draw
        act, below = self._divided(box)
        cells, points = self.star()
        cut = StarCut(draw, board, min(act.h, act.w * 0.6) / _STAR)
        cut.lay(cut.middle(cells), (act.x + act.w * 0.34, act.y + act.h * 0.54))
        space = cut.mat.spaces[cells[-1]]
        tiles = {cell - cells[0]: self._scenes.fits(cell) for cell in cells[:-1]}
        cut.leave_out_all_but(self._scenes.sample)
        wide = min(below.h / 3 * 0.86, below.w / 3 * 0.5)
        entries = [
            (draw.star((0, 0), wide, [tint]), f"+{worth}")
            for tint, worth in enumerate(board.star_bonus)
        ]
        every = range(len(draw.pieces.edition.colours))
        entries.append((draw.star((0, 0), wide, list(every)), f"+{board.mixed_bonus}"))
        return [
            *cut.sprites(tiles, [len(cells) - 1]),
            draw.landing(self._scenes.fits(cells[-1]), space),
            *draw.points(f"+{points}", (act.x + act.w * 0.8, act.centre[1])),
            *draw.worths(below, entries, 3),
        ]

    def number_worths(self, box: Box) -> list[Sprite]:
        """All spaces with a number are covered; below, what each number is worth."""
        draw, bonus = self._draw, self._board.number_bonus
        act, below = self._divided(box)
        tiles, points = self.number()
        covered = [tiles.get(n, EMPTY) for n in range(len(self._board.stars) * STAR_SPACES)]
        room = act._replace(w=act.w * 0.68)
        stars = bare_stars(draw.brush, draw.pieces, self._board, covered, room)[0]
        wide = round(min(below.h / -(-len(bonus) // 2) * 0.8, below.w / 2 * 0.36))
        entries: list[tuple[list[Sprite], str]] = []
        for number, worth in bonus:
            sign = medal(draw.brush, f"number-{number}", "cobalt", wide)
            entries.append(([centred(sign, (0, 0))], f"+{worth}"))
        return [
            *stars,
            *draw.points(f"+{points}", (act.x + act.w * 0.84, act.centre[1])),
            *draw.worths(below, entries, 2),
        ]

    def tie(self, box: Box) -> list[Sprite]:
        """Two boards with equal points, and a crown for each that wins."""
        game = self._scenes.game()
        game.state.boards = [game.state.boards[0]] * len(game.state.boards)
        sprites: list[Sprite] = []
        high = box.h > box.w
        for at, stands in enumerate(game.rules.standings(game.state)[:2]):
            part = Box(box.x + box.w * 0.53 * at, box.y + box.h * 0.3, box.w * 0.47, box.h * 0.6)
            if high:
                left, top = box.x + box.w * 0.14, box.y + box.h * (0.02 + 0.52 * at)
                part = Box(left, top, box.w * 0.86, box.h * 0.44)
            covered = [
                self._scenes.fits(cell) if (cell * 5 + at * 3) % 7 < 4 else EMPTY
                for cell in range(len(self._board.stars) * STAR_SPACES)
            ]
            picture, place = star_picture(
                self._draw.brush, self._draw.pieces, self._board, covered, part
            )
            size = round(min(box.h * 0.2, part.w * 0.34))
            above = place.centre[0], place.y - size * 0.45
            if high:
                size = round(min(size, (place.x - box.x) * 0.66))
                above = (box.x + place.x) / 2, place.centre[1]
            sprites += [*picture, self._draw.crown(stands.rank, above, size)]
        return sprites + self._draw.points("=", box.centre)
