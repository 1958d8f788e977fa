"""Tests of scripts/mac/first-build.sh, with tools that only say what they were asked."""

import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = {
    "uname": 'case "$1" in -s) echo Darwin ;; *) echo arm64 ;; esac',
    "sw_vers": "echo 15.5",
    "swift": 'echo "swift $*" >> "$ASKED"; echo "Swift version 6.1"',
    "git": "echo abc1234",
    "xcrun": 'printf -- "-- tvOS 18.4 --\\n    Apple TV (AAAAAAAA-0000-0000-0000-000000000001) (Shutdown)\\n'
             '-- iOS 18.4 --\\n    iPhone 16 (BBBBBBBB-0000-0000-0000-000000000002) (Shutdown)\\n"',
    # NB: with the words of the real one, which takes -derivedDataPath with a scheme alone.
    "xcodebuild": 'echo "xcodebuild $*" >> "$ASKED"; '
                  'if [ "$1" = -version ]; then [ -n "$XCODE" ] || { echo "error: requires Xcode" >&2; exit 1; }; '
                  'printf "Xcode $XCODE\\nBuild version 16E140\\n"; exit; fi; '
                  'case "$*" in *-scheme*) ;; *-derivedDataPath*) '
                  'echo "xcodebuild: error: The flag -scheme is required" >&2; exit 64 ;; esac; '
                  '[ "$1" != "$BREAKS" ] || { echo "Brake.swift:3:1: error: no such thing"; exit 65; }',
}


@pytest.fixture
def mac(tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of what the script reads, and the tools of a Mac."""
    for name in ("scripts/mac", "Apps/Tripto.xcodeproj"):
        shutil.copytree(ROOT / name, tmp_path / name)
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, body in TOOLS.items():
        (tools / name).write_text(f"#!/bin/bash\n{body}\n")
        (tools / name).chmod(0o755)
    return tmp_path


def begin(mac: pathlib.Path, breaks: str = "", xcode: str = "16.3") -> subprocess.CompletedProcess:
    """Runs the script with the tools of a Mac."""
    path = f"{mac / 'tools'}:{os.environ['PATH']}"
    return subprocess.run(
        ["bash", mac / "scripts/mac/first-build.sh"], capture_output=True, text=True, check=False,
        env={**os.environ, "PATH": path, "ASKED": str(mac / "asked"), "BREAKS": breaks, "XCODE": xcode})


def run(mac: pathlib.Path, breaks: str = "") -> tuple:
    """The exit code, the report, and what the tools were asked."""
    done = begin(mac, breaks)
    return done.returncode, (mac / "out/mac/report.txt").read_text(), (mac / "asked").read_text()


def test_it_tests_the_kit_and_builds_the_host_for_simulator_and_device(mac):
    code, report, asked = run(mac)
    assert code == 0
    assert "swift test --package-path Kit" in asked
    for place in ("iOS Simulator", "iOS"):
        assert f"-scheme Tripto Host -destination generic/platform={place} -derived" in asked
        assert f"ok      Tripto Host for {place}\n" in report
    assert "Xcode" in report and "FAILED" not in report
    assert "xcodebuild test" not in asked


def test_a_build_that_fails_is_told_with_its_errors(mac):
    code, report, _ = run(mac, breaks="build")
    assert code == 1
    assert "FAILED  Tripto Host for iOS (out/mac/Tripto-Host-for-iOS.log)" in report
    assert "Brake.swift:3:1: error: no such thing" in report
    assert "ok      Kit, tests" in report


def test_tests_of_a_scheme_run_on_the_first_simulator_of_its_system(mac):
    scheme = mac / "Apps/Tripto.xcodeproj/xcshareddata/xcschemes/Tripto Host.xcscheme"
    text = scheme.read_text().replace("</TestAction>", '<TestableReference skipped = "NO"/></TestAction>')
    scheme.write_text(text)
    shutil.copy(scheme, scheme.with_name("Tripto TV.xcscheme"))
    code, _, asked = run(mac)
    assert code == 0
    tests = [line for line in asked.splitlines() if line.startswith("xcodebuild test")]
    assert "-destination id=BBBBBBBB-0000-0000-0000-000000000002" in tests[0]
    assert "-destination id=AAAAAAAA-0000-0000-0000-000000000001" in tests[1]


@pytest.mark.parametrize("xcode", ["16.3", "16.4", "26.0.1"])
def test_it_takes_every_xcode_that_reads_the_manifest(mac, xcode):
    assert begin(mac, xcode=xcode).returncode == 0
    assert f"Xcode    Xcode {xcode} " in (mac / "out/mac/report.txt").read_text()


@pytest.mark.parametrize(("xcode", "words"), [
    ("", "Xcode is missing"), ("16.2", "this is Xcode 16.2"), ("15.4", "this is Xcode 15.4")])
def test_without_such_an_xcode_it_says_what_it_needs(mac, xcode, words):
    done = begin(mac, xcode=xcode)
    assert (done.returncode, words in done.stderr) == (2, True)
    assert not (mac / "out").exists()


def test_on_another_system_it_says_what_it_needs():
    if os.uname().sysname == "Darwin":
        pytest.skip("this is a Mac")
    script = ROOT / "scripts/mac/first-build.sh"
    done = subprocess.run(["bash", script], capture_output=True, text=True, check=False)
    assert (done.returncode, "needs a Mac" in done.stderr) == (2, True)
