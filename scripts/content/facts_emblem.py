"""Facts of a country that its flag, fields and mines tell: symbol, colours, size, crops, goods."""

import re

from facts_data import Land, fact
from facts_words import Pair, counted, listed
from open_data import says

# Countries whose symbol names them to most people.
PLAIN = {"SE", "CA", "US", "FR", "LB", "NZ", "ZA", "MU", "TR", "UA", "AU", "GB", "JP", "BT", "PG", "HR"}
# Countries whose watches or kiwis do.
TELLING = {("CH", "goods"), ("NZ", "crops")}
SYMBOLS, COLOURS = "Government/National symbol(s)", "Government/National color(s)"
# Countries whose people would name other colours than the Factbook's.
NO_COLOURS = {"MY"}
CROPS, GOODS = "Economy/Agricultural products", "Economy/Exports - commodities"
AREA = "Geography/Area/total"


def symbol(land: Land) -> list[dict]:
    symbols = land.data.symbols
    if land.code not in symbols:
        return []
    quote, sv, en, bare_sv, bare_en = symbols[land.code]
    whole = land.text(SYMBOLS)
    also = {other[3] for code, other in symbols.items()
            if code != land.code and (says(whole, other[0]) or says(whole, other[4]) or other[4] in whole)}
    return [fact("symbol", [8, 6] if land.code in PLAIN else [10, 8],
                 (f"{land.sv} har {sv} som nationalsymbol.", f"{land.En} has {en} as a national symbol."),
                 [land.row(SYMBOLS, quote)], slots={"symbol": (sv, en)}, answer=[bare_sv, bare_en],
                 alsoTrue=sorted(also))]


def colours(land: Land) -> list[dict]:
    text, words = land.text(COLOURS), land.data.words["colour"]
    names = text.split(", ")
    if land.code in NO_COLOURS or not 2 <= len(names) <= 4 or any(name not in words for name in names):
        return []
    swedish = [words[name] for name in names]
    # The flag of Germany calls its yellow gold.
    if land.code == "DE":
        swedish = ["guld" if word == "gult" else word for word in swedish]
        names = ["gold" if name == "yellow" else name for name in names]
    pair = listed(swedish, "sv"), listed(names, "en")
    return [fact("colours", [8, 6],
                 (f"{land.of_sv} nationalfärger är {pair[0]}.", f"{land.Of_en} national colours are {pair[1]}."),
                 [land.row(COLOURS, text)], slots={"colours": pair})]


def size(land: Land) -> tuple[int, str] | None:
    """Square kilometres, and as the Factbook writes them; it has the field with and without a space at the end."""
    for field in (AREA + " ", AREA):
        if found := re.match(r"([\d,]+) sq km", land.text(field)):
            return int(found[1].replace(",", "")), found[1]
    return None


def times(own: int, home: int) -> int | None:
    """How many times the smaller goes into the larger: 3 to 30, when a whole number is within 6 per cent."""
    ratio = max(own, home) / min(own, home)
    whole = round(ratio)
    return whole if 3 <= whole <= 30 and abs(ratio - whole) <= 0.06 * ratio else None


def area(land: Land) -> list[dict]:
    """The country beside Sweden."""
    sweden = Land(land.data, "SE")
    own, home = size(land), size(sweden)
    if not own or land.code == "SE" or (whole := times(own[0], home[0])) is None:
        return []
    sv, en = counted(whole)
    larger = own[0] > home[0]
    statement = (f"{land.sv} är ungefär {sv} gånger så stort som Sverige.",
                 f"{land.En} is about {en} times the size of Sweden.") if larger else (
                 f"Sverige är ungefär {sv} gånger så stort som {land.sv}.",
                 f"Sweden is about {en} times the size of {land.en}.")
    rows = [land.row(AREA, f"{own[1]} sq km"), sweden.row(AREA, f"{home[1]} sq km")]
    return [fact("larger" if larger else "smaller", [10, 8], statement, rows, slots={"times": (sv, en)},
                 object={"times": whole})]


def rarest(land: Land, kind: str, field: str) -> list[str]:
    """The three words of a field that fewest countries have: they say more than potatoes do."""
    text, words = land.text(field), land.data.words[kind]
    parts = [part.strip() for part in re.sub(r"\(.*?\)", "", text).split(",")]
    found = [word for word in parts if word in words and says(text, word)]
    if {"refined copper", "copper ore"} <= set(found):
        found.remove("copper ore")
    often = land.data.frequency(field, kind)
    return sorted(found, key=lambda word: (often[word], found.index(word)))[:3] if len(found) >= 3 else []


def products(land: Land, kind: str, field: str, predicate: str, verb: Pair) -> list[dict]:
    if not (chosen := rarest(land, kind, field)):
        return []
    words, british = land.data.words[kind], land.data.british
    pair = listed([words[word] for word in chosen], "sv"), listed([british.get(word, word) for word in chosen], "en")
    levels = [8] if (land.code, predicate) in TELLING else [10, 8]
    return [fact(predicate, levels, (f"{land.sv} {verb[0]} {pair[0]}.", f"{land.En} {verb[1]} {pair[1]}."),
                 [land.row(field, " | ".join(chosen))], slots={predicate: pair})]


def crops(land: Land) -> list[dict]:
    return products(land, "crop", CROPS, "crops", ("odlar", "grows"))


def goods(land: Land) -> list[dict]:
    return products(land, "goods", GOODS, "goods", ("exporterar", "exports"))
