#!/usr/bin/env python3
"""Writes Sources/Drawing/Generated/InterWidths.swift from the pages' fonts, in thousandths of an em.

    pip install fonttools brotli && generate/widths.py          writes the file
    generate/widths.py --check                                  fails where it would change
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent.parent
FONTS = HERE.parent.parent / "Web" / "fonts"
TARGET = HERE / "Sources" / "Drawing" / "Generated" / "InterWidths.swift"
PER_LINE = 12


def widths(weight: str) -> list[tuple[int, int]]:
    font = TTFont(FONTS / f"inter-{weight}.woff2")
    em, glyphs = font["head"].unitsPerEm, font["hmtx"]
    return [(code, round(glyphs[name][0] * 1000 / em)) for code, name in sorted(font.getBestCmap().items())]


def vertical() -> tuple[int, int, int]:
    font = TTFont(FONTS / "inter-regular.woff2")
    em, lines = font["head"].unitsPerEm, font["hhea"]
    return tuple(round(n * 1000 / em) for n in (lines.ascent, -lines.descent, font["OS/2"].sCapHeight))


def digit(weight: str) -> int:
    """What a tabular digit takes."""
    font = TTFont(FONTS / f"inter-{weight}.woff2")
    plain, features = font.getBestCmap()[ord("0")], font["GSUB"].table
    lookups = next(f.Feature.LookupListIndex for f in features.FeatureList.FeatureRecord if f.FeatureTag == "tnum")
    for table in (t for place in lookups for t in features.LookupList.Lookup[place].SubTable):
        mapping = getattr(table, "mapping", None) or table.ExtSubTable.mapping
        if plain in mapping:
            return round(font["hmtx"][mapping[plain]][0] * 1000 / font["head"].unitsPerEm)
    raise SystemExit(f"widths: inter-{weight} has no tabular digits")


def table(name: str, pairs: list[tuple[int, int]]) -> str:
    flat = [str(n) for pair in pairs for n in pair]
    rows = [", ".join(flat[i : i + PER_LINE]) for i in range(0, len(flat), PER_LINE)]
    return f"  static let {name}: [UInt16] = [\n" + "".join(f"    {row},\n" for row in rows) + "  ]\n"


def source() -> str:
    ascent, descent, capital = vertical()
    return (
        "// Written by generate/widths.py from Web/fonts. Do not edit.\n\n"
        "/// Inter's measures in thousandths of an em. Tables hold scalar and advance width by turns.\n"
        "enum InterWidths {\n"
        f"  static let ascent = {ascent}.0\n  static let descent = {descent}.0\n"
        f"  static let capital = {capital}.0\n"
        f"  static let digit = {digit('regular')}.0\n  static let boldDigit = {digit('bold')}.0\n"
        + table("regular", widths("regular"))
        + table("bold", widths("bold"))
        + "}\n"
    )


def main() -> int:
    text = source()
    if "--check" in sys.argv:
        return 0 if TARGET.read_text() == text else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
