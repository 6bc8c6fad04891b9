"""Pieces laid on a ground, each with its shadow."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field
from tools.art.craft.pictures import to_image

_SHADE = (14, 7, 2)


class Collage:
    """A picture that is laid piece by piece, larger than it will be and scaled down at the end."""

    def __init__(self, ground: Field) -> None:
        pixels = (np.clip(ground, 0, 1) * 255 + 0.5).astype(np.uint8)
        self.canvas = Image.fromarray(pixels).convert("RGBA")

    def put(
        self,
        picture: Field,
        centre: tuple[float, float],
        width: float,
        turn: float = 0.0,
        shadow: float = 0.5,
    ) -> None:
        """Lay a piece so wide around a place, turned by some degrees."""
        image = to_image(picture)
        size = round(width), round(width * image.height / image.width)
        image = image.resize(size, Image.Resampling.LANCZOS)
        if turn:
            image = image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        left, top = round(centre[0] - image.width / 2), round(centre[1] - image.height / 2)
        if shadow:
            self._cast(image.getchannel("A"), (left, top), width * 0.045, shadow)
        self._paste(image, left, top)

    def board(
        self, frame: tuple[int, int, int, int], colours: tuple[str, str], radius: int
    ) -> None:
        """A board with its shadow, from one tone at the top to another at the bottom."""
        left, top, right, bottom = frame
        size = right - left, bottom - top
        mask = Image.new("L", size, 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, fill=255)
        share = np.linspace(0, 1, size[1], dtype=np.float32)[:, None, None]
        tone = vec(colours[0]) * (1 - share) + vec(colours[1]) * share
        rows = np.broadcast_to(tone, (size[1], size[0], 3))
        image = Image.fromarray((rows * 255 + 0.5).astype(np.uint8)).convert("RGBA")
        image.putalpha(mask)
        self._cast(mask, (left, top), 16, 0.6)
        self._paste(image, left, top)

    def outline(self, frame: tuple[int, int, int, int], colour: str, radius: int) -> None:
        """A thin line."""
        ImageDraw.Draw(self.canvas).rounded_rectangle(frame, radius, outline=colour, width=4)

    def _cast(
        self, mask: Image.Image, place: tuple[int, int], reach: float, strength: float
    ) -> None:
        pad = round(reach * 4) + 2
        shade = Image.new("L", (mask.width + 2 * pad, mask.height + 2 * pad), 0)
        shade.paste(mask.point(lambda value: int(value * strength)), (pad, pad))
        image = Image.new("RGBA", shade.size, (*_SHADE, 0))
        image.putalpha(shade.filter(ImageFilter.GaussianBlur(reach)))
        self._paste(image, round(place[0] - pad + reach * 0.8), round(place[1] - pad + reach * 1.3))

    def _paste(self, image: Image.Image, left: int, top: int) -> None:
        """Blend in what lies within the canvas."""
        hidden = max(0, -left), max(0, -top)
        seen = image.crop((*hidden, *image.size))
        self.canvas.alpha_composite(seen, (max(0, left), max(0, top)))

    def finished(self, size: tuple[int, int]) -> Field:
        """The picture at its size."""
        small = self.canvas.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        return np.asarray(small, np.float32) / 255
