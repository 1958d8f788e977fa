"""Gate D: conformances of the shim are a subset of Apple's, and its types are of the same kind.

An additional conformance makes the shim lax: it would accept what Apple rejects. What the page of a type says stands in
facts/conformances.tsv, what that of a protocol says in facts/conforming.tsv; what no page was found for stands in lists/conformances.txt,
frozen, so that none can be added unseen.
"""

import re

import facts
import identifiers
import toolchain

KINDS = ("struct", "enum", "class", "protocol", "actor")
# The compiler gives these to every type that can have them.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
MOST_UNREAD = 76


# `PrimitiveButtonStyle.plain` is there where Self is a PlainButtonStyle, which it therefore is.
WHERE_SELF = re.compile(r"SwiftUI\.(\w+)< where A == SwiftUI\.([\w.]+)>")
INHERITS = re.compile(r"\bprotocol \w+(?:<[^>]*>)? : ([\w, ]+)")


def by_rows(rows):
    """(type, protocol) for what a row's identifier or declaration says beside the pages of types."""
    known = [row for some in rows.values() for row in some]
    usrs = sorted({row["preciseIdentifier"] for row in known if row["preciseIdentifier"].startswith("s:")})
    names = toolchain.demangled([identifiers.mangled(usr.split("::")[0]) for usr in usrs])
    found = {(m[2], m[1]) for name in names.values() for m in WHERE_SELF.finditer(name)}
    for row in known:
        for match in INHERITS.finditer(row["declaration"]):
            found |= {(row["symbol"], parent.strip()) for parent in match[1].split(",")}
    return found


def by_protocols(pages):
    """(type, protocol) for what the pages of protocols say; a type has what its protocols inherit."""
    pairs = {(name, protocol) for protocol, (_, names) in pages.items() for name in names}
    pairs |= {(protocol, parent) for protocol, (parents, _) in pages.items() for parent in parents}
    return pairs | {(name, parent) for name, protocol in pairs if protocol in pages for parent in pages[protocol][0]}


def additional(found, apple, unread, pages=None):
    """Conformances that neither a page nor the list of the unread types has."""
    faults = []
    for name, protocol in sorted(found):
        if protocol in (pages or {}):
            faults.append(f"{name} conforms to {protocol}, whose page lacks it")
            continue
        known = apple[name] if name in apple else unread.get(name, set())
        if protocol not in known | IMPLICIT:
            faults.append(f"{name} conforms to {protocol}, which {'its page' if name in apple else 'lists/conformances.txt'} lacks")
    return faults


def stale(found, apple, unread):
    faults = [f"lists/conformances.txt: {name} has a row in facts/conformances.tsv" for name in sorted(apple.keys() & unread.keys())]
    for name, protocols in sorted(unread.items()):
        faults += [f"lists/conformances.txt: {name} does not conform to {p}" for p in sorted(protocols) if (name, p) not in found]
    return faults


def kinds(symbols, rows):
    """Types of the shim whose row is of another kind."""
    faults, compared = [], 0
    for symbol in symbols:
        wanted = {row["kind"] for row in rows.get(symbol.name, []) if row["kind"] in KINDS}
        if symbol.kind in KINDS and wanted:
            compared += 1
            if symbol.kind not in wanted:
                faults.append(f"{symbol.name} is of kind {symbol.kind}, Apple's a {', '.join(sorted(wanted))}")
    return faults, compared


def unread_types():
    return {name: {p.strip() for p in protocols.split(",")} for name, protocols in facts.listed("conformances.txt", 2)}


def gate_d(context):
    apple, unread, pages = facts.conformances(), unread_types(), facts.conforming()
    protocols = {protocol for _, protocol in context.conformances}
    rows = {pair for pair in by_rows(context.rows) if pair[1] in protocols}
    proven = rows | by_protocols(pages)
    found = context.conformances - proven
    faults = [f"{name} does not conform to {protocol}, which a row says"
              for name, protocol in sorted(rows - context.conformances) if any(s.name == name for s in context.symbols)]
    wrong, compared = kinds(context.symbols, context.rows)
    faults += additional(found, apple, unread, pages) + stale(found, apple, unread) + wrong
    if len(unread) > MOST_UNREAD:
        faults.append(f"lists/conformances.txt has {len(unread)} types, more than {MOST_UNREAD}")
    frozen = sum(len(protocols) for protocols in unread.values())
    told = len(proven & context.conformances) + sum(name in apple and protocol not in IMPLICIT for name, protocol in found)
    return faults, (f"{len(context.conformances)} conformances, {told} of them Apple's, {frozen} of {len(unread)} types frozen, "
                    f"the others the compiler's; {compared} kinds equal")
