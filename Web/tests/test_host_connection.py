"""A host who loses the server, leaves, or hands over."""

from collections.abc import Callable

from playwright.sync_api import expect

from kit import moves
from kit.desk import RED, say, told
from kit.party import HOST_SIZE, Party
from kit.surface import Surface
from kit.texts import text
from kit.weather import HOLD_SOCKETS, go_dark

COLOURS = """(timer) => [getComputedStyle(timer.querySelector(".bar i")).backgroundColor,
  getComputedStyle(timer.querySelector(".tabular")).color]"""
ACTIVE = "() => [...document.querySelectorAll('.control-bar button:not(:disabled)')].length"
A_PAUSE_MS = 10_000


def pauses_until(host: Surface, come: Callable[[], bool], most: int) -> None:
    """Lets the pauses between tries pass at once, until something has come of them."""
    for _ in range(most):
        host.page.clock.run_for(A_PAUSE_MS)
        # NB: the refusal of a try comes from outside the page's time.
        host.page.evaluate("fetch('/health').catch(() => null)")
        if come():
            return
    raise AssertionError(f"nothing came of {most} pauses")


def test_a_host_without_a_server(party, own_server):
    """UI-H37 UI-H38 UI-H66: what was there stays, nothing can be pressed, and the tries never end."""
    evening = party(own_server)
    host, page = evening.host, evening.host.page
    page.clock.install()
    evening.open(phones=1)
    clue, name = host.id("clue-text").inner_text(), host.id("secret-name").inner_text()
    host.see("next-clue")
    own_server.kill()
    page.clock.run_for(3_000)
    host.says("conn-banner", text("common", "reconnecting", "sv"))
    banner = host.id("conn-banner").bounding_box()
    assert banner is not None and banner["y"] < 120
    host.phase("CLUE_LEVEL")
    expect(host.id("clue-text")).to_have_text(clue)
    expect(host.id("secret-name")).to_have_text(name)
    host.see("timer")
    expect(page.locator(".status-badge")).to_have_attribute("data-online", "false")
    assert page.evaluate(ACTIVE) == 0
    pauses_until(host, lambda: host.id("try-now").is_visible(), most=25)
    host.says("conn-banner", text("common", "connectionLost", "sv"))
    tried = host.sockets
    assert tried >= 10
    pauses_until(host, lambda: host.sockets >= tried + 3, most=10)
    own_server.start()
    host.tap("try-now")
    host.online()
    host.gone("conn-banner")
    host.phase("CLUE_LEVEL")
    expect(host.id("clue-text")).to_have_text(clue)
    assert page.evaluate(ACTIVE) > 0


def test_a_host_who_comes_back_to_a_question(party, instant):
    """UI-H40 UI-H31 UI-H60 UI-H66 EX23: the game goes on without its host, and with another."""
    evening = party(instant)
    evening.host.context.add_init_script(HOLD_SOCKETS)
    evening.open(phones=2)
    go_dark(evening.host)
    moves.brake(evening.phones[0])
    moves.answer(evening.phones[0], "Atlantis")
    evening.tv.says("count", "1")
    evening.host.context.set_offline(False)
    evening.host.online()
    evening.host.says("locked-list", "Atlantis")
    evening.host.says("level", "8")
    evening.host = host = heir_of(evening)
    page = host.page
    host.says("locked-list", "Atlantis")
    moves.reveal_now(host)
    host.phase("FOLLOWUP_QUESTION")
    host.tap("extend")
    right, options = moves.question(host)
    answering(evening, right, options)
    head = page.locator(".question-head h2").inner_text()
    end = end_of_question(host)
    page.reload()
    expect(page.locator(".question-head h2")).to_have_text(head)
    assert moves.question(host) == (right, options)
    expect(page.locator(".aside h2").first).to_have_text("1/2 svarat")
    assert end_of_question(host) == end
    host.tap("skip")
    expect(page.locator(".question-head h2")).not_to_have_text(head)
    timer = page.locator(".time-left")
    expect(timer).to_have_attribute("data-low", "false")
    expect(timer).to_have_attribute("data-low", "true")
    assert timer.evaluate(COLOURS) == [RED, RED]
    host.tap("pause")
    host.see("resume")
    ended(evening)


def ended(evening: Party) -> None:
    """UI-H60: asked about first; then the TV says so, with the standings."""
    host, words = evening.host, text("common", "sessionEnded", "sv")
    host.tap("end-game")
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.phase("FOLLOWUP_QUESTION")
    host.tap("end-game")
    expect(host.page.get_by_role("dialog")).to_contain_text(say("endGameSure"))
    host.tap("confirm-yes")
    host.phase("ROUND_END")
    expect(host.page.locator(".finale")).to_contain_text(words)
    expect(evening.tv.page.get_by_text(words).first).to_be_visible()
    for surface in (evening.tv, host):
        for name in ("Alva", "Bo O'Hara"):
            surface.says("scoreboard", name)


def answering(evening: Party, right: str, options: list[str]) -> None:
    reply = moves.answer_choice if options else moves.answer_open
    reply(evening.phones[0], right)
    expect(evening.host.page.locator(".aside h2").first).to_have_text("1/2 svarat")


def end_of_question(host: Surface) -> int:
    """When the question ends, by the last snapshot that the page got."""
    states = [each["state"] for each in told(host, "STATE_SNAPSHOT")]
    timers = [state["followupQuestion"]["timer"] for state in states if state["followupQuestion"]]
    return timers[-1]["startAtServerMs"] + timers[-1]["durationMs"]


def heir_of(evening: Party) -> Surface:
    """UI-H66: another device takes the seat by a second code; the old page says so."""
    host = evening.host
    clue = host.id("clue-text").inner_text()
    host.tap("handover")
    code = host.id("handover-code").inner_text().strip()
    heir = evening.surface("heir", HOST_SIZE)
    heir.page.goto(evening.address(f"/host?code={evening.code}"))
    heir.tap("take-over")
    heir.id("join-code-input").fill(code)
    heir.tap("join-send")
    heir.phase("CLUE_LEVEL")
    expect(heir.id("clue-text")).to_have_text(clue)
    expect(host.id("closed")).to_contain_text(text("common", "openElsewhere", "sv"))
    return heir
