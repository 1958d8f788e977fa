"""An evening from the host's chair, from the first clue to the end."""

import json
import re

from playwright.sync_api import Locator, expect

from kit import moves
from kit.door import Doorkeeper
from kit.party import Party
from kit.surface import Surface
from kit.texts import text

STYLE = "(element, name) => getComputedStyle(element).getPropertyValue(name)"
BARE_BUTTONS = """() => [...document.querySelectorAll(".btn")].filter((button) =>
    !button.textContent.trim() || !button.querySelector("svg, .spinner"))
  .map((button) => button.outerHTML)"""
ORANGE, MINT, BLUE = "rgb(255, 138, 0)", "rgb(45, 226, 197)", "rgb(77, 163, 255)"
GOLD, SILVER, BRONZE = "rgb(255, 215, 0)", "rgb(179, 191, 204)", "rgb(204, 128, 51)"


def say(key: str, **values) -> str:
    return text("host", key, "sv", **values)


def style(element: Locator, name: str) -> str:
    return element.evaluate(STYLE, name)


def told(surface: Surface, kind: str) -> dict:
    """The payload of the last message of a kind that this screen got."""
    messages = [json.loads(frame) for frame in surface.frames]
    return [message["payload"] for message in messages if message["type"] == kind][-1]


def number(element: Locator) -> int:
    found = re.search(r"\d+", element.inner_text())
    assert found
    return int(found[0])


def badge(host: Surface, phase: str) -> None:
    """Connection and phase in one place (UI-H18)."""
    host.phase(phase)
    expect(host.page.locator(".status-badge[data-online=true] h1")).to_have_text(say(f"phase_{phase}"))
    assert host.page.evaluate(BARE_BUTTONS) == []


def begins(evening: Party) -> None:
    """UI-H19, UI-H52, UI-H53: the introduction, which is skipped."""
    host = evening.host
    host.tap("start-button")
    badge(host, "ROUND_INTRO")
    secret, name = host.page.locator(".secret"), host.id("secret-name")
    expect(secret).to_contain_text("Egypten")
    expect(name).to_have_text("Kairo")
    assert style(name, "font-weight") == "700" and float(style(name, "font-size")[:-2]) >= 28
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
    clue = told(evening.tv, "CLUE_PRESENT")
    assert clue["clueLevelPoints"] == points
    expect(host.id("clue-text")).to_have_text(clue["clueText"])
    return clue["clueText"]


def stands_still(evening: Party) -> Surface:
    """UI-H51, UI-H59: somebody comes late during a pause, and no second is lost."""
    host = evening.host
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
    assert held - 1 <= number(ring) <= held
    waits(host)
    return late


def waits(host: Surface) -> None:
    row = host.page.locator(".player-row", has_text="Sena Sanna")
    expect(row).to_contain_text(say("rejoiningSoon"))
    expect(host.id("count")).to_contain_text("/3")


def braked_and_locked(evening: Party) -> None:
    """UI-H26, UI-H27: the banner goes when the answer is locked; a reload adds no second row."""
    host, bo = evening.host, evening.phones[1]
    moves.brake(bo)
    badge(host, "PAUSED_FOR_BRAKE")
    host.says("brake-banner", say("braked", name="Bo O'Hara 🚂"))
    seconds = told(evening.tv, "BRAKE_ACCEPTED")["answerTimeoutMs"] // 1000
    assert seconds - 5 <= number(host.page.locator(".brake-seconds")) <= seconds
    expect(host.id("skip")).to_be_enabled()
    moves.answer(bo, "Alexandria")
    host.gone("brake-banner")
    rows = host.page.locator("[data-testid=locked-list] li")
    for _ in range(2):
        expect(rows).to_have_count(1)
        for part in ("Bo O'Hara", "”Alexandria”", "@ 10 p"):
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
    for row, words in ((wrong, ("Bo O'Hara", "Alexandria", "+0 p")),
                       (right, ("Maximiliana", "Kairo", "+4 p"))):
        for part in words:
            expect(row).to_contain_text(part)
    expect(right.get_by_role("img", name=text("common", "correct", "sv"))).to_be_visible()
    expect(wrong.get_by_role("img", name=text("common", "wrong", "sv"))).to_be_visible()
    for row, colour in ((wrong, "rgb(255, 77, 77)"), (right, MINT)):
        icon = row.locator(".verdict-icon")
        assert (style(icon, "background-color"), style(icon, "border-radius")) == (colour, "50%")
    moves.hurry(host, "FOLLOWUP_QUESTION")


def question(evening: Party, number_: int, options: int) -> None:
    """UI-H29, UI-H30, UI-H34, UI-H35: the answer first; nothing to press but the general menu."""
    host, page = evening.host, evening.host.page
    badge(host, "FOLLOWUP_QUESTION")
    expect(page.locator(".question-head h2")).to_have_text(f"Fråga {number_} / 2")
    card = page.locator(".right-answer")
    assert style(card, "border-top-color") == MINT
    expect(card.locator("svg")).to_be_visible()
    expect(card).to_contain_text(say("secretAnswer"))
    expect(page.locator(".question h2 svg")).to_be_visible()
    assert page.locator(".question-text").inner_text() == told(
        evening.tv, "FOLLOWUP_QUESTION_PRESENT")["questionText"]
    assert style(page.locator(".time-left .bar i"), "background-color") == BLUE
    assert 15 <= number(host.id("timer")) <= 25
    expect(page.locator(".pills li")).to_have_count(options)
    expect(page.locator(".pills button")).to_have_count(0)
    counted(host, 0)
    expect(page.locator(".control-bar button")).to_have_text([say("pause"), say("skip")])


def counted(host: Surface, answers: int) -> None:
    """UI-H32: a number, and nobody's words."""
    expect(host.page.locator(".aside h2").first).to_have_text(f"{answers}/3 svarat")
    host.gone("answers-list")


def judged(evening: Party, door: Doorkeeper) -> None:
    """UI-H32, UI-H33: everybody's words when the question is closed, then the verdicts.

    UI-H40: a page that is loaded again shows the words, as the question is over.
    """
    host, page = evening.host, evening.host.page
    right, options = moves.question(host)
    wrong = next(option for option in options if option != right)
    moves.answer_choice(evening.phones[0], right)
    counted(host, 1)
    moves.answer_choice(evening.phones[1], wrong)
    counted(host, 2)
    door.keep_from("FOLLOWUP_RESULTS")
    host.tap("skip")
    rows = page.locator("[data-testid=answers-list] li")
    closed = page.get_by_role("heading", name=say("answers", n=2))
    expect(closed).to_be_visible()
    host.tap("pause")
    expect(rows).to_contain_text(["Alva", "Bo O'Hara"])
    expect(rows).to_contain_text([f"”{right}”", f"”{wrong}”"])
    expect(page.locator(".answer-banner")).to_have_count(0)
    door.let_in()
    banner = page.locator(".answer-banner")
    expect(banner).to_have_text(f"Rätt svar: {right}")
    assert style(banner, "background-color") == MINT
    for name, verdict, points in (("Alva", "correct", 2), ("Bo O'Hara", "wrong", 0)):
        row = rows.filter(has_text=name)
        expect(row).to_contain_text(f"+{points} p")
        expect(row.get_by_role("img", name=text("common", verdict, "sv"))).to_be_visible()
    page.reload()
    host.tap("resume")
    expect(closed).to_be_visible()
    expect(rows).to_contain_text([f"”{right}”", f"”{wrong}”"])
    expect(page.locator(".time-left .tabular")).to_have_count(0)


def second_question(evening: Party) -> None:
    right, _ = moves.question(evening.host)
    moves.answer_open(evening.phones[0], right)
    counted(evening.host, 1)
    evening.host.tap("skip")


def standings(evening: Party) -> None:
    """UI-H25, UI-H36: after the last question; equal points share a place."""
    host = evening.host
    badge(host, "SCOREBOARD")
    rows = host.page.locator("[data-testid=scoreboard] li")
    expect(rows.filter(has_text="Alva")).to_contain_text("4 p")
    places = host.page.locator("[data-testid=scoreboard] li > :first-child")
    expect(places).to_have_text(["1", "1", "3", "3"])
    assert [style(place, "background-color") for place in places.all()[:2]] == [GOLD, GOLD]


def medals(host: Surface) -> None:
    places = host.page.locator("[data-testid=scoreboard] li > :first-child")
    expect(places).to_have_text(["1", "2", "2", "4"])
    expect(host.page.locator("[data-testid=scoreboard]")).to_contain_text("Maximiliana")
    colours = [style(place, "background-color") for place in places.all()]
    assert colours[:3] == [GOLD, SILVER, SILVER] and colours[3] not in (GOLD, SILVER, BRONZE)


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


def test_an_evening_from_the_hosts_chair(party, steady):
    """UI-H18 UI-H19 UI-H20 UI-H21 UI-H22 UI-H23 UI-H24 UI-H25 UI-H26 UI-H27 UI-H28 UI-H29 UI-H30 UI-H32
    UI-H33 UI-H34 UI-H35 UI-H36 UI-H40 UI-H42 UI-H51 UI-H52 UI-H53 UI-H55 UI-H59"""
    evening = party(steady)
    door = Doorkeeper(evening.host)
    evening.create()
    moves.choose_packs(evening.host, "Kairo", "Reykjavik")
    evening.open_tv()
    evening.join(3)
    begins(evening)
    clues = {clue_of(evening, 10)}
    late = stands_still(evening)
    braked_and_locked(evening)
    clues.add(clue_of(evening, 8))
    overruled(evening)
    clues.add(clue_of(evening, 4))
    moves.brake(evening.phones[2])
    moves.answer(evening.phones[2], "Kairo")
    evening.host.says("level", "2")
    assert len(clues | {clue_of(evening, 2)}) == 4
    results(evening)
    question(evening, 1, options=4)
    judged(evening, door)
    question(evening, 2, options=0)
    second_question(evening)
    standings(evening)
    evening.host.tap("skip")
    badge(evening.host, "CLUE_LEVEL")
    clue_of(evening, 10)
    guests(evening, late)
    revealed_by_force(evening)
    assert not evening.errors(), "\n".join(evening.errors())
