"""Names and an answer as wide as they can be, with large text and on the narrowest screen."""

import pytest

from kit import moves
from kit.inspector import SPILT, STRAY, WIDE, enlarge
from kit.party import Party
from kit.surface import Surface, until

PHONES = [(320, 568), (390, 844)]
NARROWEST, PHONE = [{"width": width, "height": height} for width, height in PHONES]
NAMES = ["W" * 24, "Österängsvägskorsningarnas"]
WIDE_ANSWER = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
FONT = "(size) => { document.documentElement.style.fontSize = size; }"


def on_form(phone: Surface) -> None:
    """The second phone has large text."""
    if phone.name == "phone2":
        enlarge(phone)


def trouble(surface: Surface) -> list[str]:
    wide = ["scrolls sideways"] if surface.page.evaluate(WIDE) else []
    return [*wide, *surface.page.evaluate(STRAY), *surface.page.evaluate(SPILT)]


def fits(host: Surface, *phones: Surface) -> None:
    """The host's page by turns as narrow as can be and with large text."""
    for phone in phones:
        assert not trouble(phone), (phone.name, trouble(phone))
    before = host.page.viewport_size
    for size, font in ((NARROWEST, "100%"), (PHONE, "200%")):
        host.page.set_viewport_size(size)
        host.page.evaluate(FONT, font)
        assert not trouble(host), (size, trouble(host))
    host.page.evaluate(FONT, "")
    host.page.set_viewport_size(before)


def lobby_dialogs(evening: Party) -> None:
    host = evening.host
    host.tap("player-menu")
    host.page.get_by_role("dialog").wait_for()
    fits(host)
    host.page.keyboard.press("Escape")
    for phone in evening.phones:
        phone.tap("menu")
        fits(host, phone)
        phone.tap("leave")
        fits(host, phone)
        phone.tap("leave-cancel")


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_a_wide_name_fits_everywhere(party, steady, lang):
    """UI-H44 UI-P34 UI-A4: nothing runs out of a side, out of its box, or makes a page scroll sideways."""
    evening = party(steady, lang=lang, reduced_motion="reduce")
    host, phones = evening.host, evening.phones
    evening.create()
    moves.choose_packs(host, "Kairo|Cairo", "Reykjavi")
    evening.join(2, sizes=PHONES, names=NAMES, on_form=on_form)
    fits(host, *phones)
    lobby_dialogs(evening)
    host.tap("start-button")
    moves.hurry(host, "CLUE_LEVEL")
    moves.brake(phones[0])
    phones[1].see("brake-banner")
    fits(host, *phones)
    moves.answer(phones[0], WIDE_ANSWER)
    host.says("locked-list", WIDE_ANSWER)
    fits(host, *phones)
    moves.reveal_now(host)
    for phone in phones:
        until(phone.page, "document.querySelector('[data-testid=scoreboard]') !== null")
    fits(host, *phones)
    moves.hurry(host, "FOLLOWUP_QUESTION")
    host.tap("extend")
    fits(host, *phones)
    host.tap("skip")
    for phone in phones:
        phone.see("followup-results")
    fits(host, *phones)
    moves.hurry(host, "SCOREBOARD")
    host.tap("pause")
    host.see("resume")
    for phone in phones:
        phone.phase("SCOREBOARD")
    fits(host, *phones)
    assert not evening.errors(), "\n".join(evening.errors())
