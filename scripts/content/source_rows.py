"""What a row of evidence must have that says it was looked up."""

import datetime
import re
from urllib.parse import urlsplit

import source_family

FIELDS = ("url", "publisher", "title", "lang", "lookedUp", "figure", "statement", "readings")
TEXT_KINDS = frozenset(("wikipedia", "web", "book"))
LONGEST = 200
# A path that leads to no page of its own: the front page, also of a language.
FRONT = re.compile(r"/?([a-z]{2}([-_][A-Za-z]{2})?/?)?((index|default|home)(\.\w+)?/?)?", re.IGNORECASE)


def is_looked_up(row: dict) -> bool:
    return row.get("checked") == "looked-up"


def is_front_page(url: str) -> bool:
    """Whether an address is a bare home page, where nobody finds the sentence again."""
    parts = urlsplit(url)
    return not parts.query and FRONT.fullmatch(parts.path) is not None


def problems(row: dict) -> list[str]:
    """What is wrong with one row, one line each."""
    found = []
    if row.get("kind") == "web" and is_front_page(row.get("url") or ""):
        found.append(f"a bare home page is no source: {row.get('url')}")
    return found + (looked_up(row) if is_looked_up(row) else [])


def looked_up(row: dict) -> list[str]:
    if missing := [field for field in FIELDS if row.get(field) in (None, "")]:
        return [f"looked up without {', '.join(missing)}"]
    return [line for line in (kind(row), address(row), date(row), reading(row), part(row), statement(row)) if line]


def kind(row: dict) -> str | None:
    if row.get("kind") not in TEXT_KINDS:
        return f"a row of kind {row.get('kind')!r} is not looked up"
    is_wikipedia = source_family.host(row).endswith("wikipedia.org")
    return None if is_wikipedia == (row["kind"] == "wikipedia") else "kind and address do not belong together"


def address(row: dict) -> str | None:
    if urlsplit(row["url"]).scheme not in ("http", "https") or "." not in source_family.host(row):
        return f"no address: {row['url']}"
    if source_family.is_mirror(source_family.host(row)):
        return f"a copy of Wikipedia: cite the article instead of {row['url']}"
    return None


def date(row: dict) -> str | None:
    try:
        day = datetime.date.fromisoformat(row["lookedUp"])
    except (TypeError, ValueError):
        return f"lookedUp is no date: {row['lookedUp']}"
    return f"lookedUp is a day to come: {day}" if day > datetime.date.today() else None


def reading(row: dict) -> str | None:
    return None if row["readings"] in (1, 2) else f"readings is 1 or 2, not {row['readings']}"


def part(row: dict) -> str | None:
    return None if row.get("carries", "part") == "part" else f"carries is part or left out, not {row['carries']}"


def statement(row: dict) -> str | None:
    if "quote" in row:
        return "nothing is quoted: say it in other words, in statement"
    if len(row["statement"]) > LONGEST or "\n" in row["statement"]:
        return f"statement is one line of at most {LONGEST} characters"
    return None
