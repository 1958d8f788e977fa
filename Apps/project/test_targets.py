"""Tests of what Apps/Tripto.xcodeproj builds: folders, products, settings, schemes."""

import pathlib
import re
import sys
from xml.etree import ElementTree

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))

from project_reading import APPS, PROJECT, kind, project, settings  # noqa: E402

HOST = "Tripto Host"
TV = "Tripto TV"
SCHEMES = PROJECT / "xcshareddata/xcschemes"


@pytest.fixture(scope="module")
def tree() -> dict:
    return project()


def test_it_is_of_format_77_with_folders_that_exist(tree):
    assert tree["objectVersion"] == "77"
    folders = {folder["path"] for folder in kind(tree, "PBXFileSystemSynchronizedRootGroup")}
    assert folders == {"Common", "Host", "TV"}
    assert all((APPS / folder).is_dir() for folder in folders)


def test_what_is_no_member_of_a_folder_exists_in_it(tree):
    objects = tree["objects"]
    for folder in kind(tree, "PBXFileSystemSynchronizedRootGroup"):
        for key in folder.get("exceptions", []):
            for name in objects[key]["membershipExceptions"]:
                assert (APPS / folder["path"] / name).is_file()


def test_every_product_is_one_of_the_local_package(tree):
    (package,) = kind(tree, "XCLocalSwiftPackageReference")
    manifest = (APPS / package["relativePath"] / "Package.swift").read_text()
    declared = set(re.findall(r'\.library\(name: "(\w+)"', manifest))
    needed = kind(tree, "XCSwiftPackageProductDependency")
    assert {tree["objects"][product["package"]]["isa"] for product in needed} == {package["isa"]}
    assert {product["productName"] for product in needed} <= declared


def test_every_module_that_the_sources_import_is_linked(tree):
    objects = tree["objects"]
    targets = {target["name"]: target for target in kind(tree, "PBXNativeTarget")}
    assert set(targets) == {HOST, TV}
    for name, folder in ((HOST, "Host"), (TV, "TV")):
        target = targets[name]
        linked = {objects[key]["productName"] for key in target["packageProductDependencies"]}
        sources = [*(APPS / folder).rglob("*.swift"), *(APPS / "Common").rglob("*.swift")]
        imported = {name for path in sources
                    for name in re.findall(r"^import (Tripto\w+)$", path.read_text(), re.M)}
        assert imported != set()
        assert imported <= linked


def test_the_files_of_the_pages_that_an_app_takes_along_are_there(tree):
    files = [file["path"] for file in kind(tree, "PBXFileReference") if file["sourceTree"] == "SOURCE_ROOT"]
    assert len(files) == 2
    assert all((APPS / path).is_file() for path in files)


@pytest.mark.parametrize("name", ["Debug", "Release"])
def test_the_host_is_built_strictly_for_ios_17(tree, name):
    found = settings(tree, name, HOST)
    assert found["SWIFT_VERSION"] == "6.0"
    assert found["SWIFT_TREAT_WARNINGS_AS_ERRORS"] == "YES"
    assert "-warn-long-expression-type-checking=100" in found["OTHER_SWIFT_FLAGS"]
    assert found["IPHONEOS_DEPLOYMENT_TARGET"] == "17.0"
    assert found["TARGETED_DEVICE_FAMILY"] == "1,2"
    assert "PLATFORM_IOS" in found["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
    assert found["PRODUCT_BUNDLE_IDENTIFIER"] == "app.tripto.host"
    assert (APPS / found["INFOPLIST_FILE"]).is_file()


@pytest.mark.parametrize("name", ["Debug", "Release"])
def test_the_tv_is_built_strictly_for_tvos_17(tree, name):
    found = settings(tree, name, TV)
    assert found["SWIFT_VERSION"] == "6.0"
    assert found["SWIFT_TREAT_WARNINGS_AS_ERRORS"] == "YES"
    assert found["TVOS_DEPLOYMENT_TARGET"] == "17.0"
    assert (found["SDKROOT"], found["TARGETED_DEVICE_FAMILY"]) == ("appletvos", "3")
    assert "PLATFORM_TVOS" in found["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
    assert (APPS / found["INFOPLIST_FILE"]).is_file()


def test_each_target_has_a_shared_scheme_that_builds_and_runs_it(tree):
    targets = {o["name"]: key for key, o in tree["objects"].items() if o["isa"] == "PBXNativeTarget"}
    assert {path.stem for path in SCHEMES.glob("*.xcscheme")} == set(targets)
    for name, key in targets.items():
        scheme = ElementTree.parse(SCHEMES / f"{name}.xcscheme")
        named = scheme.findall(".//BuildableReference")
        assert len(named) == 3
        assert {reference.get("BlueprintIdentifier") for reference in named} == {key}
        assert {reference.get("ReferencedContainer") for reference in named} == {"container:Tripto.xcodeproj"}


def test_001_2_the_scheme_has_both_variables_to_be_ticked():
    scheme = ElementTree.parse(SCHEMES / f"{HOST}.xcscheme")
    variables = scheme.findall("LaunchAction/EnvironmentVariables/EnvironmentVariable")
    assert [(v.get("key"), v.get("value"), v.get("isEnabled")) for v in variables] == [
        ("BASE_URL", "http://localhost:3000", "NO"), ("PUBLIC_BASE_URL", "http://localhost:3000", "NO")]
