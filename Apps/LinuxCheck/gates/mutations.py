"""The gate of mutations: the compiler refuses every mutated call of the host's views (mutants.py says which and which not).

One type check judges many: at most one in each body, whose errors must lie in that body. What is not refused is tried once more
with the others of its kind, then alone, since an error hides another that comes of what the first one spoilt. If an error lies
in a body that nothing changed, only errors on the lines of the calls themselves count.
"""

import pathlib
import random
import tempfile

import legal
import mutants
import scanning
import sources
import toolchain

MODULES = (
    "SwiftUI", "TriptoClient", "TriptoDesign", "TriptoKernel", "TriptoScreens", "TriptoWire", "TriptoHostCards", "TriptoHostScreens",
    "Swift", "FoundationEssentials", "Foundation",
)
# Mutants that alone are too many for a gate: then something else is wrong, and it is said.
MOST_ALONE = 12


class Bench:
    """The app's files, and what a type check says of them when some are changed."""

    def __init__(self, build, files, flags):
        self.build, self.flags = build, flags
        self.files = {str(path): path.read_text() for path in files}

    def errors(self, chosen):
        """The errors with these mutants in place: (path, line)."""
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "MutatedValue.swift").write_text(mutants.DECLARED)
            paths, back = [folder / "MutatedValue.swift"], {}
            for path, text in self.files.items():
                mine = sorted((m for m in chosen if m.path == path), key=lambda m: -m.start)
                if not mine:
                    paths.append(path)
                    continue
                for mutant in mine:
                    text = mutant.applied(text)
                copy = folder / pathlib.Path(path).name
                copy.write_text(text)
                paths.append(copy)
                back[str(copy)] = path
            found = toolchain.errors(self.build, "HostApp", paths, self.flags)
        return [(back.get(path, path), line, message) for path, line, message in found]

    def survivors(self, chosen):
        """Those of at most one mutant in each body that no error answers."""
        found = self.errors(chosen)
        lines = {path: self.body_lines(path, chosen) for path in {m.path for m in chosen}}
        strays = [(p, n) for p, n, _ in found if not any(a <= n <= b for a, b in lines.get(p, []))]
        return [m for m in chosen if not self.is_answered(m, found, bool(strays))]

    def body_lines(self, path, chosen):
        return [self.lines(m.path, m.body) for m in chosen if m.path == path]

    def lines(self, path, body):
        text = self.files[path]
        return scanning.line(text, body[0]), scanning.line(text, body[1])

    def is_answered(self, mutant, found, has_strays):
        first, last = mutant.lines if has_strays else self.lines(mutant.path, mutant.body)
        return any(path == mutant.path and first <= line <= last for path, line, _ in found)


def rounds(chosen):
    """Mutants in rounds, each with at most one in a body."""
    made = []
    for mutant in chosen:
        key = (mutant.path, mutant.body)
        room = next((r for r in made if key not in r), None)
        if room is None:
            made.append(room := {})
        room[key] = mutant
    return [list(room.values()) for room in made]


def judged(bench, chosen):
    """The mutants that the compiler accepts, each proved alone; and how often it was asked."""
    left, asked = [], 0
    for some in rounds(chosen):
        left += bench.survivors(some)
        asked += 1
    if left:
        again = [bench.survivors(some) for some in rounds(left)]
        left, asked = [m for some in again for m in some], asked + len(again)
    if len(left) > MOST_ALONE:
        raise toolchain.ToolError(f"{len(left)} mutants are not refused, such as\n" + "\n".join(m.said() for m in left[:20]))
    return [m for m in left if not bench.errors([m])], asked + len(left)


def every(files, known):
    """All mutants of the files, legal ones left out by rule, the others by place."""
    found = [m for path in files for m in mutants.of_file(str(path), path.read_text())]
    kept = [m for m in found if not legal.is_legal(m, known)]
    return kept, len(found) - len(kept)


def sample(found, count, seed):
    """A seeded choice; as many bodies as can be come first, so that few type checks judge it."""
    shuffled = sorted(found, key=lambda m: (m.path, m.start, m.kind))
    random.Random(seed).shuffle(shuffled)
    if count == "all":
        return shuffled
    ordered = [m for some in rounds(shuffled) for m in some]
    return ordered[: int(count)]


def known_declarations(build):
    graphs = [toolchain.graph(build, name, "public") for name in MODULES]
    return legal.declarations([*graphs, toolchain.graph(build, "HostApp", "private")])


def gate(context):
    _, platform, files = next(app for app in sources.apps() if app[0] == "HostApp")
    views = [path for path in files if "/HostApp/Host/" in str(path)]
    found, legal = every(views, known_declarations(context.build))
    chosen = sample(found, context.mutations, context.seed)
    accepted, asked = judged(Bench(context.build, files, sources.app_flags(platform)), chosen)
    faults = [f"accepted: {mutant.said()}" for mutant in accepted]
    if not chosen:
        faults.append("nothing was mutated")
    return faults, f"{len(chosen)} of {len(found)} mutated calls, {asked} type checks; {legal} left out by rule"
