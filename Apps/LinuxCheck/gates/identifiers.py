"""Gates A and B: what the shim declares is what Apple declares, by identifier and by text.

A symbol's row is the one with its name and its declaration. Gate A then compares the identifiers, demangled, since mangled ones
shift with the length of the module's name. Gate B names those whose name has rows but whose declaration is none of them; the
overloads that Apple has and that no page was found for stand in lists/overloads.txt, each with its reason.
"""

import collections
import re

import facts
import toolchain

MOST_OVERLOADS = 60

# Linux and Apple put the same types into other modules (facts, point 9).
SAME = [
    (r"FoundationEssentials\.|CoreFoundation\.CG(?=Float)", lambda m: "Foundation." + m[0].split(".")[1]),
    (r"Foundation\.(CGSize|CGPoint|CGRect)\b", r"__C.\1"),
    (r"Foundation\.Bundle\b", "__C.NSBundle"),
    (r"Foundation\.UserDefaults\b", "__C.NSUserDefaults"),
    (r"\b(?:SwiftUI|UIKit|CoreGraphics)\.(CGLineCap|CGLineJoin|CGAffineTransform|CGMutablePath|CGPath)\b", r"__C.\1"),
    (r"\bUIKit\.(UI\w+)", r"__C.\1"),
    (r"\bSwiftUICore\.", "SwiftUI."),
]


def same(name):
    for pattern, by in SAME:
        name = re.sub(pattern, by, name)
    return name


def mangled(usr):
    return "$s" + usr.removeprefix("s:")


def pairs(symbols, rows):
    """Symbols with the rows of their name and declaration."""
    for symbol in symbols:
        fitting = [row for row in rows.get(symbol.name, []) if facts.normal(row["declaration"]) == symbol.text]
        yield symbol, fitting


def unequal(symbols, rows):
    """Gate A: faults, and how many identifiers were equal."""
    todo = [(s, [bare(r) for r in fitting if bare(r).startswith("s:")]) for s, fitting in pairs(symbols, rows)]
    todo = [(symbol, usrs) for symbol, usrs in todo if usrs and symbol.usr.startswith("s:")]
    names = toolchain.demangled(sorted({mangled(u) for s, usrs in todo for u in [s.usr, *usrs]}))
    full = {usr: same(name) for usr, name in names.items()}
    faults, equal = [], 0
    for symbol, usrs in todo:
        mine, wanted = full[mangled(symbol.usr)], sorted(full[mangled(usr)] for usr in usrs)
        if mine in wanted:
            equal += 1
        else:
            faults.append((symbol.name, symbol.text, f"A {symbol.name}\n  is  {mine}\n  row {wanted[0]}"))
    return faults, equal


def bare(row):
    return row["preciseIdentifier"].split("::")[0]


def different(symbols, rows):
    """Gate B: symbols whose name has rows, but none with their declaration."""
    return [(s, rows[s.name]) for s, fitting in pairs(symbols, rows) if s.name in rows and not fitting]


def unexplained(found, explained, what):
    """What is found and not explained, and what is explained but not found: both are faults."""
    missing = [f"{what}: {' '.join(key)}" for key in sorted(set(found) - set(explained))]
    stale = [f"explained in a list, but not found any more: {' '.join(key)}" for key in sorted(set(explained) - set(found))]
    return missing + stale


def twice(keys):
    return [f"listed twice: {' '.join(key)}" for key, count in collections.Counter(keys).items() if count > 1]


def gate_a(context):
    judged = [unequal(symbols, rows) for symbols, rows in context.compared]
    apart = [one for found, _ in judged for one in found]
    known = [(name, text) for name, text, _ in facts.listed("identifiers.txt", 3)]
    detail = [said for name, text, said in apart if (name, text) not in known]
    faults = unexplained([(n, d) for n, d, _ in apart], known, "its identifier is not the row's") + twice(known)
    return detail + faults, f"{sum(equal for _, equal in judged)} identifiers equal their rows', {len(known)} explained"


def gate_b(context):
    found = {(symbol.name, symbol.text) for symbols, rows in context.compared for symbol, _ in different(symbols, rows)}
    listed = [(name, text) for name, text, _ in facts.listed("overloads.txt", 3)]
    faults = unexplained(found, listed, "its declaration is none of its rows'") + twice(listed)
    if len(listed) > MOST_OVERLOADS:
        faults.append(f"overloads.txt has {len(listed)} lines, more than {MOST_OVERLOADS}")
    equal = sum(bool(fitting) for symbols, rows in context.compared for _, fitting in pairs(symbols, rows))
    return faults, f"{equal} declarations equal a row, {len(found)} are overloads without a row"
