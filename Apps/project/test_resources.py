"""Tests of the Host app's resources: plists, catalogues, the icon."""

import ipaddress
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

RESOURCES = APPS / "Host/Resources"
ASSETS = RESOURCES / "Assets.xcassets"
PLISTS = [RESOURCES / "Info.plist", RESOURCES / "PrivacyInfo.xcprivacy"]


@pytest.fixture(scope="module")
def info() -> dict:
    return plistlib.loads((RESOURCES / "Info.plist").read_bytes())


@pytest.mark.parametrize("path", PLISTS, ids=lambda path: path.name)
def test_plutil_reads_the_plist(path):
    assert plutil("-lint", path).returncode == 0


def test_the_app_looks_for_tripto_and_says_why(info):
    assert info["NSBonjourServices"] == ["_tripto._tcp"]
    assert info["NSLocalNetworkUsageDescription"].startswith("Tripto ")


def test_plain_http_is_open_to_the_home_and_to_nothing_else(info):
    transport = info["NSAppTransportSecurity"]
    assert transport["NSAllowsLocalNetworking"] is True
    assert "NSAllowsArbitraryLoads" not in transport
    ranges = {ipaddress.ip_network(name): rules for name, rules in transport["NSExceptionDomains"].items()}
    assert not any(network.is_global for network in ranges)
    assert {str(rules) for rules in ranges.values()} == {"{'NSExceptionAllowsInsecureHTTPLoads': True}"}
    for address in ("10.90.0.95", "172.31.0.1", "192.168.1.2", "169.254.7.7", "127.0.0.1", "::1",
                    "fd00::1", "fe80::1"):
        assert any(ipaddress.ip_address(address) in network for network in ranges), address


def test_the_screen_is_dark_and_turns_as_the_layouts_do(info):
    assert info["UIUserInterfaceStyle"] == "Dark"
    assert len(info["UISupportedInterfaceOrientations"]) == 3
    assert len(info["UISupportedInterfaceOrientations~ipad"]) == 4
    assert info["UIFileSharingEnabled"] is False
    assert info["UIApplicationSceneManifest"] == {"UIApplicationSupportsMultipleScenes": False}


def test_the_launch_screen_has_the_ground_of_the_first_screen(info):
    name = info["UILaunchScreen"]["UIColorName"]
    tokens = json.loads((APPS.parent / "Web/src/styles/tokens.json").read_text())
    (colour,) = json.loads((ASSETS / f"{name}.colorset/Contents.json").read_text())["colors"]
    parts = colour["color"]["components"]
    written = "#" + "".join(parts[part].removeprefix("0x") for part in ("red", "green", "blue"))
    assert (written, parts["alpha"]) == (tokens["palette"]["bgBase"], "1.000")


def test_every_text_of_the_catalogue_is_there_in_both_languages(info):
    catalogue = json.loads((RESOURCES / "InfoPlist.xcstrings").read_text())
    assert (catalogue["sourceLanguage"], catalogue["version"]) == ("sv", "1.0")
    for key, entry in catalogue["strings"].items():
        texts = {code: unit["stringUnit"] for code, unit in entry["localizations"].items()}
        assert set(texts) == {"en", "sv"}
        assert all(text["state"] == "translated" and text["value"] for text in texts.values())
        assert info[key] == texts["sv"]["value"]


def test_the_privacy_manifest_names_what_the_app_uses():
    manifest = plistlib.loads((RESOURCES / "PrivacyInfo.xcprivacy").read_bytes())
    assert (manifest["NSPrivacyTracking"], manifest["NSPrivacyCollectedDataTypes"]) == (False, [])
    assert manifest["NSPrivacyAccessedAPITypes"] == [{
        "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
        "NSPrivacyAccessedAPITypeReasons": ["CA92.1"]}]


def test_every_folder_of_the_catalogue_has_contents_and_every_picture_is_there():
    folders = [ASSETS, *(path for path in ASSETS.rglob("*") if path.is_dir())]
    for folder in folders:
        contents = json.loads((folder / "Contents.json").read_text())
        named = {image["filename"] for image in contents.get("images", []) if "filename" in image}
        assert named == {path.name for path in folder.iterdir() if path.suffix == ".png"}


def test_the_icon_has_its_size_and_no_alpha():
    icon = json.loads((ASSETS / "AppIcon.appiconset/Contents.json").read_text())
    for image in icon["images"]:
        side = int(image["size"].partition("x")[0])
        head = (ASSETS / "AppIcon.appiconset" / image["filename"]).read_bytes()[:33]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        width, height, depth, colours = struct.unpack(">IIBB", head[16:26])
        # NB: 2 is red, green and blue without alpha.
        assert (width, height, depth, colours) == (side, side, 8, 2)


def test_the_icon_is_the_pages_drawing():
    run = [sys.executable, HERE / "icon.py", "--check"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
