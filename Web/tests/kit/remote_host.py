"""An evening session with a host over the wire, and phones whose pages are looked at."""

from typing import Any

from kit.cast import Seat, in_phase, post
from kit.party import Party
from kit.server import Server


class Night:
    """Made with `settings.evening`; `packs` are played in this order in its first journey."""

    def __init__(self, server: Server, packs: list[str], **settings: Any) -> None:
        body = {"settings": {"evening": True, "destinationsCount": len(packs)} | settings}
        made = post(server, "/v1/sessions", body)
        self.code: str = made["joinCode"]
        self._server = server
        self._session, self._token = f"/v1/sessions/{made['sessionId']}", made["hostAuthToken"]
        # NB: what is an evening's only is told to connections that ask for it (EX1).
        self.host = Seat(server, self._token + "&v=2")
        self.plan(packs)

    def plan(self, packs: list[str]) -> None:
        post(self._server, f"{self._session}/game-plan/import", {"contentPackIds": packs}, self._token)

    def say(self, kind: str, **payload: Any) -> None:
        self.host.send(kind, **payload)

    def reach(self, phase: str, level: int | None = None) -> None:
        """Waits until the host is told so."""
        assert self.host.sees(lambda state: in_phase(phase)(state) and level in (None, state["clueLevelPoints"])), phase

    def hurry(self, phase: str) -> None:
        """The host ends one wait after the other (EVE52)."""
        while not self.host.sees(in_phase(phase), 0.3):
            self.say("HOST_SKIP")

    def start(self) -> None:
        self.say("HOST_START_GAME")
        self.hurry("CLUE_LEVEL")

    def again(self) -> None:
        """From wherever the journey is to the lobby of the next one."""
        self.say("END_GAME")
        self.hurry("ROUND_END")
        self.say("HOST_REMATCH")
        self.reach("LOBBY")

    def board(self, party: Party, phones: int, **how: Any) -> None:
        party.code = self.code
        party.join(phones, **how)

    def close(self) -> None:
        self.host.close()
