"""A clean Debian with systemd in it, which is booted in namespaces of its own (systemd-nspawn)."""

import contextlib
import pathlib
import subprocess
from collections.abc import Iterator

from served import ROOT, running, until

CACHE = ROOT / "out/packaging/bookworm.tar"


def clean_root(folder: pathlib.Path) -> pathlib.Path:
    """Debian 12 with systemd and nothing else, made once by mmdebstrap."""
    if not CACHE.exists():
        CACHE.parent.mkdir(parents=True, exist_ok=True)
        made = CACHE.with_suffix(".new.tar")
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", "--include=systemd,systemd-sysv,ca-certificates",
                        "bookworm", made], check=True, timeout=500)
        made.rename(CACHE)
    root = folder / "root"
    root.mkdir()
    subprocess.run(["tar", "--extract", "--file", CACHE, "--directory", root, "--exclude=./dev/*"], check=True)
    return root


def inside(root: pathlib.Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command in the system that is not booted, with the network of this machine."""
    return subprocess.run(
        ["systemd-nspawn", "--quiet", "--pipe", "--register=no", "--keep-unit", "--directory", root, "--setenv",
         "DEBIAN_FRONTEND=noninteractive", *command], capture_output=True, text=True, timeout=500)


class Booted:
    """A running system; its network is its own, and has loopback only."""

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["nsenter", "--all", f"--target={self.leader}", *command], capture_output=True, text=True,
                              timeout=120)

    def out(self, *command: str) -> str:
        told = self.run(*command)
        assert told.returncode == 0, (command, told.stdout, told.stderr)
        return told.stdout.strip()

    def get(self, address: str, *options: str) -> str:
        """An address of that system's, asked by this machine's curl in its network; nothing when nobody answers."""
        return subprocess.run(
            ["nsenter", "--net", f"--target={self.leader}", "curl", "--silent", "--fail", "--max-time", "5", *options,
             address], capture_output=True, text=True).stdout


@contextlib.contextmanager
def booted(root: pathlib.Path) -> Iterator[Booted]:
    with running(root.parent / "boot.log", "systemd-nspawn", "--boot", "--register=no", "--keep-unit",
                 "--private-network", "--console=read-only", "--directory", root) as process:
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children")

        def leader() -> int | None:
            """The system's first process, which has become systemd."""
            ids = [int(each) for each in children.read_text().split()]
            return ids[0] if ids and pathlib.Path(f"/proc/{ids[0]}/comm").read_text() == "systemd\n" else None

        system = Booted(until(leader, "the system's first process"))
        until(lambda: system.run("systemctl", "is-system-running").stdout.strip() in ("running", "degraded"),
              "the end of the boot", 60)
        yield system
