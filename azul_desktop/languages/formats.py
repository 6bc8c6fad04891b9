"""What every language writes in its own way and no sentence can say: one place for all of them.

Numbers in the gaps of `translate` need none of this: they are written right by themselves.
"""

from collections.abc import Sequence
from datetime import date

from azul_desktop.languages.numbers import number
from azul_desktop.languages.speech import language

_NO_BREAK = "\u00a0"
_MONTHS = {
    "en": "January February March April May June July August September October November December",
    "uk": "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października "
    "listopada grudnia",
}
_MONTHS_ALONE = {
    "en": _MONTHS["en"],
    "uk": "Січень Лютий Березень Квітень Травень Червень Липень Серпень Вересень Жовтень Листопад "
    "Грудень",
    "ru": "Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь",
    "pl": "Styczeń Luty Marzec Kwiecień Maj Czerwiec Lipiec Sierpień Wrzesień Październik "
    "Listopad Grudzień",
}
"""As a heading has them; the first three letters are the usual abbreviation."""
_YEAR = {"en": "", "uk": f"{_NO_BREAK}р.", "ru": f"{_NO_BREAK}г.", "pl": f"{_NO_BREAK}r."}
_AND = {"en": "and", "uk": "та", "ru": "и", "pl": "i"}
_QUOTES = {"en": ("“", "”"), "uk": ("«", "»"), "ru": ("«", "»"), "pl": ("„", "”")}
_BEFORE_PERCENT = {"en": "", "uk": _NO_BREAK, "ru": _NO_BREAK, "pl": ""}
_SCORE = {"en": "–", "uk": f"{_NO_BREAK}:{_NO_BREAK}", "ru": f"{_NO_BREAK}:{_NO_BREAK}", "pl": "–"}
_ENGLISH_PLACES = {1: "st", 2: "nd", 3: "rd"}
_UKRAINIAN_PLACES = {1: "ше", 2: "ге", 3: "тє", 7: "ме", 8: "ме"}


def minus(value: int) -> str:
    """A whole number, with a real minus sign: −3."""
    return number(str(value), language())


def signed(value: int) -> str:
    """A gain or a loss: +3, −3, 0."""
    return f"+{value}" if value > 0 else minus(value)


def decimal(value: float, places: int) -> str:
    """A number with so many places after the point or comma."""
    return number(f"{value:.{places}f}", language())


def percent(value: float, places: int = 0) -> str:
    """A share of a hundred: 50%, in some languages with a space that never breaks."""
    return f"{decimal(value, places)}{_BEFORE_PERCENT[language()]}%"


def place(rank: int) -> str:
    """Who came in where, as an adjective to “place”: 1st, 1-ше, 1-е, 1."""
    code = language()
    if code == "uk":
        return f"{rank}-{_UKRAINIAN_PLACES.get(rank, 'те')}"
    if code == "ru":
        return f"{rank}-е"
    if code == "pl":
        return f"{rank}."
    return f"{rank}{_ENGLISH_PLACES.get(rank, 'th')}"


def score(won: int, lost: int) -> str:
    """How often somebody won and lost: 16–1, 16 : 1."""
    return f"{won}{_SCORE[language()]}{lost}"


def quoted(text: str) -> str:
    """A text in the language's quotation marks."""
    opening, closing = _QUOTES[language()]
    return f"{opening}{text}{closing}"


def day_in_words(day: date) -> str:
    """A date in words: 5 March 2026, 5 березня 2026 р."""
    code = language()
    month = _MONTHS[code].split()[day.month - 1]
    return f"{day.day}{_NO_BREAK}{month} {day.year}{_YEAR[code]}"


def day_of_year(day: date) -> str:
    """A date of this year in words: 5 March, 5 березня."""
    return f"{day.day}{_NO_BREAK}{_MONTHS[language()].split()[day.month - 1]}"


def month_in_words(year: int, month: int) -> str:
    """A month as a heading: March 2026, Березень 2026."""
    return f"{_MONTHS_ALONE[language()].split()[month - 1]} {year}"


def short_month(month: int) -> str:
    """A month in three letters: Mar, Бер."""
    return _MONTHS_ALONE[language()].split()[month - 1][:3]


def listed(names: Sequence[str]) -> str:
    """Names in a row: a, b and c."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {_AND[language()]} {names[-1]}"
