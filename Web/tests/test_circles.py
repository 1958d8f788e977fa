"""The check of the pages' imports, on folders made up for it."""

import importlib.util
import pathlib

import pytest

from kit.server import ROOT

SPEC = importlib.util.spec_from_file_location("check_circles", ROOT / "scripts/check-circles.py")
CHECK = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(CHECK)


def circle(folder: pathlib.Path, **files: str) -> list[str]:
    for name, text in files.items():
        (folder / f"{name}.ts").write_text(text)
    return [file.stem for file in CHECK.circle(CHECK.graph(folder))]


def test_what_only_leads_on_is_no_circle(tmp_path):
    assert circle(tmp_path, a='import { b } from "./b";\nimport "./c";', b='export * from "./c";', c="") == []


@pytest.mark.parametrize("back", ['import type { A } from "./a";', 'export { a } from "./a";', 'const a = import("./a");'])
def test_a_way_back_is_a_circle(tmp_path, back):
    assert circle(tmp_path, a='import { b } from "./b";', b='import { c } from "./c";', c=back) == ["a", "b", "c", "a"]
