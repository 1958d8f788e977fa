"""Places with their names, as the sources give them."""

import math
import zlib
from dataclasses import dataclass, field

from gazetteer_fold import spellings

MAIN, LOCAL, CLDR, OTHER = range(4)
KINDS = "city town island region landmark country continent".split()
CONTINENTS = [None, "AF", "AN", "AS", "EU", "NA", "OC", "SA"]


@dataclass
class Place:
    """One place; `names` maps a folded key to the best tier it has here.

    `region` is the id of the state it lies in, its own for a state, 0 where it is not known.
    """

    id: int
    name: str
    kind: str
    country: str = ""
    continent: str | None = None
    lat: float = 0.0
    lon: float = 0.0
    population: int = 0
    region: int = 0
    names: dict[str, int] = field(default_factory=dict)

    def add(self, name: str, tier: int) -> None:
        for key in spellings(name):
            if len(key) > 1 and len(key.encode()) < 200:
                self.names[key] = min(tier, self.names.get(key, tier))

    @property
    def main_keys(self) -> list[str]:
        return sorted(key for key, tier in self.names.items() if tier == MAIN)

    @property
    def weight(self) -> int:
        """Sixteen times the decimal logarithm of the population."""
        return min(255, round(16 * math.log10(self.population + 1)))

    @property
    def is_rival(self) -> bool:
        """Whether a misspelling of its name counts for it and not for the target (AN5)."""
        return self.kind not in ("city", "town") or self.population >= 100_000


def made_id(*parts: str) -> int:
    """The id of a place that GeoNames' lists do not have; the same in every build."""
    return 0x8000_0000 | zlib.crc32("|".join(parts).encode()) & 0x7FFF_FFFF
