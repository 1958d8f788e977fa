"""What the builders of facts ask: the open data, the hand-kept tables, and a country with its words.

A fact is a dict: predicate, the levels that may tell it, a statement, the words of its templates in both languages,
the values of its claim (`object`) and its rows of evidence; perhaps an answer with wrong options, and a `key` that
facts share which tell the same, or one of which would answer a question about the other.
"""

import functools

from babel import Locale

from facts_words import Pair, cap, genitive, table
from open_data import Factbook, Places, says

SV, EN = Locale("sv"), Locale("en")
# English says "the" of these.
THE = {"NL", "PH", "DO", "US", "GB", "BS", "CD", "SB", "CG", "AE", "CF"}


def fact(predicate: str, levels: list[int], statement: Pair, rows: list[dict], *, slots: dict[str, Pair] | None = None,
         object: dict | None = None, **more) -> dict:
    slots = slots or {}
    return {"predicate": predicate, "levels": levels, "statement": {"sv": statement[0], "en": statement[1]},
            "sv": {key: pair[0] for key, pair in slots.items()}, "en": {key: pair[1] for key, pair in slots.items()},
            "object": object or {}, "rows": rows, **more}


class Data:
    """The sources; `problems` lists what a table says and the data do not have."""

    def __init__(self) -> None:
        self.places, self.book = Places(), Factbook()
        self.problems: list[str] = []
        self.words: dict[str, dict[str, str]] = {}
        for kind, english, swedish in table("words.tsv"):
            self.words.setdefault(kind, {})[english] = swedish
        self.notes: dict[str, list[list[str]]] = {}
        for code, *note in table("notes.tsv"):
            self.notes.setdefault(code, []).append(note)
        self.symbols = {row[0]: row[1:] for row in table("symbols.tsv")}
        self.names = {row[0]: row[1:] for row in table("names.tsv")}
        self.short = {row[0]: row[1:] for row in table("short.tsv")}
        self.peaks: dict[str, Pair] = {row[0]: (row[1], row[2]) for row in table("peaks.tsv")}
        self.british = dict(table("british.tsv"))
        self.second = {row[0]: row[1:] for row in table("second.tsv")}
        self.marks = [(self.places.get(row[0]), row[1], row[2]) for row in table("marks.tsv")]
        self.further = [(self.places.get(row[0]), row[1], row[2]) for row in table("further.tsv")]
        self.destinations = table("places.tsv")
        self.capitals = self.shown_capitals()

    def shown_capitals(self) -> dict[tuple[str, str], Pair]:
        """Names of capitals by country and GeoNames name: those of destinations, then those that are none."""
        found = {(row[1], row[0]): (row[2], row[3]) for row in self.destinations}
        return {**found, **{("", row[0]): (row[1], row[2]) for row in table("capitals.tsv")}}

    def text(self, code: str, field: str) -> str:
        """The Factbook's text on one line; empty when it has none."""
        return " ".join((self.book.text(code, field) or "").split())

    @functools.lru_cache(maxsize=None)
    def frequency(self, field: str, kind: str) -> dict[str, int]:
        """In how many of the countries a word stands."""
        texts = [self.text(code, field) for code in sorted({row[1] for row in self.destinations})]
        return {word: sum(says(text, word) for text in texts) for word in self.words[kind]}

    def country(self, code: str) -> Pair:
        swedish, english = self.short.get(code, ("", ""))
        return swedish or SV.territories[code], english or EN.territories[code]

    def geo(self, record: int, field: str) -> dict:
        """A row of evidence from GeoNames about a place."""
        place = self.places.get(str(record))
        value = f"{place['latitude']},{place['longitude']}" if field == "coordinates" else place[
            {"country": "countrycode"}.get(field, field)]
        return {"dataset": "geonames", "record": str(record), "field": field, "value": value, "name": place["name"]}


class Land:
    """A country: its words in sentences (`sv`, `en`, `En` with a capital; the same of genitives) and its evidence."""

    def __init__(self, data: Data, code: str) -> None:
        self.data, self.code, self.info = data, code, data.places.countries.get(code)
        self.sv, self.bare = data.country(code)
        self.en = ("the " if code in THE else "") + self.bare
        self.of_sv, self.of_en = genitive(self.sv, "sv"), genitive(self.en, "en")
        self.En, self.Of_en = cap(self.en), cap(self.of_en)

    def text(self, field: str) -> str:
        return self.data.text(self.code, field)

    def row(self, field: str, value: str) -> dict:
        """Evidence from the Factbook; a value that its field does not say is a problem."""
        if not all(says(self.data.book.text(self.code, field) or "", part) for part in value.split(" | ")):
            self.data.problems.append(f"{self.code} {field}: {value!r}")
        return {"dataset": "factbook", "record": self.code, "field": field, "value": value}

    def record(self, field: str) -> dict:
        """Evidence from GeoNames' list of countries."""
        return {"dataset": "geonames", "record": str(self.info["geonameid"]), "field": field,
                "value": self.info[field], "name": self.info["name"]}
