"""Alerts and dashboard: figures that exist, a test and a runbook for each alert."""

import json
import re
import subprocess
import sys

import pytest
import yaml
from grafana_foundation_sdk.models.dashboard import Dashboard

from papers import PACKAGING, ROOT, alerts

BOARD = PACKAGING / "grafana/tripto.json"
# What Hummingbird and Prometheus count themselves.
LIBRARIES = {"up", "hb_requests_total", "http_server_request_duration_seconds"}


def figures() -> set[str]:
    texts = (file.read_text() for file in (ROOT / "Sources/TriptoMetrics").glob("*.swift"))
    return {name for text in texts for name in re.findall(r'"(tripto_[a-z_]+)"', text)} | LIBRARIES


def named(expression: str) -> set[str]:
    found = set(re.findall(r"\b((?:tripto|hb|http)_[a-z_]+|up)\b(?=\{)", expression))
    return {re.sub(r"_bucket$", "", each) for each in found}


def targets() -> list[dict]:
    return [target for panel in json.loads(BOARD.read_text())["panels"] for target in panel.get("targets", [])]


@pytest.mark.parametrize("rule", alerts(), ids=lambda rule: rule["alert"])
def test_each_alert_asks_for_figures_that_exist(rule: dict) -> None:
    assert named(rule["expr"]) and named(rule["expr"]) <= figures()
    assert rule["labels"]["severity"] in ("page", "ticket")


@pytest.mark.parametrize("rule", alerts(), ids=lambda rule: rule["alert"])
def test_each_alert_has_a_runbook(rule: dict) -> None:
    page, anchor = rule["annotations"]["runbook_url"].split("#")
    headings = re.findall(r"^#+ (.+)$", (ROOT / page).read_text(), re.M)
    assert anchor == rule["alert"].lower() and rule["alert"] in headings


def test_each_alert_is_tested_silent_and_loud() -> None:
    tests = yaml.safe_load((PACKAGING / "prometheus/alerts_test.yaml").read_text())["tests"]
    names = {rule["alert"] for rule in alerts()}
    checked = [check for test in tests for check in test["alert_rule_test"]]
    assert {check["alertname"] for check in checked if check["exp_alerts"]} == names
    assert {check["alertname"] for check in tests[0]["alert_rule_test"] if not check["exp_alerts"]} == names


def test_the_dashboard_asks_for_figures_that_exist() -> None:
    asked = set().union(*(named(target["expr"]) for target in targets()))
    assert len(asked) > 10 and asked <= figures()


def test_every_figure_of_ours_is_on_the_dashboard() -> None:
    asked = set().union(*(named(target["expr"]) for target in targets()))
    assert figures() - asked == {"up"}


def test_the_dashboard_is_one_for_grafana() -> None:
    written = json.loads(BOARD.read_text())
    board = Dashboard.from_json(written)
    assert (board.uid, len(board.panels)) == ("tripto", len(written["panels"]))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in written["panels"]]
    assert len(set(places)) == len(places)


def test_the_dashboard_is_what_its_generator_writes() -> None:
    told = subprocess.run([sys.executable, PACKAGING / "grafana/generate.py", "--check"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
