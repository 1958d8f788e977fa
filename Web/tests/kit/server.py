"""The real server, started by the tests on a free port with a data folder of its own."""

import os
import pathlib
import random
import signal
import socket
import subprocess
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = pathlib.Path(os.environ.get("TRIPTO_BINARY", ROOT / ".build/debug/tripto"))
PAGES = pathlib.Path(os.environ.get("TRIPTO_TEST_PAGES", ROOT / "Web/dist"))
PACKS = ROOT / "Content/packs"

# The name that the browser maps to this machine: an ordinary http origin, as on a home network.
LAN_NAME = "party.test"


# Below the ports that the system hands to outgoing connections, so that none of those takes it first.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    """`tripto serve`, which can be stopped, killed and started again on the same port and data."""

    def __init__(self, data: pathlib.Path, pacing: str, packs: str = "kairo,reykjavik",
                 voice: str = "off", **settings: str) -> None:
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.lan = f"http://{LAN_NAME}:{self.port}"
        self.log = data / "server.log"
        self._packs = packs
        self._voice = voice
        self._settings = settings
        self.data = data
        self._pacing = pacing
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        own = {name: value for name, value in os.environ.items() if not name.startswith("TRIPTO_")}
        settings = {
            "TRIPTO_DATA_DIR": str(self.data),
            "TRIPTO_PACING": self._pacing,
            "TRIPTO_VOICE": self._voice,
            "TRIPTO_WEB_DIR": str(PAGES),
            "CONTENT_PACKS_DIR": str(PACKS),
            "TRIPTO_DEFAULT_PACKS": self._packs,
            "TRIPTO_CONTENT_PORT": "0",
            "PUBLIC_BASE_URL": self.lan,
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [BINARY, "serve", "--host", "127.0.0.1", "--port", str(self.port)],
                env=own | settings | self._settings, stdout=log, stderr=log)
        self._await_health()
        return self

    def _await_health(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.origin}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Ends the process as a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Ends it for good. NB: not gently: a running clue may finish first (EX15), and its data are thrown away."""
        self.kill()
