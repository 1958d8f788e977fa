"""A whole evening as a family plays it: TV, the host's tablet and phones in every language."""

import io
import os

import zxingcpp
from PIL import Image

from kit import tour
from kit.party import PHONE_SIZES, TV_SIZE
from kit.shots import Camera
from kit.surface import Surface
from kit.texts import LANGUAGES

# The README's picture is made of them; `make gallery` takes those that are looked at.
PICTURES = "TRIPTO_PICTURES" in os.environ
LANGS = ("sv", "en", "sv", "en", "sv") if PICTURES else tuple(LANGUAGES)
# An ordinary phone, the narrowest one, and one lying down; for pictures as many more.
SIZES = PHONE_SIZES if PICTURES else ((390, 844), (320, 568), (844, 390))


def scanned(surface: Surface) -> str:
    """What a phone's camera reads from the QR code on this screen."""
    picture = Image.open(io.BytesIO(surface.id("qr").screenshot()))
    codes = zxingcpp.read_barcodes(picture)
    return codes[0].text if codes else ""


def test_a_whole_evening_from_code_to_confetti(party, steady):
    """UI-H1 UI-H22 UI-P1 UI-P9 UI-P22 UI-T3 UI-T12 UI-T20 UI-A17: two destinations, follow-ups."""
    evening = party(steady, tv_size=TV_SIZE if PICTURES else None, moving=PICTURES)
    stop = Camera(evening).shoot if PICTURES else tour.silent
    tour.doors(evening, stop)
    tour.board(evening, stop, phones=len(LANGS), packs=("Kairo", "Reykjavik"), langs=LANGS, sizes=SIZES)
    assert scanned(evening.tv) == f"{evening.server.lan}/join/{evening.code}"
    tour.depart(evening, stop)
    tour.brake_and_lock(evening, stop, "Alexandria")
    tour.next_clues(evening, stop, "cairo")
    tour.reveal(evening, stop, "Kairo")
    tour.ask(evening, stop, "13-choice", 1)
    tour.ask(evening, stop, "14-open", 2)
    evening.everybody("SCOREBOARD")
    for surface in evening.all:
        surface.says("scoreboard", "12 p")
    stop("15-scoreboard")
    evening.host.tap("next-destination")
    tour.second_destination(evening, "Reykjavik")
    tour.finish(evening, stop, confetti=PICTURES)
    for surface, lang in zip(evening.phones, LANGS):
        assert surface.page.locator("html").get_attribute("lang") == lang, surface.name
    assert not evening.errors(), "\n".join(evening.errors())
