"""The socket as an AsyncAPI 3.0 document."""

import json

from golden import example
from json_schema import described, schemas
from model import Wire
from typescript import command_name

PATH = "docs/api/asyncapi.json"


def emit(wire: Wire) -> dict[str, str]:
    return {PATH: json.dumps(document(wire), ensure_ascii=False, indent=1) + "\n"}


def document(wire: Wire) -> dict:
    said = {m.type: message(m.type, m.doc or wire.structs[m.payload].doc, "ServerHead", m.payload, "server",
                            "extension" in m.marks) for m in wire.server}
    heard = {f"{m.type}.client": message(m.type, f"{m.doc} From: {m.sender}.".strip(), "ClientHead",
                                         command_name(m.type), "client", False) for m in wire.client}
    every = said | heard
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tripto",
            "version": "2",
            "description": "The socket of a Tripto server: `wsUrl` with `?token=…&v=2` (ID17, WS2, EX1). The rules in "
                           "parentheses are those of docs/SPEC.md. Types, keys and words may be added.",
        },
        "channels": {"socket": {"address": "/ws", "messages": {name: ref("messages", name) for name in every}}},
        "operations": {
            "say": operation("send", said), "hear": operation("receive", heard),
        },
        "components": {"messages": every, "schemas": schemas(wire)},
    }


def operation(action: str, names: dict) -> dict:
    refs = [{"$ref": f"#/channels/socket/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": "#/channels/socket"}, "messages": refs}


def message(type: str, doc: str, head: str, payload: str, side: str, is_extension: bool) -> dict:
    own = {"type": "object", "required": ["type", "payload"],
           "properties": {"type": {"const": type}, "payload": ref("schemas", payload)}}
    made = {"name": type, "payload": {"allOf": [ref("schemas", head), own]}}
    if is_extension:
        made["x-extension"] = True
    sample = example(side, type)
    return described(doc, made | ({"examples": [{"payload": sample}]} if sample is not None else {}))


def ref(kind: str, name: str) -> dict:
    return {"$ref": f"#/components/{kind}/{name}"}
