"""`tripto cluster`: everything on this computer by one command."""

import contextlib
import json
import os
import pathlib
import signal
import subprocess
from collections.abc import Iterator

import pytest

from cluster import ROOT, ask, program


@contextlib.contextmanager
def typed(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], dict]]:
    """`tripto cluster …` and what it says when all of it answers; nothing of it is left behind the block."""
    process = subprocess.Popen([program("tripto", "TRIPTO_BINARY"), "cluster", "--port", "0", "--json", *arguments],
                               cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    report: dict = {"parts": []}
    try:
        line = process.stdout.readline()
        assert line, process.stderr.read()
        report = json.loads(line)
        yield process, report
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=60)
        left = [part["name"] for part in report["parts"] if pathlib.Path(f"/proc/{part['pid']}").exists()]
        for part in report["parts"]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(part["pid"], signal.SIGKILL)
        assert left == []


@pytest.mark.parametrize(("count", "ending"), [(1, signal.SIGHUP), (2, signal.SIGTERM)])
def test_one_command_starts_all_of_it(count: int, ending: signal.Signals) -> None:
    """CL1 CL3 `tripto cluster` starts everything, any node finds a game that was made through nginx, and SIGTERM or the
    end of the terminal ends everything and removes the folder"""
    with typed("--nodes", str(count)) as (process, report):
        numbered = [f"node{number}" for number in range(1, count + 1)]
        assert [part["name"] for part in report["parts"]] == ["postgres", "redis", *numbered, "nginx"]
        nodes = [part["address"] for part in report["parts"] if part["name"].startswith("node")]
        game = ask(f"{report['address']}/v1/sessions", {}).json()
        for address in nodes:
            assert ask(f"{address}/ready").status == 200
            assert ask(f"{address}/v1/sessions/by-code/{game['joinCode']}").json()["sessionId"] == game["sessionId"]
        process.send_signal(ending)
        assert (process.wait(60), process.stderr.read()) == (0, "")
    assert not pathlib.Path(report["folder"]).exists()


def test_a_part_that_dies_ends_all_of_it() -> None:
    """CL1 where a part of it dies `tripto cluster` says which, shows the end of its log and ends; a folder that was
    named is kept"""
    # NB: below a folder of root's alone the user of Postgres would not get to it.
    folder = pathlib.Path(f"/tmp/tripto-kept-{os.getpid()}")
    try:
        with typed("--nodes", "1", "--folder", str(folder)) as (process, report):
            os.kill(next(part["pid"] for part in report["parts"] if part["name"] == "redis"), signal.SIGKILL)
            assert process.wait(60) == 1
            assert f"redis ended with status 9. The end of its log:\n{folder}/redis.log:" in process.stderr.read()
        assert (folder / "postgres/PG_VERSION").exists()
    finally:
        subprocess.run(["rm", "-rf", folder], check=True)


@pytest.mark.parametrize(("arguments", "path", "said"), [
    (["--nodes", "0"], None, "--nodes is 1 to 9"),
    (["--port", "65536"], None, "--port is 0 to 65535"),
    (["--port", "0"], "/nowhere", "redis-server (apt install redis-server)"),
    (["nginx", "here"], None, "here is no address of a node"),
])
def test_what_one_command_cannot_do_is_said(arguments: list[str], path: str | None, said: str) -> None:
    """CL1 `tripto cluster` names what is wrong with its arguments, and the program that is missing with its package"""
    environment = os.environ | ({"PATH": path} if path else {})
    ended = subprocess.run([program("tripto", "TRIPTO_BINARY"), "cluster", *arguments], env=environment,
                           capture_output=True, text=True, timeout=60)
    assert ended.returncode != 0 and said in ended.stderr, ended.stderr
