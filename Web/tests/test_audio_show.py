"""What the TV plays in a game, by its own calls to the sound card: which file, and when."""

import statistics

import pytest

from kit.moves import answer, brake, choose_packs, hurry
from kit.party import Party
from kit.sounds import RECORDER, cues, sounds, wait_for

BEAT_S = 0.5
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
    # NB: everybody has answered: the train arrives by itself (EVE49).
    evening.everybody("REVEAL_DESTINATION")
    hurry(evening.host, "CLUE_LEVEL")
    wait_for(evening, "music_travel_loop_2")


def test_the_show_is_heard(evening):
    """AU2 AU3 AU4 AU5 AU8 AU9 AU11 UI-T23: loops by phase, effects at lock and reveal, promptly."""
    play(evening)
    loops = sounds(evening, "music")
    assert [loop["file"] for loop in loops] == [
        "music_travel", "music_travel_loop", "music_travel_loop", "music_followup_loop",
        "music_travel_loop_2"]
    assert all(loop["loopStart"] == 0.25 and loop["loopEnd"] in (32.25, 48.25) for loop in loops)
    for loop, cue in zip(loops, cues(evening, "MUSIC_SET")):
        is_late = loop["commandMs"] - cue["startAtServerMs"] > 490
        assert loop["offset"] == 0.25 or is_late, "each begins at its first note"
    beats = (loops[1]["atS"] - first_note(loops[0])) / BEAT_S
    assert beats == pytest.approx(round(beats), abs=0.01), "the clues take over on a beat"
    effects = [sound["file"] for sound in sounds(evening, "sfx")]
    assert effects[:3] == ["sfx_brake", "sfx_lock", "sfx_reveal"]
    assert effects[3:] == ["sfx_followup_incorrect"] * len(cues(evening, "FOLLOWUP_RESULTS"))
    assert evening.errors() == []


@pytest.mark.numbers
def test_cues_are_heard_on_time(evening):
    """S26 AU21: the server says it 250 ms ahead, and the room hears it within 50 ms of that moment."""
    play(evening)
    late = lateness(evening)
    print(f"cue to sound: median {statistics.median(late):.0f} ms, all {[round(ms) for ms in late]}")
    effects = len(cues(evening, "SFX_PLAY"))
    assert all(abs(ms) <= 50 for ms in late[:effects]), late
    # NB: a track that this short game reaches before it is decoded comes in where it should be by then.
    assert abs(statistics.median(late[effects:])) <= 50, late


def first_note(loop: dict) -> float:
    """When the piece began, also one that was entered in the middle because its cue came late."""
    return loop["atS"] - (loop["offset"] - loop["loopStart"])


def lateness(evening: Party) -> list[float]:
    """Ms from each cue of an effect, or of music out of silence, to its sound."""
    played = sounds(evening, "music")
    pairs = [*zip(cues(evening, "SFX_PLAY"), sounds(evening, "sfx")[1:]),
             *((cue, loop) for cue, loop in zip(cues(evening, "MUSIC_SET"), played)
               if loop is not played[1])]
    return [sound["heardMs"] - cue["startAtServerMs"] for cue, sound in pairs]


def test_phones_and_host_are_silent(evening):
    """AU1 S1 only the TV makes sound"""
    play(evening)
    for surface in (evening.host, *evening.phones):
        assert surface.page.evaluate("sounds") == []
        loaded = surface.page.evaluate("performance.getEntriesByType('resource').map(r => r.name)")
        assert not [url for url in loaded if "/audio/" in url]


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
