"""A log that cannot be written must not hurt: no variant ends the server or keeps anybody waiting."""

import contextlib
import fcntl
import os
import pty
import time
from collections.abc import AsyncIterator, Callable, Iterator

from game import Game
from house import START_S, House
from rest import Line
from stage import Stage
from table import Row, failed

# More than a pipe holds, at some 200 bytes for each request.
REQUESTS = 450
SLOWEST_S = 1.0
Outputs = dict[str, int]


@contextlib.contextmanager
def onto(path: str, name: str = "stderr") -> Iterator[Outputs]:
    output = os.open(path, os.O_WRONLY)
    yield {name: output}
    os.close(output)


@contextlib.contextmanager
def nobody_reads(is_open: bool = True, blocking: bool = True) -> Iterator[Outputs]:
    """A pipe whose reader does not read, or has gone."""
    reader, writer = os.pipe()
    if not blocking:
        fcntl.fcntl(writer, fcntl.F_SETFL, fcntl.fcntl(writer, fcntl.F_GETFL) | os.O_NONBLOCK)
    if not is_open:
        os.close(reader)
    yield {"stderr": writer}
    os.close(writer)
    if is_open:
        os.close(reader)


@contextlib.contextmanager
def closed_terminal() -> Iterator[Outputs]:
    ours, theirs = pty.openpty()
    os.close(ours)
    yield {"stderr": theirs, "stdout": theirs}
    os.close(theirs)


VARIANTS: dict[str, Callable[[], contextlib.AbstractContextManager[Outputs]]] = {
    "stderr on a full disk": lambda: onto("/dev/full"),
    "stderr: reader of the pipe gone": lambda: nobody_reads(is_open=False),
    "stderr: non-blocking, not drained": lambda: nobody_reads(blocking=False),
    "stderr: pipe not drained": nobody_reads,
    "stderr closed (2>&-)": contextlib.nullcontext,
    "terminal closed": closed_terminal,
    "stdout full, --banner": lambda: onto("/dev/full", "stdout"),
}


async def run(stage: Stage) -> AsyncIterator[Row]:
    rows = [await survives(stage, number, name) for number, name in enumerate(VARIANTS)]
    for row in rows:
        if not row.held:
            yield row
    yield Row("logs that cannot be written", f"{len(rows)} variants × {REQUESTS} requests",
              f"{sum(row.held is True for row in rows)} of {len(rows)} survived", not failed(rows))


async def survives(stage: Stage, number: int, name: str) -> Row:
    house = stage.house(f"log-{number}", closed=(2,) if "2>&-" in name else (),
                        arguments=("--banner",) if "--banner" in name else ())
    try:
        if "full" in name and not os.path.exists("/dev/full"):
            return Row(f"log: {name}", "–", "no /dev/full here", None)
        with VARIANTS[name]() as outputs:
            house.launch(**(outputs or {}))
            problem = await requests(house) if await house.answers(START_S) else "never answered"
    finally:
        code = house.process.poll() if house.process else None
        house.kill()
    ended = f"; the server ended with {code}" if code is not None else ""
    return Row(f"log: {name}", f"{REQUESTS} requests", (problem or "as it should be") + ended, not problem and not ended)


async def requests(house: House) -> str | None:
    """What went wrong while somebody asked again and again, and then joined."""
    slowest, answered = 0.0, 0
    try:
        async with await Line.open(house.port, patience_s=5) as line:
            for answered in range(REQUESTS):
                began = time.monotonic()
                await line.ask("GET", "/v1/sessions/by-code/ABCDEF")
                slowest = max(slowest, time.monotonic() - began)
        game = await Game.create(house)
        seat = await game.join("Alva")
        await (await game.connect(seat.token)).close()
    except (OSError, EOFError, TimeoutError, RuntimeError) as error:
        return f"{type(error).__name__} after {answered} requests"
    return f"a request took {slowest:.1f} s" if slowest > SLOWEST_S else None
