"""Clues in the host's own words before the game (RE54, RE55)."""

import re

import pytest
from playwright.sync_api import expect

from kit.moves import show_names
from kit.surface import Surface
from kit.texts import text

WORDS = "På julafton gick ridån upp för en ny opera här. Kostymerna satt fast i en belägrad stad."
ENGLISH = "On Christmas Eve the curtain rose on a new opera here. The costumes sat in a besieged city."


def open_preview(host: Surface, name: str) -> None:
    host.tap("tab-content")
    show_names(host)
    host.page.get_by_role("button", name=text("host", "previewOf", "sv", name=name)).click()


def clue(host: Surface, points: int):
    return host.page.get_by_test_id(f"clue-{points}").first


@pytest.fixture
def host(party, own_server):
    evening = party(own_server, lan=False)
    evening.create()
    open_preview(evening.host, "Kairo")
    yield evening.host
    # NB: the refused text is part of the story.
    assert [error for error in evening.errors() if "HTTP 400" not in error] == []


def test_a_clue_is_changed_checked_and_restored(host: Surface):
    """UI-H50 clues are editable in both languages; the leak check refuses a field"""
    ten = clue(host, 10)
    expect(ten).to_contain_text("sjunga opera")
    ten.get_by_test_id("clue-edit").click()
    swedish, english = host.id("clue-text"), host.id("clue-textEn")
    expect(swedish).to_have_value(re.compile("^Kan du sjunga opera"))
    expect(english).to_have_value(re.compile("^Can you sing opera"))
    expect(host.id("clue-save")).to_be_disabled()
    swedish.fill(WORDS.replace("här", "i Kairo"))
    english.fill("Cairo. " * 40)
    host.tap("clue-save")
    problems = host.page.get_by_test_id("clue-problems")
    expect(problems).to_have_count(2)
    expect(problems.nth(0)).to_contain_text(text("host", "problemLeak", "sv"))
    expect(problems.nth(1)).to_contain_text(text("host", "problemLong", "sv"))
    expect(ten.get_by_role("alert")).to_contain_text(text("host", "clueRefused", "sv"))
    swedish.fill(WORDS)
    english.fill(ENGLISH)
    host.tap("clue-save")
    expect(host.page.get_by_test_id("clue-text")).to_have_count(0)
    expect(ten).to_contain_text(WORDS)
    expect(ten.locator(".mark")).to_have_attribute("data-status", "handwritten")
    ten.locator("summary").click()
    expect(ten).to_contain_text(text("host", "whyUnsourced", "sv"))
    host.page.reload()
    host.phase("LOBBY")
    open_preview(host, "Kairo")
    expect(clue(host, 10)).to_contain_text(WORDS)
    host.tap("clues-restore")
    expect(clue(host, 10)).to_contain_text("sjunga opera")
    expect(host.page.get_by_test_id("clues-restore")).to_have_count(0)


def test_no_clue_is_changed_unseen(host: Surface):
    """UI-H50 while the names are veiled nothing can be edited"""
    expect(host.page.get_by_test_id("clue-edit")).to_have_count(5)
    host.page.keyboard.press("Escape")
    host.tap("secrets")
    host.tap("preview")
    expect(host.page.locator(".veil").first).to_be_visible()
    expect(host.page.get_by_test_id("clue-edit")).to_have_count(0)
    host.tap("preview-show")
    expect(host.page.get_by_test_id("clue-edit")).to_have_count(5)
