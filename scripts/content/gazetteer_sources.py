"""Reads GeoNames, CLDR and the hand-kept tables into one list of places."""

import csv
import pathlib

from gazetteer_cldr import add_cldr
from gazetteer_geonames import World, compact, largest
from gazetteer_places import LOCAL, MAIN, Place, made_id

# Names in other languages that mean another place: a suburb of Ottawa, a town in Virginia.
MISLEADING = {"CA": "kanata", "NF": "norfolk"}


def rows(file: pathlib.Path) -> list[list[str]]:
    """The rows of a table: cells between tabs, stripped; lines with # left out."""
    with open(file, newline="", encoding="utf-8") as opened:
        found = list(csv.reader(opened, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [[cell.strip() for cell in row] for row in found if row and not row[0].startswith("#")]


def add_names(place: Place, main: str, other: str) -> None:
    """Adds the names of two cells, with commas between: main names, and local or former ones."""
    for cell, tier in ((main, MAIN), (other, LOCAL)):
        for name in filter(None, map(str.strip, cell.split(","))):
            place.add(name, tier)


class Sources:
    """Collects places; `problems` lists rows of the tables that name nothing."""

    def __init__(self, tables: pathlib.Path):
        self.tables = tables
        self.problems: list[str] = []
        self.world = World()

    def places(self) -> list[Place]:
        """Every place with its names, by id."""
        self._country_table()
        add_cldr(self.world)
        self._exonym_table()
        self._region_table()
        for place in [*self.world.countries.values(), *self.world.regions]:
            if place.country in MISLEADING:
                place.names.pop(MISLEADING[place.country], None)
        return self.world.places()

    def _country_table(self) -> None:
        for code, main, other in rows(self.tables / "countries.tsv"):
            if code in self.world.countries:
                add_names(self.world.countries[code], main, other)
            else:
                self.problems.append(f"countries.tsv: {code} is no country")

    def _exonym_table(self) -> None:
        for name, country, main, other in rows(self.tables / "exonyms.tsv"):
            towns = self.world.by_country.get(country, [])
            found = largest(town for town in towns if town.names.get(compact(name)) == MAIN)
            for town in found:
                add_names(town, main, other)
                town.name = main.split(",")[0].strip() or town.name
            if not found:
                self.problems.append(f"exonyms.tsv: no town {name} in {country}")

    def _region_table(self) -> None:
        for kind, where, lat, lon, main, other in rows(self.tables / "regions.tsv"):
            country = "" if where.startswith("*") else where
            place = self._region(kind, where, country, main)
            place.kind, place.lat, place.lon = kind, float(lat), float(lon)
            add_names(place, main, other)

    def _region(self, kind: str, where: str, country: str, main: str) -> Place:
        """The region of that name in the country, or a new one."""
        keys = {compact(name) for name in main.split(",")}
        # NB: "New York State, New York" and CLDR's "Canary" are the state and the islands.
        for place in self.world.regions:
            if place.country == country and place.kind == "region" and keys & set(place.main_keys):
                return place
        first = main.split(",")[0].strip()
        continent = self.world.info[country]["continentcode"] if country else where[1:]
        made = Place(made_id(kind, where, first), first, kind, country, continent)
        self.world.regions.append(made)
        return made
