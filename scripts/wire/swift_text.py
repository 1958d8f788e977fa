"""Lays Swift out as `swift format` does."""

import textwrap

WIDTH = 100


def doc(text: str, indent: int = 0) -> list[str]:
    """Doc comments; paragraphs stay apart."""
    if not text:
        return []
    lines, pad = [], " " * indent
    for paragraph in text.split("\n\n"):
        if lines:
            lines.append(pad + "///")
        flow = " ".join(paragraph.split("\n"))
        lines += [f"{pad}/// {line}" for line in textwrap.wrap(flow, WIDTH - 4 - indent, break_long_words=False)]
    return lines


def fill(items: list[str], indent: int) -> list[str]:
    """As many items on a line as fit, with commas between them."""
    lines, line = [], ""
    for place, item in enumerate(items):
        item += "," if place < len(items) - 1 else ""
        if line and indent + len(line) + 1 + len(item) > WIDTH:
            lines.append(" " * indent + line)
            line = item
        else:
            line = f"{line} {item}" if line else item
    return lines + [" " * indent + line]


def signature(head: str, items: list[str], tail: str, indent: int) -> list[str]:
    """`init(…) {` on one line, or its parameters on lines of their own."""
    pad = " " * indent
    line = f"{pad}{head}({', '.join(items)}){tail}"
    if len(line) <= WIDTH:
        return [line]
    return [f"{pad}{head}(", *fill(items, indent + 2), f"{pad}){tail}"]


def call(head: str, items: list[str], indent: int) -> list[str]:
    """A call whose closing parenthesis stays with the last argument."""
    pad = " " * indent
    line = f"{pad}{head}({', '.join(items)})"
    if len(line) <= WIDTH:
        return [line]
    return [f"{pad}{head}(", *(" " * (indent + 2) + item + "," for item in items[:-1]),
            " " * (indent + 2) + items[-1] + ")"]


def arm(cases: list[str], value: str, indent: int) -> list[str]:
    """`case .a, .b: value`, or the value below a list that is too long for one line."""
    pad, names = " " * indent, [f".{case}" for case in cases]
    line = f"{pad}case {', '.join(names)}: {value}"
    if len(line) <= WIDTH:
        return [line]
    first, *rest = fill(["case " + names[0], *names[1:]], indent + 2)
    return [pad + first.strip(), *rest[:-1], rest[-1] + ":" if rest else ":", f"{pad}  {value}"]
