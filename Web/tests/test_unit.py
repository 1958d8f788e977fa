"""The pages' logic without a browser: Web/tests/unit, in plain node."""

import subprocess

from kit.server import ROOT


def run(script: str, *arguments: str) -> None:
    done = subprocess.run(
        [ROOT / "scripts" / script, *arguments], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_units():
    """WS17 WS20 EX4 EX8 EX15 ID20 UI-A8 UI-A17 UI-A18 UI-P26 UI-P30
    connection, clock, language and texts as values"""
    run("test-web-unit.sh")


def test_what_is_recorded_is_what_the_pages_make_now():
    """UI-T23 UI-T30 EVE62 the gains, landscapes and maps that the TV's app is held to: after a change, `make recorded`"""
    run("record-web.sh", "--check")
