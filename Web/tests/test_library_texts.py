"""Every clue and question of the library on a phone with large text and on the narrowest one."""

import json
from pathlib import Path

import pytest

from kit import moves
from kit.inspector import LARGE_TEXT, WIDE
from kit.party import Party

PACKS = Path(__file__).parents[2] / "Content" / "packs"
SIZES = [(390, 844), (320, 568)]
# The texts after which the page is wider than its window.
TOO_WIDE = f"""([selector, texts]) => texts.filter((text) => {{
  document.querySelector(selector).textContent = text;
  return ({WIDE})();
}})"""


def texts(lang: str) -> tuple[list[str], list[str]]:
    """The clues and the questions of all packs in one language."""
    tail = "" if lang == "sv" else "En"
    packs = [json.loads(path.read_text()) for path in sorted(PACKS.glob("*.json"))]
    return ([clue[f"text{tail}"] for pack in packs for clue in pack["clues"]],
            [each[f"questionText{tail}"] for pack in packs for each in pack["followups"]])


def all_fit(evening: Party, selector: str, written: list[str]) -> None:
    assert len(written) > 200
    for phone in evening.phones:
        wide = phone.page.evaluate(TOO_WIDE, [selector, written])
        assert not wide, f"{phone.name}: {wide}"


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_every_clue_and_question_fits_a_phone(party, steady, lang):
    """UI-A4: no word of the library makes a phone scroll sideways, at 200 % or at 320 px."""
    evening = party(steady, lang=lang)
    evening.create()
    evening.join(2, sizes=SIZES)
    evening.phones[0].context.add_init_script(LARGE_TEXT)
    evening.phones[0].page.reload()
    clues, questions = texts(lang)
    evening.host.tap("start-button")
    for phone in evening.phones:
        phone.see("clue-text")
    evening.host.tap("extend")
    all_fit(evening, "[data-testid=clue-text]", clues)
    moves.reveal_now(evening.host)
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")
    for phone in evening.phones:
        phone.page.locator("h1.question").wait_for()
    all_fit(evening, "h1.question", questions)
