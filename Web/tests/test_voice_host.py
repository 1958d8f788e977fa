"""The host's voice and sound: what is missing is told in a line, and everything can be set."""

import json

import pytest
from playwright.sync_api import expect

from kit.inspector import Inspector
from kit.party import TV_SIZE, Party
from kit.sounds import LOCKED, RECORDER
from kit.surface import Surface
from kit.texts import text

PROBLEMS = ["missing", "wrong_key", "quota", "timeout", "garbage", "unreachable", "refused",
            "storage", "budget"]


def tell_health(evening: Party, **health) -> None:
    evening.host.page.evaluate("(health) => tell('SHOW_HEALTH', health)", health)


def sent(surface: Surface, kind: str) -> list[dict]:
    messages = [json.loads(frame) for frame in surface.sent]
    return [message["payload"] for message in messages if message["type"] == kind]


def test_a_silent_tv_is_told_until_somebody_presses_it(party, instant):
    """UI-H65 UI-T22 EX37 EX38: a TV without sound is told to the host, after a reload too."""
    evening = party(instant, tv_size=TV_SIZE, bypass_csp=True, reduced_motion="reduce")
    evening.tv.context.add_init_script(LOCKED)
    evening.create()
    evening.host.says("tv-missing", "Ingen TV")
    evening.open_tv()
    evening.host.gone("tv-missing")
    for _ in range(2):
        evening.host.says("tv-silent", "TV:n har inget ljud. Tryck OK på TV:n.")
        expect(evening.tv.id("sound-unlock")).to_be_focused()
        evening.tv.page.keyboard.press("Enter")
        evening.host.gone("tv-silent")
        evening.tv.gone("sound-unlock")
        evening.tv.page.reload()
        evening.tv.phase("LOBBY")
    evening.host.see("tv-silent")
    evening.join(1)
    evening.start()
    evening.host.see("tv-silent")
    inspector = Inspector(evening)
    inspector.stop("silent", evening.host, evening.tv)
    assert not inspector.complaints, "\n".join(inspector.complaints)
    evening.host.id("tv-silent").get_by_role("button").click()
    evening.host.gone("tv-silent")
    assert evening.errors() == []


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_a_failing_voice_is_told_in_plain_words(party, instant, lang):
    """UI-H65 EX37: each reason with what to do; nothing when the voice is well, or not wanted."""
    evening = party(instant, lang=lang)
    evening.host.context.add_init_script(RECORDER)
    evening.create()
    for problem in PROBLEMS:
        tell_health(evening, voice="failing", problem=problem)
        evening.host.says(f"voice-{problem}", text("host", f"voiceProblem_{problem}", lang))
    expect(evening.host.page.locator("[data-testid^=voice-]")).to_have_count(1)
    tell_health(evening, voice="failing", problem="a new one")
    evening.host.says("voice-a new one", text("host", "voiceFailing", lang))
    tell_health(evening, voice="ready", engine="espeak-ng")
    evening.host.gone("voice-a new one")
    evening.host.tap("tab-more")
    evening.host.says("voice", text("host", "voiceWhy", lang))
    tell_health(evening, voice="off")
    evening.host.says("voice", text("host", "voiceOffWhy", lang))
    evening.host.tap("voice")
    expect(evening.host.id("voice")).to_have_attribute("aria-checked", "false")
    tell_health(evening, voice="failing", problem="quota")
    evening.host.gone("voice-quota")


def test_voice_and_language_reach_the_server_before_and_in_play(party, steady):
    """UI-H64 EX20 EX25 settings of voice and language, in the lobby and in play"""
    evening = party(steady)
    evening.create(short=False)
    evening.open_tv()
    evening.join(1)
    host = evening.host
    host.tap("tab-more")
    host.tap("game-language-en")
    expect(host.id("game-language-en")).to_have_attribute("aria-pressed", "true")
    expect(evening.tv.page.locator("html")).to_have_attribute("lang", "en")
    host.tap("game-language-sv")
    host.tap("tab-lobby")
    evening.start()
    for test_id, on in (("voice", "false"), ("voice", "true")):
        host.tap(test_id)
        expect(host.id(test_id)).to_have_attribute("aria-checked", on)
    host.tap("game-language-en")
    expect(host.id("game-language-en")).to_have_attribute("aria-pressed", "true")
    host.page.reload()
    expect(host.id("game-language-en")).to_have_attribute("aria-pressed", "true")
    changes = [change["settings"] for change in sent(host, "HOST_SETTINGS_SET")]
    assert changes == [{"language": "en"}, {"language": "sv"}, {"voice": False}, {"voice": True},
                       {"language": "en"}]


def test_the_clue_is_read_again(party, steady):
    """EX21: without a voice as a caption; the button is there for clues only."""
    evening = party(steady)
    evening.create()
    evening.host.gone("replay")
    evening.open_tv()
    evening.join(1)
    evening.start()
    evening.host.tap("replay")
    evening.host.says("notice", "ledtråden igen")
    evening.tv.see("caption")
    assert len(sent(evening.host, "HOST_REPLAY_CLUE")) == 1


def test_the_sounds_can_be_heard_beside_the_game(party, instant):
    """SHOW 14 "ears": a page of its own, in the host's language."""
    evening = party(instant, lang="en")
    evening.create()
    evening.host.tap("tab-content")
    with evening.host.context.expect_page() as opened:
        evening.host.tap("listen")
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Listen to Tripto")
    evening.host.phase("LOBBY")
