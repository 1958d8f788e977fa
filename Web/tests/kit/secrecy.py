"""What a screen holds that it may not know yet."""

import json

from kit.server import PACKS
from kit.surface import Surface



def names_of(destination: str) -> list[str]:
    """The destination by every name that the content knows."""
    for file in PACKS.glob("*.json"):
        place = json.loads(file.read_text())["destination"]
        if place["name"] == destination:
            names = [place["name"], place["nameEn"], *place["aliases"]]
            return sorted({name.casefold() for name in names})
    raise AssertionError(f"no pack for {destination}")


def told(surface: Surface, words: list[str]) -> list[str]:
    """The words that the page or its storage holds now."""
    text = surface.text().casefold()
    return [word for word in words if word in text]
