"""Prometheus scrapes a server on which bots play; every alert and every panel is asked of it."""

import contextlib
import json
import pathlib
import subprocess
import urllib.parse
from collections.abc import Iterator

import pytest
import yaml

from behind import rewrite
from served import PACKAGING, House, ask, free_port, running, simulate, until

FOLDER = PACKAGING / "prometheus"


class Prometheus:
    def __init__(self, address: str) -> None:
        self.address = address

    def query(self, expression: str) -> list[dict]:
        """What an expression gives; fails when Prometheus calls it wrong."""
        told = ask(f"{self.address}/api/v1/query?{urllib.parse.urlencode({'query': expression})}").json()
        assert told["status"] == "success", (expression, told)
        return told["data"]["result"]

    def rules(self) -> list[dict]:
        told = ask(f"{self.address}/api/v1/rules").json()["data"]["groups"]
        return [rule for group in told for rule in group["rules"]]


def alerts() -> list[dict]:
    return [rule for group in yaml.safe_load((FOLDER / "alerts.yaml").read_text())["groups"] for rule in group["rules"]]


def panels() -> Iterator[tuple[str, str]]:
    for panel in json.loads((PACKAGING / "grafana/tripto.json").read_text())["panels"]:
        for target in panel.get("targets", []):
            expression = target["expr"].replace("$__rate_interval", "30s").replace("$instance", ".+")
            yield f"{panel['title']}: {target['legendFormat']}", expression


@contextlib.contextmanager
def watched(house: House, changes: dict[str, str]) -> Iterator[Prometheus]:
    """Prometheus with two scrapes a second of a house, once it has seen it."""
    for each in ("prometheus.yml", "alerts.yaml"):
        (house.folder / each).write_text((FOLDER / each).read_text())
    rewrite(house.folder / "prometheus.yml", {"127.0.0.1:3000": f"127.0.0.1:{house.port}", ": 15s": ": 500ms"})
    rewrite(house.folder / "alerts.yaml", changes)
    port = free_port()
    server = Prometheus(f"http://127.0.0.1:{port}")
    with running(house.folder / "prometheus.log", "prometheus", f"--config.file={house.folder}/prometheus.yml",
                 f"--storage.tsdb.path={house.folder}/tsdb", f"--web.listen-address=127.0.0.1:{port}"):
        until(lambda: ask(f"{server.address}/-/ready").status == 200 and server.query('up{job="tripto"} == 1'),
              "Prometheus, which sees the server")
        yield server


@pytest.fixture(scope="module")
def prometheus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prometheus]:
    """An evening that Prometheus has seen from its beginning to its end."""
    house = House(tmp_path_factory.mktemp("evening"), {"TRIPTO_PACING": "instant"})
    with house.open(), watched(house, {}) as server:
        played = simulate(house.address, games=3, players=4, destinations=1)
        assert played.returncode == 0, played.stdout[-2000:]
        ended = ask(f"{house.address}/metrics").body.decode()
        (commits,) = [line.split()[1] for line in ended.splitlines() if line.startswith("tripto_journal_commits_total ")]
        until(lambda: server.query(f"tripto_journal_commits_total >= {commits}"), "a scrape after the evening")
        yield server


@pytest.mark.parametrize("rule", alerts(), ids=lambda rule: rule["alert"])
def test_each_alert_is_asked_and_silent(prometheus: Prometheus, rule: dict) -> None:
    assert prometheus.query(rule["expr"]) == []
    seen = until(lambda: [each for each in prometheus.rules()
                          if each["name"] == rule["alert"] and each["health"] != "unknown"], "an evaluation")
    assert (seen[0]["health"], seen[0]["state"]) == ("ok", "inactive"), seen


@pytest.mark.parametrize("expression", [expression for _, expression in panels()], ids=[name for name, _ in panels()])
def test_each_panel_shows_something_of_an_evening(prometheus: Prometheus, expression: str) -> None:
    assert prometheus.query(f"last_over_time(({expression})[2m:1s])")


def test_a_server_that_goes_away_is_told(tmp_path: pathlib.Path) -> None:
    house = House(tmp_path)
    with house.open() as process, watched(house, {"for: 1m": "for: 1s"}) as server:
        process.terminate()
        process.wait(40)
        until(lambda: [rule for rule in server.rules() if (rule["name"], rule["state"]) == ("TriptoDown", "firing")],
              "the alert")


@pytest.mark.parametrize("command", [
    ("check", "config", "prometheus.yml"), ("check", "rules", "--lint=all", "alerts.yaml"),
    ("test", "rules", "alerts_test.yaml")], ids=lambda command: " ".join(command[:2]))
def test_promtool_agrees(command: tuple[str, ...]) -> None:
    told = subprocess.run(["promtool", *command], cwd=FOLDER, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


def test_promtool_agrees_with_the_servers_own_text(prometheus: Prometheus, tmp_path: pathlib.Path) -> None:
    (target,) = ask(f"{prometheus.address}/api/v1/targets").json()["data"]["activeTargets"]
    text = ask(target["scrapeUrl"]).body
    told = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True)
    assert told.returncode in (0, 3), told.stdout + told.stderr  # 3: advice about names of the libraries' figures
