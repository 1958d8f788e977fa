"""The stylesheets: cheap motion, rest for those who ask for it, and nothing a television lacks."""

import json
import re

import pytest

from kit.server import ROOT

SOURCES = ROOT / "Web/src"
FILES = sorted(SOURCES.rglob("*.css"))
STYLES = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))

CHEAP = {"transform", "opacity", "visibility"}
KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PALETTE: dict[str, str] = json.loads((SOURCES / "styles/tokens.json").read_text())["palette"]
NUMBERS = re.compile(r"#([0-9a-fA-F]{6})\b|rgba?\((\d+), ?(\d+), ?(\d+)\b")
TIMING = {"animation-timing-function"}


def css(file) -> str:
    return COMMENT.sub("", file.read_text())


@STYLES
def test_only_transform_and_opacity_move(file):
    """UI-T31 UI-A3 keyframes and transitions that a television can afford."""
    text = css(file)
    for name, body in KEYFRAMES.findall(text):
        moved = set(re.findall(r"(?:\{|;)\s*([\w-]+)\s*:", body)) - TIMING
        assert moved <= CHEAP, f"@keyframes {name} moves {moved - CHEAP}"
    for value in re.findall(r"\btransition\s*:\s*([^;}]+)", text):
        moved = {part.split()[0] for part in re.sub(r"\([^)]*\)", "", value).split(",")}
        assert moved <= CHEAP | {"none"}, f"transition of {moved - CHEAP}"


@STYLES
def test_no_feature_that_televisions_lack(file):
    """Without @supports: no :has(), no container queries, no nesting."""
    supported = re.sub(r"@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css(file))
    for feature in (":has(", "@container", "color-mix(", "@layer", "@property", "&:"):
        assert feature not in supported, feature


@STYLES
def test_colours_of_the_palette_come_from_the_tokens(file):
    """UI-H46 no sheet says one in numbers, tints included: another palette is one file of custom properties."""
    if file.name == "tokens.css":
        return
    palette = {tuple(bytes.fromhex(hexed[1:])) for hexed in PALETTE.values() if hexed[0] == "#"}
    for found in NUMBERS.finditer(css(file)):
        hexed, *channels = found.groups()
        colour = tuple(bytes.fromhex(hexed)) if hexed else tuple(map(int, channels))
        assert colour not in palette, found[0]


def test_reduced_motion_stops_every_animation():
    """UI-A3 reduced motion has no loops and nothing that falls"""
    text = css(SOURCES / "styles/motion.css")
    calm = text[text.index("prefers-reduced-motion"):]
    assert re.search(r"\*\s*,\s*\*::before\s*,\s*\*::after\s*\{[^}]*animation: none !important", calm)
