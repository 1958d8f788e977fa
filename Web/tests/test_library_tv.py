"""The longest texts of the library and the widest names on the TV."""

from collections.abc import Callable
from typing import Any

import pytest

from kit import puppet
from kit.cast import Cast
from kit.library import Library, Question
from kit.party import TV_SIZE

SIZES = [TV_SIZE, {"width": 1280, "height": 720}]
# Of each kind so many by their length, and as many by their longest word.
TRIED = 25
SOFA = 20
NAMES = ["W" * 24, "Maximiliana-Alexandrina af Öst", "M" * 30, "Åsa"]
# Nothing but the words: the window behind them only takes time.
BARE = ".window, .pause-overlay { display: none !important }"

# Shows scenes, which are lists of messages, and tells of each what stands outside the safe picture or its own box,
# and what was meant for one line and takes two.
SHOW = """async (scenes) => {
  const unit = Math.min(innerWidth / 1920, innerHeight / 1080);
  const safe = { left: 94 * unit, top: 52 * unit, right: innerWidth - 94 * unit, bottom: innerHeight - 52 * unit };
  const beyond = (one, other, spare) => one.left < other.left - 1 || one.right > other.right + 1
    || one.top < other.top - spare || one.bottom > other.bottom + spare;
  const words = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range;
  };
  const written = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.textContent.trim());
  const look = () => [
    ...[...document.querySelectorAll(".verdicts li, .result-rows li, .standing[data-gone=false], .station-sign")]
      .filter((box) => beyond(box.getBoundingClientRect(), safe, 0)),
    ...written(".line, .option-text, .open-answer, .reveal-name, .sign-country, section h2").filter((text) =>
      beyond(words(text).getBoundingClientRect(), safe, 12 * unit)),
    ...written(".option-text").filter((text) =>
      beyond(words(text).getBoundingClientRect(), text.closest("li").getBoundingClientRect(), 0)),
    ...written(".line, .sign-country, section h2").filter((text) =>
      new Set([...words(text).getClientRects()].map((line) => Math.round(line.top))).size > 1),
  ].map((element) => `${document.querySelector("h1")?.textContent} – ${element.textContent}`);
  // NB: at once, not with the screen, for hundreds of scenes would wait for its frames; timers of no time pass meanwhile.
  const queue = [];
  window.requestAnimationFrame = (task) => queue.push(task);
  const frame = () => new Promise((done) => setTimeout(() => {
    queue.splice(0).forEach((task) => task(performance.now()));
    done();
  }));
  const found = [];
  for (const scene of scenes) {
    scene.forEach(([kind, payload]) => tell(kind, payload));
    for (let i = 0; i < 4; i++) await frame();
    document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
      .forEach((each) => each.finish());
    found.push(...look());
  }
  return found;
}"""

Message = tuple[str, dict[str, Any]]
Show = Callable[..., Message]


def extremes(texts: list[Any], words: Callable[[Any], str]) -> list[Any]:
    """The longest ones, and those with the longest words; each once."""
    by_length = sorted(texts, key=lambda each: -len(words(each)))
    by_word = sorted(texts, key=lambda each: -max(map(len, words(each).split())))
    return once(by_length[:TRIED] + by_word[:TRIED])


def once(some: list[Any]) -> list[Any]:
    return [each for at, each in enumerate(some) if each not in some[:at]]


def people() -> list[dict[str, Any]]:
    return [{"playerId": str(i), "playerName": NAMES[i % len(NAMES)], "answerText": "Konstantinopel",
             "isCorrect": i % 2 == 0, "pointsAwarded": 10, "lockedAtLevelPoints": 10} for i in range(SOFA)]


def standings() -> list[dict[str, Any]]:
    return [{"playerId": str(i), "name": NAMES[i % len(NAMES)], "score": 100} for i in range(SOFA)]


def clue(text: str, state: Show) -> list[Message]:
    told = {"clueText": text, "clueLevelPoints": 10}
    timing = {"textRevealAfterMs": 0, "timerDurationMs": 30_000, "timerEnd": 0}
    return [("CLUE_PRESENT", told | timing), state(phase="CLUE_LEVEL", **told)]


def question(asked: Question, state: Show) -> list[Message]:
    shown = {"questionText": asked.text, "options": asked.options, "currentQuestionIndex": 0, "totalQuestions": 3,
             "correctAnswer": None, "answersByPlayer": [], "timer": None}
    return [("FOLLOWUP_QUESTION_PRESENT", {"currentQuestionIndex": 0}),
            state(phase="FOLLOWUP_QUESTION", followupQuestion=shown)]


def verdicts(asked: Question, state: Show) -> list[Message]:
    results = {"currentQuestionIndex": 0, "correctAnswer": asked.right, "nextQuestionIndex": None,
               "results": people()}
    return [*question(asked, state), ("FOLLOWUP_RESULTS", results)]


def sign(place: tuple[str, str], state: Show) -> list[Message]:
    name, country = place
    told = {"destinationName": name, "country": country, "aliases": [], "revealDelayMs": 0, "revealText": ""}
    return [*clue("", state), state(phase="REVEAL_DESTINATION"), ("DESTINATION_REVEAL", told)]


def scores(place: tuple[str, str], state: Show) -> list[Message]:
    shown = dict(zip(("name", "country"), place)) | {"revealed": True}
    return [state(phase="SCOREBOARD", destination=shown, scoreboard=standings()),
            ("DESTINATION_RESULTS", {"results": people()})]


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_every_text_fits_the_tv(party, instant, lang):
    """UI-T9 UI-T15 UI-T16 UI-T17 UI-T28: within the safe picture, the boxes and the lines, for a full sofa."""
    evening, cast = party(instant, lang=lang), Cast(instant, ["kairo"], NAMES[:1], lang)
    tv, library = evening.tv, Library(lang)
    puppet.string(tv)
    evening.code = cast.code
    evening.open_tv()
    cast.host.send("HOST_START_GAME")
    tv.phase("CLUE_LEVEL")
    cast.host.send("HOST_PAUSE")
    tv.see("paused")
    tv.page.add_style_tag(content=BARE)
    still = puppet.last(tv, "STATE_SNAPSHOT")["state"] | {"version": -1, "paused": False}

    def state(**changes) -> Message:
        return "STATE_SNAPSHOT", {"state": still | changes}

    clues = [clue(each, state) for each in extremes(library.clues, str)]
    asked = extremes(library.questions, lambda each: each.text)
    asked = once(asked + extremes([each for each in library.questions if each.options], lambda each: max(each.options, key=len)))
    signs = [sign(each, state) for each in extremes(library.places, " ".join)]
    tables = [scores(each, state) for each in extremes(library.places, lambda each: each[0])]
    scenes = [*clues, *(question(each, state) for each in asked), *(verdicts(each, state) for each in asked),
              *signs, *tables]
    for size in SIZES:
        tv.page.set_viewport_size(size)
        outside = tv.page.evaluate(SHOW, scenes)
        assert not outside, (size, len(outside), outside[:8])
    cast.close()
    assert not evening.errors(), "\n".join(evening.errors())
