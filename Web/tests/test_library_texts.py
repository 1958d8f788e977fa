"""Every text of the library on a phone with large text and on the narrowest one."""

from collections.abc import Sequence

import pytest

from kit import moves, puppet
from kit.inspector import SPILT, STRAY, WIDE, enlarge
from kit.library import Library
from kit.party import Party
from kit.surface import Surface

SIZES = [(390, 844), (320, 568)]
# The texts after which the page is wider than its window.
TOO_WIDE = f"""([selector, texts]) => texts.filter((text) => {{
  document.querySelector(selector).textContent = text;
  return ({WIDE})();
}})"""
# The options after which something sticks out.
OPTIONS_OUT = f"""async ([state, questions]) => {{
  const found = [];
  for (const options of questions) {{
    const followupQuestion = {{ ...state.followupQuestion, options }};
    tell("STATE_SNAPSHOT", {{ state: {{ ...state, followupQuestion, version: -1 }} }});
    await new Promise((done) => setTimeout(done));
    const shown = [...document.querySelectorAll(".choice > :last-child")].map((each) => each.textContent);
    if (String(shown) !== String(options)) found.push(["not shown", options]);
    found.push(...({STRAY})(), ...({SPILT})(), ...(({WIDE})() ? [options] : []));
  }}
  return found;
}}"""


def all_fit(evening: Party, selector: str, written: Sequence[str]) -> None:
    for phone in evening.phones:
        wide = phone.page.evaluate(TOO_WIDE, [selector, list(written)])
        assert not wide, f"{phone.name}: {wide}"


def options_fit(phone: Surface, library: Library) -> None:
    state = puppet.last(phone, "STATE_SNAPSHOT")["state"]
    choices = [asked.options for asked in library.questions if asked.options]
    assert len(choices) > 200
    out = phone.page.evaluate(OPTIONS_OUT, [state, choices])
    assert not out, (phone.name, out[:8])


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_every_text_of_the_library_fits_a_phone(party, steady, lang):
    """UI-A4 UI-P19: no word of the library makes a phone scroll sideways or leaves its box, at 200 % or at 320 px."""
    evening, library = party(steady, lang=lang), Library(lang)
    evening.create()
    evening.join(2, sizes=SIZES, before=puppet.string)
    enlarge(evening.phones[0])
    evening.host.tap("start-button")
    moves.hurry(evening.host, "CLUE_LEVEL")
    for phone in evening.phones:
        phone.see("clue-text")
    evening.host.tap("extend")
    assert len(library.clues) > 200
    all_fit(evening, "[data-testid=clue-text]", library.clues)
    moves.reveal_now(evening.host)
    for phone in evening.phones:
        phone.see("reveal-name")
    names, countries = zip(*library.places)
    all_fit(evening, "[data-testid=reveal-name]", names)
    all_fit(evening, ".reveal-country", countries)
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")
    evening.host.tap("extend")
    for phone in evening.phones:
        phone.see("choice-A")
        options_fit(phone, library)
    all_fit(evening, "h1.question", [asked.text for asked in library.questions])
    evening.host.tap("skip")
    for phone in evening.phones:
        phone.see("right-answer")
    all_fit(evening, "[data-testid=right-answer] span[lang]", [asked.right for asked in library.questions])
