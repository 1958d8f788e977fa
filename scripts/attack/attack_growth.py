"""What games leave behind: the log beside the database, and memory."""

import asyncio
import time
from collections.abc import AsyncIterator

from game import Game
from house import House
from packs import Marked
from rest import Line
from stage import Stage
from table import Row

WAL_MB, KEPT_MB, AFTER_S = 16, 40, 11 * 60


async def run(stage: Stage) -> AsyncIterator[Row]:
    async with stage.running("growth") as house:
        yield await created(house, stage.amount(600, 10_000))
    if stage.is_long:
        async with stage.running("memory") as house:
            yield await finished(house, 300)


async def created(house: House, count: int) -> Row:
    largest = 0.0
    async with await Line.open(house.port) as line:
        for number in range(count):
            reply = await line.ask("POST", "/v1/sessions", {})
            if reply.status != 201:
                return Row("created games", f"{number} of {count}", f"refused with {reply.status}", False)
            if number % 100 == 0:
                largest = max(largest, house.wal_mb())
    largest = max(largest, house.wal_mb())
    return Row("created games", f"{count}", f"-wal at most {largest:.1f} MB, at the end {house.wal_mb():.1f}",
               largest <= WAL_MB and house.lives)


async def finished(house: House, count: int) -> Row:
    """Games of six sockets, played to their end; measured again when the server has let go of them."""
    await one_game(house)
    before = house.rss_mb()
    for _ in range(count // 10):
        await asyncio.gather(*(one_game(house) for _ in range(10)))
    full, ended = house.rss_mb(), time.monotonic()
    while time.monotonic() - ended < AFTER_S:
        await asyncio.sleep(10)
    after = house.rss_mb()
    return Row("memory of finished games", f"{count}", f"{before:.0f} MB, {full:.0f} MB, after 11 minutes {after:.0f} MB",
               after - before <= KEPT_MB)


async def one_game(house: House) -> None:
    game = await Game.create(house, None, [Marked(1)])
    seats = [await game.join(f"Gäst {number}") for number in range(4)]
    host = await game.connect(game.host_token)
    sockets = [host, await game.connect(game.tv_token), *[await game.connect(seat.token, v2=True) for seat in seats]]
    host.send("HOST_START_GAME")
    await host.until(lambda: host.state["phase"] == "CLUE_LEVEL")
    host.send("END_GAME")
    await host.until(lambda: host.state["phase"] == "ROUND_END", 30)
    for socket in sockets:
        await socket.close()
