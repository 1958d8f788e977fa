"""Fuzzed requests on every route, mutated packs among them, while a game is under way."""

import asyncio
import collections
import contextlib
import random
import re
import time
from collections.abc import AsyncIterator

from canary import Canary
from game import Game
from house import House
from odd_requests import BROKEN, fuzzed
from packs import Marked, word
from rest import Line
from routes import ROUTES, Route
from stage import Stage
from table import Row

LINES, HANGS_S = 16, 10


class Tally:
    def __init__(self, wanted: int) -> None:
        self.left = wanted
        self.statuses: collections.Counter[int] = collections.Counter()
        self.by_design: collections.Counter[str] = collections.Counter()
        self.faults: list[str] = []


async def run(stage: Stage) -> AsyncIterator[Row]:
    wanted = stage.amount(1_500, 100_000)
    tally = Tally(wanted)
    settings = {"TRIPTO_GENERATOR": "on"}
    async with (stage.running("requests", settings=settings) as house,
                Canary(house, stage, [Marked(n) for n in range(1, 4)]) as canary):
        began = time.monotonic()
        games = [await Game.create(house, None, [Marked(4)]) for _ in range(3)]
        fills = {":id": [game.id for game in games], ":code": [game.code for game in games],
                 ":pack": [Marked(5).id, word(900, "pack"), "paris"], ":job": ["x"], ":name": ["host.js"]}
        tokens = ["", *(token for game in games for token in (game.host_token, game.tv_token))]
        async with asyncio.TaskGroup() as group:
            for number in range(LINES):
                chance = random.Random(stage.seed * 1_000 + number)
                group.create_task(visitor(house, tally, fills, tokens, chance))
        rate = wanted / (time.monotonic() - began)
        sings = await canary.sings(10)
        errors = house.errors()
        told = "; ".join(tally.faults[:4]) + (f"; log: {errors[0][:200]}" if errors else "")
        design = ", ".join(f"{count} × {name}" for name, count in tally.by_design.items())
        yield Row("fuzzed requests, every route", f"{tally.statuses.total()} on {len(ROUTES)} routes",
                  f"{len(tally.faults)} × 5xx or hanging; by design: {design or 'none'}; {rate:.0f}/s; "
                  f"{canary.figures()}; {told}".rstrip("; "),
                  house.lives and sings and not canary.missed and not tally.faults and not errors)


async def visitor(house: House, tally: Tally, fills: dict, tokens: list[str], chance: random.Random) -> None:
    lines: dict[str, Line] = {}
    while tally.left > 0 and house.lives:
        tally.left -= 1
        route = chance.choice(ROUTES)
        port = house.port if route.listener == "game" else house.speech_port
        request = b"nonsense"
        try:
            if chance.random() < 0.02:
                await nonsense(house, tally, chance)
                continue
            if route.listener not in lines:
                lines[route.listener] = await Line.open(port, patience_s=HANGS_S)
            line = lines[route.listener]
            method, request = fuzzed(line, route, fills, tokens, house.key, chance)
            line.writer.write(request)
            async with asyncio.timeout(HANGS_S):
                reply = await line.reply(method)
            note(tally, reply.status, request)
            if reply.status == 202:
                fills[":job"] = [*fills[":job"][-9:], reply.json()["generateId"]]
            if reply.headers.get("connection") == "close":
                lines.pop(route.listener).close()
        except TimeoutError:
            tally.faults.append(f"hangs: {request[:160]!r}")
            if route.listener in lines:
                lines.pop(route.listener).close()
        except (EOFError, OSError, ValueError):
            tally.statuses[0] += 1
            if route.listener in lines:
                lines.pop(route.listener).close()
    for line in lines.values():
        line.close()


def note(tally: Tally, status: int, request: bytes) -> None:
    tally.statuses[status] += 1
    route = asked(request)
    if route and status >= 500 and status in route.by_design:
        tally.by_design[f"{status} {route.method} {route.path}"] += 1
    elif status >= 500:
        tally.faults.append(f"{status}: {request[:300]!r}")


def asked(request: bytes) -> Route | None:
    """The route that a request came to, which fuzzing may have made another than the one that was drawn."""
    method, target, *_ = request.decode("latin-1").split(" ")
    path = parts(re.split("[?#]", target)[0])
    return next((route for route in ROUTES if route.method == method and is_along(path, parts(route.path))), None)


def parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]


def is_along(path: list[str], route: list[str]) -> bool:
    return len(path) == len(route) and all(own.startswith(":") or own == part for part, own in zip(path, route))


async def nonsense(house: House, tally: Tally, chance: random.Random) -> None:
    async with await Line.open(house.port, patience_s=HANGS_S) as line:
        request = chance.choice(BROKEN).replace(b"{host}", line.host.encode())
        line.writer.write(request)
        status = 0
        with contextlib.suppress(EOFError, ConnectionError):
            async with asyncio.timeout(HANGS_S):
                status = (await line.reply()).status
        tally.statuses[status] += 1
        if status >= 500:
            tally.faults.append(f"{status}: {request[:120]!r}")
