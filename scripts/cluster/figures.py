"""What it costs when a socket is at another node than its game: verdicts, and CPU of both nodes.

    make chaos-cluster  (once, for the programs);  .venv/bin/python scripts/cluster/figures.py

Two nodes; games are made at the first. Sockets reach them at the first (own), at the second (foreign) or at either
(mixed), all by way of an nginx, in turns within one run: compare the ratios. JSON in out/bench/cluster.json.
"""

import argparse
import contextlib
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from cluster import ROOT, Cluster, Node, Program, ask, free_port, program, until

# `POST /v1/sessions` makes a game where it is asked for; everything else goes to any of `rest`.
DOOR = """
daemon off; pid {folder}/door.pid; error_log {folder}/door.log warn; worker_processes 1;
events {{ worker_connections 8192; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  upstream first {{ server {first}; keepalive 16; }}
  upstream rest {{ {rest} keepalive 16; }}
  server {{
    listen 127.0.0.1:{port}; proxy_http_version 1.1;
    location = /v1/sessions {{
      proxy_set_header Host $http_host; proxy_set_header Connection ""; proxy_pass http://first;
    }}
    location / {{ proxy_set_header Host $http_host; proxy_set_header Connection ""; proxy_pass http://rest; }}
    location = /ws {{
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade; proxy_buffering off;
      proxy_set_header Host $http_host; proxy_pass http://rest;
    }}
  }}
}}
"""


def place(node: Node) -> str:
    return node.address.removeprefix("http://")


@contextlib.contextmanager
def door(folder: pathlib.Path, first: Node, rest: list[Node]) -> Iterator[str]:
    folder.mkdir()
    port = free_port()
    servers = " ".join(f"server {place(node)};" for node in rest)
    (folder / "door.conf").write_text(DOOR.format(folder=folder, first=place(first), rest=servers, port=port))
    nginx = Program(["nginx", "-c", str(folder / "door.conf"), "-p", str(folder), "-e", str(folder / "door.log")],
                    folder / "out")
    nginx.start()
    try:
        until(lambda: ask(f"http://127.0.0.1:{port}/health").status == 200, "a door")
        yield f"http://127.0.0.1:{port}"
    finally:
        nginx.end()


def cpu_ms(pid: int) -> float:
    """User and system time of a process so far."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(base: str, nodes: list[Node], games: int, players: int, rounds: int) -> dict[str, float]:
    """CPU counts from the first clue on: tables are set once, and played at all evening."""
    command = [program("tripto-lab", "TRIPTO_LAB"), "bench", "--base", base, f"--games={games}", f"--players={players}",
               f"--rounds={rounds}"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bench:
        for line in bench.stderr:
            if line.startswith("all games"):
                break
        pids = [node.program.process.pid for node in nodes]
        before = [cpu_ms(pid) for pid in pids]
        # NB: the result is one line, and comes when the games are over; closing their sockets counts for nobody.
        told = bench.stdout.readline()
        used = [cpu_ms(pid) - start for pid, start in zip(pids, before, strict=True)]
        rest = bench.stdout.read() + bench.stderr.read()
    if bench.returncode != 0:
        raise SystemExit(f"the bench saw faults:\n{told}{rest}")
    result = json.loads(told)
    events = result["expectedEvents"]
    return {"p50Ms": result["verdictMs"]["p50"], "p99Ms": result["verdictMs"]["p99"], "events": events,
            "firstUsPerEvent": 1000 * used[0] / events, "secondUsPerEvent": 1000 * used[1] / events,
            "cpuUsPerEvent": 1000 * sum(used) / events}


def middle(rows: list[dict[str, float]]) -> dict[str, float]:
    return {key: round(statistics.median(row[key] for row in rows), 2) for key in rows[0]}


def rotated(ways: list[str], by: int) -> list[str]:
    return ways[by % len(ways):] + ways[:by % len(ways)]


def figures(folder: pathlib.Path, turns: int, games: int, players: int, rounds: int) -> dict[str, dict[str, float]]:
    with Cluster(folder, nodes=2, LOG_LEVEL="error") as cluster, contextlib.ExitStack() as stack:
        first, second = cluster.nodes
        ways = {"own": [first], "foreign": [second], "mixed": [first, second]}
        doors = {way: stack.enter_context(door(folder / way, first, rest)) for way, rest in ways.items()}
        rows: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
        # NB: the first turn warms everything up, and each way is the first one as often as the others.
        for turn in range(turns + 1):
            for way in rotated(list(doors), turn):
                row = measure(doors[way], cluster.nodes, games, players, rounds)
                if turn > 0:
                    rows[way].append(row)
        return {way: middle(each) for way, each in rows.items()}


def main() -> int:
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in {"turns": 6, "games": 40, "players": 6, "rounds": 3}.items():
        flags.add_argument(f"--{name}", type=int, default=usual)
    given = flags.parse_args()
    with tempfile.TemporaryDirectory(prefix="tripto-figures-") as folder:
        told: dict[str, dict[str, float]] = figures(pathlib.Path(folder), **vars(given))
    own = told["own"]
    for way in ("foreign", "mixed"):
        told[way] |= {"addedP99Ms": round(told[way]["p99Ms"] - own["p99Ms"], 2),
                      "cpuRatio": round(told[way]["cpuUsPerEvent"] / own["cpuUsPerEvent"], 2)}
    out = ROOT / "out/bench/cluster.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(told, indent=2) + "\n")
    print(json.dumps(told, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
