"""The words of facts: numbers, lists, genitives and winds in Swedish and English."""

import unittest

import facts_words as words


class WordsTests(unittest.TestCase):
    def test_numbers_are_words_up_to_twelve(self) -> None:
        self.assertEqual(words.counted(12), ("tolv", "twelve"))
        self.assertEqual(words.counted(13), ("13", "13"))

    def test_thousands_have_the_separator_of_the_language(self) -> None:
        self.assertEqual(words.shown(4810), ("4 810", "4,810"))
        self.assertEqual(words.shown(12345), ("12\u00a0345", "12,345"))
        self.assertEqual(words.shown(999), ("999", "999"))

    def test_a_list_ends_with_and(self) -> None:
        self.assertEqual(words.listed(["te", "ris", "guld"], "sv"), "te, ris och guld")
        self.assertEqual(words.listed(["tea", "rice"], "en"), "tea and rice")
        self.assertEqual(words.listed(["tea"], "en"), "tea")

    def test_genitives(self) -> None:
        self.assertEqual([words.genitive(name, "sv") for name in ("Sverige", "Laos", "USA", "Schweiz")],
                         ["Sveriges", "Laos", "USA:s", "Schweiz"])
        self.assertEqual([words.genitive(name, "en") for name in ("Sweden", "Laos")], ["Sweden's", "Laos'"])

    def test_a_wind_is_the_nearest_of_eight(self) -> None:
        self.assertEqual(words.wind(0), ("norr om", "north of"))
        self.assertEqual(words.wind(100)[1], "east of")
        self.assertEqual(words.wind(350)[1], "north of")

    def test_the_first_has_no_ordinal(self) -> None:
        self.assertEqual(words.ordinal(1), ("", ""))
        self.assertEqual(words.ordinal(2), ("näst ", "second "))

    def test_tables_have_even_rows_and_no_empty_names(self) -> None:
        for name, width in (("marks.tsv", 3), ("peaks.tsv", 3), ("british.tsv", 2), ("second.tsv", 6),
                            ("capitals.tsv", 3), ("short.tsv", 3), ("symbols.tsv", 6), ("places.tsv", 6)):
            for row in words.table(name):
                self.assertEqual(len(row), width, f"{name}: {row}")
                self.assertTrue(row[0], name)


if __name__ == "__main__":
    unittest.main()
