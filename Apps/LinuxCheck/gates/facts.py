"""Apple's facts (facts/*.tsv) and the lists of what is known to have none, each line with its reason."""

import collections
import csv
import re

from toolchain import CHECK, HERE

LIMIT = (17, 0)


def api():
    with open(CHECK / "facts/api-facts.tsv") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def by_name(rows, framework="SwiftUI"):
    found = collections.defaultdict(list)
    for row in rows:
        if row["framework"] == framework:
            found[row["symbol"]].append(row)
    return found


def conformances():
    """Type by type, what its page says that it conforms to."""
    with open(CHECK / "facts/conformances.tsv") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return {row["type"]: {name.strip() for name in row["conforms to"].split(",")} for row in rows}


def conforming():
    """Protocol by protocol, what its page says: what it inherits from, and what conforms to it or inherits from it."""
    def names(cell):
        return set() if cell == "-" else {name.strip() for name in cell.split(",")}
    with open(CHECK / "facts/conforming.tsv") as file:
        return {row["protocol"]: (names(row["inherits from"]), names(row["inherited by"]) | names(row["conforming types"]))
                for row in csv.DictReader(file, delimiter="\t")}


def listed(name, parts, folder=HERE / "lists"):
    """A list's lines, divided by tabs; a line without all of its parts, a reason above all, is a fault."""
    found = []
    for line in (folder / name).read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) != parts or not all(cells):
            raise ValueError(f"{name}: not {parts} parts divided by tabs: {line}")
        found.append(cells)
    return found


def version(text):
    """(17, 0) of "17.0"; None where the page says nothing or that the platform lacks it."""
    parts = re.fullmatch(r"(\d+)(?:\.(\d+))?(?:\.\d+)?", text.strip())
    return (int(parts[1]), int(parts[2] or 0)) if parts else None


def normal(text):
    """A declaration without what differs by tool, not by meaning (facts, point 5)."""
    text = re.sub(r"@export\(implementation\)|@frozen|@_alwaysEmitIntoClient|nonisolated\(unsafe\)", "", text)
    text = re.sub(r"@backDeployed\([^)]*\)|@_disfavoredOverload|@_inheritActorContext|\bnonisolated\b", "", text)
    text = re.sub(r"@ContentBuilder|@ToolbarContentBuilder|@SceneBuilder", "@ViewBuilder", text)
    text = re.sub(r"@MainActor|@preconcurrency|\boverride\b", "", text)
    text = re.sub(r"\s*:\s*", ": ", text)
    text = re.sub(r"\bstatic var (\w+): (\S+)$", r"static let \1: \2", text.strip())
    text = re.sub(r"^var (\w+): (\S+)$", r"var \1: \2 { get set }", re.sub(r"\s+", " ", text).strip())
    return re.sub(r"\s+", " ", text).strip()
