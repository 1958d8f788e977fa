"""The listening page: every sound with its figures, playable, accessible, in both languages."""

import json
import pathlib
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kit.server import ROOT
from kit.surface import until

RECORDER = (pathlib.Path(__file__).parent / "audio/recorder.js").read_text()
ASSETS = json.loads((ROOT / "Soundtrack/manifest.json").read_text())["assets"]


@pytest.fixture
def page(browser, instant):
    context = browser.new_context(locale="sv-SE", viewport={"width": 1024, "height": 768})
    context.add_init_script(RECORDER)
    page = context.new_page()
    page.goto(f"{instant.origin}/listen.html")
    expect(page.get_by_test_id(ASSETS[0]["id"])).to_be_visible()
    yield page
    context.close()


def test_every_sound_has_its_figures(page):
    """SHOW 14 "ears": length, loudness, peak, licence and tags of each shipped sound."""
    for asset in ASSETS:
        row = page.get_by_test_id(asset["id"])
        for text in (f"{asset['durationMs'] / 1000:g}".replace(".", ",") + " s", "LUFS", "dBTP",
                     asset["licenseMeta"]["license"], *asset["tags"]):
            expect(row).to_contain_text(text)
        expect(row.get_by_role("link")).to_have_attribute("href", asset["licenseMeta"]["url"])


def test_every_sound_plays(page):
    """AU5: loops by the loop points of the manifest, effects once; one sound at a time."""
    for index, asset in enumerate(ASSETS):
        row = page.get_by_test_id(asset["id"])
        row.get_by_role("button", name=f"Spela {asset['id']}", exact=True).click()
        until(page, "(n) => sounds.length > n", index)
        sound = page.evaluate("sounds[sounds.length - 1]")
        start = asset.get("loopStartMs")
        assert sound["file"] == asset["id"]
        assert sound["loopStart"] == (None if start is None else start / 1000)
        assert sound["offset"] == (start or 0) / 1000
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_loop_is_entered_before_its_seam_and_stops(page):
    """S11.3"""
    row = page.get_by_test_id("music_travel_loop")
    row.get_by_role("button", name="Hör skarven").click()
    until(page, "() => sounds.length > 0")
    assert page.evaluate("sounds[0].offset") == pytest.approx(45.25)
    row.get_by_role("button", name="Stoppa").click()
    expect(row).to_have_attribute("data-playing", "false")


def test_the_listening_page_is_accessible_in_both_languages(page):
    """UI-A16 UI-A17 the page keeps its language, and every text is there"""
    found = Axe().run(page).response["violations"]
    assert [violation["id"] for violation in found] == []
    page.get_by_test_id("lang-en").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Listen to Tripto")
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(len(ASSETS))
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
