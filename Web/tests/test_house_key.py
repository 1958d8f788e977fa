"""The house key on the host's page: from the address, asked for, never given away by itself."""

import json

import pytest
from playwright.sync_api import Route, expect

from kit.desk import say, scanned
from kit.party import Party
from kit.surface import Surface

KEY = "4k2p-9x7m-c3vt-8q5w-z6hd-1n0r-j2bf"
ANSWER = {"error": "House key needed", "message": "raw words"}
STORED = "localStorage.getItem('tripto.host.key')"


def locked(host: Surface) -> list[str | None]:
    """The house wants its key for the library; what the calls carried."""
    carried: list[str | None] = []

    def answer(route: Route) -> None:
        carried.append(route.request.headers.get("tripto-key"))
        if carried[-1] == KEY:
            route.continue_()
        else:
            route.fulfill(status=401, body=json.dumps(ANSWER), content_type="application/json")

    host.page.route("**/v1/content/**", answer)
    return carried


def library(host: Surface) -> None:
    host.tap("tab-content")
    host.see("pack")


def test_the_key_in_the_address_is_kept_and_hidden(party, instant):
    """UI-H69: out of the address bar, into each call, into no code that others scan unless it is asked for."""
    evening = party(instant)
    host = evening.host
    carried = locked(host)
    host.page.goto(evening.address(f"/host#key={KEY}"))
    host.tap("create-button")
    host.phase("LOBBY")
    assert host.page.url == evening.address("/host")
    assert host.page.evaluate(STORED) == KEY
    assert KEY not in scanned(host)
    library(host)
    assert set(carried) == {KEY}
    host.page.reload()
    host.phase("LOBBY")
    library(host)
    host.tap("tab-more")
    host.tap("handover")
    assert KEY not in scanned(host)
    host.tap("handover-key")
    assert scanned(host).endswith(f"#key={KEY}")
    expect(host.page.get_by_role("dialog")).to_contain_text(say("handoverKeyWhy"))


@pytest.mark.parametrize("pasted", [KEY, f"http://192.168.1.20:3000/host#key={KEY}"])
def test_a_missing_key_is_asked_for_once(party, instant, pasted):
    """UI-H69: where to find it, what is no key, a wrong one; then the library is there."""
    evening: Party = party(instant)
    host = evening.host
    locked(host)
    evening.create(short=False)
    dialog = host.page.get_by_role("dialog", name=say("houseKey"))
    expect(dialog).to_have_count(1)
    expect(dialog).to_contain_text(say("houseKeyWhere"))
    expect(host.id("house-key-input")).to_be_focused()
    for typed, words in (("x", "houseKeyNone"), ("0000-0000-0000", "houseKeyWrong")):
        host.id("house-key-input").fill(typed)
        host.page.keyboard.press("Enter")
        host.says("house-key-error", say(words))
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    host.tap("tab-content")
    host.tap("house-key-open")
    host.id("house-key-input").fill(pasted)
    host.tap("house-key-send")
    expect(dialog).to_have_count(0)
    host.see("pack")
    host.gone("house-key-open")
    assert host.page.evaluate(STORED) == KEY
