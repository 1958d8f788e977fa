"""All that can go wrong, while bots play."""

import pathlib

from bots import Load
from chaos import play
from cluster import Cluster
from conversation import made
from nets import Net, NoNet
from witness import Witness


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
