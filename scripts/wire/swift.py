"""The wire as Swift: one file for each file of declarations, and one for each side's messages."""

from model import Wire
from swift_messages import client, server
from swift_types import enum, ident, struct

FOLDER = "Kit/Sources/TriptoWire/Generated"
# What a file takes from the kernel.
KERNEL = ("JSONValue", "Language", "StringID", "SessionID", "PlayerID", "PackID", "Format.")
HEADER = "// Made by `make wire` from Kit/Wire/{source}.wire: change that, not this file."


def emit(wire: Wire) -> dict[str, str]:
    parts: dict[str, list[list[str]]] = {}
    for group, make in ((wire.idents, ident), (wire.enums, enum)):
        for one in group.values():
            if "by hand" not in one.marks:
                parts.setdefault(one.source, []).append(make(one))
    for one in wire.structs.values():
        if "by hand" not in one.marks:
            parts.setdefault(one.source, []).append(struct(wire, one))
    files = {path(source): text(source, blocks) for source, blocks in parts.items()}
    files[f"{FOLDER}/ServerMessage.swift"] = text("messages", [server(wire)])
    files[f"{FOLDER}/ClientMessage.swift"] = text("messages", [client(wire)])
    return files


def path(source: str) -> str:
    """`Rest/Packs.swift` of `rest/packs`."""
    return f"{FOLDER}/" + "/".join(part.capitalize() for part in source.split("/")) + ".swift"


def text(source: str, blocks: list[list[str]]) -> str:
    body = "\n\n".join("\n".join(block) for block in blocks)
    imports = "public import TriptoKernel\n\n" if any(word in body for word in KERNEL) else ""
    return HEADER.format(source=source) + "\n" + imports + body + "\n" if imports else \
        HEADER.format(source=source) + "\n\n" + body + "\n"
