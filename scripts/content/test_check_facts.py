"""The fact check finds what is stale or wrong, and lets the shipped library pass."""

import copy
import json
import pathlib
import unittest

import open_data
from fact_checker import Checker

HERE = pathlib.Path(__file__).parent
BERGEN = json.loads((open_data.ROOT / "Content" / "packs" / "bergen.json").read_text())


class CheckFactsTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.checker = Checker()

    def problems(self, change) -> list[str]:
        pack = copy.deepcopy(BERGEN)
        change(pack)
        return self.checker.check(pack)

    def test_a_true_pack_passes(self) -> None:
        self.assertEqual(self.checker.check(BERGEN), [])

    def test_a_value_is_a_word_of_its_own(self) -> None:
        for text, value in (("Belarus", "US"), ("a program", "ram"), ("19.7 million", "9.7"), ("1,200 km", "200")):
            self.assertFalse(open_data.says(text, value), value)
        for text, value in (("Canada, US", "us"), ("Land <b>9.7</b>", "9.7"), ("one (200 km)", "200 km")):
            self.assertTrue(open_data.says(text.replace("<b>", " ").replace("</b>", " "), value), value)

    def test_a_stale_source_is_caught(self) -> None:
        pack = json.loads((HERE / "fixtures" / "stale-sweden.json").read_text())
        found = self.checker.check(pack)
        self.assertEqual([line.split(":")[0] for line in found], ["e1", "e2"], found)
        self.assertIn("not 9700000", found[0])

    def test_the_country_must_be_the_one_of_geonames(self) -> None:
        found = self.problems(lambda pack: pack["destination"].update(countryCode="SE"))
        self.assertTrue(any("GeoNames says NO" in line for line in found), found)
        self.assertTrue(any("CLDR calls SE" in line for line in found), found)

    def test_the_place_must_be_within_25_km(self) -> None:
        found = self.problems(lambda pack: pack["destination"].update(lat=60.65))
        self.assertEqual(found, ["destination: 29 km from GeoNames 3161732"])

    def test_the_name_must_be_one_of_the_record(self) -> None:
        found = self.problems(lambda pack: pack["destination"].update(name="Voss", nameEn="Voss", aliases=[]))
        self.assertEqual(found, ["destination.name: GeoNames calls 3161732 'Bergen'"])

    def test_an_unknown_record_is_caught(self) -> None:
        def change(pack: dict) -> None:
            pack["destination"]["geonameId"] = 1
        self.assertEqual(self.problems(change)[0], "destination.geonameId: GeoNames has no 1")

    def test_a_wrong_rank_and_a_wrong_order_are_caught(self) -> None:
        def change(pack: dict) -> None:
            claim = next(c for clue in pack["clues"] for c in clue["claims"] if c["predicate"] == "rank")
            claim["object"]["rank"] = 3
            claim["evidence"].reverse()
        found = self.problems(change)
        self.assertTrue(any("rank is 2, not 3" in line for line in found), found)
        self.assertTrue(any("not in order" in line for line in found), found)

    def test_the_factbook_must_hold_each_value(self) -> None:
        row = {"dataset": "factbook", "record": "NO", "field": "Government/Capital/name", "value": "Oslo"}
        self.assertEqual(self.checker.row(row), [])
        self.assertIn("does not say 'Lund'", self.checker.row({**row, "value": "Oslo | Lund"})[0])
        self.assertIn("has no 'Government/Moon'", self.checker.row({**row, "field": "Government/Moon"})[0])

    def test_cldr_names_and_unknown_data_sets(self) -> None:
        row = {"dataset": "cldr", "record": "NO", "field": "sv", "value": "Norge"}
        self.assertEqual(self.checker.row(row), [])
        self.assertEqual(self.checker.row({**row, "value": "Norway"}), ["CLDR says 'Norge', not 'Norway'"])
        self.assertEqual(self.checker.row({"dataset": "atlas"}), ["no data set is called 'atlas'"])

    def test_a_place_named_wrongly_or_valued_wrongly_is_caught(self) -> None:
        row = {"dataset": "geonames", "record": "3161732", "name": "Bergen", "field": "country", "value": "NO"}
        self.assertEqual(self.checker.row(row), [])
        self.assertEqual(self.checker.row({**row, "value": "SE"}), ["country is NO, not SE"])
        self.assertIn("not 'Oslo'", self.checker.row({**row, "name": "Oslo"})[0])
        self.assertIn("no field", self.checker.row({**row, "field": "height"})[0])


if __name__ == "__main__":
    unittest.main()
