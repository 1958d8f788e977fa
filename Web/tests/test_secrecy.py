"""What reaches a TV and a phone before the time has come to tell it."""

import json

from kit import moves
from kit.secrecy import names_of, told
from kit.surface import Surface


def kinds(surface: Surface) -> list[str]:
    """The type of each message received; a snapshot with its phase."""
    messages = [json.loads(frame) for frame in surface.frames]
    snapshot = "STATE_SNAPSHOT"
    return [
        f"{snapshot} {m['payload']['state']['phase']}" if m["type"] == snapshot else m["type"]
        for m in messages
    ]


def frames_before(surface: Surface, kind: str, nth: int = 1) -> str:
    """Everything received before the nth message of a kind, in one text."""
    places = [i for i, each in enumerate(kinds(surface)) if each == kind]
    assert len(places) >= nth, f"{surface.name} got no {kind}"
    return "\n".join(surface.frames[: places[nth - 1]]).casefold()


def test_no_screen_knows_the_destination_before_its_reveal(party, instant):
    """PR27 EX35 ST24 UI-A9 UI-T13: neither frames nor pages nor storage of TV and phones."""
    evening = party(instant).open(phones=2)
    secret = evening.host.id("secret-name").inner_text()
    names = names_of(secret)
    audience = [evening.tv, *evening.phones]
    answerer, other = evening.phones
    moves.brake(answerer)
    moves.answer(answerer, "Atlantis")
    for surface in audience:
        assert told(surface, names) == [], surface.name
    for surface in (evening.tv, other):
        assert told(surface, ["atlantis"]) == [], surface.name
    assert evening.tv.id("world-map").count() == evening.tv.id("flight-map").count() == 0

    moves.reveal_now(evening.host)
    evening.everybody("FOLLOWUP_QUESTION")
    for surface in audience:
        # NB: the moment of the reveal begins with its snapshot (ST24).
        early = frames_before(surface, "STATE_SNAPSHOT REVEAL_DESTINATION")
        assert [name for name in [*names, '"position"'] if name in early] == [], surface.name
        assert secret.casefold() in "\n".join(surface.frames).casefold()
    for surface in (evening.tv, other):
        # NB: in an evening an answer comes with its verdict (EVE16).
        shown = any('"VERDICT_SHOWN"' in frame for frame in surface.frames)
        assert "atlantis" not in frames_before(surface, "VERDICT_SHOWN" if shown else "DESTINATION_RESULTS"), surface.name


def test_no_screen_knows_the_answer_to_an_open_question_before_its_results(party, instant):
    """PR35 UI-A9 UI-H41: the right answer and what others typed come with FOLLOWUP_RESULTS."""
    evening = party(instant).open(phones=2)
    moves.reveal_now(evening.host)
    evening.everybody("FOLLOWUP_QUESTION")
    writer, other = evening.phones
    writer.see("followup-input")
    right, _ = moves.question(evening.host)
    moves.answer_open(writer, "Atlantis")
    evening.host.tap("skip")
    evening.everybody("ROUND_END")
    for surface in (evening.tv, other):
        early = frames_before(surface, "FOLLOWUP_RESULTS", nth=2)
        assert right.casefold() not in early, surface.name
        assert "atlantis" not in early, surface.name
        assert right.casefold() in "\n".join(surface.frames).casefold()
