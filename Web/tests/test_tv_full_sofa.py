"""The lobby with more guests than have large cards."""

from kit import crowd
from kit.party import TV_SIZE
from kit.picture import see
from kit.surface import until

NAMES = ("Maximilian Wilhelmina Bartholomew Constantin Alexandria Emmanuella Christophe Magdalena Sebastiano "
         "Evangelina Theodorico Josephina Leopoldina Barbro-Ann Kristoffer Hildegarda Montgomery Guillermina "
         "Annamariah Ferdinando").split()
# Names in two lines, and cards that stand below the picture.
BROKEN = """() => [...document.querySelectorAll(".guest-name")].filter((name) => {
  const lines = document.createRange();
  lines.selectNodeContents(name);
  return new Set([...lines.getClientRects()].map((line) => Math.round(line.top))).size > 1;
}).map((name) => name.textContent)"""
LEFT_OUT = """() => {
  const foot = document.querySelector(".lobby-right footer").getBoundingClientRect().top;
  return [...document.querySelectorAll(".guest")].filter((card) => card.getBoundingClientRect().bottom > foot).length;
}"""


def test_a_full_sofa_has_whole_names(party, instant):
    """UI-T4 UI-T28: twenty guests fit, and a name of one word up to eleven letters stays in one line, at 32 px."""
    evening = party(instant, tv_size=TV_SIZE)
    evening.create()
    evening.open_tv()
    page = evening.tv.page
    session = page.evaluate("JSON.parse(localStorage['tripto.tv']).sessionId")
    sofa = evening.surface("sofa", {"width": 320, "height": 200})
    for count in (13, len(NAMES)):
        crowd.seat(sofa.page, evening.origin, session, NAMES[:count])
        until(page, f"document.querySelectorAll('.guest').length === {count}")
        name = see(evening.tv, ".guest-name").first
        assert name.evaluate("(element) => parseFloat(getComputedStyle(element).fontSize)") >= 32
        assert page.evaluate(BROKEN) == []
        assert page.evaluate(LEFT_OUT) == 0
    assert not evening.errors(), "\n".join(evening.errors())
