"""The host's page from its door to the start of the game."""

import io
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Route, expect

from kit.door import EVERY_SOCKET, Doorkeeper
from kit.party import HOST_SIZE, Party
from kit.surface import Surface
from kit.texts import text

PHONE = {"width": 390, "height": 844}
STYLE = "(element, name) => getComputedStyle(element).getPropertyValue(name)"
TOKENS = """() => Object.fromEntries(["--bg-base", "--bg-card", "--accent-orange", "--accent-mint",
  "--success-green", "--error-red", "--warn-amber", "--text-primary"].map((name) =>
    [name, getComputedStyle(document.documentElement).getPropertyValue(name)]))"""
GROUND = "getComputedStyle(document.documentElement).backgroundColor"
BARE_BUTTONS = """() => [...document.querySelectorAll(".btn")].filter((button) =>
    !button.textContent.trim() || !button.querySelector("svg, .spinner"))
  .map((button) => button.outerHTML)"""
BG_BASE, MINT, GREY = "rgb(11, 18, 32)", "rgb(45, 226, 197)", "rgb(22, 35, 58)"
BLUE_BRIGHT, AMBER = "rgb(109, 181, 255)", "rgb(255, 176, 32)"


def style(element: Locator, name: str) -> str:
    return element.evaluate(STYLE, name)


def icon_beside_text(surface: Surface) -> None:
    assert surface.page.evaluate(BARE_BUTTONS) == []


def scanned(surface: Surface) -> str:
    """What a phone's camera reads from the QR code on this screen."""
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(surface.page.locator(".qr").screenshot())))
    return codes[0].text if codes else ""


def test_the_code_sheet(party, instant):
    """UI-H6 UI-H8 UI-H43 UI-H46: under a light system, in the colours of the TV."""
    evening = party(instant, color_scheme="light")
    host, page = evening.host, evening.host.page
    page.goto(evening.address("/host"))
    host.see("create-button")
    assert page.locator("meta[name=color-scheme]").get_attribute("content") == "dark"
    assert page.evaluate(GROUND) == BG_BASE
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.see("create-button")
    assert page.evaluate(TOKENS) == evening.tv.page.evaluate(TOKENS)
    assert evening.tv.page.evaluate(GROUND) == BG_BASE
    icon_beside_text(host)
    host.tap("join-open")
    sheet = page.get_by_role("dialog", name=text("host", "enterCode", "sv"))
    expect(sheet.locator(".viewfinder svg")).to_be_visible()
    field, send = host.id("join-code-input"), host.id("join-send")
    assert "mono" in style(field, "font-family")
    assert float(style(field, "font-size")[:-2]) >= 32
    dots = page.locator(".code-dots span")
    expect(dots).to_have_count(6)
    icon_beside_text(host)
    for typed, complete in (("", False), ("abc 12", False), ("abc 123", True), ("abc 123 4", True)):
        field.fill(typed)
        plain = typed.replace(" ", "").upper()[:6]
        expect(field).to_have_value(plain)
        expect(page.locator(".code-dots [data-filled=true]")).to_have_text(list(plain))
        expect(send).to_be_enabled(enabled=complete)
        assert (style(field, "border-top-color") == BLUE_BRIGHT) == complete
        assert (style(send, "background-color") == "rgb(255, 138, 0)") == complete
    sheet.get_by_role("button", name=text("common", "cancel", "sv")).click()
    expect(sheet).to_have_count(0)
    host.see("create-button")


def test_a_new_game(party, instant):
    """UI-H2 UI-H3 UI-H4 UI-H12 UI-H13 UI-H17: one session for two presses, the spinner until the snapshot."""
    evening = party(instant)
    host, page = evening.host, evening.host.page
    calls: list[Route] = []
    page.route("**/v1/sessions", lambda call: calls.append(call))
    door = Doorkeeper(host)
    door.keep_from("STATE_SNAPSHOT")
    page.goto(evening.address("/host"))
    host.tap("create-button")
    expect(host.id("create-button").locator(".spinner")).to_be_visible()
    expect(host.id("create-button")).to_be_disabled()
    host.id("create-button").click(force=True)
    expect(host.id("join-open")).to_be_disabled()
    assert [call.request.method for call in calls] == ["POST"]
    calls[0].continue_()
    host.phase("CONNECTING")
    host.online()
    expect(page.locator(".waiting .globe")).to_be_visible()
    icon_beside_text(host)
    door.let_in()
    host.phase("LOBBY")
    code = host.id("join-code")
    evening.code = code.inner_text()
    assert scanned(host) == f"{instant.lan}/join/{evening.code}"
    assert "mono" in style(code, "font-family") and style(code, "font-weight") == "700"
    assert float(style(code, "letter-spacing")[:-2]) > 2
    for size, least in ((HOST_SIZE, 260), (PHONE, 200)):
        page.set_viewport_size(size)
        box = page.locator(".qr").bounding_box()
        assert box is not None and box["width"] >= least, box
    page.set_viewport_size(HOST_SIZE)
    expect(page.get_by_role("heading", name="Spelare (0)")).to_be_visible()
    expect(page.locator(".players .empty svg").first).to_be_visible()
    expect(page.locator(".players .empty")).to_contain_text("Väntar på spelare...")
    page.unroute("**/v1/sessions")
    host.tap("new-game")
    page.keyboard.press("Escape")
    expect(code).to_have_text(evening.code)
    host.tap("new-game")
    host.tap("confirm-yes")
    expect(code).not_to_have_text(evening.code)
    host.phase("LOBBY")
    assert host.errors == []


def first_guest(evening: Party) -> None:
    """Somebody who does not want to be the host of a game without one."""
    phone = evening.surface("first", PHONE, True)
    phone.page.goto(evening.address(f"/join/{evening.code}"))
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    phone.tap("as-player")
    phone.phase("LOBBY")


def test_guests_arrive_and_the_game_starts_once(party, instant):
    """UI-H9 UI-H3 UI-H14 UI-H15 UI-H16 UI-H45: a game of the TV's, taken over by its code."""
    evening = party(instant)
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.tap("create-button")
    evening.tv.phase("LOBBY")
    evening.code = evening.tv.id("join-code").inner_text().strip()
    first_guest(evening)
    host, page = evening.host, evening.host.page
    door = Doorkeeper(host)
    page.goto(evening.address("/host"))
    host.tap("join-open")
    host.id("join-code-input").fill(evening.code.lower())
    host.tap("join-send")
    host.phase("LOBBY")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert scanned(host) == f"{instant.lan}/join/{evening.code}"
    players = page.locator(".player-row")
    expect(players).to_contain_text(["Alva"])
    start = host.id("start-button")
    expect(start).to_be_enabled()
    assert style(start, "background-color") == MINT
    away_then_here(evening, players)
    for name in ("Alva", "Åsa"):
        players.filter(has_text=name).get_by_test_id("player-menu").click()
        host.tap("kick")
        if host.id("confirm-yes").count():
            host.tap("confirm-yes")
    expect(start).to_be_disabled()
    assert style(start, "background-color") == GREY
    host.says("cue", text("host", "needPlayer", "sv"))
    evening.join(1)
    door.refuse("HOST_START_GAME")
    start.dblclick()
    expect(start).to_contain_text(text("host", "preparing", "sv"))
    expect(start).to_be_disabled()
    assert door.passed.count("HOST_START_GAME") == 1
    door.tell("ERROR", errorCode="INVALID_PHASE", message="")
    host.says("notice", text("errors", "error.INVALID_PHASE", "sv"))
    expect(start).to_be_enabled()
    side_by_side(host)
    door.refuse("")
    start.click()
    host.phase("CLUE_LEVEL")
    side_by_side(host)


def away_then_here(evening: Party, players: Locator) -> None:
    """UI-H14: a guest whose phone has no link yet, and then has one."""
    guest = evening.surface("guest", PHONE, True)
    guest.page.route_web_socket(EVERY_SOCKET, lambda mute: None)
    guest.page.goto(evening.address(f"/join/{evening.code}"))
    guest.id("name-input").fill("Åsa")
    guest.tap("join-button")
    expect(players.page.get_by_role("heading", name="Spelare (2)")).to_be_visible()
    row, dot = players.nth(1), players.nth(1).locator(".dot")
    expect(row).to_contain_text("Åsa" + text("common", "offline", "sv"))
    expect(row).to_have_class(re.compile("row-in"))
    assert (style(dot, "background-color"), style(dot, "border-top-color")) == (GREY, AMBER)
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
