"""A server of our own for a rehearsal, and programs beside it that are waited for until they answer."""

import contextlib
import json
import os
import pathlib
import random
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PAGES = os.environ.get("TRIPTO_PAGES", str(ROOT / "Web/dist"))


def program(name: str, variable: str, kinds: tuple[str, ...] = ("release", "debug")) -> pathlib.Path:
    """The newest build of one of our programs, or the one that the variable names."""
    if named := os.environ.get(variable):
        return pathlib.Path(named)
    built = [ROOT / ".build" / kind / name for kind in kinds]
    found = [each for each in built if each.exists()]
    if not found:
        raise FileNotFoundError(f"{name} is not built: make lab")
    return max(found, key=lambda each: each.stat().st_mtime)


def release() -> pathlib.Path:
    """The program that is given away, which carries Swift's libraries."""
    return program("tripto", "TRIPTO_RELEASE", ("release",))


def free_port() -> int:
    # NB: below those that the system gives to clients, which would take it between the look and the start.
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("", port))
            return port


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Any
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def ask(address: str, body: Any = None, context: ssl.SSLContext | None = None, **headers: str) -> Answer:
    """One request, POST when it has a body; header names with `_` for `-`. Raises OSError when nobody answers."""
    told = {name.replace("_", "-"): value for name, value in headers.items()} | {"Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data, told), context=context, timeout=20) as reply:
            return Answer(reply.status, reply.headers, reply.read())
    except urllib.error.HTTPError as refused:
        with refused:
            return Answer(refused.code, refused.headers, refused.read())


def until(test: Callable[[], Any], what: str, within_s: float = 30) -> Any:
    """What `test` gives once that is something; raises TimeoutError."""
    deadline = time.monotonic() + within_s
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            if found := test():
                return found
        time.sleep(0.1)
    raise TimeoutError(f"{what} within {within_s:g} s")


@contextlib.contextmanager
def running(log: pathlib.Path, *command: str | pathlib.Path, patience_s: float = 40,
            **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is asked to end when the block does, and killed when it does not."""
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, **more)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(patience_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@dataclass
class House:
    """`tripto serve` with a data folder of its own."""

    folder: pathlib.Path
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    host: str = "127.0.0.1"

    @property
    def data(self) -> pathlib.Path:
        return self.folder / "data"

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def environment(self) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if not name.startswith("TRIPTO_")}
        return own | {"PORT": str(self.port), "TRIPTO_HOST": self.host, "PUBLIC_BASE_URL": self.address,
                      "TRIPTO_DATA_DIR": str(self.data), "TRIPTO_WEB_DIR": PAGES, "TRIPTO_CONTENT_PORT": "0",
                      "TRIPTO_ANNOUNCE": "off", "TRIPTO_VOICE": "off"} | self.settings

    @contextlib.contextmanager
    def open(self) -> Iterator[subprocess.Popen[bytes]]:
        log = self.folder / "server.log"
        with running(log, program("tripto", "TRIPTO_BINARY"), "serve", cwd=ROOT, env=self.environment()) as process:
            until(lambda: process.poll() is not None or ask(f"{self.address}/health").status == 200, "the server")
            assert process.poll() is None, log.read_text()[-2000:]
            yield process


def simulate(base: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Bots play whole games and check every promise of the protocol."""
    told = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    return subprocess.run([program("tripto-lab", "TRIPTO_LAB"), "simulate", "--base", base, *told], cwd=ROOT,
                          capture_output=True, text=True, timeout=400)
