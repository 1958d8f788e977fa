"""The coasts of the maps: lines joined and thinned, and the file as the package gives it (EVE61)."""

import pathlib
import unittest

import coasts
import natural_earth
from lines import borders, joined, span, thinned

FILE = pathlib.Path(__file__).resolve().parents[2] / "Web/public/map/coasts.bin"


class LinesTests(unittest.TestCase):
    def test_a_line_that_was_cut_at_180_is_one_ring_again(self) -> None:
        east = [(180.0, 1.0), (179.0, 0.0), (180.0, -1.0)]
        west = [(-180.0, 1.0), (-179.0, 0.0), (-180.0, -1.0)]
        (ring,) = joined([east, west])
        self.assertEqual(ring, east + west[::-1])
        self.assertTrue(coasts.closed(ring))

    def test_a_coast_round_the_pole_stays_open(self) -> None:
        self.assertFalse(coasts.closed([(-180.0 + 10 * i, -80.0) for i in range(37)]))

    def test_thinning_leaves_out_no_point_that_is_farther_off(self) -> None:
        self.assertEqual(thinned([(0, 0), (1, 0.04), (2, 0)], 0.05), [(0, 0), (2, 0)])
        self.assertEqual(thinned([(0, 0), (1, 0.06), (2, 0)], 0.05), [(0, 0), (1, 0.06), (2, 0)])

    def test_a_border_is_what_two_countries_share(self) -> None:
        left = [(0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (0, 0)]
        right = [(1, 0), (2, 0), (2, 2), (1, 2), (1, 1.0000001), (1, 0)]
        self.assertEqual([sorted(line) for line in borders([left, right])], [[(1, 0), (1, 1), (1, 2)]])

    def test_the_span_is_the_longer_side(self) -> None:
        self.assertEqual(span([(0, 0), (3, 1), (1, -1)]), 3)

    def test_numbers_go_small_ones_first(self) -> None:
        self.assertEqual([coasts.zigzag(n) for n in (0, -1, 1, -2, 2)], [0, 1, 2, 3, 4])
        self.assertEqual(coasts.leb128(300), b"\xac\x02")
        square = [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)]
        self.assertEqual(coasts.encoded([square], []), bytes([100, 1, 9, 0, 0, 0, 200, 1, 200, 1, 0, 0, 199, 1, 0]))


class FileTests(unittest.TestCase):
    def test_the_file_is_what_the_script_makes(self) -> None:
        """The checked-in coasts.bin equals what the script makes of the Debian package."""
        try:
            made = coasts.made()
        except natural_earth.NotFetched as error:
            self.skipTest(f"coasts.bin was not compared, the package cannot be had: {error}")
        self.assertTrue(made == FILE.read_bytes(), "coasts.bin is out of date")


if __name__ == "__main__":
    unittest.main()
