"""Whether the server has the routes that are declared, and no others."""

import re
from pathlib import Path

from model import Wire

ROOT = Path(__file__).resolve().parents[2]
# CL8: what nodes and their operators ask each other, at a door that no client comes in by.
INNER = "/v1/node"
ADDED = re.compile(r'\brout(?:er|es)\.(get|post|put|delete)\("([^"]+)"')


def complaints(wire: Wire) -> list[str]:
    declared = {f"{route.method} {plain(route.path)}" for route in wire.routes}
    sources = sorted((ROOT / "Sources/TriptoHTTP").rglob("*.swift"))
    served = {f"{verb.upper()} {plain(path)}" for file in sources for verb, path in ADDED.findall(file.read_text("utf-8"))
              if not path.startswith(INNER)}
    lost = [f"Kit/Wire/routes.wire: the server has no {route}" for route in sorted(declared - served)]
    return lost + [f"{route} is not in Kit/Wire/routes.wire" for route in sorted(served - declared)]


def plain(path: str) -> str:
    """Without the names of the parameters; what stands behind `/cache` is one."""
    path = re.sub(r":\w+", ":", path)
    return "/cache/:" if path in ("/cache", "/cache/**") else path
