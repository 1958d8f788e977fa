#!/usr/bin/env python3
"""Writes Sources/SwiftUI/Generated/*.swift from facts/api-facts.tsv: one view modifier for each row that a platform has at 17.0.

The declarations are the rows' own, so that they equal Apple's by construction; `behaviours.py` says what each does in the graph.
Run it without arguments; `--check` fails where the files are not what it would write.
"""

import csv
import pathlib
import re
import sys

from behaviours import SKIP, body

HERE = pathlib.Path(__file__).resolve().parent.parent
OUT = HERE / "Sources/SwiftUI/Generated"
LIMIT = 17.0


def version(text):
    try:
        return float(text)
    except ValueError:
        return None


def has(row, platform):
    since = version(row["iOS since"] if platform == "ios" else row["tvOS since"])
    gone = version(row["iOS deprecated in"])
    return since is not None and since <= LIMIT and not (gone is not None and gone <= LIMIT)


def split(text):
    """Parameters at the top level of a list."""
    parts, depth, current, i = [], 0, "", 0
    while i < len(text):
        if text[i : i + 2] == "->":
            current += "->"
            i += 2
            continue
        depth += (text[i] in "<([{") - (text[i] in ">)]}")
        if text[i] == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += text[i]
        i += 1
    return parts + ([current.strip()] if current.strip() else [])


def declared(row):
    """The row's declaration as Xcode 16 spells it (facts, point 5)."""
    text = row["declaration"].replace("@export(implementation) ", "").strip()
    is_toolbar = re.search(r"Content\s*:\s*\w*ToolbarContent", text)
    builder = "@ToolbarContentBuilder" if is_toolbar else "@ViewBuilder"
    text = text.replace("@ContentBuilder", builder)
    # NB: a row says `some Sequence` where the constraint on its element was dropped from the page.
    text = text.replace("_ phases: some Sequence,", "_ phases: some Sequence<Phase>,")
    return re.sub(r"(\w) : ", r"\1: ", text)


def parameters(text):
    start = text.index("(", re.search(r"func \w+(<[^(]*>)?", text).end() - 0)
    depth = 0
    for end in range(start, len(text)):
        depth += (text[end] == "(") - (text[end] == ")")
        if depth == 0:
            return split(text[start + 1 : end]), text[end + 1 :]
    raise ValueError(text)


def argument(parameter, rest):
    """A parameter as the tree gives it (NODES.md, rules 4 and 5)."""
    plain = re.sub(r"@\w+(\([^)]*\))?\s+", "", parameter)
    label, kind = plain.split(":", 1)
    inner = label.split()[-1]
    kind = kind.split("=")[0].strip()
    if "@ViewBuilder" in parameter:
        return f'"{inner}": ViewArgument({inner}())'
    if re.search(rf"\b{re.escape(kind)}: (Insettable)?Shape\b", rest):
        return f'"{inner}": ShapeArgument({inner})'
    return f'"{inner}": {inner}'


def recorded(symbol, text):
    params, rest = parameters(text)
    noted = ", ".join(argument(p, rest) for p in params) or ":"
    if "AccessibilityAttachmentModifier" in rest:
        return f'ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier("{symbol}", [{noted}]))'
    return f'Recorded(self, "{symbol}", [{noted}])'


def function(row):
    symbol, text = row["symbol"][len("View.") :], declared(row)
    made = body(symbol, text) or recorded(symbol, text)
    # NB: the old overloads of background and overlay give way to the new (the pages do not show it).
    old = "@_disfavoredOverload " if version(row["iOS deprecated in"]) else ""
    return f"  {old}public {text} {{\n    {made}\n  }}\n"


def rows():
    with open(HERE / "facts/api-facts.tsv") as file:
        seen = set()
        for row in csv.DictReader(file, delimiter="\t"):
            symbol = row["symbol"]
            if row["framework"] != "SwiftUI" or row["kind"] != "func":
                continue
            if not symbol.startswith("View.") or symbol[5:] in SKIP:
                continue
            # NB: Foundation on Linux has no LocalizedStringResource.
            if "LocalizedStringResource" in row["declaration"]:
                continue
            if declared(row) not in seen:
                seen.add(declared(row))
                yield row


def file(chosen, condition):
    head = "// Made by generate/modifiers.py from facts/api-facts.tsv.\n// swift-format-ignore-file\nimport Foundation\nimport Observation\n"
    head += "import Symbols\nimport UIKit\nimport UniformTypeIdentifiers\n\n"
    code = "extension View {\n" + "\n".join(function(row) for row in chosen) + "}\n"
    return head + (f"#if {condition}\n{code}#endif\n" if condition else code)


def main():
    both, ios, tvos = [], [], []
    for row in rows():
        on = has(row, "ios"), has(row, "tvos")
        {(True, True): both, (True, False): ios, (False, True): tvos}.get(on, []).append(row)
    files = {
        "Modifiers.swift": file(both, None),
        "Modifiers+iOS.swift": file(ios, "PLATFORM_IOS"),
        "Modifiers+tvOS.swift": file(tvos, "PLATFORM_TVOS"),
    }
    stale = [n for n, text in files.items() if not (OUT / n).exists() or (OUT / n).read_text() != text]
    if "--check" in sys.argv:
        sys.exit(f"not what the rows say: {', '.join(stale)}" if stale else 0)
    for name, text in files.items():
        (OUT / name).write_text(text)
    print(f"{len(both)} modifiers of both platforms, {len(ios)} of iOS, {len(tvos)} of tvOS")


main()
