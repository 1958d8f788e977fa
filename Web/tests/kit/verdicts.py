"""What a phone must show of a question and of the finale."""

from playwright.sync_api import expect

from kit import puppet
from kit.party import Party
from kit.surface import FINALE_MS, Surface
from kit.texts import text

MINT = "rgb(45, 226, 197)"

# Every title of the finale with the places that have risen, in order.
NOTE_STAGES = """() => {
  window.stages = [];
  const note = () => {
    const up = [...document.querySelectorAll(".podium li.up")].map((place) => place.className.slice(0, 2)).sort();
    const stage = `${document.querySelector("h1")?.textContent} ${up}`;
    if (document.querySelector(".podium") && stages[stages.length - 1] !== stage) stages.push(stage);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

CHOICES = """() => [...document.querySelectorAll("button[data-testid^=choice-]")].map((each) => {
  const { x, y, height } = each.getBoundingClientRect();
  return { letter: each.querySelector("b").textContent, shape: each.querySelector("svg").firstChild.nodeName,
    tone: getComputedStyle(each.querySelector("svg")).fill, words: each.lastChild.textContent, x, y, height };
})"""
KEYS = [("A", "circle", "rgb(77, 163, 255)"), ("B", "path", "rgb(255, 194, 51)"),
        ("C", "rect", "rgb(230, 235, 250)"), ("D", "path", "rgb(240, 111, 176)")]


def choices_lie_well(evening: Party) -> None:
    """Two by two, or one below the other on the narrowest phone, in the order of the TV, large enough to hit."""
    first, narrow, _ = evening.phones
    expect(evening.tv.page.locator("[data-choice]")).to_have_count(4)
    order = evening.tv.page.locator("[data-choice]").all_inner_texts()
    for phone in (first, narrow):
        choices = phone.page.evaluate(CHOICES)
        assert [(each["letter"], each["shape"], each["tone"]) for each in choices] == KEYS, phone.name
        assert [each["words"] for each in choices] == [line.split()[-1] for line in order], phone.name
        assert min(each["height"] for each in choices) >= 56, phone.name
    assert columns(first) == 2 and columns(narrow) == 1
    question = puppet.last(first, "STATE_SNAPSHOT")["state"]["followupQuestion"]
    puppet.retell(first, followupQuestion=question | {"options": [f"A longer answer {n}" for n in range(4)]})
    expect(first.id("choice-A")).to_contain_text("longer")
    assert columns(first) == 1
    puppet.retell(first)


def columns(phone: Surface) -> int:
    return len({round(each["x"]) for each in phone.page.evaluate(CHOICES)})


def judged(phone: Surface, right: str, correct: bool, rows: int) -> None:
    """What the results say to one player: the own verdict, the right answer, everybody, the own row in mint."""
    phone.says("own-verdict", text("common", "correct" if correct else "wrong", "sv"))
    if correct:
        phone.says("own-verdict", "+2 p")
    phone.says("right-answer", right)
    listed = phone.id("followup-results").locator(".rows li")
    expect(listed).to_have_count(rows)
    expect(phone.id("followup-results").locator(".rows li.own")).to_have_css("border-top-color", MINT)
    puppet.buzzed(phone, [40, 60, 40, 60, 120] if correct else 200)


def runs_out(phone: Surface) -> None:
    """At zero the inputs close, whether the results have come or not."""
    question = puppet.last(phone, "STATE_SNAPSHOT")["state"]["followupQuestion"]
    expect(phone.id("choice-A")).to_be_enabled()
    puppet.retell(phone, followupQuestion=question | {"timer": puppet.timer(300, 5000)})
    expect(phone.id("choice-A")).to_be_disabled()
    phone.says("followup-status", text("player", "timeUp", "sv"))


def finale(phone: Surface) -> None:
    """Third, second, first, then everybody; the table stays, and a tie is a shared victory."""
    phone.phase("ROUND_END", FINALE_MS)
    suspense = text("common", "winnerIs", "sv")
    stages = phone.page.evaluate("stages")
    assert stages == [f"{suspense} ", f"{suspense} p3", f"{suspense} p2,p3", "Alva p1,p2,p3"], stages
    expect(phone.id("scoreboard").locator("li")).to_have_count(3)
    final = puppet.last(phone, "FINAL_RESULTS_PRESENT")
    tied = [row | {"points": 4} if i < 2 else row for i, row in enumerate(final["standingsFull"])]
    puppet.tell(phone, "FINAL_RESULTS_PRESENT", **final | {"standingsFull": tied})
    expect(phone.page.locator("h1")).to_have_text(text("common", "sharedVictory", "sv"))
    expect(phone.page.locator(".podium li.p1.up")).to_have_count(2)
