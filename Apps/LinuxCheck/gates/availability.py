"""Gate E: nothing newer than iOS and tvOS 17.0 of the standard library, Observation, Concurrency or Foundation.

Linux checks no such versions, but its modules carry Apple's in their symbol graphs, and the index and the type-checked tree name what
is used. What has no version there stands in lists/foreign.txt, each with the version of Apple's page or, at most 30 times, another reason.
"""

import dataclasses
import json
import re

import facts
import shim
import toolchain

STDLIB = ("Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization")
FOUNDATION = ("FoundationEssentials", "FoundationInternationalization", "Foundation")
PLATFORMS = ("iOS", "tvOS")
MOST_FOREIGN = 30
NEVER = (999, 0)
USED = re.compile(r'"decl_usr":"([^"]+)"')


@dataclasses.dataclass
class Versions:
    """What the symbol graphs say of each identifier."""

    names: dict = dataclasses.field(default_factory=dict)
    since: dict = dataclasses.field(default_factory=dict)
    parent: dict = dataclasses.field(default_factory=dict)
    module: dict = dataclasses.field(default_factory=dict)
    twins: dict = dataclasses.field(default_factory=dict)
    twin_of: dict = dataclasses.field(default_factory=dict)

    def add(self, module, graph):
        for symbol in graph["symbols"]:
            usr = shim.bare(symbol["identifier"]["precise"])
            self.names[usr] = ".".join(symbol["pathComponents"])
            self.module[usr] = module
            self.twin_of[usr] = key(symbol)
            for twin in {key(symbol), self.names[usr]} if self.names[usr].endswith(".next()") else {key(symbol)}:
                self.twins.setdefault(twin, []).append(usr)
            for fact in symbol.get("availability", []):
                if fact.get("domain") in PLATFORMS:
                    self.since[usr] = max(self.since.get(usr, (0, 0)), introduced(fact))
        for relation in graph["relationships"]:
            if relation["kind"] == "memberOf":
                self.parent[shim.bare(relation["source"])] = shim.bare(relation["target"])

    def needed(self, usr):
        """The newest of a symbol's own version and those of what it is part of; None where none of them has one."""
        most, seen = None, set()
        while usr and usr not in seen:
            seen.add(usr)
            most = max(filter(None, (most, self.since.get(usr))), default=None)
            usr = self.parent.get(usr)
        return most

    def is_newer(self, usr):
        """Whether no declaration of the same name and text is there at 17.0.

        NB: `FixedWidthInteger.&*` is a requirement since 18.0, and older in an extension, which Apple's compiler then takes.
        As it takes `next()` in a `for await` where `next(isolation:)` is too new."""
        own = self.twin_of.get(usr, "")
        twins = [usr, *self.twins.get(own, []), *self.twins.get(own.partition(" ")[0].replace("next(isolation:)", "next()"), [])]
        return all((self.needed(twin) or (0, 0)) > facts.LIMIT for twin in twins)


def key(symbol):
    return ".".join(symbol["pathComponents"]) + " " + "".join(part["spelling"] for part in symbol["declarationFragments"])


def introduced(fact):
    if fact.get("isUnconditionallyUnavailable"):
        return NEVER
    version = fact.get("introduced")
    return (version["major"], version.get("minor", 0)) if version else (0, 0)


def versions(build):
    """NB: the toolchain's graphs change with the toolchain only, so they are kept."""
    mark = toolchain.must(["swiftc", "--version"]).stdout.split("\n")[0]
    kept = build.out / "versions.json"
    if kept.exists():
        saved = json.loads(kept.read_text())
        if saved.pop("mark") == mark:
            saved["since"] = {usr: tuple(version) for usr, version in saved["since"].items()}
            return Versions(**saved)
    made = Versions()
    for module in (*STDLIB, *FOUNDATION):
        made.add(module, toolchain.graph(build, module))
    kept.write_text(json.dumps({"mark": mark, **dataclasses.asdict(made)}))
    return made


def used(tree):
    return {shim.bare(usr) for usr in USED.findall(tree)}


def newer(usrs, known):
    found = [(known.needed(u), known.names[u]) for u in usrs if u in known.names and known.is_newer(u)]
    return [f"{name}: {'not on iOS or tvOS' if v == NEVER else 'iOS/tvOS %d.%d' % v}" for v, name in sorted(found)]


def foreign(usrs, known):
    """Used symbols of Foundation, and C's, without a version. NB: the standard library gives one to all that came after Swift 5.0."""
    loose = {u for u in usrs if known.module.get(u) in FOUNDATION and known.needed(u) is None}
    # A type is there where its members are.
    loose -= {known.parent.get(usr) for usr in loose}
    return {known.names[usr] for usr in loose} | {u.rpartition("@")[2] for u in usrs if u.startswith("c:") and not u.startswith("c:@M@")}


def unread(listed):
    """The names whose version no page of Apple's says."""
    return [name for name, _, how in listed if "https://developer.apple.com/" not in how]


def gate_e(context):
    usrs, known = context.all_used, context.versions
    faults = [f"{where}: {line}" for where, some in sorted(context.used.items()) for line in newer(some, known)]
    lines = facts.listed("foreign.txt", 3)
    listed = {name: facts.version(since) for name, since, _ in lines}
    loose = foreign(usrs, known)
    faults += [f"without a version here and not in lists/foreign.txt: {name}" for name in sorted(loose - listed.keys())]
    if context.trees:
        faults += [f"lists/foreign.txt: {name} is used no more" for name in sorted(listed.keys() - loose)]
    faults += [f"lists/foreign.txt: {name} is newer than 17.0" for name, v in sorted(listed.items()) if not v or v > facts.LIMIT]
    if len(unread(lines)) > MOST_FOREIGN:
        faults.append(f"lists/foreign.txt has {len(unread(lines))} lines without Apple's page, more than {MOST_FOREIGN}")
    looked = len([u for u in usrs if u in known.names])
    return faults, f"{looked} symbols of Swift's own modules used in {len(context.used)} modules, {len(loose)} without a version"
