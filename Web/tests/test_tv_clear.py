"""What is said stands clear of what is shown: captions, the train, the podium and its names."""

from playwright.sync_api import expect

from kit import puppet
from kit.party import TV_SIZE, Party
from kit.surface import Surface, until

LINE = "Den förste som bromsar är ibland den siste som vet."
NAMES = ("Maximiliana-Alexandrina", "Bo", "Wilhelmina Bartholomews", *(f"Gäst {i}" for i in range(9)))
SCORES = [{"playerId": f"p{i}", "name": name, "score": 20 - i} for i, name in enumerate(NAMES)]
# The names of selectors whose pictures the caption touches.
TOUCHED = """(selectors) => {
  const caption = document.querySelector("[data-testid=caption]").getBoundingClientRect();
  return selectors.filter((selector) => [...document.querySelectorAll(selector)].some((each) => {
    const box = each.getBoundingClientRect();
    return box.bottom > caption.top && box.top < caption.bottom && box.right > caption.left && box.left < caption.right;
  }));
}"""
CUT = """() => [...document.querySelectorAll(".step-person strong")].filter((name) =>
  name.scrollWidth > name.clientWidth + 1 || name.textContent.includes("…")).map((name) => name.textContent)"""
LINES = """() => [...document.querySelectorAll(".step-person strong")].map((name) =>
  Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)))"""


def say(tv: Surface) -> dict:
    puppet.tell(tv, "VOICE_LINE", clipId="c", text=LINE, displayDurationMs=20_000)
    tv.see("caption")
    expect(tv.page.locator(".caption .line")).to_have_count(2)
    box = tv.page.locator(".caption").bounding_box()
    assert box
    return box


def effect(tv: Surface, name: str) -> None:
    puppet.tell(tv, "UI_EFFECT_TRIGGER", effectId=name)


def finale(tv: Surface) -> None:
    puppet.tell(tv, "GAME_ENDED_EVENT", reason="completed")
    puppet.retell(tv, phase="FINAL_RESULTS", scoreboard=SCORES, destinationIndex=2, totalDestinations=2)
    expect(tv.page.locator(".finale-stage")).to_be_visible()


# The one that leaves, or that of the passengers (UI-E8).
TRAIN = ".departing .train, .passenger-train"


def test_captions_are_clear_of_train_and_podium(party, instant):
    """UI-T25 a bottom banner of two lines, clear of train, podium, rows and names; UI-T20 every name of the podium whole"""
    evening: Party = party(instant, tv_size=TV_SIZE)
    evening.create()
    puppet.string(evening.tv)
    evening.open_tv()
    evening.join(1)
    tv = evening.tv
    puppet.retell(tv, phase="ROUND_INTRO", destinationIndex=1, totalDestinations=2, roundIndex=0)
    expect(tv.page.locator(TRAIN)).to_be_visible()
    say(tv)
    assert tv.page.evaluate(TOUCHED, [TRAIN, "h1"]) == []
    puppet.retell(tv, phase="CLUE_LEVEL", clueText=LINE, clueLevelPoints=10, destinationIndex=1, totalDestinations=2)
    tv.see("clue-text")
    box = say(tv)
    assert 786 <= box["y"] and box["y"] + box["height"] <= 890
    assert tv.page.evaluate(TOUCHED, [".map-line", "[data-testid=clue-text]", ".passenger-train"]) == []
    finale(tv)
    box = say(tv)
    assert 54 <= box["y"] and box["y"] + box["height"] <= 158
    for name in ("podium_third", "podium_second", "podium_first"):
        effect(tv, name)
    expect(tv.page.locator(".step[data-up=true]")).to_have_count(3)
    tv.page.wait_for_timeout(1200)
    assert tv.page.evaluate(TOUCHED, ["h1", ".step-people", ".step-block", ".medal", ".standing-name"]) == []
    assert tv.page.evaluate(CUT) == []
    assert max(tv.page.evaluate(LINES)) <= 2
    effect(tv, "full_standings")
    expect(tv.page.locator(".standing").first).to_be_visible()
    tv.page.wait_for_timeout(1200)
    assert tv.page.evaluate(TOUCHED, ["h1", ".step-people", ".standing[data-gone=false]"]) == []
    assert tv.page.evaluate(CUT) == []
    leader = tv.page.locator(".standing[data-leader=true]")
    for shown in ("Gäst 8", "Gäst 0"):
        until(tv.page, "(name) => [...document.querySelectorAll('.standing[data-gone=false] .standing-name')]"
              ".some((each) => each.textContent === name)", shown)
        expect(leader).to_have_attribute("data-gone", "false")
        expect(leader).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")


def test_confetti_reaches_every_edge(party, instant):
    """UI-T20 confetti for the winner: from both sides and above, to every edge of the screen"""
    evening: Party = party(instant, tv_size=TV_SIZE)
    evening.create()
    puppet.string(evening.tv)
    evening.open_tv()
    finale(evening.tv)
    effect(evening.tv, "confetti")
    effect(evening.tv, "podium_first")
    pieces = evening.tv.page.locator(".confetti i")
    expect(pieces).to_have_count(110)
    until(evening.tv.page, "document.querySelectorAll('.confetti i')[109].getAnimations().length === 1")
    spread = evening.tv.page.evaluate("""async () => {
      const edges = { left: 1e9, right: 0, top: 1e9, bottom: 0 };
      const sheet = document.querySelector(".confetti div").getAnimations()[0];
      for (const ms of [300, 1150, 2600, 4400]) {
        for (const piece of document.querySelectorAll(".confetti i")) {
          const [flight] = piece.getAnimations();
          flight.pause(); flight.currentTime = ms;
          sheet.pause(); sheet.currentTime = ms;
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          edges.left = Math.min(edges.left, left); edges.right = Math.max(edges.right, right);
          edges.top = Math.min(edges.top, top); edges.bottom = Math.max(edges.bottom, bottom);
        }
      }
      return edges;
    }""")
    assert spread["left"] <= 60 and spread["right"] >= 1860, spread
    assert spread["top"] <= 40 and spread["bottom"] >= 1060, spread
