"""The steps of an evening on the host's page, outside the questions; each proves what its docstring cites."""

from playwright.sync_api import expect

from kit import moves
from kit.desk import MINT, ORANGE, RED, badge, number, pixels, say, style, told
from kit.desk_questions import medals
from kit.party import Party
from kit.surface import Surface
from kit.texts import text


def begins(evening: Party) -> None:
    """UI-H19, UI-H52, UI-H53: the introduction, which is skipped."""
    host = evening.host
    host.tap("start-button")
    badge(host, "ROUND_INTRO")
    secret, name = host.page.locator(".secret"), host.id("secret-name")
    expect(secret).to_contain_text("Egypten")
    expect(name).to_have_text("Kairo")
    assert style(name, "font-weight") == "700" and pixels(name, "font-size") >= 28
    assert style(secret, "background-color") == "rgba(255, 176, 32, 0.12)"
    expect(secret.locator("svg")).to_be_visible()
    expect(host.page.get_by_role("heading", name=say("journeyBegins"))).to_be_visible()
    expect(host.id("force-reveal")).to_be_enabled()
    expect(host.id("skip")).to_have_text(say("skipIntro"))
    host.gone("next-clue")
    host.tap("skip")
    badge(host, "CLUE_LEVEL")


def clue_of(evening: Party, points: int) -> str:
    """UI-H20, UI-H21: the whole clue at once, under what it is worth."""
    host = evening.host
    host.says("level", f"{points} p")
    assert style(host.id("level"), "background-color") == ORANGE
    # NB: the TV is another page, so its frames may come after the host's picture.
    evening.tv.phase("CLUE_LEVEL")
    expect(evening.tv.id("level")).to_have_attribute("data-level", str(points))
    clue = told(evening.tv, "CLUE_PRESENT")[-1]
    assert clue["clueLevelPoints"] == points
    expect(host.id("clue-text")).to_have_text(clue["clueText"])
    return clue["clueText"]


def stands_still(evening: Party) -> Surface:
    """UI-H51, UI-H59: somebody comes late during a pause, and no second is lost."""
    host = evening.host
    end = clue_end(host)
    host.tap("pause")
    host.see("resume")
    evening.tv.see("paused")
    held = number(host.id("held"))
    late = evening.surface("late", {"width": 390, "height": 844}, True)
    late.page.goto(evening.address(f"/join/{evening.code}"))
    late.id("name-input").fill("Sena Sanna")
    late.tap("join-button")
    host.says("notice", say("rejoining", name="Sena Sanna"))
    assert number(host.id("held")) == held
    host.tap("resume")
    host.gone("held")
    ring = host.page.locator(".clue [data-testid=timer]")
    assert held - 5 <= number(ring) <= held
    assert clue_end(host) > end
    waits(host)
    return late


def clue_end(host: Surface) -> int:
    """When the clue's time is up, by the last snapshot."""
    return told(host, "STATE_SNAPSHOT")[-1]["state"]["clueTimerEnd"]


def waits(host: Surface) -> None:
    row = host.page.locator(".player-row", has_text="Sena Sanna")
    expect(row).to_contain_text(say("rejoiningSoon"))
    expect(host.id("count")).to_contain_text("/3")


def braked_and_locked(evening: Party) -> None:
    """UI-H26, UI-H27, UI-E23: the banner goes when the answer is locked; a reload adds no second row."""
    host, bo = evening.host, evening.phones[1]
    moves.brake(bo)
    badge(host, "PAUSED_FOR_BRAKE")
    host.says("brake-banner", say("braked", name="Bo O'Hara 🚂"))
    seconds = told(evening.tv, "BRAKE_ACCEPTED")[-1]["silenceMs"] // 1000
    assert seconds - 5 <= number(host.page.locator(".brake-seconds")) <= seconds
    host.says("brake-typing", say("isThinking", name="Bo O'Hara 🚂"))
    host.says("release", say("letGoOf", name="Bo O'Hara 🚂"))
    expect(host.page.get_by_test_id("next-clue")).to_have_count(1)
    host.gone("skip")
    moves.answer(bo, "Alexandria")
    host.gone("brake-banner")
    rows = host.page.locator("[data-testid=locked-list] li")
    for _ in range(2):
        expect(rows).to_have_count(1)
        for part in ("Bo O'Hara", "”Alexandria”", "vid 10 p"):
            expect(rows).to_contain_text(part)
        expect(host.page.get_by_role("heading", name=say("lockedAnswers", n=1))).to_be_visible()
        expect(host.page.locator(".locked h2 svg")).to_be_visible()
        host.page.reload()
        host.says("level", "8")
    waits(host)


def overruled(evening: Party) -> None:
    """UI-H28: the next clue ends a brake without an answer, and again at once (UI-H22)."""
    host, alva = evening.host, evening.phones[0]
    moves.brake(alva)
    host.see("brake-banner")
    host.tap("next-clue")
    host.gone("brake-banner")
    badge(host, "CLUE_LEVEL")
    clue_of(evening, 6)
    expect(host.page.locator("[data-testid=locked-list] li")).to_have_count(1)
    alva.gone("answer-input")
    host.tap("next-clue")


def results(evening: Party) -> None:
    """UI-H23, UI-H24: after the last clue the answer, with everybody's words judged."""
    host = evening.host
    expect(host.id("next-clue")).to_have_text(say("toAnswer"))
    host.tap("next-clue")
    badge(host, "REVEAL_DESTINATION")
    expect(host.page.get_by_role("heading", name="Svar: Kairo (Egypten)")).to_be_visible()
    wrong, right = (host.page.locator("[data-testid=results] li").nth(i) for i in (0, 1))
    for row, words in ((wrong, ("Bo O'Hara", "Alexandria", "–")),
                       (right, ("Maximiliana", "Kairo", "+4 p"))):
        for part in words:
            expect(row).to_contain_text(part)
    expect(right.get_by_role("img", name=text("common", "correct", "sv"))).to_be_visible()
    expect(wrong.get_by_role("img", name=text("common", "wrong", "sv"))).to_be_visible()
    for row, colour in ((wrong, RED), (right, MINT)):
        icon = row.locator(".verdict-icon")
        assert (style(icon, "background-color"), style(icon, "border-radius")) == (colour, "50%")
    moves.hurry(host, "FOLLOWUP_QUESTION")


def guests(evening: Party, late: Surface) -> None:
    """UI-H55, UI-H59: the late one plays now; a guest who is sent away keeps a row."""
    host = evening.host
    host.says("count", "0/4")
    row = host.page.locator(".player-row", has_text="Sena Sanna")
    expect(row).not_to_contain_text(say("rejoiningSoon"))
    moves.brake(late)
    moves.answer(late, "Reykjavik")
    host.says("level", "8")
    unwanted = evening.phones[2]
    dismiss(host, "Maximiliana", "ban")
    unwanted.see("closed")
    expect(host.page.locator(".player-row")).to_have_count(3)


def dismiss(host: Surface, name: str, way: str) -> None:
    row = host.page.locator(".player-row", has_text=name)
    row.get_by_test_id("player-menu").click()
    host.tap(way)
    if host.id("confirm-yes").count():
        host.tap("confirm-yes")


def revealed_by_force(evening: Party) -> None:
    """UI-H53: from a brake, after a question."""
    host = evening.host
    moves.brake(evening.phones[0])
    host.see("brake-banner")
    host.tap("force-reveal")
    expect(host.page.get_by_role("dialog")).to_contain_text(say("forceRevealSure"))
    host.page.keyboard.press("Escape")
    host.phase("PAUSED_FOR_BRAKE")
    moves.reveal_now(host)
    badge(host, "REVEAL_DESTINATION")
    host.see("results")
    medals(host)
