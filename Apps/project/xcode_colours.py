"""The colours that the system itself needs, from the pages' tokens: of the launch screen, and of controls."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOKENS = ROOT / "Web/src/styles/tokens.json"
# By the name of the colour set, the token.
COLOURS = {"AccentColor": "accentMint", "LaunchGround": "bgBase"}


def components(hex_colour: str) -> dict:
    """`#RRGGBB` as Xcode writes it: 0x00 to 0xFF, opaque."""
    digits = hex_colour.removeprefix("#")
    red, green, blue = (f"0x{digits[i:i + 2].upper()}" for i in (0, 2, 4))
    return {"alpha": "1.000", "blue": blue, "green": green, "red": red}


def colour_set(token: str) -> str:
    palette = json.loads(TOKENS.read_text())["palette"]
    colour = {"color-space": "srgb", "components": components(palette[token])}
    return contents({"colors": [{"color": colour, "idiom": "universal"}]})


def contents(fields: dict) -> str:
    return json.dumps({**fields, "info": {"author": "xcode", "version": 1}}, indent=2) + "\n"
