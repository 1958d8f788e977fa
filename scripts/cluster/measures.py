"""How long it took until games went on after what had gone wrong."""

import json
import math
import pathlib
from dataclasses import dataclass, field

# A client whose way led over a node hears of its end within this time, s.
NOTICED_S = 1.5


@dataclass(frozen=True)
class Gap:
    """A viewer was without its game; Unix time, s."""

    session: str
    viewer: str
    lost: float
    back: float


def gaps(files: list[pathlib.Path]) -> list[Gap]:
    """What the bots wrote."""
    rows = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    return [Gap(row["session"], row["viewer"], row["lostAtMs"] / 1000, row["backAtMs"] / 1000) for row in rows]


def spread(values: list[float]) -> dict[str, float]:
    """Percentiles by nearest rank; empty without values."""
    if not values:
        return {}
    ranks = sorted(values)
    told = {f"p{share}": ranks[math.ceil(share / 100 * len(ranks)) - 1] for share in (50, 90, 99)}
    return {name: round(value, 2) for name, value in (told | {"max": ranks[-1]}).items()} | {"n": len(ranks)}


@dataclass
class Measures:
    """Seconds, by what was measured."""

    times: dict[str, list[float]] = field(default_factory=dict)
    # When owners were killed, and what they owned.
    kills: list[tuple[float, list[str]]] = field(default_factory=list)

    def note(self, what: str, seconds: float) -> None:
        self.times.setdefault(what, []).append(seconds)

    def judge(self, found: list[Gap]) -> None:
        """Takes the bots' gaps in: all of them, and for each game of a killed owner the first viewer who has it again."""
        by_game: dict[str, list[Gap]] = {}
        for gap in found:
            self.note("client without its game", gap.back - gap.lost)
            by_game.setdefault(gap.session, []).append(gap)
        for at, games in self.kills:
            for game in games:
                back = [gap.back for gap in by_game.get(game, []) if gap.back > at and gap.lost < at + NOTICED_S]
                if back:
                    self.note("game goes on elsewhere", min(back) - at)

    def within(self, what: str, seconds: float) -> float:
        """The share of times that are no longer."""
        times = self.times[what]
        return sum(time <= seconds for time in times) / len(times)

    def table(self) -> dict[str, dict[str, float]]:
        return {what: spread(times) | {"within3s": round(self.within(what, 3), 4)} for what, times in self.times.items()}
