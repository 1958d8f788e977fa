"""What the TV plays in a game, by its own calls to the sound card: which file, and when."""

import json
import pathlib
import statistics

import pytest
from playwright.sync_api import expect

from kit.moves import answer, brake, choose_packs, hurry, reveal_now
from kit.party import Party

SCRIPTS = pathlib.Path(__file__).parent / "audio"
RECORDER = (SCRIPTS / "recorder.js").read_text()
CLIP = {"clipId": "clip", "url": "/audio/sfx_winner_fanfare.m4a", "durationMs": 8400, "text": "",
        "showText": False, "volume": 1}
TELL_NOW = """(clip) => {
  const startAtServerMs = Date.now();
  tell("AUDIO_PLAY", { ...clip, startAtServerMs });
  return startAtServerMs;
}"""
BEAT_S = 0.5
# A cue without a lead is late by what the page is busy with, by its way and by the sound card.
PROMPT_MS = 400
# A page that has just come knows the server's clock from few messages.
JOIN_S = 0.15
MOST_BYTES = 400_000


@pytest.fixture
def evening(party, shortened) -> Party:
    made = party(shortened)
    for surface in (made.tv, made.host):
        surface.context.add_init_script(RECORDER)
    return made


def play(evening: Party) -> None:
    """A wrong answer, the reveal, the questions, and the first clue of the second destination."""
    evening.create()
    evening.open_tv()
    evening.join(1, before=lambda phone: phone.context.add_init_script(RECORDER))
    choose_packs(evening.host, "Kairo", "Reykjav")
    evening.start()
    brake(evening.phones[0])
    answer(evening.phones[0], "Atlantis")
    reveal_now(evening.host)
    evening.everybody("REVEAL_DESTINATION")
    hurry(evening.host, "CLUE_LEVEL")
    wait_for(evening, "music_travel_loop_2")


def wait_for(evening: Party, file: str) -> None:
    evening.tv.page.wait_for_function(f"() => sounds.some(({{ file }}) => file === '{file}')")


def sounds(evening: Party, kind: str) -> list[dict]:
    every = evening.tv.page.evaluate("window.sounds")
    return [sound for sound in every if sound["file"].startswith(kind)]


def cues(evening: Party, kind: str) -> list[dict]:
    messages = [json.loads(frame) for frame in evening.tv.frames]
    return [message["payload"] for message in messages if message["type"] == kind]


def tell_clip(evening: Party, lead_ms: int, **more) -> dict:
    """A clip as the server would send it, and the sound that came of it."""
    page = evening.tv.page
    clip = CLIP | more | {"startAtServerMs": page.evaluate("Date.now()") + lead_ms}
    before = len(sounds(evening, ""))
    page.evaluate("(clip) => tell('AUDIO_PLAY', clip)", clip)
    page.wait_for_function("(n) => sounds.length > n", arg=before)
    return clip | page.evaluate("sounds[sounds.length - 1]")


def test_the_show_is_heard(evening):
    """AU2 AU3 AU4 AU5 AU8 AU9 AU11 UI-T23: the right sounds in the right order, promptly."""
    play(evening)
    loops = sounds(evening, "music")
    assert [loop["file"] for loop in loops] == [
        "music_travel", "music_travel_loop", "music_travel_loop", "music_followup_loop",
        "music_travel_loop_2"]
    assert all(loop["loopStart"] == 0.25 and loop["loopEnd"] in (32.25, 48.25) for loop in loops)
    for loop, cue in zip(loops, cues(evening, "MUSIC_SET")):
        is_late = loop["commandMs"] - cue["startAtServerMs"] > 490
        assert loop["offset"] == 0.25 or is_late, "each begins at its first note"
    beats = (loops[1]["atS"] - loops[0]["atS"]) / BEAT_S
    assert beats == pytest.approx(round(beats), abs=0.01), "the clues take over on a beat"
    effects = [sound["file"] for sound in sounds(evening, "sfx")]
    assert effects[:4] == ["sfx_brake", "sfx_lock", "sfx_reveal", "sfx_reveal"]
    assert effects[4:] == ["sfx_followup_incorrect"] * len(cues(evening, "FOLLOWUP_RESULTS"))
    late = lateness(evening)
    print(f"no lead: median {statistics.median(late):.0f} ms, most {max(late):.0f} ms")
    assert min(late) >= -50 and statistics.median(late) <= PROMPT_MS, late
    assert evening.errors() == []


def lateness(evening: Party) -> list[float]:
    """Ms from each cue of an effect, or of music out of silence, to its sound."""
    played = sounds(evening, "music")
    pairs = [*zip(cues(evening, "SFX_PLAY"), sounds(evening, "sfx")[1:]),
             *((cue, loop) for cue, loop in zip(cues(evening, "MUSIC_SET"), played)
               if loop is not played[1])]
    return [sound["heardMs"] - cue["startAtServerMs"] for cue, sound in pairs]


def test_phones_and_host_are_silent(evening):
    """AU1 S1"""
    play(evening)
    for surface in (evening.host, *evening.phones):
        assert surface.page.evaluate("sounds") == []
        loaded = surface.page.evaluate("performance.getEntriesByType('resource').map(r => r.name)")
        assert not [url for url in loaded if "/audio/" in url]


def test_clips_start_on_their_moment(evening):
    """AU21 UI-T24 S26: ± 50 ms with a lead, at once when late; a stopped clip does not start."""
    evening.open()
    page = evening.tv.page
    page.wait_for_function("() => sounds.length > 1")
    page.evaluate("(clip) => tell('TTS_PREFETCH', { clips: [clip] })", CLIP)
    page.wait_for_function("(url) => decoded.some((each) => each.endsWith(url))", arg=CLIP["url"])
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


def test_the_tv_page_is_light(evening):
    """At most 400 KB on the wire without the sounds."""
    evening.create()
    devtools = evening.tv.context.new_cdp_session(evening.tv.page)
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}
    devtools.on("Network.requestWillBeSent", lambda e: urls.update({e["requestId"]: e["request"]["url"]}))
    devtools.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    evening.open_tv()
    evening.tv.page.wait_for_load_state("networkidle")
    page = sum(size for request, size in sizes.items() if "/audio/" not in urls.get(request, ""))
    print(f"TV page: {page:.0f} bytes")
    assert 50_000 < page <= MOST_BYTES
