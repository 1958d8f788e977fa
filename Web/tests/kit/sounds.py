"""What a TV's sound card is told to play, and the cues that it came from."""

import json
import pathlib

from kit.party import Party
from kit.surface import until

SCRIPTS = pathlib.Path(__file__).parents[1] / "audio"
RECORDER = (SCRIPTS / "recorder.js").read_text()
LOCKED = (SCRIPTS / "locked.js").read_text()
CLIP = {"clipId": "clip", "url": "/audio/sfx_winner_fanfare.m4a", "durationMs": 8400, "text": "",
        "showText": False, "volume": 1}


def wait_for(evening: Party, file: str) -> None:
    until(evening.tv.page, f"() => sounds.some(({{ file }}) => file === '{file}')")


def sounds(evening: Party, kind: str) -> list[dict]:
    """Every start of a sound whose file begins with `kind`, in order."""
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
    until(page, "(n) => sounds.length > n", before)
    return clip | page.evaluate("sounds[sounds.length - 1]")
