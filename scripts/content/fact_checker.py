"""What is wrong with the facts of a pack, beside the open data that it cites."""

from babel import Locale

from open_data import Factbook, Places, distance, fold, says

KILOMETRES = 25
# Names a pack may use where CLDR's are official or unwieldy: code, language, name.
ALSO_CALLED = {
    ("US", "en", "USA"), ("GB", "sv", "Skottland"), ("GB", "en", "Scotland"),
    ("GB", "sv", "England"), ("GB", "en", "England"), ("GB", "en", "UK"), ("GB", "en", "Great Britain"),
    ("HK", "en", "China"), ("HK", "sv", "Kina"), ("GI", "en", "United Kingdom"), ("GI", "sv", "Storbritannien"),
    ("MO", "en", "Macao"), ("MO", "sv", "Macao"),
    ("AX", "en", "Åland"), ("TR", "en", "Turkey"), ("SJ", "sv", "Norge"), ("SJ", "en", "Norway"),
    ("CZ", "en", "Czech Republic"), ("VA", "en", "Vatican City"),
    ("BA", "en", "Bosnia and Herzegovina"), ("TT", "en", "Trinidad and Tobago"), ("CI", "en", "Ivory Coast"),
    ("CI", "sv", "Elfenbenskusten"),
}
SHORT_FIELDS = {"country": "countrycode", "lat": "latitude", "lon": "longitude"}


def names_of(row: dict) -> set[str]:
    """Every name that GeoNames has for a record, folded."""
    return {fold(name) for name in [row["name"], *row.get("alternatenames", [])]}


def value_of(row: dict, field: str):
    """The value of a field of GeoNames, under our shorter names too; None when it has none."""
    if field == "coordinates":
        return f"{row['latitude']},{row['longitude']}"
    return row.get(SHORT_FIELDS.get(field, field))


def same(known, stated, field: str) -> bool:
    """Whether a stated value is the known one: exact, but for positions."""
    if field in ("latitude", "longitude", "lat", "lon"):
        return abs(float(known) - float(stated)) < 0.01
    if field == "coordinates":
        pairs = [[float(part) for part in str(text).split(",")] for text in (known, stated)]
        return distance(*pairs[0], *pairs[1]) <= KILOMETRES
    return str(known) == str(stated)


class Checker:
    """Compares packs and rows of evidence with GeoNames, CLDR and the Factbook."""

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

    @staticmethod
    def same_place(place: dict, row: dict) -> list[str]:
        problems = []
        if row.get("countrycode", place.get("countryCode")) != place.get("countryCode"):
            problems.append(f"destination.countryCode: GeoNames says {row['countrycode']}")
        own = {fold(name) for name in [place["name"], place.get("nameEn", ""), *place.get("aliases", [])]}
        if not names_of(row) & own:
            problems.append(f"destination.name: GeoNames calls {row['geonameid']} {row['name']!r}")
        if "latitude" in row and place.get("lat") is not None:
            away = distance(place["lat"], place["lon"], row["latitude"], row["longitude"])
            if away > KILOMETRES:
                problems.append(f"destination: {away:.0f} km from GeoNames {row['geonameid']}")
        return problems

    def row(self, row: dict) -> list[str]:
        """What is wrong with one row of evidence of the kind `dataset`."""
        check = {"geonames": self.geonames, "factbook": self.facts, "cldr": self.cldr}.get(row.get("dataset"))
        return check(row) if check else [f"no data set is called {row.get('dataset')!r}"]

    def geonames(self, row: dict) -> list[str]:
        place = self.places.get(str(row["record"]))
        if place is None:
            return [f"GeoNames has no {row['record']}"]
        problems = []
        if "name" in row and fold(row["name"]) not in names_of(place):
            problems.append(f"GeoNames calls {row['record']} {place['name']!r}, not {row['name']!r}")
        known = value_of(place, row["field"])
        if known is None:
            return problems + [f"GeoNames has no field {row['field']!r}"]
        if not same(known, row["value"], row["field"]):
            problems.append(f"{row['field']} is {known}, not {row['value']}")
        return problems

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
        """A claim of rank by population: counted again, and its cited populations in order."""
        stated = claim.get("object") if isinstance(claim.get("object"), dict) else {}
        if claim.get("predicate") != "rank" or stated.get("by", "population") != "population":
            return []
        cited = [rows[id] for id in claim.get("evidence", []) if id in rows]
        order = [int(row["value"]) for row in cited
                 if row.get("dataset") == "geonames" and row["field"] == "population"]
        if not order or "rank" not in stated:
            return []
        problems, got = [], self.rank(place, stated)
        if got != stated["rank"]:
            problems.append(f"{claim.get('id')}: GeoNames rank is {got}, not {stated['rank']}")
        if order != sorted(order, reverse=True):
            problems.append(f"{claim.get('id')}: the populations cited are not in order")
        return problems

    def rank(self, place: dict, stated: dict) -> int | None:
        ranking = self.places.ranking(stated.get("within", place.get("countryCode")))
        own = str(place.get("geonameId"))
        return ranking.index(own) + 1 if own in ranking else None
