"""The files of packaging/, as the tests read them."""

import pathlib
import re

import yaml

PACKAGING = pathlib.Path(__file__).resolve().parents[1]
ROOT = PACKAGING.parent


def manifests(folder: str = "kubernetes") -> list[dict]:
    """Every object of a folder of manifests."""
    return [each for file in sorted((PACKAGING / folder).glob("*.yaml"))
            for each in yaml.safe_load_all(file.read_text())]


def manifest(kind: str, name: str = "tripto") -> dict:
    (found,) = [each for each in manifests() if each["kind"] == kind and each["metadata"]["name"] == name]
    return found


def settings(file: pathlib.Path) -> dict[str, str]:
    """NAME=value, as systemd and compose read them."""
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def known_settings() -> set[str]:
    """Those that the program prints for docs/CONFIGURATION.md."""
    return set(re.findall(r"^\| `([A-Z_]+)`", (ROOT / "docs/CONFIGURATION.md").read_text(), re.M))


def alerts() -> list[dict]:
    groups = yaml.safe_load((PACKAGING / "prometheus/alerts.yaml").read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]
