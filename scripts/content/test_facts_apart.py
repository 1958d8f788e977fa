"""No clue of a generated destination tells what a question asks: what both could tell shares a key."""

import json
import unittest
from types import SimpleNamespace

import build_facts
import facts_where
from open_data import ROOT, says


def key(fact: dict) -> str:
    return fact.get("key", fact["predicate"])


def tells(told: dict, asked: dict) -> bool:
    """Whether the words that a fact gives to a clue say the answer, in either language."""
    return any(says(text, answer) for lang, answer in zip(("sv", "en"), asked["answer"])
               for text in told[lang].values())


class FileTest(unittest.TestCase):
    """The file as it is: facts of each place with those of its country."""

    def setUp(self) -> None:
        data = json.loads(build_facts.OUT.read_text())
        self.countries = data["countries"]
        self.places = {place["name"]["en"]: place["facts"] + self.countries[place["country"]]["facts"]
                       for place in data["places"]}

    def pairs(self):
        """A fact that a clue may tell and one with a single answer, as far as a pack may hold both."""
        for name, facts in self.places.items():
            asked = [fact for fact in facts if "answer" in fact]
            for told in (fact for fact in facts if fact["levels"]):
                yield from ((name, told, fact) for fact in asked if key(fact) != key(told))

    def test_no_answer_stands_in_a_clue(self) -> None:
        found = [(name, told["predicate"], asked["answer"]) for name, told, asked in self.pairs() if tells(told, asked)]
        self.assertEqual(found, [])

    def test_no_clue_measures_from_stockholm_where_a_question_does(self) -> None:
        found = [(name, told["predicate"]) for name, told, asked in self.pairs()
                 if asked["predicate"] == "toStockholm" and "km" in told["en"] and told["en"].get("mark") == "Stockholm"]
        self.assertEqual(found, [])

    def test_naming_the_capital_twice_is_one_thing_where_the_rank_can_stand_in(self) -> None:
        for name, facts in self.places.items():
            keys = {fact["predicate"]: key(fact) for fact in facts}
            if {"rank", "cityIn", "fromCapital"} <= keys.keys():
                self.assertEqual(keys["fromCapital"], keys["cityIn"], name)
            elif "fromCapital" in keys:
                self.assertNotEqual(keys["fromCapital"], keys["cityIn"], name)

    def test_every_question_finds_wrong_options(self) -> None:
        """A fact has its own, or other countries lend theirs; a question without them would never be asked."""
        lent = {fact["predicate"] for country in self.countries.values() for fact in country["facts"]}
        templates = json.loads((ROOT / "Content" / "facts" / "templates.json").read_text())["questions"]
        facts = [fact for of_place in self.places.values() for fact in of_place]
        able = {fact["predicate"] for fact in facts
                if fact.get("options") or (fact["predicate"] in lent and {"answer", "answers"} & fact.keys())}
        self.assertEqual(set(templates), able)


class NearMarkTest(unittest.TestCase):
    def test_the_mark_of_the_clue_is_not_asked_for(self) -> None:
        """The nearest mark is too near for a clue, which then tells the second."""
        marks = [{"latitude": 50.0, "longitude": at, "countrycode": "XX", "geonameid": at} for at in (1, 8, 12, 20)]
        data = SimpleNamespace(marks=list(zip(marks, *2 * [["Nearby", "Second", "Thirds", "Fourth"]])))
        town = SimpleNamespace(row={"latitude": 50.0, "longitude": 0.0}, code="YY", data=data)
        self.assertEqual(facts_where.nearest_abroad(town)[2], "Second")
        self.assertEqual(facts_where.near_mark(town)[2], "Thirds")
        marks[0]["longitude"] = 2
        self.assertEqual(facts_where.nearest_abroad(town)[2], "Nearby")
        self.assertEqual(facts_where.near_mark(town)[2], "Second")


if __name__ == "__main__":
    unittest.main()
