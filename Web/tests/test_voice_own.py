"""A TV that has a voice of its own speaks, where the server has only the plain one; the host hears how it sounds."""

import json
import time

from playwright.sync_api import expect

from kit.party import TV_SIZE, Party
from kit.surface import ASKING_MS, PATIENCE_MS, Surface, until

# A browser with two voices, one of which needs a network; each line takes 400 ms.
VOICES = """
window.said = [];
window.synthesis_fails = false;
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voices = [
  { lang: "sv-SE", name: "Klara", localService: false },
  { lang: "sv_SE", name: "Alva", localService: true },
  { lang: "fi-FI", name: "Satu", localService: true },
];
const synthesis = {
  getVoices: () => voices,
  addEventListener: () => {},
  removeEventListener: () => {},
  cancel: () => said.push({ cancelled: true }),
  speak: (words) => {
    said.push({ text: words.text, voice: words.voice.name, lang: words.lang, rate: words.rate });
    if (window.synthesis_fails) return setTimeout(() => words.onerror({ error: "synthesis-failed" }), 10);
    words.onstart();
    setTimeout(() => words.onend(), 400);
  },
};
Object.defineProperty(window, "speechSynthesis", { value: synthesis });
"""
SAMPLE = "Nästa station: någonstans. Håll i hatten."


def sent(surface: Surface, kind: str) -> list[dict]:
    messages = [json.loads(frame) for frame in surface.sent]
    return [message["payload"] for message in messages if message["type"] == kind]


def sent_often(surface: Surface, kind: str, times: int) -> list[dict]:
    """The payloads of a type, as soon as there are so many."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while len(sent(surface, kind)) < times:
        assert time.monotonic() < deadline, f"{surface.name} said {kind} fewer than {times} times"
        surface.page.wait_for_timeout(ASKING_MS)
    return sent(surface, kind)


def plays(tv: Surface) -> list[dict]:
    messages = [json.loads(frame) for frame in tv.frames]
    return [message["payload"] for message in messages if message["type"] == "AUDIO_PLAY"]


def said(tv: Surface) -> list[str]:
    return [line["text"] for line in tv.page.evaluate("said") if "text" in line]


def open_with_voices(party, server) -> Party:
    evening = party(server, tv_size=TV_SIZE, bypass_csp=True, reduced_motion="reduce")
    evening.tv.context.add_init_script(VOICES)
    evening.create()
    evening.open_tv()
    return evening


def test_the_tv_says_the_sample_and_the_clues_itself(party, spoken):
    """EVE81 EVE82 EX53 EX54 UI-E18: its local voice, told how long it took; the host chooses who reads."""
    evening = open_with_voices(party, spoken)
    tv, host = evening.tv, evening.host
    told = sent(tv, "TV_VOICES")[-1]["voices"]
    assert [(voice["name"], voice["local"]) for voice in told] == [("Alva", True), ("Klara", False)]
    host.tap("tab-more")
    expect(host.id("speaker-auto")).to_have_attribute("aria-pressed", "true")
    host.tap("voice-sample")
    until(tv.page, "() => said.length > 0")
    assert said(tv) == [SAMPLE]
    assert tv.page.evaluate("said[0].voice") == "Alva"
    tv.says("caption", "Håll i hatten")
    evening.join(1)
    evening.start()
    until(tv.page, "() => said.filter(({ text }) => text).length > 1")
    spoke = {play["text"]: play for play in plays(tv)}
    for text in said(tv):
        assert spoke[text]["url"] == "" and spoke[text]["speak"]["lang"] == "sv"
    lengths = sent_often(tv, "TV_SPOKE", 1)
    # NB: a line takes 400 ms, and a machine that has much to do may call a timer late.
    assert all(300 <= each["durationMs"] <= 5_000 for each in lengths)
    assert evening.errors() == []


def test_a_voice_that_fails_is_told_of_no_more(party, spoken):
    """EVE81: voices that become unusable during the game; the next line is the server's, or another voice's."""
    evening = open_with_voices(party, spoken)
    tv, host = evening.tv, evening.host
    tv.page.evaluate("synthesis_fails = true")
    host.tap("tab-more")
    host.tap("voice-sample")
    until(tv.page, "() => said.length > 0")
    assert [voice["name"] for voice in sent_often(tv, "TV_VOICES", 2)[-1]["voices"]] == ["Klara"]


def test_the_server_speaks_when_the_host_wants_it(party, spoken):
    """EVE81: then the TV gets a clip, and says nothing itself."""
    evening = open_with_voices(party, spoken)
    tv, host = evening.tv, evening.host
    host.tap("tab-more")
    host.tap("speaker-server")
    expect(host.id("speaker-server")).to_have_attribute("aria-pressed", "true")
    host.tap("voice-sample")
    tv.says("caption", "Håll i hatten")
    assert plays(tv)[-1]["url"].startswith("http") and "speak" not in plays(tv)[-1]
    assert said(tv) == []
