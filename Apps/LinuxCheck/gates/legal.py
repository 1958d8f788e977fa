"""Which mutants are legal Swift, by the rules 1 and 2 of mutants.py, from the declarations in the symbol graphs."""

import re


def accepts(declared, given):
    """Whether a list of labels may be a call of a declaration: it leaves some out (defaults, closures), and changes no order."""
    left = iter(declared)
    return all(label in left for label in given)


def is_legal(mutant, known):
    """By rules 1 and 2."""
    for declared, anything in known.get(mutant.name, ()):
        if mutant.kind == "a wrong type":
            if any(accepts(declared[:k], mutant.labels[: mutant.place]) and declared[k] == mutant.labels[mutant.place] for k in anything):
                return True
        elif accepts(declared, mutant.labels):
            return True
    return False


def declarations(graphs):
    """Name by name, each declaration's labels, and the places of its parameters that take any value."""
    found = {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            signature = re.fullmatch(r"(\w+)\((.*)\)", symbol["pathComponents"][-1])
            if not signature:
                continue
            path = symbol["pathComponents"]
            name = path[-2] if signature[1] == "init" and len(path) > 1 else signature[1]
            declared = tuple(signature[2].split(":")[:-1])
            for key in {name, signature[1]}:
                found.setdefault(key, set()).add((declared, loose(symbol)))
    return found


def loose(symbol):
    """The places of parameters whose type is `Any`, or a generic one without a constraint."""
    generics = symbol.get("swiftGenerics", {})
    # NB: in an extension of View the graph leaves out that a parameter is a View; the declaration says it.
    whole = "".join(part["spelling"] for part in symbol["declarationFragments"])
    bound = {c["lhs"] for c in generics.get("constraints", [])} | set(re.findall(r"(\w+)\s*(?:==|:)", whole.partition(" where ")[2]))
    free = {p["name"] for p in generics.get("parameters", [])} - bound | {"Any"}
    found = []
    for place, parameter in enumerate(symbol.get("functionSignature", {}).get("parameters", [])):
        text = "".join(part["spelling"] for part in parameter["declarationFragments"])
        kind = text.split(":", 1)[-1].split(" = ")[0].strip()
        kind = re.sub(r"@\w+(\([^)]*\))?|\b(?:inout|consuming|borrowing|sending)\b|__owned", "", kind).strip()
        if kind.strip("?!().…") in free:
            found.append(place)
    return tuple(found)
