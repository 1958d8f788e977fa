"""Asks every route that can be read, as everybody who is not this game's host, and looks through the answers."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field

import packs
from game import Game
from house import House
from rest import Line, Reply
from words import Detector

OVER = ("FINAL_RESULTS", "ROUND_END")
# Whose audit log opens with the end of the game.
PLAYING_HOST = "a host who plays"


@dataclass
class Probes:
    house: House
    game: Game
    callers: dict[str, str]
    """Tokens by the name of who has them; an empty one sends none."""
    places: list[packs.Marked]
    detector: Detector
    is_strict: bool
    asked: int = 0
    bytes: int = 0
    leaks: list[str] = field(default_factory=list)

    async def ask(self, phase: str, told: set[str]) -> None:
        """`told` are the words that the game has told everybody by now."""
        async with asyncio.TaskGroup() as group:
            for name in self.callers:
                for listener in ("game", "speech"):
                    group.create_task(self._ask(name, listener, phase, told))

    async def _ask(self, name: str, listener: str, phase: str, told: set[str]) -> None:
        port = self.house.port if listener == "game" else self.house.speech_port
        async with await Line.open(port) as line:
            if token := self.callers[name]:
                line.headers["Authorization"] = f"Bearer {token}"
            for method, path in self._requests(listener, phase):
                reply = await line.ask(method, path)
                said = f"{name} got {{}} by {method} {path} ({phase})"
                self._look(reply, said, self._open(path, phase, told, name))

    def _requests(self, listener: str, phase: str) -> Iterator[tuple[str, str]]:
        if listener == "speech":
            yield from (("GET", "/health"), ("GET", "/cache"), ("GET", f"/cache/{self.places[0].id}.mp3"))
            return
        session = self.game.path
        for path in ("/health", "/metrics", "/v1/content/packs", "/v1/content/deleted", "/v1/content/generate",
                     "/cache", "/v1/sessions",
                     f"/v1/sessions/by-code/{self.game.code}", session, f"{session}/game-plan", f"{session}/audit",
                     f"{session}/replay", f"{session}/state",
                     f"{session}/rounds/round_{self.game.id}_0/assets/voice_clue_10_d0"):
            yield "GET", path
            if phase == "LOBBY":
                yield "OPTIONS", path
        for place in (*self.places, packs.Marked(12)):
            yield "GET", f"/v1/content/packs/{place.id}"
            yield "GET", f"/v1/content/packs/{place.id}/clues"
            yield "POST", f"/v1/content/packs/{place.id}/restore"

    def _open(self, path: str, phase: str, told: set[str], name: str = "nobody") -> set[str]:
        """What may be read there: at home, the library but for the clues and answers of a game that is not over."""
        if name == PLAYING_HOST and phase in OVER and path.endswith(("/audit", "/replay")):
            return self.detector.words
        if path.endswith("/game-plan"):
            return told
        named = {word for word in path.split("/")}
        if self.is_strict or not path.startswith("/v1/content/packs"):
            return named
        others = {word for number in range(1, 13) for place in [packs.Marked(number)] for word in
                  (place.place if place in self.places and phase not in OVER else place.all)}
        return named | others

    def _look(self, reply: Reply, said: str, allowed: set[str]) -> None:
        self.asked += 1
        whole = reply.body + "".join(f"{name}: {value}\n" for name, value in reply.headers.items()).encode()
        self.bytes += len(whole)
        if reply.status >= 500 and reply.status != 503:
            self.leaks.append(said.format(f"{reply.status}"))
        found = self.detector.found(whole) - allowed
        self.leaks += [said.format(word) for word in sorted(found)[:3]]
