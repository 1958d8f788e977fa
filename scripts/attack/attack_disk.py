"""A full disk: games wait and come back, and nothing that was acknowledged is lost."""

import asyncio
import contextlib
import pathlib
import subprocess
import time
from collections.abc import AsyncIterator, Iterator

from game import Game
from packs import Marked
from stage import Stage
from table import Row
from wire import Socket

NAME = "full disk"
SIZE, FULL_S, BACK_S = "6m", 6, 10


@contextlib.contextmanager
def small_disk(at: pathlib.Path) -> Iterator[None]:
    at.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", at], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", at], check=True)


async def run(stage: Stage) -> AsyncIterator[Row]:
    if not stage.is_walled:
        yield Row(NAME, "–", "no mounts of our own here", None)
        return
    with small_disk(stage.folder / "disk"):
        settings = {"TRIPTO_DATA_DIR": str(stage.folder / "disk"), "TRIPTO_PACING": "default"}
        for killed in (False, True):
            yield await full(stage, settings, killed)


async def full(stage: Stage, settings: dict[str, str], killed: bool) -> Row:
    """Room is taken away in a clue and given back; in one form the server is killed meanwhile."""
    filler = stage.folder / "disk" / "filler"
    async with stage.running(f"disk-{killed}", settings=settings) as house:
        game = await Game.create(house, None, [Marked(1)])
        seats = [await game.join(f"Gäst {number}") for number in range(3)]
        host = await game.connect(game.host_token)
        host.send("HOST_START_GAME")
        await host.until(lambda: host.state["phase"] == "CLUE_LEVEL", 8)
        guest = await game.connect(seats[0].token)
        locked = await lock(guest, "Atlantis")
        fill(filler)
        closed = await strain(host, house.lives)
        if killed:
            house.kill()
        filler.unlink()
        if killed:
            await house.start()
        back, seconds = await returns(game, game.host_token)
        kept = [each["answerText"] for each in (back.state["lockedAnswers"] if back else [])]
        for socket in (host, guest, *([back] if back else [])):
            await socket.close()
        held = locked and kept == ["Atlantis"] and house.lives and closed in (1013, 1006)
        return Row(NAME + (", kill -9 meanwhile" if killed else ""), "1 game, a locked answer",
                   f"sockets closed with {closed}; back {seconds:.1f} s after there is room; kept {kept}", held)


async def lock(guest: Socket, answer: str) -> bool:
    guest.send("BRAKE_PULL")
    if not await guest.until(lambda: guest.state["phase"] == "PAUSED_FOR_BRAKE"):
        return False
    mark = len(guest.heard)
    guest.send("BRAKE_ANSWER_SUBMIT", answerText=answer)
    return await guest.told(lambda message: message["type"] == "BRAKE_ANSWER_LOCKED", mark) is not None


def fill(filler: pathlib.Path) -> None:
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4_096)


async def strain(host: Socket, lives: bool) -> int | None:
    """Says things that have to be saved until the socket closes, as it must when they cannot be."""
    until = time.monotonic() + FULL_S
    while host.closed is None and time.monotonic() < until and lives:
        for step in range(10):
            host.send("HOST_MUSIC_GAIN_SET", gainDb=-step)
        await asyncio.sleep(0.05)
    return host.closed


async def returns(game: Game, token: str) -> tuple[Socket | None, float]:
    """The first socket that is welcome again, and how long that took."""
    began = time.monotonic()
    while time.monotonic() - began < BACK_S:
        try:
            return await game.connect(token), time.monotonic() - began
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0.2)
    return None, time.monotonic() - began
