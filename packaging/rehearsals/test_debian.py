"""The Debian package: built, read by lintian, installed in a clean Debian, started by its systemd, upgraded, removed."""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from booted import Booted, booted, clean_root, inside
from served import PACKAGING, release, until

BUILD = PACKAGING / "debian/build.py"
HEALTH = "http://localhost:3000/health"


def build(folder: pathlib.Path, version: str) -> pathlib.Path:
    told = subprocess.run([sys.executable, BUILD, folder, "--program", release()],
                          env=os.environ | {"TRIPTO_VERSION": version}, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return pathlib.Path(told.stdout.strip())


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return build(tmp_path_factory.mktemp("deb"), "1.0.0")


@pytest.fixture(scope="module")
def root(package: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A clean Debian, in which apt has installed the package with all that it wants."""
    root = clean_root(tmp_path_factory.mktemp("debian"))
    install(root, package)
    return root


def install(root: pathlib.Path, package: pathlib.Path) -> None:
    (root / "root" / package.name).write_bytes(package.read_bytes())
    told = inside(root, "sh", "-c", f"apt-get update --quiet && apt-get install --yes --quiet /root/{package.name}")
    assert told.returncode == 0, told.stdout[-3000:] + told.stderr[-3000:]


@pytest.fixture
def system(root: pathlib.Path) -> Iterator[Booted]:
    with booted(root) as system:
        until(lambda: system.get(HEALTH), "the server")
        yield system


def test_the_package_is_the_same_each_time(package: pathlib.Path, tmp_path: pathlib.Path) -> None:
    again = build(tmp_path, "1.0.0")
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(package.read_bytes()).digest()


def test_lintian_finds_no_error(package: pathlib.Path) -> None:
    told = subprocess.run(["lintian", "--allow-root", "--fail-on", "error", "--suppress-tags-from-file",
                           PACKAGING / "debian/lintian-suppressed", package], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_service_answers_after_the_boot_as_its_own_user_and_closed(system: Booted) -> None:
    assert json.loads(system.get(HEALTH))["status"] == "ok"
    assert "<title>" in system.get("http://localhost:3000/tv")
    assert system.out("systemctl", "is-enabled", "tripto.service", "tripto-backup.timer").split() == ["enabled"] * 2
    assert system.out("systemctl", "--failed", "--plain", "--no-legend") == ""
    main = system.out("systemctl", "show", "--value", "--property=MainPID", "tripto")
    status = dict(line.split(":\t", 1) for line in system.out("cat", f"/proc/{main}/status").splitlines())
    assert status["Uid"].split()[0] == system.out("id", "-u", "tripto") != "0"
    assert (int(status["CapEff"], 16), status["NoNewPrivs"], status["Seccomp"]) == (0, "1", "2")


def test_what_it_needs_it_can_write_and_nobody_else_reads(system: Booted) -> None:
    assert system.out("stat", "--format=%a %U", "/var/lib/tripto", "/etc/tripto/tripto.env").splitlines() == [
        "700 tripto", "600 root"]
    assert system.out("stat", "--format=%a", "/var/lib/tripto/tripto.sqlite") == "600"
    log = [json.loads(line) for line in system.out("journalctl", "--unit=tripto", "--output=cat").splitlines()
           if line.startswith("{")]
    assert "ready" in {line["message"] for line in log}
    assert [line for line in log if line["level"] in ("error", "critical")] == []


def test_the_voice_speaks_within_the_units_walls(system: Booted, root: pathlib.Path) -> None:
    unit = (PACKAGING / "systemd/tripto.service").read_text()
    for old, new in {"Type=exec": "Type=oneshot", "Restart=on-failure": "", "ExecStart=/usr/bin/tripto serve":
                     'ExecStart=/usr/bin/tripto voice say "Nästa station" --out /var/lib/tripto/said.m4a'}.items():
        assert old in unit
        unit = unit.replace(old, new)
    (root / "etc/systemd/system/say.service").write_text(unit)
    system.out("systemctl", "daemon-reload")
    system.out("systemctl", "start", "say.service")
    assert int(system.out("stat", "--format=%s", "/var/lib/tripto/said.m4a")) > 5_000
    assert "espeak-ng" in system.out("journalctl", "--unit=say", "--output=cat")


def test_the_daily_copy_can_be_made_and_put_back(system: Booted) -> None:
    made = json.loads(system.get("http://localhost:3000/v1/sessions", "--request", "POST"))
    system.out("systemctl", "start", "tripto-backup.service")
    (copy,) = system.out("sh", "-c", "ls /var/backups/tripto/*.tar.gz").split()
    assert system.out("stat", "--format=%a %U", copy) == "600 tripto"
    system.out("systemctl", "stop", "tripto")
    system.out("rm", "-r", "/var/lib/tripto/tripto.sqlite")
    system.out("tripto-restore", copy, "/var/lib/tripto")
    system.out("systemctl", "start", "tripto")
    until(lambda: system.get(HEALTH), "the server")
    found = system.get(f"http://localhost:3000/v1/sessions/by-code/{made['joinCode']}")
    assert json.loads(found)["sessionId"] == made["sessionId"]


def test_a_server_that_is_killed_comes_back(system: Booted) -> None:
    main = system.out("systemctl", "show", "--value", "--property=MainPID", "tripto")
    system.out("systemctl", "kill", "--signal=KILL", "--kill-who=main", "tripto")
    again = until(lambda: (now := system.out("systemctl", "show", "--value", "--property=MainPID", "tripto")) not in (
        "0", main) and now, "another process")
    assert again != main and until(lambda: system.get(HEALTH), "the server")


def test_an_upgrade_restarts_it_and_keeps_settings_and_games(root: pathlib.Path, tmp_path: pathlib.Path) -> None:
    newer = build(tmp_path, "1.0.1")
    (root / "root/newer.deb").write_bytes(newer.read_bytes())
    with (root / "etc/tripto/tripto.env").open("a") as settings:
        settings.write("LOG_LEVEL=info\n")
    with booted(root) as system:
        until(lambda: system.get(HEALTH), "the server")
        made = json.loads(system.get("http://localhost:3000/v1/sessions", "--request", "POST"))
        before = system.out("systemctl", "show", "--value", "--property=MainPID", "tripto")
        system.out("dpkg", "--install", "--force-confold", "/root/newer.deb")
        until(lambda: system.get(HEALTH), "the server")
        assert system.out("systemctl", "show", "--value", "--property=MainPID", "tripto") != before
        assert system.out("dpkg-query", "--show", "--showformat=${Version}", "tripto") == "1.0.1"
        assert system.get(f"http://localhost:3000/v1/sessions/by-code/{made['joinCode']}")
        assert re.search("^LOG_LEVEL=info$", system.out("cat", "/etc/tripto/tripto.env"), re.M)


def test_removed_it_is_stopped_and_purged_it_is_gone_but_for_its_copies(root: pathlib.Path) -> None:
    with booted(root) as system:
        until(lambda: system.get(HEALTH), "the server")
        system.out("systemctl", "start", "tripto-backup.service")
        system.out("dpkg", "--remove", "tripto")
        assert system.get(HEALTH) == ""
        assert system.out("ls", "/var/lib/tripto/tripto.sqlite")
        system.out("dpkg", "--purge", "tripto")
        assert system.out("sh", "-c", "ls -d /var/lib/tripto /etc/tripto /usr/share/tripto 2>/dev/null || true") == ""
        assert system.out("sh", "-c", "ls /var/backups/tripto")
