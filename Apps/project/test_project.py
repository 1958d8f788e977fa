"""Tests of the form of Apps/Tripto.xcodeproj as it is committed."""

import pathlib
import re
import shutil
import subprocess
import sys

import pytest
from kin.kin import check_errors
from pbxproj import XcodeProject

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))

from project_reading import APPS, PBXPROJ, orphans, plutil, project, unresolved  # noqa: E402

TARGETS = {"Tripto Host", "Tripto TV"}


@pytest.fixture(scope="module")
def tree() -> dict:
    return project()


def test_the_committed_project_is_what_the_description_makes():
    run = [sys.executable, HERE / "generate.py", "--check"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_project_that_was_edited_by_hand_is_found(tmp_path):
    for name in ("Web/src/styles", "Apps/project"):
        shutil.copytree(APPS.parent / name, tmp_path / name)
    run = [sys.executable, tmp_path / "Apps/project/generate.py"]
    subprocess.run(run, check=True)
    pbxproj = tmp_path / "Apps/Tripto.xcodeproj/project.pbxproj"
    assert pbxproj.read_text() == PBXPROJ.read_text()
    pbxproj.write_text(pbxproj.read_text().replace("6.0", "5.0"))
    done = subprocess.run([*run, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, "project.pbxproj: not as generated" in done.stderr) == (1, True)


def test_plutil_reads_it():
    assert plutil("-lint", PBXPROJ).returncode == 0


def test_the_grammar_of_kin_accepts_it_and_no_broken_one(tmp_path):
    assert check_errors(str(PBXPROJ)) == []
    broken = tmp_path / "project.pbxproj"
    broken.write_text(PBXPROJ.read_text().replace("isa = PBXGroup;", "isa = PBXGrup;", 1))
    assert check_errors(str(broken)) != []


def test_pbxproj_loads_its_targets_and_configurations():
    loaded = XcodeProject.load(str(PBXPROJ))
    assert {target.name for target in loaded.objects.get_targets()} == TARGETS
    for target in TARGETS:
        assert set(loaded.objects.get_configurations_on_targets(target)) != set()


def test_every_id_resolves_and_none_is_orphaned(tree):
    assert (unresolved(tree), orphans(tree)) == (set(), set())


def test_an_id_that_does_not_resolve_and_an_orphan_are_found(tree):
    (package,) = (key for key, o in tree["objects"].items() if o["isa"] == "XCLocalSwiftPackageReference")
    without = {key: o for key, o in tree["objects"].items() if key != package}
    assert unresolved({**tree, "objects": without}) == {package}
    more = {**tree["objects"], "A" * 24: {"isa": "PBXGroup", "children": []}}
    assert orphans({**tree, "objects": more}) == {"A" * 24}


def test_no_id_is_given_twice(tree):
    written = re.findall(r"^\t\t([0-9A-F]{24})", PBXPROJ.read_text(), re.M)
    assert sorted(written) == sorted(tree["objects"])
