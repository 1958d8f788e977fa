"""Much at once: frames, pipelined requests, audits and joins, each beside games of others."""

import asyncio
import collections
import contextlib
import math
import time
from collections.abc import AsyncIterator

from canary import Canary, percentile
from flood import Flood
from game import Game, ask
from house import House
from packs import Marked
from rest import Line
from stage import Stage
from table import Row

FRAMES_A_SECOND = 5_000
SEATS, READERS, TRIES = 100, 20, 120
JOINS_P99_MS = 500
STATUS_LINE = b"HTTP/1.1 "


async def run(stage: Stage) -> AsyncIterator[Row]:
    places = [Marked(n) for n in range(1, 6)]
    async with stage.running("floods") as house, Canary(house, stage, places, is_shared=True) as canary:
        yield await frames(stage, house, canary)
        yield await pipelined(stage, house, canary)
        yield await joins(stage, house)
        yield await audits(stage, house, canary)


async def measured(canary: Canary, seconds: float) -> None:
    canary.forget()
    await asyncio.sleep(seconds)


async def frames(stage: Stage, house: House, canary: Canary) -> Row:
    """A guest of the very game whose brakes are measured; first it is there and says nothing."""
    seconds = stage.amount(5, 25)
    async with Flood(canary, stage, 0):
        await measured(canary, seconds)
        before = percentile(canary.verdicts, .99)
    async with Flood(canary, stage, FRAMES_A_SECOND) as flood:
        await measured(canary, seconds)
    after = percentile(canary.verdicts, .99)
    return Row("frames of one guest", f"{flood.sent} in {seconds} s, cut off {flood.closed} times",
               f"p99 of others' brakes {before:.0f} → {after:.0f} ms; {canary.figures()}",
               canary.is_well and after <= 2 * before and flood.sent > 0)


async def pipelined(stage: Stage, house: House, canary: Canary) -> Row:
    """Many clients send all their requests before they read an answer."""
    clients, each = stage.amount((20, 100), (200, 400))
    canary.forget()

    async def client(number: int) -> int:
        try:
            async with await Line.open(house.port, stage.source(50 + number % 100)) as line:
                line.writer.write(line.request("GET", "/health") * each)
                return await heads(line, each)
        except OSError:
            return 0

    answered = sum(await asyncio.gather(*(client(number) for number in range(clients))))
    sings = await canary.sings(10)
    return Row("pipelined GETs", f"{clients * each} of {clients} clients",
               f"{answered} answered; {canary.figures()}",
               sings and not canary.missed and answered == clients * each)


async def heads(line: Line, wanted: int) -> int:
    """How many answers begin within 30 s.

    NB: they are counted, not read: parsing them would take the time of the game that is measured beside.
    """
    count, tail = 0, b""
    with contextlib.suppress(TimeoutError, OSError):
        async with asyncio.timeout(30):
            while count < wanted and (data := await line.reader.read(65_536)):
                count += (tail + data).count(STATUS_LINE)
                tail = (tail + data)[1 - len(STATUS_LINE):]
                await asyncio.sleep(0)
    return count


async def joins(stage: Stage, house: House) -> Row:
    """One lobby, far more guests than it has seats; seats to which nobody comes are free again after a minute."""
    game = await Game.create(house, None, [Marked(7)])
    host = await game.connect(game.host_token)
    count = stage.amount(300, 2_000)
    statuses: collections.Counter[int] = collections.Counter()
    most = 0
    async with await Line.open(house.port) as line:
        for number in range(count):
            reply = await line.ask("POST", f"{game.path}/join", {"name": f"Nr {number}", "joinToken": game.code})
            statuses[reply.status] += 1
            if number % 50 == 0 or number + 1 == count:
                most = max(most, (await line.ask("GET", f"/v1/sessions/by-code/{game.code}")).json()["playerCount"])
    alive = host.closed is None
    await host.close()
    answers = ", ".join(f"{number} × {status}" for status, number in statuses.items())
    return Row("joins to one lobby", f"{count}",
               f"{answers}; at most {most} seats; the host's socket {'stays' if alive else 'is cut'}",
               0 < most <= SEATS and alive and not any(status >= 500 for status in statuses))


async def audits(stage: Stage, house: House, canary: Canary) -> Row:
    """The log of a long game, read by twenty at once while others join."""
    game = await Game.create(house, None, [Marked(8)])
    rows = await long_game(game, stage.amount(1_500, 18_000))
    canary.forget()
    reading = asyncio.gather(*(audit(game) for _ in range(READERS)))
    joined: list[float] = []
    while not reading.done():
        joined.append(await newcomer(house, stage))
    sizes = await reading
    worst = percentile(joined, .99)
    return Row(f"{READERS} audits at once", f"{rows} commands, {max(sizes) / 1e6:.1f} MB each",
               f"{len(joined)} joins meanwhile, p50 {percentile(joined, .5):.0f} p99 {worst:.0f} ms; {canary.figures()}",
               worst < JOINS_P99_MS and min(sizes) > 0 and house.lives and not canary.missed)


async def long_game(game: Game, rows: int) -> int:
    """Settings of the lobby, changed again and again, make a long journal."""
    host = await game.connect(game.host_token)
    for number in range(0, rows, 50):
        mark = len(host.heard)
        for step in range(50):
            host.send("HOST_MUSIC_GAIN_SET", gainDb=-((number + step) % 40))
        await host.told(lambda message: message["type"] == "MUSIC_GAIN_SET", mark)
        host.heard.clear()
    await host.close()
    return rows


async def audit(game: Game) -> int:
    """How many bytes the log has; whoever is told to wait asks again until it comes. 0 when it does not."""
    for _ in range(TRIES):
        try:
            reply = await ask(game.house, "GET", f"{game.path}/audit", token=game.host_token)
        except (OSError, EOFError, TimeoutError):
            return 0
        if reply.status == 200:
            return len(reply.body)
        await asyncio.sleep(0.5)
    return 0


async def newcomer(house: House, stage: Stage) -> float:
    """How long a join of a new lobby takes, in ms; endless when it fails."""
    game = await Game.create(house)
    began = time.monotonic()
    try:
        await game.join("Alva")
    except (OSError, EOFError, TimeoutError, RuntimeError):
        return math.inf
    return (time.monotonic() - began) * 1_000
