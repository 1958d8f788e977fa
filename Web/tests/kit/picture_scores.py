"""The steps of an evening on the TV from the results to the next destination; each proves what its docstring cites."""

import re

from playwright.sync_api import expect

from kit import moves, tour
from kit.party import Party
from kit.picture import see, state_of
from kit.secrecy import names_of, told
from kit.sounds import sounds
from kit.surface import Surface

# What is over too soon to be waited for: the words of the tunnel, and the tunnel itself.
PASSING = """() => {
  window.passed = new Set();
  new MutationObserver(() => {
    document.querySelectorAll(".next-up p").forEach((each) => passed.add(each.textContent));
    if (document.querySelector(".tunnel")) passed.add("tunnel");
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def is_evening(tv: Surface) -> bool:
    """Whether it shows a session of an evening, whose questions and scoreboard look otherwise (EVE53)."""
    return "journey" in state_of(tv)


def the_results(evening: Party) -> None:
    """UI-T14 rows with ✓ or ✗, name, answer and points"""
    tv = evening.tv
    moves.reveal_now(evening.host)
    expect(tv.id("reveal-name")).to_have_accessible_name("Kairo")
    row = see(tv, ".result-rows li, .verdict-row")
    expect(row).to_have_count(1)
    expect(row.get_by_role("img", name="Fel")).to_be_visible()
    for words in ("Alva", "Atlantis", "–"):
        expect(row).to_contain_text(words)
    tv.see("scoreboard")


def the_sign_stays_free(evening: Party) -> None:
    """UI-T13 UI-T19: a verdict that is changed during the reveal, and changed back, is told below the sign."""
    tv, host = evening.tv, evening.host
    host.tap("pause")
    for points in (8, 0):
        host.tap("verdict")
        toast = see(tv, f".toast:has-text('Alva {points} p')").bounding_box()
        sign = see(tv, ".station-sign").bounding_box()
        assert toast["y"] >= sign["y"] + sign["height"], (toast, sign)
    host.tap("resume")


def a_changed_verdict(evening: Party) -> None:
    """UI-T19: the override's toast comes once, the standings count it, no fanfare."""
    tv, host = evening.tv, evening.host
    before = len(sounds(evening, "sfx"))
    host.tap("verdict")
    dialog = host.page.get_by_role("dialog")
    if dialog.count():
        dialog.get_by_test_id("confirm-yes").click()
    expect(see(tv, ".toast")).to_have_text("Ändrat av värden: Alva 8 p")
    expect(tv.page.locator(".standing[data-leader=true]")).to_contain_text("10 p")
    row = tv.page.locator(".result-rows li[data-correct=true], .night-row").filter(has_text="Alva")
    expect(row).to_contain_text("+8 p")
    assert len(sounds(evening, "sfx")) == before


def a_choice(evening: Party) -> None:
    """UI-T15 UI-T16: letters with shapes; the right one lifts when all have answered."""
    tv, host, phone = evening.tv, evening.host, evening.phones[0]
    host.tap("extend")
    tv.says("told", "Fråga 1 / 2")
    right, options = moves.question(host)
    expect(see(tv, ".options .key svg")).to_have_count(4)
    expect(tv.page.locator(".options .key b")).to_have_text(["A", "B", "C", "D"])
    expect(tv.page.locator(".option-text")).to_have_text(options)
    assert tv.page.locator(".options li[data-right=true]").count() == 0
    moves.answer_choice(phone, right)
    expect(phone.id("followup-status")).not_to_be_empty()
    host.tap("skip")
    lifted = see(tv, ".options li[data-right=true]")
    expect(lifted).to_contain_text(right)
    expect(lifted).to_have_css("transform", re.compile(r"matrix\(1\.03"))
    wrong = tv.page.locator(".options > li[data-right=false]").first
    expect(wrong.locator(".key") if is_evening(tv) else wrong).to_have_css("opacity", "0.45" if is_evening(tv) else "0.42")
    expect(tv.page.locator(".verdicts li, .options > li[data-right=true]").filter(has_text="Alva")).to_contain_text("+2")


def an_open_question(evening: Party) -> None:
    """UI-T15 UI-T16 UI-T29: header in the polite status, row Fel, never free text."""
    tv, host, phone = evening.tv, evening.host, evening.phones[0]
    tv.says("told", "Fråga 2 / 2")
    right, options = moves.question(host)
    assert options == []
    moves.answer_open(phone, "Nefertiti i natt")
    expect(phone.id("followup-status")).not_to_be_empty()
    host.tap("skip")
    expect(see(tv, ".open-answer[data-settled=true]")).to_contain_text(right)
    row = tv.page.locator(".verdicts li, .open-picks > div:not([data-right])").filter(has_text="Alva")
    expect(row.get_by_role("img", name="Fel").or_(row.locator(".open-none"))).to_be_visible()
    assert told(tv, ["nefertiti i natt"]) == []


def the_scores(evening: Party) -> None:
    """UI-T17 UI-T18: what was, who leads, how far; not a word of what comes."""
    tv = evening.tv
    evening.host.tap("pause")
    tv.see("paused")
    tv.phase("SCOREBOARD")
    if not is_evening(tv):
        results, standings = see(tv, ".scoreboard section").bounding_box(), tv.id("scoreboard").bounding_box()
        assert results["x"] + results["width"] <= standings["x"]
    expect(see(tv, ".progress")).to_have_accessible_name("Resmål 1 / 2")
    expect(tv.page.locator(".progress span")).to_have_count(2)
    expect(see(tv, ".next-up")).to_contain_text(re.compile("Nästa resmål (kommer snart …|är nummer 2 av 2)"))
    shown = tv.page.locator(".standing[data-gone=false]")
    leader = tv.page.locator(".standing[data-leader=true]")
    expect(shown).to_have_count(5)
    for _ in range(2):
        expect(leader).to_have_attribute("data-gone", "false")
        before = shown.all_inner_texts()
        expect(shown).not_to_have_text(before)
    assert told(tv, names_of("Reykjavik")) == []


def between(evening: Party) -> None:
    """UI-T18: a tunnel, and nothing about where it leads, neither on the page nor in what was received."""
    tv = evening.tv
    tv.page.evaluate(PASSING)
    evening.host.tap("resume")
    tv.phase("CLUE_LEVEL", timeout=30_000)
    tour.at_level(evening, 10)
    passed = tv.page.evaluate("[...passed]")
    assert any(text.startswith("Nästa resmål") for text in passed) and "tunnel" in passed, passed
    secret = names_of("Reykjavik")
    received = "\n".join(tv.frames).casefold()
    assert told(tv, secret) == [] and [word for word in secret if word in received] == []
    assert told(tv, [">undefined<", ">null<", ">nan<"]) == []
