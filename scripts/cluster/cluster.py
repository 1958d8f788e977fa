"""Postgres, Redis, some nodes and nginx on loopback: a cluster to break.

`tripto cluster` starts one to be tried, and ends it when a part of it dies; here parts are killed, stopped, cut off and
started again, one by one. The nginx is the same."""

import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging/rehearsals"))

from served import House, ask, free_port, program, until  # noqa: E402

from line import Line, carrying  # noqa: E402

def postgres_programs() -> pathlib.Path:
    folders = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    if not folders:
        raise FileNotFoundError("Postgres is not installed: apt install postgresql")
    return folders[-1]


def as_owner() -> list[str]:
    """Postgres refuses to be run by root, and Debian's package makes a user for it."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@dataclass
class Postgres:
    # NB: its own user has to get there, which it cannot below a folder of root's.
    folder: pathlib.Path = field(default_factory=lambda: pathlib.Path(tempfile.mkdtemp(prefix="tripto-postgres-")))
    port: int = field(default_factory=free_port)
    # A small one, which can be filled; root may mount it.
    has_own_disk: bool = False

    @property
    def url(self) -> str:
        return self.url_by(self.port)

    @staticmethod
    def url_by(port: int) -> str:
        return f"postgres://tripto@127.0.0.1:{port}/postgres"

    def control(self, *arguments: str) -> None:
        program = postgres_programs() / "pg_ctl"
        subprocess.run([*as_owner(), program, "-D", self.folder / "data", "-w", *arguments], check=True, cwd="/",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, sql: str) -> str:
        """The first value of the first row."""
        told = subprocess.run(["psql", "-qtA", self.url, "-c", sql], check=True, capture_output=True, text=True)
        return told.stdout.strip()

    def start(self) -> None:
        self.control("start", "-l", str(self.folder / "log"), "-o",
                     f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200")

    def stop(self) -> None:
        self.control("stop", "-m", "immediate")

    @contextlib.contextmanager
    def filled(self) -> Iterator[None]:
        """Nothing more can be written to its disk within the block; a server that ended of it is started again."""
        file = self.folder / "filled"
        with file.open("wb") as out:
            room = os.statvfs(self.folder)
            os.posix_fallocate(out.fileno(), 0, room.f_bavail * room.f_frsize)
        try:
            yield
        finally:
            file.unlink()
            status = subprocess.run([*as_owner(), postgres_programs() / "pg_ctl", "-D", self.folder / "data", "status"],
                                    cwd="/", check=False, stdout=subprocess.DEVNULL)
            if status.returncode != 0:
                self.start()

    @contextlib.contextmanager
    def disk(self) -> Iterator[None]:
        if not self.has_own_disk:
            yield
            return
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256m", "tripto", self.folder], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", self.folder], check=True)

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        try:
            with self.disk(), self.running():
                yield
        finally:
            shutil.rmtree(self.folder)

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        subprocess.run([*as_owner(), postgres_programs() / "initdb", "-D", self.folder / "data", "-U", "tripto", "-A",
                        "trust", "-N", "-E", "UTF8", "--locale=C"], check=True, cwd="/", stdout=subprocess.DEVNULL)
        self.start()
        try:
            yield
        finally:
            self.stop()


@dataclass
class Program:
    """A program that can be killed, stopped and started again."""

    command: list[str]
    log: pathlib.Path
    environment: dict[str, str] | None = None
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd=ROOT,
                                            env=self.environment)

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

    @property
    def address(self) -> str:
        return self.house.address

    def start(self) -> None:
        self.program.start()
        until(lambda: not self.program.is_alive or ask(f"{self.address}/health").status == 200, "a node")
        if not self.program.is_alive:
            raise RuntimeError(self.program.log.read_text()[-2000:])


class Cluster:
    """`with Cluster(folder) as cluster:` everything runs, and ends with the block.

    `lined`: nodes reach Redis and Postgres by lines that can be cut; `has_disk`: that of Postgres can be filled.
    """

    def __init__(self, folder: pathlib.Path, nodes: int = 3, lined: bool = False, has_disk: bool = False,
                 **settings: str) -> None:
        self.folder, self.port = folder, free_port()
        self.postgres = Postgres(has_own_disk=has_disk)
        self.redis_port = free_port()
        self.redis = Program(["redis-server", "--port", str(self.redis_port), "--bind", "127.0.0.1", "--save", "",
                              "--appendonly", "no", "--dir", str(folder)], folder / "redis.log")
        shared = {"PUBLIC_BASE_URL": self.address} | settings
        self.nodes = [self.node(number, shared, lined) for number in range(1, nodes + 1)]
        self.nginx = Program(["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e",
                              str(folder / "nginx.log")], folder / "nginx.out")
        self.closing = contextlib.ExitStack()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def redis_ask(self, *command: str) -> str:
        return subprocess.run(["redis-cli", "-p", str(self.redis_port), "--raw", *command], check=True,
                              capture_output=True, text=True).stdout

    def operate(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """`tripto node …`, as whoever runs the cluster types it."""
        environment = {"PATH": "/usr/bin:/bin", "TRIPTO_DATABASE_URL": self.postgres.url,
                       "TRIPTO_REDIS_URL": f"redis://127.0.0.1:{self.redis_port}"} | settings
        return subprocess.run([program("tripto", "TRIPTO_BINARY"), "node", *arguments], cwd=ROOT, env=environment,
                              check=False, capture_output=True, text=True, timeout=90)

    def node(self, number: int, shared: dict[str, str], lined: bool) -> Node:
        folder = self.folder / f"node{number}"
        folder.mkdir()
        ports = [self.redis_port, self.postgres.port]
        lines = [Line(port) for port in ports] if lined else []
        redis, postgres = [line.port for line in lines] or ports
        house = House(folder, {"TRIPTO_DATABASE_URL": Postgres.url_by(postgres),
                               "TRIPTO_REDIS_URL": f"redis://127.0.0.1:{redis}"} | shared)
        command = [str(program("tripto", "TRIPTO_BINARY")), "serve", "--no-banner"]
        return Node(house, Program(command, folder / "server.log", house.environment()), lines)

    def write_nginx(self) -> None:
        nodes = [f"127.0.0.1:{node.house.port}" for node in self.nodes]
        # NB: where a version is followed by the next one, the older may not have the command.
        newest = "TRIPTO_NEXT_BINARY" if "TRIPTO_NEXT_BINARY" in os.environ else "TRIPTO_BINARY"
        told = subprocess.run([program("tripto", newest), "cluster", "nginx", "--port", str(self.port), "--folder",
                               self.folder, *nodes], check=True, capture_output=True, text=True)
        (self.folder / "nginx.conf").write_text(told.stdout)

    def __enter__(self) -> "Cluster":
        with contextlib.ExitStack() as stack:
            stack.enter_context(self.postgres.open())
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
