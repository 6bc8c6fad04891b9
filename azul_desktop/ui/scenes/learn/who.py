"""Whose progress is shown: a drop-down of the people of the library, a guest, somebody new."""

from collections.abc import Callable

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.library.players import Player
from azul_desktop.ui.people import shown_name
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.ornaments import RIM, ornament, ornament_of
from azul_desktop.ui.render.portraits import medallion
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.droplist import Foot
from azul_desktop.ui.widgets.option import Option

_GUEST = "guest"


def who_drop(
    page: PageScene, box: Box, learner: Player | None, choose: Callable[[Player | None], None]
) -> DropDown:
    """The drop-down in a box of real pixels."""
    people = {one.uid: one for one in page.desk.people.all()}

    def picture(uid: str, brush: Brush, place: Box) -> list[Sprite]:
        person, size = people.get(uid), int(place.w)
        if person is None:
            return [centred(medallion(brush, "", size, RIM), place.centre)]
        name = ornament_of(person.avatar, person.uid)
        return [centred(ornament(brush, name, size), place.centre)]

    options = [
        *(Option(one.uid, shown_name(one)) for one in people.values()),
        Option(_GUEST, translate("Guest")),
    ]
    new = Foot(
        Option("new", translate("New person"), "person-add"),
        lambda: routes.over_person(page.desk, None, "", choose),
    )
    return DropDown(
        page,
        "filter/profile",
        box,
        options,
        learner.uid if learner is not None and learner.uid in people else _GUEST,
        lambda uid: choose(people.get(uid)),
        picture=picture,
        feet=[new],
    )
