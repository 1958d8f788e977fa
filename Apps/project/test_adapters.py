"""Tests of the modules that stand for Apple's on Linux: each declaration has a row, or a line that says how it is known."""

import pathlib
import re

CHECK = pathlib.Path(__file__).resolve().parents[1] / "LinuxCheck"
FAKES = sorted(CHECK.glob("Sources/Apple*/*.swift"))
KNOWN = [line.split("\t") for line in (CHECK / "adapters.txt").read_text().splitlines() if line[0] != "#"]
ROWS = [line.split("\t") for line in (CHECK / "facts/api-facts.tsv").read_text().splitlines()[1:]]

TYPE = re.compile(r"(class|struct|enum|protocol|extension) ([\w.]+)")
MEMBER = re.compile(r"(?:(?:static|class) )?(?:let|var|typealias|func) (\w+)|(init)\b")
CASES = re.compile(r"\bcase (\w+(?:, \w+)*)")


def declared(path: pathlib.Path) -> set[str]:
    """Names of what a file declares as Apple's. What tests say to a fake is marked with @_spi(Testing)."""
    names, scope, hidden = set(), [], None
    for line in path.read_text().splitlines():
        text, depth = line.strip(), (len(line) - len(line.lstrip())) // 2
        if hidden is not None and (depth > hidden or text[:1] in ("", "}", ")")):
            continue
        hidden = depth if text.startswith("@_spi(Testing)") and "import" not in text else None
        if hidden is not None or not text or text.startswith("//"):
            continue
        del scope[depth:]
        found, inner = read(text, scope)
        names |= {".".join([*(name for _, name in scope), name]) for name in found}
        scope += inner
    return names


def read(text: str, scope: list) -> tuple[list[str], list]:
    """The names that a line declares, and the type that it opens."""
    plain = re.sub(r"^(?:@[\w()]+ )*(?:public |open )?(?:final |override |convenience )?", "", text)
    kind = scope[-1][0] if scope else ""
    is_public = re.search(r"\b(public|open) ", text) is not None or kind == "protocol"
    if (opened := TYPE.match(plain)) and not plain.startswith(("class var", "class func")):
        inline = [f"{opened[2]}.{case}" for cases in CASES.findall(plain) for case in cases.split(", ")]
        own = [opened[2]] if opened[1] != "extension" and is_public else []
        return own + inline, [(opened[1], opened[2])]
    if kind == "enum" and (cases := CASES.match(plain)):
        return cases[1].split(", "), []
    member = MEMBER.match(plain)
    return [member[1] or "init"] if member and is_public else [], []


NAMES = set().union(*map(declared, FAKES))


def test_each_declaration_of_a_fake_framework_has_a_row_or_an_address():
    known = {name.partition("(")[0] for name in [row[0] for row in KNOWN] + [row[1] for row in ROWS]}
    assert len(NAMES) > 100
    assert NAMES - known == set()


def test_what_stands_in_the_list_is_declared():
    assert {row[0] for row in KNOWN if row[0].partition("(")[0] not in NAMES} == set()


def test_what_stands_in_the_list_was_there_in_ios_and_tvos_17_and_says_how_it_is_known():
    for name, ios, tvos, how, address in KNOWN:
        assert float(ios) <= 17 and float(tvos) <= 17, name
        assert how in ("read", "named", "sibling", "header", "not read"), name
        assert address.startswith(("https://developer.apple.com/documentation/", "https://onestack.dev/")), name
