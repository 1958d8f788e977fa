"""How the riddles are told, counted over the whole library (docs/CONTENT.md, "Devices and registers")."""

import collections
import json
import pathlib
import re
import unittest

PACKS = sorted((pathlib.Path(__file__).resolve().parents[2] / "Content" / "packs").glob("*.json"))
DEVICES = {"wordplay", "link", "movement"}
REGISTERS = {"reporter", "poet", "prankster", "historian", "child"}
YEAR = re.compile(r"\b(1\d{3}|20\d\d)\b")


class StyleTests(unittest.TestCase):
    packs = [json.loads(file.read_text()) for file in PACKS]

    def clues(self, *levels: int) -> list[tuple[dict, str]]:
        return [(pack, clue["text"]) for pack in self.packs for clue in pack["clues"] if clue["level"] in levels]

    def at_most(self, share: float, found: list, among: list) -> None:
        self.assertLessEqual(len(found), share * len(among), found)

    def test_every_pack_shows_all_three_devices(self) -> None:
        lacking = {pack["roundId"]: sorted(missing) for pack in self.packs
                   if (missing := DEVICES - {device["device"] for device in pack["metadata"]["devices"]})}
        self.assertEqual(lacking, {})

    def test_few_riddles_hold_a_year(self) -> None:
        riddles = self.clues(10, 8)
        self.at_most(1 / 3, [text for _, text in riddles if YEAR.search(text)], riddles)

    def test_few_clues_of_4_open_with_the_country(self) -> None:
        clues = self.clues(4)
        self.at_most(1 / 5, [text for pack, text in clues if text.startswith(pack["destination"]["country"])], clues)

    def test_few_clues_of_2_are_a_list_of_sights(self) -> None:
        clues = self.clues(2)
        self.at_most(1 / 4, [text for _, text in clues if re.search(r":[^:]*,", text)], clues)

    def test_five_narrators_share_the_first_clues(self) -> None:
        told = collections.Counter(pack["metadata"].get("register") for pack in self.packs)
        self.assertEqual(set(told), REGISTERS)
        self.assertGreaterEqual(min(told.values()), len(self.packs) / 10)


if __name__ == "__main__":
    unittest.main()
