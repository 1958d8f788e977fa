"""Facts of a country that its papers tell: independence, language, currency, address on the web."""

import re

from babel.numbers import get_currency_name, get_territory_currencies

from facts_data import EN, SV, Land, fact
from facts_words import MONTHS, MONTHS_SV, Pair
from open_data import says

# Countries that could say several years of themselves, or that left nobody in the year of the data.
NO_YEAR = {"MX", "CO", "CL", "VE", "UY", "EC", "LT", "GR", "ID", "LA", "KH", "RS", "AU", "NZ", "PH", "MN"}
# Official languages that a player need not know, or that the data give in a form of their own.
NO_LANGUAGE = {"ID", "TW", "GB", "BA"}
LANGUAGE = {"Khmer": "khmer"}
# Countries that most people know by their language.
OWN_LANGUAGE = {"PT", "ES", "FR", "DE", "IT", "GB", "GR", "PL", "TR", "SE", "DK", "TH", "NL"}
# What people pay with, where CLDR's last word is none of it or GeoNames' code is another's.
CALLED: dict[str, Pair] = {"IDR": ("rupiah", "rupiah"), "QAR": ("riyal", "riyal"), "SAR": ("riyal", "riyal"),
                           "ZAR": ("rand", "rand")}
WELL_KNOWN = {"SEK", "USD", "JPY", "INR", "GBP"}
INDEPENDENCE, LANGUAGES = "Government/Independence", "People and Society/Languages/Languages"
SINCE = re.compile(r"(\d{1,2}) ([A-Z][a-z]+) (\d{4}) \((?:declared )?(?:independence )?(?:declared )?from (.+?)\)")
# Countries of the common gender, or in the plural, where the rest are "självständigt".
FREE = {"CI": "självständig", "SB": "självständiga"}
ENGLISH_FROM = {"the UK": "Britain", "the US": "the United States"}


def independence(land: Land) -> list[dict]:
    """The month, and the country it was before."""
    found = SINCE.match(land.text(INDEPENDENCE))
    if not found or found[2] not in MONTHS or ";" in found[4] or land.code in NO_YEAR:
        return []
    month, year, day = MONTHS.index(found[2]), found[3], f"{found[1]} {found[2]} {found[3]}"
    when = f"{MONTHS_SV[month]} {year}", f"{MONTHS[month]} {year}"
    then = f"i {when[0]}", f"in {when[1]}"
    # NB: Bangladesh itself counts from March.
    if land.code == "BD":
        when, then, day = (year, year), (year, f"in {year}"), year
    # The year of one is known to most.
    first = fact("independence", [8] if land.code == "US" else [10], (f"{land.sv} blev {free(land)} {then[0]}.",
                 f"{land.En} became independent {then[1]}."), [land.row(INDEPENDENCE, day)],
                 slots={"when": when, "then": then, "year": (year, year)}, object={"year": int(year)}, answer=[year, year],
                 key="independence")
    return [first, *independence_from(land, found)]


def free(land: Land) -> str:
    return FREE.get(land.code, "självständigt")


def independence_from(land: Land, found: re.Match) -> list[dict]:
    source, year = found[4], found[3]
    if not (swedish := land.data.words["from"].get(source)):
        return []
    english = ENGLISH_FROM.get(source, source)
    return [fact("independenceFrom", [8], (f"{land.sv} blev {free(land)} från {swedish} {year}.",
                 f"{land.En} became independent from {english} in {year}."),
                 [land.row(INDEPENDENCE, f"{found[1]} {found[2]} {year} | from {source}")],
                 slots={"from": (swedish, english), "year": (year, year)}, object={"year": int(year)},
                 key="independence")]


def official(land: Land) -> Pair | None:
    """The one official language, when there is but one and both languages have a word for it."""
    text = land.text(LANGUAGES)
    found = re.findall(r"(?:^|, )([A-Z][a-z]+) (?:[\d.]+% )?\(official\)", text)
    if len(found) != 1 or text.count("official") != 1 or land.code in NO_LANGUAGE:
        return None
    codes = [key for key, value in EN.languages.items() if value == found[0] and len(key) <= 3]
    if not codes or codes[0] not in SV.languages:
        return None
    return LANGUAGE.get(found[0]) or SV.languages[codes[0]], found[0]


def language(land: Land) -> list[dict]:
    """Harder, and a question, where the name of the language does not give the country away."""
    if not (pair := official(land)):
        return []
    tells = pair[0][:4] == land.sv[:4].lower() or pair[1][:4].lower() == land.bare[:4].lower()
    hard = not tells and land.code not in OWN_LANGUAGE
    spoken = [SV.languages[key] for key, name in EN.languages.items()
              if key in SV.languages and says(land.text(LANGUAGES), name)]
    return [fact("language", [6] if hard else [4], (f"Det officiella språket i {land.sv} är {pair[0]}.",
                 f"The official language of {land.en} is {pair[1]}."),
                 [land.row(LANGUAGES, f"{pair[1]} | official")], slots={"language": pair},
                 **({"answer": list(pair)} if hard else {}), alsoTrue=spoken if hard else [])]


def coin(code: str) -> Pair:
    """The noun of a currency: krona, dollar."""
    if code in CALLED:
        return CALLED[code]
    nouns = [get_currency_name(code, locale=lang).split(" (")[0].split()[-1].lower() for lang in ("sv", "en")]
    if nouns[0].endswith("dollar"):
        return "dollar", "dollar"
    return nouns[0], "rouble" if nouns[1] == "ruble" else nouns[1]


def currency(land: Land) -> list[dict]:
    # NB: the data have what Bulgaria paid with before 2026.
    code, current = land.info["currencycode"], get_territory_currencies(land.code)
    if land.code == "BG" or current != [code]:
        return []
    nouns = coin(code)
    if not all(re.fullmatch(r"[a-zåäöéãā]+", noun) for noun in nouns):
        return []
    like = next((words for words in (["rial", "riyal"], ["rupie", "rupiah"]) if nouns[0] in words), [nouns[0]])
    # NB: CLDR's Swedish name is the country's old one.
    sv = get_currency_name(code, locale="sv").replace("västsamoansk", "samoansk")
    en = get_currency_name(code, locale="en")
    return [fact("currency", [4] if code in WELL_KNOWN else [6], (f"Valutan i {land.sv} är {sv}.",
                 f"The currency of {land.en} is the {en}."), [land.record("currencycode")],
                 slots={"currency": nouns}, answer=list(nouns), alsoTrue=like, object={"currency": code})]


def tld(land: Land) -> list[dict]:
    # Few addresses from the United States end in theirs.
    if land.code == "US":
        return []
    top = land.info["tld"]
    return [fact("tld", [], (f"Toppdomänen för {land.sv} är {top}.", f"The top-level domain of {land.en} is {top}."),
                 [land.record("tld")], answer=[top, top])]
