"""Which other places the two riddles of each pack were asked of (docs/CONTENT.md, "Who else fits")."""

import hashlib
import json
import pathlib
import unittest

CONTENT = pathlib.Path(__file__).resolve().parents[2] / "Content"


def clues() -> dict[tuple[str, str], str]:
    """The Swedish text of each clue worth 10 and 8, by pack and level."""
    found = {}
    for file in (CONTENT / "packs").glob("*.json"):
        for clue in json.loads(file.read_text())["clues"]:
            if clue["level"] >= 8:
                found[file.stem, str(clue["level"])] = clue["text"]
    return found


class RivalsTests(unittest.TestCase):
    rows = {(pack, level): row for pack, levels in json.loads((CONTENT / "rivals.json").read_text())["packs"].items()
            for level, row in levels.items()}

    def test_every_riddle_has_been_asked_who_else_fits(self) -> None:
        self.assertEqual(set(self.rows), set(clues()))

    def test_it_was_asked_of_the_clue_as_it_stands(self) -> None:
        """Other words are another riddle: it is asked again, and the row gets the new mark."""
        stale = [name for name, text in clues().items()
                 if self.rows[name]["clue"] != hashlib.sha256(text.encode()).hexdigest()[:12]]
        self.assertEqual(stale, [])

    def test_each_names_a_rival_and_what_tells_them_apart(self) -> None:
        for name, row in self.rows.items():
            self.assertTrue(row["rivals"], name)
            for rival in row["rivals"]:
                self.assertTrue(rival["shares"] and rival["differs"], (name, rival))

    def test_rivals_of_the_library_stand_in_it(self) -> None:
        names = {json.loads(file.read_text())["destination"]["name"] for file in (CONTENT / "packs").glob("*.json")}
        said = {rival["place"] for row in self.rows.values() for rival in row["rivals"] if rival.get("inLibrary")}
        self.assertEqual(said - names, set())


if __name__ == "__main__":
    unittest.main()
