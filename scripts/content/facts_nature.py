"""Facts of a country that lie on its map: highest point, neighbours, coast, sea, and remarkable things."""

import re

from facts_data import EN, Land, fact
from facts_words import cap, counted, listed, shown

# Peaks whose name in the Factbook is a list, an old name or an area, or whose height is not the usual one.
NO_PEAK = {"TJ", "MN", "NG", "MY", "ZM", "BS", "US", "FI", "TR", "DK", "MU", "CH", "NA", "GY", "UG", "TO", "SE", "NO", "GE",
           "AM", "UZ", "ME", "PE", "IR", "MA"}
# Neighbours that are no countries of their own, or whose standing is disputed; and countries that have such a border or
# another far away, so that their neighbours are not counted.
NO_NEIGHBOUR, NO_COUNT = {"GI", "GF", "EH"}, {"ES", "BR", "SR", "MA", "FR"}
# Shores of the Caspian: without a coast to the data, with one to those who swim there (and a neighbour of them).
CASPIAN = {"AZ", "KZ", "TM", "UZ"}
# Further seas of a country, which are no wrong options.
SEAS = {"KH": ["Stilla havet", "Sydkinesiska havet"], "TR": ["Marmarasjön"], "GR": ["Adriatiska havet"],
        "IT": ["Adriatiska havet"], "BB": ["Karibiska havet"], "SA": ["Röda havet"],
        **{code: ["Medelhavet"] for code in ("HR", "AL", "ME", "SI", "BA")},
        **{code: ["Atlanten"] for code in ("BE", "HN", "VE", "TT", "HT", "MA", "NI", "CO")}}
HIGHEST, LOWEST = "Geography/Elevation/highest point", "Geography/Elevation/lowest point"
BORDERS, COAST = "Geography/Land boundaries/border countries", "Geography/Coastline"


def peak(land: Land) -> list[dict]:
    """The height alone, and the peak by its name."""
    found = re.fullmatch(r"(?:Mount |Mt\. )?([\w'’ .-]+?) ([\d,]+) m", land.text(HIGHEST))
    if not found or land.code in NO_PEAK:
        return []
    name, metres = found[0].rsplit(" ", 2)[0], int(found[2].replace(",", ""))
    high, row = shown(metres), land.row(HIGHEST, f"{name} {found[2]} m")
    called = land.data.peaks.get(name) or (name.removeprefix("Mount "), name)
    statement = (f"{land.of_sv} högsta punkt är {called[0]}, {high[0]} meter över havet.",
                 f"{land.Of_en} highest point is {called[1]}, {high[1]} metres above the sea.")
    shared = {"object": {"metres": metres, "first": True}, "key": "peak"}
    return [fact("height", [8], statement, [row], slots={"metres": high}, **shared),
            fact("peak", [6], statement, [row], slots={"peak": called, "metres": high}, answer=list(called), **shared)]


def borders(land: Land) -> list[str]:
    """The codes of its neighbours in GeoNames."""
    return [code for code in (land.info["neighbours"] if land.info else "").split(",") if code]


def neighbours(land: Land) -> list[dict]:
    """GeoNames' list, where the Factbook has as many."""
    codes = borders(land)
    there = [part for part in land.text(BORDERS).split(";") if re.search(r"[\d,.]+ ?km", part)]
    if not codes or len(codes) != len(there) or not all(code in EN.territories for code in codes):
        return []
    near = [Land(land.data, code) for code in codes if code not in NO_NEIGHBOUR]
    pair = listed(sorted(other.sv for other in near), "sv"), listed(
        sorted((other.en for other in near), key=lambda name: name.removeprefix("the ")), "en")
    statement = f"{land.sv} gränsar till {pair[0]}.", f"{land.En} borders {pair[1]}."
    shared = {"object": {"neighbours": [other.code for other in near]}, "key": "borders"}
    facts = [] if land.code in NO_COUNT else number_of(land, near)
    if len(near) <= 4 and land.code not in NO_COUNT:
        facts.append(fact("borders" if len(near) > 1 else "borderOne", [6], statement, [land.record("neighbours")],
                          slots={"neighbours": pair}, **shared))
    return facts + [fact("border", [], statement, [land.record("neighbours")], **shared,
                         answers=[[other.sv, other.bare] for other in near],
                         alsoTrue=[other.sv for other in [*near, land]])]


def number_of(land: Land, near: list[Land]) -> list[dict]:
    if len(near) < 2:
        return []
    number = counted(len(near))
    return [fact("borderCount", [8], (f"{land.sv} har {number[0]} grannländer.",
                 f"{land.En} has {number[1]} neighbouring countries."), [land.record("neighbours")],
                 slots={"count": number}, object={"neighbours": len(near)}, key="borders")]


def coast(land: Land) -> list[dict]:
    """No coast at all, or nothing but coast."""
    text = land.text(COAST)
    # NB: a country on an inland sea has a coast to those who swim there.
    if "landlocked" in text and land.code not in CASPIAN:
        return [fact("landlocked", [10, 8], (f"{land.sv} saknar kust.", f"{land.En} has no coast."),
                     [land.row(COAST, "landlocked")])]
    if land.code == "CY" or borders(land) or not (found := re.match(r"([\d,]+) km", text)):
        return []
    km = int(found[1].replace(",", ""))
    long = shown(km)
    return [fact("island", [8], (f"{land.sv} har {long[0]} kilometer kust.",
                 f"{land.En} has {long[1]} kilometres of coast."), [land.row(COAST, f"{found[1]} km")],
                 slots={"km": long}, object={"km": km})]


def sea(land: Land) -> list[dict]:
    """The sea of a country whose lowest point is one."""
    found, seas = re.fullmatch(r"(.+) 0 m", land.text(LOWEST)), land.data.words["sea"]
    if not found or found[1] not in seas:
        return []
    swedish, english = seas[found[1]], found[1]
    if english in ("Atlantic Ocean", "Pacific Ocean"):
        english = english.removesuffix(" Ocean")
    also = [seas[name] for name in seas if name in land.text("Geography/Location")] + SEAS.get(land.code, [])
    return [fact("sea", [], (f"Kusten i {land.sv} ligger vid {swedish}.", f"The coast of {land.en} is on the {english}."),
                 [land.row(LOWEST, found[1])], answer=[swedish, cap(english)], alsoTrue=also)]


def note(land: Land) -> list[dict]:
    """The remarkable things of notes.tsv."""
    facts = []
    for level, field, quote, sv, en, *key in land.data.notes.get(land.code, []):
        facts.append(fact("note", [int(level)] if level != "10" else [10, 8], (sv, en), [land.row(field, quote)],
                          slots={"text": (sv, en)}, object={"first": True}, **({"key": key[0]} if key else {})))
    return facts
