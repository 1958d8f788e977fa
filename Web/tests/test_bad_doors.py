"""Refusals and broken browsers, in both languages: words and a way on, never a blank page."""

import json
import re

import pytest
from playwright.sync_api import expect

from kit.party import HOST_SIZE, TV_SIZE, Party
from kit.surface import Surface
from kit.texts import text

PHONE = {"width": 390, "height": 844}
LANGS = ("sv", "en")

# Status and name of a refused join → the line that says so.
REFUSALS = {
    (400, "Invalid phase"): ("join", "gameStarted"),
    (400, "Validation error"): ("join", "nameRefused"),
    (403, "Lobby locked"): ("common", "lobbyLocked"),
    (403, "Forbidden"): ("common", "notLetIn"),
    (404, "Not found"): ("common", "unknownCode"),
    (423, "Locked"): ("common", "gameFull"),
    (429, "Too many requests"): ("common", "tooMany"),
}

# Browsers without a socket to speak of.
NO_SOCKET = {
    "missing": "delete window.WebSocket;",
    "forbidden": """window.WebSocket = class {
      constructor() { throw new DOMException("refused", "SecurityError"); } };""",
    "mute": "window.WebSocket = class { readyState = 0; send() {} close() {} };",
    "refused": """window.WebSocket = class {
      readyState = 3;
      constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 20); }
      send() {} close() {} };""",
}
WORDS = ("serverUnreachable", "connectionLost", "reconnecting")
PATHS = {"player": "/", "host": "/host", "tv": "/tv"}
SIZES = {"player": PHONE, "host": HOST_SIZE, "tv": TV_SIZE}


def visitor(evening: Party, path: str = "", name: str = "Alva") -> Surface:
    phone = evening.surface("visitor", PHONE, True)
    phone.page.goto(evening.address(path or f"/join/{evening.code}"))
    phone.id("name-input").fill(name)
    return phone


def alert(surface: Surface, words: str) -> None:
    expect(surface.page.get_by_role("alert").filter(has_text=words)).to_be_visible()


def seated(evening: Party, role: str, token: str = "gone") -> Surface:
    """A page that remembers a seat."""
    surface = evening.surface(role, SIZES[role], role == "player")
    seat = {"sessionId": "s", "joinCode": "GONE22", "token": token, "playerId": "p", "name": "Alva"}
    surface.context.add_init_script(
        f"localStorage.getItem('been') ?? localStorage.setItem('tripto.{role}', {json.dumps(json.dumps(seat))});"
        "localStorage.setItem('been', '1');")
    return surface


@pytest.mark.parametrize("lang", LANGS)
def test_each_refusal_has_its_own_line(party, instant, lang):
    """UI-P6 UI-A11: begun, locked, banned, gone, full, a broken server; nothing typed is lost."""
    evening = party(instant, lang=lang)
    evening.create()
    phone = visitor(evening)
    wanted = {refusal: text(*key, lang) for refusal, key in REFUSALS.items()}
    wanted[500, "Internal error"] = "(HTTP 500)"
    for (status, name), words in wanted.items():
        body = json.dumps({"error": name, "message": "raw words"})
        phone.page.route("**/v1/sessions/*/join", lambda route: route.fulfill(
            status=status, body=body, content_type="application/json"))
        phone.tap("join-button")
        alert(phone, words)
        assert "raw words" not in phone.text()
        expect(phone.id("name-input")).to_have_value("Alva")
        phone.page.unroute("**/v1/sessions/*/join")
    phone.tap("join-button")
    phone.phase("LOBBY")


@pytest.mark.parametrize("lang", LANGS)
def test_the_host_seat_is_taken(party, instant, lang):
    """UI-H10 in both languages: no socket is opened."""
    evening = party(instant, lang=lang)
    evening.create()
    second = evening.surface("second", HOST_SIZE)
    second.page.goto(evening.address("/host"))
    second.tap("join-open")
    second.id("join-code-input").fill(evening.code)
    second.tap("join-send")
    alert(second, text("host", "hostTaken", lang))
    assert second.sockets == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("role", PATHS)
def test_a_ticket_of_another_evening(party, instant, lang, role):
    """UI-A14: the reason and a way to the start, which leads to a fresh page."""
    evening = party(instant, lang=lang)
    surface = seated(evening, role)
    surface.page.goto(evening.address(PATHS[role]))
    alert(surface, text("common", "ticketExpired", lang))
    if role != "player":
        surface.tap("to-start")
        surface.see("create-button")
    else:
        surface.see("join-button")


@pytest.mark.parametrize("how", NO_SOCKET)
@pytest.mark.parametrize("role", PATHS)
def test_a_browser_without_a_socket(party, instant, role, how):
    """UI-A10 UI-A14: neither a blank page nor an endless spinner: words, and a button."""
    lang = LANGS[len(how) % 2]
    evening = party(instant, lang=lang)
    surface = seated(evening, role)
    surface.context.add_init_script(NO_SOCKET[how])
    surface.page.goto(evening.address(PATHS[role]))
    words = re.compile("|".join(re.escape(text("common", key, lang)) for key in WORDS))
    expect(surface.page.locator("#root")).to_contain_text(words)
    way_on = surface.page.get_by_role("button").locator("visible=true").and_(
        surface.page.locator("button:not(:disabled):not([data-testid^=lang-])"))
    expect(way_on.first).to_be_visible()


def test_a_page_of_yesterday(party, instant):
    """UI-A14: the server has newer pages, and this one's game script is gone."""
    evening = party(instant)
    evening.create()
    phone = evening.surface("visitor", PHONE, True)
    phone.page.goto(evening.address(f"/join/{evening.code}"))
    gone = re.compile(r"/assets/[^/]+\.js$")
    phone.page.route(gone, lambda route: route.fulfill(status=404, body="gone"))
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    expect(phone.page.locator("#root")).not_to_be_empty()
    phone.page.unroute(gone)
    phone.page.wait_for_timeout(500)
    phone.page.locator("#root[data-phase=LOBBY]").wait_for(timeout=20_000)
    assert len(evening.host.page.locator(".player-name").all()) == 1


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "' OR 1=1 --", "👩‍👩‍👧‍👦 Öst", "e\u0301lan",
                                  "x" * 60])
def test_odd_names_are_shown_as_they_are(party, instant, name):
    """UI-P3 UI-A12 UI-T28: nothing is run, nothing overflows, at most 30 characters, NFC."""
    evening = party(instant)
    evening.create()
    evening.open_tv()
    phone = visitor(evening, name=name)
    phone.tap("join-button")
    phone.phase("LOBBY")
    shown = evening.host.page.locator(".player-name").first
    wanted = "élan" if name.startswith("e") else name[:30]
    expect(shown).to_have_text(wanted)
    for surface in (evening.host, evening.tv, phone):
        assert surface.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert surface.page.locator("#root img[src=x]").count() == 0
    assert not evening.errors()
