"""The distances as a table of text."""

from collections.abc import Iterable

from tools.palette.measure import BARS, MEASURED, Measurement
from tools.palette.vision import SIMULATIONS, to_codes


def report(measurements: Iterable[Measurement]) -> str:
    """A line for every theme, size and vision, and the grounds that were measured."""
    lines: list[str] = []
    for found in measurements:
        bar = BARS[found.theme]
        lines.append(f"{found.theme}, {found.size}: smallest {found.worst:.1f}, must be {bar:.0f}")
        for vision in MEASURED:
            pair = found.closest[vision]
            wanted = vision not in SIMULATIONS or pair.distance >= bar
            missed = "" if wanted else f"  {bar - pair.distance:.1f} TOO CLOSE"
            lines.append(f"  {vision:13}{pair.distance:6.1f}  {pair.first} / {pair.second}{missed}")
        named = (
            f"{colour} #{to_codes(ground).tobytes().hex()}"
            for colour, ground in found.grounds.items()
        )
        lines += [f"  ground  {', '.join(named)}", ""]
    return "\n".join(lines)
