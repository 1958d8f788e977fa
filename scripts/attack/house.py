"""The server under attack: `tripto serve` as a process with a data folder of its own."""

import asyncio
import os
import pathlib
import random
import re
import resource
import signal
import socket
import subprocess
from dataclasses import dataclass, field

from rest import Line

ROOT = pathlib.Path(__file__).resolve().parents[2]
START_S = 30
KEY = re.compile(r"[0-9a-z]{4}(-[0-9a-z]{4}){6}")
LOOPBACK = "127.0.0.1"
Output = int | None


# NB: below those that the system gives to clients, which would take it between the look and the start.
PORTS = range(12_000, 20_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port


@dataclass
class House:
    """Can be started, killed and started again on the same ports and data."""

    binary: pathlib.Path
    folder: pathlib.Path
    lan: str | None
    """The address of this server that is not loopback, if there is one."""
    settings: dict[str, str] = field(default_factory=dict)
    descriptors: int | None = None
    arguments: tuple[str, ...] = ()
    closed: tuple[int, ...] = ()
    """Descriptors that the process starts without, 2 as in `2>&-`."""
    port: int = field(default_factory=free_port)
    speech_port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None
    key: str | None = None
    """The house key, of a server that has one."""

    @property
    def log(self) -> pathlib.Path:
        return self.folder / "server.log"

    @property
    def data(self) -> pathlib.Path:
        return pathlib.Path(self.settings.get("TRIPTO_DATA_DIR", self.folder / "data"))

    def environment(self) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if not name.startswith("TRIPTO_")}
        return own | {
            "TRIPTO_DATA_DIR": str(self.data),
            "TRIPTO_PACING": "instant",
            "TRIPTO_VOICE": "off",
            "TRIPTO_CONTENT_PORT": str(self.speech_port),
            "CONTENT_PACKS_DIR": str(self.folder / "packs"),
            "PUBLIC_BASE_URL": f"http://{self.lan or LOOPBACK}:{self.port}",
        } | self.settings

    def launch(self, stdout: Output = None, stderr: Output = None) -> None:
        """Starts the process; file descriptors given replace its log."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            # NB: by way of env(1), which becomes the server: libfaketime adds to the environment of the first program
            # that it is loaded into, and Swift then no longer finds its arguments.
            self.process = subprocess.Popen(
                ["env", self.binary, "serve", "--host", "0.0.0.0" if self.lan else LOOPBACK,
                 "--port", str(self.port), *self.arguments],
                cwd=ROOT, env=self.environment(), stdin=subprocess.DEVNULL, preexec_fn=self._limit,
                stdout=log if stdout is None else stdout, stderr=log if stderr is None else stderr)

    def _limit(self) -> None:
        for number in self.closed:
            os.close(number)
        if self.descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    async def start(self) -> "House":
        self.launch()
        if not await self.answers(START_S):
            raise RuntimeError(f"the server did not start: {self.last_words()}")
        self.key = self._find_key()
        return self

    def _find_key(self) -> str | None:
        """What `tripto key show` prints; None before there were keys."""
        told = subprocess.run(["env", self.binary, "key", "show"], cwd=ROOT, env=self.environment(),
                              capture_output=True, text=True, timeout=20)
        found = KEY.search(told.stdout)
        return found[0] if told.returncode == 0 and found else None

    async def answers(self, within_s: float = 5) -> bool:
        """Whether /health comes within the time; a server that has ended never answers."""
        clock = asyncio.get_running_loop().time
        deadline = clock() + within_s
        while clock() < deadline and self.lives:
            try:
                async with await Line.open(self.port, patience_s=max(0.1, deadline - clock())) as line:
                    if (await line.ask("GET", "/health")).status == 200:
                        return True
            except (OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.05)
        return False

    @property
    def lives(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """Ends the process as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, kind: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(kind)
        try:
            # NB: a running clue may finish first (EX15); no attack waits for that.
            self.process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def last_words(self) -> str:
        code = self.process.poll() if self.process else None
        tail = self.log.read_text(errors="replace")[-300:] if self.log.exists() else ""
        return f"exit {code}; {tail}"

    def errors(self) -> list[str]:
        """Lines of the log that call something a fault of ours; a request's line tells its status, which is counted."""
        if not self.log.exists():
            return []
        return [line for line in self.log.read_text(errors="replace").splitlines()
                if '"level":"error"' in line and '"message":"request"' not in line]

    def rss_mb(self) -> float:
        if self.process is None:
            return 0
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def wal_mb(self) -> float:
        return (self.data / "tripto.sqlite-wal").stat().st_size / 1e6
