"""A page whose scripts are late or lost: nothing typed or tapped is, and the page finds its way back."""

import re

import pytest
from playwright.sync_api import expect

from kit.texts import text

PHONE = {"width": 390, "height": 844}
PAGE_SCRIPT = re.compile(r"/assets/player-")
ANY_SCRIPT = re.compile(r"/assets/[^/]+\.js$")


@pytest.fixture
def phone(party, instant):
    evening = party(instant)
    evening.create()
    phone = evening.surface("phone", PHONE, True)
    phone.link = evening.address(f"/join/{evening.code}")
    return phone


def test_early_taps_are_kept(phone):
    """UI-A10: language and another game, pressed on the drawn page: neither press is swallowed."""
    held = []
    phone.page.route(PAGE_SCRIPT, lambda route: held.append(route))
    phone.page.goto(phone.link, wait_until="commit")
    for button in ("lang-en", "other-game"):
        phone.page.locator(f"[data-testid={button}]:visible").click()
    for route in held:
        route.continue_()
    expect(phone.id("code-input")).to_be_visible()
    expect(phone.id("join-button")).to_contain_text(text("join", "jumpIn", "en"))


def test_an_early_name_is_kept(phone):
    """UI-A10: no press is swallowed: a name sent on the drawn page, faster than the network."""
    held = []
    phone.page.route(PAGE_SCRIPT, lambda route: held.append(route))
    phone.page.goto(phone.link, wait_until="commit")
    phone.page.locator("[data-testid=name-input]:visible").fill("Alva")
    phone.page.locator("[data-testid=join-button]:visible").click()
    for route in held:
        route.continue_()
    phone.phase("LOBBY")


def test_an_engine_that_remembers_a_failed_import(phone):
    """UI-P7: every import of the first visit fails; the page is loaded anew once the script answers."""
    visits = []
    phone.page.on("framenavigated", lambda frame: visits.append(frame.url))

    def drop(route):
        is_import = route.request.resource_type == "script"
        route.abort() if is_import and len(visits) < 2 else route.continue_()

    phone.page.route(PAGE_SCRIPT, drop)
    phone.page.goto(phone.link)
    phone.page.locator("#root[data-phase=JOIN]").wait_for(timeout=20_000)
    assert len(visits) == 2


def test_the_form_is_never_loaded_anew(phone):
    """UI-A10: the game's script does not come while a name is typed; it stays, a press joins."""
    phone.page.goto(phone.link)
    phone.id("join-button").wait_for()
    phone.page.evaluate("window.before = true")
    phone.page.route(ANY_SCRIPT, lambda route: route.abort())
    phone.id("name-input").fill("Alva")
    phone.page.wait_for_timeout(6000)
    assert phone.page.evaluate("window.before")
    expect(phone.id("name-input")).to_have_value("Alva")
    phone.page.unroute(ANY_SCRIPT)
    phone.tap("join-button")
    phone.phase("LOBBY")
