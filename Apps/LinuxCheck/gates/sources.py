"""Which files the gates look at: the apps', by their links, and the Kit's."""

import os
import pathlib

import toolchain

APPS = {"HostApp": "ios", "TVApp": "tvos"}
# The door to Apple's own frameworks, which Linux lacks: these folders are no part of the apps' targets here.
DOOR = ("Main", "Live")
# The Kit's modules, each behind those that it needs.
KIT = ("TriptoKernel", "TriptoWire", "TriptoClient", "TriptoDesign", "TriptoScreens", "TriptoDesk", "TriptoTVScreens",
       "TriptoHostCards", "TriptoHostScreens")
KIT_SOURCES = toolchain.ROOT / "Kit/Sources"


def swift_files(folder):
    """All of a folder's files, through links too, by their places in that folder."""
    found = []
    for path, _, names in os.walk(folder, followlinks=True):
        found += [pathlib.Path(path) / name for name in names if name.endswith(".swift")]
    return sorted(found)


def is_door(path):
    return any(part in DOOR for part in pathlib.Path(path).parts[-2:-1])


def apps():
    """The apps that are linked here: their name, platform and files."""
    for name, platform in APPS.items():
        folder = toolchain.CHECK / "Sources" / name
        if folder.exists():
            yield name, platform, [path for path in swift_files(folder) if not is_door(path)]


def app_flags(platform):
    platform = f"PLATFORM_{platform.upper()}"
    return ["-swift-version", "6", "-package-name", "linuxcheck", "-D", platform, "-enable-upcoming-feature", "ExistentialAny"]


def kit_flags():
    return ["-swift-version", "6", "-package-name", "kit", *toolchain.features()]


def views(root=toolchain.ROOT):
    """The apps' files as they stand in the repository."""
    return swift_files(root / "Apps/Host") + swift_files(root / "Apps/Common") + swift_files(root / "Apps/TV")
