"""The readers of open data: folding, whole words, distances and bearings."""

import unittest

from fact_checker import same
from open_data import bearing, between, fold, says

STOCKHOLM = {"latitude": 59.33, "longitude": 18.07}
LONDON = {"latitude": 51.51, "longitude": -0.13}


class OpenDataTests(unittest.TestCase):
    def test_folding_drops_marks_case_and_punctuation(self) -> None:
        self.assertEqual(fold("  São-Paulo! "), "sao paulo")
        self.assertEqual(fold("Nuku‘alofa"), "nuku alofa")

    def test_a_value_stands_as_a_whole(self) -> None:
        self.assertTrue(says("Niger 1,608 km", "1,608 km"))
        self.assertFalse(says("Nigeria", "Niger"))
        self.assertFalse(says("11,608 km", "1,608 km"))

    def test_distance_and_bearing(self) -> None:
        self.assertAlmostEqual(between(STOCKHOLM, LONDON), 1432, delta=5)
        self.assertAlmostEqual(bearing(STOCKHOLM, {"latitude": 60.0, "longitude": 18.07}), 0)
        self.assertAlmostEqual(bearing(LONDON, STOCKHOLM), 46, delta=2)
        self.assertAlmostEqual(bearing(STOCKHOLM, LONDON), 241, delta=2)

    def test_positions_have_room_and_other_values_have_none(self) -> None:
        self.assertTrue(same("59.33,18.07", "59.4,18.0", "coordinates"))
        self.assertFalse(same("59.33,18.07", "60.4,18.0", "coordinates"))
        self.assertTrue(same(59.331, "59.33", "lat"))
        self.assertFalse(same(100, "100.0", "population"))


if __name__ == "__main__":
    unittest.main()
