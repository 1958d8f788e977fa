"""Whether every language says everything that the first one says."""

import re
import unicodedata

from folder import FILES, Folder
from shapes import (
    COUNTS, FEWEST_LINES, FOLDED, LENGTHS, LISTS, LONGEST_LINE, MEMORY_LINES, PACK_LANGUAGES, PAIR, PAIRS, RULED, SHAPES, TABLE,
    TEXT, TEXTS, TRIPLES,
)

PLACEHOLDER = re.compile(r"\{(\w+)\}")


def _is_text(value) -> bool:
    return isinstance(value, str)


def _are_texts(value, count: int | None = None) -> bool:
    return isinstance(value, list) and all(map(_is_text, value)) and count in (None, len(value))


def _is_table(value, of) -> bool:
    return isinstance(value, dict) and all(map(of, value.values()))


FITS = {
    TEXT: _is_text,
    TEXTS: _are_texts,
    TABLE: lambda value: _is_table(value, _is_text),
    COUNTS: lambda value: _is_table(value, lambda number: isinstance(number, int)),
    PAIR: lambda value: _are_texts(value, 2),
    PAIRS: lambda value: _is_table(value, lambda pair: _are_texts(pair, 2)),
    TRIPLES: lambda value: _is_table(value, lambda triple: _are_texts(triple, 3)),
    LISTS: lambda value: _is_table(value, _are_texts),
    RULED: lambda value: set(value) == {"voice", "genitive", "names"},
}


def faults(folder: Folder) -> list[str]:
    """Every fault, with its file and key."""
    for code in folder.languages:
        for file in FILES:
            _check_keys(folder, code, file)
        _check_shapes(folder, code)
        _check_banter(folder, code)
        _check_memory(folder, code)
        for file in FILES:
            if file in ("server", "apps") or file.startswith("pages/"):
                _check_texts(folder, code, file)
        _check_judge(folder, code)
    return folder.faults


def _check_keys(folder: Folder, code: str, file: str) -> None:
    words = folder.words[code][file]
    wanted = SHAPES.get(file) or folder.words[folder.first][file]
    for key in wanted:
        if key not in words:
            folder.fault(code, file, key, "is missing")
    for key in words:
        if key not in wanted:
            folder.fault(code, file, key, "is no key of the other languages")


def _check_shapes(folder: Folder, code: str) -> None:
    for file, shape in SHAPES.items():
        for key, kind in shape.items():
            value = folder.words[code][file].get(key)
            if value is None:
                continue
            if not FITS[kind](value):
                folder.fault(code, file, key, "has another shape than in the other languages")
            elif (count := LENGTHS.get((file, key))) and len(value) != count:
                folder.fault(code, file, key, f"has {len(value)} words instead of {count}")
    packs = folder.words[code]["language"].get("packs")
    if packs not in PACK_LANGUAGES:
        folder.fault(code, "language", "packs", f"is none of {', '.join(PACK_LANGUAGES)}")


def _check_banter(folder: Folder, code: str) -> None:
    for pool, lines in folder.words[code]["banter"].items():
        if len(set(lines)) < FEWEST_LINES or len(set(lines)) < len(lines):
            folder.fault(code, "banter", pool, f"needs {FEWEST_LINES} lines, each of them once")
        _check_spoken(folder, code, "banter", pool)


def _check_memory(folder: Folder, code: str) -> None:
    for key, lines in folder.words[code]["memory"].items():
        if len(set(lines)) != MEMORY_LINES or len(lines) != MEMORY_LINES:
            folder.fault(code, "memory", key, f"needs {MEMORY_LINES} lines, each of them once")
        _check_spoken(folder, code, "memory", key)


def _check_spoken(folder: Folder, code: str, file: str, key: str) -> None:
    for line in folder.words[code][file][key]:
        if len(line) > LONGEST_LINE or re.search(r"\d", line) or line[-1:] not in (".", "!", "?"):
            folder.fault(code, file, key, f"not to be spoken: {line!r}")


def _check_texts(folder: Folder, code: str, file: str) -> None:
    ours, first = folder.words[code][file], folder.words[folder.first][file]
    for key in ours.keys() & first.keys():
        if not _is_text(ours[key]) or not ours[key].strip():
            folder.fault(code, file, key, "says nothing")
            continue
        forms, known = ours[key].split("|"), first[key].split("|")
        wanted = set(PLACEHOLDER.findall(first[key]))
        for form in forms:
            if set(PLACEHOLDER.findall(form)) != wanted:
                folder.fault(code, file, key, f"has not the placeholders {sorted(wanted)}: {form!r}")
        if len(forms) < len(known):
            folder.fault(code, file, key, "lacks its plural form")
        if len(forms) > 1 and (len(forms) > 2 or "n" not in wanted):
            folder.fault(code, file, key, "has forms, but nothing to choose between them by")


def _check_judge(folder: Folder, code: str) -> None:
    for key in FOLDED:
        for word in folder.words[code]["judge"].get(key, []):
            plain = unicodedata.normalize("NFKD", word.lower())
            if word != "".join(c for c in plain if not unicodedata.combining(c)).replace("ø", "o").replace("æ", "ae"):
                folder.fault(code, "judge", key, f"is compared with folded words: {word!r}")
