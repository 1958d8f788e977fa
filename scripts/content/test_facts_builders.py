"""What the builders make of a text of the Factbook, and where they rather say nothing."""

import unittest
from types import SimpleNamespace

import facts_emblem
import facts_nature
import facts_state
import facts_town
import facts_where
from facts_data import Data, Land


class Book:
    """Texts by country and field in place of the Factbook."""

    def __init__(self, texts: dict[tuple[str, str], str]) -> None:
        self.texts = texts

    def text(self, code: str, field: str) -> str | None:
        return self.texts.get((code, field))


def land(code: str, texts: dict[str, str], sweden: dict[str, str] | None = None, **info) -> Land:
    """A country of these texts, with the words of the tables that the tests use."""
    data = Data.__new__(Data)
    data.book = Book({(code, field): text for field, text in texts.items()}
                     | {("SE", field): text for field, text in (sweden or {}).items()})
    data.problems, data.short, data.peaks, data.notes, data.symbols = [], {}, {}, {}, {}
    data.words = {"colour": {"red": "rött", "white": "vitt"}, "from": {"France": "Frankrike"},
                  "sea": {"Black Sea": "Svarta havet", "Atlantic Ocean": "Atlanten"}}
    row = {"geonameid": 1, "name": "Land", "neighbours": "", **info}
    data.places = SimpleNamespace(countries={code: row, "SE": row})
    return Land(data, code)


def place(latitude: float, longitude: float, country: str) -> dict:
    return {"latitude": latitude, "longitude": longitude, "countrycode": country, "geonameid": round(latitude * 100)}


class EmblemTests(unittest.TestCase):
    def test_colours_need_words_for_each(self) -> None:
        made = facts_emblem.colours(land("PE", {facts_emblem.COLOURS: "red, white"}))
        self.assertEqual(made[0]["sv"], {"colours": "rött och vitt"})
        self.assertEqual(made[0]["statement"]["en"], "Peru's national colours are red and white.")
        self.assertEqual(facts_emblem.colours(land("PE", {facts_emblem.COLOURS: "red, puce"})), [])
        self.assertEqual(facts_emblem.colours(land("PE", {})), [])

    def test_size_is_told_as_whole_times(self) -> None:
        self.assertEqual(facts_emblem.times(300, 100), 3)
        self.assertEqual(facts_emblem.times(100, 500), 5)
        self.assertIsNone(facts_emblem.times(100, 250), "too near")
        self.assertIsNone(facts_emblem.times(100, 345), "not whole")
        self.assertIsNone(facts_emblem.times(1, 31), "too far")

    def test_a_larger_country_is_measured_in_swedens(self) -> None:
        peru = land("PE", {"Geography/Area/total": "1,350,000 sq km"}, {"Geography/Area/total": "450,000 sq km"})
        made = facts_emblem.area(peru)[0]
        self.assertEqual((made["predicate"], made["object"]), ("larger", {"times": 3}))
        self.assertEqual(made["statement"]["en"], "Peru is about three times the size of Sweden.")
        self.assertEqual([row["record"] for row in made["rows"]], ["PE", "SE"])


    def test_the_three_rarest_words_are_told_and_what_gives_the_country_away_is_told_later(self) -> None:
        text = {facts_emblem.GOODS: "cars, gold (raw), watches, vaccines, mystery"}
        for code, levels in (("CH", [8]), ("PE", [10, 8])):
            here = land(code, text)
            here.data.words["goods"] = {"cars": "bilar", "gold": "guld", "watches": "klockor", "vaccines": "vaccin"}
            here.data.british = {"watches": "clocks"}
            often = {"cars": 9, "gold": 3, "watches": 1, "vaccines": 2}
            here.data.frequency = lambda field, kind, often=often: often
            made = facts_emblem.goods(here)[0]
            self.assertEqual(made["sv"]["goods"], "klockor, vaccin och guld")
            self.assertEqual(made["en"]["goods"], "clocks, vaccines and gold")
            self.assertEqual(made["levels"], levels)


class StateTests(unittest.TestCase):
    def test_independence_with_and_without_a_known_power(self) -> None:
        text = {facts_state.INDEPENDENCE: "4 April 1960 (from France)"}
        first, second = facts_state.independence(land("SN", text))
        self.assertEqual(first["sv"]["when"], "april 1960")
        self.assertEqual(second["en"], {"from": "France", "year": "1960"})
        other = {facts_state.INDEPENDENCE: "4 April 1960 (from Atlantis)"}
        self.assertEqual(len(facts_state.independence(land("SN", other))), 1)
        self.assertEqual(facts_state.independence(land("SN", {facts_state.INDEPENDENCE: "none"})), [])

    def test_two_official_languages_are_not_told(self) -> None:
        one = {facts_state.LANGUAGES: "Dzongkha (official) 24%, Lhotshamkha 22%"}
        self.assertEqual(facts_state.official(land("BT", one))[1], "Dzongkha")
        two = {facts_state.LANGUAGES: "French (official), Wolof (official)"}
        self.assertIsNone(facts_state.official(land("SN", two)))

    def test_a_language_that_names_the_country_is_no_question(self) -> None:
        made = facts_state.language(land("BG", {facts_state.LANGUAGES: "Bulgarian (official) 76%"}))[0]
        self.assertEqual(made["levels"], [4])
        self.assertNotIn("answer", made)

    def test_coins_are_common_nouns(self) -> None:
        self.assertEqual(facts_state.coin("IDR"), ("rupiah", "rupiah"))
        self.assertEqual(facts_state.coin("CAD"), ("dollar", "dollar"))
        self.assertEqual(facts_state.coin("BYN")[1], "rouble")


class NatureTests(unittest.TestCase):
    def test_the_peak_is_told_twice_under_one_key(self) -> None:
        high, named = facts_nature.peak(land("BO", {facts_nature.HIGHEST: "Mount Somewhere 6,746 m"}))
        self.assertEqual((high["sv"]["metres"], named["en"]["peak"]), ("6 746", "Mount Somewhere"))
        self.assertEqual(named["sv"]["peak"], "Somewhere")
        self.assertEqual(high["key"], named["key"])

    def test_a_disputed_height_is_not_told(self) -> None:
        self.assertEqual(facts_nature.peak(land("PE", {facts_nature.HIGHEST: "Mount Somewhere 6,746 m"})), [])

    def test_an_island_has_coast_and_a_landlocked_country_none(self) -> None:
        made = facts_nature.coast(land("FJ", {facts_nature.COAST: "1,129 km"}))[0]
        self.assertEqual((made["predicate"], made["object"]), ("island", {"km": 1129}))
        self.assertEqual(facts_nature.coast(land("PE", {facts_nature.COAST: "2,414 km"}, neighbours="BR,CL")), [])
        dry = {facts_nature.COAST: "0 km (landlocked)"}
        self.assertEqual(facts_nature.coast(land("BT", dry))[0]["predicate"], "landlocked")
        self.assertEqual(facts_nature.coast(land("KZ", dry, neighbours="RU")), [], "on the Caspian")

    def test_oceans_lose_their_second_word(self) -> None:
        made = facts_nature.sea(land("SN", {facts_nature.LOWEST: "Atlantic Ocean 0 m"}))[0]
        self.assertEqual(made["answer"], ["Atlanten", "Atlantic"])
        self.assertEqual(facts_nature.sea(land("SN", {facts_nature.LOWEST: "a lake -2 m"})), [])

    def test_neighbours_are_told_only_where_both_sources_agree(self) -> None:
        text = {facts_nature.BORDERS: "Norway 100 km; Finland 200 km"}
        made = facts_nature.neighbours(land("SE", text, neighbours="NO,FI"))
        self.assertEqual([fact["predicate"] for fact in made], ["borderCount", "borders", "border"])
        self.assertEqual(made[1]["sv"]["neighbours"], "Finland och Norge")
        self.assertEqual(facts_nature.neighbours(land("SE", text, neighbours="NO")), [])

    def test_what_the_data_do_not_say_is_a_problem(self) -> None:
        peru = land("PE", {facts_nature.COAST: "2,414 km"})
        peru.row(facts_nature.COAST, "2,414 km")
        self.assertEqual(peru.data.problems, [])
        peru.row(facts_nature.COAST, "2,415 km")
        self.assertEqual(len(peru.data.problems), 1)


class TownTests(unittest.TestCase):
    def test_parts_of_the_day(self) -> None:
        self.assertEqual([facts_town.part_of_day(hour)[1] for hour in (4, 9, 11, 17, 23)],
                         ["in the morning", "in the morning", "in the morning", "in the afternoon", "in the evening"])

    def test_a_winters_day_in_stockholm_is_summer_in_the_south(self) -> None:
        self.assertEqual(facts_town.winter("Europe/Stockholm"), 1)
        self.assertEqual(facts_town.winter("Australia/Sydney"), 11)

    def test_latitudes_and_longitudes_are_shared_with_cities_far_away(self) -> None:
        here = place(40.85, 14.27, "IT")
        far = [place(40.71, -74.0, "US"), place(41.0, 28.95, "TR"), place(-33.9, 14.0, "ZA")]
        data = SimpleNamespace(marks=[(row, f"s{at}", f"e{at}") for at, row in enumerate(far)], further=[],
                               geo=lambda record, field: {"record": record, "field": field})
        town = SimpleNamespace(row=here, code="IT", data=data, geo=lambda field: {"field": field})
        self.assertEqual([mark[1] for mark in facts_where.faraway(town)], ["s0", "s2"])
        self.assertEqual(facts_where.parallel(town)[0]["sv"], {"mark": "s0"})
        self.assertEqual(facts_where.meridian(town)[0]["en"], {"mark": "e2", "way": "south"})
        data.marks[2] = (far[2], "Berlin", "Berlin")
        self.assertEqual(facts_where.meridian(town), [], "a question asks for it")
        data.marks[2] = (far[2], "s2", "e2")
        far[0]["latitude"], far[2]["longitude"] = 42.0, 16.0
        self.assertEqual(facts_where.parallel(town) + facts_where.meridian(town), [])


if __name__ == "__main__":
    unittest.main()
