"""Reads the few kinds of shapes that the pages' icon is made of, as outlines: rows of points."""

import math
import re
from dataclasses import dataclass
from xml.etree import ElementTree

_WORDS = re.compile(r"[A-Za-z]|-?[0-9.]+")
# How many straight lines a curve becomes.
STEPS = 64


@dataclass(frozen=True)
class Shape:
    """outlines: rows of (x, y). width: of the line, or None for an area."""

    outlines: tuple
    colour: str
    width: float | None = None
    is_round: bool = False


def shapes(svg: str) -> list:
    """In the order in which they are painted."""
    root = ElementTree.fromstring(svg)
    return [read(element) for element in root]


def read(element) -> Shape:
    kind = element.tag.rpartition("}")[2]
    outlines = {"rect": rectangle, "circle": circle, "path": path}[kind](element)
    if element.get("stroke"):
        return Shape(tuple(outlines), element.get("stroke"), float(element.get("stroke-width")),
                     element.get("stroke-linecap") == "round")
    return Shape(tuple(outlines), element.get("fill"))


def rectangle(element) -> list:
    """Without its round corners: the system cuts an icon itself."""
    width, height = float(element.get("width")), float(element.get("height"))
    return [[(0, 0), (width, 0), (width, height), (0, height)]]


def circle(element) -> list:
    x, y, radius = (float(element.get(name)) for name in ("cx", "cy", "r"))
    turns = (2 * math.pi * step / (4 * STEPS) for step in range(4 * STEPS + 1))
    return [[(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]]


def cubic(start: tuple, one: tuple, two: tuple, end: tuple) -> list:
    def at(t: float, axis: int) -> float:
        u = 1 - t
        return (u**3 * start[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis]
                + t**3 * end[axis])
    return [(at(step / STEPS, 0), at(step / STEPS, 1)) for step in range(1, STEPS + 1)]


def arc(start: tuple, radius: float, end: tuple) -> list:
    """The smaller arc of a circle, clockwise on the screen (`a r r 0 0 1 x y`)."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    chord = math.hypot(dx, dy)
    rise = math.sqrt(max(radius * radius - chord * chord / 4, 0))
    x, y = (x0 + x1) / 2 - dy / chord * rise, (y0 + y1) / 2 + dx / chord * rise
    first, last = math.atan2(y0 - y, x0 - x), math.atan2(y1 - y, x1 - x)
    if last < first:
        last += 2 * math.pi
    turns = (first + (last - first) * step / STEPS for step in range(1, STEPS + 1))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


class Pen:
    """Follows the commands of a path, one after the other."""

    def __init__(self, words: list):
        self.words = words
        self.outlines: list = []

    def take(self, count: int) -> list:
        taken, self.words = self.words[:count], self.words[count:]
        return [float(word) for word in taken]

    def point(self, start: tuple) -> tuple:
        dx, dy = self.take(2)
        return start[0] + dx, start[1] + dy

    def arc(self, start: tuple) -> list:
        radius, _, _, is_large, is_clockwise = self.take(5)
        if (is_large, is_clockwise) != (0, 1):
            raise ValueError("an arc of another kind than the icon's")
        return arc(start, radius, self.point(start))

    def follow(self, command: str):
        if command == "M":
            return self.outlines.append([tuple(self.take(2))])
        line = self.outlines[-1]
        x, y = line[-1]
        points = {
            "h": lambda: [(x + self.take(1)[0], y)],
            "H": lambda: [(self.take(1)[0], y)],
            "v": lambda: [(x, y + self.take(1)[0])],
            "c": lambda: cubic((x, y), *(self.point((x, y)) for _ in range(3))),
            "a": lambda: self.arc((x, y)),
            "z": lambda: [line[0]],
        }
        if command not in points:
            raise ValueError(f"a path command that the icon does not have: {command}")
        line += points[command]()


def path(element) -> list:
    pen, command = Pen(_WORDS.findall(element.get("d"))), ""
    while pen.words:
        if pen.words[0].isalpha():
            command, *pen.words = pen.words
        pen.follow(command)
    return pen.outlines
