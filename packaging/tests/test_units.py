"""The units of systemd, as systemd itself reads them."""

import pathlib
import re
import shutil
import subprocess

import pytest

from papers import PACKAGING

UNITS = PACKAGING / "systemd"
LIMITS = {"tripto.service": 1.5, "tripto-backup.service": 0.8}
systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")


def analyze(*arguments: str | pathlib.Path) -> str:
    told = subprocess.run(["systemd-analyze", "--no-pager", *arguments], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout + told.stderr


@systemd
@pytest.mark.parametrize("name", LIMITS)
def test_units_stay_closed(name: str) -> None:
    told = analyze("security", "--offline=yes", UNITS / name)
    exposure = float(re.search(rf"exposure level for {name}: ([\d.]+)", told)[1])
    assert exposure <= LIMITS[name], told


@systemd
def test_units_are_read_without_a_complaint(tmp_path: pathlib.Path) -> None:
    stub = tmp_path / "stub"
    stub.write_text("#!/bin/sh\n")
    stub.chmod(0o755)
    for each in UNITS.glob("tripto*.[st]*"):
        text = re.sub(r"/usr/bin/tripto\S*", str(stub), each.read_text())
        (tmp_path / each.name).write_text(text)
    units = sorted([*tmp_path.glob("*.service"), *tmp_path.glob("*.timer")])
    assert len(units) == 3
    assert analyze("verify", "--man=no", *units) == ""


def test_the_service_waits_as_long_as_the_server_may_take() -> None:
    text = (UNITS / "tripto.service").read_text()
    assert "TimeoutStopSec=35" in text and "Restart=on-failure" in text
    assert "EnvironmentFile=/etc/tripto/tripto.env" in text


@pytest.mark.parametrize("script", sorted(
    [*PACKAGING.glob("*.sh"), *PACKAGING.glob("backup/*"), *PACKAGING.glob("debian/p*"),
     PACKAGING / "container/healthcheck"]), ids=lambda script: script.name)
def test_scripts_can_be_read_and_run(script: pathlib.Path) -> None:
    shell = "sh" if script.read_text().startswith("#!/bin/sh") else "bash"
    told = subprocess.run([shell, "-n", script], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
    assert script.stat().st_mode & 0o111 == 0o111
