"""Places in network namespaces of their own, joined by a switch: cables can be pulled, and packets lost without a word.

Root may make them. All of it is in a namespace that no cable leaves, and all addresses are of loopback, which cross the
switch by `route_localnet`: no other machine reaches them, and who trusts loopback trusts them."""

import contextlib
import ctypes
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field

CLONE_NEWNET = 0x4000_0000
NOBODY = "02:00:00:00:00:00"
# Of the namespace that reads or writes it.
CROSSING = "/proc/sys/net/ipv4/conf/{}/route_localnet"


@dataclass(frozen=True)
class Place:
    """Where programs run: the address at which they listen; `enter` stands before the command of one."""

    host: str = "127.0.0.1"
    # The file of its namespace; empty for that of whoever asks.
    namespace: str = ""
    # What the switch calls its cable.
    plug: str = ""

    @property
    def enter(self) -> list[str]:
        return ["nsenter", f"--net={self.namespace}"] if self.namespace else []


HERE = Place()


class NoNet(Exception):
    """Namespaces cannot be made here; says why."""


def run(*command: str) -> None:
    try:
        told = subprocess.run(command, check=False, capture_output=True, text=True)
    except FileNotFoundError as missing:
        raise NoNet(f"{missing.filename} is missing: apt install iproute2 util-linux") from missing
    if told.returncode != 0:
        raise NoNet(f"{' '.join(command)}: {told.stderr.strip()}")


@contextlib.contextmanager
def moved(namespace: str) -> Iterator[None]:
    """Within the block the calling thread has the network of that file, as has what it starts; its sockets stay there."""
    libc = ctypes.CDLL(None, use_errno=True)

    def move(file: int) -> None:
        if libc.setns(file, CLONE_NEWNET) != 0:
            raise NoNet(f"setns: {os.strerror(ctypes.get_errno())}")

    with open("/proc/thread-self/ns/net") as home, open(namespace) as there:
        move(there.fileno())
        try:
            yield
        finally:
            move(home.fileno())


@dataclass
class Net:
    """`with Net() as net:` the block's own thread is at the switch, and so are the threads and programs that it starts."""

    count: int = 0
    closing: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def __enter__(self) -> "Net":
        if os.geteuid() != 0:
            raise NoNet("network namespaces are root's to make: run this as root, or leave the ways of a split out")
        with contextlib.ExitStack() as stack:
            stack.enter_context(moved(self.namespace(stack)))
            run("ip", "link", "add", "switch", "address", "02:00:00:00:00:01", "type", "bridge")
            self.wire(HERE, "switch", "127.77.0.1")
            self.closing = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()

    @staticmethod
    def namespace(stack: contextlib.ExitStack) -> str:
        """The file of a new one, which ends with its programs and with this process."""
        holder = stack.enter_context(subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE,
                                                      stdout=subprocess.PIPE, stderr=subprocess.DEVNULL))
        stack.callback(holder.kill)
        holder.stdin.write(b"\n")
        holder.stdin.flush()
        if not holder.stdout.readline():
            raise NoNet("unshare --net is not allowed here")
        return f"/proc/{holder.pid}/ns/net"

    @staticmethod
    def wire(place: Place, device: str, host: str) -> None:
        """NB: a loopback with its usual /8 would keep all of 127 to itself."""
        run(*place.enter, "ip", "address", "add", "127.0.0.1/32", "dev", "lo")
        run(*place.enter, "ip", "link", "set", "lo", "up")
        run(*place.enter, "sh", "-c", f"echo 1 >{CROSSING.format(device)}")
        run(*place.enter, "ip", "address", "add", f"{host}/24", "dev", device)
        run(*place.enter, "ip", "link", "set", device, "up")

    def place(self) -> Place:
        """One more, at a cable of its own."""
        self.count += 1
        file = self.namespace(self.closing)
        place = Place(f"127.77.0.{self.count + 1}", file, f"plug{self.count}")
        # NB: `ip` takes a process for its namespace.
        run("ip", "link", "add", place.plug, "type", "veth", "peer", "name", "cable", "netns", file.split("/")[2])
        run("ip", "link", "set", place.plug, "master", "switch", "up")
        self.wire(place, "cable", place.host)
        return place

    @contextlib.contextmanager
    def unplugged(self, place: Place) -> Iterator[None]:
        """Nothing reaches it, and it reaches nothing."""
        run("ip", "link", "set", place.plug, "down")
        try:
            yield
        finally:
            run("ip", "link", "set", place.plug, "up")

    @contextlib.contextmanager
    def apart(self, one: Place, other: Place) -> Iterator[None]:
        """What these two send each other goes to nobody; both reach all others."""
        ways = [(one, other.host), (other, one.host)]
        for place, host in ways:
            run(*place.enter, "ip", "neighbour", "replace", host, "lladdr", NOBODY, "dev", "cable", "nud", "permanent")
        try:
            yield
        finally:
            for place, host in ways:
                run(*place.enter, "ip", "neighbour", "delete", host, "dev", "cable")
