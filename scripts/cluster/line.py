"""A TCP line on loopback that can be cut without a word, or slowed, as networks are."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

from served import free_port

ASKING_S = 0.02


@dataclass
class Line:
    """Leads from `port` to `target`. What is sent while it is cut arrives when it is whole again, as TCP sends anew."""

    target: int
    port: int = field(default_factory=free_port)
    is_cut: bool = False
    # Each piece waits so long, s.
    delay: float = 0

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # NB: an end that is gone is what the other one hears of, when the line lets it.
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65_536):
                await self.held()
                writer.write(data)
                await writer.drain()
        await self.held()
        writer.close()

    async def held(self) -> None:
        await asyncio.sleep(self.delay)
        while self.is_cut:
            await asyncio.sleep(ASKING_S)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.close()
        await asyncio.gather(self.pump(reader, far[1]), self.pump(far[0], writer))


@contextlib.contextmanager
def carrying(lines: list[Line]) -> Iterator[None]:
    """All of them are open within the block, in a thread of their own."""
    loop, ready, done = asyncio.new_event_loop(), threading.Event(), asyncio.Event()

    async def carry() -> None:
        servers = [await asyncio.start_server(line.serve, "127.0.0.1", line.port) for line in lines]
        ready.set()
        await done.wait()
        for server in servers:
            server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    thread = threading.Thread(target=lambda: loop.run_until_complete(carry()))
    thread.start()
    ready.wait()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()
