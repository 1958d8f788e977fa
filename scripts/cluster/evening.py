"""What games at their own pace cost a cluster, by game and minute: the measures of docs/SCALING.md.

    make chaos-cluster  (once, for the programs);  .venv/bin/python scripts/cluster/evening.py

JSON in out/bench/evening.json. Bots play one destination at the default pacing, without a voice; it takes some minutes.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time
from collections import Counter

from cluster import ROOT, Cluster, program
from figures import cpu_ms


def tree(pid: int) -> list[int]:
    """A process and its children."""
    children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def engines(cluster: Cluster) -> dict[str, float]:
    """CPU time of what is not ours so far, ms."""
    postgres = int((cluster.postgres.folder / "data/postmaster.pid").read_text().splitlines()[0])
    roots = {"postgres": postgres, "redis": cluster.redis.process.pid, "nginx": cluster.nginx.process.pid}
    return {name: sum(map(cpu_ms, tree(pid))) for name, pid in roots.items()}


def commands(cluster: Cluster) -> int:
    """What Redis has been asked so far."""
    lines = cluster.redis_ask("INFO", "stats").splitlines()
    return int(next(line for line in lines if line.startswith("total_commands_processed")).split(":")[1])


def heard(transcript: pathlib.Path) -> tuple[Counter, Counter]:
    """Messages and bytes to viewers, by role."""
    messages, size = Counter(), Counter()
    for line in transcript.read_bytes().splitlines():
        note = json.loads(line)
        if note["dir"] == "in":
            role = note["viewer"].split()[0]
            messages[role] += 1
            size[role] += len(line.split(b'"message":', 1)[1]) - 1
    return messages, size


def evening(folder: pathlib.Path, games: int, players: int, nodes: int) -> dict[str, object]:
    with Cluster(folder, nodes, LOG_LEVEL="error") as cluster:
        idle, began = commands(cluster), time.monotonic()
        time.sleep(5)
        idle_rate = (commands(cluster) - idle) / (time.monotonic() - began) / nodes
        used = [cpu_ms(node.program.process.pid) for node in cluster.nodes]
        others, asked, began = engines(cluster), commands(cluster), time.monotonic()
        bots = subprocess.run(
            [program("tripto-lab", "TRIPTO_LAB"), "simulate", "--base", cluster.address, f"--games={games}",
             f"--players={players}", "--destinations=1", "--limit=460", f"--transcript={folder}/transcript"],
            cwd=ROOT, check=False, capture_output=True, text=True)
        if bots.returncode != 0:
            raise SystemExit(bots.stdout + bots.stderr)
        minutes = (time.monotonic() - began) / 60
        used = [cpu_ms(node.program.process.pid) - start for node, start in zip(cluster.nodes, used, strict=True)]
        messages, size = heard(folder / "transcript")
        seats = {"TV": games, "host": games, "player": games * players}
        return {
            "games": games, "players": players, "nodes": nodes, "minutes": round(minutes, 2),
            "redisCommandsPerSecondAndIdleNode": round(idle_rate, 1),
            "redisCommandsPerGame": round((commands(cluster) - asked - idle_rate * nodes * minutes * 60) / games, 1),
            "nodeCpuMsPerGame": round(sum(used) / games, 1),
            "engineCpuMsPerGame": {name: round((ms - others[name]) / games, 1) for name, ms in engines(cluster).items()},
            "journalRowsPerGame": round(int(cluster.postgres.ask("SELECT count(*) FROM journal")) / games, 1),
            "journalBytesPerGame": round(int(cluster.postgres.ask("SELECT sum(length(body)) FROM journal")) / games),
            "databaseBytesPerGame": round(int(cluster.postgres.ask(
                "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")) / games),
            "commitsPerGame": round(int(cluster.postgres.ask(
                "SELECT count(DISTINCT xmin::text) FROM journal")) / games, 1),
            "messagesPerViewer": {role: round(messages[role] / count, 1) for role, count in seats.items()},
            "bytesPerViewer": {role: round(size[role] / count) for role, count in seats.items()},
        }


def main() -> int:
    flags = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in {"games": 10, "players": 4, "nodes": 2}.items():
        flags.add_argument(f"--{name}", type=int, default=usual)
    given = flags.parse_args()
    with tempfile.TemporaryDirectory(prefix="tripto-evening-") as folder:
        told = evening(pathlib.Path(folder), **vars(given))
    out = ROOT / "out/bench/evening.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(told, indent=2) + "\n")
    print(json.dumps(told, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
