"""Cables that can be pulled."""

import contextlib
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack

import pytest

from nets import Net, NoNet, Place, moved


@pytest.fixture
def net() -> Iterator[Net]:
    with ExitStack() as stack:
        try:
            net = stack.enter_context(Net())
        except NoNet as why:
            pytest.skip(str(why))
        yield net


def connected(stack: ExitStack, place: Place, to: Place) -> tuple[socket.socket, socket.socket]:
    """Both ends of a connection from one place to another."""
    with moved(to.namespace):
        door = stack.enter_context(socket.create_server((to.host, 0)))
    with moved(place.namespace):
        near = stack.enter_context(socket.create_connection(door.getsockname(), timeout=5))
    far = stack.enter_context(door.accept()[0])
    return near, far


def crosses(near: socket.socket, far: socket.socket, said: bytes, within_s: float = 5) -> bool:
    near.sendall(said)
    far.settimeout(within_s)
    with contextlib.suppress(TimeoutError):
        return far.recv(9) == said
    return False


def pulled(net: Net, one: Place, _: Place) -> AbstractContextManager[None]:
    return net.unplugged(one)


@pytest.mark.parametrize("cut", [pulled, Net.apart])
def test_what_is_cut_hears_nothing(net: Net, cut: Callable[[Net, Place, Place], AbstractContextManager[None]]) -> None:
    """No end of a connection is told that it is cut, a third place is reached unless the cable is out, and what was said
    meanwhile arrives afterwards"""
    one, other, third = net.place(), net.place(), net.place()
    with ExitStack() as stack:
        near, far = connected(stack, one, other)
        aside = connected(stack, one, third)
        assert crosses(near, far, b"before") and crosses(*aside, b"before")
        with cut(net, one, other):
            assert not crosses(near, far, b"meanwhile", 0.3)
            assert crosses(*aside, b"aside", 0.3) == (cut is Net.apart)
        far.settimeout(5)
        assert far.recv(9) == b"meanwhile"


def test_no_cable_leads_out(net: Net) -> None:
    """What listens at a place cannot be reached from another machine, nor reach one"""
    place = net.place()
    with moved(place.namespace), pytest.raises(OSError, match="unreachable"):
        socket.create_connection(("192.0.2.1", 80), timeout=5)
