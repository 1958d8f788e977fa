"""A place among the facts, and what its clock says."""

import datetime
import zoneinfo

from facts_data import Data, Land, fact
from facts_words import Pair, counted
from open_data import fold

STOCKHOLM = 2673730
# Zones whose clock changed for good after many machines got their zone data (British Columbia: March 2026).
CHANGED = {"America/Vancouver"}


class Town:
    """A row of places.tsv with its record in GeoNames."""

    def __init__(self, data: Data, cells: list[str]) -> None:
        name, code, self.sv, self.en, self.difficulty, self.more = cells
        self.data, self.code, self.land, self.row = data, code, Land(data, code), find(data, name, code)
        self.record = self.row["geonameid"]
        names = {fold(each) for each in [self.row["name"], self.en, *self.row["alternatenames"]]}
        self.capital = fold(self.land.info["capital"]) in names
        self.rank = data.places.ranking(code).index(str(self.record)) + 1

    def geo(self, field: str) -> dict:
        return self.data.geo(self.record, field)

    def aliases(self) -> list[str]:
        """Lower case, each once after folding, without the Swedish name."""
        given, seen = [], {fold(self.sv)}
        for alias in [self.en, self.row["name"], *self.more.split(",")]:
            if (key := fold(alias)) and key not in seen:
                seen.add(key)
                given.append(alias.strip().lower())
        return given


def find(data: Data, name: str, code: str) -> dict:
    """The largest place of that name in a country, by its main name before any other."""
    inside = data.places.inside(code)
    rows = [row for row in inside if row["name"] == name] or [
        row for row in inside if name in row["alternatenames"] or row["name"].lower() == name.lower()]
    if not rows:
        raise SystemExit(f"GeoNames has no {name} in {code}: {sorted(row['name'] for row in inside)[:5]}")
    return max(rows, key=lambda row: row["population"])


def winter(zone: str) -> float:
    """Hours ahead of UTC on a winter's day in Stockholm, when the south may have its summer time."""
    day = datetime.datetime(2026, 1, 15, tzinfo=zoneinfo.ZoneInfo(zone))
    return day.utcoffset().total_seconds() / 3600


def part_of_day(hour: int) -> Pair:
    parts = [(5, "på natten", "in the morning"), (10, "på morgonen", "in the morning"),
             (12, "på förmiddagen", "in the morning"), (18, "på eftermiddagen", "in the afternoon"),
             (24, "på kvällen", "in the evening")]
    return next((sv, en) for end, sv, en in parts if hour < end)


def clock(town: Town) -> list[dict]:
    """What the clock says here when it is noon in Stockholm, where the day is the same and the hour another."""
    if town.row["timezone"] in CHANGED:
        return []
    ahead = winter(town.row["timezone"])
    hour = 11 + int(ahead)
    if ahead != int(ahead) or hour == 12 or not 0 < hour < 24:
        return []
    twelve = (hour - 1) % 12 + 1
    text, part = counted(twelve), part_of_day(hour)
    return [fact("clock", [8], (
        f"När klockan är tolv på dagen i Stockholm en vinterdag är den {text[0]} {part[0]} här.",
        f"On a winter's day, when it is twelve noon in Stockholm, it is {text[1]} {part[1]} here."),
        [town.geo("timezone"), town.data.geo(STOCKHOLM, "timezone")],
        slots={"hour": text, "part": part}, object={"hour": twelve, "noon": 12})]
