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

from bots import Bots, Load, summary
from cluster import ROOT, Cluster, Node, until
from line import Line
from measures import Measures, gaps
from nets import Net, NoNet
from witness import Witness

# Longer than a lease and the time in which a game is taken (CL1, CL4).
BEYOND_LEASE_S = 4
# A node that has not committed for so long had nothing to commit, or is lost.
QUIET_S = 20
# Ways that go by lines, and those that go by cables.
LINED, SPLIT = {"partition", "slow"}, {"split_node", "split_stores", "split_peers"}


class Chaos:
    """One thing after the other goes wrong; each is over before the next."""

    def __init__(self, cluster: Cluster, seed: int, cut_s: float = BEYOND_LEASE_S) -> None:
        self.cluster, self.dice, self.cut_s = cluster, random.Random(seed), cut_s
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

    def split_node(self) -> None:
        """A node's cable is pulled: what was under way arrives when it is back, and no end hears of it before."""
        node = self.node()
        self.cut_off(node, self.cluster.net.unplugged(node.place))

    def split_stores(self) -> None:
        """A node reaches neither Redis nor Postgres, while nginx and the other nodes reach it."""
        node = self.node()
        self.cut_off(node, self.cluster.net.apart(node.place, self.cluster.base))

    def cut_off(self, node: Node, cut: contextlib.AbstractContextManager[None]) -> None:
        """Until others have its games, and longer."""
        name = self.cluster.name(node)
        has_games = bool(self.witness.games_of(name))
        with cut:
            began = time.time()
            if has_games:
                until(lambda: not self.witness.games_of(name), "other owners")
                self.measures.note("others have the games of a node that is cut off", time.time() - began)
            time.sleep(max(0, began + self.cut_s - time.time()))
        self.let_arrive()

    def let_arrive(self) -> None:
        """A split is over when TCP has sent anew what was under way: its pauses double, and bots, which never give a
        silent socket up as phones do, would be cut off for both pauses if the next split came before."""
        time.sleep(max(0, self.cut_s - BEYOND_LEASE_S))

    def split_peers(self) -> None:
        """Two nodes lose each other; both keep Redis and Postgres, and all that they own."""
        until(self.cluster.nodes_that_serve, "nodes that take games")
        one, other = self.dice.sample(self.cluster.nodes, 2)
        before = self.witness.owned()
        with self.cluster.net.apart(one.place, other.place):
            time.sleep(self.cut_s)
            after = self.witness.owned()
        self.let_arrive()
        moved = {game for game, node in after.items() if before.get(game, node) != node}
        if moved:
            raise AssertionError(f"of nodes that live these games were taken: {moved}")

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
class Outcome:
    """How often each thing went wrong, what the bots counted, what the database saw, and how long it took."""

    done: dict[str, int]
    counted: dict[str, int]
    evidence: dict[str, int]
    seconds: dict[str, dict[str, float]]


def play(folder: pathlib.Path, ways: list[str], times: int, seed: int, load: Load, nodes: int = 3,
         in_order: bool = False, cut_s: float = BEYOND_LEASE_S) -> Outcome:
    """Raises AssertionError when the bots saw a broken promise, or the database a write of a former owner."""
    lined, split = not LINED.isdisjoint(ways), not SPLIT.isdisjoint(ways)
    if lined and split:
        raise ValueError(f"{', '.join(LINED)} go around the cables of {', '.join(SPLIT)}: give them a run of their own")
    with contextlib.ExitStack() as stack:
        net = stack.enter_context(Net()) if split else None
        cluster = stack.enter_context(Cluster(folder, nodes, lined, "disk" in ways, "standby" in ways, net,
                                              TRIPTO_PACING=load.pacing, LOG_LEVEL="info"))
        chaos, bots = Chaos(cluster, seed, cut_s), Bots(cluster, load)
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
    flags.add_argument("--cut", type=float, default=BEYOND_LEASE_S, help="how long a split lasts, s")
    flags.add_argument("--keep", type=pathlib.Path, help="a folder for logs that stays")
    usual = Load(destinations=2)
    for each in fields(Load):
        flags.add_argument(f"--{each.name}", type=each.type, default=getattr(usual, each.name))
    given = flags.parse_args()
    folder = given.keep or pathlib.Path(tempfile.mkdtemp(prefix="tripto-chaos-"))
    folder.mkdir(exist_ok=True)
    start = time.monotonic()
    load = Load(**{each.name: getattr(given, each.name) for each in fields(Load)})
    try:
        outcome = play(folder, given.ways.split(","), given.times, given.seed, load, cut_s=given.cut)
    except NoNet as why:
        raise SystemExit(str(why)) from why
    told = asdict(outcome) | {"load": asdict(load), "cut": given.cut, "wall": round(time.monotonic() - start)}
    out = ROOT / f"out/chaos/{given.ways.replace(',', '-')}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(told, indent=2) + "\n")
    print(json.dumps(told, indent=2))
    print(f"{out.relative_to(ROOT)}; logs in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
