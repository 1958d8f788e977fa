"""Ends without warning, clocks that are wrong, databases that are damaged, two servers on one folder."""

import contextlib
import pathlib
import time
from collections.abc import AsyncIterator

from attack_disk import lock, returns
from game import Game
from house import House, free_port
from packs import Marked
from stage import Stage
from table import Row

FAKETIME = [*pathlib.Path("/usr/lib").glob("*/faketime/libfaketime.so.1")]
PACING = {"TRIPTO_PACING": "0.5"}
CLUE_S, MARGIN_S = 15, 4
BEHIND, AHEAD = "-600", "+600"


async def run(stage: Stage) -> AsyncIterator[Row]:
    yield await killed(stage)
    for shift in (BEHIND, AHEAD):
        yield await clock(stage, shift)
    yield await twice(stage)
    for name, change in DAMAGE.items():
        yield await damaged(stage, name, change)


async def clue(house: House) -> tuple[Game, list]:
    """A game in its first clue, with one locked answer."""
    game = await Game.create(house, None, [Marked(1)])
    seats = [await game.join(f"Gäst {number}") for number in range(2)]
    host = await game.connect(game.host_token)
    host.send("HOST_START_GAME")
    await host.until(lambda: host.state["phase"] == "CLUE_LEVEL", 8)
    await host.close()
    return game, seats


async def killed(stage: Stage) -> Row:
    kills, lost, slowest = stage.amount(2, 10), [], 0.0
    async with stage.running("killed", settings=PACING) as house:
        for number in range(kills):
            game, seats = await clue(house)
            guest = await game.connect(seats[0].token)
            locked = await lock(guest, f"Svar {number}")
            house.kill()
            began = time.monotonic()
            await house.start()
            back, _ = await returns(game, game.host_token)
            slowest = max(slowest, time.monotonic() - began)
            kept = [each["answerText"] for each in back.state["lockedAnswers"]] if back else []
            if not locked or kept != [f"Svar {number}"]:
                lost.append(f"kill {number}: locked {locked}, kept {kept}")
    return Row("kill -9 while playing", f"{kills}", "; ".join(lost) or f"nothing lost, back within {slowest:.1f} s",
               not lost)


async def clock(stage: Stage, shift: str) -> Row:
    """The server ends in a clue and starts with its clock elsewhere; the clue ends in its time all the same."""
    name = f"restart with the clock {shift} s"
    if not FAKETIME:
        return Row(name, "–", "no libfaketime (Debian: libfaketime)", None)
    async with stage.running(f"clock{shift}", settings=PACING) as house:
        game, _ = await clue(house)
        house.kill()
        house.settings = PACING | {"LD_PRELOAD": str(FAKETIME[0]), "FAKETIME": f"{shift}s"}
        await house.start()
        host, _ = await returns(game, game.host_token)
        if host is None:
            return Row(name, "1", "the game did not come back", False)
        before = host.state.get("clueLevelPoints")
        began = time.monotonic()
        moved = await host.until(lambda: host.state.get("clueLevelPoints") != before, CLUE_S + MARGIN_S)
        await host.close()
        return Row(name, "1 game in a clue", f"went on after {time.monotonic() - began:.1f} s" if moved
                   else f"stands still for more than {CLUE_S + MARGIN_S} s", moved)


async def twice(stage: Stage) -> Row:
    """A second server is refused the folder, and the first one goes on."""
    async with stage.running("twice", settings=PACING) as house:
        game, _ = await clue(house)
        second = House(house.binary, house.folder, house.lan, settings=house.settings, port=free_port())
        second.launch()
        served = await second.answers(5)
        code = second.process.poll() if second.process else None
        second.kill()
        back, _ = await returns(game, game.host_token)
        if back:
            await back.close()
        return Row("second server on one folder", "1", ("it serves too" if served else f"it ends with {code}")
                   + f"; the first {'goes on' if back else 'does not'}", not served and code not in (None, 0) and bool(back))


def truncated(file: pathlib.Path) -> None:
    file.write_bytes(file.read_bytes()[:5_000])


def garbage(file: pathlib.Path) -> None:
    file.write_bytes(b"\xa5" * file.stat().st_size)


def without_wal(file: pathlib.Path) -> None:
    for tail in ("-wal", "-shm"):
        pathlib.Path(f"{file}{tail}").unlink(missing_ok=True)


DAMAGE = {"database truncated": truncated, "database is garbage": garbage, "-wal gone": without_wal}


async def damaged(stage: Stage, name: str, change) -> Row:
    """The evening goes on: the server starts, and a new game can be played."""
    async with stage.running(name.replace(" ", "-"), settings=PACING) as house:
        await clue(house)
        house.kill()
        change(house.data / "tripto.sqlite")
        if change is not without_wal:
            without_wal(house.data / "tripto.sqlite")
        with contextlib.suppress(RuntimeError):
            await house.start()
        if not house.lives:
            return Row(name, "1", f"does not start: {house.last_words()}", False)
        game, _ = await clue(house)
        return Row(name, "1", f"starts, and game {game.code} is played", True)
