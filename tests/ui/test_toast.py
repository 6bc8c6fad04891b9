"""Lines of news: long ones stay longer, and those that come together are seen together."""

from azul_desktop.ui.toast import Toast


def seconds(text: str) -> int:
    toast = Toast()
    toast.say(text, 0)
    return next(n for n in range(100) if toast.update(n))


def test_a_long_line_stays_until_it_was_read() -> None:
    assert seconds("Saved.") == 4
    assert 8 <= seconds("word " * 30) <= 12
    assert seconds("word " * 3000) == 20


def test_lines_that_come_together_are_shown_together() -> None:
    toast = Toast()
    toast.say("one", 10.0, "warning")
    toast.say("two", 10.2)
    toast.say("one", 10.3)
    assert (toast._text, toast._sign) == ("one\ntwo", "warning")
    toast.say("three", 12)
    assert (toast._text, toast._sign) == ("three", "")
    for number in range(20):
        toast.say(str(number), 12 + number / 10)
    assert toast._text == "16\n17\n18\n19"
