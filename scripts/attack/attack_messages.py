"""Fuzzed messages from host, TV and players, in whatever phase the game is in, beside a game that goes on."""

import asyncio
import collections
import itertools
import json
import random
import time
from collections.abc import AsyncIterator

import messages
import mutate
from canary import Canary
from frames import frame
from game import Game
from hose import Hose, hoses
from house import House
from packs import Marked
from stage import Stage
from table import Row

GAMES, BATCH = 6, 20
# What a host says to get somewhere; sent as it should be, among everything else.
STEPS = {"LOBBY": ("HOST_START_GAME",), "CLUE_LEVEL": ("HOST_NEXT_CLUE", "HOST_FORCE_REVEAL"),
         "SCOREBOARD": ("NEXT_DESTINATION",), "REVEAL_DESTINATION": ("HOST_RESUME",),
         "FOLLOWUP_QUESTION": ("HOST_SKIP", "HOST_SKIP", "END_GAME")}
OTHERWISE = ("HOST_SKIP", "HOST_RESUME")


class Count:
    """What was sent in which phase, and what was said to be the server's own fault."""

    def __init__(self, wanted: int, life: int) -> None:
        self.wanted, self.life = wanted, life
        self.sent: collections.Counter[str] = collections.Counter()
        self.faults = self.games = 0

    @property
    def all(self) -> int:
        return self.sent.total()


async def run(stage: Stage) -> AsyncIterator[Row]:
    count = Count(stage.amount(6_000, 500_000), stage.amount(600, 2_500))
    # NB: the instant pacing has no introduction.
    async with (stage.running("messages", settings={"TRIPTO_PACING": "0.1"}) as house,
                Canary(house, stage, [Marked(n) for n in range(1, 4)]) as canary):
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for number in range(GAMES):
                group.create_task(evenings(house, count, random.Random(stage.seed * 100 + number)))
        rate = count.all / (time.monotonic() - began)
        sings, errors = await canary.sings(10), house.errors()
        held = house.lives and sings and not canary.missed and not count.faults and not errors
        fault = f"; log: {errors[0][:200]}" if errors else "" if house.lives else f"; {house.last_words()}"
        yield Row("fuzzed messages, v1 and v2, host, TV, players",
                  f"{count.all} in {count.games} games, {', '.join(sorted(count.sent))}",
                  f"{count.faults} INTERNAL_ERROR, {len(errors)} errors in the log, {rate:.0f}/s; "
                  f"{canary.figures()}{fault}", held)


async def evenings(house: House, count: Count, chance: random.Random) -> None:
    """Game after game, until enough has been sent or the server has gone."""
    for number in itertools.count():
        if count.all >= count.wanted or not house.lives:
            return
        game = await Game.create(house, None, [Marked(1 + (number + place) % 12) for place in range(2)])
        seats = [await game.join(f"Gäst {each}") for each in range(3)]
        told = messages.samples(seats[0].id, Marked(1).id)
        opened = await hoses(game, seats, number)
        count.games += 1
        await fuzz(opened, told, count, chance)
        count.faults += sum(hose.faults for hose in opened)
        for hose in opened:
            hose.close()


async def fuzz(opened: list[Hose], told: dict, count: Count, chance: random.Random) -> None:
    host = opened[0]
    for _ in range(count.life // BATCH):
        hose = chance.choice(opened)
        frames = [text_frame(told, chance) for _ in range(BATCH)]
        if chance.random() < 0.03:
            frames.append(broken_frame(chance))
        if not await hose.send(b"".join(frames)) or not await host.send(step(host.phase, chance)):
            return
        count.sent[host.phase] += len(frames)
        if host.phase == "ROUND_END" and chance.random() < 0.2 or count.all >= count.wanted:
            return
        await asyncio.sleep(0)


def text_frame(told: dict, chance: random.Random) -> bytes:
    data = mutate.text(messages.draw(told, chance), chance)
    return frame(data[:60_000])


def step(phase: str, chance: random.Random) -> bytes:
    """Mostly nothing, so that much is tried in each phase."""
    if chance.random() > 0.25:
        return b""
    return frame(json.dumps({"type": chance.choice(STEPS.get(phase, OTHERWISE)), "payload": {}}).encode())


def broken_frame(chance: random.Random) -> bytes:
    return chance.choice((
        frame(b"\xff\xfe{"), frame(b"{}", opcode=3), frame(b"{}", reserved=4), frame(b"{}", masked=False),
        frame(b"x" * 126, opcode=9), frame(b"{", final=False) + frame(b"{}"), frame(b"{}", opcode=0),
        frame(b"", length=2**63), frame(b"x" * 66_000), frame(b"{}", opcode=2), frame(b"\x03", opcode=8)))
