"""The TV through two journeys of an evening on a real server: a brake that is let go, and a rematch."""

import pytest
from playwright.sync_api import expect

from kit.cast import Cast, in_phase
from kit.party import NAMES, TV_SIZE
from kit.surface import until


# The mountains as they are painted, or nothing yet.
MOUNTAINS = """() => {
  const canvas = document.querySelector(".layer-mountains canvas");
  return canvas?.dataset.shown ? canvas.toDataURL() : "";
}"""


@pytest.fixture
def cast(steady):
    made = Cast(steady, ["kairo"], NAMES[:2], settings={"evening": True}, protocol=2)
    yield made
    made.close()


def test_the_tv_through_a_night(party, steady, cast):
    """UI-E9 UI-E10 UI-E14: the length in the lobby; who brakes thinks, types and lets go, and the clue goes on; after the finale
    the night goes on in the lobby, with another landscape and nothing left of the journey that is over"""
    evening = party(steady, tv_size=TV_SIZE)
    tv, alva = evening.tv, cast.guests[0]
    evening.code = cast.code
    evening.open_tv()
    tv.says("length", "1 resmål · cirka")
    until(tv.page, f"({MOUNTAINS})() !== ''")
    land = tv.page.evaluate(MOUNTAINS)
    cast.host.send("HOST_START_GAME")
    cast.hurry("CLUE_LEVEL")
    tv.says("count", "0/2 svarat")
    text = tv.id("clue-text").inner_text()
    alva.send("BRAKE_PULL")
    expect(tv.id("brake-call").locator("strong")).to_have_text(NAMES[0])
    tv.says("brake-banner", f"{NAMES[0]} tänker …")
    alva.send("DRAFT", text="Alexandria")
    tv.says("brake-banner", f"{NAMES[0]} skriver …")
    alva.send("BRAKE_RELEASE")
    tv.says("rolled", "Tåget rullar vidare!")
    tv.says("clue-text", text)
    tv.gone("brake-banner")
    cast.host.send("END_GAME")
    cast.reach(in_phase("ROUND_END"))
    tv.says("night-end", "En runda till? Värden trycker.")
    tv.gone("new-game")
    cast.host.send("HOST_REMATCH")
    tv.phase("LOBBY")
    tv.says("night", "Runda 2")
    tv.gone("night-end")
    until(tv.page, f"(before) => ({MOUNTAINS})() !== before", land)
    cast.host.send("HOST_START_GAME")
    cast.hurry("CLUE_LEVEL")
    tv.says("count", "0/2 svarat")
    tv.gone("rolled")
    assert not tv.errors, tv.errors


def test_the_finale_of_a_journey(party, steady, cast):
    """SPEC 19.14 EVE60 EVE78: what a real server stages: the route with its best answer, an award, the podium, the standings"""
    evening = party(steady, tv_size=TV_SIZE)
    tv, (alva, bo) = evening.tv, cast.guests
    evening.code = cast.code
    evening.open_tv()
    cast.host.send("HOST_START_GAME")
    cast.hurry("CLUE_LEVEL")
    alva.send("NOTE_SUBMIT", answerText="Kairo")
    bo.send("NOTE_SUBMIT", answerText="Alexandria")
    cast.hurry("FOLLOWUP_QUESTION")
    cast.host.send("END_GAME")
    tv.says("route", f"{NAMES[0]}, 8 p")
    for words in ("Närmast fast fel", NAMES[1], "km"):
        tv.says("award", words)
    tv.says("award", "Tiopoängaren")
    expect(tv.page.locator("h1")).to_have_text("Och vinnaren är…")
    expect(tv.page.locator(".step[data-up=true]")).to_have_count(2)
    tv.says("awards", "Tiopoängaren")
    cast.reach(in_phase("ROUND_END"))
    tv.says("awards", NAMES[1])
    assert not tv.errors, tv.errors
