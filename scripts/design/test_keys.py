"""Each text that the apps share with the pages is used by their models, or listed with a reason."""

import json
import pathlib
import re
import unittest

import app_messages

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ("host", "common", "verdicts", "errors")


def listed() -> set[tuple[str, str]]:
    lines = (ROOT / "scripts" / "design" / "web-only.txt").read_text().splitlines()
    return {tuple(line.split()[:2]) for line in lines if line and not line.startswith("#")}


def unused() -> set[tuple[str, str]]:
    sources = "\n".join(file.read_text() for file in (ROOT / "Kit" / "Sources").rglob("*.swift")
                        if "Generated" not in file.parts)
    words = set(re.findall(r"\w+", sources))
    found = set()
    for surface in SHARED:
        texts = json.loads((ROOT / "Content" / "words" / "sv" / f"{app_messages.SURFACES[surface]}.json").read_text())
        found |= {(surface, key) for key in texts if app_messages.member(key) not in words}
    return found


class KeysTests(unittest.TestCase):
    def test_every_text_is_used_or_listed(self) -> None:
        self.assertEqual(unused() - listed(), set())

    def test_the_list_has_nothing_that_is_used(self) -> None:
        self.assertEqual(listed() - unused(), set())


if __name__ == "__main__":
    unittest.main()
