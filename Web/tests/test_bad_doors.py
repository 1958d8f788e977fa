"""Refusals in both languages: words and a way on."""

import json

import pytest
from playwright.sync_api import expect

from kit.party import HOST_SIZE
from kit.texts import text
from kit.visitors import PATHS, complains, seated, visitor

LANGS = ("sv", "en")

# Status and name of a refused join → the line that says so.
REFUSALS = {
    (400, "Invalid phase"): ("join", "gameStarted"),
    (400, "Validation error"): ("join", "nameRefused"),
    (403, "Lobby locked"): ("common", "lobbyLocked"),
    (403, "Forbidden"): ("common", "notLetIn"),
    (404, "Not found"): ("common", "unknownCode"),
    (409, "Session full"): ("common", "gameFull"),
    (429, "Too many requests"): ("common", "tooMany"),
    (503, "Restarting"): ("common", "restarting"),
}


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
        complains(phone, words)
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
    complains(second, text("host", "hostTaken", lang))
    assert second.sockets == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("role", PATHS)
def test_a_ticket_of_another_evening(party, instant, lang, role):
    """UI-A14: the reason and a way to the start, which leads to a fresh page."""
    evening = party(instant, lang=lang)
    surface = seated(evening, role)
    surface.page.goto(evening.address(PATHS[role]))
    complains(surface, text("common", "ticketExpired", lang))
    if role != "player":
        surface.tap("to-start")
        surface.see("create-button")
    else:
        surface.see("join-button")


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


@pytest.mark.parametrize("lang", LANGS)
def test_a_wait_that_the_server_asks_for_is_kept(party, instant, lang):
    """UI-A20: the page says how long, tries nothing meanwhile, and lets try again by itself."""
    evening = party(instant, lang=lang)
    evening.create()
    phone = visitor(evening)
    body = json.dumps({"error": "Too many requests", "message": "raw words"})
    calls: list[str] = []

    def refuse(route) -> None:
        calls.append(route.request.url)
        route.fulfill(status=429, body=body, content_type="application/json", headers={"Retry-After": "2"})

    phone.page.route("**/v1/sessions/*/join", refuse)
    phone.tap("join-button")
    complains(phone, text("common", "tooManyWait", lang, n=2).split("|")[1])
    button = phone.id("join-button")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(phone.id("error")).to_have_text("")
    assert len(calls) == 1
    phone.page.unroute("**/v1/sessions/*/join")
    phone.tap("join-button")
    phone.phase("LOBBY")
