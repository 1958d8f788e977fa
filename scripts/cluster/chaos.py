"""Breaks a cluster while bots play on it and check every promise of the protocol."""

import argparse
import contextlib
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields

from cluster import ROOT, Cluster, Node, program, until
from line import Line
from measures import Measures, gaps
from witness import Witness

# Longer than a lease and the time in which a game is taken (CL1, CL4).
BEYOND_LEASE_S = 4
# A node that has not committed for so long had nothing to commit, or is lost.
QUIET_S = 20


class Chaos:
    """One thing after the other goes wrong; each is over before the next."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster, self.dice = cluster, random.Random(seed)
        self.done: dict[str, int] = {}
        self.witness, self.measures = Witness(cluster), Measures()

    def node(self) -> Node:
        return self.dice.choice(self.cluster.nodes)

    def kill(self) -> None:
        """A node is gone at once, and another process takes its place."""
        node = self.node()
        games = self.witness.games_of(self.cluster.name(node))
        self.measures.kills.append((time.time(), games))
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
        nodes = until(self.cluster.nodes_that_serve, "nodes that take games")
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
        """One node after the other stops and starts again; with a program that is to come the tables get what it needs before."""
        coming = os.environ.get("TRIPTO_NEXT_BINARY")
        if coming:
            subprocess.run([coming, "migrate", "up"], check=True, timeout=60,
                           env={"PATH": "/usr/bin:/bin", "TRIPTO_DATABASE_URL": self.cluster.postgres.url})
        for node in self.cluster.nodes:
            node.program.end(signal.SIGTERM)
            node.program.command[0] = coming or node.program.command[0]
            node.start()
            # NB: a node that has just begun takes no games, and somebody has to take those of the next one.
            until(self.cluster.nodes_that_serve, "nodes that take games")

    def redis(self) -> None:
        """Redis is gone, and comes back empty."""
        self.cluster.redis.end(signal.SIGKILL)
        time.sleep(self.dice.uniform(0.2, 3))
        self.cluster.redis.start()
        until(lambda: self.cluster.redis_answers, "Redis")
        back = time.time()
        until(self.cluster.nodes_that_serve, "nodes that take games")
        self.measures.note("nodes take games after Redis is back", time.time() - back)

    def postgres(self) -> None:
        """Postgres crashes, and comes back with what it had committed."""
        owners = self.witness.owners()
        self.cluster.postgres.stop()
        time.sleep(self.dice.uniform(0.2, 2))
        self.cluster.postgres.start()
        self.measure_commits("node commits after Postgres is back", owners)

    def standby(self) -> None:
        """The leading Postgres is gone for good: its standby leads, and another one follows that."""
        owners = self.witness.owners()
        self.cluster.fail_over()
        self.measure_commits("node commits after the standby leads", owners)
        self.cluster.standby.follow(self.cluster.postgres)

    def measure_commits(self, what: str, owners: list[str]) -> None:
        """Until each node that has games commits again. One whose games all wait for nothing but time is left out."""
        back = time.time()
        for owner in owners:
            with contextlib.suppress(TimeoutError):
                first = until(lambda owner=owner: self.witness.first_commit(owner, back), "a commit", QUIET_S)
                self.measures.note(what, first - back)

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


@dataclass(frozen=True)
class Load:
    """What is played while things go wrong: so many games at a time, how long one may take, and how long hosts let a clue
    stand, s; 0 for hosts that hurry."""

    games: int = 4
    players: int = 4
    destinations: int = 1
    pacing: str = "0.4"
    limit: int = 180
    clue: int = 0


class Bots:
    """Games on the cluster's address, one lot after the other until `finish`."""

    def __init__(self, cluster: Cluster, load: Load) -> None:
        self.cluster, self.load, self.number = cluster, load, 0
        self.lots: list[str] = []
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def gaps_file(self, number: int) -> pathlib.Path:
        return self.cluster.folder / f"gaps{number}.jsonl"

    def start(self) -> None:
        self.number += 1
        load = self.load
        self.process = subprocess.Popen(
            [str(program("tripto-lab", "TRIPTO_LAB")), "simulate", "--base", self.cluster.address,
             f"--limit={load.limit}", f"--seed={self.number}", f"--games={load.games}", f"--players={load.players}",
             f"--destinations={load.destinations}", f"--gaps={self.gaps_file(self.number)}",
             *([f"--clue-seconds={load.clue}"] if load.clue else [])], cwd=ROOT,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def require_playing(self) -> None:
        """A lot that has ended is looked at, and the next one begins; nothing goes wrong before all tables are set."""
        if self.process.poll() is not None:
            self.finish()
            self.start()
        until(lambda: self.process.poll() is not None or self.begun() >= self.number * self.load.games,
              "games that begin", 90)

    def begun(self) -> int:
        return int(self.cluster.postgres.ask("SELECT count(*) FROM sessions WHERE status <> 'lobby'"))

    def finish(self) -> None:
        out, _ = self.process.communicate(timeout=self.load.limit + 120)
        self.lots.append(out)
        if self.process.returncode != 0:
            raise AssertionError(f"bots saw a broken promise (lot {self.number}):\n{out[-6000:]}")

    @property
    def gaps_files(self) -> list[pathlib.Path]:
        return [self.gaps_file(number) for number in range(1, len(self.lots) + 1)]


def summary(lots: list[str]) -> dict[str, int]:
    """The bots' figures, added up."""
    totals: dict[str, int] = {}
    for line in "\n".join(lots).splitlines():
        words = line.replace(",", " ").split()
        if len(words) >= 2 and words[0] in ("games", "reconnects", "violations", "messages"):
            totals[words[0]] = totals.get(words[0], 0) + int(words[1])
    return totals


@dataclass(frozen=True)
class Outcome:
    """How often each thing went wrong, what the bots counted, what the database saw, and how long it took."""

    done: dict[str, int]
    counted: dict[str, int]
    evidence: dict[str, int]
    seconds: dict[str, dict[str, float]]


def play(folder: pathlib.Path, ways: list[str], times: int, seed: int, load: Load, nodes: int = 3,
         in_order: bool = False) -> Outcome:
    """Raises AssertionError when the bots saw a broken promise, or the database a write of a former owner."""
    lined = not {"partition", "slow"}.isdisjoint(ways)
    with Cluster(folder, nodes, lined, "disk" in ways, "standby" in ways, TRIPTO_PACING=load.pacing,
                 LOG_LEVEL="info") as cluster:
        chaos, bots = Chaos(cluster, seed), Bots(cluster, load)
        try:
            chaos.run(ways, times, bots, in_order)
            bots.finish()
        finally:
            if bots.process.poll() is None:
                bots.process.kill()
        evidence = chaos.witness.evidence()
        assert evidence["rows of former owners"] == 0, evidence
        chaos.measures.judge(gaps(bots.gaps_files))
        return Outcome(chaos.done, summary(bots.lots), evidence, chaos.measures.table())


def main() -> int:
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--ways", default="kill,drain,stop,redis,postgres")
    flags.add_argument("--times", type=int, default=30)
    flags.add_argument("--seed", type=int, default=1)
    flags.add_argument("--keep", type=pathlib.Path, help="a folder for logs that stays")
    usual = Load(destinations=2)
    for each in fields(Load):
        flags.add_argument(f"--{each.name}", type=each.type, default=getattr(usual, each.name))
    given = flags.parse_args()
    folder = given.keep or pathlib.Path(tempfile.mkdtemp(prefix="tripto-chaos-"))
    folder.mkdir(exist_ok=True)
    start = time.monotonic()
    load = Load(**{each.name: getattr(given, each.name) for each in fields(Load)})
    outcome = play(folder, given.ways.split(","), given.times, given.seed, load)
    told = asdict(outcome) | {"load": asdict(load), "wall": round(time.monotonic() - start)}
    out = ROOT / f"out/chaos/{given.ways.replace(',', '-')}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(told, indent=2) + "\n")
    print(json.dumps(told, indent=2))
    print(f"{out.relative_to(ROOT)}; logs in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
