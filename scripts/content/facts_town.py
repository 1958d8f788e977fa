"""A place among the facts, and the facts of where it lies: latitude, distances, time of day."""

import datetime
import re
import zoneinfo

from facts_data import Data, Land, fact
from facts_words import counted, shown, thousands, wind
from open_data import bearing, between, fold

CLOCK = "Government/Capital/time difference"
STOCKHOLM = 2673730


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


def latitude(town: Town) -> list[dict]:
    degrees = round(abs(town.row["latitude"]))
    if degrees < 3:
        return []
    number = counted(degrees)
    side = ("norr", "north") if town.row["latitude"] > 0 else ("söder", "south")
    return [fact("latitude", [10, 8], (f"Staden ligger {number[0]} grader {side[0]} om ekvatorn.",
                 f"The city lies {number[1]} degrees {side[1]} of the equator."), [town.geo("coordinates")],
                 slots={"degrees": number, "side": side}, object={"degrees": degrees})]


def nearest_abroad(town: Town) -> tuple[float, dict, str, str] | None:
    """The nearest mark in another country, 120 to 3500 km away: kilometres, record, Swedish, English."""
    marks = [(between(town.row, other), other, sv, en) for other, sv, en in town.data.marks
             if other["countrycode"] != town.code]
    best = min((mark for mark in marks if mark[0] >= 120), key=lambda mark: mark[0], default=None)
    return best if best and best[0] <= 3500 else None


def distance(town: Town) -> list[dict]:
    if not (best := nearest_abroad(town)):
        return []
    km, other, sv, en = best
    step = 10 if km < 500 else 100
    rounded = round(km / step) * step
    text, side = shown(rounded), wind(bearing(other, town.row))
    return [fact("distance", [6], (f"Staden ligger ungefär {text[0]} kilometer {side[0]} {sv}.",
                 f"The city lies about {text[1]} kilometres {side[1]} {en}."),
                 [town.geo("coordinates"), town.data.geo(other["geonameid"], "coordinates")],
                 slots={"km": text, "wind": side, "mark": (sv, en)}, object={"km": rounded, "from": en})]


def far(town: Town) -> list[dict]:
    """Questions about where the place is; the mark of the clue (the nearest) is left out."""
    marks = [(between(town.row, other), other["geonameid"], sv, en) for other, sv, en in town.data.marks
             if other["countrycode"] != town.code or other["geonameid"] == STOCKHOLM]
    marks.sort()
    home = next(km for km, record, _, _ in marks if record == STOCKHOLM)
    return [*to_stockholm(town, home), *nearer(town, marks)]


def to_stockholm(town: Town, km: float) -> list[dict]:
    if km < 120:
        return []
    step = 100 if km >= 1000 else 50 if km >= 300 else 10
    parts = (1, 0.5, 1.6, 2.3) if km < 8000 else (1, 0.8, 0.6, 0.4)
    values = [round(km * part / step) * step for part in parts]
    pairs = [[f"{thousands(value, 'sv')} kilometer", f"{thousands(value, 'en')} kilometres"] for value in values]
    return [fact("toStockholm", [], (f"Till Stockholm är det ungefär {pairs[0][0]} fågelvägen.",
                 f"It is about {pairs[0][1]} to Stockholm as the crow flies."),
                 [town.geo("coordinates"), town.data.geo(STOCKHOLM, "coordinates")], answer=pairs[0],
                 options=pairs[1:], object={"km": values[0], "from": "Stockholm"})]


def nearer(town: Town, marks: list[tuple[float, int, str, str]]) -> list[dict]:
    """One of the near marks among those that are a good bit farther away."""
    abroad = [mark for mark in marks if mark[1] != STOCKHOLM]
    near = next((mark for mark in marks[1:] if 5 <= len(mark[2]) <= 9 and mark in abroad), None)
    away = [mark for mark in abroad if near and mark[0] >= 1.3 * near[0]]
    if not near or len(away) < 6:
        return []
    return [fact("nearest", [], (f"{near[2]} ligger närmare staden än till exempel {away[0][2]}.",
                 f"{near[3]} is nearer to the city than {away[0][3]}, for example."),
                 [town.geo("coordinates"), *(town.data.geo(mark[1], "coordinates") for mark in (near, away[0]))],
                 answer=[near[2], near[3]], options=[[sv, en] for _, _, sv, en in away[:8]],
                 object={"near": near[3]})]


def standard(zone: str) -> float:
    """Hours ahead of UTC without summer time."""
    times = [datetime.datetime(2026, month, 1, tzinfo=zoneinfo.ZoneInfo(zone)) for month in (1, 7)]
    return min(time.utcoffset().total_seconds() / 3600 for time in times)


def part_of_day(hour: int) -> tuple[str, str]:
    parts = [(5, "på natten", "at night"), (10, "på morgonen", "in the morning"),
             (12, "på förmiddagen", "in the morning"), (18, "på eftermiddagen", "in the afternoon"),
             (24, "på kvällen", "in the evening")]
    return next((sv, en) for end, sv, en in parts if hour < end)


def clock(town: Town) -> list[dict]:
    """What the clock says here at noon in Stockholm."""
    found = re.match(r"UTC ?([+-]?\d+)(\.5)? ", town.land.text(CLOCK))
    # The Factbook has the summer time of a few countries, and the old one of others.
    if not town.capital or not found or found[2] or standard(town.row["timezone"]) != int(found[1]):
        return []
    hour = 11 + int(found[1])
    if hour == 12 or not 0 < hour < 24:
        return []
    twelve = (hour - 1) % 12 + 1
    text, part = counted(twelve), part_of_day(hour)
    return [fact("clock", [8], (
        f"När klockan är tolv på dagen i Stockholm är den {text[0]} {part[0]} här, sommartid oräknad.",
        f"When it is twelve noon in Stockholm it is {text[1]} {part[1]} here, summer time aside."),
        [town.land.row(CLOCK, found[0].strip()), Land(town.data, "SE").row(CLOCK, "UTC+1")],
        slots={"hour": text, "part": part}, object={"hour": twelve, "noon": 12})]
