"""The shim's public symbols as the gates look at them."""

import dataclasses

import facts
import toolchain


# Modules beside SwiftUI that carry Apple's names and have rows.
BELOW = ("Accessibility", "UIKit")


@dataclasses.dataclass(frozen=True)
class Symbol:
    name: str
    usr: str
    kind: str
    text: str


def bare(usr):
    return usr.split("::")[0]


def symbols(graph):
    found = []
    for symbol in graph["symbols"]:
        text = facts.normal("".join(part["spelling"] for part in symbol["declarationFragments"]))
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        found.append(Symbol(".".join(symbol["pathComponents"]), bare(symbol["identifier"]["precise"]), kind, text))
    return found


def conformances(graph):
    """(type, protocol) for each conformance of a type of the module."""
    names = {bare(s["identifier"]["precise"]): ".".join(s["pathComponents"]) for s in graph["symbols"]}
    found = set()
    for relation in graph["relationships"]:
        source = bare(relation["source"])
        if relation["kind"] == "conformsTo" and source in names:
            target = names.get(bare(relation["target"])) or relation.get("targetFallback", relation["target"])
            found.add((names[source], target.split(".")[-1] if target.startswith("Swift.") else target))
    return found


def graphs(build):
    """Both platforms' graphs: a symbol of tvOS alone is compared too."""
    make_tvos(build)
    return {platform: toolchain.graph(build, "SwiftUI", platform=platform) for platform in ("ios", "tvos")}


def make_tvos(build):
    """NB: the modules below SwiftUI are the same on both platforms, so the build's own serve here too."""
    sources = sorted((toolchain.CHECK / "Sources/SwiftUI").rglob("*.swift"))
    made = build.out / "tvos/SwiftUI.swiftmodule"
    newest = max(path.stat().st_mtime for path in [*sources, build.modules / "UIKit.swiftmodule"])
    if not made.exists() or made.stat().st_mtime < newest:
        toolchain.emit_module(build, "SwiftUI", sources, made.parent, ["-D", "PLATFORM_TVOS", "-swift-version", "5"])
