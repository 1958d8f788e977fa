"""Attacks a server of our own on this machine, and prints what came of it. `--help` says how."""

import argparse
import asyncio
import contextlib
import importlib
import pathlib
import resource
import sys
import tempfile
import time

import walls
from house import ROOT
from stage import Stage
from table import Row, failed, show

# In the order in which they are made: name of the module, limits in seconds in the short and in the full form.
ATTACKS = {
    "tokens": (20, 40), "doors": (20, 40), "log": (90, 90), "bytes": (120, 400), "messages": (60, 420),
    "requests": (60, 300), "floods": (60, 240), "slow": (60, 420), "disk": (40, 90), "restarts": (60, 180),
    "growth": (60, 90),
}
# What the tests run: what the Swift tests do not try from outside.
SHORT = ("tokens", "doors", "log", "bytes", "messages", "requests")
LONG_S = 2_400


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a minute and a half, as in the tests")
    parser.add_argument("--long", action="store_true", help="also what takes half an hour: memory of 300 games")
    parser.add_argument("--only", default="", help=f"comma list of {', '.join(ATTACKS)}")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--binary", type=pathlib.Path, default=ROOT / ".build/release/tripto")
    told = parser.parse_args()
    told.names = told.only.split(",") if told.only else list(SHORT if told.short else ATTACKS)
    if unknown := set(told.names) - set(ATTACKS):
        parser.error(f"there is no attack called {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    if not told.binary.exists():
        parser.error(f"there is no {told.binary}; build it with: make release")
    return told


def said(row: Row) -> Row:
    print(f"  {row.verdict:8}{row.attack}: {row.outcome}", file=sys.stderr, flush=True)
    return row


async def attack(name: str, stage: Stage, limit_s: float) -> list[Row]:
    """Makes one attack; one that cannot be carried out, or does not end, has failed."""
    print(f"{name} …", file=sys.stderr, flush=True)
    began = time.monotonic()
    rows: list[Row] = []
    try:
        async with (asyncio.timeout(limit_s) as limit,
                    contextlib.aclosing(importlib.import_module(f"attack_{name}").run(stage)) as made):
            async for row in made:
                rows.append(said(row))
    except Exception as error:  # NB: whatever goes wrong here, the other attacks are still made.
        why = f"not within {limit_s:.0f} s" if limit.expired() else f"{type(error).__name__}: {error}"
        rows.append(said(Row(name, "–", f"could not be carried out: {why}", False)))
    print(f"  {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)
    return rows


async def everything(told: argparse.Namespace, folder: pathlib.Path, is_walled: bool) -> list[Row]:
    rows = [] if is_walled else [Row("limits per address", "–", f"no network of our own: {walls.WHY}", None)]
    for name in told.names:
        stage = Stage(told.binary.absolute(), folder, told.short, told.long, is_walled, told.seed)
        limit = LONG_S if told.long and name == "growth" else ATTACKS[name][0 if told.short else 1]
        rows += await attack(name, stage, limit)
    return rows


def main() -> int:
    told = arguments()
    is_walled = walls.enter()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tripto-attack.", ignore_cleanup_errors=True) as folder:
        rows = asyncio.run(everything(told, pathlib.Path(folder), is_walled))
    show(rows)
    print(f"\n{time.monotonic() - began:.0f} s, seed {told.seed}, {told.binary}")
    return 1 if failed(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
