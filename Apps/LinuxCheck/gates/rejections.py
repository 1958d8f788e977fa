"""Gate C: what SwiftUI rejects is rejected here, and its twin, one change away, is accepted.

snippets/*.txt hold pairs, one topic to a file: `reject:` and, below it, `accept:`. A file's head says its kind (how a snippet is
wrapped) and its platform. All snippets of a platform are judged in one type check, each in a function or type of its own on one
line, so that an error on that line is its own. Kind `flow` is checked later in the compiler, so it has a call of its own. What no
error answers is tried alone before it is reported, since an error of an earlier phase hides those of a later one.
"""

import dataclasses
import pathlib
import re
import tempfile

import sources
import toolchain

FOLDER = toolchain.HERE / "snippets"
FEWEST = 150
WRAPPED = {
    "view": "@MainActor @ViewBuilder func {name}() -> some View {{ {code} }}",
    "statement": "@MainActor func {name}() {{ {code} }}",
    "free": "func {name}() {{ {code} }}",
    "declaration": "enum {name} {{ {code} }}",
    "flow": "func {name}() async {{ {code} }}",
}
HEAD = "import Foundation\nimport Observation\nimport SwiftUI\nimport UniformTypeIdentifiers\n"


@dataclasses.dataclass(frozen=True)
class Pair:
    topic: str
    number: int
    kind: str
    platform: str
    reject: str
    accept: str

    def line(self, side):
        return WRAPPED[self.kind].format(name=f"snippet{self.number}", code=getattr(self, side))

    def said(self, side):
        return f"{self.topic}, pair {self.number}: {getattr(self, side)}"


def pairs(path):
    """A topic's pairs; a snippet without its twin is a fault of the file."""
    head, found, reject = {"kind": "view", "platform": "ios"}, [], None
    for line in path.read_text().splitlines():
        what, _, rest = line.partition(":")
        rest = rest.strip()
        if line.startswith("#") and what.strip("# ") in head:
            head[what.strip("# ")] = rest
        elif what in ("reject", "accept") and (what == "reject") == (reject is None) and rest:
            if what == "accept":
                found.append(Pair(path.stem, len(found) + 1, head["kind"], head["platform"], reject, rest))
            reject = rest if what == "reject" else None
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"{path.name}: neither reject nor accept in turn: {line}")
    if reject:
        raise ValueError(f"{path.name}: without a twin: {reject}")
    return found


def corpus(folder=FOLDER):
    return [pair for path in sorted(folder.glob("*.txt")) for pair in pairs(path)]


def refused(build, chosen, side, platform):
    """The pairs whose snippet has an error on its own line, with the errors on no snippet's line."""
    mode = "-emit-sil" if chosen[0].kind == "flow" else "-typecheck"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        places, paths = {}, [FOLDER / "prelude.swift"]
        for topic in sorted({pair.topic for pair in chosen}):
            path, text = folder / f"{topic}.swift", HEAD
            for pair in (p for p in chosen if p.topic == topic):
                places[str(path), text.count("\n") + 1] = pair
                # NB: names are private, since topics count from one each.
                text += f"private {pair.line(side)}\n" if pair.kind == "declaration" else f"{private(pair.line(side))}\n"
            path.write_text(text)
            paths.append(path)
        flags = [*sources.app_flags(platform), "-warnings-as-errors", *(["-o", folder / "none.sil"] if mode == "-emit-sil" else [])]
        found = toolchain.errors(build, "Snippets", paths, flags, platform, mode)
    hit = {places[path, line] for path, line, _ in found if (path, line) in places}
    return hit, [f"{pathlib.Path(path).name}:{line}: {text}" for path, line, text in found if (path, line) not in places]


def private(line):
    return re.sub(r"\bfunc snippet", "private func snippet", line, count=1)


def groups(found):
    """Pairs that one compiler call may judge together."""
    made = {}
    for pair in found:
        made.setdefault((pair.platform, pair.kind == "flow"), []).append(pair)
    return made


def judged(build, found):
    faults = []
    for (platform, _), some in groups(found).items():
        hit, stray = refused(build, some, "reject", platform)
        faults += [f"an error outside of all snippets: {line}" for line in stray]
        for pair in [pair for pair in some if pair not in hit]:
            if not refused(build, [pair], "reject", platform)[0]:
                faults.append(f"accepted on {platform}, {pair.said('reject')}")
        hit, stray = refused(build, some, "accept", platform)
        faults += [f"a twin is rejected on {platform}, {pair.said('accept')}" for pair in some if pair in hit]
        faults += [f"an error outside of all twins: {line}" for line in stray]
    return faults


def gate_c(context):
    context.graphs  # makes the module of tvOS
    found = corpus()
    faults = judged(context.build, found)
    if len(found) < FEWEST:
        faults.append(f"{len(found)} pairs, fewer than {FEWEST}")
    tv = sum(pair.platform == "tvos" for pair in found)
    return faults, f"{len(found)} snippets rejected, their twins accepted, {tv} of them on tvOS"
