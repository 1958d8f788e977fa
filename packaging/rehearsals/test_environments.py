"""The files of packaging/environments, with the real server."""

import pathlib
import subprocess

import pytest

from served import PACKAGING, ROOT, House, ask, program

FILES = sorted((PACKAGING / "environments").glob("*.env"))
SECRET = {"JWT_SECRET": "0123456789abcdef0123456789abcdef"}


def settings(name: str) -> dict[str, str]:
    lines = (PACKAGING / f"environments/{name}.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def house(name: str, folder: pathlib.Path, **more: str) -> House:
    return House(folder, settings(name) | more)


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_server_starts_with_each_environment(name: str, tmp_path: pathlib.Path) -> None:
    there = house(name, tmp_path, **SECRET)
    with there.open():
        assert ask(f"{there.address}/health").status == 200
        strict = name != "dev"
        assert ask(f"{there.address}/v1/content/packs").status == (401 if strict else 200)
        made = ask(f"{there.address}/v1/sessions", {}).json()
        assert made["wsUrl"] == settings(name)["PUBLIC_BASE_URL"].replace("http", "ws", 1) + "/ws"


def test_prod_does_not_start_without_a_secret_and_says_so(tmp_path: pathlib.Path) -> None:
    told = subprocess.run([program("tripto", "TRIPTO_BINARY"), "serve"], cwd=ROOT, capture_output=True, text=True,
                          env=house("prod", tmp_path).environment(), timeout=30)
    assert told.returncode == 1 and "JWT_SECRET" in told.stderr
