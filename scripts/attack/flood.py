"""A guest who talks far too much, and comes back when the server has had enough."""

import asyncio
import json
import time
from typing import Self

from canary import Canary
from evening import Evening
from frames import frame
from stage import Stage
from wire import Socket

TICK_S = 0.02
# Something that the game does, something that it does not know, and something that is no message.
REACTION = json.dumps({"type": "REACTION", "payload": {"emoji": "👏"}})
SAID = [frame(text.encode()) for text in (REACTION, '{"type":"NO"}', "{")]


class Flood:
    """Sits in the canary's game, evening after evening, while it is entered."""

    def __init__(self, canary: Canary, stage: Stage, rate: int) -> None:
        self._canary, self._stage, self._rate = canary, stage, rate
        self.sent = self.closed = 0

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._visits())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _visits(self) -> None:
        while True:
            evening = self._canary.evening
            try:
                if evening and evening.stranger:
                    token, source = evening.stranger.token, self._stage.source(40)
                    socket = await Socket.open(self._canary.house.port, token, source=source)
                    await self._talk(socket, evening)
            except (OSError, EOFError, TimeoutError):
                pass  # NB: refused, as it should be after a while; the next try comes soon.
            await asyncio.sleep(TICK_S)

    async def _talk(self, socket: Socket, evening: Evening) -> None:
        began, sent = time.monotonic(), 0
        try:
            while socket.closed is None and self._canary.evening is evening:
                due = int((time.monotonic() - began) * self._rate) - sent
                socket.write(b"".join(SAID[number % len(SAID)] for number in range(due)))
                socket.heard.clear()
                sent, self.sent = sent + due, self.sent + due
                await asyncio.sleep(TICK_S)
            self.closed += socket.closed is not None
        finally:
            await socket.close()
