"""Connections of which each is up to no good in its own way, and whether the server has ended them."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator

from frames import frame
from game import Game
from house import House
from rest import Line
from wire import upgrade

ESTABLISHED = 1
# Lists of the library, of some 30 kB: more than the kernel keeps for a connection whose reader takes so little.
LISTS, WINDOW = 20, 4_096
SNAPSHOT = {"type": "RESUME_SESSION", "payload": {"playerId": None, "lastReceivedEventId": None}}


class Stalled:
    """One such connection; what drips into it, byte by byte or frame by frame, goes on while it is open."""

    def __init__(self, line: Line, drip: bytes = b"", reads: bool = True) -> None:
        self._line, self._drip, self._reads = line, drip, reads
        if not reads:
            line.writer.transport.pause_reading()
        self._dripping = asyncio.create_task(self._drips())

    async def _drips(self) -> None:
        while self._drip and not self._line.writer.transport.is_closing():
            self._line.writer.write(self._drip)
            await asyncio.sleep(1)

    async def is_over(self) -> bool:
        if self._line.writer.transport.is_closing():
            return True
        return await self._has_ended() if self._reads else self._was_reset()

    async def _has_ended(self) -> bool:
        try:
            async with asyncio.timeout(0.005):
                while await self._line.reader.read(65_536):
                    pass
            return True
        except TimeoutError:
            return False
        except OSError:
            return True

    def _was_reset(self) -> bool:
        """Whether the other side has ended it, though nothing is read here."""
        told = self._line.writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)
        return told[0] != ESTABLISHED

    def close(self) -> None:
        self._dripping.cancel()
        self._line.close()


async def slow_head(house: House, source: str | None) -> Stalled:
    line = await Line.open(house.port, source)
    line.writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n")
    return Stalled(line, b"X: y\r\n")


async def idle(house: House, source: str | None) -> Stalled:
    return Stalled(await Line.open(house.port, source))


async def never_reads(house: House, source: str | None) -> Stalled:
    line = await Line.open(house.port, source, window=WINDOW)
    stalled = Stalled(line, reads=False)
    line.writer.write(line.request("GET", "/v1/content/packs") * LISTS)
    return stalled


async def never_reads_snapshots(house: House, source: str | None) -> Stalled:
    line, _ = await _host(house, source)
    return Stalled(line, frame(json.dumps(SNAPSHOT).encode()) * 15, reads=False)


async def answers_no_ping(house: House, source: str | None) -> Stalled:
    """To the server, somebody whose Wi-Fi is gone: the connection stands, and nothing comes."""
    line, _ = await _host(house, source)
    return Stalled(line)


async def _host(house: House, source: str | None) -> tuple[Line, int]:
    game = await Game.create(house)
    return await upgrade(house.port, game.host_token, source=source)


@contextlib.asynccontextmanager
async def opened(kind, count: int, house: House, source: str | None) -> AsyncIterator[list[Stalled]]:
    found = await asyncio.gather(*(kind(house, source) for _ in range(count)))
    try:
        yield found
    finally:
        for each in found:
            each.close()
