"""The message catalogue: complete, used, generated, and in the words of the UI specification."""

import functools
import json
import pathlib
import re
import subprocess

import pytest

from kit import texts as catalogue
from kit.server import ROOT

WEB = ROOT / "Web"
SOURCES = WEB / "src"
PLACEHOLDER = re.compile(r"\{(\w+)\}")

# The folders whose code may use a surface's texts.
USERS = {
    "awards": ["host", "player", "tv"],
    "carriages": ["ui"],
    "common": ["lib", "ui", "host", "player", "tv"],
    "errors": ["lib"],
    "join": ["player"],
    "player": ["player"],
    "host": ["host"],
    "tv": ["tv"],
    "listen": ["listen"],
    "passenger": ["ui"],
    "verdicts": ["lib", "host"],
}
# Where the labels of a part of the UI specification may stand.
PLACES = {
    "common": list(USERS),
    "host": ["host", "common", "errors", "verdicts"],
    "player": ["player", "awards", "carriages", "join", "common", "errors", "verdicts"],
    "tv": ["tv", "awards", "common"],
}
SURFACES = pytest.mark.parametrize("surface", USERS)
PARTS = pytest.mark.parametrize("part", PLACES)

Messages = dict[str, dict[str, str]]


@functools.cache
def messages(surface: str) -> Messages:
    return catalogue.surface(surface)


@functools.cache
def labels() -> dict:
    return json.loads((WEB / "tests/labels.json").read_text())


@functools.cache
def code_of(surface: str) -> str:
    files = [file for folder in USERS[surface] for file in (SOURCES / folder).rglob("*.ts*")]
    return "\n".join(file.read_text() for file in files if "generated" not in file.parts)


def is_used(key: str, code: str) -> bool:
    if re.search(rf"""["'`]{re.escape(key)}["'`]""", code):
        return True
    return any(key.startswith(prefix) for prefix in re.findall(r"`([\w.]+[_.])\$\{", code))


def printed(texts: dict[str, str]) -> tuple[str, str]:
    """A text as the specification prints it: of plural forms the last."""
    return texts["sv"].split("|")[-1], texts["en"].split("|")[-1]


def test_every_surface_has_a_file_and_every_file_a_surface():
    """UI-A15 each surface has its file of texts; no key stands twice"""
    for lang in catalogue.LANGUAGES:
        assert {file.stem for file in (ROOT / "Content/words" / lang / "pages").glob("*.json")} == set(USERS), lang


@SURFACES
def test_every_language_says_something(surface):
    """UI-A16 every text stands in every language of the list."""
    for key, texts in messages(surface).items():
        assert set(texts) == set(catalogue.LANGUAGES) >= {"sv", "en"}, key
        assert all(text.strip() for text in texts.values()), key


@SURFACES
def test_every_language_takes_the_same_values(surface):
    """UI-A16 UI-A18 the same placeholders in every form; only texts with {n} have forms."""
    for key, texts in messages(surface).items():
        forms = [form for text in texts.values() for form in text.split("|")]
        named = [set(PLACEHOLDER.findall(form)) for form in forms]
        assert all(names == named[0] for names in named), key
        if len(forms) > len(texts):
            assert "n" in named[0] and all(len(t.split("|")) <= 2 for t in texts.values()), key


@SURFACES
def test_every_text_is_used(surface):
    """UI-A16 no text of the catalogue is unused"""
    unused = [key for key in messages(surface) if not is_used(key, code_of(surface))]
    assert not unused, f"{surface}: {unused}"


@pytest.mark.parametrize("surface", ["join", "player", "host", "tv"])
def test_no_surface_repeats_a_common_key(surface):
    """UI-A15 each surface has its file of texts; no key stands twice"""
    assert not set(messages(surface)) & set(messages("common"))


def test_every_error_code_has_a_text():
    """UI-A19 EV23 every error code of the protocol has a text"""
    spec = (ROOT / "docs/SPEC.md").read_text()
    codes = re.search(r"\*\*EV23\*\* Error codes are ([A-Z_, ]+)\.", spec)
    assert codes
    assert set(messages("errors")) == {f"error.{code}" for code in codes[1].split(", ")}


@PARTS
def test_the_labels_of_the_specification_are_the_catalogues(part):
    """UI-A16 labels.json holds the labels that the UI specification prints."""
    known = {printed(texts) for place in PLACES[part] for texts in messages(place).values()}
    elsewhere = set(labels()["notOnTheWeb"].get(part, []))
    wrong = [label for label in labels()[part] if tuple(label) not in known and label[0] not in elsewhere]
    assert not wrong, f"not in the catalogue, or in other words: {wrong}"
    stale = [label for label in labels()[part] if tuple(label) in known and label[0] in elsewhere]
    assert not stale, f"take these out of notOnTheWeb in labels.json: {stale}"


def test_the_generated_sources_are_up_to_date():
    """UI-A15 what is committed is what the catalogue and the tokens generate."""
    script = pathlib.Path("scripts/generate.mjs")
    subprocess.run(["node", script, "--check"], cwd=WEB, check=True)
