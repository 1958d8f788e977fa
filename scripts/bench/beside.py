#!/usr/bin/env python3
"""Measures two builds of the server beside each other, turn by turn, so that whatever else the machine does meets both.

    scripts/bench/beside.py OLD_TRIPTO NEW_TRIPTO [--pairs 5] [--lab .build/release/tripto-lab]

The bots are of one build for both. Prints a row for each figure with both medians and their ratio; raw figures land in
out/bench/beside.json. Exit 1 when a run went wrong.
"""

import argparse
import contextlib
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

PORT = 3979
BASE = f"http://127.0.0.1:{PORT}"
RUNS = {
    "full hold": ["--games", "300", "--players", "5", "--rounds", "3", "--simultaneous", "--full-hold"],
    "brakes": ["--games", "300", "--players", "5", "--rounds", "3", "--simultaneous"],
    "load": ["--games", "100", "--players", "8", "--rounds", "3", "--full-hold"],
    "idle": ["--connections-only", "2000"],
}
# Figure, run, key of the laboratory's JSON.
FIGURES = [
    ("start to the first /health, ms", "start", "ms"),
    ("CPU of a hundred games, ms", "load", "serverCpuMs"),
    ("CPU of a brake round, ms", "full hold", "serverCpuMsPerBrakeRound"),
    ("300 brakes at once, p50 ms", "brakes", "verdictMs.p50"),
    ("300 brakes at once, p99 ms", "brakes", "verdictMs.p99"),
    ("memory of a connection, bytes", "idle", "rssPerConnection"),
]


@contextlib.contextmanager
def server(binary: str):
    """A server with an empty folder; gives its process and how long it took to answer, in ms."""
    with tempfile.TemporaryDirectory() as data:
        settings = os.environ | {"LOG_LEVEL": "error", "TRIPTO_VOICE": "off", "TRIPTO_CONTENT_PORT": "0", "TRIPTO_DATA_DIR": data}
        began = time.monotonic()
        process = subprocess.Popen([binary, "serve", "--host", "127.0.0.1", "--port", str(PORT)], env=settings,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield process, await_health(process, began)
        finally:
            process.terminate()
            process.wait(60)


def await_health(process: subprocess.Popen, began: float) -> float:
    while True:
        if process.poll() is not None:
            raise SystemExit(f"the server ended with {process.returncode}")
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            urllib.request.urlopen(f"{BASE}/health", timeout=5).read()
            return (time.monotonic() - began) * 1000


def measure(binary: str, lab: str) -> dict:
    with server(binary):
        pass  # warms the disk's cache
    figures = {}
    for name, arguments in RUNS.items():
        with server(binary) as (process, ms):
            figures["start"] = {"ms": ms}
            done = subprocess.run([lab, "bench", "--base", BASE, "--pid", str(process.pid), *arguments],
                                  check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            figures[name] = json.loads(done.stdout)
    return figures


def value(figures: dict, run: str, key: str) -> float | None:
    at = figures[run]
    for part in key.split("."):
        at = at.get(part) if isinstance(at, dict) else None
    return at


def table(turns: list[tuple[dict, dict]]) -> str:
    lines = [f"{'median of ' + str(len(turns)):34} {'old':>9} {'new':>9} {'ratio':>7}   ratios of the pairs"]
    for title, run, key in FIGURES:
        pairs = [(value(old, run, key), value(new, run, key)) for old, new in turns]
        if any(each is None for pair in pairs for each in pair):
            lines.append(f"{title:34} not told")
            continue
        old, new = (statistics.median(column) for column in zip(*pairs))
        ratios = " ".join(f"{b / a:.2f}" for a, b in pairs)
        lines.append(f"{title:34} {old:9.3f} {new:9.3f} {new / old:7.3f}   {ratios}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--lab", default=".build/release/tripto-lab")
    options = parser.parse_args()
    turns = []
    for turn in range(options.pairs):
        # Who begins has a warmer machine, or a colder one: they take turns at that, too.
        order = [options.old, options.new] if turn % 2 == 0 else [options.new, options.old]
        done = {binary: measure(binary, options.lab) for binary in order}
        turns.append((done[options.old], done[options.new]))
    out = pathlib.Path("out/bench/beside.json")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(turns, indent=1))
    print(table(turns))


if __name__ == "__main__":
    main()
