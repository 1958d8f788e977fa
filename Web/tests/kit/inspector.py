"""Looks at each screen as somebody who cannot see, hit or bear everything."""

from axe_playwright_python.sync_playwright import Axe

from kit.party import Party
from kit.surface import Surface

# Smallest height of a target by surface (UI §1.2), in px.
TARGETS = {"tv": 80, "host": 44, "player": 56}
# A page that opens with text of twice the size (UI-A4).
LARGE_TEXT = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "200%";
})"""
# What a fade may last where motion is reduced, in ms (UI-A3).
LONGEST_FADE = 350

# Texts and controls that stick out of the window at the left or the right.
STRAY = """() => [...document.querySelectorAll("#root *")].filter((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own && !element.matches("button, input")) return false;
    // NB: the options at the host stand in a scroller of their own (UI-H30).
    if (element.closest(".sr-only, [aria-hidden=true], .pills")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > document.documentElement.clientWidth + 1);
  }).map((element) => element.outerHTML.slice(0, 120))"""

# Texts that are higher than the box they stand in, by more than a font's own ascent and descent, and
# are not cut to a number of lines.
SPILT = """() => [...document.querySelectorAll("#root *")].filter((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    const { display, fontSize, webkitLineClamp } = getComputedStyle(element);
    if (texts.length === 0 || display.startsWith("inline") || webkitLineClamp !== "none") return false;
    if (element.closest(".sr-only, [aria-hidden=true]")) return false;
    const box = element.getBoundingClientRect();
    const spare = parseFloat(fontSize) / 4;
    return box.height > 0 && texts.some((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      return words.bottom > box.bottom + spare || words.top < box.top - spare;
    });
  }).map((element) => element.outerHTML.slice(0, 120))"""

# The page, or a dialog, has something beside what is seen of it.
WIDE = """() => [document.documentElement, ...document.querySelectorAll("[role=dialog]")]
  .some((box) => box.scrollWidth > box.clientWidth + 1)"""

# What may be lower on a phone: the way to let go of the brake (UI-E30), and reactions (UI-E32).
LOW = 44

SMALL = f"""(usual) => [...document.querySelectorAll("button, input, select, [role=button]")]
  .filter((element) => {{
    const least = element.matches(".let-go, .reactions button") ? {LOW} : usual;
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    return box.height > 0 && Math.round(box.height) < least && !element.closest("[inert]");
  }}).map((element) => `${{element.dataset.testid ?? element.textContent}} ${{
    Math.round(element.getBoundingClientRect().height)}}`)"""

MOVING = """(longest) => document.getAnimations().filter((each) => {
    const { iterations, duration } = each.effect.getComputedTiming();
    return each.playState === "running" && (iterations === Infinity || duration > longest);
  }).map((each) => `${each.animationName ?? each.transitionProperty} on ${
    each.effect.target?.className}`)"""

# What axe finds wrong, and where. NB: the sheets are not fetched once more: only a rule that is off asks for them.
# Of the library's two hundred rows, which are one component, it sees so many.
ROWS = 20
VIOLATIONS = f"""async () => {{
  const seen = {{ exclude: [".packs > :nth-child(n + {ROWS + 1})"] }};
  const {{ violations }} = await axe.run(seen, {{ resultTypes: ["violations"], preload: {{ assets: ["media"] }} }});
  return violations.flatMap(({{ id, nodes }}) => nodes.map(({{ target }}) => `breaks ${{id}} at ${{target[0]}}`));
}}"""

# Brings every animation that ends to its end.
SETTLE = """() => document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .forEach((each) => each.finish())"""


def enlarge(surface: Surface) -> None:
    """Its text is twice as large, now and on every page to come (UI-A4)."""
    surface.context.add_init_script(LARGE_TEXT)
    surface.page.evaluate("document.documentElement.style.fontSize = '200%'")


class Inspector:
    """`stop` for the tour; leaves its `complaints`, each told once.

    Roles, names and colours, which axe looks at for most of the time, are the same in every language, as every text is
    there in each: one evening `with_axe` is enough. The others show whether longer words fit.
    """

    def __init__(self, party: Party, with_axe: bool = True) -> None:
        self._with_axe = with_axe
        self._found: dict[str, str] = {}
        self._party = party
        self._axe_script = Axe().axe_script

    @property
    def complaints(self) -> list[str]:
        return [f"{where}: {what}" for what, where in self._found.items()]

    def stop(self, moment: str, *surfaces: Surface) -> None:
        for surface in surfaces or self._party.all:
            for what in self._look(surface):
                self._found.setdefault(f"{surface.name} {what}", moment)

    def _look(self, surface: Surface) -> list[str]:
        page = surface.page
        kind = surface.name if surface.name in TARGETS else "player"
        moving = [f"moves: {each}" for each in page.evaluate(MOVING, LONGEST_FADE)]
        page.evaluate(SETTLE)
        small = [f"is a small target: {each}" for each in page.evaluate(SMALL, TARGETS[kind])]
        stray = [f"runs out of the side: {each}" for each in page.evaluate(STRAY)]
        spilt = [f"is higher than its box: {each}" for each in page.evaluate(SPILT)]
        wide = ["scrolls sideways"] if page.evaluate(WIDE) else []
        return [*moving, *small, *stray, *spilt, *wide, *self._violations(surface)]

    def _violations(self, surface: Surface) -> list[str]:
        if not self._with_axe:
            return []
        if not surface.page.evaluate("'axe' in window"):
            surface.page.evaluate(self._axe_script)
        return surface.page.evaluate(VIOLATIONS)
