"""The host's page before anybody has come: its door, the code sheet, an empty lobby."""

from playwright.sync_api import Route, expect

from kit.desk import BG_BASE, BLUE_BRIGHT, ORANGE, icon_beside_text, pixels, say, scanned, style
from kit.door import Doorkeeper
from kit.party import HOST_SIZE
from kit.surface import Surface
from kit.texts import text

PHONE = {"width": 390, "height": 844}
TOKENS = """() => Object.fromEntries(["--bg-base", "--bg-card", "--accent-orange", "--accent-mint",
  "--success-green", "--error-red", "--warn-amber", "--text-primary"].map((name) =>
    [name, getComputedStyle(document.documentElement).getPropertyValue(name)]))"""
GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def leaves_only_when_sure(host: Surface) -> None:
    """One tap does not leave guests without their host."""
    host.tap("tab-more")
    host.tap("leave")
    expect(host.page.get_by_role("dialog")).to_contain_text(say("leaveSure"))
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.phase("LOBBY")
    host.tap("tab-lobby")


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
    assert pixels(field, "font-size") >= 32
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
        assert (style(send, "background-color") == ORANGE) == complete
    sheet.get_by_role("button", name=text("common", "cancel", "sv")).click()
    expect(sheet).to_have_count(0)
    host.see("create-button")


def test_a_new_game(party, instant):
    """UI-H2 UI-H3 UI-H4 UI-H12 UI-H13: one session for two presses, the spinner until the snapshot."""
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
    assert calls[0].request.post_data_json["settings"]["evening"] is True
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
    assert pixels(code, "letter-spacing") > 2
    for size, least in ((HOST_SIZE, 260), (PHONE, 200)):
        page.set_viewport_size(size)
        box = page.locator(".qr").bounding_box()
        assert box is not None and box["width"] >= least, box
    page.set_viewport_size(HOST_SIZE)
    expect(page.get_by_role("heading", name="Spelare (0)")).to_be_visible()
    expect(page.locator(".players .empty svg").first).to_be_visible()
    expect(page.locator(".players .empty")).to_contain_text("Väntar på spelare...")
    leaves_only_when_sure(host)
    host.gone("new-game")
    assert host.errors == []
