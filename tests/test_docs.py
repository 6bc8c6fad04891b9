"""The documentation: its links lead somewhere, its pictures are those that the script makes."""

import re
from pathlib import Path

import pytest
from PIL import Image

from azul_desktop.bots.base import Budget
from azul_desktop.bots.match import play_match
from azul_desktop.bots.registry import make_bot
from azul_desktop.catalog.loader import Catalogue, edition_files, load_edition
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.languages.catalogue import ENGLISH
from azul_desktop.languages.speech import LANGUAGES
from azul_desktop.paths import bundled
from tests.ui import names
from tools.screenshots import screens, tables
from tools.screenshots.files import SHOWN, TRANSLATED

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (ROOT, ROOT / "docs", ROOT / "editions", ROOT / "assets")
PAGES = sorted({*ROOT.glob("*.md"), *(page for f in FOLDERS[1:] for page in f.rglob("*.md"))})
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PICTURES = sorted(SHOWN.glob("*.jpg"))
MOST_BYTES, MOST_BYTES_OF_ALL = 430_000, 6_000_000


def links_of(page: Path) -> list[str]:
    return [link for link in LINK.findall(page.read_text(encoding="utf-8")) if ":" not in link]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    missing = [link for link in links_of(page) if not (page.parent / link).exists()]
    assert not missing


def test_the_readme_shows_pictures_and_leads_to_every_page_of_the_docs() -> None:
    links = links_of(ROOT / "README.md")
    assert any(link.startswith("docs/screenshots/") for link in links)
    assert {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")} <= set(links)


def test_no_page_tells_where_it_was_written() -> None:
    for page in PAGES:
        assert not re.search(r"/(home|root|tmp|work|Users)/", page.read_text(encoding="utf-8")), (
            page
        )


def test_the_pictures_are_those_that_the_script_makes() -> None:
    catalogue = Catalogue(edition_files(bundled("editions")))
    shots = [*screens.shots(catalogue), *tables.shots(catalogue)]
    assert len({shot.name for shot in shots}) == len(shots)
    assert [picture.stem for picture in PICTURES] == sorted(s.name for s in shots if s.shown)


def test_every_edition_is_shown() -> None:
    for file in edition_files(bundled("editions")):
        assert any(picture.name.startswith(f"{file.stem}-") for picture in PICTURES), file


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_is_full_hd_and_small(picture: Path) -> None:
    with Image.open(picture) as image:
        assert image.size == (1920, 1080)
    assert picture.stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_every_other_language_has_a_readme_with_small_pictures(language: str) -> None:
    page = ROOT / "docs" / "readme" / f"README.{language}.md"
    assert str(page.relative_to(ROOT)) in links_of(ROOT / "README.md")
    pictures = sorted((SHOWN / language).iterdir())
    assert [picture.stem for picture in pictures] == sorted(TRANSLATED)
    assert {f"../screenshots/{language}/{p.name}" for p in pictures} <= set(links_of(page))
    for picture in pictures:
        with Image.open(picture) as image:
            assert image.size == (1280, 720)
        assert picture.stat().st_size <= MOST_BYTES / 2


def test_the_pictures_together_are_small() -> None:
    assert sum(picture.stat().st_size for picture in PICTURES) <= MOST_BYTES_OF_ALL


@pytest.mark.parametrize(
    "name",
    [
        names.disc(0),
        names.disc_tiles(0, "COLOUR"),
        names.centre_tiles("COLOUR"),
        names.line(0),
        names.FLOOR,
        names.wall(0, 0),
        names.HAND,
        names.hand_tiles("COLOUR"),
        names.space(0, 0),
        names.supply(0),
        names.keep("COLOUR"),
        names.corner(0),
        names.choice(0),
        names.PASS,
        names.KEEP,
    ],
)
def test_the_screen_map_explains_every_name_on_the_table(name: str) -> None:
    text = (ROOT / "docs" / "screen-map.md").read_text(encoding="utf-8")
    assert f"| `{name}` |" in text


EXAMPLES = re.findall(
    r"```yaml\n(.*?)```", (ROOT / "editions/README.md").read_text("utf-8"), re.DOTALL
)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_editions_can_be_played(number: int, tmp_path: Path) -> None:
    file = tmp_path / f"example-{number}.yaml"
    file.write_text(EXAMPLES[number], encoding="utf-8")
    edition = load_edition(file)
    for variant in edition.variant_names:
        for players in edition.player_counts:
            rules = build(edition, Options(variant))
            bots = [make_bot("apprentice", seat) for seat in range(players)]
            _, state = play_match(rules, bots, 1, Budget())
            assert not rules.legal_moves(state)


def test_there_is_a_worked_example() -> None:
    assert any("layout:" in example for example in EXAMPLES)


@pytest.mark.parametrize("page", ["architecture.md", "rules.md"])
def test_every_module_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:[a-z_]+/)*[a-z_]+\.py|(?:[a-z_]+/)+)(?:: [\w.]+)?`", text))
    assert len(named) > 8
    missing = [
        name
        for name in named
        if not (ROOT / "azul_desktop" / name).exists() and not (ROOT / name).exists()
    ]
    assert not missing


def test_the_eight_ways_through_the_house_are_told_module_by_module() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    ways = text.partition("## Eight ways")[2].partition("## Rooms")[0].split("### ")[1:]
    assert len(ways) == 8
    for way in ways:
        assert len(re.findall(r"`[a-z_/]+\.py`", way)) >= 5, way.splitlines()[0]
