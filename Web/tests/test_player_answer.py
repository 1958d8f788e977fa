"""The answer after a brake: locked, late, or ended by the host."""

import json

import pytest
from playwright.sync_api import expect

from kit import moves, puppet
from kit.cast import Cast
from kit.server import Server
from kit.surface import Surface
from kit.texts import text


@pytest.fixture
def hasty(tmp_path):
    """A server that waits five seconds for an answer, the least there is."""
    server = Server(tmp_path, "0.1").start()
    yield server
    server.stop()


# The colour of the ring for each second that is seen.
NOTE_RINGS = """() => {
  window.rings = {};
  const note = () => {
    const ring = document.querySelector("[data-testid=answer-dialog] [role=timer]");
    if (ring) rings[ring.textContent] ??= getComputedStyle(ring).color;
    window.quiet = ring?.getAttribute("aria-live") ?? window.quiet;
  };
  note();
  new MutationObserver(note)
    .observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
BLUE, AMBER, RED = "rgb(77, 163, 255)", "rgb(255, 176, 32)", "rgb(255, 77, 77)"


def test_an_answer_that_does_not_come(party, hasty):
    """UI-P14 UI-P18 UI-P35: the ring turns amber and red, is spoken once, and the time runs out. NB: in an evening the
    train would roll on (UI-E31)."""
    cast, evening = Cast(hasty, ["kairo"], []), party(hasty)
    evening.code = cast.code
    evening.join(1)
    cast.host.send("HOST_START_GAME")
    phone = evening.phones[0]
    moves.brake(phone)
    phone.page.evaluate(NOTE_RINGS)
    expect(phone.page.get_by_role("dialog").get_by_role("alert").filter(has_text="5 s")).to_have_count(1)
    phone.gone("answer-dialog")
    phone.says("notice", text("player", "timeOutNoLock", "sv"))
    colours = phone.page.evaluate("rings")
    assert colours.get("5", BLUE) == BLUE and colours["4"] == AMBER, colours
    assert {colours[second] for second in "321"} == {RED}, colours
    assert phone.page.evaluate("quiet") == "off"
    expect(phone.page.get_by_role("status").filter(has=phone.id("notice"))).to_have_count(1)
    cast.close()


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
