"""The pages' logic without a browser: Web/tests/unit, in plain node."""

import subprocess

from kit.server import ROOT


def test_units():
    """WS17 WS20 EX4 EX8 EX15 ID20 UI-A8 UI-A17 UI-A18 UI-P26 UI-P30
    connection, clock, language and texts as values"""
    done = subprocess.run(
        [ROOT / "scripts/test-web-unit.sh"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
