"""tripto-backup while bots play, tripto-restore into another folder, and the games there."""

import concurrent.futures
import json
import os
import pathlib
import sqlite3
import subprocess
import tarfile

import pytest
import websocket

from served import PACKAGING, House, ask, simulate, until

BACKUP, RESTORE = PACKAGING / "backup/tripto-backup", PACKAGING / "backup/tripto-restore"


def run(*command: str | pathlib.Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=os.environ | variables)


def done(*command: str | pathlib.Path, **variables: str) -> str:
    """The last line of a command that has to succeed."""
    told = run(*command, **variables)
    assert told.returncode == 0, told.stderr
    return told.stdout.strip().splitlines()[-1]


def rows(database: pathlib.Path) -> int:
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as read:
        return sum(read.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for (name,) in read.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall())


def test_a_copy_made_while_bots_play_brings_every_game_back(tmp_path: pathlib.Path) -> None:
    old, target = House(tmp_path, {"TRIPTO_PACING": "0.2"}), tmp_path / "copies"
    with old.open():
        game = ask(f"{old.address}/v1/sessions", {}).json()
        seat = ask(f"{old.address}/v1/sessions/{game['sessionId']}/join",
                   {"name": "Åsa", "joinToken": game["joinCode"]}).json()
        with concurrent.futures.ThreadPoolExecutor() as beside:
            bots = beside.submit(simulate, old.address, games=3, players=4, destinations=1)
            until(lambda: rows(old.data / "tripto.sqlite") > 100, "a journal that grows")
            copies = [done(BACKUP, old.data, target)]
            assert not bots.done(), "the bots were to play meanwhile"
            played = bots.result()
        # The bots check every promise of the protocol: the copy has disturbed none.
        assert played.returncode == 0, played.stdout[-2000:]
        copied = tmp_path / "look"
        with tarfile.open(copies[0]) as tar:
            tar.extractall(copied, filter="data")
        assert 100 <= rows(copied / "tripto.sqlite") <= rows(old.data / "tripto.sqlite")

    new = House(tmp_path / "new")
    new.folder.mkdir()
    done(RESTORE, copies[0], new.data)
    with new.open():
        found = ask(f"{new.address}/v1/sessions/by-code/{game['joinCode']}").json()
        assert found["sessionId"] == game["sessionId"]
        # The key that signs tokens came along: the seat's old token opens a socket, and its name is there.
        players = lobby(f"ws://127.0.0.1:{new.port}/ws?token={seat['playerAuthToken']}&v=2")["players"]
        assert [(each["playerId"], each["name"]) for each in players] == [(seat["playerId"], "Åsa")]
        log = (new.folder / "server.log").read_text()
        assert '"games restored"' in log and "could not be restored" not in log


def lobby(address: str) -> dict:
    """The state of a game, as a seat's first snapshot has it."""
    socket = websocket.create_connection(address, timeout=20)
    try:
        while (message := json.loads(socket.recv()))["type"] != "STATE_SNAPSHOT":
            pass
        return message["payload"]["state"]
    finally:
        socket.close()


@pytest.fixture
def stopped(tmp_path: pathlib.Path) -> House:
    """A house that has had a game, and is stopped."""
    house = House(tmp_path)
    with house.open():
        assert ask(f"{house.address}/v1/sessions", {}).status == 201
    return house


def test_a_copy_is_closed_to_others_and_the_oldest_go(stopped: House, tmp_path: pathlib.Path) -> None:
    target = tmp_path / "copies"
    target.mkdir()
    for day in range(1, 6):
        (target / f"tripto-2026010{day}T050000Z.tar.gz").touch()
    copy = pathlib.Path(done(BACKUP, stopped.data, target, TRIPTO_BACKUPS_KEPT="3"))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [each.name[7:15] for each in sorted(target.iterdir())][:2] == ["20260104", "20260105"]
    assert len(list(target.iterdir())) == 3


def test_a_restore_keeps_what_was_there_and_leaves_a_running_server_alone(stopped: House,
                                                                          tmp_path: pathlib.Path) -> None:
    copy = done(BACKUP, stopped.data, tmp_path / "copies")
    before = rows(stopped.data / "tripto.sqlite")
    with stopped.open():
        refused = run(RESTORE, copy, stopped.data)
        assert refused.returncode == 1 and "stop it first" in refused.stderr
    kept = pathlib.Path(done(RESTORE, copy, stopped.data).split(" in ")[1])
    assert rows(kept / "tripto.sqlite") >= before
    assert rows(stopped.data / "tripto.sqlite") == before


def test_a_damaged_copy_is_refused_and_nothing_is_touched(stopped: House, tmp_path: pathlib.Path) -> None:
    copy = pathlib.Path(done(BACKUP, stopped.data, tmp_path / "copies"))
    before = (stopped.data / "tripto.sqlite").read_bytes()
    torn = tmp_path / "torn.tar.gz"
    torn.write_bytes(copy.read_bytes()[:-200])
    other = tmp_path / "other.tar.gz"
    with tarfile.open(other, "w:gz") as tar:
        tar.add(__file__, "tripto.sqlite")
    for bad in (torn, other):
        refused = run(RESTORE, bad, stopped.data)
        assert refused.returncode == 1 and "tripto-restore: " in refused.stderr, refused.stderr
        assert (stopped.data / "tripto.sqlite").read_bytes() == before
    assert not list(stopped.data.glob(".restoring-*"))
