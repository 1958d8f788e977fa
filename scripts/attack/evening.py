"""One whole evening over real sockets: a host, a TV and guests who brake and answer."""

import asyncio
import time
from typing import Self

import packs
from game import Game, Seat
from house import House
from stage import Stage
from wire import Socket

GUESTS = 4
PATIENCE_S = 5


class Missed(Exception):
    """Something that had to come did not."""


class Evening:
    """The host hurries: all press at each clue, one answers, on to the next."""

    def __init__(self, house: House, places: list[packs.Marked], stage: Stage,
                 is_shared: bool = False) -> None:
        self._house, self._places, self._stage, self._is_shared = house, places, stage, is_shared
        self._sockets: list[Socket] = []
        self.stranger: Seat | None = None
        """A further guest's seat, for whom an attack plays."""

    async def __aenter__(self) -> Self:
        try:
            await self._open()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()

    async def _open(self) -> None:
        source = self._stage.source
        self.game = await Game.create(self._house, source(2), self._places)
        self.host = await self._keep(self.game.connect(self.game.host_token, source=source(2)))
        self.tv = await self._keep(self.game.connect(self.game.tv_token, source=source(3)))
        self.guests: dict[str, Socket] = {}
        for number in range(GUESTS):
            seat = await self.game.join(f"Fågel {number}", source(4 + number))
            self.guests[seat.id] = await self._keep(
                self.game.connect(seat.token, v2=number % 2 == 1, source=source(4 + number)))
        if self._is_shared:
            self.stranger = await self.game.join("Mallory", source(40))

    async def _keep(self, opening) -> Socket:
        socket = await opening
        self._sockets.append(socket)
        return socket

    async def play(self, verdicts: list[float], answers: list[float], returns: list[float]) -> None:
        """Raises Missed at the first thing that does not come."""
        self.host.send("HOST_START_GAME")
        for number in range(len(self._places)):
            await self._see("CLUE_LEVEL", number)
            while self.host.state["phase"] == "CLUE_LEVEL" and self.host.state.get("roundIndex") == number:
                await self._brake(verdicts, answers)
                await self._next_clue(number)
            await self._come_back(returns)
            await self._hurry(number)

    async def _see(self, phase: str, number: int) -> None:
        def there() -> bool:
            return self.host.state["phase"] == phase and self.host.state.get("roundIndex", 0) == number
        if not await self.host.until(there, PATIENCE_S):
            raise Missed(f"{phase} of place {number + 1}, still {self.host.state['phase']}")

    async def _brake(self, verdicts: list[float], answers: list[float]) -> None:
        marks = {seat: len(socket.heard) for seat, socket in self.guests.items()}
        pressed = time.monotonic()
        for socket in self.guests.values():
            socket.send("BRAKE_PULL")
        came = await asyncio.gather(*(self._verdict(seat, marks[seat]) for seat in self.guests))
        if None in came:
            raise Missed("the verdict on a brake")
        verdicts.extend((at - pressed) * 1_000 for at in came)
        if await self.host.until(lambda: self.host.state.get("brakeOwnerPlayerId"), 0.3):
            await self._answer(self.host.state["brakeOwnerPlayerId"], answers)

    def _verdict(self, seat: str, since: int):
        return self.guests[seat].told(
            lambda message: message["type"] in ("BRAKE_ACCEPTED", "BRAKE_REJECTED")
            and message["payload"]["playerId"] == seat, since, PATIENCE_S)

    async def _answer(self, owner: str, answers: list[float]) -> None:
        socket = self.guests[owner]
        mark, sent = len(socket.heard), time.monotonic()
        socket.send("BRAKE_ANSWER_SUBMIT", answerText="Atlantis")
        at = await socket.told(lambda message: message["type"] == "BRAKE_ANSWER_LOCKED", mark, PATIENCE_S)
        if at is None:
            raise Missed("the lock of an answer")
        answers.append((at - sent) * 1_000)

    async def _next_clue(self, number: int) -> None:
        level = self.host.state["clueLevelPoints"]
        self.host.send("HOST_NEXT_CLUE")
        moved = await self.host.until(
            lambda: self.host.state["phase"] not in ("CLUE_LEVEL", "PAUSED_FOR_BRAKE")
            or self.host.state["clueLevelPoints"] != level, PATIENCE_S)
        if not moved:
            raise Missed(f"what follows the clue worth {level} of place {number + 1}")

    async def _come_back(self, returns: list[float]) -> None:
        """The first guest's connection drops, and it comes back with the same token."""
        seat = self.game.seats[0]
        await self.guests[seat.id].close()
        began = time.monotonic()
        self.guests[seat.id] = await self._keep(self.game.connect(seat.token, source=self._stage.source(4)))
        returns.append((time.monotonic() - began) * 1_000)

    async def _hurry(self, number: int) -> None:
        """Ends each wait until the next place, or the end."""
        def is_over() -> bool:
            return self.host.state["phase"] in ("FINAL_RESULTS", "ROUND_END") or self.host.state["roundIndex"] > number

        deadline = time.monotonic() + 4 * PATIENCE_S
        while not is_over():
            if time.monotonic() > deadline:
                raise Missed(f"the end of place {number + 1}, still {self.host.state['phase']}")
            if self.host.state["phase"] in ("FOLLOWUP_QUESTION", "SCOREBOARD"):
                self.host.send("HOST_SKIP")
            await self.host.until(is_over, 0.15)
            if self.host.closed is not None:
                raise Missed(f"the host's socket closed with {self.host.closed}")
