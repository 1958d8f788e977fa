"""What the rows of a claim allow: verified, or to be read once more."""

import source_family
import source_rows

RIDDLES = (10, 8)
STRUCTURED = frozenset(("wikidata", "dataset"))


def is_structured(row: dict) -> bool:
    return row.get("kind") in STRUCTURED and row.get("checked") != "from-knowledge"


def opened(rows: list[dict], readings: int) -> list[dict]:
    """The text rows that so many readers have read, that nothing is wrong with and that carry all of the claim."""
    return [row for row in rows if source_rows.is_looked_up(row) and "carries" not in row
            and not source_rows.problems(row) and row["readings"] >= readings]


def carries(rows: list[dict], level: int | None, readings: int = 2) -> str | None:
    """The method that verifies a claim, or None.

    A structured row is enough. Else it takes two independent text rows, each read by two, and for
    the clues worth 10 and 8 one of them is not Wikipedia.
    """
    if any(is_structured(row) for row in rows):
        return "structured"
    return "text2" if source_family.independent(opened(rows, readings), level in RIDDLES) else None


def parts(pack: dict) -> list[dict]:
    return pack["clues"] + pack["followups"]


def rows_of(claim: dict, pack: dict) -> list[dict]:
    rows = {row["id"]: row for row in pack["evidence"]}
    return [rows[name] for name in claim.get("evidence", []) if name in rows]


def claims(pack: dict) -> list[tuple[int | None, dict, list[dict]]]:
    """Level of the clue (None of a question), claim, and its rows."""
    return [(part.get("level"), claim, rows_of(claim, pack)) for part in parts(pack) for claim in part["claims"]]


def problems(pack: dict) -> list[str]:
    """What is wrong with the sources of a pack, one line each."""
    found = [f"{row['id']}: {line}" for row in pack["evidence"] for line in source_rows.problems(row)]
    for level, claim, rows in claims(pack):
        texts = [row for row in rows if source_rows.is_looked_up(row)]
        found += [f"{claim['id']}: {one['id']} and {two['id']} are one source"
                  for one, two in source_family.pairs(texts)]
        carried = carries(rows, level)
        if claim["status"] == "verified" and carried is None:
            found.append(f"{claim['id']}: says verified, and its rows do not carry it")
    return found


def settle(pack: dict) -> int:
    """Writes what the rows allow into claims, clues and questions; returns how many claims changed.

    A claim whose structured row was compared by a program keeps what it says: a row alone does not
    tell whether it is about the claim.
    """
    changed = 0
    for level, claim, rows in claims(pack):
        text = None if any(map(is_structured, rows)) else carries(rows, level)
        if text and claim["status"] != "verified":
            claim.update(status="verified", method=text)
            changed += 1
    for part in parts(pack):
        every = bool(part["claims"]) and all(claim["status"] == "verified" for claim in part["claims"])
        part["verification"]["status"] = "verified" if every else "uncertain"
    return changed
