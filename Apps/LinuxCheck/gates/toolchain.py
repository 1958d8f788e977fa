"""Swift's tools as the gates call them: symbol graphs, syntax trees, type checks, demangled names. What they make lies in .build/gates."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
CHECK = HERE.parent
ROOT = CHECK.parents[1]
TARGET = "x86_64-unknown-linux-gnu"
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


class ToolError(Exception):
    """A tool that should have succeeded did not: a gate says so and never passes."""


def run(arguments, **options):
    return subprocess.run([str(a) for a in arguments], capture_output=True, text=True, **options)


def must(arguments, **options):
    done = run(arguments, **options)
    if done.returncode:
        raise ToolError(f"{' '.join(map(str, arguments))[:300]}\n{(done.stderr or done.stdout)[-2000:]}")
    return done


class Build:
    """The build that `make apps` has made, and a folder for what the gates add to it."""

    def __init__(self, scratch=None):
        self.scratch = pathlib.Path(scratch or os.environ.get("TRIPTO_APPS_BUILD", CHECK / ".build"))
        self.debug = self.scratch / "debug"
        self.modules = pathlib.Path(os.environ.get("TRIPTO_APPS_MODULES", self.debug / "Modules"))
        self.out = self.scratch / "gates"
        self.out.mkdir(parents=True, exist_ok=True)

    def search(self, platform="ios"):
        """Where modules are looked for: those of tvOS hide those of the build."""
        extra = ["-I", self.out / "tvos"] if platform == "tvos" else []
        return [*extra, "-I", self.modules, "-I", self.out / "modules"]


def graph(build, module, level="public", platform="ios"):
    """A module's symbol graph, without members that Swift copies from protocols."""
    folder = build.out / f"graph-{platform}-{level}"
    folder.mkdir(exist_ok=True)
    must(["swift", "symbolgraph-extract", "-skip-synthesized-members", "-module-name", module, "-target", TARGET,
          *build.search(platform), "-output-dir", folder, "-minimum-access-level", level])
    return merged(folder, module)


def merged(folder, module):
    """A module's own symbols and those it adds to other modules, which lie in files of their own."""
    whole = {"symbols": [], "relationships": []}
    for path in [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]:
        if path.exists():
            part = json.loads(path.read_text())
            for key in whole:
                whole[key] += part[key]
    if not whole["symbols"]:
        raise ToolError(f"no symbols of {module} in {folder}")
    return whole


def emit_module(build, module, sources, folder, flags=()):
    """A module without bodies: enough to type-check against, and made in seconds."""
    folder.mkdir(parents=True, exist_ok=True)
    must(["swiftc", "-emit-module", "-wmo", "-module-name", module, "-o", folder / f"{module}.swiftmodule", "-I", folder,
          *build.search(), "-Xfrontend", "-experimental-skip-all-function-bodies", "-suppress-warnings", *flags, *sources])


def syntax_tree(build, module, sources, flags=(), platform="ios"):
    """The type-checked tree as JSON text, the trees of all files one behind the other. NB: of many files it comes on stderr."""
    call = ["swiftc", "-dump-ast", "-wmo", "-module-name", module, *build.search(platform), *flags,
            "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", *sources]
    done = subprocess.run([str(a) for a in call], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = done.stdout.decode()
    if done.returncode:
        raise ToolError("\n".join(line for line in text.splitlines() if "error:" in line[:400])[:2000] or text[-2000:])
    return text


ERROR = re.compile(r"^(/?[^:\n]+\.swift):(\d+):(\d+): error: (.*)$", re.M)


def errors(build, module, sources, flags=(), platform="ios", mode="-typecheck"):
    """The errors of one type check: file, line, message."""
    done = run(["swiftc", mode, "-wmo", "-module-name", module, *build.search(platform), *flags, *sources])
    found = [(path, int(line), message) for path, line, _, message in ERROR.findall(done.stderr)]
    if done.returncode and not found:
        raise ToolError(done.stderr[-3000:])
    return found


def demangled(names):
    """Names by their mangled ones, in one call."""
    if not names:
        return {}
    done = must(["swift", "demangle", "--compact"], input="\n".join(names) + "\n")
    return dict(zip(names, done.stdout.splitlines(), strict=True))


def features():
    return [part for feature in FEATURES for part in ("-enable-upcoming-feature", feature)]
