"""What clients say: one valid payload for each type, from which attacks make wrong ones."""

import random
from typing import Any


def samples(player: str, pack: str) -> dict[str, dict[str, Any]]:
    """Every type of SPEC 5.1 and 14.1, for a player and a pack that there are."""
    return {
        "HELLO": {"role": "PLAYER", "authToken": "x", "clientVersion": "1.0.0", "capabilities": ["seq", "clock"],
                  "resume": {"epoch": "e", "seq": 3}},
        "RESUME_SESSION": {"playerId": player, "lastReceivedEventId": None, "resume": {"epoch": "e", "seq": 1}},
        "HOST_START_GAME": {}, "HOST_NEXT_CLUE": {}, "NEXT_DESTINATION": {}, "HOST_PAUSE": {}, "HOST_RESUME": {},
        "HOST_FORCE_REVEAL": {}, "HOST_REPLAY_CLUE": {}, "HOST_HANDOVER": {}, "END_GAME": {},
        "HOST_SKIP": {"target": "clue"},
        "BRAKE_PULL": {"pressMonoMs": 81_234.5, "renderedMonoMs": 80_000.25, "clientTimeMs": 1},
        "BRAKE_ANSWER_SUBMIT": {"answerText": "Lissabon"},
        "FOLLOWUP_ANSWER_SUBMIT": {"answerText": "Seine", "index": 1},
        "HOST_SELECT_CONTENT_PACK": {"contentPackId": pack},
        "HOST_MUSIC_GAIN_SET": {"gainDb": -6}, "MUSIC_GAIN_SET": {"gainDb": -6.5},
        "CLOCK_PONG": {"pingId": "p1", "clientMonoMs": 5_000.5}, "TV_AUDIO": {"audio": "running"},
        "TV_VOICES": {"voices": [{"lang": "sv-SE", "name": "Alva", "local": True}]},
        "TV_SPOKE": {"clipId": "voice_clue_10_d0", "durationMs": 7_000}, "HOST_VOICE_SAMPLE": {},
        "HOST_KICK": {"playerId": player, "ban": True}, "HOST_RENAME": {"playerId": player, "name": "Bo"},
        "HOST_LOBBY_LOCK": {"locked": True}, "HOST_EXTEND_TIMER": {"addMs": 10_000},
        "HOST_VERDICT_SET": {"playerId": player, "kind": "followup", "questionIndex": 0, "isCorrect": True},
        "HOST_SETTINGS_SET": {"settings": {"destinationsCount": 2, "language": "en", "extraTime": 1.5, "pace": "calm",
                                           "hostPlays": True, "playMode": "remote", "nameFilter": "off"}},
        "DRAFT": {"text": "Liss", "index": 0}, "BRAKE_RELEASE": {}, "HOST_REMATCH": {}, "HOST_CARRIAGES_DRAW": {},
        "SEAT_SET": {"playerId": player, "passenger": "fox", "tone": 3, "child": True},
        "REACTION": {"emoji": "👏"}, "STATE_SNAPSHOT": {"state": {}}, "NO_SUCH_TYPE": {},
    }


# END_GAME and HOST_KICK end what is tried: they come seldom.
SELDOM = ("END_GAME", "HOST_KICK", "HOST_LOBBY_LOCK", "HOST_PAUSE")


def draw(told: dict[str, dict[str, Any]], chance: random.Random) -> dict[str, Any]:
    """An envelope of any type, valid as such."""
    kind = chance.choice(list(told))
    if kind in SELDOM and chance.random() < 0.9:
        kind = "BRAKE_PULL"
    message: dict[str, Any] = {"type": kind, "payload": told[kind]}
    if chance.random() < 0.1:
        message["commandId"] = f"c{chance.randrange(50)}"
    return message
