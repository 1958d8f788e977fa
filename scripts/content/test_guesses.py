"""What a reader guessed who knew no answer (docs/CONTENT.md, "Guessed without knowing")."""

import json
import pathlib
import unittest

CONTENT = pathlib.Path(__file__).resolve().parents[2] / "Content"


class GuessesTests(unittest.TestCase):
    guesses = json.loads((CONTENT / "guesses.json").read_text())["packs"]

    def test_every_pack_has_been_guessed_at(self) -> None:
        """A new pack is read by somebody who does not know it before it comes along."""
        self.assertEqual(sorted(self.guesses), sorted(file.stem for file in (CONTENT / "packs").glob("*.json")))

    def test_no_first_clue_leads_surely_to_another_place(self) -> None:
        """Who is sure of a wrong place has read an ambiguous clue: it is mended, and read again."""
        misled = [pack for pack, row in self.guesses.items() if not row["right"] and row["sure"] >= 0.5]
        self.assertEqual(misled, [])

    def test_every_pack_has_been_read_clue_by_clue(self) -> None:
        """The order of the five: who has all of a place's clues names it in the end."""
        for pack, row in self.guesses.items():
            last = row["ladder"][min(row["ladder"], key=int)]
            self.assertTrue(last["right"], pack)

    def test_no_clue_leads_a_certain_reader_away(self) -> None:
        """A later clue that makes a certain reader change a right guess is an inversion; two ask for a larger or smaller place."""
        away = {pack for pack, row in self.guesses.items() if self.leads_away(row["ladder"])}
        self.assertEqual(away, {"sri-lanka", "valletta"})

    @staticmethod
    def leads_away(ladder: dict) -> bool:
        certain = False
        for level in sorted(map(int, ladder), reverse=True):
            row = ladder[str(level)]
            if certain and not row["right"]:
                return True
            certain = certain or (row["right"] and row["sure"] == 3)
        return False

    def test_a_right_guess_names_the_place(self) -> None:
        for pack, row in self.guesses.items():
            name = json.loads((CONTENT / "packs" / f"{pack}.json").read_text())["destination"]["name"]
            self.assertEqual(row["guess"] == name, row["right"], pack)


if __name__ == "__main__":
    unittest.main()
