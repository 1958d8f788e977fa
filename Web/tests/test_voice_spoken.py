"""A game with the server's own voice: what is heard, shown and waited for."""

import pathlib
import re
import time

import pytest
from playwright.sync_api import expect

from kit.moves import choose_packs
from kit.party import Party
from kit.sounds import LOCKED, RECORDER, cues, sounds
from kit.surface import until

# Two intros and the first two clues: what a planned game has spoken in the lobby (S23).
FIRST_CLIPS = 4
PATIENCE_S = 60
# The rules ride with a voice (EVE55).
RIDE_MS = 40_000


@pytest.fixture
def evening(party, spoken) -> Party:
    made = party(spoken)
    made.tv.context.add_init_script(RECORDER)
    return made


def depart(evening: Party) -> None:
    """A journey whose first lines have been voiced: that begins when it is chosen (S23)."""
    evening.create()
    choose_packs(evening.host, "Kairo")
    evening.open_tv()
    evening.join(1)
    wait_for_clips(evening.server.data / "clips")
    evening.host.tap("start-button")


def wait_for_clips(folder: pathlib.Path) -> None:
    """NB: a folder has no event that could be awaited here."""
    deadline = time.monotonic() + PATIENCE_S
    while len(list(folder.glob("tts_*.json"))) < FIRST_CLIPS:
        assert time.monotonic() < deadline, f"not spoken: {sorted(folder.glob('*'))}"
        time.sleep(0.1)


def test_the_show_is_spoken(evening):
    """AU17 UI-T23 UI-T25 EX13 EX37 S7: banter has a caption, a clue its full time while it is read."""
    depart(evening)
    evening.everybody("ROUND_INTRO")
    evening.tv.see("caption")
    for surface in evening.all:
        surface.phase("CLUE_LEVEL", RIDE_MS)
    for surface in evening.all:
        expect(surface.id("timer")).to_contain_text(re.compile("^30"))
    clue = cues(evening, "AUDIO_PLAY")[-1]
    until(evening.tv.page, "(n) => sounds.filter(({ file }) => file.startsWith('tts_')).length >= n",
          len(cues(evening, "AUDIO_PLAY")))
    assert clue["showText"] is False and clue["durationMs"] > 3000
    spoken = sounds(evening, "tts_")[-1]
    assert spoken["offset"] < 0.5
    assert evening.tv.page.evaluate("Math.min(...ducks)") == pytest.approx(0.316, abs=0.001)
    expect(evening.host.page.locator(".health-line")).to_have_count(0)
    said = len(cues(evening, "AUDIO_PLAY"))
    evening.host.tap("replay")
    evening.host.says("notice", "läser ledtråden igen")
    until(evening.tv.page, "(n) => sounds.filter(({ file }) => file.startsWith('tts_')).length > n", said)
    assert cues(evening, "AUDIO_PLAY")[-1]["clipId"] == clue["clipId"]
    assert evening.errors() == []


# NB: the page must be back before the clue has been read; `pytest -m numbers` asks that of a quiet machine.
@pytest.mark.numbers
def test_a_tv_that_is_loaded_again_goes_on_in_the_middle_of_the_clue(evening):
    """UI-T26 S10.4: a TV loaded again takes over: voice joins once, no caption repeats the clue."""
    evening.tv.context.add_init_script(LOCKED)
    depart(evening)
    evening.everybody("CLUE_LEVEL")
    evening.tv.page.wait_for_timeout(3500)
    evening.tv.page.reload()
    evening.tv.see("clue-text")
    expect(evening.tv.id("sound-unlock")).to_be_focused()
    evening.tv.page.keyboard.press("Enter")
    until(evening.tv.page, "() => sounds.some(({ file }) => file.startsWith('tts_'))")
    evening.tv.page.wait_for_timeout(300)
    [voice] = sounds(evening, "tts_")
    assert voice["offset"] > 1
    evening.tv.gone("caption")
    expect(evening.tv.id("timer")).to_contain_text(re.compile("^30"))
