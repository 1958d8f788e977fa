"""What the packs of the library say in one language."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kit.server import PACKS


@dataclass(frozen=True)
class Question:
    text: str
    right: str
    # None: an open question.
    options: list[str] | None


class Library:
    def __init__(self, lang: str) -> None:
        self._tail = "" if lang == "sv" else "En"

    def _of(self, thing: dict[str, Any], name: str) -> Any:
        return thing[f"{name}{self._tail}"]

    @cached_property
    def _packs(self) -> list[dict[str, Any]]:
        return [json.loads(path.read_text()) for path in sorted(PACKS.glob("*.json"))]

    @property
    def places(self) -> list[tuple[str, str]]:
        """Names with their countries."""
        found = [pack["destination"] for pack in self._packs]
        return [(self._of(each, "name"), self._of(each, "country")) for each in found]

    @property
    def clues(self) -> list[str]:
        return [self._of(clue, "text") for pack in self._packs for clue in pack["clues"]]

    @property
    def questions(self) -> list[Question]:
        asked = [each for pack in self._packs for each in pack["followups"]]
        return [Question(self._of(each, "questionText"), self._of(each, "correctAnswer"),
                         self._of(each, "options") if each.get("options") else None) for each in asked]
