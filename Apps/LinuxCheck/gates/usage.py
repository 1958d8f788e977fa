"""Gate U: what the apps use of SwiftUI has a row, at 17.0, on the app's platform, or stands in unverified.txt with a reason.

Policy 14 of the facts goes with it: a row that the platform lacks, has later than 17.0 or has deprecated is no row.
"""

import facts
import identifiers
import relations
import sources
import toolchain

MOST_UNVERIFIED = 80


def sort(symbols, usrs, rows, platform="ios"):
    """The used symbols: those with a row, names without one, and what is too new or gone."""
    equal, none, faults = set(), set(), []
    for symbol, fitting in identifiers.pairs([s for s in symbols if s.usr in usrs], rows):
        near = fitting or rows.get(symbol.name, []) or of_members(symbol, rows)
        if not near:
            none.add(symbol.name)
        elif any(allowed(row, platform) for row in near):
            equal.add(symbol.name)
        else:
            row = near[0]
            faults.append(f"{symbol.name}: not in {platform} 17.0 (iOS {row['iOS since']}, tvOS {row['tvOS since']}, "
                          f"deprecated in {row['iOS deprecated in'] or '-'})")
    return equal, none, faults


def of_members(symbol, rows):
    """A type is what the identifiers of its members name: their rows stand for it."""
    if symbol.kind not in relations.KINDS:
        return []
    return [row for name, some in rows.items() if name.startswith(symbol.name + ".") for row in some]


def allowed(row, platform):
    """NB: a page that states no version is not held against its symbol; the list of missing facts names those."""
    since = row["tvOS since" if platform == "tvos" else "iOS since"].strip()
    gone = facts.version(row["iOS deprecated in"] or "")
    if gone and gone <= facts.LIMIT:
        return False
    return since == "?" or (facts.version(since) or (999, 0)) <= facts.LIMIT


def gate_u(context):
    equal, none, faults = set(), set(), []
    for name, platform, _ in sources.apps():
        found = sort(context.symbols, context.used[name], context.rows, platform)
        equal, none, faults = equal | found[0], none | found[1], faults + [f"{name}: {fault}" for fault in found[2]]
    listed = {name for name, *_ in facts.listed("unverified.txt", 3, toolchain.CHECK)}
    # A type without a row is there where a listed member is.
    none -= {name for name in none - listed if any(one.startswith(name + ".") for one in listed)}
    faults += [f"neither a row nor in unverified.txt: {name}" for name in sorted(none - listed)]
    if context.trees:
        faults += [f"in unverified.txt but not used without a row: {name}" for name in sorted(listed - none)]
    if len(listed) > MOST_UNVERIFIED:
        faults.append(f"unverified.txt has {len(listed)} lines, more than {MOST_UNVERIFIED}")
    return faults, f"{len(equal)} of SwiftUI's symbols used with a row, {len(none)} without"
