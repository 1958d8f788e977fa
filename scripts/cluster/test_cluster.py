"""Three nodes behind nginx, with a Postgres and a Redis of their own."""

import json
import pathlib
import signal
import socket
import subprocess
from collections.abc import Iterator

import pytest
import websocket

from bots import Load
from chaos import play
from cluster import ROOT, Cluster, Node, program
from nets import Net, NoNet
from served import ask, free_port, until
from spans import Spans
from witness import Witness


@pytest.fixture(scope="module")
def spans() -> Iterator[Spans]:
    with Spans() as collector:
        yield collector


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, spans: Spans) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster"), OTEL_EXPORTER_OTLP_ENDPOINT=spans.address) as running:
        yield running


def made(node: Node) -> dict:
    answer = ask(f"{node.address}/v1/sessions", {})
    assert answer.status == 201
    return answer.json()


def owner(cluster: Cluster, session: str) -> str:
    return cluster.postgres.ask(f"SELECT node || ' ' || fencing_token FROM ownership WHERE session_id = '{session}'")


def seated(node: Node, token: str) -> websocket.WebSocket:
    """Comes back, as phones do, while nobody may take the game yet."""
    def tried() -> websocket.WebSocket | None:
        wire = websocket.create_connection(f"{node.address.replace('http', 'ws')}/ws?token={token}&v=2", timeout=20)
        first = wire.recv()
        if first:
            assert json.loads(first)["type"] == "WELCOME"
            return wire
        wire.close()
        return None
    return until(tried, "a seat")


def heard(wire: websocket.WebSocket, kind: str) -> dict:
    while True:
        message = json.loads(wire.recv())
        if message["type"] == kind:
            return message["payload"]


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


def test_a_redis_that_forgets_costs_nobody_a_game(cluster: Cluster) -> None:
    """CL5 where Redis has forgotten all leases, no node takes a living node's games"""
    games = [made(node) for node in cluster.nodes]
    before = [owner(cluster, game["sessionId"]) for game in games]
    cluster.redis_ask("FLUSHALL")
    until(lambda: len(cluster.redis_ask("KEYS", "node:*").split()) == len(cluster.nodes), "leases that are back")
    until(lambda: taken(cluster) is not None, "figures")
    assert [owner(cluster, game["sessionId"]) for game in games] == before
    assert taken(cluster) == 0


def counted(nodes: list[Node], figure: str) -> float | None:
    """A figure of all these nodes; nil while one of them does not answer."""
    figures = [ask(f"{node.address}/metrics").body.decode() for node in nodes]
    lines = [line for text in figures for line in text.splitlines() if line.startswith(f"{figure} ")]
    return sum(float(line.split()[-1]) for line in lines) if len(lines) == len(nodes) else None


def taken(cluster: Cluster) -> float | None:
    """How many games nodes have taken from each other."""
    return counted(cluster.nodes, "tripto_games_taken_total")


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
                            (("move", "--all"), "--from"), (("rekey",), "in use by another Tripto server")):
        refused = cluster.operate(*arguments)
        assert refused.returncode != 0 and said in refused.stderr, refused.stderr
    assert "Redis" in cluster.operate("list", TRIPTO_REDIS_URL="redis://127.0.0.1:1").stderr


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


def ways_of_a_cut() -> list[str]:
    """All that cables can do; a line that stops carrying where there are none, which test_nets.py says out loud."""
    try:
        with Net():
            return ["split_node", "split_stores", "split_peers"]
    except NoNet:
        return ["partition"]


def test_games_live_through_all_that_can_go_wrong(tmp_path: pathlib.Path) -> None:
    """CL2 CL4 CL5 CL8 nodes are killed, drained, emptied by an operator who moves their games, stopped and cut off beyond
    their lease from everything, from Redis and Postgres, from each other, Redis is lost, Postgres crashes and its standby
    takes over: every game goes on, no bot sees a broken promise, and the database has no write of a former owner"""
    ways = ["kill", "stop", "redis", "move", "postgres", *ways_of_a_cut(), "drain", "standby"]
    outcome = play(tmp_path, ways, len(ways), seed=5, load=Load(games=3, pacing="0.5"), in_order=True)
    assert outcome.done == dict.fromkeys(ways, 1)
    counted = outcome.counted
    assert counted["violations"] == 0 and counted["games"] >= 3 and counted["reconnects"] > 0
    assert outcome.evidence["changes of owner"] > 0 and outcome.seconds["client without its game"]["n"] > 0


def test_the_witness_knows_a_write_of_a_former_owner(cluster: Cluster) -> None:
    """CL2 the chaos' own proof that nobody writes to another's game can fail"""
    witness = Witness(cluster)
    games = [made(node)["sessionId"] for node in cluster.nodes[:2]]
    assert witness.evidence()["rows of former owners"] == 0
    row = "(session_id, seq, at_ms, version, body) VALUES ('{}', 1000000, 0, 1, '')"
    cluster.postgres.ask(";".join(f"INSERT INTO journal {row.format(game)}" for game in games))
    assert (witness.evidence()["rows"], witness.evidence()["rows of former owners"]) == (2, 1)
    cluster.postgres.ask("DELETE FROM journal WHERE seq = 1000000; DROP SCHEMA witness CASCADE")


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
