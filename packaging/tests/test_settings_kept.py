"""The environments: only settings that exist, and safe ones where strangers come."""

import pathlib
import re

import pytest
import yaml

from papers import PACKAGING, known_settings, manifest, settings

ENVIRONMENTS = sorted((PACKAGING / "environments").glob("*.env"))


@pytest.mark.parametrize("file", ENVIRONMENTS, ids=lambda file: file.name)
def test_environments_name_settings_that_exist(file: pathlib.Path) -> None:
    told = settings(file)
    assert told and set(told) <= known_settings()
    assert told["TRIPTO_ENV"] == file.stem


def test_settings_elsewhere_exist_too() -> None:
    compose = yaml.safe_load((PACKAGING / "container/compose.yaml").read_text())["services"]["tripto"]
    units = re.findall(r"^Environment=(\w+)=", (PACKAGING / "systemd/tripto.service").read_text(), re.M)
    conffile = re.findall(r"^# ([A-Z_]+)=", (PACKAGING / "debian/tripto.env").read_text(), re.M)
    image = re.findall(r"(TRIPTO_\w+)=", (PACKAGING / "container/Containerfile").read_text())
    assert units and conffile and image
    named = {*compose["environment"], *manifest("ConfigMap", "tripto-settings")["data"], *units, *conffile, *image}
    assert named <= known_settings()


@pytest.mark.parametrize("name", ["staging", "prod"])
def test_where_strangers_come_the_doors_are_closed(name: str) -> None:
    told = settings(PACKAGING / f"environments/{name}.env")
    assert (told["TRIPTO_STRICT"], told["TRIPTO_HOST"], told["TRIPTO_DURABILITY"]) == ("1", "127.0.0.1", "full")
    assert told["PUBLIC_BASE_URL"].startswith("https://")


def test_no_file_brings_a_secret() -> None:
    told = [settings(file).get("JWT_SECRET", "") for file in ENVIRONMENTS]
    assert told == [""] * len(ENVIRONMENTS)
    assert "JWT_SECRET" not in manifest("ConfigMap", "tripto-settings")["data"]


def test_kubernetes_has_what_prod_has_but_its_address() -> None:
    prod, there = settings(PACKAGING / "environments/prod.env"), manifest("ConfigMap", "tripto-settings")["data"]
    differing = {name for name in prod if there.get(name) != prod[name]}
    assert differing == {"TRIPTO_HOST", "JWT_SECRET"}
