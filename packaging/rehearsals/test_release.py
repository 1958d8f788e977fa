"""What `make dist` gives away: made of a clean clone, checked, unpacked somewhere, started there."""

import json
import os
import pathlib
import subprocess
import tarfile

import pytest

from served import PAGES, ROOT, House, ask, release, running, until


def make(clone: pathlib.Path) -> subprocess.CompletedProcess[str]:
    built = os.environ.get("TRIPTO_BUILT", str(ROOT))
    return subprocess.run(["scripts/release/release.sh", "out/release", release()], cwd=clone, capture_output=True,
                          text=True, env=os.environ | {"TRIPTO_PAGES": PAGES, "TRIPTO_BUILT": built,
                                                       "TRIPTO_VERSION": "1.2.3"}, timeout=500)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("release") / "tripto"
    subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, folder], check=True)
    return folder


def test_what_is_not_committed_is_not_released(clone: pathlib.Path) -> None:
    stray = clone / "stray.txt"
    stray.touch()
    told = make(clone)
    stray.unlink()
    assert told.returncode == 1 and "no commit" in told.stderr


def test_a_release_can_be_checked_unpacked_and_started(clone: pathlib.Path, tmp_path: pathlib.Path) -> None:
    told = make(clone)
    assert told.returncode == 0, told.stderr
    out = clone / "out/release"
    checked = subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=out, capture_output=True, text=True)
    assert checked.returncode == 0 and checked.stdout.count(": OK") == len(list(out.iterdir())) - 1 == 3
    bill = json.loads((out / "tripto-1.2.3.cdx.json").read_text())
    assert bill["metadata"]["component"]["version"] == "1.2.3" and len(bill["components"]) > 30

    (archive,) = out.glob("*.tar.xz")
    with tarfile.open(archive) as tar:
        assert {member.uid for member in tar} == {0}
        tar.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("tripto-1.2.3-linux-*")
    assert (unpacked / "share/tripto/version").read_text() == "1.2.3\n"
    house = House(tmp_path)
    environment = house.environment()
    del environment["TRIPTO_WEB_DIR"]
    # From a folder that has nothing: the program finds its pages and packs beside itself.
    with running(tmp_path / "log", unpacked / "bin/tripto", "serve", cwd="/", env=environment):
        until(lambda: ask(f"{house.address}/health").status == 200, "the server")
        assert b"<title>" in ask(f"{house.address}/tv").body
        assert len(ask(f"{house.address}/v1/content/packs").json()) > 0
