"""Tests of the stores' texts: each language has all of them, within what App Store Connect takes.

Lengths: https://developer.apple.com/help/app-store-connect/reference/app-information/ and
https://developer.apple.com/help/app-store-connect/reference/platform-version-information/
"""

import pathlib

import pytest

STORE = pathlib.Path(__file__).parent.parent / "store"
MOST = {
    "name": 30,
    "subtitle": 30,
    "keywords": 100,
    "promotional_text": 170,
    "description": 4000,
    "release_notes": 4000,
}
# Upright, in pixels, by the device that stands for all others of its kind; lying ones are the same, turned.
# https://developer.apple.com/help/app-store-connect/reference/screenshot-specifications/
TAKEN = {
    "iphone-6.9": {(1260, 2736), (1290, 2796), (1320, 2868)},
    "ipad-13": {(2048, 2732), (2064, 2752)},
    "apple-tv": {(1920, 1080), (3840, 2160)},
}
PAGES = [STORE / app / language for app in ("host", "tv") for language in ("sv", "en-US")]


def read(page: pathlib.Path, name: str) -> str:
    return (page / f"{name}.txt").read_text().strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
@pytest.mark.parametrize("name", MOST)
def test_a_text_is_there_and_not_too_long(page, name):
    assert 2 <= len(read(page, name)) <= MOST[name]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
def test_keywords_are_new_words_without_blanks_after_commas(page):
    keywords = read(page, "keywords")
    words = keywords.split(",")
    title = f"{read(page, 'name')} {read(page, 'subtitle')}".lower().split()
    # NB: of keywords bytes are counted, not letters.
    assert len(keywords.encode()) <= MOST["keywords"]
    assert len(words) == len(set(words))
    assert [word for word in words if word != word.strip() or word.lower() in title] == []


def test_there_are_no_other_pages_or_texts():
    there = {path.relative_to(STORE) for path in STORE.rglob("*.txt")}
    assert there == {(page / f"{name}.txt").relative_to(STORE) for page in PAGES for name in MOST}


def sizes() -> list[list[str]]:
    lines = (STORE / "screenshots.tsv").read_text().splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def test_pictures_are_drawn_for_the_devices_that_the_store_asks_for():
    assert {(app, device) for app, device, *_ in sizes()} == {
        ("host", "iphone-6.9"), ("host", "ipad-13"), ("tv", "apple-tv"),
    }


@pytest.mark.parametrize("row", sizes(), ids=lambda row: row[1])
def test_a_picture_has_a_size_that_the_store_takes(row):
    _, device, width, height = row
    assert (int(width), int(height)) in TAKEN[device]
