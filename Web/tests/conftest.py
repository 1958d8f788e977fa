"""What every browser test shares: Debian's Chromium, running servers, and parties of screens."""

import pathlib

import pytest
from playwright.sync_api import expect

from kit.chromium import launch_options
from kit.party import Party
from kit.server import BINARY, PAGES, Server
from kit.surface import PATIENCE_MS

expect.set_options(timeout=PATIENCE_MS)


# Minutes long; they begin first, so that no browser is left alone with one of them at the end.
LONG = ("test_everybody", "test_evening", "test_host_evening", "test_library_tv", "test_tv_evening",
        "test_player_evening", "test_host_connection", "test_host_lobby", "test_library_texts")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """Says what to build when something is missing."""
    if not BINARY.exists():
        pytest.exit(f"{BINARY} is missing: scripts/build-tests.sh --product tripto", returncode=2)
    if not (PAGES / "index.html").exists():
        pytest.exit(f"{PAGES} is empty: scripts/build-web.sh", returncode=2)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict:
    return launch_options()


def _server(folder: pathlib.Path, pacing: str, **how):
    server = Server(folder, pacing, **how).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def instant(tmp_path_factory):
    """A server without pauses; its games share nothing, so tests may share it."""
    yield from _server(tmp_path_factory.mktemp("instant"), "instant")


@pytest.fixture(scope="session")
def shortened(tmp_path_factory):
    """A server whose show is shortened, but still has every stage long enough to be seen."""
    yield from _server(tmp_path_factory.mktemp("shortened"), "0.5")


@pytest.fixture(scope="session")
def steady(tmp_path_factory):
    """A server at the pace of the show, for walks that the host hurries on by hand."""
    yield from _server(tmp_path_factory.mktemp("steady"), "1")


@pytest.fixture
def spoken(tmp_path):
    """A server at the pace of the show, with a voice and no clips yet; the others only show what is said."""
    yield from _server(tmp_path, "1", voice="on")


@pytest.fixture
def own_server(tmp_path):
    """A server that a test may kill."""
    yield from _server(tmp_path, "instant")


@pytest.fixture(scope="session")
def battered(tmp_path_factory):
    """A server that is killed now and then, and always started again."""
    yield from _server(tmp_path_factory.mktemp("battered"), "instant")


@pytest.fixture(scope="session")
def table(pytestconfig):
    """Lines that are printed when all tests are done."""
    lines: list[str] = []
    yield lines
    with pytestconfig.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        print("\n" + "\n".join(lines))


@pytest.fixture
def party(browser):
    """Makes parties and closes them: `party(server, lang="en")`."""
    made: list[Party] = []

    def make(server: Server, **how) -> Party:
        made.append(Party(browser, server, **how))
        return made[-1]

    yield make
    for each in made:
        each.close()
