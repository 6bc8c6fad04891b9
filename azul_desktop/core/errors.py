"""The one kind of error that is meant for people: a sentence that says what to do about it."""


class UserError(ValueError):
    """A complaint as an English sentence with named gaps, so that it can be translated.

    >>> str(UserError("{edition} has no variant “{variant}”", edition="azul", variant="green"))
    'azul has no variant “green”'
    """

    def __init__(self, text: str, /, **values: object) -> None:
        super().__init__(text.format(**values))
        self.text = text
        self.values = values


def in_one_line(text: str) -> str:
    """A text from outside as it can be shown anywhere: what is no letter or sign is escaped."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
