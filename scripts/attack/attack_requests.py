"""Fuzzed requests on every route, mutated packs among them, while a game is under way."""

import asyncio
import collections
import random
import re
import time
import urllib.parse
from collections.abc import AsyncIterator

import mutate
from canary import Canary
from game import Game
from house import House
from packs import Marked, word
from rest import Line
from routes import ROUTES, Route
from stage import Stage
from table import Row

LINES, HANGS_S = 16, 10
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO")
CREATE = b"POST /v1/sessions HTTP/1.1\r\nHost: {host}\r\n"
# Requests that are none; after each the server may close the connection, and may not call it its own fault.
BROKEN = (
    CREATE + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
    CREATE + b"Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    CREATE + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    CREATE + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    CREATE + b"Content-Length: -1\r\n\r\n{}",
    b"GET /v1/content/packs/\xff\xfe HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /health HTTP/9.9\r\nHost: {host}\r\n\r\n", b"GET /health HTTP/1.1\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: {host}\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: {host}\r\n" + b"X: y\r\n" * 3_000 + b"\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\0" * 40 + b"\r\n\r\n",
    b"GET http://evil.example/v1/content/packs HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\nHost: {host}\r\n\r\n")
RANGES = ("bytes=0-1", "bytes=-5", "bytes=9-1", "bytes=a", "bytes=0-99999999999999999999")


class Tally:
    def __init__(self, wanted: int) -> None:
        self.left = wanted
        self.statuses: collections.Counter[int] = collections.Counter()
        self.by_design: collections.Counter[str] = collections.Counter()
        self.faults: list[str] = []


async def run(stage: Stage) -> AsyncIterator[Row]:
    wanted = stage.amount(2_000, 100_000)
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
            note(tally, route, reply.status, request)
            if reply.headers.get("connection") == "close":
                lines.pop(route.listener).close()
        except TimeoutError:
            tally.faults.append(f"hangs: {request[:160]!r}")
            lines.pop(route.listener).close()
        except (EOFError, OSError, ValueError):
            tally.statuses[0] += 1
            if route.listener in lines:
                lines.pop(route.listener).close()
    for line in lines.values():
        line.close()


def note(tally: Tally, route: Route, status: int, request: bytes) -> None:
    tally.statuses[status] += 1
    if status >= 500 and status in route.by_design:
        tally.by_design[f"{status} {route.method} {route.path}"] += 1
    elif status >= 500:
        tally.faults.append(f"{status}: {request[:300]!r}")


def fuzzed(line: Line, route: Route, fills: dict, tokens: list[str], key: str | None,
           chance: random.Random) -> tuple[str, bytes]:
    method = chance.choice(METHODS) if chance.random() < 0.05 else route.method
    body = None
    if route.body is not None:
        body = mutate.text(route.body, chance)[:120_000]
    headers = {"Authorization": f"Bearer {chance.choice(tokens)}"} if chance.random() < 0.7 else {}
    if key and chance.random() < 0.8:
        headers["Tripto_Key"] = key
    if chance.random() < 0.05:
        headers |= {"Content_Type": chance.choice(("text/plain", "application/xml", "a/b; charset=utf-7"))}
    if chance.random() < 0.05:
        headers |= {"Range": chance.choice(RANGES)}
    return method, line.request(method, path(route, fills, chance), body, **headers)


def path(route: Route, fills: dict, chance: random.Random) -> str:
    """The route's path with ids that there are, or that there are not; query and all in legal characters."""
    def fill(found: re.Match[str]) -> str:
        known = fills.get(found[0])
        if known and chance.random() < 0.7:
            return chance.choice(known)
        return urllib.parse.quote(str(mutate.anything(chance))[:200], safe="" if chance.random() < 0.8 else "/.")
    filled = re.sub(r":[a-zA-Z]+", fill, route.path)
    return filled + chance.choice(("", "", "", "?a=b", "/", "//", "/..%2f..", "?%00", "%"))


async def nonsense(house: House, tally: Tally, chance: random.Random) -> None:
    async with await Line.open(house.port, patience_s=HANGS_S) as line:
        request = chance.choice(BROKEN).replace(b"{host}", line.host.encode())
        line.writer.write(request)
        async with asyncio.timeout(HANGS_S):
            reply = await line.reply()
        tally.statuses[reply.status] += 1
        if reply.status >= 500:
            tally.faults.append(f"{reply.status}: {request[:120]!r}")
