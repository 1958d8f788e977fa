"""Games that go from node to node."""

import json
import signal

import pytest
import websocket

from cluster import Cluster, Node
from conversation import heard, made, owner, seated
from served import ask, until


def counted(nodes: list[Node], figure: str) -> float | None:
    """A figure of all these nodes; nil while one of them does not answer."""
    figures = [ask(f"{node.address}/metrics").body.decode() for node in nodes]
    lines = [line for text in figures for line in text.splitlines() if line.startswith(f"{figure} ")]
    return sum(float(line.split()[-1]) for line in lines) if len(lines) == len(nodes) else None


def taken(cluster: Cluster) -> float | None:
    """How many games nodes have taken from each other."""
    return counted(cluster.nodes, "tripto_games_taken_total")


def test_a_redis_that_forgets_costs_nobody_a_game(cluster: Cluster) -> None:
    """CL5 where Redis has forgotten all leases, no node takes a living node's games"""
    games = [made(node) for node in cluster.nodes]
    before = [owner(cluster, game["sessionId"]) for game in games]
    cluster.redis_ask("FLUSHALL")
    until(lambda: len(cluster.redis_ask("KEYS", "node:*").split()) == len(cluster.nodes), "leases that are back")
    until(lambda: taken(cluster) is not None, "figures")
    assert [owner(cluster, game["sessionId"]) for game in games] == before
    assert taken(cluster) == 0


def test_a_game_is_taken_with_its_snapshot(cluster: Cluster) -> None:
    """CL4 DA34 a game whose journey is over is taken from its snapshot on, when its node is killed"""
    first, *others = cluster.nodes
    game = made(first)
    ask(f"{first.address}/v1/sessions/{game['sessionId']}/join", {"name": "Åsa"})
    host = seated(first, game["hostAuthToken"])
    for command in ("HOST_START_GAME", "END_GAME"):
        host.send(json.dumps({"type": command, "payload": {}}))
    heard(host, "GAME_ENDED_EVENT")
    until(lambda: cluster.postgres.ask(f"SELECT seq FROM snapshots WHERE session_id = '{game['sessionId']}'"), "a snapshot")
    figures = ('tripto_games_restored_total{from="snapshot"}', "tripto_snapshots_total{outcome=\"ignored\"}")
    before = [counted(others, figure) for figure in figures]
    first.program.end(signal.SIGKILL)
    back = seated(others[0], game["hostAuthToken"])
    assert heard(back, "STATE_SNAPSHOT")["state"]["phase"] in ("FINAL_RESULTS", "ROUND_END")
    assert [counted(others, figure) for figure in figures] == [before[0] + 1, before[1]]
    back.close()
    first.start()


def test_a_nodes_games_go_on_elsewhere(cluster: Cluster) -> None:
    """CL4 CL6 RE78 a node that stops lets its games go; another takes them when somebody asks, with a later token. When it
    is back it is not ready before it knows the others, and says so"""
    first, second, _ = cluster.nodes
    game = made(first)
    before = owner(cluster, game["sessionId"])
    assert before.endswith(" 1")
    first.program.end()
    host = seated(second, game["hostAuthToken"])
    assert heard(host, "STATE_SNAPSHOT")["state"]["phase"] == "LOBBY"
    host.close()
    after = owner(cluster, game["sessionId"])
    assert after.split()[0] not in (before.split()[0], "") and int(after.split()[1]) == 3
    first.program.start()
    told = until(lambda: ask(f"{first.address}/ready"), "a node that answers")
    assert (told.status, told.headers["Retry-After"], told.json()["error"]) == (503, "1", "Starting")
    assert ask(f"{first.address}/health").status == 200
    assert ask(f"{first.address}/v1/sessions/by-code/{game['joinCode']}").status == 200
    until(lambda: ask(f"{first.address}/ready").status == 200, "a node that is ready")


def test_a_socket_does_not_wait_for_a_lost_node(cluster: Cluster) -> None:
    """CL4 a socket that was passed on ends when the lease of its game's node has ended, though that node says nothing,
    and comes back to its game"""
    first, second, _ = cluster.nodes
    game = made(first)
    host = seated(second, game["hostAuthToken"])
    until(cluster.nodes_that_serve, "nodes that take games")
    first.program.process.send_signal(signal.SIGSTOP)
    try:
        host.settimeout(4)
        with pytest.raises(websocket.WebSocketConnectionClosedException):
            while host.recv():
                pass
        back = seated(second, game["hostAuthToken"])
        assert heard(back, "STATE_SNAPSHOT")["state"]["phase"] == "LOBBY"
        back.close()
    finally:
        first.program.process.send_signal(signal.SIGCONT)
    until(cluster.nodes_that_serve, "nodes that take games")


def listed(cluster: Cluster) -> dict[str, int]:
    """How many games each node has; waits for those that have just begun."""
    nodes = until(cluster.nodes_that_serve, "nodes that take games")
    assert {(node["rules"], node.get("version")) for node in nodes} == {(1, None)}
    return {node["name"]: node["games"] for node in nodes}


def test_an_operator_moves_games(cluster: Cluster) -> None:
    """CL8 a game is moved to a node that is named, a node is emptied; its clients come back to the same screen with the
    same seats, and what cannot be done says why"""
    first, second, _ = cluster.nodes
    game = made(first)
    seat = ask(f"{second.address}/v1/sessions/{game['sessionId']}/join", {"name": "Åsa"}).json()
    player = seated(second, seat["playerAuthToken"])
    before = owner(cluster, game["sessionId"]).split()[0]
    heir = next(name for name in listed(cluster) if name != before)
    moved = cluster.operate("move", game["sessionId"], "--to", heir)
    assert (moved.returncode, moved.stdout) == (0, f"{game['sessionId']}: {before} → {heir}\n"), moved.stderr
    assert owner(cluster, game["sessionId"]) == f"{heir} 3"
    while player.recv():
        pass
    back = seated(second, seat["playerAuthToken"])
    state = heard(back, "STATE_SNAPSHOT")["state"]
    assert (state["phase"], [each["name"] for each in state["players"]]) == ("LOBBY", ["Åsa"])
    shown = until(lambda: cluster.operate("show", game["sessionId"], "--json").stdout, "what the game is doing")
    assert (json.loads(shown)["phase"], json.loads(shown)["joinCode"]) == ("LOBBY", game["joinCode"])
    emptied = cluster.operate("move", "--all", "--from", heir)
    assert emptied.returncode == 0 and f"{game['sessionId']}: {heir} → " in emptied.stdout, emptied.stderr
    assert listed(cluster)[heir] == 0
    back.close()
    again = seated(first, seat["playerAuthToken"])
    assert heard(again, "STATE_SNAPSHOT")["state"]["phase"] == "LOBBY"
    again.close()
    for arguments, said in ((("move", "no-such-game"), "no node has a game"),
                            (("move", game["sessionId"], "--to", "nobody"), "no living node is called nobody"),
                            (("move", "--all"), "--from"), (("rekey",), "these nodes run: ")):
        refused = cluster.operate(*arguments)
        assert refused.returncode != 0 and said in refused.stderr, refused.stderr
    assert "Redis" in cluster.operate("list", TRIPTO_REDIS_URL="redis://127.0.0.1:1").stderr
