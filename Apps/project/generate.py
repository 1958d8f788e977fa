#!/usr/bin/env python3
"""Writes Apps/Tripto.xcodeproj and the colours of its asset catalogues.

    python3 Apps/project/generate.py            write
    python3 Apps/project/generate.py --check    say what is not as it would be written; 1 when there is any
"""

import sys
from pathlib import Path

from xcode_colours import COLOURS, colour_set
from xcode_description import APPS, PROJECT
from xcode_objects import make
from xcode_plist import Writer
from xcode_scheme import scheme

APPS_FOLDER = Path(__file__).resolve().parents[1]
WORKSPACE = """<?xml version="1.0" encoding="UTF-8"?>
<Workspace
   version = "1.0">
   <FileRef
      location = "self:">
   </FileRef>
</Workspace>
"""


def files() -> dict:
    """The text of every file that is generated, by its path in Apps."""
    project = make()
    folder = f"{PROJECT}.xcodeproj"
    made = {
        f"{folder}/project.pbxproj": Writer(project.comments).project(project.objects, project.root),
        f"{folder}/project.xcworkspace/contents.xcworkspacedata": WORKSPACE,
    }
    for app in APPS:
        made[f"{folder}/xcshareddata/xcschemes/{app.name}.xcscheme"] = scheme(app)
        assets = Path(app.info_plist).parent / "Assets.xcassets"
        for name, token in COLOURS.items():
            made[f"{assets}/{name}.colorset/Contents.json"] = colour_set(token)
    return made


def main(arguments: list) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    stale = 0
    for name, text in files().items():
        path = APPS_FOLDER / name
        if path.exists() and path.read_text() == text:
            continue
        if arguments:
            print(f"Apps/{name}: not as generated; run Apps/project/generate.py", file=sys.stderr)
            stale = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
