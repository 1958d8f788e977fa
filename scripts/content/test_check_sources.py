"""The check of looked-up sources finds what is missing, dead or told twice, and counts no more than that."""

import copy
import datetime
import json
import pathlib
import tempfile
import unittest

import check_sources
import source_family
import source_rows
import source_verdict

WIKIPEDIA = {
    "id": "e1", "kind": "wikipedia", "checked": "looked-up", "url": "https://en.wikipedia.org/wiki/Nij%C5%8D_Castle",
    "publisher": "Wikipedia", "title": "Nijō Castle", "lang": "en", "lookedUp": "2026-11-22", "figure": "nightingale",
    "statement": "The floors of the palace chirp underfoot.", "readings": 2,
}
WEB = {**WIKIPEDIA, "id": "e2", "kind": "web", "url": "https://www.japan-guide.com/e/e3918.html",
       "publisher": "Japan Guide", "title": "Nijojo"}
DATASET = {"id": "e3", "kind": "dataset", "checked": "dataset"}


def pack(*rows: dict, level: int = 10, status: str = "uncertain", method: str = "none") -> dict:
    claim = {"id": "c1", "evidence": [row["id"] for row in rows], "status": status, "method": method}
    clue = {"level": level, "claims": [claim], "verification": {"status": "uncertain"}}
    return {"clues": [clue], "followups": [], "evidence": copy.deepcopy(list(rows))}


class RowTests(unittest.TestCase):
    def test_a_whole_row_passes(self) -> None:
        for row in (WIKIPEDIA, WEB):
            self.assertEqual(source_rows.problems(row), [])

    def test_each_field_is_needed(self) -> None:
        for field in source_rows.FIELDS:
            row = {key: value for key, value in WEB.items() if key != field}
            self.assertTrue(any(field in line for line in source_rows.problems(row)), field)

    def test_bad_fields_are_caught(self) -> None:
        tomorrow = (datetime.date.today() + datetime.timedelta(days=2)).isoformat()
        for change in ({"lookedUp": "yesterday"}, {"lookedUp": tomorrow}, {"readings": 3}, {"quote": "word for word"}, {"carries": "all"},
                       {"statement": "x" * 201}, {"url": "japan-guide"}, {"kind": "wikipedia"}, {"kind": "dataset"},
                       {"url": "https://www.wikiwand.com/en/Nijo_Castle"}):
            self.assertEqual(len(source_rows.problems({**WEB, **change})), 1, change)

    def test_a_front_page_is_dead_whoever_opened_it(self) -> None:
        for url in ("https://www.bybanen.no", "https://bybanen.no/", "https://bybanen.no/en/", "https://x.org/index.html"):
            row = {"id": "e1", "kind": "web", "checked": "from-knowledge", "url": url}
            self.assertEqual(len(source_rows.problems(row)), 1, url)
        for url in ("https://bybanen.no/om-oss", "https://x.org/Ole_R%F8mer", "https://x.org/?id=7", "https://x.org/en/history"):
            self.assertFalse(source_rows.is_front_page(url), url)


class FamilyTests(unittest.TestCase):
    def assertOne(self, one: dict, two: dict, are_one: bool) -> None:
        self.assertEqual(source_family.same(one, two), are_one, (one.get("url"), two.get("url")))
        self.assertEqual(source_family.same(two, one), are_one)

    def test_a_translation_of_an_article_counts_once(self) -> None:
        german = {**WIKIPEDIA, "lang": "de", "url": "https://de.wikipedia.org/wiki/Burg_Nij%C5%8D"}
        other = {**WIKIPEDIA, "url": "https://en.wikipedia.org/wiki/Nightingale_floor", "title": "Nightingale floor"}
        mobile = {**WIKIPEDIA, "url": "https://en.m.wikipedia.org/wiki/Nij%C5%8D_Castle"}
        self.assertOne(WIKIPEDIA, german, True)
        self.assertOne(WIKIPEDIA, mobile, True)
        self.assertOne(WIKIPEDIA, other, False)

    def test_a_mirror_is_wikipedia(self) -> None:
        mirror = {**WEB, "url": "https://www.wikiwand.com/en/articles/Kyoto", "title": "Kyoto - Wikiwand"}
        self.assertOne(WIKIPEDIA, mirror, True)
        self.assertOne(WEB, mirror, False)

    def test_a_site_counts_once_and_so_does_a_reprint(self) -> None:
        page = {**WEB, "url": "https://m.japan-guide.com/e/other.html", "title": "Other"}
        reprint = {**WEB, "url": "https://news.example.org/a", "title": "The singing floors of the shogun's castle"}
        again = {**reprint, "url": "https://paper.example.com/b"}
        self.assertOne(WEB, page, True)
        self.assertOne(reprint, again, True)
        self.assertOne({**again, "title": "Castle"}, reprint, False)
        name = {"title": "Inca Garcilaso de la Vega"}
        self.assertOne({**again, **name}, {**reprint, **name}, False)

    def test_owners_of_shared_hosts_are_apart(self) -> None:
        for name, owner in (("news.bbc.co.uk", "bbc.co.uk"), ("en.visitoslo.com", "visitoslo.com"),
                            ("one.wordpress.com", "one.wordpress.com"), ("goteborg.se", "goteborg.se")):
            self.assertEqual(source_family.site(name), owner)


class VerdictTests(unittest.TestCase):
    def test_two_that_were_read_twice_verify(self) -> None:
        self.assertEqual(source_verdict.carries([WIKIPEDIA, WEB], 10), "text2")
        self.assertIsNone(source_verdict.carries([WIKIPEDIA, {**WEB, "readings": 1}], 10))
        self.assertIsNone(source_verdict.carries([WEB], 4))
        self.assertIsNone(source_verdict.carries([{**WIKIPEDIA, "checked": "from-knowledge"}, WEB], 4))
        self.assertEqual(source_verdict.carries([DATASET], 10), "structured")

    def test_a_row_that_carries_a_part_counts_for_nothing(self) -> None:
        part = {**WEB, "carries": "part"}
        self.assertEqual(source_rows.problems(part), [])
        self.assertIsNone(source_verdict.carries([WIKIPEDIA, part], 4))

    def test_a_riddle_needs_more_than_wikipedia(self) -> None:
        other = {**WIKIPEDIA, "id": "e4", "url": "https://en.wikipedia.org/wiki/Nightingale_floor"}
        self.assertIsNone(source_verdict.carries([WIKIPEDIA, other], 8))
        self.assertEqual(source_verdict.carries([WIKIPEDIA, other], 6), "text2")
        self.assertEqual(source_verdict.carries([WIKIPEDIA, other], None), "text2")

    def test_one_family_twice_and_an_empty_verdict_are_problems(self) -> None:
        twin = {**WEB, "id": "e5", "url": "https://www.japan-guide.com/e/e2158.html", "title": "Kyoto"}
        self.assertEqual(source_verdict.problems(pack(WEB, twin)), ["c1: e2 and e5 are one source"])
        self.assertEqual(len(source_verdict.problems(pack(WEB, status="verified", method="text2"))), 1)

    def test_what_is_carried_is_written_and_counted(self) -> None:
        ready = pack(WIKIPEDIA, WEB)
        once = pack({**WIKIPEDIA, "readings": 1}, WEB)
        self.assertEqual((source_verdict.settle(ready), source_verdict.settle(once)), (1, 0))
        self.assertEqual(ready["clues"][0]["claims"][0], {
            "id": "c1", "evidence": ["e1", "e2"], "status": "verified", "method": "text2"})
        self.assertEqual(ready["clues"][0]["verification"]["status"], "verified")
        counts = check_sources.count(once)
        self.assertEqual((counts["verified"], counts["riddles read once"], counts["rows read twice"]), (0, 1, 1))

    def test_a_structured_row_alone_changes_nothing(self) -> None:
        self.assertEqual(source_verdict.settle(pack(DATASET)), 0)


class ReportTests(unittest.TestCase):
    def test_a_file_is_written_only_when_something_changed(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "kyoto.json"
            file.write_text(json.dumps(pack(WIKIPEDIA, WEB)))
            made = check_sources.report([file], write=True)
            self.assertEqual((made["problems"], made["counts"]["verified"]), ({}, 1))
            once = file.read_text()
            self.assertEqual(once, check_sources.written(json.loads(once)))
            check_sources.report([file], write=True)
            self.assertEqual(file.read_text(), once)

    def test_a_clue_follows_claims_that_were_settled_before(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "kyoto.json"
            settled = pack(WIKIPEDIA, WEB, status="verified", method="text2")
            settled["clues"][0]["verification"]["status"] = "uncertain"
            file.write_text(json.dumps(settled))
            check_sources.report([file], write=True)
            self.assertEqual(json.loads(file.read_text())["clues"][0]["verification"]["status"], "verified")

    def test_the_library_passes(self) -> None:
        made = check_sources.report(check_sources.files([check_sources.PACKS]))
        self.assertEqual(made["problems"], {})
        self.assertGreater(made["counts"]["claims"], 1600)


if __name__ == "__main__":
    unittest.main()
