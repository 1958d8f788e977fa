"""Facts of where a place lies: from the equator, from cities that people know, from Stockholm."""

import math

from facts_data import fact
from facts_town import STOCKHOLM, Town
from facts_words import counted, shown, thousands, wind
from open_data import bearing, between

# Kilometres in a degree of latitude, and how many of them may be missing to the same latitude or longitude.
DEGREE, NEARLY = 111.2, 75
# Kilometres, GeoNames id, Swedish, English.
Mark = tuple[float, int, str, str]


def latitude(town: Town) -> list[dict]:
    degrees = round(abs(town.row["latitude"]))
    if degrees < 3:
        return []
    number = counted(degrees)
    side = ("norr", "north") if town.row["latitude"] > 0 else ("söder", "south")
    return [fact("latitude", [10, 8], (f"Staden ligger {number[0]} grader {side[0]} om ekvatorn.",
                 f"The city lies {number[1]} degrees {side[1]} of the equator."), [town.geo("coordinates")],
                 slots={"degrees": number, "side": side}, object={"degrees": degrees})]


def parallel(town: Town) -> list[dict]:
    """A well-known city far away that lies about as far from the equator."""
    lat = town.row["latitude"]
    marks = [(abs(other["latitude"] - lat), other, sv, en) for other, sv, en in faraway(town)]
    off, other, sv, en = min(marks, key=lambda mark: mark[0])
    if off > NEARLY / DEGREE:
        return []
    return [fact("parallel", [10, 8], (f"Staden ligger på nästan samma breddgrad som {sv}.",
                 f"The city lies on nearly the same latitude as {en}."),
                 [town.geo("coordinates"), town.data.geo(other["geonameid"], "coordinates")],
                 slots={"mark": (sv, en)}, object={"from": en}, key="latitude")]


def meridian(town: Town) -> list[dict]:
    """A well-known city that lies straight to the north or the south."""
    row, marks = town.row, []
    for other, sv, en in faraway(town):
        off = abs(other["longitude"] - row["longitude"]) * DEGREE * math.cos(math.radians(other["latitude"]))
        marks.append((off, other, sv, en))
    off, other, sv, en = min(marks, key=lambda mark: mark[0])
    if off > NEARLY:
        return []
    way = ("norrut", "north") if other["latitude"] > row["latitude"] else ("söderut", "south")
    side = ("norr", "north") if way[1] == "north" else ("söder", "south")
    return [fact("meridian", [10, 8], (f"{sv} ligger nästan rakt {side[0]} om staden.",
                 f"{en} lies almost due {side[1]} of the city."),
                 [town.geo("coordinates"), town.data.geo(other["geonameid"], "coordinates")],
                 slots={"mark": (sv, en), "way": way}, object={"from": en})]


def faraway(town: Town) -> list[tuple[dict, str, str]]:
    """Well-known cities in other countries, 1500 km away and more, without the one that a question asks for."""
    asked = near_mark(town)
    return [mark for mark in town.data.marks + town.data.further
            if mark[0]["countrycode"] != town.code and between(town.row, mark[0]) >= 1500
            and (asked is None or mark[0]["geonameid"] != asked[1])]


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
    # A question asks how far Stockholm is.
    shared = {"key": "toStockholm"} if other["geonameid"] == STOCKHOLM else {}
    return [fact("distance", [6], (f"Staden ligger ungefär {text[0]} kilometer {side[0]} {sv}.",
                 f"The city lies about {text[1]} kilometres {side[1]} {en}."),
                 [town.geo("coordinates"), town.data.geo(other["geonameid"], "coordinates")],
                 slots={"km": text, "wind": side, "mark": (sv, en)}, object={"km": rounded, "from": en}, **shared)]


def by_distance(town: Town) -> list[Mark]:
    """The marks of other countries, and Stockholm, the nearest first."""
    return sorted((between(town.row, other), other["geonameid"], sv, en) for other, sv, en in town.data.marks
                  if other["countrycode"] != town.code or other["geonameid"] == STOCKHOLM)


def near_mark(town: Town) -> Mark | None:
    """The near mark that a question asks for: not the nearest, nor the one that a clue tells, and 5 to 9 letters long."""
    told = nearest_abroad(town)
    left_out = {STOCKHOLM, told[1]["geonameid"]} if told else {STOCKHOLM}
    return next((mark for mark in by_distance(town)[1:] if 5 <= len(mark[2]) <= 9 and mark[1] not in left_out), None)


def far(town: Town) -> list[dict]:
    """Questions about where the place is."""
    marks = by_distance(town)
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


def nearer(town: Town, marks: list[Mark]) -> list[dict]:
    """One of the near marks among those that are a good bit farther away."""
    abroad = [mark for mark in marks if mark[1] != STOCKHOLM]
    near = near_mark(town)
    away = [mark for mark in abroad if near and mark[0] >= 1.3 * near[0]]
    if not near or len(away) < 6:
        return []
    return [fact("nearest", [], (f"{near[2]} ligger närmare staden än till exempel {away[0][2]}.",
                 f"{near[3]} is nearer to the city than {away[0][3]}, for example."),
                 [town.geo("coordinates"), *(town.data.geo(mark[1], "coordinates") for mark in (near, away[0]))],
                 answer=[near[2], near[3]], options=[[sv, en] for _, _, sv, en in away[:8]],
                 object={"near": near[3]})]
