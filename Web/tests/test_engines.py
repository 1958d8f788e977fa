"""The same phone in WebKit and Firefox: join, brake, answer, lose the server, come back."""

import pytest

from kit import firefox, webkit
from kit.server import ROOT

PICTURES = ROOT / "out/screenshots/engines"
LIMIT_S = 90

ENGINES = {
    "webkit": (webkit.webkit, webkit.DRIVER and webkit.DISPLAY and webkit.MINI_BROWSER,
               "webkit2gtk-driver xvfb"),
    "firefox": (firefox.firefox, firefox.FIREFOX, "firefox-esr"),
}


@pytest.fixture(params=ENGINES)
def engine(request, tmp_path_factory):
    start, there, packages = ENGINES[request.param]
    if not there:
        pytest.skip(f"NO {request.param.upper()} HERE, not tested: apt-get install {packages}")
    with start(tmp_path_factory.mktemp(request.param), LIMIT_S) as running:
        yield running


@pytest.mark.engines
def test_a_phone_plays_in_another_browser(party, own_server, engine):
    """UI-P40 UI-P9 UI-P16 UI-A7: a touch pulls the brake, a killed server costs nothing."""
    evening = party(own_server, lan=engine.name == "firefox")
    evening.create()
    evening.open_tv()
    engine.go(evening.address(f"/join/{evening.code}"))
    engine.fill("name-input", "Alva")
    engine.tap("join-button")
    engine.root("phase", "LOBBY")
    # NB: nobody waits where everybody has answered (EVE49); the second guest has not.
    evening.join(1, names=["Bo"])
    evening.start()
    engine.root("phase", "CLUE_LEVEL")
    engine.until("document.querySelector('[data-testid=brake-button]').ariaDisabled !== 'true'"
                 " && document.querySelector('[data-testid=clue-text]')")
    engine.picture(PICTURES / f"{engine.name}-clue.png")
    engine.tap("brake-button")
    engine.root("phase", "PAUSED_FOR_BRAKE")
    engine.fill("answer-input", "Atlantis")
    engine.picture(PICTURES / f"{engine.name}-brake.png")
    own_server.kill()
    engine.holds("conn-banner")
    engine.picture(PICTURES / f"{engine.name}-away.png")
    own_server.start()
    engine.root("conn", "online")
    engine.until("document.querySelector('[data-testid=answer-input]')?.value === 'Atlantis'")
    engine.tap("answer-send")
    engine.holds("locked-card", "Atlantis")
    evening.host.says("locked-list", "Atlantis")
    engine.picture(PICTURES / f"{engine.name}-locked.png")


@pytest.mark.engines
def test_host_and_tv_open_in_another_browser(party, instant, engine):
    """UI-P40: WebKit and Firefox: the host's page makes a game, the TV shows it."""
    evening = party(instant, lan=engine.name == "firefox")
    engine.go(evening.address("/host"))
    engine.tap("create-button")
    engine.root("phase", "LOBBY")
    engine.picture(PICTURES / f"{engine.name}-host.png")
    code = engine.js("document.querySelector('[data-testid=join-code]').textContent").strip()
    engine.resize(1600, 900)
    engine.go(evening.address(f"/tv?code={code}"))
    engine.root("phase", "LOBBY")
    engine.holds("join-code", code)
    engine.picture(PICTURES / f"{engine.name}-tv.png")
