"""Broken browsers: words and a way on, never a blank page."""

import re

import pytest
from playwright.sync_api import expect

from kit.texts import text
from kit.visitors import PATHS, SIZES, phone_at, seated

LANGS = ("sv", "en")
BLOCKED_STORAGE = """
  Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("blocked", "SecurityError"); },
  });
"""
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


@pytest.mark.parametrize("how", NO_SOCKET)
@pytest.mark.parametrize("role", PATHS)
def test_a_browser_without_a_socket(party, instant, role, how):
    """UI-A10 UI-A14: no blank page, no endless loop: an error text, and a button as a way on."""
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
    """UI-A14: a page whose script is gone, since the server has newer ones, finds a way on."""
    evening = party(instant)
    evening.create()
    phone = phone_at(evening, f"/join/{evening.code}")
    gone = re.compile(r"/assets/[^/]+\.js$")
    phone.page.route(gone, lambda route: route.fulfill(status=404, body="gone"))
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    expect(phone.page.locator("#root")).not_to_be_empty()
    phone.page.unroute(gone)
    phone.page.wait_for_timeout(500)
    phone.page.locator("#root[data-phase=LOBBY]").wait_for(timeout=20_000)
    assert len(evening.host.page.locator(".player-name").all()) == 1


@pytest.mark.parametrize("where", ["player", "host", "tv"])
def test_blocked_storage_stops_nobody(party, instant, where):
    """Without localStorage the seat lives as long as the tab."""
    evening = party(instant)
    evening.create()
    guest = evening.surface(where, SIZES[where], where == "player")
    guest.context.add_init_script(BLOCKED_STORAGE)
    path = {"player": f"/join/{evening.code}", "host": "/host", "tv": f"/tv?code={evening.code}"}
    guest.page.goto(evening.address(path[where]))
    if where == "player":
        guest.id("name-input").fill("Alva")
        guest.tap("join-button")
    if where == "host":
        guest.tap("create-button")
    guest.phase("LOBBY")
    assert guest.errors == []
