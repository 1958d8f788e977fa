"""Reads the committed project for its tests, by `plutil`, which comes with Swift."""

import json
import pathlib
import re
import subprocess

APPS = pathlib.Path(__file__).resolve().parents[1]
PROJECT = APPS / "Tripto.xcodeproj"
PBXPROJ = PROJECT / "project.pbxproj"
IDENTITY = re.compile(r"[0-9A-F]{24}")


def plutil(*arguments) -> subprocess.CompletedProcess:
    return subprocess.run(["plutil", *map(str, arguments)], capture_output=True, text=True, check=False)


def project(path: pathlib.Path = PBXPROJ) -> dict:
    read = plutil("-convert", "json", "-o", "-", path)
    assert read.returncode == 0, read.stdout + read.stderr
    return json.loads(read.stdout)


def references(value) -> set:
    """Every id that is named in a value, as a key too."""
    if isinstance(value, dict):
        return set().union(*(references(key) | references(part) for key, part in value.items()), set())
    if isinstance(value, list):
        return set().union(*map(references, value), set())
    return {value} if IDENTITY.fullmatch(str(value)) else set()


def unresolved(tree: dict) -> set:
    objects = tree["objects"]
    named = references(list(objects.values())) | {tree["rootObject"]}
    return named - set(objects)


def orphans(tree: dict) -> set:
    """Objects that cannot be reached from the root."""
    objects, reached, ahead = tree["objects"], set(), {tree["rootObject"]}
    while ahead:
        key = ahead.pop()
        if key in reached or key not in objects:
            continue
        reached.add(key)
        ahead |= references(objects[key])
    return set(objects) - reached


def kind(tree: dict, isa: str) -> list:
    return [fields for fields in tree["objects"].values() if fields["isa"] == isa]


def settings(tree: dict, name: str, owner: str) -> dict:
    """Of one configuration of a target, with those of the project under them."""
    objects = tree["objects"]
    targets = {target["name"]: target for target in kind(tree, "PBXNativeTarget")}
    found: dict = {}
    for holder in (objects[tree["rootObject"]], targets[owner]):
        listed = objects[holder["buildConfigurationList"]]["buildConfigurations"]
        for key in listed:
            if objects[key]["name"] == name:
                found |= objects[key]["buildSettings"]
    return found
