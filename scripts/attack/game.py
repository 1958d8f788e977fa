"""A game by REST: its codes and tokens, its seats and their sockets."""

from dataclasses import dataclass, field
from typing import Any

import packs
from house import House
from rest import Line, Reply
from wire import Socket


async def ask(house: House, method: str, path: str, body: Any = None, token: str = "",
              source: str | None = None, *, owner: bool = False, **headers: str) -> Reply:
    """One request on a connection of its own; `owner` sends the house key, where there is one."""
    told = {"Authorization": f"Bearer {token}"} if token else {}
    if owner and house.key:
        told["Tripto-Key"] = house.key
    async with await Line.open(house.port, source) as line:
        return await line.ask(method, path, body, **(told | headers))


@dataclass(frozen=True)
class Seat:
    id: str
    token: str


@dataclass
class Game:
    house: House
    id: str
    code: str
    host_token: str
    tv_token: str
    source: str | None = None
    """Where its host calls from."""
    seats: list[Seat] = field(default_factory=list)

    @classmethod
    async def create(cls, house: House, source: str | None = None, places: list[packs.Marked] | None = None,
                     **settings: Any) -> "Game":
        """Raises RuntimeError when the server refuses."""
        made = _good(await ask(house, "POST", "/v1/sessions", {"settings": settings}, source=source, owner=True))
        game = cls(house, made["sessionId"], made["joinCode"], made["hostAuthToken"], made["tvJoinToken"], source)
        if places:
            await game.plan(places)
        return game

    @property
    def path(self) -> str:
        return f"/v1/sessions/{self.id}"

    @property
    def tokens(self) -> list[str]:
        return [self.host_token, self.tv_token, *(seat.token for seat in self.seats)]

    async def plan(self, places: list[packs.Marked]) -> None:
        _good(await ask(self.house, "POST", f"{self.path}/game-plan/import",
                        {"contentPackIds": [each.id for each in places]}, self.host_token, self.source, owner=True))

    async def join(self, name: str, source: str | None = None) -> Seat:
        body = {"name": name, "joinToken": self.code}
        made = _good(await ask(self.house, "POST", f"{self.path}/join", body, source=source))
        self.seats.append(Seat(made["playerId"], made["playerAuthToken"]))
        return self.seats[-1]

    async def connect(self, token: str, *, v2: bool = False, patch: bool = False, source: str | None = None,
                      tap=None) -> Socket:
        """Opens a socket and waits for its first snapshot. Raises EOFError when it closes, or none comes."""
        socket = await Socket.open(self.house.port, token, v2=v2, patch=patch, source=source, tap=tap)
        if not await socket.until(lambda: socket.state):
            await socket.close()
            raise EOFError(f"no snapshot, closed with {socket.closed}")
        return socket


def _good(reply: Reply) -> Any:
    if reply.status not in (200, 201):
        raise RuntimeError(f"refused with {reply.status}: {reply.body[:200].decode(errors='replace')}")
    return reply.json()
