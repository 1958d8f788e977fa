#!/usr/bin/env python3
"""compare.py GRAPH.json [--used AST.json…]: the shim's public symbols beside the rows of facts/api-facts.tsv.

Prints those whose declaration is no row's (gate B) and those without a row (policy 14). With --used, only what the apps use
(gate U): it fails where one without a row is not in unverified.txt, where a line there is used no more, and above 80 lines.
AST.json: swiftc -dump-ast -Xfrontend -dump-ast-format -Xfrontend json … FILES > AST.json 2>&1
GRAPH.json: swift symbolgraph-extract -module-name SwiftUI -minimum-access-level public …
"""

import collections
import csv
import json
import pathlib
import re
import sys

MOST_UNVERIFIED = 80
HERE = pathlib.Path(__file__).resolve().parent.parent


def normal(text):
    """A declaration without what differs by tool, not by meaning (facts, point 5)."""
    text = re.sub(r"@export\(implementation\)|@frozen|@_alwaysEmitIntoClient|nonisolated\(unsafe\)", "", text)
    text = re.sub(r"@backDeployed\([^)]*\)|@_disfavoredOverload|@_inheritActorContext|\bnonisolated\b", "", text)
    text = re.sub(r"@ContentBuilder|@ToolbarContentBuilder|@SceneBuilder", "@ViewBuilder", text)
    text = text.replace("@MainActor", "").replace("@preconcurrency", "").replace("mutating ", "mutating ")
    text = re.sub(r"\s*:\s*", ": ", text)
    text = re.sub(r"\bstatic var (\w+): (\S+)$", r"static let \1: \2", text.strip())
    return re.sub(r"\s+", " ", text).strip()


def rows():
    found = collections.defaultdict(set)
    with open(HERE / "facts/api-facts.tsv") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["framework"] == "SwiftUI":
                found[row["symbol"]].add(normal(row["declaration"]))
    return found


def used(paths):
    found = set()
    for path in paths:
        found |= {u.split("::")[0] for u in re.findall(r'"decl_usr":"([^"]+)"', open(path).read())}
    return found


def unverified(names):
    with open(HERE / "unverified.txt") as file:
        listed = {line.split("\t")[0] for line in file if line.strip() and not line.startswith("#")}
    wrong = [f"neither a row nor in unverified.txt: {name}" for name in sorted(names - listed)]
    wrong += [f"in unverified.txt but not used without a row: {name}" for name in sorted(listed - names)]
    if len(listed) > MOST_UNVERIFIED:
        wrong.append(f"unverified.txt has {len(listed)} lines")
    if wrong:
        sys.exit("\n".join(wrong))


def main():
    graph = json.load(open(sys.argv[1]))
    only = used(sys.argv[3:]) if "--used" in sys.argv else None
    facts = rows()
    equal, other, none = [], [], []
    for symbol in graph["symbols"]:
        usr = symbol["identifier"]["precise"].split("::")[0]
        if only is not None and usr not in only or "::SYNTHESIZED" in symbol["identifier"]["precise"]:
            continue
        name = ".".join(symbol["pathComponents"])
        text = normal("".join(f["spelling"] for f in symbol["declarationFragments"]))
        if name not in facts:
            none.append((name, text))
        elif text in facts[name]:
            equal.append(name)
        else:
            other.append((name, text, facts[name]))
    for name, text, wanted in sorted(other, key=lambda item: item[0]):
        print(f"DIFFERS {name}\n  is   {text}\n  row  " + "\n  row  ".join(sorted(wanted)))
    for name, text in sorted(none):
        print(f"NO ROW {name}\t{text}")
    if only is not None:
        unverified({name for name, _ in none})
    print(f"{len(equal)} equal a row, {len(other)} differ from their rows, {len(none)} have none")


main()
