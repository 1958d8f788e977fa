"""Tests of the adapters: few lines, all of them named as what never ran."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIVE = sorted((ROOT / "Apps").glob("*/Live/*.swift"))
GUIDE = (ROOT / "docs/APPLE.md").read_text()
_, _, _BEHIND = GUIDE.partition("## Adapters that never ran")
SECTION = _BEHIND.partition("\n## ")[0]


def test_adapters_are_small_and_few():
    lines = {path.name: len(path.read_text().splitlines()) for path in LIVE}
    assert {name for name, count in lines.items() if count > 100} == set()
    assert 0 < sum(lines.values()) <= 1200


@pytest.mark.parametrize("path", LIVE, ids=lambda path: path.name)
def test_the_guide_says_of_each_adapter_that_it_never_ran(path):
    assert "never ran on Apple's systems" in SECTION
    assert f"{path.name}`" in SECTION


def test_the_guide_names_no_adapter_that_is_not_there():
    named = {name.rpartition("/")[2] for name in re.findall(r"`([\w/+]+\.swift)`", SECTION)}
    assert named == {path.name for path in LIVE}


@pytest.mark.parametrize("path", LIVE, ids=lambda path: path.name)
def test_an_adapter_is_compiled_as_it_stands(path):
    text = path.read_text()
    assert "#if" not in text
    assert "import Foundation\n" in text
