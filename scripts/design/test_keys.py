"""Each text that the apps share with the pages is used by the host's app and its models, or listed with a reason."""

import json
import pathlib
import re
import unittest

import app_messages

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ("host", "common", "verdicts", "errors")
FOLDERS = ("Kit/Sources", "Apps/Common", "Apps/Host")


def listed() -> set[tuple[str, str]]:
    lines = (ROOT / "scripts" / "design" / "web-only.txt").read_text().splitlines()
    return {tuple(line.split()[:2]) for line in lines if line and not line.startswith("#")}


# What the sources call the messages of a surface.
NAMES = (*SHARED, "words")
ASKED = re.compile(rf"\b(?:{'|'.join(NAMES)})\??\.(\w+)")
ALONE = re.compile(r"(?<![.\w])\w+")


def used(surface: str, sources: list[str]) -> set[str]:
    """What is asked of messages by their names, and what stands by itself in an extension of them."""
    own = f"extension {app_messages.type_of(surface)}"
    asked = {word for text in sources for word in ASKED.findall(text)}
    return asked | {word for text in sources if own in text for word in ALONE.findall(text)}


def unused() -> set[tuple[str, str]]:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.swift") if "Generated" not in file.parts]
    sources = [file.read_text() for file in files]
    found = set()
    for surface in SHARED:
        texts = json.loads((ROOT / "Content" / "words" / "sv" / f"{app_messages.SURFACES[surface]}.json").read_text())
        members = used(surface, sources)
        found |= {(surface, key) for key in texts if app_messages.member(key) not in members}
    return found


class KeysTests(unittest.TestCase):
    def test_each_line_of_the_list_has_a_reason(self) -> None:
        lines = (ROOT / "scripts" / "design" / "web-only.txt").read_text().splitlines()
        bare = [line for line in lines if line and not line.startswith("#") and len(line.split(maxsplit=2)) < 3]
        self.assertEqual(bare, [])

    def test_every_text_is_used_or_listed(self) -> None:
        self.assertEqual(unused() - listed(), set())

    def test_the_list_has_nothing_that_is_used(self) -> None:
        self.assertEqual(listed() - unused(), set())


if __name__ == "__main__":
    unittest.main()
