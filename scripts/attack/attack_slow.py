"""Connections that take their time: bodies, heads, readers that do not read, sockets that answer no ping."""

import asyncio
import math
import time
from collections.abc import AsyncIterator

import stalled
from canary import Canary
from house import House
from packs import Marked
from rest import Line
from stage import Stage
from table import Row

DESCRIPTORS, BODIES, DRIP_S = 1_024, 1_100, 25
# Where the bodies come from, and how many bytes each sends.
SPREADS = (("many addresses", range(100, 125), 3), ("one address", range(100, 101), 1))
WITHIN_MS = 1_000
PLACES = [Marked(number) for number in range(1, 6)]
# A request is cut after 30 s in all, an answer after 30 s without progress, an unanswered ping after 50 s; an
# answer that the kernel has taken whole leaves a connection that idles, for 60 s.
KINDS = (("slow heads", stalled.slow_head, 40), ("idle connections", stalled.idle, 40),
         ("HTTP answers never read", stalled.never_reads, 100), ("snapshots never read", stalled.never_reads_snapshots, 60),
         ("half-open: no ping answered", stalled.answers_no_ping, 100))


async def run(stage: Stage) -> AsyncIterator[Row]:
    for name, addresses, drips in SPREADS[:stage.amount(1, 2)]:
        async with (stage.running(f"slow-{len(addresses)}", descriptors=DESCRIPTORS) as house,
                    Canary(house, stage, PLACES) as canary):
            yield await bodies(stage, house, canary, name, addresses, drips)
    async with stage.running("stalled") as house, Canary(house, stage, PLACES) as canary:
        for row in await asyncio.gather(
                *(cut(stage, house, canary, number, *kind) for number, kind in enumerate(KINDS))):
            yield row


async def bodies(stage: Stage, house: House, canary: Canary, name: str, addresses: range, drips: int) -> Row:
    """Requests for a new game whose bodies do not end, more than the server has descriptors."""
    canary.forget()
    tried = await asyncio.gather(*(body(house, stage.source(addresses[n % len(addresses)])) for n in range(BODIES)))
    lines = [line for line in tried if line]
    for _ in range(stage.amount(1, drips)):
        await asyncio.sleep(stage.amount(6, DRIP_S))
        for line in lines:
            line.writer.write(b" ")
    left = sum(not line.reader.at_eof() for line in lines)
    sings = await canary.sings(5)
    for line in lines:
        line.close()
    worst = max([*canary.joins, *canary.returns], default=math.inf)
    ended = "" if house.lives else f"; {house.last_words()}"
    return Row(f"slow bodies from {name}, {DESCRIPTORS} descriptors", f"{BODIES}, a byte each {DRIP_S} s",
               f"{BODIES - len(lines)} not taken, {left} open at the end; slowest join or return {worst:.0f} ms; "
               f"{canary.figures()}{ended}", sings and canary.is_well and worst <= WITHIN_MS)


async def body(house: House, source: str | None) -> Line | None:
    try:
        line = await Line.open(house.port, source, patience_s=5)
    except (OSError, TimeoutError):
        return None
    line.writer.write(line.request("POST", "/v1/sessions", None, Content_Length="90000") + b"{")
    return line


async def cut(stage: Stage, house: House, canary: Canary, number: int, name: str, kind, within_s: float) -> Row:
    """So many connections of a kind are gone within the time, and the game goes on."""
    count, began = stage.amount(20, 50), time.monotonic()
    async with stalled.opened(kind, count, house, stage.source(130 + number)) as left:
        while left and (passed := time.monotonic() - began) < within_s:
            await asyncio.sleep(0.5)
            left = [each for each in left if not await each.is_over()]
    return Row(name, f"{count}", f"{len(left)} open after {within_s} s" if left
               else f"all cut within {passed:.0f} s; {canary.figures()}", not left and canary.is_well)
