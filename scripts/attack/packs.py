"""Destinations of which every word is one that no text has by chance, so that a leak names itself."""

import json
import pathlib
from collections.abc import Iterator
from dataclasses import dataclass

LEVELS = (10, 8, 6, 4, 2)
LETTERS = "bcdfghklmnprstvz"


def word(number: int, kind: str) -> str:
    """A made-up word for a number and a kind, such as `Qxbarofizname`."""
    syllables = "".join(LETTERS[number // 16**place % 16] + "aeio"[place] for place in range(4))
    return f"qx{syllables}{kind}"


@dataclass(frozen=True)
class Marked:
    """The words of one destination, by what they belong to; all in lower case."""

    number: int

    @property
    def id(self) -> str:
        return word(self.number, "pack")

    @property
    def place(self) -> tuple[str, ...]:
        return (self.id, *(word(self.number, kind) for kind in ("name", "nejm", "land", "lend", "alias")))

    def clue(self, level: int) -> str:
        return word(self.number, f"clue{LEVELS.index(level)}x")

    def answer(self, question: int) -> str:
        return word(self.number, f"svar{question}x")

    @property
    def all(self) -> tuple[str, ...]:
        clues = tuple(self.clue(level) for level in LEVELS)
        return (*self.place, *clues, *self.question(0), *self.question(1), self.banter)

    @property
    def banter(self) -> str:
        return word(self.number, "banter")

    def question(self, question: int) -> tuple[str, ...]:
        """Its words, and what would be right."""
        accepted = (word(self.number, "accp1x"),) * question
        return (word(self.number, f"fras{question}x"), self.answer(question), *accepted)

    def file(self) -> dict:
        """The stored format (DA14, DA15), with the same words in Swedish and English."""
        _, name, name_en, country, country_en, alias = (each.capitalize() for each in self.place)
        return {
            "schema": "tripto.pack/2", "roundId": self.id,
            "destination": {
                "name": name, "nameEn": name_en, "country": country, "countryEn": country_en,
                "aliases": [alias.lower()], "continent": "EU", "kind": "city", "difficulty": "easy",
                "region": "Europe", "regions": ["Europe"], "lat": 10.5 + self.number / 100, "lon": 20.25},
            "clues": [{"level": level, "text": f"Här finns {self.clue(level)} att se.",
                       "textEn": f"Here you see {self.clue(level)}."} for level in LEVELS],
            "followups": [self._question(0, with_options=True), self._question(1, with_options=False)],
            "banter": [{"category": "before_reveal", "text": f"Nu {self.banter}."}],
            "metadata": {"generatedAt": "2026-01-01T00:00:00Z", "verified": False, "antiLeakChecked": True}}

    def _question(self, question: int, with_options: bool) -> dict:
        phrase, right, *accepted = self.question(question)
        options = [f"{phrase}{each}" for each in "abc"] + [right] if with_options else None
        text = {"questionText": f"Vad heter {phrase}?", "questionTextEn": f"What is {phrase}?"}
        return text | {"options": options, "optionsEn": options, "correctAnswer": right, "correctAnswerEn": right,
                       "aliases": accepted}


def write(folder: pathlib.Path, count: int) -> list[Marked]:
    """Puts so many destinations into a folder of packs."""
    folder.mkdir(parents=True, exist_ok=True)
    marked = [Marked(number) for number in range(1, count + 1)]
    for each in marked:
        (folder / f"{each.id}.json").write_text(json.dumps(each.file(), ensure_ascii=False))
    return marked


def spoken(marked: list[Marked]) -> Iterator[str]:
    for each in marked:
        yield from each.all
