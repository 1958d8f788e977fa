"""Who takes part in an evening without a screen: a host and guests over the wire, so that a page that is measured
has the machine to itself."""

import json
import threading
import urllib.request
from collections.abc import Callable
from typing import Any

import websocket

from kit.server import Server
from kit.surface import PATIENCE_MS

PATIENCE_S = PATIENCE_MS / 1000
State = dict[str, Any]


def post(server: Server, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server.origin + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as reply:
        return json.load(reply)


class Seat:
    """One socket: says what it is told to, and knows the last state it was sent."""

    def __init__(self, server: Server, token: str, protocol: int = 1) -> None:
        version = "" if protocol == 1 else f"&v={protocol}"
        self._socket = websocket.create_connection(f"ws://127.0.0.1:{server.port}/ws?token={token}{version}")
        self._news = threading.Condition()
        self._state: State = {}
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    def send(self, kind: str, **payload: Any) -> None:
        self._socket.send(json.dumps({"type": kind, "payload": payload}))

    @property
    def state(self) -> State:
        """The last one; empty before the first."""
        with self._news:
            return self._state

    def sees(self, test: Callable[[State], bool], timeout_s: float = PATIENCE_S) -> bool:
        """Waits for a state; tells whether it has come."""
        with self._news:
            return self._news.wait_for(lambda: bool(self._state) and test(self._state), timeout_s)

    def close(self) -> None:
        self._socket.close()
        self._reader.join()

    def _listen(self) -> None:
        try:
            while text := self._socket.recv():
                message = json.loads(text)
                if message["type"] == "STATE_SNAPSHOT":
                    with self._news:
                        self._state = message["payload"]["state"]
                        self._news.notify_all()
        except (websocket.WebSocketException, OSError):
            # NB: closed, by us or by the server; whoever waits for a state runs out of patience.
            return


def in_phase(phase: str) -> Callable[[State], bool]:
    return lambda state: state["phase"] == phase


def at_question(number: int) -> Callable[[State], bool]:
    return lambda state: (state.get("followupQuestion") or {}).get("currentQuestionIndex") == number - 1


class Cast:
    """A game with its host and guests; `packs` are played in this order. An evening needs `protocol` 2 (EVE3)."""

    def __init__(self, server: Server, packs: list[str], guests: list[str], lang: str = "sv",
                 settings: State | None = None, protocol: int = 1) -> None:
        made = post(server, "/v1/sessions", {"language": lang} | ({"settings": settings} if settings else {}))
        session, token = f"/v1/sessions/{made['sessionId']}", made["hostAuthToken"]
        self.code: str = made["joinCode"]
        post(server, f"{session}/game-plan/import", {"contentPackIds": packs}, token)
        self.host = Seat(server, token, protocol)
        joined = [post(server, f"{session}/join", {"name": name}) for name in guests]
        self.guests = [Seat(server, each["playerAuthToken"], protocol) for each in joined]

    def reach(self, test: Callable[[State], bool]) -> None:
        assert self.host.sees(test), "the game did not get there"

    def hurry(self, phase: str) -> None:
        """The host ends one wait after the other until the phase has come.

        Each skip answers a state that cannot have changed meanwhile, since the game stands still while it is
        looked at; a skip lets it go on by itself (ST33).
        """
        self._pause()
        while self.host.state["phase"] != phase:
            self.host.send("HOST_SKIP")
            self._pause()
        self.host.send("HOST_RESUME")
        self.reach(lambda state: not state.get("paused"))

    def _pause(self) -> None:
        """Waits for a state that came after the last one seen. A game that is over cannot be paused (ST32)."""
        before = self.host.state.get("version", -1)
        self.host.send("HOST_PAUSE")
        self.reach(lambda state: state.get("paused", False) and state["version"] > before)

    def close(self) -> None:
        for seat in (self.host, *self.guests):
            seat.close()
