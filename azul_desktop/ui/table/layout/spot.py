"""Something on the table that a pointer can mean: its shapes, and a larger zone around them."""

from azul_desktop.core.address import Address
from azul_desktop.geometry import Box, Point, Shape, box_of, surrounding


class Spot:
    """Something with an address: its shapes, and a zone in which a pointer still means it."""

    __slots__ = ("_around", "address", "box", "shapes", "zone")

    def __init__(
        self, address: Address, shapes: tuple[Shape, ...], zone: Box | None = None
    ) -> None:
        self.address = address
        self.shapes = shapes
        self.zone = zone
        boxes = [box_of(shape) for shape in shapes]
        self.box = boxes[0]
        """The box of its first shape: its middle is on it for certain."""
        self._around = surrounding([*boxes, zone] if zone else boxes)

    def hit(self, at: Point) -> bool:
        """Whether a point is on it."""
        return any(shape.contains(at) for shape in self.shapes)

    def near(self, at: Point) -> bool:
        """Whether a point is on it or in its zone."""
        if not self._around.contains(at):
            return False
        return self.hit(at) or (self.zone is not None and self.zone.contains(at))
