"""The narrowest phone, and the largest text: nothing runs out of the side."""

from playwright.sync_api import expect

from kit import moves
from kit.party import Party
from kit.surface import Surface

# Texts and controls that stick out of the window at the left or the right.
STRAY = """() => [...document.querySelectorAll("#root *")].filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own && !element.matches("button, input")) return false;
    if (element.closest(".sr-only, [aria-hidden=true]")) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
  }).map((element) => element.outerHTML.slice(0, 120))"""

LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"


def fits(phone: Surface) -> None:
    page = phone.page
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{phone.name}: {wide} px too wide"
    stray = page.evaluate(STRAY)
    assert not stray, "\n".join([phone.name, *stray])


def join(phone: Surface, evening: Party) -> None:
    phone.page.goto(evening.address("/join"))
    fits(phone)
    phone.id("code-input").fill(evening.code)
    phone.id("name-input").fill(f"Maximiliana-Alexandrina {phone.name}")
    phone.tap("join-button")
    phone.phase("LOBBY")
    fits(phone)


def test_no_sideways_scroll(party, shortened):
    """UI-P34 UI-H44: a 320 px phone and one with 200 % text, from the join page to a verdict."""
    evening = party(shortened)
    evening.create()
    evening.tv.page.goto(evening.address(f"/tv?code={evening.code}"))
    narrow = evening.surface("narrow", {"width": 320, "height": 568}, True)
    large = evening.surface("large", {"width": 390, "height": 844}, True)
    large.context.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGE_TEXT} }})")
    evening.phones += [narrow, large]
    for phone in evening.phones:
        join(phone, evening)
    evening.start()
    evening.host.tap("extend")
    for phone in evening.phones:
        phone.see("clue-text")
        fits(phone)
        moves.brake(phone)
        fits(phone)
        moves.answer(phone, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch")
        fits(phone)
    moves.reveal_now(evening.host)
    for number, control in ((1, "choice-A"), (2, "followup-input")):
        expect(evening.host.page.locator(".question-head")).to_contain_text(f"{number} / 2")
        evening.host.tap("extend")
        for phone in evening.phones:
            phone.see(control)
            fits(phone)
        evening.host.tap("skip")
        for phone in evening.phones:
            phone.see("followup-results")
            fits(phone)
