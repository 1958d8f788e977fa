"""Nodes that cannot take part."""

import pathlib
import subprocess

import pytest

from cluster import ROOT, Cluster, program
from served import free_port


@pytest.mark.parametrize(("settings", "said"), [
    ({"TRIPTO_REDIS_URL": "redis://127.0.0.1:1"}, "TRIPTO_DATABASE_URL"),
    ({"TRIPTO_REDIS_URL": "http://127.0.0.1"}, "TRIPTO_REDIS_URL"),
    ({"TRIPTO_REDIS_URL": "REDIS", "TRIPTO_DATABASE_URL": "DATABASE", "TRIPTO_NODE_ADDRESS": "here"}, "host:port"),
    ({"TRIPTO_REDIS_URL": "redis://127.0.0.1:1", "TRIPTO_DATABASE_URL": "DATABASE"}, "Redis"),
    ({"TRIPTO_REDIS_URL": "redis://x:wrong@REDIS", "TRIPTO_DATABASE_URL": "DATABASE"}, "Redis"),
    ({"TRIPTO_DATABASE_URL": "DATABASE"}, "in use by another Tripto server"),
    ({"TRIPTO_DATABASE_URL": "DATABASE", "TRIPTO_REDIS_URL": "REDIS", "JWT_SECRET": "another one " * 3},
     "JWT_SECRET is not the one of this cluster"),
])
def test_a_node_that_cannot_take_part_says_why(
        cluster: Cluster, tmp_path: pathlib.Path, settings: dict[str, str], said: str) -> None:
    """CL1 CL11 DA25 half a cluster's settings, nobody at an address, a wrong password, a server of its own at the nodes'
    database, another key for tokens: one line says what is wrong"""
    redis = f"127.0.0.1:{cluster.redis_port}"
    given = {name: value.replace("DATABASE", cluster.postgres.url).replace("redis://x:wrong@REDIS", f"redis://x:wrong@{redis}")
             .replace("REDIS", f"redis://{redis}") for name, value in settings.items()}
    ended = subprocess.run(
        [program("tripto", "TRIPTO_BINARY"), "serve", "--no-banner", "--port", str(free_port()), "--data-dir", tmp_path / "data",
         "--content-port", "0", "--voice", "off"], cwd=ROOT, env={"PATH": "/usr/bin:/bin", **given}, capture_output=True,
        text=True, timeout=60)
    assert ended.returncode != 0
    lines = [line for line in ended.stderr.splitlines() if line and not line.startswith("{")]
    assert any(said in line for line in lines), ended.stderr + ended.stdout
    assert "x:wrong" not in ended.stderr + ended.stdout
