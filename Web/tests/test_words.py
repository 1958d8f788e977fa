"""What the pages call things: the same word everywhere, and none of the programmers'."""

import re

import pytest

from kit.texts import LANGUAGES, surface
from test_catalogue import USERS

# The sounds' own page belongs to the newsroom, and so does what an editor of clues reads.
NEWSROOM = {"listen"}

JARGON = {
    "sv": r"\bpack(et|en)?\b|anti-?leak|generer|logg|session|destination|join|anslutningskod|\bkoden (är|visas)",
    "en": r"\bpacks?\b|anti-?leak|generat|\blogs?\b|session|join code|connection code",
    "nb": r"\bpakke(n|r)?\b|anti-?leak|generer|logg|sesjon|destinasjon|tilkoblingskode",
}
# A host without an article is a role: "som värd", "en värd", "utan värd", "är värd"; and the label before a name.
BARE_HOST = re.compile(r"(?<!som )(?<![Ee]n )(?<!utan )(?<!är )\bvärd\b(?!:)")


def texts_of(lang: str) -> dict[str, str]:
    rows = {f"{name}.{key}": texts[lang] for name in USERS if name not in NEWSROOM for key, texts in surface(name).items()}
    assert len(rows) > 300
    return rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_speaks_as_a_programmer(lang):
    """UI-E1 the words of the pages: spelkod for every code, spel never session, resmål never destination; no pack,
    anti-leak, generera, logg"""
    jargon = re.compile(JARGON[lang], re.IGNORECASE)
    assert not {key: text for key, text in texts_of(lang).items() if jargon.search(text)}


def test_a_code_of_a_game_has_one_name():
    """UI-E1 spelkod for every code"""
    for lang, name in {"sv": "spelkod", "en": "game code", "nb": "spillkod"}.items():
        for key in ("common.joinCode", "player.connectionCode", "tv.enterCode", "host.enterCode", "join.needCode", "join.codeHint"):
            assert name in texts_of(lang)[key].lower(), key


def test_the_host_has_an_article():
    """UI-E1 värden with its article"""
    assert not {key: text for key, text in texts_of("sv").items() if BARE_HOST.search(text)}
