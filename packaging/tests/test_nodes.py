"""Several nodes in Kubernetes: the pod of one, with what the patch adds."""

from typing import Any

import kubernetes_validate
import pytest

from papers import known_settings, manifest, manifests

NODES = [each for each in manifests("kubernetes-nodes") if each["kind"] != "Kustomization"]
(PATCH,) = [each for each in NODES if each["kind"] == "StatefulSet"]


def merged(old: Any, new: Any) -> Any:
    """As Kubernetes merges patches: objects by their keys, lists of named things by their names, the rest is replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        return old | {key: merged(old[key], value) if key in old else value for key, value in new.items()}
    if isinstance(old, list) and all("name" in each for each in [*old, *new]):
        named = {each["name"]: each for each in old}
        return list({**named, **{each["name"]: merged(named.get(each["name"], {}), each) for each in new}}.values())
    return new


@pytest.fixture
def nodes() -> dict:
    return merged(manifest("StatefulSet"), PATCH)


@pytest.mark.parametrize("thing", [each for each in NODES if each is not PATCH], ids=lambda thing: thing["kind"])
def test_what_nodes_have_besides_is_kubernetes_own(thing: dict) -> None:
    kubernetes_validate.validate(thing, "1.34", strict=True)


def test_the_patched_pod_is_kubernetes_own_and_as_closed_as_one_server(nodes: dict) -> None:
    kubernetes_validate.validate(nodes, "1.34", strict=True)
    assert nodes["spec"]["replicas"] == 3
    before = manifest("StatefulSet")["spec"]["template"]["spec"]["containers"]
    after = nodes["spec"]["template"]["spec"]["containers"]
    assert [each["securityContext"] for each in after] == [each["securityContext"] for each in before]
    assert after[1:] == before[1:]


def test_a_node_tells_the_others_the_port_that_is_open_for_them(nodes: dict) -> None:
    game = nodes["spec"]["template"]["spec"]["containers"][0]
    told = {each["name"]: each for each in game["env"]}
    ports = {each["name"]: each["containerPort"] for each in game["ports"]}
    assert told["TRIPTO_NODE_ADDRESS"]["value"] == f"$(POD_IP):{ports['node']}"
    # NB: a variable is only known to those behind it.
    assert list(told) == ["POD_IP", "TRIPTO_NODE_ADDRESS"]
    assert {"TRIPTO_NODE_ADDRESS", "TRIPTO_DATABASE_URL", "TRIPTO_REDIS_URL"} <= known_settings()
    (policy,) = [each for each in NODES if each["kind"] == "NetworkPolicy"]
    (door,) = policy["spec"]["ingress"]
    assert door["from"] == [{"podSelector": policy["spec"]["podSelector"]}]
    assert [port["port"] for port in door["ports"]] == ["node"]


def test_all_that_is_said_of_pods_means_the_nodes(nodes: dict) -> None:
    labels = nodes["spec"]["template"]["metadata"]["labels"]
    for each in NODES:
        if each is not PATCH:
            selector = each["spec"].get("selector") or each["spec"]["podSelector"]
            assert selector["matchLabels"] == labels
