"""A phone in an evening session: the brake that lets go, drafts, the note, reactions, and one round after the other."""

import json
import pathlib
import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from kit import moves, puppet
from kit.inspector import Inspector
from kit.remote_host import Night
from kit.party import NAMES, Party
from kit.server import Server
from kit.surface import Surface
from kit.texts import text

SIZES = [(390, 844), (320, 568)]
LOTS_MS = 60_000
DRAFT_PACE_MS = 700

# Notes when each draft leaves.
NOTE_DRAFTS = """() => {
  window.drafts = [];
  const socket = held[held.length - 1];
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    const { type, payload } = JSON.parse(text);
    if (type === "DRAFT") drafts.push({ text: payload.text, ms: performance.now() });
    return send(text);
  };
}"""


def say(key: str, **values) -> str:
    return text("player", key, "sv", **values)


def told(phone: Surface, key: str, **values) -> None:
    """The brake is off and says why."""
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "true")
    expect(phone.id("brake-button")).to_have_accessible_description(say(key, **values))


@pytest.fixture
def night(party, steady):
    """Two phones in the lobby of an evening of two places, looked at as somebody who cannot bear everything."""
    made = Night(steady, ["kairo", "reykjavik"])
    evening: Party = party(steady, bypass_csp=True, reduced_motion="reduce")
    made.board(evening, 2, sizes=SIZES, before=puppet.string)
    yield made, evening
    made.close()


def at_the_clue(night: Night, evening: Party) -> tuple[Surface, Surface]:
    night.start()
    night.say("HOST_EXTEND_TIMER", addMs=LOTS_MS)
    for phone in evening.phones:
        phone.see("clue-text")
    return evening.phones[0], evening.phones[1]


def types_in_time(phone: Surface, other: Surface) -> None:
    """Silent at first, then every letter is on its way, and the last one arrives."""
    other.says("brake-banner", say("isThinking", name=NAMES[0]))
    told(other, "rej_already_paused", name=NAMES[0])
    phone.see("silence")
    expect(phone.page.get_by_role("dialog").get_by_role("timer")).to_have_text(re.compile("^(10|[1-9])$"))
    expect(phone.id("answer-input")).to_be_focused()
    phone.page.evaluate(NOTE_DRAFTS)
    phone.id("answer-input").press_sequentially("Alexandria", delay=90)
    phone.gone("silence")
    other.says("brake-banner", say("isTyping", name=NAMES[0]))
    phone.page.wait_for_timeout(DRAFT_PACE_MS)
    drafts = phone.page.evaluate("drafts")
    assert drafts[0]["text"] == "A" and drafts[-1]["text"] == "Alexandria", drafts
    gaps = [after["ms"] - before["ms"] for before, after in zip(drafts, drafts[1:])]
    assert gaps and min(gaps) >= DRAFT_PACE_MS - 5, drafts


def test_an_own_brake_that_is_let_go(night):
    """UI-E29 UI-E30 UI-E31 EVE33: the silence window, drafts, the server's draft after a dead tab, and letting go."""
    made, evening = night
    phone, other = at_the_clue(made, evening)
    inspector = Inspector(evening)
    moves.brake(phone)
    inspector.stop("silent", phone)
    types_in_time(phone, other)
    phone.page.evaluate("localStorage.removeItem('tripto.draft')")
    phone.page.reload()
    expect(phone.id("answer-input")).to_have_value("Alexandria")
    inspector.stop("typing", phone)
    box, send = phone.id("let-go").bounding_box(), phone.id("answer-send").bounding_box()
    assert box and send and box["height"] >= 44 and send["y"] - box["y"] - box["height"] > 56
    phone.tap("let-go")
    phone.gone("answer-dialog")
    told(phone, "rolledOn")
    phone.gone("notice")
    moves.ready_to_brake(other)
    made.say("HOST_NEXT_CLUE")
    phone.says("level", "8")
    moves.brake(phone)
    expect(phone.id("answer-input")).to_have_value("")
    phone.tap("let-go")
    told(phone, "noBrakes")
    inspector.stop("spent", phone)
    assert not inspector.complaints, inspector.complaints
    assert not evening.errors(), evening.errors()


@pytest.fixture
def hasty(tmp_path):
    """A server that waits five seconds for an answer, the least there is."""
    server = Server(tmp_path, "0.1").start()
    yield server
    server.stop()


def test_what_is_typed_counts_when_the_time_is_up(party, hasty):
    """UI-E30 EVE30 EVE50: of a brake and of an open question, the draft is the answer at the end of the time."""
    made, evening = Night(hasty, ["kairo"]), party(hasty)
    made.board(evening, 1)
    made.start()
    phone = evening.phones[0]
    moves.brake(phone)
    phone.id("answer-input").fill("Atlantis")
    phone.says("notice", say("lockedForYou"))
    phone.says("locked-card", "Atlantis")
    made.hurry("FOLLOWUP_QUESTION")
    phone.see("choice-A")
    made.say("HOST_SKIP")
    phone.see("followup-input")
    phone.id("followup-input").fill("Lemuria")
    phone.says("own-verdict", "Lemuria")
    assert not evening.errors(), evening.errors()
    made.close()


def test_a_brake_without_a_letter(party, hasty):
    """UI-E31 EVE29: the train rolls on without a notice, and the brake says when it can be pulled again."""
    made, evening = Night(hasty, ["kairo"]), party(hasty)
    made.board(evening, 1)
    made.start()
    made.say("HOST_EXTEND_TIMER", addMs=LOTS_MS)
    phone = evening.phones[0]
    moves.brake(phone)
    phone.see("silence")
    phone.gone("answer-dialog")
    told(phone, "rolledOn")
    phone.gone("notice")
    made.close()


def writes_a_note(made: Night, phone: Surface) -> None:
    """The sheet's worth follows the clue; closed and opened again, it has its text."""
    phone.says("note-give", say("noteGive", w=8))
    phone.tap("note-give")
    expect(phone.id("note-input")).to_be_focused()
    phone.says("note-send", say("noteGo", w=8))
    phone.id("note-input").fill("Luxor")
    made.say("HOST_NEXT_CLUE")
    made.reach("CLUE_LEVEL", 8)
    made.say("HOST_EXTEND_TIMER", addMs=LOTS_MS)
    phone.says("note-send", say("noteGo", w=6))
    expect(phone.page.get_by_role("status").filter(has_text=say("noteWorth", w=6))).to_have_count(1)
    phone.page.keyboard.press("Escape")
    phone.gone("note-sheet")
    expect(phone.id("note-give")).to_be_focused()
    phone.tap("note-give")
    expect(phone.id("note-input")).to_have_value("Luxor")


def test_a_note(night):
    """UI-E28 UI-E29 EVE35: written while the train goes, handed in while it stands for another, whose own press has
    taken the text of an open sheet along."""
    made, evening = night
    phone, other = at_the_clue(made, evening)
    inspector = Inspector(evening)
    inspector.stop("offered", phone, other)
    writes_a_note(made, phone)
    inspector.stop("open", phone)
    other.page.evaluate(NOTE_DRAFTS)
    other.tap("note-give")
    other.id("note-input").fill("Rom")
    inspector.stop("open", other)
    moves.brake(other)
    expect(other.id("answer-input")).to_have_value("Rom")
    phone.says("brake-banner", say("isTyping", name=NAMES[1]))
    assert [each["text"] for each in other.page.evaluate("drafts")] == ["Rom"]
    other.gone("note-sheet")
    phone.see("note-sheet")
    phone.tap("note-send")
    for words in (say("noteIs"), "Luxor", "6 p"):
        phone.says("locked-card", words)
    phone.page.reload()
    phone.says("locked-card", say("noteIs"))
    inspector.stop("taken", phone)
    other.tap("let-go")
    other.gone("answer-dialog")
    other.gone("note-give")
    assert not inspector.complaints, inspector.complaints
    assert not evening.errors(), evening.errors()


def reacts(phone: Surface) -> None:
    """One goes; then all are grey for two seconds."""
    party_face = phone.id("react-party")
    party_face.click()
    expect(party_face).to_have_attribute("aria-disabled", "true")
    phone.id("react-clap").click(force=True)
    expect(party_face).to_have_attribute("aria-disabled", "false", timeout=4000)
    emojis = [json.loads(frame)["payload"]["emoji"] for frame in phone.sent if '"REACTION"' in frame]
    assert emojis == ["🎉"]


def test_reactions_and_the_small_card(night):
    """UI-E32 EVE25: eight in a row, grey after each one; at a clue only for who has answered; gone when muted."""
    made, evening = night
    for phone in evening.phones:
        expect(phone.id("reactions").get_by_role("button")).to_have_count(8)
    reacts(evening.phones[0])
    phone, other = at_the_clue(made, evening)
    phone.gone("reactions")
    moves.brake(phone)
    phone.gone("reactions")
    moves.answer(phone, "Atlantis")
    phone.see("reactions")
    other.gone("reactions")
    card = phone.id("locked-card").bounding_box()
    assert card and card["height"] < 100
    phone.see("clue-text")
    made.say("HOST_SETTINGS_SET", settings={"reactions": False})
    phone.gone("reactions")


def reads_the_rules(phone: Surface) -> None:
    phone.tap("menu")
    phone.tap("how-open")
    for rule in ("rule1", "rule2", "rule3"):
        phone.says("how-to", say(rule))
    expect(phone.id("how-close")).to_be_focused()
    phone.page.keyboard.press("Escape")
    phone.gone("how-to")


def first_round(made: Night, phone: Surface) -> None:
    """Something is typed, told and noticed, all at the place that the next round begins with."""
    moves.brake(phone)
    phone.id("answer-input").fill("Kairo")
    moves.answer(phone, "Kairo")
    made.hurry("SCOREBOARD")
    phone.says("gained", "+10 p")
    made.say("END_GAME")
    made.hurry("ROUND_END")
    phone.says("stay-put", say("stayPut"))
    phone.gone("again")


def test_one_round_after_the_other(night):
    """UI-E36 EVE23 EVE83: a rematch takes no tap, nothing of the round before is left, and the night is told."""
    made, evening = night
    phone, other = evening.phones
    inspector = Inspector(evening)
    phone.says("length", say("length", n=2, m=9))
    phone.gone("night")
    reads_the_rules(phone)
    inspector.stop("lobby", phone, other)
    at_the_clue(made, evening)
    first_round(made, phone)
    inspector.stop("round end", phone, other)
    made.say("HOST_REMATCH")
    for each in evening.phones:
        each.phase("LOBBY")
        expect(each.page.get_by_role("heading", level=1)).to_have_text(say("newRound"))
        each.says("night", say("nightLeads", name=NAMES[0], a=1, b=0))
    inspector.stop("lobby again", phone, other)
    made.plan(["kairo", "reykjavik"])
    at_the_clue(made, evening)
    phone.gone("locked-card")
    phone.gone("score-chip")
    moves.brake(phone)
    expect(phone.id("answer-input")).to_have_value("")
    phone.id("answer-input").fill("Kairo")
    moves.answer(phone, "Kairo")
    made.hurry("REVEAL_DESTINATION")
    phone.see("own-verdict")
    phone.gone("notice")
    assert not inspector.complaints, inspector.complaints
    assert not evening.errors(), evening.errors()


def test_a_guest_who_comes_in_the_second_round(party, steady):
    """UI-E37 EX26: late at a clue, and not late at the place of the same number a round later."""
    made, evening = Night(steady, ["kairo", "reykjavik"], lateJoin=True), party(steady)
    made.board(evening, 1)
    made.start()
    made.say("HOST_EXTEND_TIMER", addMs=LOTS_MS)
    late = evening.surface("late", {"width": 320, "height": 568}, True)
    late.page.goto(evening.address(f"/join/{made.code}"))
    late.id("name-input").fill("Sen")
    late.tap("join-button")
    late.says("late-card", say("lateClue"))
    made.again()
    late.phase("LOBBY")
    made.plan(["kairo", "reykjavik"])
    made.start()
    late.see("brake-button")
    late.gone("late-card")
    made.close()


def dress(made: Night, phone: Surface, figure: str, tone: int) -> None:
    """The host gives somebody this figure (EX41)."""
    made.say("SEAT_SET", playerId=phone.page.evaluate("JSON.parse(localStorage['tripto.player']).playerId"),
             passenger=figure, tone=tone)


def test_a_passenger_is_changed_in_the_lobby(night):
    """By keys alone, told once; taken ones come in another tone."""
    made, evening = night
    other, phone = evening.phones
    dress(made, other, "bear", 2)
    dress(made, phone, "fox", 1)
    expect(phone.page.locator("[data-testid=own-passenger] [data-figure=fox]")).to_be_visible()
    phone.tap("passenger-change")
    expect(phone.page.get_by_role("radio", name="Räv med basker, blå", exact=True).first).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "Tab", "ArrowRight", "Tab", "Enter"):
        phone.page.keyboard.press(key)
    phone.gone("picker-sheet")
    expect(phone.id("passenger-change")).to_be_focused()
    sent = [json.loads(frame)["payload"] for frame in phone.sent if '"SEAT_SET"' in frame]
    assert sent == [{"passenger": "bear", "tone": 2}]
    expect(phone.page.get_by_role("status").filter(has_text=say("figureTaken", tone="rosa"))).to_be_visible()


def test_the_childrens_compartment(night):
    """UI-E26 UI-E33 EVE45 EVE47: one switch in the lobby; at 6 points four places, and the right one is worth half."""
    made, evening = night
    child, other = evening.phones
    expect(child.id("child-switch")).to_have_attribute("aria-checked", "false")
    child.tap("child-switch")
    expect(child.id("child-switch")).to_have_attribute("aria-checked", "true")
    expect(other.id("child-switch")).to_have_attribute("aria-checked", "false")
    at_the_clue(made, evening)
    expect(child.page.get_by_text(say("childSoon"))).to_be_visible()
    other.page.get_by_text(say("childSoon")).wait_for(state="hidden")
    for level in (8, 6):
        made.say("HOST_NEXT_CLUE")
        made.reach("CLUE_LEVEL", level)
    made.say("HOST_EXTEND_TIMER", addMs=LOTS_MS)
    child.says("note-give", say("noteGive", w=2))
    child.tap("note-give")
    four = child.page.locator("[data-testid^=choice-]:not([data-testid=choice-send])")
    expect(four).to_have_count(4)
    four.filter(has_text="Kairo").filter(has_not_text="Kairouan").tap()
    inspector = Inspector(evening)
    inspector.stop("four", child)
    assert not inspector.complaints, inspector.complaints
    child.tap("choice-send")
    child.says("locked-card", "2 p")
    other.says("note-give", say("noteGive", w=4))
    assert not child.errors and not other.errors


SHARING = """(outcome) => {
  window.sharedFiles = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => {
    sharedFiles.push(files[0].name);
    if (outcome) throw new DOMException("no", outcome);
  };
}"""


def test_the_nights_postcard(party, steady):
    """UI-E36 EVE72 EVE73: a picture made on the phone: shared, else downloaded, else held; a refusal is silent."""
    made, evening = Night(steady, ["kairo", "reykjavik"]), party(steady)
    made.board(evening, 2, sizes=SIZES)
    phone = at_the_clue(made, evening)[0]
    moves.brake(phone)
    moves.answer(phone, "Kairo")
    made.hurry("SCOREBOARD")
    made.say("END_GAME")
    made.hurry("ROUND_END")
    with phone.page.expect_download() as held:
        phone.tap("save-card")
    picture = pathlib.Path(held.value.path())
    assert re.fullmatch(r"tripto-\d{4}-\d\d-\d\d\.png", held.value.suggested_filename)
    with Image.open(picture) as image:
        assert image.size == (1080, 1350)
    assert 20_000 < picture.stat().st_size <= 400_000
    phone.page.evaluate(SHARING, "AbortError")
    phone.tap("save-card")
    expect(phone.id("save-card")).to_have_attribute("aria-disabled", "false")
    assert len(phone.page.evaluate("sharedFiles")) == 1
    phone.gone("held-card")
    phone.page.evaluate("delete HTMLAnchorElement.prototype.download; navigator.canShare = undefined")
    phone.tap("save-card")
    phone.says("held-card", say("holdCard"))
    phone.page.keyboard.press("Escape")
    phone.gone("whole-night")
    assert not evening.errors(), evening.errors()
    made.close()


def test_the_reveal_as_a_server_tells_it(party, shortened):
    """UI-E35: nothing of the name at first; then name, postcard and the own verdict, in this order."""
    made, evening = Night(shortened, ["kairo"]), party(shortened)
    made.board(evening, 1)
    phone = evening.phones[0]
    made.start()
    moves.brake(phone)
    moves.answer(phone, "Kairo")
    made.reach("REVEAL_DESTINATION")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(say("whereDidWeGo"))
    assert "Egypten" not in phone.text()
    phone.says("reveal-name", "Kairo")
    phone.gone("own-verdict", timeout=100)
    phone.see("postcard")
    phone.says("own-verdict", "Rätt! +10 p")
    assert not evening.errors(), evening.errors()
    made.close()
