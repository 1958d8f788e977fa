"""BROMS: how it lies in the hand, when it can be pulled, what it answers; and the answer after it."""

import json

import pytest
from playwright.sync_api import expect

from kit import moves, puppet
from kit.server import Server
from kit.surface import Surface
from kit.texts import text
from kit.weather import go_dark

SIZES = [(390, 844), (320, 568)]
WIDE = {"width": 820, "height": 1180}

LOOK = """() => {
  const brake = document.querySelector("[data-testid=brake-button]");
  const mount = brake.parentElement;
  const { x, y, width, height } = brake.getBoundingClientRect();
  const style = getComputedStyle(brake);
  const glow = getComputedStyle(mount, "::after");
  return { width, height, below: innerHeight - y - height, middle: (y + height / 2) / innerHeight,
    column: document.querySelector("main").clientWidth, face: style.backgroundImage, touch: style.touchAction,
    glow: glow.boxShadow, pulse: glow.animationName, onTop: brake.contains(document.elementFromPoint(x + width / 2, y + 9)) };
}"""

# What would make a phone zoom, scroll the page away or mark the button instead of pressing it.
SLIPS = """() => {
  const slips = [];
  const touches = [...document.querySelectorAll("button, input")];
  for (const each of touches) {
    const style = getComputedStyle(each);
    if (!["manipulation", "none"].includes(style.touchAction)) slips.push(`touch-action of ${each.outerHTML}`);
    if (each.matches("input") && parseFloat(style.fontSize) < 16) slips.push(`small text in ${each.outerHTML}`);
    if (each.matches("button") && style.userSelect !== "none") slips.push(`${each.outerHTML} can be selected`);
    if (style.webkitTapHighlightColor !== "rgba(0, 0, 0, 0)") slips.push(`highlight on ${each.outerHTML}`);
  }
  for (const each of [document.documentElement, document.body]) {
    if (getComputedStyle(each).overscrollBehaviorY !== "none") slips.push("the page can be pulled");
  }
  const viewport = document.querySelector("meta[name=viewport]").content;
  if (/user-scalable|maximum-scale/.test(viewport)) slips.push("zoom is forbidden");
  if (!/viewport-fit=cover/.test(viewport) || !/interactive-widget=resizes-content/.test(viewport)) slips.push(viewport);
  return touches.length ? slips : ["nothing to touch"];
}"""


def says_why(phone: Surface, words: str) -> None:
    """The brake is off, reachable, and tells its reason beside it."""
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "true")
    expect(phone.page.locator("#brake-note")).to_contain_text(words)
    expect(phone.page.locator("[data-testid=brake-button]:not([disabled])")).to_have_count(1)
    expect(phone.id("brake-button")).to_have_accessible_description(words)


def looks_like_a_brake(phone: Surface, width: float, height: float) -> None:
    look = phone.page.evaluate(LOOK)
    assert abs(look["width"] - width) < 1 and abs(look["height"] - height) < 1, look
    assert look["middle"] > 0.6 and 0 <= look["below"] < 90, look
    assert "rgb(255, 77, 77)" in look["face"] and "rgb(217, 45, 45)" in look["face"], look
    assert "rgba(255, 77, 77, 0.7) 0px 0px 30px" in look["glow"] and look["pulse"] == "pulse", look
    assert look["touch"] == "none" and look["onTop"], look


def refuses(phone: Surface, reason: str) -> None:
    puppet.tell(phone, "BRAKE_REJECTED", playerId="", reason=reason)
    words = text("player", f"rej_{reason}", "sv")
    expect(phone.page.locator(".brake-area.shake")).to_contain_text(words)
    expect(phone.page.get_by_role("alert").filter(has_text=words)).to_have_count(1)
    puppet.buzzed(phone, [30, 60, 30])


NOTE_NOTES = """() => {
  window.notes = [];
  const note = document.querySelector("#brake-note");
  new MutationObserver(() => notes.push(note.textContent)).observe(note, { subtree: true, characterData: true, childList: true });
}"""


def cools_down(phone: Surface) -> None:
    """After too many presses it counts to the next one."""
    phone.page.evaluate(NOTE_NOTES)
    puppet.tell(phone, "BRAKE_REJECTED", playerId="", reason="rate_limited")
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "true")
    moves.ready_to_brake(phone)
    counted = [text("player", "waitSeconds", "sv", s=seconds) for seconds in (2, 1)]
    assert phone.page.evaluate("notes")[:2] == counted


def test_the_brake_in_the_hand(party, instant):
    """UI-P8 UI-P11 UI-P12 UI-P27 UI-P32 UI-P33: where it lies, when it is off and why, what it answers."""
    evening = party(instant)
    evening.create()
    evening.open_tv()
    evening.join(2, sizes=SIZES, before=puppet.string, on_form=slips_nowhere)
    evening.start()
    phone, small = evening.phones
    moves.ready_to_brake(phone)
    looks_like_a_brake(phone, 0.8 * (390 - 32), 140)
    looks_like_a_brake(small, 0.8 * (320 - 32), 120)
    phone.page.set_viewport_size(WIDE)
    looks_like_a_brake(phone, 450, 140)
    phone.page.set_viewport_size({"width": 390, "height": 844})
    slips_nowhere(phone)
    for reason in ("too_late", "already_paused", "invalid_phase", "not_allowed"):
        refuses(phone, reason)
    cools_down(phone)
    phone.id("brake-button").focus()
    evening.host.tap("pause")
    says_why(phone, text("player", "pausedByHost", "sv"))
    expect(phone.id("brake-button")).to_be_focused()
    phone.page.keyboard.press("Enter")
    evening.host.tap("resume")
    moves.brake(small)
    says_why(phone, text("player", "rej_already_paused", "sv"))
    phone.page.keyboard.press("Enter")
    assert puppet.sent(phone, "BRAKE_PULL") == 0 and puppet.sent(small, "BRAKE_PULL") == 1
    puppet.buzzed(small, [60, 40, 120])
    slips_nowhere(small)
    moves.answer(small, "Atlantis")
    puppet.buzzed(small, 80)
    evening.everybody("CLUE_LEVEL")
    lies_clear_of_the_banner(phone)


def slips_nowhere(phone: Surface) -> None:
    assert phone.page.evaluate(SLIPS) == [], phone.name


def lies_clear_of_the_banner(phone: Surface) -> None:
    """Out of reach of the server, the brake is off, and nothing lies over it."""
    go_dark(phone)
    phone.see("conn-banner")
    says_why(phone, text("player", "brakeOffline", "sv"))
    banner, brake = phone.id("conn-banner").bounding_box(), phone.id("brake-button").bounding_box()
    assert banner and brake and banner["y"] + banner["height"] < brake["y"]
    expect(phone.id("conn-banner")).to_have_count(1)
    phone.context.set_offline(False)
    phone.online()


@pytest.fixture
def hasty(tmp_path):
    """A server that waits five seconds for an answer, the least there is."""
    server = Server(tmp_path, "0.1").start()
    yield server
    server.stop()


def tones(phone: Surface) -> dict[str, str]:
    """The colour of the ring for each second that was seen, from the notes taken since."""
    return phone.page.evaluate("rings")


NOTE_RINGS = """() => {
  window.rings = {};
  const note = () => {
    const ring = document.querySelector("[data-testid=answer-dialog] [role=timer]");
    if (ring) rings[ring.textContent] ??= getComputedStyle(ring).color;
    window.quiet = ring?.getAttribute("aria-live") ?? window.quiet;
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
BLUE, AMBER, RED = "rgb(77, 163, 255)", "rgb(255, 176, 32)", "rgb(255, 77, 77)"


def test_an_answer_that_does_not_come(party, hasty):
    """UI-P14 UI-P18 UI-P35: the ring turns amber and red, is spoken once, and the time runs out."""
    evening = party(hasty).open(phones=1)
    phone = evening.phones[0]
    moves.brake(phone)
    phone.page.evaluate(NOTE_RINGS)
    expect(phone.page.get_by_role("dialog").get_by_role("alert").filter(has_text="5 s")).to_have_count(1)
    phone.gone("answer-dialog")
    phone.says("notice", text("player", "timeOutNoLock", "sv"))
    colours = tones(phone)
    assert colours.get("5", BLUE) == BLUE and colours["4"] == AMBER, colours
    assert {colours[second] for second in "321"} == {RED}, colours
    assert phone.page.evaluate("quiet") == "off"
    expect(phone.page.get_by_role("status").filter(has=phone.id("notice"))).to_have_count(1)


def reads_while_it_is_read(phone: Surface) -> None:
    """The text waits as long as the server asks, and no longer; the brake does not wait."""
    phone.see("clue-text")
    clue = puppet.last(phone, "CLUE_PRESENT")
    for level, hidden_ms in ((8, 300), (6, 60_000)):
        puppet.retell(phone, clueLevelPoints=level)
        puppet.tell(phone, "CLUE_PRESENT", **clue | {"clueLevelPoints": level, "textRevealAfterMs": hidden_ms})
        if hidden_ms == 300:
            phone.see("clue-text")
    expect(phone.page.locator(".clue-card")).to_have_text(text("player", "listening", "sv"))
    moves.brake(phone)


def test_an_answer_that_is_locked_and_one_that_the_host_ends(party, instant):
    """UI-P13 UI-P17 UI-P18: the brake need not wait for the text, nor the clues for an answer that is in."""
    evening = party(instant).open(phones=2, before=puppet.string)
    phone, other = evening.phones
    reads_while_it_is_read(other)
    evening.host.tap("next-clue")
    other.gone("answer-dialog")
    other.says("notice", text("player", "hostWentOn", "sv"))
    phone.says("level", "8")
    moves.brake(phone)
    moves.answer(phone, "Atlantis")
    phone.says("locked-card", "Atlantis")
    phone.says("locked-card", text("player", "lockedAt", "sv", x=8))
    for level in (6, 4):
        evening.host.says("level", str(level))
        phone.says("level", str(level))
        expect(phone.id("clue-text")).to_have_text(evening.host.id("clue-text").inner_text())
        phone.says("locked-card", "Atlantis")
        if level == 6:
            evening.host.tap("next-clue")
    moves.brake(other)
    phone.phase("PAUSED_FOR_BRAKE")
    phone.see("brake-banner")
    phone.gone("answer-dialog")
    phone.gone("brake-button")
    moves.answer(other, "Babylon")
    evening.everybody("CLUE_LEVEL")
    locks = [json.loads(frame)["payload"] for frame in phone.frames if '"BRAKE_ANSWER_LOCKED"' in frame]
    assert [lock["lockedAtLevelPoints"] for lock in locks] == [8, 4] and "Babylon" not in phone.text()
