"""The pure parts of the gazetteer: keys, what is no name, and tables."""

import pathlib
import tempfile
import unittest

import gazetteer_cldr as cldr
import gazetteer_geonames as geonames
import gazetteer_sources as sources
from gazetteer_places import LOCAL, MAIN, OTHER, Place, made_id


class GazetteerTests(unittest.TestCase):
    def test_names_that_are_none(self) -> None:
        self.assertTrue(geonames.is_locative("i-Athens", "Athens"))
        self.assertFalse(geonames.is_locative("Athens", "Athens"))
        self.assertTrue(geonames.is_transliteration("bei er gen"))
        self.assertFalse(geonames.is_transliteration("Bergen"))

    def test_the_largest_is_the_most_populous_then_the_first(self) -> None:
        towns = [Place(3, "C", "city", population=5), Place(2, "B", "city", population=9),
                 Place(1, "A", "city", population=9)]
        self.assertEqual([town.name for town in geonames.largest(towns)], ["A"])
        self.assertEqual(geonames.largest([]), [])

    def test_a_better_tier_wins_and_is_kept(self) -> None:
        place = Place(1, "Åbo", "city")
        place.add("Åbo", OTHER)
        sources.add_names(place, "Åbo", "Turku, Aboa")
        self.assertEqual(place.names["abo"], MAIN)
        self.assertEqual(place.names["aabo"], MAIN)
        self.assertEqual(place.names["turku"], LOCAL)
        place.add("Turku", OTHER)
        self.assertEqual(place.names["turku"], LOCAL)

    def test_rows_lose_comments_and_spaces(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "t.tsv"
            file.write_text("# head\tx\n a \tb\n\n", encoding="utf-8")
            self.assertEqual(sources.rows(file), [["a", "b"]])

    def test_a_zone_has_a_country_and_a_town(self) -> None:
        self.assertEqual(cldr.zone_homes()["Europe/Stockholm"], "SE")
        self.assertEqual(cldr.english_city("Asia/Kolkata"), "Kolkata")
        self.assertEqual(cldr.zone_city("sv", "Europe/Rome"), "Rom")

    def test_made_ids_stay_the_same_and_clear_of_geonames(self) -> None:
        self.assertEqual(made_id("a", "b"), made_id("a", "b"))
        self.assertGreaterEqual(made_id("a"), 0x8000_0000)


if __name__ == "__main__":
    unittest.main()
