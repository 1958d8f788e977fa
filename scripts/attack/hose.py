"""Many frames into one socket, whatever comes back; what comes back is looked through, not read."""

import asyncio
import re

from game import Game, Seat
from wire import upgrade

FAULT = b'"INTERNAL_ERROR"'
PHASE = re.compile(rb'"phase":"([A-Z_]+)"')


class Hose:
    """A seat's socket, opened again when the server has closed it."""

    def __init__(self, game: Game, token: str, v2: bool) -> None:
        self._game, self._token, self._v2 = game, token, v2
        self._line = None
        self.phase = "LOBBY"
        self.faults = self.reopened = self.refused = 0

    async def send(self, frames: bytes) -> bool:
        """False when the socket does not open any more, as after a kick."""
        if self._line is None and not await self._open():
            return False
        try:
            self._line.writer.write(frames)
            async with asyncio.timeout(5):
                await self._line.writer.drain()
        except (OSError, TimeoutError):
            self._drop()
        return True

    async def _open(self) -> bool:
        try:
            self._line, status = await upgrade(self._game.house.port, self._token, v2=self._v2, patch=self._v2)
        except (OSError, EOFError, TimeoutError):
            status = 0
        if status != 101:
            self._drop()
            self.refused += 1
            return self.refused < 3
        self.reopened += 1
        self._reading = asyncio.create_task(self._read(self._line))
        return True

    async def _read(self, line) -> None:
        tail = b""
        try:
            while data := await line.reader.read(65_536):
                whole = tail + data
                self.faults += whole.count(FAULT)
                if found := PHASE.findall(whole):
                    self.phase = found[-1].decode()
                # NB: shorter than what is looked for, so that nothing is counted twice.
                tail = whole[-(len(FAULT) - 1):]
        except OSError:
            pass  # NB: closed by the server, as for a broken frame; opened again by the next frames.
        finally:
            if self._line is line:
                self._drop()

    def _drop(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def close(self) -> None:
        self._drop()


async def hoses(game: Game, seats: list[Seat], v2: int) -> list[Hose]:
    """Host, TV and players; every `v2`th speaks protocol 2."""
    tokens = [game.host_token, game.tv_token, *(seat.token for seat in seats)]
    return [Hose(game, token, number % 2 == v2 % 2) for number, token in enumerate(tokens)]
