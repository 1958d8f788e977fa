"""Three nodes behind nginx, with a Postgres and a Redis of their own."""

import json
import signal
import socket

import pytest
import websocket

from cluster import Cluster, Node
from conversation import heard, made, owner, seated
from served import ask, until
from spans import Spans


def test_any_node_takes_any_connection(cluster: Cluster) -> None:
    """CL3 requests and sockets reach the owner of a game through any node, and nobody notices which"""
    first, second, third = cluster.nodes
    game = made(first)
    for node in cluster.nodes:
        assert ask(f"{node.address}/v1/sessions/by-code/{game['joinCode']}").json()["sessionId"] == game["sessionId"]
        assert ask(f"{node.address}/v1/sessions/by-code/XXXXXX").status == 404
    seat = ask(f"{second.address}/v1/sessions/{game['sessionId']}/join", {"name": "Åsa"}).json()
    host, player = seated(third, game["hostAuthToken"]), seated(second, seat["playerAuthToken"])
    bare = websocket.create_connection(f"{third.address.replace('http', 'ws')}/ws", timeout=20)
    bare.send(json.dumps({"type": "HELLO", "payload": {"authToken": seat["playerAuthToken"], "role": "PLAYER"}}))
    assert json.loads(bare.recv())["type"] == "WELCOME"
    ask(f"{third.address}/v1/sessions/{game['sessionId']}/join", {"name": "Bo"})
    for wire in (host, bare):
        while len(heard(wire, "LOBBY_UPDATED")["players"]) < 2:
            pass
    host.send(json.dumps({"type": "HOST_NO_SUCH_THING", "payload": {}}))
    assert heard(host, "ERROR")["errorCode"] == "VALIDATION_ERROR"
    wrong = ask(f"{second.address}/v1/sessions/{game['sessionId']}/join", {"name": ""})
    assert (wrong.status, wrong.json()["error"]) == (400, "Validation error")
    for wire in (host, player, bare):
        wire.close()


def test_a_request_is_one_trace_across_nodes(cluster: Cluster, spans: Spans) -> None:
    """SE6 CL3 a request that is passed on is told by both nodes, in one trace"""
    first, second, _ = cluster.nodes
    game = made(first)
    assert ask(f"{second.address}/v1/sessions/by-code/{game['joinCode']}").status == 200
    until(lambda: any(names.count("HTTP GET") == 2 for names in spans.by_trace()), "a trace of two nodes")


def test_a_screen_is_paired_at_any_node(cluster: Cluster) -> None:
    """CL10 RE70 RE71 RE72 a TV gets its code from one node, its host's request lands at another, and it asks a third"""
    first, second, third = cluster.nodes
    game, other = made(first), made(second)
    screen = ask(f"{second.address}/v1/screens", {}).json()

    def shown(node: Node, on: dict) -> int:
        return ask(f"{node.address}/v1/sessions/{on['sessionId']}/screens", {"screenCode": screen["screenCode"]},
                   Authorization=f"Bearer {on['hostAuthToken']}").status

    def looked(node: Node, token: str = screen["screenToken"]) -> dict:
        return ask(f"{node.address}/v1/screens/{screen['screenCode']}", Authorization=f"Bearer {token}").json()

    assert [looked(node) for node in cluster.nodes] == [{"status": "waiting"}] * 3
    assert (shown(third, game), shown(first, game), shown(first, other)) == (200, 200, 404)
    for node in cluster.nodes:
        paired = looked(node)
        assert (paired["status"], paired["sessionId"], paired["joinCode"]) == \
            ("paired", game["sessionId"], game["joinCode"])
        seated(node, paired["tvAuthToken"]).close()
    assert looked(third, "another")["error"] == "Not found"


def inner_door(cluster: Cluster, session: str) -> str:
    """Where other nodes reach the owner of a game."""
    entry = json.loads(cluster.redis_ask("GET", f"node:{owner(cluster, session).split()[0]}"))
    return f"http://{entry['host']}:{entry['port']}"


def test_nodes_count_guesses_together(cluster: Cluster) -> None:
    """CL9 SE7 guesses at screens' codes are counted over two nodes, for the client that a node names at the inner door;
    that door alone believes an address, and loopback passes the limits, so the test speaks as a node does"""
    key = cluster.postgres.ask("SELECT encode(value, 'hex') FROM secrets WHERE name = 'relay'")
    games = [made(node) for node in cluster.nodes[:2]]
    doors = [inner_door(cluster, game["sessionId"]) for game in games]

    def guessed(number: int, client: str) -> int:
        return ask(f"{doors[number % 2]}/v1/sessions/{games[number % 2]['sessionId']}/screens", {"screenCode": "AAAAA"},
                   Authorization=f"Bearer {games[number % 2]['hostAuthToken']}", Tripto_Relay=key,
                   Tripto_Relayed_For=client).status

    assert [guessed(number, "198.51.100.7") for number in range(22)] == [404] * 20 + [429] * 2
    assert guessed(0, "198.51.100.8") == 404


def test_no_target_leads_to_another_host(cluster: Cluster) -> None:
    """CL3 SE12 a request goes on to its game's node, whatever host its first line names: an absolute target, an
    authority, or what would make one behind the node's own address"""
    first, second, _ = cluster.nodes
    path = f"v1/sessions/{made(first)['sessionId']}/game-plan"
    with socket.create_server(("127.0.0.1", 0)) as trap:
        host = f"127.0.0.1:{trap.getsockname()[1]}"
        trap.setblocking(False)
        lines = [f"GET http://{host}/{path}", f"GET http://x@{host}/{path}", f"CONNECT {host}", f"CONNECT {host}/{path}",
                 f"CONNECT {path}", f"GET {path}", f"GET @{host}/{path}", f"GET //{host}/{path}", f"GET /{path}@{host}"]
        for line in lines:
            with socket.create_connection(("127.0.0.1", second.house.port), timeout=20) as wire:
                place = second.address.removeprefix("http://")
                wire.sendall(f"{line} HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n\r\n".encode())
                told = wire.makefile("rb").readline()
            # NB: what the parser refuses may end without a word; nothing of it may be taken for a fault of the server.
            assert told == b"" or 200 <= int(told.split()[1]) < 500, (line, told)
            with pytest.raises(BlockingIOError):
                trap.accept()


def test_the_inner_door_is_for_nodes(cluster: Cluster) -> None:
    """CL3 at the door for the other nodes nobody comes in who is none"""
    entry = json.loads(cluster.redis_ask("MGET", *cluster.redis_ask("KEYS", "node:*").split()).splitlines()[0])
    inner = f"http://{entry['host']}:{entry['port']}"
    assert ask(f"{inner}/v1/sessions", {}).status == 403
    assert ask(f"{inner}/v1/sessions", {}, Tripto_Relay="00" * 32).status == 403
    with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
        websocket.create_connection(f"{inner.replace('http', 'ws')}/ws?token=x", timeout=20)


def test_screens_are_told_to_try_again_while_redis_is_away(cluster: Cluster) -> None:
    """CL10 without Redis a node says of no screen that its code is over, but when to ask again; then all goes on"""
    first = cluster.nodes[0]
    game, screen = made(first), ask(f"{first.address}/v1/screens", {}).json()
    asked = [("/v1/screens", {}, ""),
             (f"/v1/sessions/{game['sessionId']}/screens", {"screenCode": screen["screenCode"]}, game["hostAuthToken"]),
             (f"/v1/screens/{screen['screenCode']}", None, screen["screenToken"])]
    cluster.redis.end(signal.SIGKILL)
    try:
        for path, body, token in asked:
            told = ask(f"{first.address}{path}", body, Authorization=f"Bearer {token}")
            assert (told.status, told.headers["Retry-After"]) == (503, "1"), path
    finally:
        cluster.redis.start()
    until(lambda: ask(f"{first.address}/v1/screens", {}).status == 201, "codes again")
