"""A network and mounts of our own (Linux): limits per address can be tried, and nothing leaves the machine."""

import os
import shutil
import subprocess
import sys

from rest import LAN

INSIDE = "TRIPTO_ATTACK_WALLED"
WHY = "that takes Linux with `unshare` and `ip` (packages util-linux, iproute2) and the right to use them"


def enter() -> bool:
    """Starts this program anew inside walls, where that can be; True inside, False where it cannot be."""
    if os.environ.get(INSIDE):
        for command in (("link", "set", "lo", "up"), ("addr", "add", f"{LAN}/24", "dev", "lo")):
            subprocess.run([_ip(), *command], check=True)
        return True
    wall = ["unshare", "--net", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    if not _ip() or not _works(wall):
        return False
    os.execvpe(wall[0], [*wall, sys.executable, *sys.argv], os.environ | {INSIDE: "1"})


def _ip() -> str | None:
    return shutil.which("ip", path=os.environ.get("PATH", "") + ":/sbin:/usr/sbin")


def _works(wall: list[str]) -> bool:
    try:
        return subprocess.run([*wall, _ip(), "link", "set", "lo", "up"], capture_output=True).returncode == 0
    except FileNotFoundError:
        return False
