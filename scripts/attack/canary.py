"""A game that goes on while its server is attacked; when the bird falls silent, the attack has succeeded."""

import asyncio
import itertools
import math
import time
from dataclasses import dataclass, field
from typing import Self

import packs
from evening import Evening
from game import Game
from house import House
from stage import Stage

BETWEEN_VISITS_S = 0.4
LOBBY_GUESTS = 40


def percentile(values: list[float], share: float) -> float:
    """The smallest value that is not below so large a share of all; NaN of none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan


@dataclass
class Canary:
    """What was measured, in ms, and what never came."""

    house: House
    stage: Stage
    places: list[packs.Marked]
    is_shared: bool = False
    """Whether each evening has a seat for an attacker."""
    evening: Evening | None = None
    verdicts: list[float] = field(default_factory=list)
    """From a brake press to its verdict, hold included."""
    answers: list[float] = field(default_factory=list)
    joins: list[float] = field(default_factory=list)
    """From a newcomer's first byte to its first snapshot."""
    returns: list[float] = field(default_factory=list)
    """From a dropped player's new connection to its snapshot."""
    missed: list[str] = field(default_factory=list)

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(each) for each in (self._evenings(), self._visits())]
        await self.sings(1)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sings(self, more: int, within_s: float = 30) -> bool:
        """Waits until so many further brakes have had their verdict."""
        wanted, deadline = len(self.verdicts) + more, time.monotonic() + within_s
        while len(self.verdicts) < wanted and time.monotonic() < deadline and self.house.lives:
            await asyncio.sleep(0.02)
        return len(self.verdicts) >= wanted

    def forget(self) -> None:
        """Begins to measure anew."""
        for measured in (self.verdicts, self.answers, self.joins, self.returns, self.missed):
            measured.clear()

    @property
    def is_well(self) -> bool:
        return self.house.lives and not self.missed and bool(self.verdicts)

    def figures(self) -> str:
        told = [f"{len(values)} {name} p50 {percentile(values, .5):.0f} p99 {percentile(values, .99):.0f} ms"
                for name, values in (("brakes", self.verdicts), ("joins", self.joins), ("returns", self.returns))
                if values]
        silent = f"; missed {len(self.missed)}: {self.missed[0]}" if self.missed else ""
        return "canary: " + (", ".join(told) or "silent") + silent

    async def _evenings(self) -> None:
        while True:
            try:
                async with Evening(self.house, self.places, self.stage, self.is_shared) as evening:
                    self.evening = evening
                    await evening.play(self.verdicts, self.answers, self.returns)
            except Exception as error:  # NB: whatever it was, the bird fell silent; another evening is begun.
                self.missed.append(f"evening: {type(error).__name__} {error}")
                await asyncio.sleep(0.2)

    async def _visits(self) -> None:
        """Somebody new comes to another game's lobby, again and again, and leaves."""
        lobby: Game | None = None
        for number in itertools.count():
            try:
                if lobby is None or number % LOBBY_GUESTS == 0:
                    lobby = await Game.create(self.house, self.stage.source(8), self.places[:1])
                began = time.monotonic()
                seat = await lobby.join(f"Gäst {number}", self.stage.source(9))
                socket = await lobby.connect(seat.token, source=self.stage.source(9))
                self.joins.append((time.monotonic() - began) * 1_000)
                await socket.close()
            except Exception as error:  # NB: as above; the next newcomer comes soon.
                self.missed.append(f"newcomer: {type(error).__name__} {error}")
            await asyncio.sleep(BETWEEN_VISITS_S)
