"""BROMS: how it lies in the hand, when it can be pulled, and what it answers."""

from playwright.sync_api import expect

from kit import moves, puppet
from kit.party import NAMES
from kit.surface import Surface
from kit.texts import text
from kit.weather import go_dark

SIZES = [(390, 844), (320, 568)]
# The note's button and the gap to it (UI-E28).
UNDER_IT = 64
WIDE = {"width": 820, "height": 1180}

LOOK = """() => {
  const brake = document.querySelector("[data-testid=brake-button]");
  const mount = brake.parentElement;
  const { x, y, width, height } = brake.getBoundingClientRect();
  const style = getComputedStyle(brake);
  const glow = getComputedStyle(mount, "::after");
  return { width, height, below: innerHeight - y - height, middle: (y + height / 2) / innerHeight,
    face: style.backgroundImage, touch: style.touchAction, glow: glow.boxShadow, pulse: glow.animationName,
    onTop: brake.contains(document.elementFromPoint(x + width / 2, y + 9)) };
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
  for (const part of ["viewport-fit=cover", "interactive-widget=resizes-content"])
    if (!viewport.includes(part)) slips.push(`no ${part}`);
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
    assert look["middle"] > 0.6 and 0 <= look["below"] < 90 + UNDER_IT, look
    assert "rgb(255, 77, 77)" in look["face"] and "rgb(217, 45, 45)" in look["face"], look
    assert "rgba(255, 77, 77, 0.7) 0px 0px 30px" in look["glow"] and look["pulse"] == "pulse", look
    assert look["touch"] == "none" and look["onTop"], look


def refuses(phone: Surface, reason: str) -> None:
    puppet.tell(phone, "BRAKE_REJECTED", playerId="", reason=reason)
    words = text("player", f"rej_{reason}", "sv", name=text("player", "someone", "sv"))
    expect(phone.page.locator(".brake-area.shake")).to_contain_text(words)
    expect(phone.page.get_by_role("alert").filter(has_text=words)).to_have_count(1)
    puppet.buzzed(phone, [30, 60, 30])


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


NOTE_NOTES = """() => {
  window.notes = [];
  const note = document.querySelector("#brake-note");
  new MutationObserver(() => notes.push(note.textContent))
    .observe(note, { subtree: true, characterData: true, childList: true });
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
    evening = party(instant, moving=True)
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
    says_why(phone, text("player", "rej_already_paused", "sv", name=NAMES[1]))
    phone.page.keyboard.press("Enter")
    assert puppet.sent(phone, "BRAKE_PULL") == 0 and puppet.sent(small, "BRAKE_PULL") == 1
    puppet.buzzed(small, [60, 40, 120])
    slips_nowhere(small)
    moves.answer(small, "Atlantis")
    puppet.buzzed(small, 80)
    evening.everybody("CLUE_LEVEL")
    lies_clear_of_the_banner(phone)
