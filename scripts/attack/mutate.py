"""Makes something wrong out of something right."""

import json
import random
from typing import Any

HUGE = (2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 10**30, -1, 0, 1e308, -1e-308, 0.1)
STRANGE = (None, True, False, [], {}, "", " ", "\0", "\u202e", "é" * 300, "x" * 5_000, "👨‍👩‍👧‍👦" * 40,
           "../../etc/passwd",
           "%00", "<img src=x onerror=alert(1)>", "'; DROP TABLE journal; --", "null", "tv", "Host", [[]], [None] * 50)
# JSON that Python would not write.
RAW = ("1e400", "-1e400", "NaN", "Infinity", '"\\ud800"', '"\\u0000"', "01", "1.", "{}}", '"a', "0" * 400, "9" * 400)
PLACE = "\ue000raw\ue000"


def anything(chance: random.Random) -> Any:
    kind = chance.randrange(10)
    return deep(chance) if kind == 0 else chance.choice(HUGE if kind < 4 else STRANGE)


def deep(chance: random.Random) -> Any:
    value: Any = 1
    for _ in range(chance.choice((3, 60, 400))):
        value = [value] if chance.random() < 0.5 else {"a": value}
    return value


def changed(value: Any, chance: random.Random) -> Any:
    """The same with one thing, somewhere in it, exchanged, left out, or added; the original stays."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        match chance.randrange(8):
            case 0: return {name: each for name, each in value.items() if name != key}
            case 1: return value | {str(anything(chance))[:40]: anything(chance)}
            case 2: return {(name.swapcase() if name == key else name): each for name, each in value.items()}
            case _: return value | {key: changed(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        place = chance.randrange(len(value))
        match chance.randrange(4):
            case 0: return value[:place] + value[place + 1:]
            case 1: return value + value
            case _: return [*value[:place], changed(value[place], chance), *value[place + 1:]]
    if isinstance(value, str) and value and chance.random() < 0.4:
        return value[:chance.randrange(len(value))] + chance.choice(("", "\0", "é", "x" * 300)) + value[-3:]
    return PLACE if chance.random() < 0.15 else anything(chance)


def text(value: Any, chance: random.Random) -> bytes:
    """A value as JSON after one to three changes, and now and then broken as text, too."""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        value = changed(value, chance)
    return broken(json.dumps(value).replace(json.dumps(PLACE), chance.choice(RAW)).encode(), chance)


def broken(data: bytes, chance: random.Random) -> bytes:
    match chance.randrange(60):
        case 0: return data[:chance.randrange(len(data) + 1)]
        case 1: return data + data
        case 2: return b"[" * chance.choice((10, 1_000, 20_000))
        case 3: return b'{"a":' * chance.choice((10, 600, 5_000)) + b"1"
        case 4: return data.replace(b":", b"", 1)
        case 5: return b'{"type":"HELLO",' + data[1:]
        case 6: return b"\xef\xbb\xbf" + data
        case _: return data
