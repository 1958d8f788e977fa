"""The host's lobby: guests come and go, and the game starts once."""

import re

from playwright.sync_api import Locator, expect

from kit.desk import AMBER, BG_RAISED, MINT, say, scanned, style
from kit.desk_clues import dismiss
from kit.door import EVERY_SOCKET, Doorkeeper
from kit.party import HOST_SIZE, Party
from kit.surface import Surface
from kit.texts import text

PHONE = {"width": 390, "height": 844}


def enters(phone: Surface, evening: Party, name: str) -> None:
    """The way of the QR code's link."""
    phone.page.goto(evening.address(f"/join/{evening.code}"))
    phone.id("name-input").fill(name)
    phone.tap("join-button")


def first_guest(evening: Party) -> Surface:
    """Somebody who does not want to be the host of a game without one."""
    phone = evening.surface("first", PHONE, True)
    enters(phone, evening, "Alva")
    phone.tap("as-player")
    phone.phase("LOBBY")
    return phone


def test_guests_arrive_and_the_game_starts_once(party, instant):
    """UI-H9 UI-H3 UI-H14 UI-H15 UI-H16 UI-H45 UI-H55: a game of the TV's, taken over by its code."""
    evening = party(instant)
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.tap("create-button")
    evening.tv.phase("LOBBY")
    evening.code = evening.tv.id("join-code").inner_text().strip()
    first = first_guest(evening)
    host, page = evening.host, evening.host.page
    door = Doorkeeper(host)
    page.goto(evening.address("/host"))
    host.tap("join-open")
    host.id("join-code-input").fill(evening.code.lower())
    host.tap("join-send")
    host.phase("LOBBY")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # NB: the TV's page makes evenings too (EVE2).
    host.see("length")
    assert scanned(host) == f"{instant.lan}/join/{evening.code}"
    players = page.locator(".player-row")
    expect(players).to_contain_text(["Alva"])
    start = host.id("start-button")
    expect(start).to_be_enabled()
    # NB: the pointer may lie on it.
    page.mouse.move(1, 1)
    expect(start).to_have_css("background-color", MINT)
    away_then_here(evening, players)
    for name in ("Alva", "Åsa"):
        dismiss(host, name, "kick")
    expect(start).to_be_disabled()
    assert style(start, "background-color") == BG_RAISED
    host.says("cue", say("needPlayer"))
    first.see("closed")
    enters(first, evening, "Alva")
    first.phase("LOBBY")
    door.refuse("HOST_START_GAME")
    start.dblclick()
    expect(start).to_contain_text(say("preparing"))
    expect(start).to_be_disabled()
    assert door.passed.count("HOST_START_GAME") == 1
    door.tell("ERROR", errorCode="INVALID_PHASE", message="")
    host.says("notice", text("errors", "error.INVALID_PHASE", "sv"))
    expect(start).to_be_enabled()
    door.refuse("")
    start.click()
    host.phase("CLUE_LEVEL")
    side_by_side(host)


def away_then_here(evening: Party, players: Locator) -> None:
    """UI-H14: a hollow dot while a guest's phone has no link yet, a mint one when it has."""
    guest = evening.surface("guest", PHONE, True)
    guest.page.route_web_socket(EVERY_SOCKET, lambda mute: None)
    enters(guest, evening, "Åsa")
    expect(players.page.get_by_role("heading", name="Spelare (2)")).to_be_visible()
    row, dot = players.nth(1), players.nth(1).locator(".dot")
    expect(row).to_contain_text("Åsa" + text("common", "offline", "sv"))
    expect(row).to_have_class(re.compile("row-in"))
    assert (style(dot, "background-color"), style(dot, "border-top-color")) == (BG_RAISED, AMBER)
    guest.context.new_page().goto(evening.address("/join"))
    expect(row).to_contain_text("Åsa" + text("common", "connected", "sv"))
    assert style(dot, "background-color") == MINT


def side_by_side(host: Surface) -> None:
    """Two columns from 500 px, one below; everything can be scrolled to (UI-H45)."""
    left, right = host.page.locator(".columns > .column").first, host.page.locator(".column.aside")
    for width, height, beside in ((1024, 768, True), (500, 800, True), (499, 800, False), (320, 568, False)):
        host.page.set_viewport_size({"width": width, "height": height})
        a, b = left.bounding_box(), right.bounding_box()
        assert a is not None and b is not None
        assert (b["x"] >= a["x"] + a["width"]) == beside, width
        assert (b["y"] >= a["y"] + a["height"]) != beside, width
        last = right.locator(":scope > *").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()
    host.page.set_viewport_size(HOST_SIZE)
