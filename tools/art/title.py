"""The title picture: a wall of glazed tiles in the evening sun, one tile lifted out of its bed.

All lengths are pixels of a screen of 1920×1080; `scale` makes the picture larger. The left third
lies in shade: the menu stands there.
"""

import math

import numpy as np
from PIL import ImageFilter

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, blur, noise
from tools.art.craft.perspective import project, projection, warp
from tools.art.craft.pictures import resize
from tools.art.title_wall import COLUMNS, LIFTED, ROWS, large_tile, sunlight, wall

WIDTH, HEIGHT = 1920, 1080
_PLANE = ((-170.0, -20.0), (2100.0, -470.0), (2100.0, 1500.0), (-170.0, 1075.0))
_CROP = (780, 180, 1300, 700)  # the lifted tile and its flank
_WARM = np.array([1.28, 1.06, 0.76], np.float32)
_COOL = np.array([0.30, 0.335, 0.40], np.float32)


class Title:
    """The picture in the making, at one scale."""

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self.size = WIDTH * scale, HEIGHT * scale
        columns = (np.arange(self.size[0], dtype=np.float32) + 0.5) / scale
        rows = (np.arange(self.size[1], dtype=np.float32) + 0.5) / scale
        self.x, self.y = columns[None, :], rows[:, None]
        plane = [(x * scale, y * scale) for x, y in _PLANE]
        self.face, self.alpha = self._lifted_tile()
        flat = warp(wall(), plane, self.size)
        sharp = flat.filter(ImageFilter.UnsharpMask(1.6 * scale, 60, 2))
        self.base: Field = np.asarray(sharp, np.float32) / 255
        sun: Field = np.asarray(warp(sunlight(), plane, self.size, 1), np.float32)
        dapple = noise((self.size[1], self.size[0]), 8, 3, 5)
        self.sun = np.clip(sun, 0, 1) * np.clip(0.62 + 0.9 * (dapple - 0.32), 0.5, 1)

    def _soft(self, field: Field, radius: float) -> Field:
        """A wide blur, made small and enlarged again."""
        factor = max(1, int(radius * self.scale / 4))
        small = resize(field, (field.shape[1] // factor, field.shape[0] // factor))
        return resize(blur(small, radius * self.scale / factor), (field.shape[1], field.shape[0]))

    def _moved(self, field: Field, right: float, down: float) -> Field:
        steps = round(down * self.scale), round(right * self.scale)
        return np.roll(field, steps, (0, 1))

    def _lifted_tile(self) -> tuple[Field, Field]:
        """The face of the lifted tile in its crop, and its mask on the whole picture."""
        corners = [
            (0.0, 0.0),
            (float(COLUMNS), 0.0),
            (float(COLUMNS), float(ROWS)),
            (0.0, float(ROWS)),
        ]
        matrix = projection(corners, _PLANE)
        column, row = LIFTED
        bed = np.array(
            [project(matrix, column + i, row + j) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
        )
        middle = bed.mean(axis=0)
        turn = math.radians(-9)
        spin = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
        face = (bed - middle) @ spin.T * np.array([1.20, 1.16]) + middle + np.array([-74, -66])
        face = face + np.array([(-4, -8), (-6, 8), (-6, -4), (0, 0)])
        left, top, right, bottom = _CROP
        size = (right - left) * self.scale, (bottom - top) * self.scale
        target = [((x - left) * self.scale, (y - top) * self.scale) for x, y in face]
        image = warp(large_tile("yellow", 1), target, size)
        sharp = image.filter(ImageFilter.UnsharpMask(1.5 * self.scale, 70, 1))
        pixels: Field = np.asarray(sharp, np.float32) / 255
        alpha: Field = np.zeros((self.size[1], self.size[0]), np.float32)
        alpha[self._window()] = np.asarray(image.getchannel("A"), np.float32) / 255
        return pixels[..., :3], alpha

    def _window(self) -> tuple[slice, slice]:
        left, top, right, bottom = (value * self.scale for value in _CROP)
        return slice(top, bottom), slice(left, right)

    def lit_wall(self) -> Field:
        """Warm sun, cool room, and the shadow of the lifted tile on both."""
        thrown = np.clip(self._soft(self._moved(self.alpha, 138, 150), 13), 0, 1)
        sun = self.sun * (1 - 0.97 * thrown)
        near = np.clip(self._soft(self._moved(self.alpha, 84, 90), 40), 0, 1)
        glow = np.exp(-(((self.x - 1330) / 760) ** 2 + ((self.y - 430) / 560) ** 2))
        room = ((1 - 0.45 * near) * (0.50 + 0.58 * glow))[..., None] * _COOL
        picture = self.base * (room + sun[..., None] * _WARM * 0.93)
        glints = np.clip(self.base.min(axis=2) - 0.80, 0, 1) * sun * 1.1
        result: Field = picture + glints[..., None] * np.array([1, 0.95, 0.82], np.float32)
        return result

    def lay_tile(self, picture: Field) -> None:
        """The bisque flank, then the glazed face in full sun with a bright rim."""
        window = self._window()
        part, alpha = picture[window], self.alpha[window]
        grit = 0.70 + 0.60 * noise(alpha.shape, 18, 3, 70)[..., None]
        steps = 30 * self.scale
        for step in range(steps, 0, -1):
            share = np.roll(alpha, (int(step * 0.95), int(step * 0.82)), (0, 1))[..., None]
            depth = step / steps
            if depth > 0.12:
                flank = vec("#c07048") * (0.66 - 0.34 * depth) * grit
            else:
                flank = vec("#e9b25a") * np.float32(0.52)
            part[:] = part * (1 - share) + flank * share
        face = np.clip(self.face * np.array([1.22, 1.13, 0.98], np.float32) + 0.02, 0, 1.25)
        part[:] = part * (1 - alpha[..., None]) + face * alpha[..., None]
        rim = np.clip(alpha - self._moved(alpha, 2.5, 3), 0, 1) * alpha
        part += self._soft(rim, 0.8)[..., None] * np.array([0.75, 0.66, 0.46], np.float32)

    def air(self, picture: Field) -> Field:
        """Bloom around what is bright, shafts of light, dust in them."""
        bright = np.clip(picture - 0.72, 0, 1)
        bloom = np.dstack([self._soft(bright[..., channel], 22) for channel in range(3)])
        picture = picture + bloom * np.array([0.80, 0.72, 0.56], np.float32)
        across = self.x * 0.80 - self.y * 0.60
        beams = ((620, 90, 0.5), (820, 60, 0.35), (1010, 110, 0.5), (1230, 70, 0.3))
        shafts = sum(np.exp(-(((across - at) / wide) ** 2)) * force for at, wide, force in beams)
        fade = np.clip(1 - np.hypot(self.x - 700, self.y + 80) / 1350, 0, 1)
        picture = picture + (shafts * fade)[..., None] * np.array([0.17, 0.125, 0.065], np.float32)
        dust = self._dust() * fade
        return picture + dust[..., None] * np.array([1, 0.9, 0.65], np.float32)

    def _dust(self) -> Field:
        random = np.random.default_rng(4)
        dust: Field = np.zeros((self.size[1], self.size[0]), np.float32)
        reach = 7 * self.scale
        for _ in range(150):
            x, y = random.uniform(640, 1900), random.uniform(20, 1000)
            wide, force = random.uniform(0.7, 2.2) * self.scale, random.uniform(0.1, 0.5)
            speck = np.exp(-((np.arange(-reach, reach + 1) / wide) ** 2))
            left, top = int(x * self.scale) - reach, int(y * self.scale) - reach
            part = dust[top : top + 2 * reach + 1, left : left + 2 * reach + 1]
            part += (np.outer(speck, speck) * force)[: part.shape[0], : part.shape[1]]
        return dust

    def graded(self, picture: Field) -> Field:
        """Shade for the menu on the left, a vignette, and a soft shoulder for the brightest."""
        light = (1 / (1 + np.exp(-(self.x - 640) / 95)))[..., None]
        picture = picture * (0.27 + 0.73 * light)
        picture = picture + (1 - light) * np.array([0.040, 0.024, 0.012], np.float32)
        away = np.hypot((self.x - 1150) / 1250, (self.y - 470) / 900)
        picture = picture * (1 - 0.50 * np.clip(away - 0.55, 0, 1))[..., None]
        shoulder = 0.8 + (1 - np.exp(-(np.maximum(picture, 0.8) - 0.8) * 3.2)) * 0.2
        result: Field = np.where(picture > 0.8, shoulder, picture)
        return result


def title(scale: int) -> Field:
    """The finished picture."""
    work = Title(scale)
    picture = work.lit_wall()
    work.lay_tile(picture)
    return work.graded(work.air(picture))
