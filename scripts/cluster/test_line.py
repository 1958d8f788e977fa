"""Lines that can be cut."""

import socket
from contextlib import ExitStack

import pytest

from cluster import Line, carrying


def test_a_line_holds_what_is_said_while_it_is_cut() -> None:
    """A partition loses nothing that was under way: it arrives late, as TCP sends it anew"""
    with socket.create_server(("127.0.0.1", 0)) as far, ExitStack() as stack:
        line = Line(far.getsockname()[1])
        stack.enter_context(carrying([line]))
        near = stack.enter_context(socket.create_connection(("127.0.0.1", line.port), timeout=10))
        there = stack.enter_context(far.accept()[0])
        there.settimeout(10)
        near.sendall(b"one")
        assert there.recv(9) == b"one"
        line.is_cut = True
        near.sendall(b"two")
        there.settimeout(0.3)
        with pytest.raises(TimeoutError):
            there.recv(9)
        line.is_cut = False
        there.settimeout(10)
        assert there.recv(9) == b"two"
        near.close()
        assert there.recv(9) == b""
