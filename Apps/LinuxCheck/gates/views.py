"""The gate of the view files: short, without texts, colours or conditions of their own, and every one of them compiled.

- A file has at most 100 lines, a body (function, initialiser, computed property) at most 40.
- No text literal: a literal with letters that is shown, or that is no name. A name is in small letters without spaces (an
  accessibility identifier, a symbol's name); one capital letter behind `letter:` or `case` is a choice's sign in every language.
- No colour but the tokens': no `Color(…)` outside Style/Colours.swift, none of the system's colours. A case of an own type may be called as
  one of those where it is compared (`== .red`, `case .red`).
- No `#if`, no `canImport`, no `#Preview`.
- Each file is a source of a target of this package, the adapters too (Live, Main): those of an app have 600 lines at most.
- The type checker's limit of 100 ms and warnings as errors stand in the manifest.
"""

import collections
import json
import os
import pathlib
import re

import scanning
import sources
import toolchain

MOST_FILE, MOST_BODY, MOST_ADAPTERS = 100, 40, 600
SHOWN = re.compile(
    r"\b(?:Text|Label|Button|Toggle|TextField|SecureField|Section|Picker|Menu|Link|Stepper|LabeledContent|DisclosureGroup|ShareLink|"
    r"navigationTitle|alert|confirmationDialog|accessibilityLabel|accessibilityHint|accessibilityValue|help|badge)"
    r"\(\s*(?:verbatim:\s*)?$")
NAME = re.compile(r"[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*-?")
SIGN = re.compile(r"(?:letter:|\bcase)\s*$")
PALETTE = "red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|gray"
COLOURS = [
    re.compile(r"\bColor\s*\("), re.compile(r"\bUIColor\b"), re.compile(rf"\bColor\.(?:{PALETTE}|white|black|primary|secondary)\b"),
    re.compile(rf"(?<![\w)\]?!>}}])(?<!== )(?<!case )\.(?:{PALETTE})\b"),
    re.compile(r"\b(?:foregroundStyle|fill|tint|background|stroke|strokeBorder|style)\(\s*\.(?:white|black)\b"),
]
BANNED = {
    "#if": re.compile(r"#(?:if|elseif)\b"), "canImport": re.compile(r"\bcanImport\b"),
    "#Preview": re.compile(r"#Preview\b|\bPreviewProvider\b"),
}
FLAGS = ["-warnings-as-errors", "-warn-long-expression-type-checking=100"]


def is_text(before, literal):
    """Whether a literal says something to a person."""
    said = re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "", literal)
    if not any(letter.isalpha() for letter in said):
        return False
    if SHOWN.search(before):
        return True
    if SIGN.search(before) and re.fullmatch(r"[A-Z]", said):
        return False
    return not NAME.fullmatch(said.strip("-")) if said.strip("-") else False


def texts(text):
    """(line, literal) of each text literal; comments hold none."""
    without = re.sub(r"(?m)^\s*//.*$|(?<=\s)//[^\"\n]*$", lambda m: " " * len(m[0]), text)
    found = []
    for match in scanning.LITERAL.finditer(without):
        if is_text(without[max(0, match.start() - 60) : match.start()], match[1]):
            found.append((scanning.line(text, match.start()), match[1]))
    return found


def faults_of(path, text):
    """What is wrong with one file, by its place in the repository."""
    plain = scanning.blanked(text)
    found = []
    if text.count("\n") > MOST_FILE:
        found.append(f"{path}: {text.count(chr(10))} lines, more than {MOST_FILE}")
    for start, end in scanning.bodies(plain):
        lines = plain.count("\n", start, end) - 1
        if lines > MOST_BODY:
            found.append(f"{path}:{scanning.line(plain, start)}: a body of {lines} lines, more than {MOST_BODY}")
    for name, pattern in BANNED.items():
        found += [f"{path}:{scanning.line(plain, m.start())}: {name}" for m in pattern.finditer(plain)]
    if not sources.is_door(path):
        found += [f'{path}:{line}: a text of its own, "{literal}"' for line, literal in texts(text)]
        found += [f"{path}:{line}: a colour of its own, {what}" for line, what in colours(path, plain)]
    return found


def colours(path, plain):
    if pathlib.Path(path).name == "Colours.swift":
        return []
    return [(scanning.line(plain, m.start()), m[0].strip()) for pattern in COLOURS for m in pattern.finditer(plain)]


def adapters(files):
    """The door's files: few lines altogether, those of the TV (its sound) for themselves."""
    lines = collections.Counter()
    for path in files:
        if path.parent.name == "Live":
            lines["TV" if path.parent.parent.name == "TV" else "Host and Common"] += path.read_text().count("\n")
    return [f"adapters of {app} have {n} lines, more than {MOST_ADAPTERS}" for app, n in sorted(lines.items()) if n > MOST_ADAPTERS]


def compiled(build, platforms=sources.APPS.values()):
    """The sources of the apps' targets, as SwiftPM reads the manifest on each platform; links lead to the same files."""
    found = set()
    for platform in platforms:
        call = ["swift", "package", "--package-path", toolchain.CHECK, "--scratch-path", build.out / "manifest", "describe", "--type", "json"]
        told = json.loads(toolchain.must(call, env={**os.environ, "TRIPTO_PLATFORM": platform}).stdout)
        for target in told["targets"]:
            folder = toolchain.CHECK / target["path"]
            found |= {str((folder / name).resolve()) for name in target["sources"]}
    return found


def uncompiled(files, done):
    return [f"{path}: no target compiles it" for path in files if str(path.resolve()) not in done]


def unlimited(manifest):
    return [f"Package.swift: {flag} is gone" for flag in FLAGS if flag not in manifest]


def gate(context):
    files = sources.views()
    faults = adapters(files) + uncompiled(files, compiled(context.build))
    faults += unlimited((toolchain.CHECK / "Package.swift").read_text())
    for path in files:
        faults += faults_of(path.relative_to(toolchain.ROOT), path.read_text())
    door = sum(sources.is_door(path) for path in files)
    return faults, f"{len(files)} files, {len(files) - door} compiled, {door} behind the door"
