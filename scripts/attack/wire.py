"""A WebSocket client (RFC 6455) that also sends what no client should, and need not read."""

import asyncio
import base64
import contextlib
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import patches
from frames import CLOSE, PING, PONG, TEXT, frame, read_frame
from rest import Line

Message = dict[str, Any]


async def upgrade(port: int, token: str | None, *, source: str | None = None, v2: bool = False,
                  patch: bool = False, patience_s: float = 10, **headers: str) -> tuple[Line, int]:
    """Asks for a socket at /ws; returns the connection and the status, 101 when it is one."""
    line = await Line.open(port, source, patience_s)
    query = "&".join([f"token={token}"] * (token is not None) + ["v=2"] * v2 + ["patch=1"] * patch)
    asked = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
             "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()}
    try:
        reply = await line.ask("GET", f"/ws?{query}", **(asked | headers))
    except BaseException:
        line.close()
        raise
    return line, reply.status


@dataclass
class Socket:
    """An open socket whose messages are kept as they come, each with its time (monotonic, s)."""

    line: Line
    v2: bool = False
    heard: list[tuple[float, bytes, Message]] = field(default_factory=list)
    state: Message = field(default_factory=dict)
    closed: int | None = None
    """The close code; 1006 without one."""
    tap: Callable[[bytes, Message, Message], None] | None = None
    """Called with each message as bytes and as value, and with the state after it."""

    @classmethod
    async def open(cls, port: int, token: str, *, v2: bool = False, patch: bool = False, source: str | None = None,
                   patience_s: float = 10, tap: Callable[[bytes, Message, Message], None] | None = None,
                   **headers: str) -> "Socket":
        """Raises EOFError when there is no upgrade."""
        line, status = await upgrade(port, token, source=source, v2=v2, patch=patch, patience_s=patience_s,
                                     **headers)
        if status != 101:
            line.close()
            raise EOFError(f"no upgrade: {status}")
        self = cls(line, v2, tap=tap)
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())
        return self

    def send(self, kind: str, **payload: Any) -> None:
        self.write(frame(json.dumps({"type": kind, "payload": payload}).encode()))

    def write(self, data: bytes) -> None:
        if self.closed is None:
            self.line.writer.write(data)

    async def until(self, test: Callable[[], Any], within_s: float = 5) -> bool:
        """Waits for something to become true by what is heard; False when it did not, or can't any more."""
        deadline = time.monotonic() + within_s
        while not test():
            if (left := deadline - time.monotonic()) <= 0 or self.closed is not None:
                return False
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._news.wait()
        return True

    async def told(self, match: Callable[[Message], bool], since: int = 0, within_s: float = 5) -> float | None:
        """When the first message that matches came, of those from index `since` on; None if none."""
        found: list[float] = []
        seen = since

        def look() -> bool:
            nonlocal seen
            while seen < len(self.heard) and not found:
                at, _, message = self.heard[seen]
                seen += 1
                if match(message):
                    found.append(at)
            return bool(found)

        return found[0] if await self.until(look, within_s) else None

    async def close(self) -> None:
        """Raises what went wrong in reading, such as a patch that does not fit."""
        self.line.close()
        self._reading.cancel()
        self.closed = self.closed or 1006
        # NB: gather() lets a cancellation of who closes through; awaiting the reader itself could not tell the two.
        (ended,) = await asyncio.gather(self._reading, return_exceptions=True)
        if isinstance(ended, Exception):
            raise ended

    async def _read(self) -> None:
        try:
            while True:
                await self._one()
        except (OSError, EOFError):
            self.closed = self.closed or 1006
        finally:
            self._news.set()

    async def _one(self) -> None:
        opcode, payload = await read_frame(self.line.reader)
        if opcode == TEXT:
            self._hear(payload)
        elif opcode == PING:
            self.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self.closed = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
            raise EOFError

    def _hear(self, text: bytes) -> None:
        message = json.loads(text)
        self.heard.append((time.monotonic(), text, message))
        if message["type"] == "STATE_SNAPSHOT":
            self.state = message["payload"]["state"]
        elif message["type"] == "STATE_PATCH":
            if not patches.apply(self.state, message["payload"]):
                self.send("RESUME_SESSION", playerId=None, lastReceivedEventId=None)
        elif message["type"] == "CLOCK_PING":
            self.send("CLOCK_PONG", pingId=message["payload"]["pingId"], clientMonoMs=time.monotonic() * 1_000)
        if self.tap is not None:
            self.tap(text, message, self.state)
        self._news.set()
