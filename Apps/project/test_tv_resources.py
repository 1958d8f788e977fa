"""Tests of the TV app's resources: plists, the layered icon, the top shelf."""

import json
import pathlib
import plistlib
import struct
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))

from project_reading import APPS, plutil  # noqa: E402

RESOURCES = APPS / "TV/Resources"
ASSETS = RESOURCES / "Assets.xcassets"
BRAND = ASSETS / "AppIcon.brandassets"


@pytest.fixture(scope="module")
def info() -> dict:
    return plistlib.loads((RESOURCES / "Info.plist").read_bytes())


@pytest.mark.parametrize("name", ["Info.plist", "PrivacyInfo.xcprivacy"])
def test_plutil_reads_the_plist(name):
    assert plutil("-lint", RESOURCES / name).returncode == 0


def test_the_tv_looks_for_tripto_and_opens_plain_http_as_the_host_does(info):
    host = plistlib.loads((APPS / "Host/Resources/Info.plist").read_bytes())
    assert info["NSBonjourServices"] == ["_tripto._tcp"]
    assert info["NSLocalNetworkUsageDescription"].startswith("Tripto ")
    assert info["NSAppTransportSecurity"] == host["NSAppTransportSecurity"]
    assert info["UIUserInterfaceStyle"] == "Dark"


def test_the_icon_and_the_shelf_are_the_pages_drawing():
    run = [sys.executable, HERE / "icon_tv.py", "--check"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_asset_of_the_brand_is_there_with_its_size():
    assets = json.loads((BRAND / "Contents.json").read_text())["assets"]
    assert {asset["role"] for asset in assets} == {"primary-app-icon", "top-shelf-image", "top-shelf-image-wide"}
    for asset in assets:
        width, height = map(int, asset["size"].split("x"))
        found = sorted((BRAND / asset["filename"]).rglob("*@1x.png"))
        assert len(found) == (3 if asset["role"] == "primary-app-icon" else 1)
        for path in found:
            assert struct.unpack(">II", path.read_bytes()[16:24]) == (width, height)


def test_the_back_of_the_icon_is_opaque_and_what_lies_before_it_is_not():
    for path in BRAND.rglob("*.imagestacklayer/Content.imageset/*.png"):
        colours = path.read_bytes()[25]
        # NB: 2 is red, green and blue without alpha; 6 is with it.
        assert colours == (2 if path.name.startswith("Back") else 6), path
