"""Writes a project as Xcode writes it: an old-style property list, by section, with a comment behind every id."""

import re

_PLAIN = re.compile(r"[A-Za-z0-9_./]+")
# Objects of these kinds stand on one line.
_FLAT = {"PBXBuildFile", "PBXFileReference"}


def quoted(text: str) -> str:
    if _PLAIN.fullmatch(text) and "//" not in text and not text.startswith("___"):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


class Writer:
    """- comments: what stands behind an id, by id; "" for none."""

    def __init__(self, comments: dict):
        self.comments = comments

    def name(self, text: str) -> str:
        comment = self.comments.get(text)
        return f"{quoted(text)} /* {comment} */" if comment else quoted(text)

    def value(self, value, depth: int) -> str:
        pad, end = "\t" * (depth + 1), "\t" * depth
        if isinstance(value, dict):
            rows = [f"{pad}{self.key(k)} = {self.value(v, depth + 1)};\n" for k, v in value.items()]
            return "{\n" + "".join(rows) + end + "}"
        if isinstance(value, (list, tuple)):
            rows = [f"{pad}{self.value(item, depth + 1)},\n" for item in value]
            return "(\n" + "".join(rows) + end + ")"
        return self.name(str(value))

    def key(self, key: str) -> str:
        # NB: an id as a key carries no comment inside an object.
        return quoted(key)

    def item(self, identity: str, fields: dict) -> str:
        if fields["isa"] in _FLAT:
            row = "".join(f"{quoted(k)} = {self.name(str(v))}; " for k, v in fields.items())
            return f"\t\t{self.name(identity)} = {{{row}}};\n"
        return f"\t\t{self.name(identity)} = {self.value(fields, 2)};\n"

    def project(self, objects: dict, root: str) -> str:
        sections = []
        for isa in sorted({fields["isa"] for fields in objects.values()}):
            rows = [self.item(i, o) for i, o in sorted(objects.items()) if o["isa"] == isa]
            sections.append(f"\n/* Begin {isa} section */\n{''.join(rows)}/* End {isa} section */\n")
        return (
            "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 77;\n"
            f"\tobjects = {{\n{''.join(sections)}\t}};\n\trootObject = {self.name(root)};\n}}\n"
        )
