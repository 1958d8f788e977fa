"""Clips on their moment, and a TV that comes in the middle of a track and a clip."""

import pytest
from playwright.sync_api import expect

from kit.party import Party
from kit.sounds import CLIP, RECORDER, SCRIPTS, cues, sounds, tell_clip, wait_for
from kit.surface import until

TELL_NOW = """(clip) => {
  const startAtServerMs = Date.now();
  tell("AUDIO_PLAY", { ...clip, startAtServerMs });
  return startAtServerMs;
}"""
# NB: moments of a busy machine are no test of the code; `pytest -m numbers` measures them.
pytestmark = pytest.mark.numbers
# A page that has just come knows the server's clock from few messages.
JOIN_S = 0.15


@pytest.fixture
def evening(party, shortened) -> Party:
    made = party(shortened)
    made.tv.context.add_init_script(RECORDER)
    return made


def test_clips_start_on_their_moment(evening):
    """AU21 UI-T24 S26: ± 50 ms with a lead, at once when late; a stopped clip does not start."""
    evening.open()
    page = evening.tv.page
    until(page, "() => sounds.length > 1")
    page.evaluate("(clip) => tell('TTS_PREFETCH', { clips: [clip] })", CLIP)
    until(page, "(url) => decoded.some((each) => each.endsWith(url))", CLIP["url"])
    errors = []
    for index, lead_ms in enumerate((300, 400, 500, 600, 800)):
        clip = tell_clip(evening, lead_ms, clipId=f"clip{index}")
        errors.append(clip["heardMs"] - clip["startAtServerMs"])
    print("lead: " + ", ".join(f"{error:.0f}" for error in errors) + " ms")
    assert all(abs(error) <= 50 for error in errors), errors
    late = tell_clip(evening, -700, clipId="late")
    assert late["heardMs"] - late["commandMs"] <= 100 and late["offset"] == 0
    count = len(sounds(evening, ""))
    page.evaluate("""(clip) => {
      tell("AUDIO_PLAY", { ...clip, url: "/audio/sfx_tick.m4a", startAtServerMs: Date.now() });
      tell("AUDIO_STOP", { clipId: clip.clipId, fadeOutMs: 50 });
    }""", CLIP | {"clipId": "stopped"})
    page.wait_for_timeout(600)
    assert len(sounds(evening, "")) == count


def test_a_new_tv_joins_the_track_and_the_clip(evening):
    """UI-T22 UI-T26 S26: another tab is locked until one press, then in the middle of both."""
    evening.open()
    wait_for(evening, "music_travel_loop")
    began = cues(evening, "MUSIC_SET")[-1]["startAtServerMs"]
    evening.tv.page.wait_for_timeout(1500)
    page = evening.tv.context.new_page()
    page.add_init_script(path=SCRIPTS / "locked.js")
    evening.tv.take(page)
    page.goto(evening.address("/tv"))
    expect(evening.tv.id("sound-unlock")).to_be_focused()
    told = page.evaluate(TELL_NOW, CLIP)
    page.wait_for_timeout(1000)
    assert sounds(evening, "") == []
    page.keyboard.press("Enter")
    evening.tv.gone("sound-unlock")
    wait_for(evening, "music_travel_loop")
    wait_for(evening, "sfx_winner_fanfare")
    loop, clip = sounds(evening, "music")[0], sounds(evening, "sfx_winner")[0]
    assert loop["offset"] - 0.25 == pytest.approx((loop["heardMs"] - began) / 1000 % 48, abs=JOIN_S)
    assert clip["offset"] == pytest.approx((clip["heardMs"] - told) / 1000, abs=JOIN_S)
