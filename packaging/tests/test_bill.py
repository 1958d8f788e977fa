"""The bill of materials, of a small build made here."""

import json
import os
import pathlib
import subprocess
import sys

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from papers import ROOT

LICENCE = "Apache License\n  Version 2.0, January 2004\n"
WANTED = ["react", "react-dom", "canvas-confetti", "qrcode-generator"]


def run(script: str, built: pathlib.Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "scripts/release" / script, *arguments], capture_output=True,
                          text=True, env=os.environ | {"TRIPTO_BUILT": str(built)})


@pytest.fixture
def built(tmp_path: pathlib.Path) -> pathlib.Path:
    pins = [{"identity": "swift-nio", "kind": "remoteSourceControl", "location": "https://github.com/apple/swift-nio.git",
             "state": {"revision": "0" * 40, "version": "2.101.2"}}]
    (tmp_path / "Package.resolved").write_text(json.dumps({"pins": pins, "version": 3}))
    checkout = tmp_path / ".build/checkouts/swift-nio"
    checkout.mkdir(parents=True)
    (checkout / "LICENSE.txt").write_text(LICENCE)
    (checkout / "NOTICE.txt").write_text("The SwiftNIO Project\n")
    for name in WANTED:
        folder = tmp_path / "Web/node_modules" / name
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(json.dumps({"name": name, "version": "1.0.0", "license": "MIT"}))
    return tmp_path


def test_the_bill_is_cyclonedx_and_the_same_each_time(built: pathlib.Path) -> None:
    first, second = (run("sbom.py", built, "--version", "1.2.3") for _ in range(2))
    assert first.returncode == 0, first.stderr
    assert first.stdout == second.stdout
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(first.stdout) is None


def test_the_bill_names_program_pages_system_and_content(built: pathlib.Path) -> None:
    told = json.loads(run("sbom.py", built, "--version", "1.2.3").stdout)
    parts = {part["name"]: part["properties"][0]["value"] for part in told["components"]}
    assert {"swift", "boringssl", "zlib"} <= set(parts)
    assert (parts["swift-nio"], parts["react"], parts["libsqlite3-0"], parts["geonames"]) == (
        "program", "pages", "system", "content")
    (nio,) = [part for part in told["components"] if part["name"] == "swift-nio"]
    assert nio["purl"] == "pkg:swift/github.com/apple/swift-nio@2.101.2"
    assert nio["licenses"] == [{"license": {"id": "Apache-2.0"}}]


def test_a_licence_that_nobody_knows_stops_it(built: pathlib.Path) -> None:
    (built / ".build/checkouts/swift-nio/LICENSE.txt").write_text("All rights reserved.\n")
    told = run("sbom.py", built, "--version", "1.2.3")
    assert told.returncode != 0 and "no licence that is known" in told.stderr


def test_a_package_of_the_pages_that_is_missing_stops_it(built: pathlib.Path) -> None:
    (built / "Web/node_modules/react/package.json").unlink()
    (built / "Web/node_modules/react").rmdir()
    told = run("sbom.py", built, "--version", "1.2.3")
    assert told.returncode != 0 and "react" in told.stderr


def test_notices_have_each_text_once(built: pathlib.Path) -> None:
    told = run("notices.py", built).stdout
    assert told.count(LICENCE.strip()) == 1 and "swift 6." in told and "Notice of swift-nio" in told and "swift-nio 2.101.2" in told
