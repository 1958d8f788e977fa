"""The language that a page opens in, and the switch that goes with it everywhere."""

import pytest
from playwright.sync_api import Browser, expect

from kit.party import Party
from kit.server import Server
from kit.surface import Surface
from kit.texts import text

PHONE = {"width": 390, "height": 844}
PREFERS = {"en-US": "en", "nb-NO": "nb", "no": "nb", "sv-SE": "sv", "de-DE": "sv"}


def visit(browser: Browser, address: str, locale: str) -> Surface:
    phone = Surface("phone", browser.new_context(viewport=PHONE, locale=locale, has_touch=True, is_mobile=True))
    phone.page.goto(address)
    return phone


@pytest.mark.parametrize("locale", PREFERS)
def test_a_phone_opens_in_its_browsers_language(browser: Browser, instant: Server, locale: str):
    """UI-E4 a phone whose browser prefers English or Norwegian opens in it before a game is known"""
    lang = PREFERS[locale]
    for path in ("/", "/join", "/join/ABC234", "/host"):
        phone = visit(browser, instant.origin + path, locale)
        button = "create-button" if path == "/host" else "join-button"
        phone.says(button, text(*(("host", "createGame") if path == "/host" else ("join", "jumpIn")), lang))
        expect(phone.page.locator("html")).to_have_attribute("lang", lang)
        assert phone.errors == []
        phone.context.close()


def test_a_norwegian_game_greets_a_norwegian_phone(party, instant):
    """UI-E4 the join page of a Norwegian game, and the game after it, in Norwegian on a phone that prefers it"""
    evening: Party = party(instant, lang="nb")
    evening.create()
    phone = evening.surface("phone", PHONE, True)
    phone.page.goto(f"{evening.origin}/join/{evening.code}")
    phone.says("join-button", text("join", "jumpIn", "nb"))
    phone.id("name-input").fill("Kari")
    phone.tap("join-button")
    phone.phase("LOBBY")
    expect(phone.page.locator("html")).to_have_attribute("lang", "nb")


def switch(screen: Surface, lang: str) -> None:
    screen.tap(f"lang-{lang}")
    expect(screen.page.locator("html")).to_have_attribute("lang", lang)


def test_the_language_can_be_switched_anywhere(party, instant):
    """UI-E4 a language switch in the menu of every screen, in play too; the state is kept"""
    evening: Party = party(instant)
    evening.create()
    evening.host.tap("tab-more")
    switch(evening.host, "en")
    evening.join(1)
    phone = evening.phones[0]
    phone.tap("menu")
    switch(phone, "nb")
    phone.tap("menu-close")
    evening.host.tap("start-button")
    phone.phase("CLUE_LEVEL")
    phone.tap("menu")
    switch(phone, "en")
    phone.says("menu-sheet", text("player", "leave", "en"))
    phone.tap("menu-close")
    phone.gone("menu-sheet")
    phone.see("brake-button")
    switch(evening.host, "sv")
    assert evening.errors() == []
