"""The facts of generated destinations are what their sources give."""

import json
import unittest

import build_facts
from fact_checker import Checker


class FactsTest(unittest.TestCase):
    def test_the_file_is_what_the_sources_give(self) -> None:
        self.assertEqual(build_facts.text(), build_facts.OUT.read_text())

    def test_every_row_is_true_and_every_continent_has_places(self) -> None:
        data = json.loads(build_facts.OUT.read_text())
        checker = Checker()
        facts = [fact for owner in [*data["countries"].values(), *data["places"]] for fact in owner["facts"]]
        wrong = [problem for fact in facts for row in fact["rows"] for problem in checker.row(row)]
        self.assertEqual(wrong, [])
        self.assertGreaterEqual(len(data["places"]), 60)
        regions = {region for place in data["places"] for region in place["regions"]}
        self.assertEqual(regions, {"Nordic", "Europe", "Asia", "Africa", "Americas", "Oceania"})


if __name__ == "__main__":
    unittest.main()
