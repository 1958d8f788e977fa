"""What a release is made of besides our own code: packages of Swift, packages of the pages, libraries, data."""

import json
import os
import pathlib
import re
import subprocess
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
# NB: a build elsewhere (TRIPTO_BUILT) may be looked at from this checkout.
BUILT = pathlib.Path(os.environ.get("TRIPTO_BUILT", ROOT))
LICENCES = [
    ("Apache-2.0", r"Apache License\s+Version 2\.0"),
    ("MIT", r"MIT License|Permission is hereby granted, free of charge"),
    ("ISC", r"Permission to use, copy, modify, and(?:/or)? distribute this software"),
]
# The packages that end up in the pages; the rest of Web/node_modules builds them.
PAGES = ["react", "react-dom", "scheduler", "loose-envify", "js-tokens", "canvas-confetti", "qrcode-generator"]


@dataclass(frozen=True)
class Component:
    name: str
    version: str
    licence: str
    purl: str
    folder: pathlib.Path
    address: str = ""
    revision: str = ""


class Unknown(Exception):
    """Something that is carried cannot be told."""


def licence_of(folder: pathlib.Path) -> str:
    texts = [each for each in sorted(folder.iterdir()) if each.name.upper().startswith("LICEN")]
    found = [name for text in texts[:1] for name, sign in LICENCES
             if re.search(sign, text.read_text(errors="replace"))]
    if not found:
        raise Unknown(f"{folder} has no licence that is known here")
    return found[0]


def packages_of_the_program() -> list[Component]:
    """Those that SwiftPM has resolved; each release is built from exactly these."""
    resolved = BUILT / "Package.resolved"
    if not resolved.exists():
        raise Unknown("Package.resolved is missing: swift package resolve")
    pins = json.loads(resolved.read_text())["pins"]
    return [_package(pin["location"], pin["state"]) for pin in sorted(pins, key=lambda pin: pin["identity"])]


def _package(location: str, state: dict[str, str]) -> Component:
    place = re.fullmatch(r"https://(.+?)(?:\.git)?", location)[1]
    name = place.rsplit("/", 1)[1]
    folder = BUILT / ".build/checkouts" / name
    return Component(name, state["version"], licence_of(folder), f"pkg:swift/{place}@{state['version']}", folder,
                     f"https://{place}", state["revision"])


def swift() -> Component:
    """The compiler's own libraries, Foundation with ICU among them, which a program on Linux carries."""
    told = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    version = re.search(r"Swift version ([\d.]+)", told["compilerVersion"])[1]
    folder = pathlib.Path(told["paths"]["runtimeResourcePath"]).parents[1] / "share/swift"
    return Component("swift", version, licence_of(folder), f"pkg:github/swiftlang/swift@swift-{version}-RELEASE", folder,
                     "https://www.swift.org")


def packages_of_the_pages() -> list[Component]:
    modules = BUILT / "Web/node_modules"
    found = [_module(modules / name) for name in PAGES if (modules / name).is_dir()]
    wanted = json.loads((ROOT / "Web/package.json").read_text())["dependencies"]
    if missing := set(wanted) - {each.name for each in found}:
        raise Unknown(f"Web/node_modules has no {', '.join(sorted(missing))}: make web")
    return found


def _module(folder: pathlib.Path) -> Component:
    told = json.loads((folder / "package.json").read_text())
    name, version = told["name"], told["version"]
    return Component(name, version, told["license"], f"pkg:npm/{name}@{version}", folder, told.get("homepage", ""))
