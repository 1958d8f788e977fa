"""Which text sources are one: an article, its translations and mirrors; a site; a reprint; a book."""

import itertools
import json
import pathlib
import re
import unicodedata
from urllib.parse import unquote, urlsplit

TABLE = json.loads((pathlib.Path(__file__).parent / "mirrors.json").read_text())
MIRRORS, SHARED = frozenset(TABLE["mirrors"]), frozenset(TABLE["sharedHosts"])
# The second word of an address such as bbc.co.uk, before a country of two letters.
SECOND_LEVEL = frozenset("ac co com edu go gob gouv gov ne net or org".split())
# Letters of a title that two people do not think of by chance.
REPRINT = 30


def folded(text: str) -> str:
    """Letters and digits in lower case, without marks."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if sign.isalnum())


def host(row: dict) -> str:
    """The host of the address in lower case, without `www.`."""
    return (urlsplit(row.get("url") or "").hostname or "").rstrip(".").removeprefix("www.")


def is_mirror(name: str) -> bool:
    """Whether a host carries copies of Wikipedia."""
    return any(name == mirror or name.endswith("." + mirror) for mirror in MIRRORS)


def site(name: str) -> str:
    """The part of a host that belongs to one owner: bbc.co.uk, visitoslo.com, somebody.wordpress.com."""
    words = name.split(".")
    if len(words) > 2 and words[-2] in SHARED:
        return name
    is_deep = len(words) > 2 and len(words[-1]) == 2 and words[-2] in SECOND_LEVEL
    return ".".join(words[-3:] if is_deep else words[-2:])


def is_article(row: dict) -> bool:
    """Whether a row is an article of Wikipedia, or a copy of one."""
    name = host(row)
    return row.get("kind") == "wikipedia" or name.endswith("wikipedia.org") or is_mirror(name)


def article(row: dict) -> tuple[str | None, str]:
    """Language and title of an article; no language for a mirror, which may have any."""
    name, path = host(row), unquote(urlsplit(row.get("url") or "").path)
    language = row.get("lang") if name.endswith("wikipedia.org") else None
    return language, folded(re.sub(r"^/(wiki/)?", "", path))


def same(first: dict, second: dict) -> bool:
    """Whether two text rows are one source (an edition in another language may be a translation)."""
    if is_article(first) and is_article(second):
        (language, title), (other, name) = article(first), article(second)
        return language != other or language is None or title == name
    titles = [folded(row.get("title") or "") for row in (first, second)]
    if titles[0] == titles[1] and (len(titles[0]) >= REPRINT or first.get("kind") == second.get("kind") == "book"):
        return True
    if is_article(first) or is_article(second):
        return False
    return bool(host(first)) and site(host(first)) == site(host(second))


def pairs(rows: list[dict]) -> list[tuple[dict, dict]]:
    """The pairs of rows that are one source."""
    return [pair for pair in itertools.combinations(rows, 2) if same(*pair)]


def independent(rows: list[dict], outside: bool = False) -> bool:
    """Whether two of the rows are two sources; with `outside`, one of them no article of Wikipedia."""
    return any(not same(*pair) and not (outside and all(map(is_article, pair)))
               for pair in itertools.combinations(rows, 2))
