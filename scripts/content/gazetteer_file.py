"""Writes the layout TGZ1 (docs/JUDGE.md); the same places always give the same bytes."""

import hashlib
import struct

from gazetteer_places import CONTINENTS, KINDS, Place

HEADER = struct.Struct("<4s11I32s")
BLOCK = 16


def text(value: str) -> bytes:
    raw = value.encode()[:255]
    return bytes([len(raw)]) + raw


def shared(left: bytes, right: bytes) -> int:
    count = 0
    for one, other in zip(left, right):
        if one != other:
            break
        count += 1
    return count


def mask(key: str) -> int:
    bits = 0
    for letter in key:
        bits |= 1 << (ord(letter) & 63)
    return bits


def encode(places: list[Place], note: str) -> tuple[bytes, dict[str, int]]:
    """The file and its counts."""
    index, blocks, keys = key_section(places)
    texts, rows, offsets = place_sections(places)
    rivals = rival_section(places, offsets)
    raw_note = note.encode()
    raw_note += b"\n" * (-(HEADER.size + len(raw_note)) % 4)
    body, starts = b"", []
    for section in (index, blocks, rows, texts, rivals):
        starts.append(HEADER.size + len(raw_note) + len(body))
        body += section + bytes(-len(section) % 4)
    header = HEADER.pack(
        b"TGZ1", HEADER.size + len(raw_note), keys, len(index) // 4, len(places),
        len(rivals) // 16, *starts, len(raw_note) + HEADER.size + len(body),
        hashlib.sha256(raw_note + body).digest())
    counts = {"keys": keys, "places": len(places), "rivals": len(rivals) // 16}
    return header + raw_note + body, counts


def key_section(places: list[Place]) -> tuple[bytes, bytes, int]:
    """Sorted keys, front-coded in blocks; each key is followed by its postings."""
    postings: dict[bytes, list[int]] = {}
    for number, place in enumerate(places):
        for key, tier in place.names.items():
            postings.setdefault(key.encode(), []).append(number << 2 | tier)
    index, blocks, last = [], bytearray(), b""
    for position, key in enumerate(sorted(postings)):
        if position % BLOCK == 0:
            index.append(len(blocks))
            last = b""
        common = shared(last, key)
        owners = sorted(postings[key])[:255]
        blocks += bytes([common, len(key) - common]) + key[common:] + bytes([len(owners)])
        blocks += b"".join(owner.to_bytes(3, "little") for owner in owners)
        last = key
    return struct.pack(f"<{len(index)}I", *index), bytes(blocks), len(postings)


def place_sections(places: list[Place]) -> tuple[bytes, bytes, list[dict[str, int]]]:
    """Texts, rows of 20 bytes, and where the main keys of each place stand in the texts."""
    texts, rows, offsets = bytearray(), bytearray(), []
    states = sorted({place.region for place in places if place.region})
    for place in places:
        start, where = len(texts), {}
        texts += text(place.name)
        for key in place.main_keys:
            where[key] = len(texts)
            texts += text(key)
        rows += struct.pack(
            "<I2sBBhhIHH", place.id, place.country.encode(), kind(place), place.weight,
            round(place.lat * 100), round(place.lon * 100), start, len(where),
            states.index(place.region) + 1 if place.region else 0)
        offsets.append(where)
    return bytes(texts), bytes(rows), offsets


def kind(place: Place) -> int:
    return KINDS.index(place.kind) | CONTINENTS.index(place.continent) << 4


def rival_section(places: list[Place], offsets: list[dict[str, int]]) -> bytes:
    """Names whose misspellings are theirs, by length: letters, text offset, length and place."""
    entries = sorted(
        (len(key), key.encode(), number, mask(key), offset)
        for number, place in enumerate(places) if place.is_rival
        for key, offset in offsets[number].items())
    return b"".join(
        struct.pack("<QII", bits, offset, min(length, 255) << 24 | number)
        for length, _, number, bits, offset in entries)
