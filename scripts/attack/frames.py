"""Frames of RFC 6455, those of a client in every form that they should not have, too."""

import asyncio
import os
import struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, reserved: int = 0,
          masked: bool = True, length: int | None = None) -> bytes:
    """A client's frame; `length` may claim another size than the payload has."""
    size = len(payload) if length is None else length
    first = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    bit = 0x80 if masked else 0
    if size < 126:
        head = first + bytes([bit | size])
    elif size < 65_536:
        head = first + bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head = first + bytes([bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    stream = (mask * (len(payload) // 4 + 1))[:len(payload)]
    hidden = int.from_bytes(payload, "big") ^ int.from_bytes(stream, "big")
    return head + mask + hidden.to_bytes(len(payload), "big")


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The server's next frame: opcode and payload. Servers neither mask nor fragment here."""
    first, second = await reader.readexactly(2)
    size = second & 0x7F
    if size == 126:
        size = struct.unpack("!H", await reader.readexactly(2))[0]
    elif size == 127:
        size = struct.unpack("!Q", await reader.readexactly(8))[0]
    return first & 0x0F, await reader.readexactly(size)
