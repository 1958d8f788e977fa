"""Who comes to a page: with a code, with a seat of another evening, and what the page says."""

import json

from playwright.sync_api import expect

from kit.party import HOST_SIZE, TV_SIZE, Party
from kit.surface import Surface

PHONE = {"width": 390, "height": 844}
PATHS = {"player": "/", "host": "/host", "tv": "/tv"}
SIZES = {"player": PHONE, "host": HOST_SIZE, "tv": TV_SIZE}


def phone_at(evening: Party, path: str) -> Surface:
    phone = evening.surface("visitor", PHONE, True)
    phone.page.goto(evening.address(path))
    return phone


def visitor(evening: Party, path: str = "", name: str = "Alva") -> Surface:
    """On the form of the game's own link, the name filled in."""
    phone = phone_at(evening, path or f"/join/{evening.code}")
    phone.id("name-input").fill(name)
    return phone


def complains(surface: Surface, text: str) -> None:
    expect(surface.page.get_by_role("alert").filter(has_text=text)).to_be_visible()


def seated(evening: Party, role: str, token: str = "gone") -> Surface:
    """A page that remembers a seat."""
    surface = evening.surface(role, SIZES[role], role == "player")
    seat = {"sessionId": "s", "joinCode": "GONE22", "token": token, "playerId": "p", "name": "Alva"}
    surface.context.add_init_script(
        f"localStorage.getItem('been') ?? localStorage.setItem('tripto.{role}', {json.dumps(json.dumps(seat))});"
        "localStorage.setItem('been', '1');")
    return surface
