"""The detectors of the attacks find what they are there to find."""

import base64
import gzip
import io
import json
import pathlib
import random
import re
from types import SimpleNamespace

import forge
import mutate
import packs
import patches
import pytest
from attack_bytes import logged
from canary import Canary, percentile
from ear import Ear
from frames import frame
from probes import Probes
from rest import Reply
from routes import ROUTES
from table import Row, failed, show
from words import Detector

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
MARKED = packs.Marked(3)


def test_a_secret_is_found_in_whatever_form_it_is_sent():
    detector = Detector(MARKED.all)
    secret = MARKED.place[1]
    text = f'{{"name":"{secret.capitalize()} – \u00e5"}}'.encode()
    shapes = {"plain": text, "capitals": text.upper(), "gzip": gzip.compress(text),
              "utf-16": secret.encode("utf-16-le"), **{f"base64 {n}": base64.b64encode(b"x" * n + text) for n in range(3)}}
    assert {name for name, data in shapes.items() if secret in detector.found(data)} == set(shapes)
    assert detector.found(json.dumps(packs.Marked(4).file()).encode()) == set()


def test_every_word_of_a_marked_pack_is_looked_for():
    whole = json.dumps(MARKED.file()).encode()
    assert Detector(MARKED.all).found(whole) == set(MARKED.all)
    assert {found.decode().lower() for found in re.findall(rb"(?i)\bqx\w+?(?=[abc]?\b)", whole)} <= set(MARKED.all)


def test_one_failure_fails_the_run_and_what_was_skipped_is_shown():
    rows = [Row("a", "1", "fine", True), Row("b", "1", "no tool | here", None)]
    assert not failed(rows) and failed([*rows, Row("c", "1", "broken", False)])
    out = io.StringIO()
    show(rows, out)
    assert "skipped" in out.getvalue() and out.getvalue().count("|") == 20


def test_every_route_of_the_server_is_tried():
    written = {(found[1].upper(), found[2]) for file in SOURCES.rglob("*.swift")
               for found in re.finditer(r'route[rs]\.(get|post|put|delete)\("([^"]+)"', file.read_text())}
    def form(method: str, path: str) -> tuple[str, str]:
        return method, re.sub(r":[a-zA-Z]+(\.mp3)?|\*\*", "*", path)
    assert len(written) > 25
    assert {form(*each) for each in written} - {form(route.method, route.path) for route in ROUTES} == set()


def test_a_mutation_changes_and_leaves_the_original():
    chance, sample = random.Random(1), {"type": "HELLO", "payload": {"list": [1, {"a": "b"}]}}
    before = json.dumps(sample)
    made = {mutate.text(sample, chance) for _ in range(500)}
    assert len(made) > 200 and json.dumps(sample) == before
    assert any(b"1e400" in each for each in made) and any(b"[[[[" in each for each in made)


def test_a_frame_is_masked_as_rfc_6455_says():
    sent = frame(b"hello" * 40)
    mask, hidden = sent[4:8], sent[8:]
    assert sent[:2] == b"\x81\xfe" and bytes(byte ^ mask[place % 4] for place, byte in enumerate(hidden)) == b"hello" * 40
    assert frame(b"a", masked=False) == b"\x81\x01a"


def test_a_patch_gives_the_next_state_or_says_that_it_is_for_another():
    state = {"version": 3, "players": [{"name": "A"}], "clueText": None}
    ops = [{"path": "/players/0/name", "op": "replace", "value": "B"}, {"path": "/players/-", "op": "add", "value": 1},
           {"path": "/clueText", "op": "remove"}]
    assert not patches.apply(state, {"ops": ops, "baseVersion": 2, "version": 4})
    assert patches.apply(state, {"ops": ops, "baseVersion": 3, "version": 4})
    assert state == {"version": 4, "players": [{"name": "B"}, 1]}


def test_a_genuine_signature_of_expired_claims_is_told_from_a_forgery():
    token = forge.signed({"sessionId": "s", "exp": 1}, "key")
    assert forge.expired(token, "key") != token and forge.claims(forge.expired(token, "key"))["sessionId"] == "s"
    assert forge.part(forge.other_last(token).split(".")[2]) == forge.part(token.split(".")[2])
    forged = [each for _, each in forge.forgeries(token, token, token)]
    assert forged.count(token) == 2, "as it is only where it stands for a player's or a join token"


@pytest.mark.parametrize(("values", "share", "expected"), [
    ([5], .99, 5), ([1, 2, 3, 4], .5, 2), (list(range(100)), .99, 98)])
def test_percentiles(values, share, expected):
    assert percentile(values, share) == expected


def snapshot(phase: str, **state) -> dict:
    return {"type": "STATE_SNAPSHOT", "payload": {"state": {"phase": phase, "roundIndex": 0, **state}}}


def heard(ear: Ear, message: dict) -> list[str]:
    """What an ear calls a leak in one message."""
    ear.leaks.clear()
    state = message["payload"].get("state", {"phase": "CLUE_LEVEL", "roundIndex": 0})
    ear.tap(json.dumps(message).encode(), message, state)
    return list(ear.leaks)


def test_an_ear_knows_what_may_be_told_when():
    typed = packs.word(100, "typed")
    ear = Ear("the TV", [MARKED], Detector([*MARKED.all, typed]))
    assert heard(ear, snapshot("CLUE_LEVEL", clueLevelPoints=10, clueText=MARKED.clue(10))) == []
    for early in (MARKED.place[1], MARKED.clue(8), MARKED.answer(1), typed):
        assert len(heard(ear, snapshot("CLUE_LEVEL", clueLevelPoints=10, extra=early))) == 1
    assert heard(ear, snapshot("REVEAL_DESTINATION", destination={"name": MARKED.place[1]})) == []
    assert heard(ear, {"type": "DESTINATION_RESULTS", "payload": {"results": [{"answerText": typed}]}}) == []
    question = {"currentQuestionIndex": 0, "options": [MARKED.answer(0)], "correctAnswer": None, "answersByPlayer": []}
    assert heard(ear, snapshot("FOLLOWUP_QUESTION", followupQuestion=question)) == []
    told = snapshot("FOLLOWUP_QUESTION", followupQuestion=question | {"correctAnswer": MARKED.answer(0)})
    assert heard(ear, told) == ["the TV got correctAnswer in STATE_SNAPSHOT"]


def test_what_a_guest_typed_itself_is_no_secret_from_it():
    typed = packs.word(100, "typed")
    ear = Ear("a guest", [MARKED], Detector([typed]), {typed})
    assert heard(ear, snapshot("CLUE_LEVEL", lockedAnswers=[typed])) == []


def test_a_probe_finds_a_pack_in_an_answer_and_lets_the_library_of_a_home_be():
    probes = Probes(None, None, {}, [MARKED], Detector([*MARKED.all, *packs.Marked(4).all]), is_strict=False)
    library, detail = "/v1/content/packs", f"/v1/content/packs/{MARKED.id}"
    whole = json.dumps([MARKED.file(), packs.Marked(4).file()]).encode()
    probes._look(Reply(200, {}, whole), "nobody got {} by " + detail, probes._open(detail, "CLUE_LEVEL", set()))
    assert len(probes.leaks) == 3 and MARKED.clue(10) not in probes._open(library, "CLUE_LEVEL", set())
    assert set(packs.Marked(4).all) <= probes._open(library, "CLUE_LEVEL", set())
    probes.is_strict = True
    assert probes._open(library, "CLUE_LEVEL", set()) == {"", "v1", "content", "packs"}


def test_a_silent_canary_is_not_well():
    class Alive:
        lives = True
    canary = Canary(Alive(), None, [])
    assert not canary.is_well
    canary.verdicts.append(5)
    assert canary.is_well
    canary.missed.append("evening: Missed the verdict on a brake")
    assert not canary.is_well and "the verdict on a brake" in canary.figures()


def test_a_log_is_searched_for_words_and_tokens(tmp_path):
    game = SimpleNamespace(code="K7TM4P", tokens=["eyJ.a.b"])
    watched = SimpleNamespace(detector=Detector(MARKED.all), game=game)
    house = SimpleNamespace(log=tmp_path / "server.log", key=None)
    house.log.write_text(f'{{"message":"request","path":"/cache/{MARKED.id}.mp3"}}\n')
    assert logged(watched, house) == []
    house.log.write_text(f'{{"message":"oh","place":"{MARKED.place[1]}"}}\n{{"message":"request","path":"/ws?eyJ.a.b"}}\n')
    assert len(logged(watched, house)) == 2
