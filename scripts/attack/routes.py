"""Every route of the server, with a request that it would take (SPEC 3, 14)."""

from dataclasses import dataclass, field
from typing import Any

from packs import Marked


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    """As the server writes it; `:name` is filled in."""
    body: Any = None
    listener: str = "game"
    by_design: tuple[int, ...] = field(default=())
    """Answers of 500 and more that SPEC asks for."""


WISH = {"theme": "history", "language": "sv", "numDestinations": 1, "regions": ["Europe"], "place": "Lyon"}
# RE70: a thousand screens wait at a time.
TOO_MANY_SCREENS = (503,)
# RE28: without a model there is no generator for the words of v1 alone. Speech is off here (RE39, RE40).
NO_GENERATOR, NO_SPEECH = (503,), (500,)

ROUTES = (
    Route("GET", "/health"), Route("GET", "/ready"), Route("GET", "/metrics"), Route("GET", "/"), Route("GET", "/tv"),
    Route("GET", "/host"),
    Route("GET", "/join/:code"), Route("GET", "/assets/:name"),
    Route("POST", "/v1/sessions", {"settings": {"destinationsCount": 2, "followupsPerDestination": 2, "theme": "x",
                                                "playMode": "room", "speedBonus": True}, "householdId": "h1"}),
    Route("GET", "/v1/sessions/by-code/:code"),
    Route("POST", "/v1/sessions/:id/join",
          {"name": "Alva", "role": "player", "joinToken": "x", "handoverCode": "ABCDEF"}),
    Route("POST", "/v1/sessions/:id/tv", {"tvJoinToken": "x"}),
    Route("POST", "/v1/sessions/:id/join-token", {}), Route("POST", "/v1/sessions/:id/screens", {"screenCode": "ABCDE"}),
    Route("POST", "/v1/screens", {}, by_design=TOO_MANY_SCREENS), Route("GET", "/v1/screens/:screen"),
    Route("GET", "/v1/sessions/:id/audit"), Route("GET", "/v1/sessions/:id/replay"),
    Route("GET", "/v1/sessions/:id/rounds/:roundId/assets/:clipId"),
    Route("POST", "/v1/sessions/:id/game-plan/generate-ai",
          {"numDestinations": 2, "regions": ["Europe"], "prompt": "tre i norden"}),
    Route("POST", "/v1/sessions/:id/game-plan/import", {"contentPackIds": [Marked(1).id, Marked(2).id]}),
    Route("POST", "/v1/sessions/:id/game-plan/hybrid", {"manualPackIds": [Marked(1).id], "aiGenerated": 1}),
    Route("GET", "/v1/sessions/:id/game-plan"),
    Route("GET", "/v1/history"), Route("DELETE", "/v1/history/:journey"),
    Route("GET", "/v1/content/packs"), Route("GET", "/v1/content/places"),
    Route("POST", "/v1/content/packs/import", Marked(900).file()),
    Route("GET", "/v1/content/packs/:pack"), Route("DELETE", "/v1/content/packs/:pack"),
    Route("PUT", "/v1/content/packs/:pack/clues", {"clues": [{"points": 10, "text": "Här är det ljust.", "textEn": ""}]}),
    Route("DELETE", "/v1/content/packs/:pack/clues"),
    Route("POST", "/v1/content/packs/:pack/restore", {}), Route("GET", "/v1/content/deleted"),
    Route("POST", "/v1/content/generate", WISH, by_design=NO_GENERATOR),
    Route("GET", "/v1/content/generate"), Route("GET", "/v1/content/generate/:job/status"),
    Route("DELETE", "/v1/content/generate/:job"), Route("POST", "/v1/content/generate/:job/retry"),
    Route("GET", "/cache"), Route("GET", "/cache/:clip.mp3"),
    Route("GET", "/health", listener="speech"), Route("GET", "/cache/:clip.mp3", listener="speech"),
    # CL8: behind the door for other nodes alone.
    Route("GET", "/v1/node"), Route("POST", "/v1/node/games/:id/hand-over", {"node": "x"}),
    Route("POST", "/v1/node/games/:id/take", {}),
    Route("POST", "/tts", {"text": "Välkomna ombord", "voiceId": "v"}, "speech", NO_SPEECH),
    Route("POST", "/tts/batch", {"roundId": "r1", "voiceLines": [{"phraseId": "p", "text": "Hej"}]}, "speech", NO_SPEECH),
)
