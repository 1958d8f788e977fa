"""The palette: what can be read on what, and nothing left of older palettes."""

import json
import re

import pytest

from kit.server import ROOT

SOURCES = ROOT / "Web/src"
PALETTE: dict[str, str] = json.loads((SOURCES / "styles/tokens.json").read_text())["palette"]

TONES = [f"tone{number}" for number in range(1, 13)]
GROUNDS = ["bgBase", "bgCard", "bgRaised"]
TEXTS = ["textPrimary", "textSecondary", "textMuted", "accentOrange", "accentOrangeBright",
         "accentMint", "accentMintBright", "accentBlue", "accentBlueBright", "warnAmber",
         "errorRedBright"]
MARKS = ["errorRed", "lineStrong", "rankGold", "rankSilver", "rankBronze",
         "choiceA", "choiceB", "choiceC", "choiceD", *TONES]
FILLS = ["accentOrange", "accentOrangeBright", "accentMint", "accentMintBright", "accentBlue",
         "warnAmber", "rankGold", "rankSilver", "rankBronze",
         "choiceA", "choiceB", "choiceC", "choiceD", *TONES]
# The ratios on bgBase that the UI specification prints.
PRINTED = {
    "textPrimary": 17.5, "textSecondary": 12.1, "textMuted": 7.2, "accentOrange": 7.9,
    "accentOrangeBright": 9.2, "accentMint": 11.4, "accentMintBright": 12.7, "accentBlue": 7.1,
    "accentBlueBright": 8.7, "warnAmber": 10.2, "errorRed": 5.7, "errorRedBright": 7.4, "line": 1.5,
    "lineStrong": 4.1, "rankGold": 13.4, "rankSilver": 10, "rankBronze": 6, "choiceA": 7.1,
    "choiceB": 11.6, "choiceC": 15.7, "choiceD": 6.8,
}
FORBIDDEN = re.compile("#646cff|#7c84ff|#4ade80|#ff453a|#0a0a14|Montserrat", re.IGNORECASE)

# Machado et al. 2009, severity 1, on linear RGB.
BLINDNESS = {
    "none": [(1, 0, 0), (0, 1, 0), (0, 0, 1)],
    "protan": [(0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)],
    "deutan": [(0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)],
    "tritan": [(1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)],
}
TO_XYZ = [(0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)]
WHITE = (0.9505, 1.0, 1.089)

Vector = tuple[float, ...]


def linear(colour: str) -> Vector:
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def times(matrix: list[Vector], vector: Vector) -> Vector:
    return tuple(sum(a * b for a, b in zip(row, vector)) for row in matrix)


def luminance(colour: str) -> float:
    return times(TO_XYZ, linear(colour))[1]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: Vector) -> Vector:
    def bend(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
    clipped = tuple(min(1.0, max(0.0, c)) for c in rgb)
    x, y, z = (bend(v / w) for v, w in zip(times(TO_XYZ, clipped), WHITE))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("ground", GROUNDS)
def test_text_and_marks_stand_out_on_every_ground(ground):
    """UI-A1 text at least 4.5:1, icons and outlines of controls 3:1."""
    for name, least in [*((n, 4.5) for n in TEXTS), *((n, 3) for n in MARKS)]:
        assert contrast(PALETTE[name], PALETTE[ground]) >= least, name


def test_ink_can_be_read_on_bright_fills():
    """UI-A1 text 4.5:1 in bgBase on orange, mint, blue, amber, medals, choices and tones; large in white on the brake."""
    for name in FILLS:
        assert contrast(PALETTE["bgBase"], PALETTE[name]) >= 4.5, name
    assert contrast("#FFFFFF", PALETTE["errorRedDeep"]) >= 4.5
    assert contrast("#FFFFFF", PALETTE["errorRed"]) >= 3


def test_the_ratios_are_those_that_are_printed():
    """UI-A1 the ratios of text on its grounds are those computed"""
    for name, ratio in PRINTED.items():
        assert contrast(PALETTE[name], PALETTE["bgBase"]) == pytest.approx(ratio, abs=0.1), name


@pytest.mark.parametrize("eyes", BLINDNESS)
def test_choices_differ_for_all_eyes(eyes):
    """UI-A2 ΔE of at least 25 between any two, also in simulated colour blindness."""
    seen = [lab(times(BLINDNESS[eyes], linear(PALETTE[f"choice{letter}"]))) for letter in "ABCD"]
    for i, one in enumerate(seen):
        for other in seen[i + 1:]:
            assert sum((a - b) ** 2 for a, b in zip(one, other)) ** 0.5 >= 25


def test_older_palettes_are_gone():
    """§1.1: this palette wins."""
    files = [*SOURCES.rglob("*"), *(ROOT / "Web/public").rglob("*")]
    texts = (f for f in files if f.suffix in {".ts", ".tsx", ".css", ".json", ".html", ".js", ".svg"})
    assert not [str(file) for file in texts if FORBIDDEN.search(file.read_text())]
