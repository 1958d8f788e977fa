"""Where attacks take place: the program, a folder, chance, and addresses that are not loopback."""

import contextlib
import pathlib
import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import TypeVar

import packs
from house import House
from rest import LAN

Amount = TypeVar("Amount")
PACKS = 12


@dataclass
class Stage:
    binary: pathlib.Path
    folder: pathlib.Path
    is_short: bool
    is_long: bool
    is_walled: bool
    """In a network of its own: 10.9.0.0/24 is this machine, and nothing leaves it."""
    seed: int
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def amount(self, short: Amount, full: Amount) -> Amount:
        return short if self.is_short else full

    def source(self, number: int) -> str | None:
        """An address to call from, counted by the limits per address; None without a network of our own."""
        return f"10.9.0.{number}" if self.is_walled else None

    def house(self, name: str, **options: object) -> House:
        """A server that has the marked destinations and, by its settings, is open to everybody."""
        folder = self.folder / name
        packs.write(folder / "packs", PACKS)
        return House(self.binary, folder, LAN if self.is_walled else None, **options)

    @contextlib.asynccontextmanager
    async def running(self, name: str, **options: object) -> AsyncIterator[House]:
        house = self.house(name, **options)
        try:
            yield await house.start()
        finally:
            house.kill()
            if not any(house.errors()):
                shutil.rmtree(house.folder, ignore_errors=True)
