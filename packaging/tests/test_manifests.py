"""Kubernetes and compose: what their schemas say, and what a closed container is."""

import json
import pathlib
import re
import subprocess
import sys

import kubernetes_validate
import pytest
import yaml
from dockerfile_parse import DockerfileParser

from papers import PACKAGING, ROOT, manifest, manifests

CONTAINER = PACKAGING / "container"
COMPOSES = sorted(CONTAINER.glob("compose*.yaml"))
OBJECTS = [each for each in manifests() if each["kind"] != "Kustomization"]


@pytest.mark.parametrize("thing", OBJECTS, ids=lambda thing: f"{thing['kind']}/{thing['metadata']['name']}")
def test_manifests_are_kubernetes_own(thing: dict) -> None:
    kubernetes_validate.validate(thing, "1.34", strict=True)


@pytest.mark.parametrize("folder", ["kubernetes", "kubernetes-nodes"])
def test_every_manifest_is_in_the_kustomization(folder: str) -> None:
    (told,) = [each for each in manifests(folder) if each["kind"] == "Kustomization"]
    there = {file.name for file in (PACKAGING / folder).glob("*.yaml")} - {"kustomization.yaml"}
    named = {*told["resources"], *(patch["path"] for patch in told.get("patches", []))}
    assert {each for each in named if not each.startswith("../")} == there
    assert all((PACKAGING / folder / each).is_dir() for each in named if each.startswith("../"))


def test_the_proxy_of_kubernetes_is_the_example_for_nginx() -> None:
    told = manifest("ConfigMap", "tripto-proxy")["data"]
    for name in ("tripto-http.conf", "tripto-locations.conf"):
        assert told[name] == (PACKAGING / "nginx" / name).read_text()


def test_containers_are_closed_in_kubernetes() -> None:
    told = manifest("StatefulSet")["spec"]["template"]["spec"]
    assert told["securityContext"]["runAsNonRoot"] is True
    for each in told["containers"]:
        kept = each["securityContext"]
        assert kept["readOnlyRootFilesystem"] is True and kept["allowPrivilegeEscalation"] is False
        assert kept["capabilities"] == {"drop": ["ALL"]}
        mounts = {mount["name"] for mount in each["volumeMounts"]}
        assert mounts <= {"games"} | {volume["name"] for volume in told["volumes"]}


def test_ports_that_are_named_exist() -> None:
    containers = manifest("StatefulSet")["spec"]["template"]["spec"]["containers"]
    names = {port["name"] for each in containers for port in each["ports"]}
    wanted = {port["targetPort"] for port in manifest("Service")["spec"]["ports"]}
    wanted |= {port["port"] for rule in manifest("NetworkPolicy")["spec"]["ingress"] for port in rule["ports"]}
    assert wanted == names == {"game", "http"}


@pytest.mark.parametrize("file", COMPOSES, ids=lambda file: file.name)
def test_compose_files_keep_its_schema(file: pathlib.Path) -> None:
    told = subprocess.run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", file],
                          capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("file", COMPOSES, ids=lambda file: file.name)
def test_containers_are_closed_in_compose(file: pathlib.Path) -> None:
    services = yaml.safe_load(file.read_text())["services"]
    for each in services.values():
        assert each["read_only"] is True and each["cap_drop"] == ["ALL"]
        for source, _, _ in (mount.partition(":") for mount in each.get("volumes", [])):
            assert not source.startswith("../") or (CONTAINER / source).exists(), source
    assert services["tripto"]["stop_grace_period"] == "35s"


def test_the_image_has_two_stages_and_no_root(tmp_path: pathlib.Path) -> None:
    (tmp_path / "Dockerfile").write_text((CONTAINER / "Containerfile").read_text())
    parsed = DockerfileParser(str(tmp_path))
    told = [(each["instruction"], each["value"]) for each in parsed.structure]
    assert len([value for name, value in told if name == "FROM"]) == 2
    users = [value for name, value in told if name == "USER"]
    security = manifest("StatefulSet")["spec"]["template"]["spec"]["securityContext"]
    assert users == [f"{security['runAsUser']}:{security['runAsGroup']}"]
    assert json.loads(dict(told)["ENTRYPOINT"]) == ["/usr/bin/tripto"]
    assert "/usr/local/bin/healthcheck" in dict(told)["HEALTHCHECK"]


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    copied = re.findall(r"^COPY (?!--from)(\S+) \S+$", (CONTAINER / "Containerfile").read_text(), re.M)
    ignored = (CONTAINER / "Containerfile.dockerignore").read_text().splitlines()
    kept = [line[1:] for line in ignored if line.startswith("!")]
    assert copied == [".", "packaging/container/healthcheck"]
    assert {each for each in kept if not (ROOT / each).exists()} <= {"Package.resolved"}
    assert any(copied[1].startswith(f"{each}/") for each in kept)


def test_a_pod_that_is_about_to_stop_is_alive_and_not_ready() -> None:
    """RE78 each probe asks the route that says so, and the server has both"""
    game = manifest("StatefulSet")["spec"]["template"]["spec"]["containers"][0]
    asked = {name: game[name]["httpGet"]["path"] for name in ("readinessProbe", "livenessProbe", "startupProbe")}
    assert asked == {"readinessProbe": "/ready", "livenessProbe": "/health", "startupProbe": "/health"}
    declared = (ROOT / "Kit/Wire/routes.wire").read_text()
    assert all(f"GET {path} ->" in declared for path in asked.values())
