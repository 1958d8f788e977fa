"""The screens of the host's app, drawn on Linux (Apps/LinuxCheck), beside the page's."""

import os
import pathlib
import re
import subprocess

from kit.server import ROOT

NAME = re.compile(r"(?P<scene>[a-z0-9-]+)\.(?P<lang>[a-z]+)\.(?P<size>\d+x\d+)(?P<large>-AX5)?(?P<whole>\.whole)?\.svg")

# The page's moment that shows the same as a scene; other scenes have moments of their own.
MOMENTS = {
    "join": "01-join-sheet", "join-full": "01-join-sheet-full", "join-wrong": "01-unknown-code",
    "lobby-more": "04-more", "content": "04-content", "content-names": "04-content-shown",
    "preview-veiled": "04-preview-veiled", "preview": "04-preview", "player": "04-player-menu",
    "lobby-code": "04-share-code", "lobby-locked": "04-locked", "lobby-full": "04-twenty-players",
    "paused": "08-paused", "reveal-question": "08-reveal-now", "end-question": "08-end-game",
    "clue-full": "06-twenty-players", "scoreboard": "15-scoreboard", "finale-podium": "21-podium",
    "reconnecting": "32-reconnecting", "closed-elsewhere": "33-open-elsewhere",
    "connecting": "34-connecting", "launch": "01-launch", "lobby-empty": "02-lobby-empty",
    "lobby-guests": "04-lobby", "intro": "05-intro", "clue-10": "06-clue", "brake": "07-brake",
    "clue-4": "09-clue-4", "revealing": "10-reveal", "results": "11-results", "ended": "23-end",
    "troubled": "28-no-sound", "question": "13-choice-question", "question-locked": "13-choice-sent",
    "question-results": "13-choice-results", "question-typed": "14-open-question",
    "handover": "04-handover", "screen-code": "04-show-on-screen", "leave": "04-leave",
    "content-names-question": "40-content-question", "past-empty": "01-past-none",
    "past": "51-past", "past-remove": "51-past-remove", "lobby-name": "40-along-name",
    "along-rules": "41-along-rules", "along-clue": "42-along-clue", "along-held": "43-along-held",
    "along-note": "44-along-note", "along-brake": "45-along-brake",
    "along-locked": "46-along-locked", "along-desk": "47-along-desk",
    "along-reveal": "48-along-reveal", "along-question": "49-along-question",
    "along-question-results": "49-along-question-results", "along-scores": "49-along-scores",
    "along-end": "50-along-end", "along-revealing": "47-along-revealing",
    "along-question-typed": "49-along-question-typed", "along-waiting": "52-along-waiting",
    "along-brake-choices": "53-along-brake-choices", "question-hidden": "49-question-hidden",
    "launch-busy": "60-launch-busy", "launch-unreachable": "60-launch-unreachable",
    "launch-taken": "60-launch-taken", "past-failed": "60-past-failed", "house-key": "61-house-key",
    "lobby-plan": "62-lobby-plan", "content-plan": "63-content-plan", "clue-editor": "63-clue-editor",
    "preview-sources": "63-preview-sources", "preview-delete": "63-preview-delete",
    "content-bin": "63-content-bin", "content-importing": "63-content-importing",
    "generate-place": "63-generate-place", "generating": "63-generating", "generated": "63-generated",
    "lobby-no-tv": "64-lobby-no-tv", "lobby-offer": "64-lobby-offer",
    "lobby-carriages": "64-lobby-carriages", "lobby-classic": "64-lobby-classic",
    "lobby-new-game": "64-lobby-new-game", "finale-winner": "65-winner", "round-end": "65-round-end",
    "lobby-rematch": "65-lobby-rematch", "night-end": "65-night-end",
    "brake-evening": "07-brake", "late-guest": "29-latecomer", "finale-route": "20-suspense",
    "finale-standings": "22-finale", "closed-gone": "35-expired", "closed-expired": "35-expired",
}

# Scenes that no moment of the page stands beside, and why.
ALONE = {
    "address": "the page comes from its server", "address-wrong": "the page comes from its server",
    "launch-key-later": "the page asks in the newsroom alone, where it knows that a key is wanted",
    "too-old": "the page is as old as its server", "phase-unknown": "the page is as old as its server",
    "clue-8": "as clue-10", "clue-6": "as clue-10", "clue-2": "as clue-10",
    "finale-award": "passes between two looks at a page", "finale-third": "passes between two looks at a page",
    "starting": "passes between two looks at a page", "preparing": "passes between two looks at a page",
    "refused": "a line for some seconds; the page's tests look at it",
    "link-lost": "after ten attempts, more than a minute; the page's tests look at it",
    "record": "the page saves a file, and the system asks where",
}


def draw(folder: pathlib.Path) -> None:
    """Has every scene drawn into the folder, `<scene>.<language>.<size>.svg`."""
    plain = os.environ | {"TRIPTO_KIT": "plain", "TRIPTO_PICTURES": str(folder)}
    check = ["--package-path", "Apps/LinuxCheck"]
    # As scripts/apps/test.sh builds them, so that nothing is built twice.
    subprocess.run(["scripts/build-tests.sh", "--build-tests", *check], cwd=ROOT, check=True, env=plain)
    package = ["swift", "test", *check, "--skip-build", "--filter", "HostScreensDrawn.PictureTests"]
    subprocess.run(package, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env=plain)
    if not any(folder.glob("*.svg")):
        raise RuntimeError(f"{' '.join(package)} drew nothing into {folder}")


def pictures(folder: pathlib.Path, pages: list[dict]) -> list[dict]:
    """What the gallery's page has to know of them, and the host's pages that they stand beside."""
    phases = hosts(pages)
    return [picture(found, folder.name, phases) for path in sorted(folder.glob("*.svg"))
            if (found := NAME.fullmatch(path.name))]


def hosts(pages: list[dict]) -> dict[str, str]:
    """The moments of the host's page, with their phases."""
    return {each["moment"]: each["phase"] for each in pages if each["surface"] == "host"}


def astray(pages: list[dict]) -> list[str]:
    """Moments that scenes name and the host's page does not have."""
    return sorted(set(MOMENTS.values()) - hosts(pages).keys())


def unpaired(folder: pathlib.Path) -> list[str]:
    """Scenes that were drawn, and of which nobody has said what they stand beside."""
    drawn = {found["scene"] for path in folder.glob("*.svg") if (found := NAME.fullmatch(path.name))}
    return sorted(drawn - MOMENTS.keys() - ALONE.keys())


def picture(found: re.Match[str], folder: str, phases: dict[str, str]) -> dict:
    scene, size = found["scene"], found["size"].replace("x", "×")
    moment = MOMENTS.get(scene, f"app-{scene}")
    title = re.sub(r"^(\d+|app)-", "", moment).replace("-", " ")
    return {"file": f"{folder}/{found.string}", "moment": moment, "title": title, "surface": "app",
            "lang": found["lang"], "phase": phases.get(moment, "app"),
            "size": size + " AX5" * bool(found["large"]) + " whole" * bool(found["whole"])}
