"""Which screen is the TV: by the code that it shows, and when another one takes its place."""

import re

import pytest
from playwright.sync_api import expect

from kit.desk import say
from kit.party import HOST_SIZE, SMALL_TV
from kit.server import Server
from kit.surface import Surface
from kit.texts import text


def code_of(tv: Surface) -> str:
    """What the screen shows."""
    shown = tv.id("screen-code")
    expect(shown).to_have_text(re.compile("^[A-HJ-NP-Z2-9]{5}$"))
    return shown.inner_text()


def types(host: Surface, code: str) -> None:
    host.id("screen-code-input").fill(code)
    host.tap("screen-send")


def test_the_host_types_the_code_of_the_screen(party, instant):
    """UI-T32 UI-H67: a wrong code is told, the right one puts the game onto the TV, which is no news to the host."""
    evening = party(instant)
    tv, host = evening.tv, evening.host
    tv.page.goto(evening.address("/tv"))
    code = code_of(tv)
    tv.see("create-button")
    evening.create()
    host.tap("show-on-screen")
    expect(host.id("screen-send")).to_be_disabled()
    types(host, "AAAAA" if code != "AAAAA" else "BBBBB")
    host.says("screen-error", say("noSuchScreen"))
    types(host, f" {code.lower()} ")
    host.says("notice", say("screenShows", code=code))
    tv.phase("LOBBY")
    expect(tv.id("join-code")).to_have_text(evening.code)
    host.gone("tv-missing")
    host.gone("tv-replaced")
    assert tv.errors == []


def test_a_pushed_out_screen_comes_back_by_a_press(party, instant):
    """UI-T33 UI-H71 WS26: a reload is the same screen; another one is told to the host, and goes again on Enter."""
    evening = party(instant)
    evening.create()
    evening.open_tv()
    tv, host = evening.tv, evening.host
    tv.page.reload()
    tv.phase("LOBBY")
    other = evening.surface("other", SMALL_TV)
    other.page.goto(evening.address(f"/tv?code={evening.code}"))
    other.phase("LOBBY")
    expect(tv.page.get_by_role("alert")).to_have_text(text("tv", "otherScreen", "sv"))
    back = tv.id("reopen")
    expect(back).to_have_text(text("tv", "showHere", "sv"))
    expect(back).to_be_focused()
    line = host.id("tv-replaced")
    expect(line).to_contain_text(say("tvReplaced"))
    line.get_by_role("button").click()
    host.gone("tv-replaced")
    host.page.reload()
    host.phase("LOBBY")
    host.gone("tv-replaced")
    tv.page.keyboard.press("Enter")
    tv.phase("LOBBY")
    other.see("reopen")
    host.see("tv-replaced")
    sockets = tv.sockets
    tv.page.wait_for_timeout(1500)
    assert tv.sockets == sockets, "the screens push each other out in turn"


@pytest.fixture
def strict(tmp_path):
    server = Server(tmp_path, "instant", TRIPTO_STRICT="1").start()
    yield server
    server.stop()


def test_a_strict_house_shows_games_by_the_screens_code_alone(party, strict):
    """UI-T32 UI-T1: nothing else is offered, and an address with a join code says what to do."""
    evening = party(strict)
    evening.host.page.goto(evening.address("/host"))
    evening.host.tap("create-button")
    evening.host.phase("LOBBY")
    join_code = evening.host.id("join-code").inner_text().strip()
    tv = evening.tv
    tv.page.goto(evening.address(f"/tv?code={join_code}"))
    expect(tv.page.get_by_role("alert").filter(has_text=text("tv", "screenCodeOnly", "sv"))).to_be_visible()
    code_of(tv)
    tv.gone("create-button")
    tv.gone("code-input")


def test_a_host_whose_seat_was_taken_is_told(party, instant):
    """UI-H68: after a handover, for whoever wants the seat back without one."""
    evening = party(instant)
    evening.create()
    host = evening.host
    host.tap("tab-more")
    host.tap("handover")
    code = host.id("handover-code").inner_text().strip()
    heir = evening.surface("heir", HOST_SIZE)
    heir.page.goto(evening.address(f"/host?code={evening.code}&handover={code}"))
    heir.phase("LOBBY")
    host.tap("reopen")
    expect(host.page.get_by_role("alert")).to_have_text(say("hostDisplaced"))
    heir.phase("LOBBY")
    assert host.errors == []
