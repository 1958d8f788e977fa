"""Bots that play on a cluster and check every promise of the protocol."""

import pathlib
import subprocess
from dataclasses import dataclass

from cluster import ROOT, Cluster, program, until


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
