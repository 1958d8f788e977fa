"""What tests say to a node, and hear."""

import json

import websocket

from cluster import Cluster, Node
from served import ask, until


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
