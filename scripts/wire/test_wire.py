"""The generator: what it takes, what it refuses, and that its documents hold together."""

import json
import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

import asyncapi  # noqa: E402
import generate  # noqa: E402
import openapi  # noqa: E402
import parse  # noqa: E402
import swift_types  # noqa: E402
import typescript  # noqa: E402
import validate  # noqa: E402
from model import WireError  # noqa: E402


def wire_of(text, folder):
    (folder / "one.wire").write_text(text, "utf-8")
    wire = parse.load(folder)
    validate.validate(wire)
    return wire


def swift_of(text, folder):
    wire = wire_of(text, folder)
    return "\n".join(swift_types.struct(wire, next(iter(wire.structs.values()))))


def test_every_kind_of_key_has_its_writer(tmp_path):
    made = swift_of("struct A\n  a: Int\n  b: Int | null\n  c?: Int\n  d?: true\n  e?: Int | null\n  f: Int := a + 1\n", tmp_path)
    for line in ('json.field("a", a)', 'json.nullable("b", b)', 'json.optional("c", c)', 'json.flag("d", d)',
                 'json.presence("e", e)', 'json.field("f", a + 1)'):
        assert line in made
    assert "public init(a: Int, b: Int?, c: Int? = nil, d: Bool = false, e: Presence<Int> = .absent) {" in made


def test_requests_have_limits_and_plain_objects_none(tmp_path):
    limited = swift_of("struct A request\n  a?: Int 1...5\n  b?: String upTo 9\n", tmp_path)
    assert "decodeIfPresent(1...5, forKey: .a)" in limited and "decodeIfPresent(upTo: 9, forKey: .b)" in limited
    assert "init(from" not in swift_of("struct A\n  a: Int = 3\n", tmp_path)


def test_what_a_request_may_leave_out_is_optional_in_typescript(tmp_path):
    wire = wire_of("struct A request\n  a: Int = 3\n  b: Int\nstruct B\n  a: Int = 3\n", tmp_path)
    text = typescript.emit(wire)["Web/src/lib/wire.gen.ts"]
    assert "export interface A {\n  a?: number;\n  b: number;\n}" in text
    assert "export interface B {\n  a: number;\n}" in text


@pytest.mark.parametrize("text, complaint", [
    ("struct A\n  a: Nothing\n", "A.a: Nothing is not declared"),
    ("struct A\n  a: Int\n  a: Int\n", "A.a is there twice"),
    ("struct A\nstruct A\n", "A is declared twice"),
    ("struct A sometimes\n", "A: what is `sometimes`?"),
    ("struct A\n  a: Int soon\n", "what is `soon`?"),
    ("enum E open\n  a\nstruct A request\n  e?: E\n", "E is open, and requests are read strictly"),
    ("server\n  HELLO: Nobody\n", "Nobody is not declared"),
    ("client\n  HELLO from somebody\n", "who is somebody?"),
    ("routes\n  GET /v1 -> 200 Nobody\n", "Nobody is not declared"),
    ("  a: Int\n", "belongs to nothing"),
])
def test_a_mistake_is_named(text, complaint, tmp_path):
    with pytest.raises(WireError, match=re.escape(complaint)):
        wire_of(text, tmp_path)


@pytest.mark.parametrize("emitter", [openapi, asyncapi])
def test_every_reference_of_a_document_leads_somewhere(emitter):
    document = emitter.document(generate.declared())
    for ref in set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))):
        place = document
        for step in ref.split("/"):
            place = place[step]


def test_every_request_has_a_name_of_its_own():
    paths = openapi.document(generate.declared())["paths"]
    names = [one["operationId"] for path in paths.values() for one in path.values()]
    assert len(names) == len(set(names))


def test_what_is_committed_is_as_declared():
    wire = generate.declared()
    assert generate.check(wire, generate.made(wire)) == 0
