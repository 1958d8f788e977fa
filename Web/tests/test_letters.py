"""The letters and quotes of what people read: in the page's own font, and as the language writes them."""

import base64
import json
import re
import unicodedata
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kit.server import ROOT
from kit.texts import LANGUAGES, surface
from test_catalogue import USERS

FONTS = ROOT / "Web/fonts"
WEIGHTS = {"regular": 400, "bold": 700}
MOST_BYTES = 20_000
QUOTES = {"sv": "””", "en": "“”", "nb": "«»"}

PAGE = """<style>
  @font-face {{ font-family: Own; src: url(data:font/woff2;base64,{font}) format("woff2"); }}
  body {{ font: 20px Own, monospace; }}
</style><p>{letters}</p>"""


def texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != "url":
                yield from texts_in(item)


def is_ours(letter: str) -> bool:
    """Latin letters, and the signs around them; words in other scripts are the system's, as a whole."""
    name = unicodedata.name(letter, "")
    sign = unicodedata.category(letter)[0] in "NPS" and not re.search("DEVANAGARI|THAI|ARABIC|CJK", name)
    return sign or name.startswith(("LATIN", "MODIFIER LETTER"))


def letters_of(folder: str) -> str:
    files = [*(ROOT / folder).rglob("*.json")]
    assert len(files) > 20
    letters = {letter for file in files for text in texts_in(json.loads(file.read_text())) for letter in text}
    return "".join(sorted(filter(is_ours, letters)))


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_font_holds_every_letter(browser: Browser, weight: str):
    """UI-E3 fonts hold every letter of the library and of Content/words, č, ł, ß, ø, ð and ʻ included, in a subset
    of at most 20 KB for each weight"""
    letters = "".join(sorted({*letters_of("Content/packs"), *letters_of("Content/words"), *"čłßøðʻ"}))
    assert len(letters) > 150
    font = (FONTS / f"inter-{weight}.woff2").read_bytes()
    assert len(font) <= MOST_BYTES
    page = browser.new_page()
    escaped = "".join(f"&#{ord(letter)};" for letter in letters)
    page.set_content(PAGE.format(font=base64.b64encode(font).decode(), letters=escaped))
    page.evaluate("document.fonts.load('20px Own').then(() => document.fonts.ready)")
    assert fallbacks(page) == []
    page.close()


def fallbacks(page) -> list[str]:
    """The families that had to help out, with how many letters."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    text = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "p"})["nodeId"]
    used = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": text})["fonts"]
    assert any(font["isCustomFont"] for font in used)
    return [f"{font['familyName']}: {font['glyphCount']}" for font in used if not font["isCustomFont"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_are_the_languages(lang: str):
    """UI-E3 quotes by language in every text of the pages: sv ”…”, en “…”, nb «…»"""
    for name in USERS:
        for key, texts in surface(name).items():
            marks = "".join(re.findall(r"[”“„«»\"]", texts[lang]))
            assert marks == QUOTES[lang] * (len(marks) // 2), f"{name}.{key}"
    assert surface("common")["quoted"][lang] == f"{QUOTES[lang][0]}{{text}}{QUOTES[lang][1]}"


def test_no_view_quotes_by_itself():
    """UI-E3 quotes by language: what somebody wrote is quoted by the catalogue, never by the code of a page"""
    quoting = [file.name for file in (ROOT / "Web/src").rglob("*.tsx") if re.search("[”“«»]", file.read_text())]
    assert quoting == []
