"""What a phone draws of an evening when the server tells it: the rules ride, the reveal, a child's choices, awards."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from kit import puppet
from kit.inspector import Inspector
from kit.remote_host import Night
from kit.party import Party
from kit.surface import Surface
from kit.texts import text

SIZES = [(390, 844), (320, 568)]
CHOICES = ["Kairo", "Alexandria", "Dar es-Salaam", "Rom"]
PLACE = {"kind": "city", "climate": "warm", "scene": ["river", "palms"], "wonder": "En miljon katter bor här.",
         "labels": [], "from": {"lat": 59.3, "lon": 18.1}}


def say(key: str, **values) -> str:
    return text("player", key, "sv", **values)


def now() -> int:
    return round(time.time() * 1000)


class Told:
    """Two phones at a clue of a game that stands still, so that nothing but what is told here reaches them."""

    def __init__(self, night: Night, party: Party) -> None:
        self.party, self.inspector = party, Inspector(party)
        night.board(party, 2, sizes=SIZES, before=puppet.string)
        night.start()
        night.say("HOST_PAUSE")
        for phone in party.phones:
            phone.see("paused")
        self._states = {phone: puppet.last(phone, "STATE_SNAPSHOT")["state"] | {"paused": False} for phone in party.phones}
        self._ids = {phone: puppet.last(phone, "WELCOME")["playerId"] for phone in party.phones}

    @property
    def phones(self) -> list[Surface]:
        return self.party.phones

    def id(self, phone: Surface) -> str:
        return self._ids[phone]

    def state(self, phone: Surface, me: dict[str, Any] | None = None, **changes: Any) -> None:
        before = self._states[phone]
        told = before | {"me": before["me"] | (me or {})} | changes
        puppet.tell(phone, "STATE_SNAPSHOT", state=told)

    def child(self, phone: Surface, **changes: Any) -> None:
        """The state of a seat in the children's compartment."""
        players = [each | {"child": True} for each in self._states[phone]["players"]]
        self.state(phone, players=players, **changes)

    def look(self, moment: str, *phones: Surface) -> None:
        self.inspector.stop(moment, *phones or self.phones)

    def close(self) -> None:
        assert not self.inspector.complaints, self.inspector.complaints
        assert not self.party.errors(), self.party.errors()


@pytest.fixture
def told(party, steady):
    night = Night(steady, ["kairo", "reykjavik"])
    made = Told(night, party(steady, bypass_csp=True, reduced_motion="reduce"))
    yield made
    night.close()
    made.close()


def test_the_rules_ride(told):
    """UI-E27: three lines, the current one lit, and the brake as Provdra!, then Funkar!"""
    for phone in told.phones:
        told.state(phone, phase="ROUND_INTRO", clueText=None, clueTimerEnd=None, rules={"step": 1, "pulled": []})
        lit = phone.page.locator(".rules-list [aria-current=step]")
        expect(lit).to_have_text(say("rule1"))
        phone.gone("try-brake")
        for step, rule in ((3, "rule2"), (4, "rule2"), (5, "rule3")):
            puppet.tell(phone, "RULES_STEP", step=step, of=5, startAtServerMs=now(), durationMs=4000)
            expect(lit).to_have_text(say(rule))
        expect(phone.id("try-brake")).to_have_text(say("tryBrake"))
        phone.tap("try-brake")
        assert puppet.sent(phone, "BRAKE_PULL") == 1
        puppet.tell(phone, "TEST_PULL", playerId="somebody", pulled=1, of=2)
        expect(phone.id("try-brake")).to_have_text(say("tryBrake"))
        puppet.tell(phone, "TEST_PULL", playerId=told.id(phone), pulled=2, of=2)
        expect(phone.id("try-brake")).to_have_text(say("works"))
    told.look("rules")


def row(player: str, **more: Any) -> dict[str, Any]:
    return {"playerId": player, "playerName": "", "answerText": "Paris", "isCorrect": False, "pointsAwarded": 0,
            "clueLevelPoints": 10, "note": False, "byChoice": False} | more


def test_the_reveal(told):
    """UI-E35: nothing of the name before 2 600; then name, postcard, own verdict when told."""
    destination = {"name": "Kairo", "country": "Egypten", "aliases": [], "revealed": True, "place": PLACE}
    wrong, right = told.phones
    for phone in told.phones:
        reveal = {"stage": "flight", "startAtServerMs": now() - 600, "shown": []}
        told.state(phone, phase="REVEAL_DESTINATION", destination=destination, reveal=reveal)
        expect(phone.page.get_by_role("heading", level=1)).to_have_text(say("whereDidWeGo"))
        assert "Kairo" not in phone.text()
    for phone in told.phones:
        phone.says("reveal-name", "Kairo")
        phone.says("postcard", PLACE["wonder"])
        phone.gone("own-verdict")
    told.look("postcard")
    guess = {"name": "Paris", "lat": 48.9, "lon": 2.4, "distanceKm": 3213}
    puppet.tell(wrong, "VERDICT_SHOWN", group=[row(told.id(wrong), guess=guess)], index=0, of=2, isLast=False)
    wrong.says("own-verdict", "Paris – 3 200 km fel".replace(" 200", "\u00a0200"))
    mine = row(told.id(right), isCorrect=True, pointsAwarded=8, answerText="Kairo")
    puppet.tell(right, "VERDICT_SHOWN", group=[row(told.id(wrong))], index=0, of=2, isLast=False)
    right.gone("own-verdict")
    puppet.tell(right, "VERDICT_SHOWN", group=[mine], index=1, of=2, isLast=True)
    right.says("own-verdict", "Rätt! +8 p")
    told.look("verdict")


def test_a_childs_four_choices(told):
    """UI-E33: at 10 and 8 the choices are announced; from 6 on brake and note open them: a tap chooses, Svara sends."""
    phone, other = told.phones
    for each in told.phones:
        told.child(each, me={"mayNote": True, "choices": None})
        expect(each.page.get_by_text(say("childSoon"))).to_be_visible()
    told.look("soon")
    may = {"mayNote": True, "choices": CHOICES, "noteWorth": 2, "brakeWorth": 3}
    told.child(phone, me=may, clueLevelPoints=6)
    phone.tap("note-give")
    expect(phone.id("choice-A")).to_be_focused()
    phone.gone("note-input")
    phone.tap("choice-B")
    phone.says("choice-send", say("answerX", x="Alexandria"))
    told.look("note", phone)
    brake = {"playerId": told.id(other), "typing": False, "silentUntilMs": now() + 9000}
    told.child(other, me=may, clueLevelPoints=6, phase="PAUSED_FOR_BRAKE", brakeOwnerPlayerId=told.id(other), brake=brake)
    expect(other.id("choice-A")).to_be_focused()
    other.gone("answer-input")
    other.tap("choice-D")
    assert puppet.sent(other, "DRAFT") == 1
    told.look("brake", other)
    other.tap("choice-send")
    assert puppet.sent(other, "BRAKE_ANSWER_SUBMIT") == 1


def test_a_carriage(told):
    """UI-E34: the edge of the screen and its name; a mate's brake is ours, and its locked answer is shown to all."""
    phone, other = told.phones
    mates = [told.id(phone), told.id(other)]
    carriage = {"carriageId": "c3", "number": 3, "tone": 3, "members": mates, "score": 0, "rank": 1, "answered": False}
    brake = {"playerId": mates[1], "carriageId": "c3", "typing": False, "silentUntilMs": None}
    told.state(phone, phase="PAUSED_FOR_BRAKE", carriages=[carriage], brake=brake, brakeOwnerPlayerId=mates[1],
               brakeOwnerName="Bo")
    phone.says("carriage", text("carriages", "carriage3", "sv"))
    phone.says("brake-banner", say("teamBraked", name="Bo"))
    edge = phone.page.locator(".carriage-edge").bounding_box()
    assert edge and (edge["width"], edge["height"]) == SIZES[0]
    told.look("ours", phone)
    lock = {"playerId": mates[1], "answerText": "Luxor", "lockedAtLevelPoints": 8, "lockedAtMs": 0, "note": True}
    told.state(phone, carriages=[carriage], lockedAnswers=[lock], lockedAnswersCount=1)
    phone.says("locked-card", "Luxor")
    phone.says("locked-card", say("noteIs"))
    told.look("locked", phone)


def test_awards_and_a_late_guest_at_the_end(told):
    """UI-E36 UI-E37: own awards big; who came in the finale is in from the next round."""
    phone, late = told.phones
    board = [{"playerId": told.id(phone), "name": "Alva", "score": 8, "rank": 1}]
    awards = [{"id": "ten", "playerIds": [told.id(phone)], "names": ["Alva"]},
              {"id": "quiz", "playerIds": ["somebody"], "names": ["Bo"]}]
    finale = {"stage": "standings", "startAtServerMs": now(), "route": [], "awards": awards}
    for each in told.phones:
        told.state(each, phase="ROUND_END", scoreboard=board, finale=finale)
        each.says("stay-put", say("stayPut"))
    expect(phone.page.get_by_test_id("award")).to_have_text([text("awards", "award_ten", "sv")])
    late.gone("award")
    expect(late.page.get_by_text(say("lateEnd"))).to_be_visible()
    told.look("end")
