"""The TV while something is said: captions, silent clips, and the time that waits for a clue."""

import re

import pytest
from playwright.sync_api import expect

from kit.party import Party
from kit.picture import state_of
from kit.sounds import CLIP, RECORDER, sounds, wait_for

LINE = "Halvvägs, och nu syns kyrktornen genom dimman där borta."
NEXT = "Någon därbak har redan handen på bromsen."
# What the page takes for the beginning of a connection in the middle of a clip.
RETURN = """([state, clip]) => {
  const activeVoiceClip = { ...clip, startAtServerMs: Date.now() - 500 };
  tell("WELCOME", { role: "TV", playerId: "tv" });
  tell("STATE_SNAPSHOT", { state: { ...state, audioState: { ...state.audioState, activeVoiceClip } } });
}"""
# The clue is read for another 60 s before its time begins.
READING = """(state) => {
  const startAtServerMs = Date.now() + 60_000;
  const timer = { ...state.timer, startAtServerMs };
  tell("STATE_SNAPSHOT", { state: { ...state, timer, clueTimerEnd: startAtServerMs + timer.durationMs } });
}"""


@pytest.fixture
def evening(party, steady) -> Party:
    made = party(steady)
    for surface in (made.tv, made.host):
        surface.context.add_init_script(RECORDER)
    return made.open(before=lambda phone: phone.context.add_init_script(RECORDER))


def say(evening: Party, clip_id: str, text: str, **more) -> None:
    clip = CLIP | {"clipId": clip_id, "text": text, "showText": True, "volume": 0} | more
    evening.tv.page.evaluate(
        "(clip) => tell('AUDIO_PLAY', { ...clip, startAtServerMs: Date.now() })", clip)


def hush(evening: Party, clip_id: str) -> None:
    evening.tv.page.evaluate("(clipId) => tell('AUDIO_STOP', { clipId, fadeOutMs: 50 })", clip_id)


def test_captions_come_are_replaced_and_go(evening):
    """UI-T25 S7 S10.4: captions come in two lines, are replaced, go; a clue read aloud has none."""
    tv = evening.tv
    say(evening, "a", LINE)
    tv.says("caption", "Halvvägs")
    lines = tv.page.locator(".caption .line").all_inner_texts()
    assert len(lines) == 2 and all(len(line) <= 42 for line in lines)
    say(evening, "b", NEXT)
    tv.says("caption", "bromsen")
    hush(evening, "a")
    say(evening, "clue", "Ledtråden läses.", showText=False)
    tv.page.wait_for_timeout(300)
    tv.says("caption", "bromsen")
    hush(evening, "b")
    tv.gone("caption")
    say(evening, "c", NEXT, durationMs=300)
    tv.page.wait_for_timeout(1500)
    tv.see("caption")
    tv.gone("caption", timeout=2000)


def test_the_tv_keeps_its_choice_of_captions(evening):
    """S10.4: off, banter, all; by a key in play, by a button in front of it, kept on the device."""
    tv = evening.tv
    say(evening, "a", LINE)
    tv.see("caption")
    tv.page.keyboard.press("c")
    tv.says("captions-told", "allt tal")
    say(evening, "clue", "Ledtråden läses.", showText=False)
    tv.says("caption", "Ledtråden läses.")
    tv.page.keyboard.press("c")
    tv.says("captions-told", "av")
    tv.gone("caption")
    tv.page.reload()
    tv.see("clue-text")
    say(evening, "b", LINE)
    tv.page.wait_for_timeout(300)
    tv.gone("caption")
    tv.page.evaluate("localStorage.removeItem('tripto.tv')")
    tv.page.reload()
    button = tv.id("captions")
    expect(button).to_have_attribute("data-mode", "off")
    button.focus()
    tv.page.keyboard.press("Enter")
    expect(button).to_have_text("Undertexter: konduktören")


def test_a_caption_returns_with_the_tv_a_clue_does_not(evening):
    """UI-T26 S10.4 a new TV takes the caption over"""
    tv = evening.tv
    state = state_of(tv)
    clip = {"clipId": "a", "url": "", "durationMs": 8000, "text": LINE}
    tv.page.evaluate(RETURN, [state, clip])
    tv.says("caption", "Halvvägs")
    hush(evening, "a")
    tv.page.evaluate(RETURN, [state, clip | {"clipId": "b", "text": state["clueText"]}])
    tv.page.wait_for_timeout(300)
    tv.gone("caption")


def test_a_silent_clip_does_not_duck_the_music(evening):
    """UI-T23 S11: a silent clip only carries its caption, and does not duck the music."""
    wait_for(evening, "music_travel_loop")
    page = evening.tv.page
    before = len(sounds(evening, ""))
    say(evening, "a", LINE)
    evening.tv.see("caption")
    page.wait_for_timeout(500)
    assert len(sounds(evening, "")) == before and page.evaluate("ducks") == []
    say(evening, "b", LINE, volume=1)
    wait_for(evening, "sfx_winner_fanfare")
    assert page.evaluate("Math.min(...ducks)") == pytest.approx(0.316, abs=0.001)


def test_the_time_is_full_while_the_clue_is_read(evening):
    """EX13 UI-A8 UI-T8: on every screen, never more than full."""
    for surface in evening.all:
        state = state_of(surface)
        seconds = str(round(state["timer"]["durationMs"] / 1000))
        surface.page.evaluate(READING, state)
        timer = surface.id("timer")
        expect(timer).to_contain_text(re.compile(rf"^{seconds}"))
        surface.page.wait_for_timeout(1300)
        expect(timer).to_contain_text(re.compile(rf"^{seconds}"))
