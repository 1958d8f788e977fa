"""The screens of the host's app, drawn on Linux (Apps/LinuxCheck), beside the page's."""

import os
import pathlib
import re
import subprocess

from kit.server import ROOT

NAME = re.compile(r"(?P<scene>[a-z0-9-]+)\.(?P<lang>[a-z]+)\.(?P<size>\d+x\d+)(?P<large>-AX5)?\.svg")

# The page's moment that shows the same as a scene; other scenes have moments of their own.
MOMENTS = {
    "join": "01-join-sheet", "join-full": "01-join-sheet-full", "join-wrong": "01-unknown-code",
    "lobby-more": "04-more", "content": "04-content", "content-names": "04-content-shown",
    "preview-veiled": "04-preview-veiled", "preview": "04-preview", "player": "04-player-menu",
    "lobby-code": "04-share-code", "lobby-locked": "04-locked", "lobby-full": "04-twenty-players",
    "paused": "08-paused", "reveal-question": "08-reveal-now", "end-question": "08-end-game",
    "clue-full": "12-twenty-players", "scoreboard": "15-scoreboard", "finale-podium": "21-podium",
    "reconnecting": "32-reconnecting", "closed-elsewhere": "33-open-elsewhere",
    "connecting": "34-connecting",
}


def draw(folder: pathlib.Path) -> None:
    """Has every scene drawn into the folder, `<scene>.<language>.<size>.svg`."""
    package = ["swift", "test", "--package-path", "Apps/LinuxCheck", "--filter", "HostScreensDrawn.PictureTests"]
    subprocess.run(package, cwd=ROOT, check=True, env=os.environ | {"TRIPTO_PICTURES": str(folder)},
                   stdout=subprocess.DEVNULL)


def pictures(folder: pathlib.Path) -> list[dict]:
    """What the gallery's page has to know of them."""
    return [picture(found, folder.name) for path in sorted(folder.glob("*.svg"))
            if (found := NAME.fullmatch(path.name))]


def picture(found: re.Match[str], folder: str) -> dict:
    scene, size = found["scene"], found["size"].replace("x", "×")
    moment = MOMENTS.get(scene, f"app-{scene}")
    title = re.sub(r"^(\d+|app)-", "", moment).replace("-", " ")
    return {"file": f"{folder}/{found.string}", "moment": moment, "title": title, "surface": "app",
            "lang": found["lang"], "phase": "app", "size": f"{size} AX5" if found["large"] else size}
