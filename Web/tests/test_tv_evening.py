"""The TV through one evening, statement by statement: what it shows, in which order, and what it keeps back."""

import re

from playwright.sync_api import Locator, expect

from kit import crowd, moves, tour
from kit.party import TV_SIZE, Party
from kit.sounds import RECORDER, sounds
from kit.surface import Surface
from test_secrecy import names_of, told
from test_voice_tv import state_of

# The names of the animations that have been given to elements of this selector, running or over.
ANIMATIONS = """(elements) => elements.map((element) => getComputedStyle(element).animationName)"""
SPARKLING = "document.getAnimations().filter((each) => each.animationName === 'sparkle').length"
# Cards that do not fit.
LEFT_OUT = """() => [...document.querySelectorAll('.guest')].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.bottom > innerHeight || box.right > innerWidth;
  }).length"""
# The next clue as the server tells it, its text held back for so many ms.
NEXT_CLUE = """([state, textRevealAfterMs]) => {
  const clue = { clueText: "Vems stad?", clueLevelPoints: 6 };
  tell("CLUE_PRESENT", { ...clue, textRevealAfterMs, timerDurationMs: 30_000, timerEnd: 0 });
  tell("STATE_SNAPSHOT", { state: { ...state, ...clue, phase: "CLUE_LEVEL", version: -1 } });
}"""
# What is over too soon to be waited for: the words of the tunnel, and the tunnel itself.
PASSING = """() => {
  window.passed = new Set();
  new MutationObserver(() => {
    document.querySelectorAll(".next-up p").forEach((each) => passed.add(each.textContent));
    if (document.querySelector(".tunnel")) passed.add("tunnel");
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# What the departure shows, noted at its first sight: it may be over before a slow machine has asked.
DEPARTURE = """() => {
  window.departure = { told: new Set() };
  const look = () => {
    const style = (selector) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element);
    };
    const question = style(".intro-question");
    departure.question ??= question && {
      size: parseFloat(question.fontSize), animation: question.animationName,
      clue: document.querySelector("[data-testid=clue-text]") !== null,
    };
    departure.train ??= style(".departing .train")?.animationName;
    departure.told.add(document.querySelector("[data-testid=told]")?.textContent);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
WAKE_LOCK = """
  window.asked = [];
  Object.defineProperty(navigator, "wakeLock", { value: {
    request: (kind) => (asked.push(kind), Promise.resolve({})),
  } });
"""
CROWD = 8


def see(tv: Surface, selector: str) -> Locator:
    place = tv.page.locator(selector)
    expect(place.first).to_be_visible()
    return place


def size_u(place: Locator) -> float:
    """Its font's size in design pixels, on a TV of 1920 × 1080."""
    return float(place.evaluate("(element) => parseFloat(getComputedStyle(element).fontSize)"))


def moves_by(place: Locator, name: str) -> bool:
    return name in place.evaluate_all(ANIMATIONS)


def an_empty_lobby(tv: Surface, code: str) -> None:
    """UI-T2, UI-T5: how to join, before anybody has."""
    assert moves_by(see(tv, ".lobby .brand"), "breathe")
    box = see(tv, ".qr").bounding_box()
    assert min(box["width"], box["height"]) >= 320
    sheet = tv.page.locator(".ticket").evaluate("(element) => getComputedStyle(element).backgroundColor")
    assert sheet == "rgb(255, 255, 255)"
    expect(see(tv, ".ticket-url")).to_contain_text("party.test")
    expect(tv.page.get_by_text(" ".join(code), exact=True)).to_have_count(1)
    letters = tv.id("join-code")
    expect(letters).to_have_css("color", "rgb(45, 226, 197)")
    assert letters.evaluate("(e) => parseFloat(getComputedStyle(e).letterSpacing)") > 0
    expect(see(tv, "h1")).to_have_text("SPELARE (0)")
    chip = see(tv, ".host-chip")
    expect(chip).to_contain_text("VÄRD")
    expect(chip.locator("svg")).to_be_visible()
    expect(see(tv, ".lobby-status")).to_have_text("Väntar på spelare att ansluta...")


def guests(evening: Party) -> None:
    """UI-T4, UI-T5: a newcomer sparkles, who returns does not; twelve fit, more shrink."""
    tv, phone = evening.tv, evening.phones[0]
    expect(see(tv, "h1")).to_have_text("SPELARE (1)")
    expect(see(tv, ".lobby-status")).to_have_text("Redo att starta! Värden startar spelet.")
    first = see(tv, ".guest[data-fresh=true]")
    expect(first.locator(".sparkles i")).to_have_count(15)
    assert first.locator(".avatar").evaluate("(e) => getComputedStyle(e, '::after').animationName") == "ring"
    phone.page.goto("about:blank")
    expect(tv.page.locator(".guest")).to_have_count(0)
    phone.page.go_back()
    phone.phase("LOBBY")
    expect(tv.page.locator(".guest[data-fresh=false]")).to_have_count(1)
    assert tv.page.evaluate(SPARKLING) == 0
    expect(tv.page.locator(".seat")).to_have_count(11)
    assert tv.page.evaluate(LEFT_OUT) == 0


def a_locked_lobby(evening: Party) -> None:
    """UI-T5"""
    tv = evening.tv
    evening.host.tap("lobby-lock")
    expect(see(tv, ".ticket-qr .icon")).to_have_css("position", "absolute")
    expect(see(tv, ".ticket .qr")).to_have_css("opacity", "0.14")
    expect(see(tv, ".ticket-hint")).to_have_text("Lobbyn är låst")


def the_departure(evening: Party) -> None:
    """UI-T7 UI-T29"""
    tv = evening.tv
    tv.page.evaluate(DEPARTURE)
    evening.host.tap("start-button")
    tv.page.wait_for_function("() => departure.question && departure.train && departure.told.has('Vart är vi på väg?')")
    question = tv.page.evaluate("departure.question")
    assert question["size"] >= 72 and "breathe" in question["animation"], question
    assert not question["clue"]
    assert "depart" in tv.page.evaluate("departure.train")


def a_clue(evening: Party) -> None:
    """UI-T9 UI-T10 UI-T29: the next level pops, the line moves on, and the text waits for the voice."""
    tv = evening.tv
    evening.everybody("CLUE_LEVEL")
    tour.at_level(evening, 10)
    tv.says("told", "Ledtråd för 10 poäng")
    expect(tv.id("level")).to_have_attribute("data-level", "10")
    evening.host.tap("next-clue")
    tour.at_level(evening, 8)
    evening.host.tap("extend")
    tv.says("told", "Ledtråd för 8 poäng")
    assert moves_by(tv.page.locator(".level-circle"), "scale-pop")
    states = tv.page.locator(".segment").evaluate_all("(all) => all.map((each) => each.dataset.state)")
    assert states == ["passed", "current", "future", "future", "future"]
    expect(tv.page.locator(".dot-track")).to_have_attribute("style", re.compile(r"translateX\(20%\)"))
    shown = tv.id("clue-text").inner_text()
    tv.page.evaluate(NEXT_CLUE, [state_of(tv), 3_600_000])
    tv.gone("clue-text")
    tv.page.evaluate(NEXT_CLUE, [state_of(tv), 400])
    tv.says("clue-text", "Vems stad?")
    evening.host.tap("extend")
    tv.says("clue-text", shown)


def a_pause(evening: Party) -> None:
    """UI-A13: everybody reads it, no second passes, nobody brakes."""
    host, tv, phone = evening.host, evening.tv, evening.phones[0]
    moves.ready_to_brake(phone)
    host.tap("pause")
    for surface in evening.all:
        surface.see("paused") if surface is not host else surface.see("resume")
        expect(surface.page.get_by_text("Paus", exact=True).first).to_be_visible()
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "true")
    clocks = [(surface, surface.id("timer").inner_text()) for surface in (tv, phone) if surface.id("timer").count()]
    assert clocks
    tv.page.wait_for_timeout(2100)
    for surface, before in clocks:
        assert surface.id("timer").inner_text() == before, surface.name
    host.tap("resume")
    tv.gone("paused")


def a_brake(evening: Party) -> None:
    """UI-T11 UI-T12 UI-T29: red at the first press, then the name; it survives a reload; the answer is a secret."""
    tv, phone = evening.tv, evening.phones[0]
    glass = tv.page.locator(".veil")
    expect(glass).to_have_attribute("data-glass", "clear")
    tv.page.evaluate("tell('BRAKE_PENDING', { roundIndex: 0, levelIndex: 1 })")
    expect(glass).to_have_attribute("data-glass", "brake")
    assert tv.id("brake-banner").count() == 0
    moves.brake(phone)
    tv.says("brake-banner", "Alva bromsade!")
    tv.says("told", "Alva bromsade!")
    assert moves_by(tv.page.locator(".brake-banner"), "banner-in")
    expect(see(tv, ".brake-seconds")).to_have_text(re.compile(r"^\d+$"))
    expect(tv.page.locator(".signal")).to_have_attribute("data-aspect", "red")
    tv.see("clue-text")
    tv.page.wait_for_function("() => sounds.some(({ file }) => file === 'sfx_brake')")
    tv.page.reload()
    tv.says("brake-banner", "Alva bromsade!")
    tv.see("clue-text")
    moves.answer(phone, "Atlantis")
    tv.says("count", f"1 / {CROWD + 1}")
    assert told(tv, ["atlantis"]) == []


def the_corner_code(evening: Party, shown: bool) -> None:
    """UI-T6: never while the lobby is locked, not even after a reload."""
    code = evening.tv.page.locator(".corner-code")
    if shown:
        expect(code).to_contain_text(evening.code)
        return
    expect(code).to_have_count(0)
    evening.tv.page.reload()
    evening.tv.online()
    evening.tv.see("clue-text")
    expect(code).to_have_count(0)


def the_results(evening: Party) -> None:
    """UI-T14"""
    tv = evening.tv
    moves.reveal_now(evening.host)
    expect(tv.id("reveal-name")).to_have_accessible_name("Kairo")
    row = see(tv, ".result-rows li")
    expect(row).to_have_count(1)
    expect(row.get_by_role("img", name="Fel")).to_be_visible()
    for words in ("Alva", "”Atlantis”", "+0 p"):
        expect(row).to_contain_text(words)
    tv.see("scoreboard")


def a_changed_verdict(evening: Party) -> None:
    """UI-T19: told once, counted, no music."""
    tv, host = evening.tv, evening.host
    before = len(sounds(evening, "sfx"))
    host.tap("verdict")
    dialog = host.page.get_by_role("dialog")
    if dialog.count():
        dialog.get_by_test_id("confirm-yes").click()
    expect(see(tv, ".toast")).to_have_text("Ändrat av värden: Alva 8 p")
    expect(tv.page.locator(".standing[data-leader=true]")).to_contain_text("10 p")
    expect(tv.page.locator(".result-rows li[data-correct=true]")).to_contain_text("+8 p")
    assert len(sounds(evening, "sfx")) == before


def an_open_question(evening: Party) -> None:
    """UI-T15 UI-T16 UI-T29: nobody's own words are shown."""
    tv, host, phone = evening.tv, evening.host, evening.phones[0]
    tv.says("told", "Fråga 2 / 2")
    right, options = moves.question(host)
    assert options == []
    moves.answer_open(phone, "Nefertiti i natt")
    expect(phone.id("followup-status")).not_to_be_empty()
    host.tap("skip")
    expect(see(tv, ".open-answer[data-settled=true]")).to_contain_text(right)
    row = tv.page.locator(".verdicts li").filter(has_text="Alva")
    expect(row.get_by_role("img", name="Fel")).to_be_visible()
    assert told(tv, ["nefertiti i natt"]) == []


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
    expect(tv.page.locator(".options li[data-right=false]").first).to_have_css("opacity", "0.42")
    expect(tv.page.locator(".verdicts li").filter(has_text="Alva")).to_contain_text("+2")


def the_scores(evening: Party) -> None:
    """UI-T17 UI-T18: what was, who leads, how far; not a word of what comes."""
    tv = evening.tv
    evening.host.tap("pause")
    tv.see("paused")
    tv.phase("SCOREBOARD")
    results, standings = see(tv, ".scoreboard section").bounding_box(), tv.id("scoreboard").bounding_box()
    assert results["x"] + results["width"] <= standings["x"]
    expect(see(tv, ".progress")).to_have_accessible_name("Destination 1 / 2")
    expect(tv.page.locator(".progress span")).to_have_count(2)
    expect(see(tv, ".next-up")).to_contain_text("Nästa destination kommer snart…")
    expect(tv.page.locator(".standing[data-gone=false]")).to_have_count(8)
    expect(tv.page.locator(".standing[data-gone=false]")).to_have_count(1)
    assert told(tv, names_of("Reykjavik")) == []


def between(evening: Party) -> None:
    """UI-T18: a tunnel, and nothing about where it leads, neither on the page nor in what was received."""
    tv = evening.tv
    tv.page.evaluate(PASSING)
    evening.host.tap("resume")
    tv.phase("CLUE_LEVEL", timeout=30_000)
    tour.at_level(evening, 10)
    passed = tv.page.evaluate("[...passed]")
    assert "Nästa resmål" in passed and "tunnel" in passed, passed
    secret = names_of("Reykjavik")
    received = "\n".join(tv.frames).casefold()
    assert told(tv, secret) == [] and [word for word in secret if word in received] == []
    assert told(tv, [">undefined<", ">null<", ">nan<"]) == []


def test_the_tv_through_an_evening(party, steady):
    """UI-T2 UI-T4 UI-T5 UI-T6 UI-T7 UI-T9 UI-T10 UI-T11 UI-T12 UI-T14 UI-T15 UI-T16 UI-T17 UI-T18 UI-T19 UI-T29 UI-A13"""
    evening = party(steady, tv_size=TV_SIZE)
    tv = evening.tv
    tv.context.add_init_script(RECORDER)
    evening.create()
    moves.choose_packs(evening.host, "Kairo", "Reykjavik")
    evening.open_tv()
    an_empty_lobby(tv, evening.code)
    evening.join(1, sizes=((390, 844),))
    guests(evening)
    session = tv.page.evaluate("JSON.parse(localStorage['tripto.tv']).sessionId")
    others = evening.surface("others", {"width": 320, "height": 200})
    crowd.seat(others.page, evening.origin, session, CROWD)
    expect(see(tv, "h1")).to_have_text(f"SPELARE ({CROWD + 1})")
    a_locked_lobby(evening)
    the_departure(evening)
    a_clue(evening)
    the_corner_code(evening, shown=False)
    a_pause(evening)
    a_brake(evening)
    the_results(evening)
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")
    a_choice(evening)
    expect(evening.host.page.locator(".question-head")).to_contain_text("2 / 2")
    an_open_question(evening)
    tv.phase("SCOREBOARD")
    a_changed_verdict(evening)
    the_scores(evening)
    between(evening)
    assert not evening.errors(), "\n".join(evening.errors())


AWAY = """
  // NB: the half minute that the TV waits for its host, ended by the test instead of the clock.
  const plain = window.setTimeout;
  window.halfMinutes = [];
  window.setTimeout = (call, ms, ...more) =>
    ms === 30_000 ? (halfMinutes.push(call), -halfMinutes.length) : plain(call, ms, ...more);
  const clear = window.clearTimeout;
  window.clearTimeout = (id) => (id < 0 ? halfMinutes.splice(-id - 1, 1, () => undefined) : clear(id));
  window.endWaits = () => halfMinutes.forEach((call) => call());
"""


def test_the_host_leaves_returns_and_ends_the_game(party, instant):
    """UI-T6 UI-T21 UI-T27 UI-T29: a wake lock, an absent host told late, an end that keeps the points."""
    evening = party(instant)
    tv, host = evening.tv, evening.host
    for script in (RECORDER, WAKE_LOCK, AWAY):
        tv.context.add_init_script(script)
    evening.open(phones=1)
    assert tv.page.evaluate("asked") == ["screen"]
    tv.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert tv.page.evaluate("asked") == ["screen", "screen"]
    the_corner_code(evening, shown=True)

    place = host.page.url
    toast = tv.page.locator(".toast")
    host.page.goto("about:blank")
    tv.page.wait_for_function("halfMinutes.length === 1")
    expect(toast).to_have_count(0)
    tv.page.evaluate("endWaits()")
    expect(toast).to_have_text("Värden är borta – spelet fortsätter.")
    host.page.goto(place)
    host.phase("CLUE_LEVEL")
    expect(toast).to_have_count(0)

    moves.brake(evening.phones[0])
    moves.answer(evening.phones[0], host.id("secret-name").inner_text())
    moves.reveal_now(host)
    evening.everybody("FOLLOWUP_QUESTION")
    host.tap("end-game")
    host.tap("confirm-yes")
    expect(tv.page.locator("h1").filter(has_text="Session avslutad")).to_be_visible()
    tv.phase("ROUND_END")
    expect(tv.page.locator(".standing[data-leader=true]")).to_contain_text("10 p")
    assert not evening.errors(), "\n".join(evening.errors())
