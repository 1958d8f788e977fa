"""What several gates need, made once and only when one asks for it."""

import concurrent.futures
import functools

import availability
import facts
import index
import shim
import sources
import toolchain


class Context:
    def __init__(self, build, trees=True):
        self.build = build
        # Whether what the compiler writes itself is looked at too: only its trees name it, and they take ten times as long.
        self.trees = trees

    @functools.cached_property
    def rows(self):
        return facts.by_name(facts.api())

    @functools.cached_property
    def graphs(self):
        return shim.graphs(self.build)

    @functools.cached_property
    def symbols(self):
        """The shim's public symbols of both platforms."""
        found = {}
        for graph in self.graphs.values():
            found.update({(s.usr, s.text): s for s in shim.symbols(graph)})
        return list(found.values())

    @functools.cached_property
    def compared(self):
        """Symbols and rows of each module here that has rows: those below SwiftUI are the same on both platforms."""
        rows = facts.api()
        below = [(shim.symbols(toolchain.graph(self.build, name)), facts.by_name(rows, name)) for name in shim.BELOW]
        return [(self.symbols, self.rows), *below]

    @functools.cached_property
    def conformances(self):
        return set().union(*(shim.conformances(graph) for graph in self.graphs.values()))

    @functools.cached_property
    def versions(self):
        return availability.versions(self.build)

    @functools.cached_property
    def used(self):
        """Module by module, the identifiers that the apps and the Kit use. Two trees at a time, as there are cores."""
        self.make_missing()
        todo = [(name, files, sources.app_flags(platform), platform) for name, platform, files in sources.apps()]
        todo += [(name, sources.swift_files(sources.KIT_SOURCES / name), sources.kit_flags(), "ios") for name in sources.KIT]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            return dict(pool.map(lambda work: (work[0], self.used_by(*work)), todo))

    def used_by(self, name, files, flags, platform="ios"):
        found = {shim.bare(usr) for usr in index.used(self.build, name, files, flags, platform)}
        if self.trees:
            found |= availability.used(toolchain.syntax_tree(self.build, name, files, flags, platform))
        return found

    def make_missing(self):
        """The shim of tvOS, and modules of the Kit that this build had no need of."""
        shim.make_tvos(self.build)
        for name in sources.KIT:
            if not (self.build.modules / f"{name}.swiftmodule").exists():
                files = sources.swift_files(sources.KIT_SOURCES / name)
                toolchain.emit_module(self.build, name, files, self.build.out / "modules", sources.kit_flags())

    @functools.cached_property
    def all_used(self):
        return set().union(*self.used.values())
