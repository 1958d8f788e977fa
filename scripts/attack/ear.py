"""Listens on one socket for words that its owner may not know yet (PR24–PR30, PR34, PR35)."""

from dataclasses import dataclass, field
from typing import Any

import packs
from words import Detector


@dataclass
class Ear:
    """Who hears, and what has been told by the message that may tell it."""

    name: str
    places: list[packs.Marked]
    detector: Detector
    typed: set[str] = field(default_factory=set)
    """What its owner typed itself."""
    allowed: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)
    leaks: list[str] = field(default_factory=list)
    bytes: int = 0

    def tap(self, text: bytes, message: dict[str, Any], state: dict[str, Any]) -> None:
        self.bytes += len(text)
        self._learn(message["type"], message["payload"], state)
        found = self.detector.found(text)
        self.heard |= found
        for word in sorted(found - self.allowed - self.typed):
            self.leaks.append(f"{self.name} got {word} in {message['type']} ({state.get('phase')})")
        if self._names_the_right_option(message, state):
            self.leaks.append(f"{self.name} got correctAnswer in {message['type']}")

    def _learn(self, kind: str, payload: dict[str, Any], state: dict[str, Any]) -> None:
        if "roundIndex" not in state:
            return
        place = self.places[state["roundIndex"]]
        # NB: an event says what its snapshot has said before; what a snapshot may say hangs on its phase alone.
        if state["phase"] == "REVEAL_DESTINATION" or kind == "DESTINATION_REVEAL":
            self.allowed |= {*place.place, place.banter}
        # The voice says it just before, in a phase of which a TV of version 1 has not been told.
        if kind == "AUDIO_PLAY":
            self.allowed.add(place.banter)
        if state.get("clueLevelPoints"):
            self.allowed.add(place.clue(state["clueLevelPoints"]))
        if kind == "CLUE_PRESENT":
            self.allowed.add(self.places[payload["roundIndex"]].clue(payload["clueLevelPoints"]))
        if state["phase"] == "FOLLOWUP_QUESTION" and (question := state.get("followupQuestion")):
            phrase, right, *_ = place.question(question["currentQuestionIndex"])
            self.allowed |= {phrase, right} if question["options"] else {phrase}
        if kind in ("DESTINATION_RESULTS", "FOLLOWUP_RESULTS"):
            self.allowed |= {each["answerText"] for each in payload["results"]}
        if kind == "FOLLOWUP_RESULTS":
            self.allowed |= set(place.question(payload["currentQuestionIndex"]))

    @staticmethod
    def _names_the_right_option(message: dict[str, Any], state: dict[str, Any]) -> bool:
        if message["type"] == "FOLLOWUP_QUESTION_PRESENT":
            return "correctAnswer" in message["payload"]
        question = state.get("followupQuestion") if message["type"] in ("STATE_SNAPSHOT", "STATE_PATCH") else None
        return bool(question and (question["correctAnswer"] is not None or question["answersByPlayer"]))
