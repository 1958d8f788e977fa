"""Postgres, Redis, some nodes and nginx on loopback: a cluster to break.

`tripto cluster` starts one to be tried, and ends it when a part of it dies; here parts are killed, stopped, cut off and
started again, one by one. The nginx is the same."""

import contextlib
import json
import os
import pathlib
import signal
import subprocess
import sys
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging/rehearsals"))

from served import House, ask, free_port, program, until  # noqa: E402

from line import Line, carrying  # noqa: E402
from nets import HERE, Net, Place  # noqa: E402
from postgres import Postgres  # noqa: E402


@dataclass
class Program:
    """A program that can be killed, stopped and started again."""

    command: list[str]
    log: pathlib.Path
    environment: dict[str, str] | None = None
    place: Place = HERE
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen([*self.place.enter, *self.command], stdin=subprocess.DEVNULL, stdout=out,
                                            stderr=out, cwd=ROOT, env=self.environment)

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def end(self, how: int = signal.SIGTERM, patience_s: float = 40) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGCONT)
        self.process.send_signal(how)
        try:
            self.process.wait(patience_s)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@dataclass
class Node:
    house: House
    program: Program
    # To Redis and Postgres, where they can be cut.
    lines: list[Line]
    # Where the other nodes reach it.
    inner_port: int

    @property
    def address(self) -> str:
        return self.house.address

    @property
    def place(self) -> Place:
        return self.program.place

    def start(self) -> None:
        self.program.start()
        until(lambda: not self.program.is_alive or ask(f"{self.address}/health").status == 200, "a node")
        if not self.program.is_alive:
            raise RuntimeError(self.program.log.read_text()[-2000:])


class Cluster:
    """`with Cluster(folder) as cluster:` everything runs, and ends with the block.

    `lined`: nodes reach Redis and Postgres by lines that can be cut; `has_disk`: that of Postgres can be filled;
    `has_standby`: a second Postgres follows the first, which commits nothing without it; `net`: each node is at a place
    of its own there, both databases at another, and nginx at the switch.
    """

    def __init__(self, folder: pathlib.Path, nodes: int = 3, lined: bool = False, has_disk: bool = False,
                 has_standby: bool = False, net: Net | None = None, **settings: str) -> None:
        self.folder, self.port, self.net = folder, free_port(), net
        self.base = net.place() if net else HERE
        self.postgres = Postgres(has_own_disk=has_disk, place=self.base)
        self.standby = Postgres(has_own_disk=has_disk, place=self.base) if has_standby else None
        self.redis_port = free_port()
        # NB: of loopback's addresses its protection takes only the first for one.
        self.redis = Program(["redis-server", "--port", str(self.redis_port), "--bind", self.base.host, "--save", "",
                              "--protected-mode", "no", "--appendonly", "no", "--dir", str(folder)],
                             folder / "redis.log", place=self.base)
        shared = {"PUBLIC_BASE_URL": self.address} | settings
        self.nodes = [self.node(number, shared, lined) for number in range(1, nodes + 1)]
        self.nginx = Program(["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e",
                              str(folder / "nginx.log")], folder / "nginx.out")
        self.closing = contextlib.ExitStack()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def redis_ask(self, *command: str) -> str:
        return subprocess.run(["redis-cli", "-u", self.redis_url, "--raw", *command], check=True,
                              capture_output=True, text=True).stdout

    def name(self, node: Node) -> str:
        """What the node is called, once its former self is forgotten."""
        def found() -> str | None:
            keys = self.redis_ask("KEYS", "node:*").split()
            here = [key for key in keys if json.loads(self.redis_ask("GET", key))["port"] == node.inner_port]
            return here[0].removeprefix("node:") if len(here) == 1 else None
        return until(found, "the name of a node")

    def nodes_that_serve(self) -> list[dict] | None:
        """What is listed of the nodes, once all of them take games."""
        listed = self.operate("list", "--json")
        nodes = json.loads(listed.stdout) if listed.returncode == 0 else []
        return nodes if [node["state"] for node in nodes] == ["serving"] * len(self.nodes) else None

    def operate(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """`tripto node …`, as whoever runs the cluster types it."""
        environment = {"PATH": "/usr/bin:/bin", "TRIPTO_DATABASE_URL": Postgres.url_by(*self.databases),
                       "TRIPTO_REDIS_URL": self.redis_url} | settings
        return subprocess.run([program("tripto", "TRIPTO_BINARY"), "node", *arguments], cwd=ROOT, env=environment,
                              check=False, capture_output=True, text=True, timeout=90)

    @property
    def redis_answers(self) -> bool:
        """What it says while nobody listens, or while it loads, is no PONG."""
        told = subprocess.run(["redis-cli", "-u", self.redis_url, "PING"], check=False, capture_output=True, text=True)
        return told.stdout == "PONG\n"

    @property
    def redis_url(self) -> str:
        return f"redis://{self.base.host}:{self.redis_port}"

    @property
    def databases(self) -> list[str]:
        return [each.address for each in (self.postgres, self.standby) if each]

    def fail_over(self) -> None:
        """The leading Postgres is gone for good, and its standby leads."""
        self.postgres.kill()
        self.standby.promote()
        self.postgres, self.standby = self.standby, self.postgres

    def node(self, number: int, shared: dict[str, str], lined: bool) -> Node:
        folder = self.folder / f"node{number}"
        folder.mkdir()
        addresses = [self.redis_url.removeprefix("redis://"), *self.databases]
        lines = [Line(int(address.split(":")[1])) for address in addresses] if lined else []
        redis, *postgres = [f"127.0.0.1:{line.port}" for line in lines] or addresses
        inner_port, place = free_port(), self.net.place() if self.net else HERE
        house = House(folder, {"TRIPTO_DATABASE_URL": Postgres.url_by(*postgres, name=f"node{number}"),
                               "TRIPTO_REDIS_URL": f"redis://{redis}",
                               "TRIPTO_NODE_ADDRESS": f"{place.host}:{inner_port}"} | shared, host=place.host)
        command = [str(program("tripto", "TRIPTO_BINARY")), "serve", "--no-banner"]
        return Node(house, Program(command, folder / "server.log", house.environment(), place), lines, inner_port)

    def write_nginx(self) -> None:
        nodes = [node.address.removeprefix("http://") for node in self.nodes]
        # NB: where a version is followed by the next one, the older may not have the command.
        newest = "TRIPTO_NEXT_BINARY" if "TRIPTO_NEXT_BINARY" in os.environ else "TRIPTO_BINARY"
        told = subprocess.run([program("tripto", newest), "cluster", "nginx", "--port", str(self.port), "--folder",
                               self.folder, *nodes], check=True, capture_output=True, text=True)
        (self.folder / "nginx.conf").write_text(told.stdout)

    def __enter__(self) -> "Cluster":
        with contextlib.ExitStack() as stack:
            stack.enter_context(self.postgres.open())
            if self.standby:
                stack.enter_context(self.standby.open(leader=self.postgres))
            stack.callback(self.redis.end)
            self.redis.start()
            stack.enter_context(carrying([line for node in self.nodes for line in node.lines]))
            for node in self.nodes:
                stack.callback(node.program.end)
                node.start()
            self.write_nginx()
            stack.callback(self.nginx.end)
            self.nginx.start()
            until(lambda: ask(f"{self.address}/health").status == 200, "nginx")
            self.closing = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()
