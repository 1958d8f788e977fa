"""The TV in a test's eyes: what it shows and how it moves."""

import json

from playwright.sync_api import Locator, expect

from kit.party import Party
from kit.surface import Surface

# The names of the animations that have been given to elements of this selector, running or over.
ANIMATIONS = """(elements) => elements.map((element) => getComputedStyle(element).animationName)"""


def state_of(surface: Surface) -> dict:
    """The newest state that this screen got."""
    messages = [json.loads(frame) for frame in surface.frames]
    return [m["payload"]["state"] for m in messages if m["type"] == "STATE_SNAPSHOT"][-1]


def see(tv: Surface, selector: str) -> Locator:
    place = tv.page.locator(selector)
    expect(place.first).to_be_visible()
    return place


def moves_by(place: Locator, name: str) -> bool:
    return name in place.evaluate_all(ANIMATIONS)


def the_corner_code(evening: Party, shown: bool) -> None:
    """UI-T6: never while the lobby is locked, not even after a reload."""
    code = evening.tv.page.locator(".corner-code")
    if shown:
        expect(code).to_contain_text(evening.code)
        return
    expect(code).to_have_count(0)
    evening.tv.page.reload()
    evening.tv.online()
    evening.tv.see("clue-text")
    expect(code).to_have_count(0)
