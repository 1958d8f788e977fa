#!/usr/bin/env python3
"""Makes an object file with the part of ICU's data that Tripto can use, for a release build on Linux.

    python3 scripts/release/icu_data.py OUT.o

Swift's Foundation carries the data of every language, calendar and character set of the world: 34 MB of each program
that is linked with it. Tripto speaks three languages and reads UTF-8. The library takes its data from one symbol; an
object file that defines it stands in the place of the archive's own, as ICU's guide to its data has it
(https://unicode-org.github.io/icu/userguide/icu_data/). The layout is that of ICU's `ucmndata.h`: a header, a table of
names and places, the items, each on a multiple of 16 bytes.
"""

import argparse
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

LANGUAGES = {"root", "en", "sv", "nb", "no"}
# Trees in which a file is a language's: `icudt76l/coll/sv.res`.
LOCALE = re.compile(r"[^/]+/(?:(?:brkitr|coll|zone|rbnf)/)?(?!res_index)([a-z]{2,3})(?:_\w+)?\.res")
# Character sets, dictionaries of scripts without spaces, where lines may break, transliterations, names of characters,
# names of currencies, languages, regions and units.
SUPERFLUOUS = re.compile(
    r".*\.cnv|.*\.dict|[^/]+/brkitr/line.*\.brk|[^/]+/translit/.*|[^/]+/unames\.icu|[^/]+/(?:curr|lang|region|unit)/.*")
ALIGNMENT = 16


def is_wanted(name: str) -> bool:
    locale = LOCALE.fullmatch(name)
    return SUPERFLUOUS.fullmatch(name) is None and (locale is None or locale[1] in LANGUAGES)


def items(data: bytes) -> tuple[bytes, list[tuple[str, bytes]]]:
    """The header, and every item with its name, in their order."""
    start, = struct.unpack_from("<H", data)
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        sys.exit("icu_data: this is no package of ICU's data")
    count, = struct.unpack_from("<I", data, start)
    table = [struct.unpack_from("<II", data, start + 4 + 8 * index) for index in range(count)]
    ends = [place for _, place in table[1:]] + [len(data) - start]
    return data[:start], [
        (data[start + name:data.index(b"\0", start + name)].decode(), data[start + place:start + end])
        for (name, place), end in zip(table, ends)]


def package(header: bytes, kept: list[tuple[str, bytes]]) -> bytes:
    """The same layout with the items that are kept."""
    names = b"".join(name.encode() + b"\0" for name, _ in kept)
    first = 4 + 8 * len(kept)
    place = first + len(names)
    place += -place % ALIGNMENT
    table, body, at = [], [], first
    padding = bytes(place - first - len(names))
    for name, item in kept:
        item += bytes(-len(item) % ALIGNMENT)
        table.append(struct.pack("<II", at, place))
        body.append(item)
        at += len(name) + 1
        place += len(item)
    return header + struct.pack("<I", len(kept)) + b"".join(table) + names + padding + b"".join(body)


def run(*command: str | pathlib.Path) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def archive() -> pathlib.Path:
    """The library that belongs to the compiler, whoever has put that where."""
    paths = json.loads(run("swiftc", "-static-stdlib", "-print-target-info"))["paths"]
    return pathlib.Path(paths["runtimeResourcePath"]) / "linux/lib_FoundationICU.a"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", type=pathlib.Path)
    out = parser.parse_args().out.resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        member = "icu_packaged_data.cpp.o"
        subprocess.run(["ar", "x", archive(), member], cwd=folder, check=True)
        symbol, = re.findall(r"\b(icudt\d+_dat)\b", run("nm", folder / member))
        run("objcopy", "-O", "binary", "--only-section=.rodata", folder / member, folder / "all.dat")
        header, every = items((folder / "all.dat").read_bytes())
        kept = [item for item in every if is_wanted(item[0])]
        (folder / "part.dat").write_bytes(package(header, kept))
        (folder / "part.S").write_text(
            f'.section .rodata\n.globl {symbol}\n.type {symbol}, %object\n.balign 64\n{symbol}:\n'
            f'.incbin "{folder / "part.dat"}"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",%progbits\n')
        run("as", folder / "part.S", "-o", out)
        size = (folder / "part.dat").stat().st_size
    print(f"icu_data: {len(kept)} of {len(every)} items, {size / 1e6:.1f} MB, in {out}")


if __name__ == "__main__":
    main()
