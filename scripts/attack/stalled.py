"""Connections of which each is up to no good in its own way, and whether the server has ended them."""

import asyncio
import contextlib
import functools
import json
import pathlib
import time
from collections.abc import AsyncIterator

from frames import frame
from game import Game
from house import House
from rest import Line
from wire import upgrade

# Of the kernel: every end of a connection here, this program's and the server's.
TABLES = (pathlib.Path("/proc/self/net/tcp"), pathlib.Path("/proc/self/net/tcp6"))
ESTABLISHED = "01"
# Lists of the library, of some 30 kB: more than the kernel keeps for a connection whose reader takes so little.
LISTS, WINDOW = 20, 4_096
SNAPSHOT = {"type": "RESUME_SESSION", "payload": {"playerId": None, "lastReceivedEventId": None}}


@functools.lru_cache(maxsize=1)
def peers(half_second: int) -> set[int]:
    """The ports at the other ends of all connections that stand; looked up once in each half second."""
    rows = (row.split() for table in TABLES for row in table.read_text().splitlines()[1:])
    return {int(row[2].rpartition(":")[2], 16) for row in rows if row[3] == ESTABLISHED}


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
        return await self._has_ended() if self._reads else not self._is_held()

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

    def _is_held(self) -> bool:
        """Whether the server still has its end open.

        NB: this end cannot tell: a goodbye waits behind the bytes that are not read.
        """
        own = self._line.writer.get_extra_info("socket").getsockname()[1]
        return own in peers(int(time.monotonic() * 2))

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
