"""Facts that point at one city: its name, its rank, its country and its capital."""

from facts_data import Land, fact
from facts_town import Town
from facts_words import Pair, cap, counted, ordinal, shown, wind
from open_data import bearing, between, fold

# Swedish says "på" of these.
ON = {"CY", "IS", "MU", "BB", "HT", "FJ", "WS", "TO", "CV", "BS", "SB"}
# Ranks that GeoNames gives and people there would dispute.
NO_RANK = {"Kolkata", "Chennai", "Nagoya", "Osaka", "Karachi", "Abidjan", "Esbjerg", "Manila", "Rotterdam", "Chicago",
           "Accra", "Suva", "Port of Spain", "Rabat", "Seville", "Riyadh", "Medellín", "Glasgow", "Manchester", "Khartoum",
           "Antwerp", "Doha", "Kinshasa", "Linköping", "Kristiansand", "Quito"}
# Names whose meaning says nearly all.
PLAIN_NAMES = {"Tripoli", "Kuala Lumpur", "Dushanbe"}
ETYMOLOGY = "Government/Capital/etymology"


def meaning(town: Town) -> list[dict]:
    """Where the name of a capital comes from."""
    if not town.capital or town.en not in town.data.names:
        return []
    quote, *words = town.data.names[town.en]
    text = words[0], words[1]
    return [fact("meaning", [6] if town.en in PLAIN_NAMES else [8, 6], text, [town.land.row(ETYMOLOGY, quote)],
                 slots={"text": text})]


def rank(town: Town) -> list[dict]:
    """Its place among the cities of the country, the first five."""
    if town.rank > 5 or town.en in NO_RANK:
        return []
    ranking, before = town.data.places.ranking(town.code), ordinal(town.rank)
    rows = [town.data.geo(int(other), "population") for other in ranking[max(0, town.rank - 2):town.rank + 1]]
    swedish = f"{town.land.of_sv} {before[0]}största stad"
    english = f"{town.land.of_en} {before[1]}largest city"
    return [fact("rank", [4, 2] if not town.capital and town.rank > 1 else [2],
                 (f"Staden är {swedish}.", f"The city is {english}."), rows,
                 slots={"rank": (swedish, cap(english)), "rankEn": ("", english)},
                 object={"rank": town.rank, "by": "population", "within": town.code})]


def inside(town: Town) -> list[dict]:
    """The country, and the city's standing in it."""
    land = town.land
    slots = {"in": (f"{'på' if town.code in ON else 'i'} {land.sv}", f"in {land.en}"), "country": (land.sv, land.en)}
    first = fact("country", [4], (f"Staden ligger {slots['in'][0]}.", f"The city is {slots['in'][1]}."),
                 [town.geo("country")], slots=slots, object={"countryCode": town.code})
    return [first, *(capital(land, slots) if town.capital else not_capital(town, slots))]


def capital(land: Land, slots: dict[str, Pair]) -> list[dict]:
    line = f"{land.of_sv} huvudstad", f"{land.of_en} capital"
    return [fact("capital", [2], (f"Staden är {line[0]}.", f"The city is {line[1]}."), [land.record("capital")],
                 slots={"capital": line, **slots}, object={"capital": True})]


def not_capital(town: Town, slots: dict[str, Pair]) -> list[dict]:
    """What the capital is, and how far away."""
    listed, data = town.land.info["capital"], town.data
    found = [row for row in data.places.inside(town.code) if fold(row["name"]) == fold(listed)]
    # South Africa has three.
    if town.code == "ZA" or not found:
        return []
    name = data.capitals.get(("", listed)) or data.capitals.get((town.code, listed)) or (listed, listed)
    row = town.land.record("capital")
    return [fact("cityIn", [2], (f"Staden ligger {slots['in'][0]}, vars huvudstad är {name[0]}.",
                 f"The city is {slots['in'][1]}, whose capital is {name[1]}."), [town.geo("country"), row],
                 slots={"in": slots["in"], "capital": name}, key="capitalName"),
            *from_capital(town, max(found, key=lambda row: row["population"]), name)]


def from_capital(town: Town, home: dict, name: Pair) -> list[dict]:
    km = round(between(town.row, home))
    if km < 40:
        return []
    rounded = round(km / 10) * 10 if km < 500 else round(km / 100) * 100
    text, side = shown(rounded), wind(bearing(home, town.row))
    # It names the capital as `cityIn` does, which the last clue needs where no rank is told; in Sweden it tells what
    # a question asks.
    key = "toStockholm" if town.code == "SE" else "capitalName" if rank(town) else "fromCapital"
    return [fact("fromCapital", [4], (f"Staden ligger ungefär {text[0]} kilometer {side[0]} {name[0]}.",
                 f"The city lies about {text[1]} kilometres {side[1]} {name[1]}."),
                 [town.geo("coordinates"), town.data.geo(home["geonameid"], "coordinates")],
                 slots={"km": text, "wind": side, "mark": name}, object={"km": rounded}, key=key)]


def letters(town: Town) -> list[dict]:
    """The first letter, where both languages share it; the number of letters, where they share that too."""
    sv, en = town.sv, town.en
    if sv[0] != en[0]:
        return []
    letter = sv[0], en[0]
    first = fact("initial", [2], (f"Namnet börjar på {letter[0]}.", f"The name begins with {letter[1]}."),
                 [town.geo("name")], slots={"letter": letter}, key="letters")
    if len(sv) != len(en) or not sv.replace("-", "").isalpha() or len(sv) > 12:
        return [first]
    number = counted(len(sv))
    return [fact("letters", [2], (f"Namnet har {number[0]} bokstäver och börjar på {letter[0]}.",
                 f"The name has {number[1]} letters and begins with {letter[1]}."), [town.geo("name")],
                 slots={"count": number, "letter": letter, "last": (sv[-1].upper(), en[-1].upper())},
                 object={"letters": len(sv)}, key="letters"), first]


def second(town: Town) -> list[dict]:
    """The second city of the country, where this is the first."""
    if town.rank != 1 or town.code not in town.data.second:
        return []
    data, ranking = town.data, town.data.places.ranking(town.code)
    wanted, *cities = data.second[town.code]
    if (found := data.places.get(ranking[1])["name"]) != wanted:
        data.problems.append(f"{town.code} second city: {found!r}")
    names = [[name.split("/")[0], name.split("/")[-1]] for name in cities]
    return [fact("secondCity", [], (f"{town.land.of_sv} näst största stad är {names[0][0]}.",
                 f"{town.land.Of_en} second largest city is {names[0][1]}."),
                 [data.geo(int(other), "population") for other in ranking[:3]], answer=names[0],
                 options=names[1:], object={"second": 2})]
