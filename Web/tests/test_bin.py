"""What the host removes from the library can come back."""

import shutil

import pytest
from playwright.sync_api import expect

from kit.desk import say
from kit.moves import show_names
from kit.server import PACKS, Server
from kit.surface import Surface

PLACES = ("kairo", "reykjavik", "venedig")


@pytest.fixture
def shelf(tmp_path):
    """A server with a few packs of its own, which a test may delete."""
    packs = tmp_path / "packs"
    packs.mkdir()
    for place in PLACES:
        shutil.copy(PACKS / f"{place}.json", packs)
    server = Server(tmp_path, "instant", packs=",".join(PLACES), CONTENT_PACKS_DIR=str(packs)).start()
    yield server
    server.stop()


def remove(host: Surface, title: str) -> None:
    host.page.locator(".pack-row", has_text=title).get_by_test_id("preview").click()
    host.tap("pack-delete")
    host.tap("confirm-yes")


def test_a_removed_destination_comes_back(party, shelf):
    """UI-H70: by one press at once, by the list later; the keyboard's focus stays near."""
    evening = party(shelf)
    evening.create()
    host, page = evening.host, evening.host.page
    host.tap("tab-content")
    show_names(host)
    packs = page.get_by_test_id("pack")
    count = packs.count()
    title = "Kairo, Egypten"
    remove(host, title)
    line = page.locator(".undo-line")
    expect(line).to_contain_text(say("packDeleted", name=title))
    expect(packs).to_have_count(count - 1)
    expect(host.id("undo-delete")).to_be_focused()
    page.keyboard.press("Enter")
    expect(line).to_contain_text(say("broughtBack", name=title))
    expect(packs).to_have_count(count)
    host.gone("bin")
    remove(host, title)
    expect(line).to_contain_text(say("packDeleted", name=title))
    page.reload()
    host.phase("LOBBY")
    host.tap("tab-content")
    expect(packs).to_have_count(count - 1)
    bin_list = host.id("bin")
    bin_list.locator("summary").click()
    expect(bin_list).to_contain_text(say("hiddenDeleted", i=1))
    expect(bin_list).not_to_contain_text("Kairo")
    show_names(host)
    row = bin_list.locator("li", has_text=title)
    row.get_by_role("button", name=say("bringBackOf", name=title)).click()
    expect(packs).to_have_count(count)
    expect(page.locator(".pack-row", has_text=title)).to_be_visible()
    assert host.errors == []
