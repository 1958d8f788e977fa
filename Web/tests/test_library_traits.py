"""The library while its names are hidden: what may be said of a place, and how places are found by it."""

import json

from playwright.sync_api import Route, expect

from kit.desk import say
from kit.party import Party

TRAITS = [{"regions": ["Africa"], "difficulty": "easy", "themes": ["history"]},
          {"regions": ["Nordic", "Europe"], "difficulty": "hard", "themes": ["nature"]}]


def with_traits(route: Route) -> None:
    """NB: a server whose list does not tell of regions, difficulty and themes gets them here."""
    reply = route.fetch()
    told = reply.json()
    told["packs"] = [pack | traits for pack, traits in zip(told["packs"], TRAITS)]
    route.fulfill(response=reply, body=json.dumps(told))


def test_hidden_places_say_what_they_are_and_are_found_by_it(party, instant):
    """UI-E20 hidden titles read region, svårighet, tema; filters; Visa namnen asks once"""
    evening: Party = party(instant, lan=False)
    host, page = evening.host, evening.host.page
    page.route("**/v1/content/packs?lang=*", with_traits)
    evening.create()
    host.tap("tab-content")
    titles = page.locator(".pack-title")
    expect(titles).to_have_text(["Afrika · Lätt · Historia", "Norden · Svår · Natur"])
    host.id("filter-region").select_option("Europe")
    expect(titles).to_have_text(["Norden · Svår · Natur"])
    host.id("filter-theme").select_option("history")
    expect(titles).to_have_count(0)
    expect(page.locator(".library")).to_contain_text(say("noneSuch"))
    for name in ("region", "theme"):
        host.id(f"filter-{name}").select_option("")
    host.tap("secrets")
    expect(page.get_by_role("dialog")).to_contain_text(say("showNamesSure"))
    page.keyboard.press("Escape")
    expect(titles.first).to_have_text("Afrika · Lätt · Historia")
    host.tap("secrets")
    host.tap("confirm-yes")
    expect(titles.first).not_to_contain_text("Afrika ·")
    host.tap("secrets")
    host.tap("secrets")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(titles.first).not_to_contain_text("Afrika ·")
    assert not evening.errors(), "\n".join(evening.errors())
