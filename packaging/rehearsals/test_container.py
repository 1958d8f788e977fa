"""The image: its second stage built by podman on a clean Debian, and run with a read-only root.

No registry is asked: the first stage, which compiles, is an image of what is compiled already.
"""

import json
import os
import pathlib
import resource
import subprocess
from collections.abc import Iterator

import pytest

from booted import CACHE, clean_root
from served import PACKAGING, PAGES, ROOT, release, until

FIRST = """FROM ${BUILDER} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends make
WORKDIR /src
COPY . .
ARG TRIPTO_VERSION
RUN make release web && packaging/stage.sh /out
"""


class Podman:
    """Images and containers in a folder of their own."""

    def __init__(self, folder: pathlib.Path) -> None:
        self._store = ["--root", str(folder / "root"), "--runroot", str(folder / "run"), "--storage-driver", "overlay",
                       "--cgroup-manager", "cgroupfs", "--events-backend", "file", "--runtime", "runc"]

    def __call__(self, *arguments: str | pathlib.Path) -> str:
        told = subprocess.run(["podman", *self._store, *map(str, arguments)], capture_output=True, text=True, timeout=400)
        assert told.returncode == 0, (arguments, told.stdout[-2000:], told.stderr[-2000:])
        return told.stdout.strip()


def limits() -> list[str]:
    """Such as this machine can give; podman itself would raise them to the most there is."""
    files = min(20_000, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    return [f"--ulimit=nofile={files}:{files}", "--ulimit=nproc=4096:4096"]


@pytest.fixture(scope="module")
def podman(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Podman]:
    """With the image `tripto`, built from the checkout's own file."""
    folder = tmp_path_factory.mktemp("podman")
    podman = Podman(folder)
    if not CACHE.exists():
        clean_root(folder)
    podman("import", CACHE, "localhost/base")
    subprocess.run([PACKAGING / "stage.sh", folder / "built/out", release().resolve()],
                   check=True, env=os.environ | {"TRIPTO_PAGES": PAGES})
    subprocess.run(["tar", "--create", "--file", folder / "built.tar", "--directory", folder / "built", "out"], check=True)
    podman("import", folder / "built.tar", "localhost/built")
    text = (PACKAGING / "container/Containerfile").read_text()
    assert FIRST in text
    file = folder / "Containerfile"
    file.write_text(text.replace(FIRST, "FROM localhost/built AS build\n"))
    podman("build", "--layers=false", "--isolation", "chroot", "--network", "host", "--format", "docker", "--pull=never",
           "--build-arg", "BASE=localhost/base", "--build-arg", "VOICE=", "--tag", "tripto",
           "--ignorefile", PACKAGING / "container/Containerfile.dockerignore", "--file", file, ROOT)
    yield podman
    podman("rm", "--all", "--force", "--time", "0")


def test_the_image_has_no_root_and_knows_its_health(podman: Podman) -> None:
    (told,) = json.loads(podman("image", "inspect", "tripto"))
    assert told["User"] == "10001:10001"
    assert told["Config"]["StopSignal"] == "SIGTERM" and "/var/lib/tripto" in told["Config"]["Volumes"]
    assert told["Healthcheck"]["Test"] == ["CMD", "/usr/local/bin/healthcheck"]


def test_it_serves_with_a_read_only_root_and_ends_in_order(podman: Podman) -> None:
    podman("run", "--detach", "--name", "game", "--read-only", "--cap-drop", "all", "--security-opt", "no-new-privileges",
           "--tmpfs", "/tmp", "--volume", "games:/var/lib/tripto:U", "--network", "none",
           # A machine without systemd has no timer for checks, and may give no more files than it has itself.
           "--health-interval", "disable", *limits(), "tripto")
    until(lambda: "healthy" if _healthy(podman) else "", "the health check")
    assert podman("exec", "game", "stat", "--format=%u", "/var/lib/tripto/tripto.sqlite") == "10001"
    with pytest.raises(AssertionError, match="Read-only file system"):
        podman("exec", "game", "touch", "/usr/share/tripto/x")
    (state,) = json.loads(podman("inspect", "game"))
    status = pathlib.Path(f"/proc/{state['State']['Pid']}/status").read_text()
    assert "CapEff:\t0000000000000000" in status and "NoNewPrivs:\t1" in status
    podman("stop", "--time", "35", "game")
    (ended,) = json.loads(podman("inspect", "game"))
    assert ended["State"]["ExitCode"] == 0, podman("logs", "game")


def _healthy(podman: Podman) -> bool:
    try:
        podman("healthcheck", "run", "game")
    except AssertionError:
        return False
    return True
