"""The host's page in a test's eyes: its words, colours and numbers, and what its socket told."""

import io
import json
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, expect

from kit.surface import Surface
from kit.texts import text

STYLE = "(element, name) => getComputedStyle(element).getPropertyValue(name)"
BARE_BUTTONS = """() => [...document.querySelectorAll(".btn")].filter((button) =>
    !button.textContent.trim() || !button.querySelector("svg, .spinner"))
  .map((button) => button.outerHTML)"""
ORANGE, MINT, BLUE = "rgb(255, 138, 0)", "rgb(45, 226, 197)", "rgb(77, 163, 255)"
BLUE_BRIGHT, AMBER, RED = "rgb(109, 181, 255)", "rgb(255, 176, 32)", "rgb(255, 77, 77)"
GOLD, SILVER, BRONZE = "rgb(255, 215, 0)", "rgb(179, 191, 204)", "rgb(204, 128, 51)"
BG_BASE, BG_RAISED = "rgb(11, 18, 32)", "rgb(22, 35, 58)"


def say(key: str, **values) -> str:
    """A Swedish text of the host's page."""
    return text("host", key, "sv", **values)


def style(element: Locator, name: str) -> str:
    """The computed value of a property, such as `background-color`."""
    return element.evaluate(STYLE, name)


def pixels(element: Locator, name: str) -> float:
    """A length of an element, such as `font-size`."""
    return float(style(element, name).removesuffix("px"))


def number(element: Locator) -> int:
    """The first whole number that an element shows."""
    found = re.search(r"\d+", element.inner_text())
    assert found
    return int(found[0])


def told(surface: Surface, kind: str) -> list[dict]:
    """The payloads of all messages of a kind that this screen got, in order."""
    messages = [json.loads(frame) for frame in surface.frames]
    return [message["payload"] for message in messages if message["type"] == kind]


def icon_beside_text(surface: Surface) -> None:
    """UI-H42 every button has an icon and a text"""
    assert surface.page.evaluate(BARE_BUTTONS) == []


def badge(host: Surface, phase: str) -> None:
    """Connection and phase in one place (UI-H18)."""
    host.phase(phase)
    expect(host.page.locator(".status-badge[data-online=true] h1")).to_have_text(say(f"phase_{phase}"))
    icon_beside_text(host)


def scanned(surface: Surface) -> str:
    """What a phone's camera reads from the QR code on this screen."""
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(surface.page.locator(".qr").screenshot())))
    return codes[0].text if codes else ""
