"""The TV when its host leaves, returns and ends the game."""

from playwright.sync_api import Locator, expect

from kit import moves
from kit.picture import the_corner_code
from kit.sounds import RECORDER
from kit.surface import until

WAKE_LOCK = """
  window.asked = [];
  Object.defineProperty(navigator, "wakeLock", { value: {
    request: (kind) => (asked.push(kind), Promise.resolve({})),
  } });
"""
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


def standing(toast: Locator) -> dict:
    """Where it is once it has come to rest."""
    toast.evaluate("(element) => Promise.all(element.getAnimations().map((each) => each.finished)).then(() => true)")
    return toast.bounding_box()


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
    until(tv.page, "halfMinutes.length === 1")
    expect(toast).to_have_count(0)
    tv.page.evaluate("endWaits()")
    expect(toast).to_have_text("Värden är borta – spelet fortsätter.")
    count = tv.id("count").bounding_box()
    away = standing(toast)
    assert away["y"] >= count["y"] + count["height"]
    tv.page.keyboard.press("c")
    assert standing(tv.id("captions-told"))["y"] >= away["y"] + away["height"]
    host.page.goto(place)
    host.phase("CLUE_LEVEL")
    expect(toast).to_have_count(0)

    moves.brake(evening.phones[0])
    moves.answer(evening.phones[0], host.id("secret-name").inner_text())
    # NB: everybody has answered: the train arrives by itself (EVE49).
    evening.everybody("FOLLOWUP_QUESTION")
    host.tap("end-game")
    host.tap("confirm-yes")
    expect(tv.page.locator("h1").filter(has_text="Spelet är avslutat.")).to_be_visible()
    tv.phase("ROUND_END")
    expect(tv.page.locator(".standing[data-leader=true]")).to_contain_text("10 p")
    assert not evening.errors(), "\n".join(evening.errors())


def test_a_game_without_points_ends_without_a_podium(party, instant):
    """UI-T21 UI-P24: the host ends it before anybody has scored; the TV says so and no more, a phone shows the table."""
    evening = party(instant).open(phones=2)
    tv, phone = evening.tv, evening.phones[0]
    evening.host.tap("end-game")
    evening.host.tap("confirm-yes")
    evening.everybody("ROUND_END")
    expect(tv.page.locator("h1").filter(has_text="Spelet är avslutat.")).to_be_visible()
    expect(phone.page.locator("h1")).to_have_text("Spelet är klart!")
    expect(phone.id("scoreboard").locator("li")).to_have_count(2)
    expect(phone.page.locator(".own-place")).to_have_count(0)
    for surface in (tv, phone):
        surface.gone("podium")
    tv.gone("scoreboard")
    assert not evening.errors(), "\n".join(evening.errors())
