"""Where each scene is: the one place that knows them all.

A scene is imported when it is first made, by its name here: the first one shall be there at once,
and need not wait for the others.
"""

from collections.abc import Callable
from importlib import import_module

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scene_register import SceneRegister


def register_scenes(desk: Desk) -> SceneRegister:
    """The scenes of the program, made at a desk."""

    def at(where: str) -> Callable[..., Scene]:
        return lambda *given, **named: find_scene(where)(desk, *given, **named)

    return SceneRegister(
        title=at("title:TitleScene"),
        setup=at("setup.scene:SetupScene"),
        quick_game=at("setup.choices:quick_table"),
        first_question=at("first_question:FirstQuestionScene"),
        table=at("table:TableScene"),
        results=at("results.scene:ResultsScene"),
        games=at("games.scene:GamesScene"),
        statistics=at("statistics.scene:StatisticsScene"),
        learn=at("learn.scene:LearnScene"),
        file=at("games.opening:scene_of_file"),
        settings=at("settings.scene:SettingsScene"),
        help=at("help.scene:HelpScene"),
        pause=at("pause:PauseScene"),
        log=at("log:LogScene"),
        watch=at("watch.scene:WatchScene"),
        lesson=at("lesson.scene:LessonScene"),
        question=at("dialog:DialogScene"),
        person=at("person:PersonScene"),
        crash=at("crash:CrashScene"),
    )


def find_scene(where: str) -> Callable[..., Scene]:
    """The class of a scene, by its module in this folder and its name, such as `log:LogScene`."""
    module, _, name = where.partition(":")
    found: Callable[..., Scene] = getattr(import_module(f"{__package__}.{module}"), name)
    return found
