"""What came of the attacks, as one table."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TextIO

HEADS = ("attack", "tried", "outcome", "verdict")


@dataclass(frozen=True)
class Row:
    """One attack. `held` is None where it could not be carried out, which `outcome` explains."""

    attack: str
    tried: str
    outcome: str
    held: bool | None

    @property
    def verdict(self) -> str:
        return {True: "ok", False: "FAIL", None: "skipped"}[self.held]


def failed(rows: Iterable[Row]) -> bool:
    return any(row.held is False for row in rows)


def show(rows: Iterable[Row], out: TextIO = sys.stdout) -> None:
    """Writes the table as Markdown, which can be read in a terminal too."""
    cells = [HEADS, *((row.attack, row.tried, row.outcome, row.verdict) for row in rows)]
    cells = [tuple(" ".join(cell.split()).replace("|", "/") for cell in line) for line in cells]
    widths = [min(64, max(len(line[column]) for line in cells)) for column in range(len(HEADS))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |" for line in cells]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    print("\n".join(lines), file=out)
