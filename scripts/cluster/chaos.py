"""Breaks a cluster while bots play on it and check every promise of the protocol."""

import argparse
import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from cluster import ROOT, Cluster, Node, program, until
from line import Line

# Longer than a lease and the time in which a game is taken (CL1, CL4).
BEYOND_LEASE_S = 4


class Chaos:
    """One thing after the other goes wrong; each is over before the next."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster, self.dice = cluster, random.Random(seed)
        self.done: dict[str, int] = {}

    def node(self) -> Node:
        return self.dice.choice(self.cluster.nodes)

    def kill(self) -> None:
        """A node is gone at once, and another process takes its place."""
        node = self.node()
        node.program.end(signal.SIGKILL)
        time.sleep(self.dice.uniform(0.5, 3))
        node.start()

    def drain(self) -> None:
        """A node is told to stop, as for an upgrade."""
        node = self.node()
        node.program.end(signal.SIGTERM)
        node.start()

    def move(self) -> None:
        """An operator empties the node with the most games."""
        def serving() -> list[dict] | None:
            nodes = json.loads(self.cluster.operate("list", "--json").stdout)
            return nodes if [node["state"] for node in nodes].count("serving") == len(self.cluster.nodes) else None
        nodes = until(serving, "nodes that take games")
        busiest = max(nodes, key=lambda node: node["games"])
        told = self.cluster.operate("move", "--all", "--from", busiest["name"])
        if told.returncode != 0 or "→" not in told.stdout:
            raise AssertionError(f"of {busiest['games']} games not all were moved:\n{told.stdout}{told.stderr}")

    def stop(self) -> None:
        """A node sleeps longer than its lease, and wakes where others have its games."""
        node = self.node()
        node.program.process.send_signal(signal.SIGSTOP)
        time.sleep(BEYOND_LEASE_S)
        node.program.process.send_signal(signal.SIGCONT)

    def partition(self) -> None:
        """A node reaches neither Redis nor Postgres for longer than its lease; all that it said arrives afterwards."""
        self.lines(lambda line, on: setattr(line, "is_cut", on), BEYOND_LEASE_S)

    def slow(self) -> None:
        """Redis and Postgres are far away for a while."""
        self.lines(lambda line, on: setattr(line, "delay", 0.15 * on), 5)

    def lines(self, change: Callable[[Line, bool], None], seconds: float) -> None:
        node = self.node()
        for on in (True, False):
            for line in node.lines:
                change(line, on)
            time.sleep(seconds * on)

    def roll(self) -> None:
        """The tables get what the program that is to come needs, and one node after the other gets the program."""
        coming = str(program("tripto", "TRIPTO_NEXT_BINARY"))
        subprocess.run([coming, "migrate", "up"], check=True, timeout=60,
                       env={"PATH": "/usr/bin:/bin", "TRIPTO_DATABASE_URL": self.cluster.postgres.url})
        for node in self.cluster.nodes:
            node.program.end(signal.SIGTERM)
            node.program.command[0] = coming
            node.start()

    def redis(self) -> None:
        """Redis is gone, and comes back empty."""
        self.cluster.redis.end(signal.SIGKILL)
        time.sleep(self.dice.uniform(0.2, 3))
        self.cluster.redis.start()

    def postgres(self) -> None:
        """Postgres crashes, and comes back with what it had committed."""
        self.cluster.postgres.stop()
        time.sleep(self.dice.uniform(0.2, 2))
        self.cluster.postgres.start()

    def disk(self) -> None:
        """The disk of Postgres is full, until somebody makes room."""
        with self.cluster.postgres.filled():
            time.sleep(self.dice.uniform(1, 4))

    def ways(self, names: list[str]) -> list[tuple[str, Callable[[], None]]]:
        return [(name, getattr(self, name)) for name in names]

    def run(self, names: list[str], times: int, bots: "Bots", in_order: bool = False) -> None:
        ways = self.ways(names)
        for number in range(times):
            name, way = ways[number % len(ways)] if in_order else self.dice.choice(ways)
            bots.require_playing()
            way()
            self.done[name] = self.done.get(name, 0) + 1
            time.sleep(self.dice.uniform(1, 3))


class Bots:
    """Games on the cluster's address, one lot after the other until `finish`."""

    def __init__(self, cluster: Cluster, games: int, players: int, destinations: int) -> None:
        self.cluster, self.games, self.number = cluster, games, 0
        self.sizes = [f"--games={games}", f"--players={players}", f"--destinations={destinations}"]
        self.lots: list[str] = []
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        self.number += 1
        self.process = subprocess.Popen(
            [str(program("tripto-lab", "TRIPTO_LAB")), "simulate", "--base", self.cluster.address, "--limit=180",
             f"--seed={self.number}", *self.sizes], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def require_playing(self) -> None:
        """A lot that has ended is looked at, and the next one begins; nothing goes wrong before all tables are set."""
        if self.process.poll() is not None:
            self.finish()
            self.start()
        until(lambda: self.process.poll() is not None or self.begun() >= self.number * self.games, "games that begin", 90)

    def begun(self) -> int:
        return int(self.cluster.postgres.ask("SELECT count(*) FROM sessions WHERE status <> 'lobby'"))

    def finish(self) -> None:
        out, _ = self.process.communicate(timeout=300)
        self.lots.append(out)
        if self.process.returncode != 0:
            raise AssertionError(f"bots saw a broken promise (lot {self.number}):\n{out[-6000:]}")


def summary(lots: list[str]) -> dict[str, int]:
    """The bots' figures, added up."""
    totals: dict[str, int] = {}
    for line in "\n".join(lots).splitlines():
        words = line.replace(",", " ").split()
        if len(words) >= 2 and words[0] in ("games", "reconnects", "violations", "messages"):
            totals[words[0]] = totals.get(words[0], 0) + int(words[1])
    return totals


def play(folder: pathlib.Path, ways: list[str], times: int, seed: int, nodes: int = 3, games: int = 4,
         players: int = 4, destinations: int = 1, pacing: str = "0.4",
         in_order: bool = False) -> tuple[dict[str, int], dict[str, int]]:
    """Returns what was done and what the bots counted; raises AssertionError when they saw a broken promise."""
    lined = not {"partition", "slow"}.isdisjoint(ways)
    with Cluster(folder, nodes, lined, "disk" in ways, TRIPTO_PACING=pacing, LOG_LEVEL="info") as cluster:
        bots = Bots(cluster, games, players, destinations)
        chaos = Chaos(cluster, seed)
        try:
            chaos.run(ways, times, bots, in_order)
            bots.finish()
        finally:
            if bots.process.poll() is None:
                bots.process.kill()
        return chaos.done, summary(bots.lots)


def main() -> int:
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--ways", default="kill,drain,stop,redis,postgres")
    flags.add_argument("--times", type=int, default=30)
    flags.add_argument("--seed", type=int, default=1)
    flags.add_argument("--games", type=int, default=4)
    flags.add_argument("--destinations", type=int, default=2)
    flags.add_argument("--keep", type=pathlib.Path, help="a folder for logs that stays")
    given = flags.parse_args()
    folder = given.keep or pathlib.Path(tempfile.mkdtemp(prefix="tripto-chaos-"))
    folder.mkdir(exist_ok=True)
    start = time.monotonic()
    done, counted = play(folder, given.ways.split(","), given.times, given.seed, games=given.games,
                         destinations=given.destinations)
    print(f"{done} in {time.monotonic() - start:.0f} s: {counted}; logs in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
