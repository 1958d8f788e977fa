"""One HTTP/1.1 connection, on which whole or broken requests can be sent."""

import asyncio
import json
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LOOPBACK = "127.0.0.1"
LAN = "10.9.0.1"


@dataclass(frozen=True)
class Reply:
    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def target(source: str | None) -> str:
    """Which of the server's addresses a caller from `source` uses."""
    return LOOPBACK if source is None or source.startswith("127.") else LAN


@dataclass
class Line:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    host: str
    patience_s: float
    headers: dict[str, str] = field(default_factory=dict)
    """Sent with every request."""

    @classmethod
    async def open(cls, port: int, source: str | None = None, patience_s: float = 10,
                   window: int | None = None) -> "Line":
        """`window` is how many bytes the kernel takes in before somebody reads.

        Raises OSError or TimeoutError when the server does not take the connection.
        """
        plug = socket.socket()
        if window:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        if source:
            plug.bind((source, 0))
        plug.setblocking(False)
        # NB: never wait_for(), which in Python 3.11 may lose a cancellation that comes together with the result.
        try:
            async with asyncio.timeout(patience_s):
                await asyncio.get_running_loop().sock_connect(plug, (target(source), port))
                reader, writer = await asyncio.open_connection(sock=plug)
        except BaseException:
            plug.close()
            raise
        return cls(reader, writer, f"{target(source)}:{port}", patience_s)

    async def __aenter__(self) -> "Line":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.writer.transport.abort()

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        """Sends a request and reads its answer; anything but bytes goes as JSON.

        Raises EOFError when the connection ends first, TimeoutError when nothing comes.
        """
        self.writer.write(self.request(method, path, body, **headers))
        async with asyncio.timeout(self.patience_s):
            return await self.reply(method)

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> bytes:
        """`headers` are spelt as in HTTP, with `_` for `-`; they replace what is sent else."""
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        told = {"Host": self.host} | self.headers
        if body is not None or method in ("POST", "PUT"):
            told |= {"Content-Type": "application/json", "Content-Length": str(len(content))}
        told |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogateescape") + content

    async def reply(self, method: str = "GET") -> Reply:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        return Reply(status, headers, await self._body(method, status, headers))

    async def _body(self, method: str, status: int, headers: Mapping[str, str]) -> bytes:
        if method == "HEAD" or status in (101, 204, 304):
            return b""
        if "content-length" in headers:
            return await self.reader.readexactly(int(headers["content-length"]))
        if headers.get("transfer-encoding") == "chunked":
            return b"".join([chunk async for chunk in self._chunks()])
        return await self.reader.read()

    async def _chunks(self):
        while size := int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16):
            yield (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readuntil(b"\r\n")
