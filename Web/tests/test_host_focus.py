"""The focus on the host's page: never lost, whatever the press that had it brings about. With real keys."""

import pytest
from playwright.sync_api import expect

from kit.moves import show_names
from kit.surface import Surface
from kit.texts import text
from test_keyboard import INSIDE, focused, press, reach
from test_preview_clues import WORDS, clue, open_preview

LEAKING = WORDS.replace("här", "i Kairo")
# The place with the focus, named by the clue it belongs to.
CLUE = "document.activeElement.closest('li[data-testid^=clue-]')?.dataset.testid"


@pytest.fixture
def preview(party, own_server):
    """The sheet of a pack, opened by its button in the library."""
    evening = party(own_server, lan=False)
    evening.create()
    open_preview(evening.host, "Kairo")
    expect(evening.host.id("clue-edit")).to_be_enabled()
    return evening.host


def at_the_pencil(host: Surface, points: int) -> None:
    expect(clue(host, points).get_by_test_id("clue-edit")).to_be_focused()


def to_the_pencil(host: Surface, points: int) -> None:
    for _ in range(40):
        host.page.keyboard.press("Tab")
        if host.page.evaluate(f"({CLUE}) === 'clue-{points}' && document.activeElement.dataset.testid === 'clue-edit'"):
            return
    raise AssertionError(f"Tab does not reach the pencil of {points}")


def test_the_clue_editor_gives_the_focus_back(preview):
    """UI-H50 UI-A10 a clue is edited by keys: cancelled, refused, saved and restored."""
    host, keys = preview, preview.page.keyboard
    to_the_pencil(host, 10)
    keys.press("Enter")
    focused(host, "clue-text")
    keys.press("Escape")
    at_the_pencil(host, 10)
    expect(host.page.get_by_role("dialog")).to_be_visible()
    keys.press("Enter")
    reach(host, "clue-cancel")
    keys.press("Enter")
    at_the_pencil(host, 10)

    keys.press("Enter")
    focused(host, "clue-text")
    keys.press("ControlOrMeta+A")
    keys.type(LEAKING)
    reach(host, "clue-save")
    keys.press("Enter")
    expect(host.id("clue-text")).to_have_attribute("aria-invalid", "true")
    focused(host, "clue-text")
    keys.press("ControlOrMeta+A")
    keys.type(WORDS)
    reach(host, "clue-save")
    keys.press("Enter")
    expect(clue(host, 10)).to_contain_text(WORDS)
    at_the_pencil(host, 10)

    reach(host, "clues-restore")
    keys.press("Enter")
    expect(host.page.get_by_test_id("clues-restore")).to_have_count(0)
    expect(host.page.locator("[role=dialog] .preview-list :focus")).to_have_count(1)


def test_the_sheet_keeps_the_focus_and_gives_it_back(preview):
    """UI-H50 the words of a clue are among the stops; keys beside the sheet are for the sheet."""
    host, keys = preview, preview.page.keyboard
    to_the_pencil(host, 10)
    keys.press("Enter")
    focused(host, "clue-text")
    for key in ("Tab", "Shift+Tab"):
        met = set()
        for _ in range(45):
            keys.press(key)
            assert host.page.evaluate(INSIDE), f"{key} leaves the sheet"
            met.add(host.page.evaluate("document.activeElement.id"))
        assert {"clue-text", "clue-textEn"} <= met, key
    keys.press("Escape")
    host.page.mouse.click(2, 2)
    assert not host.page.evaluate(INSIDE)
    keys.press("Tab")
    focused(host, "dialog-close")
    reach(host, "pack-delete")
    keys.press("Enter")
    host.see("confirm-yes")
    host.page.mouse.click(2, 2)
    keys.press("Escape")
    host.gone("confirm-yes")
    focused(host, "pack-delete")
    keys.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    opener = text("host", "previewOf", "sv", name="Kairo")
    expect(host.page.get_by_role("button", name=opener)).to_be_focused()


def test_a_pressed_button_has_the_focus_again(party, instant):
    """UI-H13 UI-A10 it is off while the server thinks, and so is its neighbour when the press took it away."""
    evening = party(instant)
    evening.create()
    evening.join(2)
    host = evening.host
    host.tap("tab-more")
    press(host, "lobby-lock", "Enter")
    expect(host.id("lobby-lock")).to_have_text(text("host", "unlock", "sv"))
    focused(host, "lobby-lock")
    host.tap("tab-lobby")
    expect(host.page.get_by_test_id("player-menu")).to_have_count(2)
    press(host, "player-menu", "Enter")
    press(host, "kick", "Enter")
    expect(host.page.get_by_test_id("player-menu")).to_have_count(1)
    focused(host, "player-menu")


def test_a_moved_stop_keeps_the_focus_near(party, instant):
    """UI-H62 UI-A10 stops are reordered and removed by keys, and the focus stays near."""
    evening = party(instant)
    evening.create()
    host, keys = evening.host, evening.host.page.keyboard
    host.tap("tab-content")
    show_names(host)
    for name in ("Kairo", "Reykjavik"):
        host.page.get_by_test_id("pack").filter(has_text=name).click()
    stops = host.page.locator(".stop")
    expect(stops).to_have_count(2)
    stops.nth(1).get_by_role("button").first.focus()
    keys.press("Enter")
    expect(stops.first).to_contain_text("Reykjavik")
    expect(stops.first.locator(":focus")).to_have_count(1)
    stops.first.get_by_role("button").last.focus()
    keys.press("Enter")
    expect(stops).to_have_count(1)
    expect(stops.first.locator(":focus")).to_have_count(1)
