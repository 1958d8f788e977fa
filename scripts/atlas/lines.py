"""Lines of degrees: joined where a map sheet had cut them, thinned by Douglas and Peucker, borders found."""

import math
from collections import Counter, defaultdict
from typing import Iterator

from natural_earth import Point

Line = list[Point]

JOINT = 0.025  # degrees between ends that are one point
NOISE = 3  # decimals of a degree that two countries agree on where they meet


def apart(a: Point, b: Point) -> float:
    """Degrees between two points, the short way round the Earth."""
    turn = (a[0] - b[0] + 180) % 360 - 180
    return math.hypot(turn, a[1] - b[1])


def unwrapped(line: Line) -> Line:
    """The same line without a jump at 180°: it goes on beyond it."""
    out = [line[0]]
    for lon, lat in line[1:]:
        before = out[-1][0]
        out.append((before + (lon - before + 180) % 360 - 180, lat))
    return out


def is_ring(line: Line) -> bool:
    return len(line) > 2 and apart(line[0], line[-1]) < JOINT


def joined(lines: list[Line]) -> list[Line]:
    """Open lines put together end to end until they are rings; those that meet nobody are closed as they are."""
    rings = [line for line in lines if is_ring(line) and line[0] == line[-1]]
    rest = [line for line in lines if not (is_ring(line) and line[0] == line[-1])]
    while rest:
        chain = rest.pop(0)
        while rest and (found := best(chain, rest)):
            index, piece = found
            rest.pop(index)
            chain = chain + piece
        rings.append(chain)
    return rings


def best(chain: Line, rest: list[Line]) -> tuple[int, Line] | None:
    """The line of `rest` that goes on where `chain` ends, turned the right way; none where the chain closes better."""
    ends = [(apart(chain[-1], line[way]), index, way) for index, line in enumerate(rest) for way in (0, -1)]
    gap, index, way = min(ends)
    if gap >= JOINT or (is_ring(chain) and apart(chain[0], chain[-1]) <= gap):
        return None
    return index, rest[index] if way == 0 else rest[index][::-1]


def borders(rings: list[Line]) -> list[Line]:
    """The edges that two countries share, as chains from junction to junction."""
    rough = [[(round(lon, NOISE), round(lat, NOISE)) for lon, lat in ring] for ring in rings]
    edges = Counter(frozenset(edge) for ring in rough for edge in zip(ring, ring[1:]) if edge[0] != edge[1])
    graph: dict[Point, list[Point]] = defaultdict(list)
    for edge, times in edges.items():
        if times > 1:
            a, b = sorted(edge)
            graph[a].append(b)
            graph[b].append(a)
    return list(chains(graph))


def chains(graph: dict[Point, list[Point]]) -> Iterator[Line]:
    walked: set[frozenset[Point]] = set()
    # NB: junctions first: what is left then are closed borders, of countries within one other.
    for start in sorted(graph, key=lambda point: (len(graph[point]) == 2, point)):
        for step in sorted(graph[start]):
            if frozenset((start, step)) in walked:
                continue
            line = [start, step]
            walked.add(frozenset(line))
            while len(graph[line[-1]]) == 2 and line[-1] != start:
                line.append(next(point for point in graph[line[-1]] if point != line[-2]))
                walked.add(frozenset(line[-2:]))
            yield line


def off(point: Point, a: Point, b: Point) -> float:
    """Degrees from a point to the stretch from a to b."""
    (x, y), (dx, dy) = (point[0] - a[0], point[1] - a[1]), (b[0] - a[0], b[1] - a[1])
    square = dx * dx + dy * dy
    along = max(0.0, min(1.0, (x * dx + y * dy) / square)) if square else 0.0
    return math.hypot(x - along * dx, y - along * dy)


def thinned(line: Line, most: float) -> Line:
    """Douglas and Peucker: no point left out lies more than `most` degrees off."""
    keep, open_spans = {0, len(line) - 1}, [(0, len(line) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        if last - first < 2:
            continue
        far = max(range(first + 1, last), key=lambda i: off(line[i], line[first], line[last]))
        if off(line[far], line[first], line[last]) > most:
            keep.add(far)
            open_spans += [(first, far), (far, last)]
    return [line[i] for i in sorted(keep)]


def span(line: Line) -> float:
    """Degrees from side to side, the longer way."""
    return max(max(axis) - min(axis) for axis in zip(*line))
