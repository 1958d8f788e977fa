"""Swift text without its strings and comments, place for place, and what stands between braces."""

import re

SKIPPED = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"', re.S)
LITERAL = re.compile(r'"((?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*)"')
OPENS, CLOSES = "([{", ")]}"
BODY = re.compile(r"\b(?:func\s+[\w`]+|init[?!]?\s*(?=[(<])|var\s+\w+\s*:[^={}\n]+(?=\{)|subscript\s*(?=[(<])|deinit)")


def blanked(text):
    """Comments become spaces, a string becomes quotes around spaces: its place stays, what it says is gone."""

    def blank(match):
        gone = re.sub(r"[^\n]", " ", match[0])
        return '"' + gone[1:-1] + '"' if match[0].startswith('"') and len(match[0]) > 1 else gone

    return SKIPPED.sub(blank, text)


def closing(text, start):
    """Where the bracket at `start` is closed, in blanked text."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in OPENS) - (text[place] in CLOSES)
        if depth == 0:
            return place
    raise ValueError(f"a bracket at {start} is never closed")


def bodies(plain):
    """(start, end) of what functions, initialisers and computed properties have between their braces."""
    found = []
    for match in BODY.finditer(plain):
        place = match.end()
        while place < len(plain) and plain[place] != "{":
            if plain[place] in "([":
                place = closing(plain, place)
            elif plain[place] == "}" or plain[place] == "\n" and is_requirement(plain, place):
                break
            place += 1
        if place < len(plain) and plain[place] == "{":
            found.append((place, closing(plain, place)))
    return found


def is_requirement(plain, newline):
    """Whether a declaration ends at this line's end: the next line neither goes on with it nor opens its body."""
    following = plain[newline:].lstrip()
    return not re.match(r"\{|where\b|->|async\b|throws\b|some\b|any\b|\)", following)


def line(text, place):
    return text.count("\n", 0, place) + 1
