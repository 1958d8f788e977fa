"""The questions and the standings on the host's page; each step proves what its docstring cites."""

from playwright.sync_api import expect

from kit import moves
from kit.desk import BLUE, BRONZE, GOLD, MINT, SILVER, badge, number, say, style, told
from kit.door import Doorkeeper
from kit.party import Party
from kit.surface import Surface
from kit.texts import text


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
        evening.tv, "FOLLOWUP_QUESTION_PRESENT")[-1]["questionText"]
    assert style(page.locator(".time-left .bar i"), "background-color") == BLUE
    assert 15 <= number(host.id("timer")) <= 25
    expect(page.locator(".pills li")).to_have_count(options)
    expect(page.locator(".pills button")).to_have_count(0)
    counted(host, 0)
    expect(page.locator(".control-bar button")).to_have_text([say("pause"), say("skip")])


def counted(host: Surface, answers: int) -> None:
    """UI-H32: only the count, and nobody's words."""
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
    for name, verdict, points in (("Alva", "correct", "+2 p"), ("Bo O'Hara", "wrong", "–")):
        row = rows.filter(has_text=name)
        expect(row).to_contain_text(points)
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
