"""A project under construction: its objects by id, with the comment that stands behind each."""

import hashlib

from xcode_description import APPS, CONFIGURATIONS, PACKAGE, PROJECT


def identity(*path: str) -> str:
    """The same 24 hex digits for the same thing, in every run and on every machine."""
    return hashlib.sha256("/".join((PROJECT, *path)).encode()).hexdigest()[:24].upper()


class Project:
    """objects: by id. comments: what Xcode writes behind an id."""

    def __init__(self):
        self.objects: dict = {}
        self.comments: dict = {}
        self.root = identity("project")
        self.package = identity("package", PACKAGE)
        # Files that stand for themselves in the main group.
        self.files: list = []
        self.folders = sorted({folder for app in APPS for folder in app.folders})

    def add(self, isa: str, path: tuple, comment: str, /, **fields) -> str:
        key = identity(*path)
        assert key not in self.objects, f"two objects have the id of {path}"
        self.objects[key] = {"isa": isa, **fields}
        self.comments[key] = comment
        return key

    def configurations(self, owner: str, kind: str, settings: dict) -> str:
        """settings: by configuration."""
        made = [
            self.add(
                "XCBuildConfiguration", (kind, owner, name), name,
                buildSettings=dict(sorted(settings[name].items())), name=name)
            for name in CONFIGURATIONS
        ]
        return self.add(
            "XCConfigurationList", (kind, owner, "configurations"),
            f'Build configuration list for {kind} "{owner}"',
            buildConfigurations=made, defaultConfigurationIsVisible=0, defaultConfigurationName="Release")
