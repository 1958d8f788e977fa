"""Paths of SVG as absolute lines and curves: `M10 5L…C…Z` with nothing else in them, which an app reads in a few lines."""

import math
import re

COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
FLAG = re.compile(r"[\s,]*([01])")


def commands(path: str):
    """Each command with its numbers. NB: the two flags of an arc may stand without a space."""
    at, letter = 0, ""
    number = re.compile(r"[\s,]*([-+]?(?:\d*\.\d+|\d+)(?:[eE][-+]?\d+)?)")
    while at < len(path.rstrip()):
        if found := re.compile(r"[\s,]*([A-Za-z])").match(path, at):
            letter, at = found[1], found.end()
        values = []
        for place in range(COUNTS[letter.upper()]):
            found = (FLAG if letter in "Aa" and place in (3, 4) else number).match(path, at)
            values.append(float(found[1]))
            at = found.end()
        yield letter, values
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc(x0, y0, rx, ry, turn, is_large, is_right, x, y):
    """An arc as cubic curves (SVG 1.1, F.6)."""
    if (x0, y0) == (x, y):
        return []
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = max(1, math.sqrt((px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    share = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1
    root = math.sqrt(max(0, share)) * (1 if is_large != is_right else -1)
    cxp, cyp = root * rx * py / ry, -root * ry * px / rx
    cx, cy = cos * cxp - sin * cyp + (x0 + x) / 2, sin * cxp + cos * cyp + (y0 + y) / 2
    start = math.atan2((py - cyp) / ry, (px - cxp) / rx)
    sweep = math.atan2((-py - cyp) / ry, (-px - cxp) / rx) - start
    if is_right and sweep < 0:
        sweep += 2 * math.pi
    if not is_right and sweep > 0:
        sweep -= 2 * math.pi
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / count
    reach = 4 / 3 * math.tan(step / 4)

    def at(angle, along=0.0):
        ex = rx * (math.cos(angle) - along * math.sin(angle))
        ey = ry * (math.sin(angle) + along * math.cos(angle))
        return cx + cos * ex - sin * ey, cy + sin * ex + cos * ey

    curves = []
    for place in range(count):
        a, b = start + place * step, start + (place + 1) * step
        curves.append(("C", [*at(a, reach), *at(b, -reach), *at(b)]))
    return curves


def absolute(path: str):
    """M, L, C and Z alone, all of them absolute."""
    x = y = sx = sy = 0.0
    control, last = (0.0, 0.0), ""
    out = []
    for letter, v in commands(path):
        kind, rel = letter.upper(), letter.islower()
        ox, oy = (x, y) if rel else (0.0, 0.0)
        if kind == "Z":
            out.append(("Z", []))
            x, y = sx, sy
        elif kind in "ML":
            x, y = v[0] + ox, v[1] + oy
            out.append((kind, [x, y]))
            if kind == "M":
                sx, sy = x, y
        elif kind == "H":
            x = v[0] + ox
            out.append(("L", [x, y]))
        elif kind == "V":
            y = v[0] + oy
            out.append(("L", [x, y]))
        elif kind in "CS":
            mirrored = (2 * x - control[0], 2 * y - control[1]) if last in "CS" and last else (x, y)
            p = [n + (ox if i % 2 == 0 else oy) for i, n in enumerate(v)]
            one = mirrored if kind == "S" else (p[0], p[1])
            two, end = (p[-4], p[-3]), (p[-2], p[-1])
            out.append(("C", [*one, *two, *end]))
            control, (x, y) = two, end
        elif kind in "QT":
            p = [n + (ox if i % 2 == 0 else oy) for i, n in enumerate(v)]
            mirrored = (2 * x - control[0], 2 * y - control[1]) if last in "QT" and last else (x, y)
            q = mirrored if kind == "T" else (p[0], p[1])
            end = (p[-2], p[-1])
            out.append(("C", [x + (q[0] - x) * 2 / 3, y + (q[1] - y) * 2 / 3,
                              end[0] + (q[0] - end[0]) * 2 / 3, end[1] + (q[1] - end[1]) * 2 / 3, *end]))
            control, (x, y) = q, end
        else:
            end = (v[5] + ox, v[6] + oy)
            out += arc(x, y, v[0], v[1], v[2], bool(v[3]), bool(v[4]), *end)
            x, y = end
        last = kind
    return out


def ellipse(cx, cy, rx, ry):
    return absolute(f"M{cx - rx} {cy}a{rx} {ry} 0 0 1 {2 * rx} 0a{rx} {ry} 0 0 1 {-2 * rx} 0z")


def moved(parts, dx, dy, sx=1.0, sy=1.0):
    return [(k, [n * (sx if i % 2 == 0 else sy) + (dx if i % 2 == 0 else dy) for i, n in enumerate(v)]) for k, v in parts]


def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text(parts) -> str:
    return "".join(kind + " ".join(number(n) for n in v) for kind, v in parts)
