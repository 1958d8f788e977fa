"""Every screen of an evening on the TV, in each language, for who cannot see, hit or bear everything."""

import pytest

from kit import evening_states as night
from kit.inspector import Inspector
from kit.stage import Stage, now, stage

QUESTION = {"questionText": "Vilken stad var huvudstad före Kairo, på andra sidan av den långa floden?",
            "options": ["Alexandria", "Memfis", "Giza", "Luxor"], "currentQuestionIndex": 0, "totalQuestions": 2, "correctAnswer": None,
            "answersByPlayer": []}
# Who chose what; the last one nothing.
CHOICES = (0, 0, 0, 1, 2, None)
CROWD = 6


def waiting(show: Stage, look) -> None:
    journey = show.state["journey"] | {"number": 2}
    show.show(journey=journey, night=night.night((2, 2, 1)))
    show.tell("LOBBY_UPDATED", players=[{"playerId": f"p{i}", "name": night.player(i)["name"], "isConnected": True} for i in range(CROWD)],
              host={"name": "Mormor"}, joinCode="ABC234")
    show.tv.see("night")
    look("lobby")


def rules(show: Stage, look) -> None:
    show.show(night.state("ROUND_INTRO", CROWD, rules={"step": 1, "pulled": ["p1"]}))
    for number in range(1, 6):
        show.tell("RULES_STEP", step=number, of=5, startAtServerMs=now(), durationMs=4000)
        show.tv.page.locator(f"[data-step='{number}']").wait_for()
        look(f"rules {number}")


def brake(show: Stage, look) -> None:
    show.show(night.clue(4, units={"answered": 2, "total": 6}))
    look("clue")
    show.show(phase="PAUSED_FOR_BRAKE", brakeOwnerPlayerId="p2", brakeOwnerName=night.player(2)["name"], timer=night.timer(30_000),
              brake={"playerId": "p2", "typing": False, "silentUntilMs": now() + 9000})
    show.tv.see("brake-banner")
    look("brake")
    show.show(night.clue(4))
    show.tell("BRAKE_RELEASED", playerId="p2", clueLevelPoints=4, reason="silent", timerEnd=now() + 9000)
    show.tv.see("rolled")
    look("released")


def reveal(show: Stage, look) -> None:
    steps = [night.step(0, night.verdict(1, "paris", 0, 6, guess=night.PARIS, note=True), night.verdict(2, "Afrika", 0, 4, reason="too_broad")),
             night.step(2, night.verdict(3, "Kairo", 4, 4, byChoice=True))]
    told = {"stage": "results", "startAtServerMs": now() - 9000, "shown": steps}
    show.show(night.state("REVEAL_DESTINATION", CROWD, destination=night.CAIRO | {"place": night.PLACE}, reveal=told))
    show.tv.page.locator(".map-pin").wait_for()
    look("reveal")


def question(show: Stage, look) -> None:
    for options in (QUESTION["options"], None):
        show.show(night.state("FOLLOWUP_QUESTION", CROWD, followupQuestion=QUESTION | {"options": options, "timer": night.timer(20_000)}))
        rows = [{"playerId": f"p{i}", "playerName": night.player(i)["name"], "answerText": "" if choice is None else "x",
                 "isCorrect": choice == 0, "pointsAwarded": 2 if choice == 0 else 0} | ({} if choice is None else {"choice": choice})
                for i, choice in enumerate(CHOICES)]
        show.tell("FOLLOWUP_RESULTS", currentQuestionIndex=0, correctAnswer="Alexandria", results=rows, nextQuestionIndex=1,
                  explanation="Alexandria var huvudstad i nästan tusen år, tills araberna byggde Fustat vid floden år 641.")
        show.tv.see("explanation")
        look(f"question {options}")


def scores(show: Stage, look) -> None:
    table = [night.row(i, 14 - i, i + 1, gained={"place": 8 - i, "questions": 2}) for i in range(CROWD)]
    show.show(night.state("SCOREBOARD", CROWD, scoreboard=table, timer=night.timer(6000) | {"startAtServerMs": now() - 3000}))
    show.tv.see("scoreboard")
    look("scoreboard")


def finale(show: Stage, look) -> None:
    table = [night.row(i, 14 - 2 * i, i + 1) for i in range(CROWD)]
    told = {"startAtServerMs": now(), "route": night.ROUTE, "awards": [night.AWARD]}
    for number, name in enumerate(("route", "award", "second", "standings")):
        show.show(night.state("FINAL_RESULTS", CROWD, scoreboard=table, night=night.night((2, 1)), finale=told | {"stage": name}))
        show.tv.page.locator((".route-stop", ".award", ".step[data-up=true]", ".standing")[number]).first.wait_for()
        look(f"finale {name}")
    show.show(phase="ROUND_END")
    show.tv.see("night-end")
    look("end")


@pytest.mark.parametrize("lang", ["sv", "en", "nb"])
def test_every_screen_of_a_night_is_for_everybody(browser, lang):
    """UI-A3 UI-A4 UI-E5: axe 0 on every new screen of an evening, with reduced motion, in sv, en and nb; nothing runs out of its box"""
    with stage(browser, lang, reduced_motion="reduce") as show:
        inspector = Inspector(None)
        show.begin(night.state("LOBBY", CROWD))
        for scene in (waiting, rules, brake, reveal, question, scores, finale):
            scene(show, lambda moment: inspector.stop(moment, show.tv))
        assert not inspector.complaints, "\n".join(inspector.complaints)
        assert not show.tv.errors, show.tv.errors
