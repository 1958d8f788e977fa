"""The steps of an evening on the TV before the first clue; each proves what its docstring cites."""

from playwright.sync_api import expect

from kit.party import Party
from kit.picture import moves_by, see, state_of
from kit.surface import Surface, until

SPARKLING = "document.getAnimations().filter((each) => each.animationName === 'sparkle').length"
# Cards that do not fit.
LEFT_OUT = """() => [...document.querySelectorAll('.guest')].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.bottom > innerHeight || box.right > innerWidth;
  }).length"""
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
    // NB: where passengers have been given out, their train stands there (UI-E8).
    departure.train ??= style(".departing .train")?.animationName ?? (style(".passenger-train") && "depart");
    departure.told.add(document.querySelector("[data-testid=told]")?.textContent);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""

# Of everybody in a list the initial and the colour that stands for them.
COLOURS = """(who) => [...document.querySelectorAll(who)].map((each) => {
  const face = each.querySelector(".avatar, .face");
  return [face.textContent.trim(), getComputedStyle(face).getPropertyValue("--tone").trim()];
})"""


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
    expect(tv.page.locator(".host-chip")).to_have_count(0)
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
    """UI-T5 a locked lobby dims the QR, shows a padlock and no join address"""
    tv = evening.tv
    evening.host.tap("tab-more")
    evening.host.tap("lobby-lock")
    evening.host.tap("tab-lobby")
    expect(see(tv, ".ticket-qr .icon")).to_have_css("position", "absolute")
    expect(see(tv, ".ticket .qr")).to_have_css("opacity", "0.14")
    expect(see(tv, ".ticket-hint")).to_have_text("Lobbyn är låst")
    expect(tv.page.locator(".ticket-url")).to_have_count(0)


def the_same_colours(evening: Party) -> None:
    """UI-T2: everybody has one colour, on the TV, on the phones and at the host; in an evening its passenger."""
    players = state_of(evening.tv)["players"]
    if "passenger" in players[0]:
        drawn = evening.tv.page.locator(".guest .passenger").evaluate_all("(all) => all.map((each) => each.dataset.figure)")
        assert drawn == [player["passenger"] for player in players]
        return
    shown = [surface.page.evaluate(COLOURS, who) for surface, who in
             ((evening.tv, ".guest"), (evening.phones[0], ".names li:not(.host)"), (evening.host, ".player-row"))]
    names, tones = zip(*shown[0])
    assert shown[1] == shown[2] == shown[0], shown
    assert len(set(tones[:6])) == len(names[:6]) > 1, shown[0]


def the_departure(evening: Party) -> None:
    """UI-T7 UI-T29 the intro asks over the departing train; the phase is a polite status. The night's first has its rules there"""
    tv = evening.tv
    tv.page.evaluate(DEPARTURE)
    evening.host.tap("start-button")
    if "journey" in state_of(tv):
        expect(see(tv, "h1")).to_have_text("Fem ledtrådar. Först är svårast: 10, 8, 6, 4, 2 poäng.")
        return
    until(tv.page, "departure.question && departure.train && departure.told.has('Vart är vi på väg?')")
    question = tv.page.evaluate("departure.question")
    assert question["size"] >= 72 and "breathe" in question["animation"], question
    assert not question["clue"]
    assert "depart" in tv.page.evaluate("departure.train")
