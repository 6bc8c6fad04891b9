"""How a language writes the digits of a number that Python has formatted."""

MINUS = "−"
COMMA = frozenset({"uk", "ru", "pl"})
"""The languages that write 1,5."""


def number(digits: str, language: str) -> str:
    """A formatted number with a true minus sign, and a comma where the language has one."""
    signed = digits.replace("-", MINUS)
    return signed.replace(".", ",") if language in COMMA else signed
