"""A score in words, for people."""

from collections import Counter

from azul_desktop.arena.score import Score, Side
from azul_desktop.bots.lineup import LATE
from azul_desktop.i18n import translate

_MAX_FORFEITS = 10


def report(found: Score) -> list[str]:
    """The lines that tell a score."""
    lines = [
        translate("A {a}   against   B {b}", a=found.a, b=found.b),
        translate(
            "{games} games on {groups} deals: A wins {wins}, draws {draws}, loses {losses}",
            games=found.games,
            groups=found.groups,
            wins=found.wins,
            draws=found.draws,
            losses=found.losses,
        ),
        translate(
            "win rate {rate:.1%}, 95 % interval {low:.1%} to {high:.1%}",
            rate=found.rate,
            low=found.low,
            high=found.high,
        ),
        translate(
            "Elo {elo}, 95 % interval {low} to {high}",
            elo=_elo(found.elo, found.rate),
            low=_elo(found.elo_low, found.low),
            high=_elo(found.elo_high, found.high),
        ),
        translate(
            "points A {a:.2f}, B {b:.2f}; margin over the best of the others {margin:+.2f}",
            a=found.side_a.points,
            b=found.side_b.points,
            margin=found.margin,
        ),
        _times("A", found.side_a),
        _times("B", found.side_b),
    ]
    return lines + _forfeits(found)


def _elo(value: float | None, rate: float) -> str:
    if value is None:
        return "−∞" if rate < 0.5 else "+∞"
    return f"{value:+.0f}"


def _times(who: str, side: Side) -> str:
    text = translate(
        "{who} thought {mean:.1f} ms a move, {worst:.0f} ms at worst",
        who=who,
        mean=side.mean_ms,
        worst=side.worst_ms,
    )
    if side.late:
        late = translate("{n} moves over budget by more than {late} ms", n=side.late, late=LATE)
        text += f"; {late}"
    return text


def _forfeits(found: Score) -> list[str]:
    """What went wrong how often, the most frequent first."""
    counted = Counter(found.forfeits).most_common()
    lines = [
        translate("lost without playing on, {n} times: {why}", n=n, why=why)
        for why, n in counted[:_MAX_FORFEITS]
    ]
    if len(counted) > _MAX_FORFEITS:
        lines.append(translate("… and {n} other reasons", n=len(counted) - _MAX_FORFEITS))
    return lines
