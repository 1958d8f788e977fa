"""The TV of an evening by what a server says: moments that are over soon, and screens whose keys come one by one."""

from playwright.sync_api import expect

from kit import evening_states as night
from kit.film import film, roll
from kit.stage import Stage, now, stage
from kit.surface import until
from test_tv_host_away import AWAY

BRAKE = {"playerName": "Farmor", "clueLevelPoints": 10, "answerTimeoutMs": 30_000, "levelPoints": 10, "lockedPlayersCount": 0,
         "silenceMs": 10_000}

# When the sign had turned to the name, by the page's clock: a busy machine looks too late to see the sign blank.
NAMED_AT = """() => new MutationObserver(() => {
  if (document.querySelector('[data-testid="reveal-name"]')) window.namedAt ??= Date.now();
}).observe(document.body, { subtree: true, childList: true })"""
# How far a page's idea of the server's clock may be off.
CLOCK_MS = 100


def brake(show: Stage, typing: bool = False, **more) -> None:
    silent = None if typing else now() + 9_500
    show.show(phase="PAUSED_FOR_BRAKE", brakeOwnerPlayerId="p4", brakeOwnerName="Farmor", timer=night.timer(30_000),
              brake={"playerId": "p4", "typing": typing, "silentUntilMs": silent}, **more)


def test_a_brake_is_called_told_and_released(browser):
    """UI-E10 UI-E11: the name across the screen, then who types or thinks; released, clue and clock as they were; a note
    flies, and no name is read out"""
    with stage(browser) as show:
        tv = show.tv
        clue = night.clue()
        show.begin(clue)
        tv.says("count", "0/5 svarat")
        show.show(units={"answered": 2, "total": 5})
        tv.says("count", "2/5 svarat")
        show.tell("BRAKE_ACCEPTED", playerId="p4", brakeOwnerPlayerId="p4", **BRAKE)
        brake(show)
        called = tv.id("brake-call")
        expect(called.locator("strong")).to_have_text("Farmor")
        expect(called.locator("strong")).to_have_css("font-size", "160px")
        expect(called.locator(".passenger")).to_have_attribute("data-figure", "puffin")
        tv.gone("brake-banner")
        tv.says("brake-banner", "Farmor tänker …")
        tv.gone("brake-call")
        assert 7 <= int(tv.page.locator(".brake-seconds").inner_text()) <= 10
        brake(show, typing=True)
        tv.says("brake-banner", "Farmor skriver …")
        assert int(tv.page.locator(".brake-seconds").inner_text()) > 25
        text = tv.page.locator(".clue-text").element_handle()
        show.show(clue, timer=night.timer(17_000), clueTimerEnd=now() + 17_000)
        show.tell("BRAKE_RELEASED", playerId="p4", clueLevelPoints=10, reason="let_go", timerEnd=now() + 17_000)
        tv.says("rolled", "Tåget rullar vidare!")
        assert text.evaluate("(element) => element.isConnected")
        assert 15 <= int(tv.page.locator(".clock-number").inner_text()) <= 17
        tv.gone("rolled")
        show.tell("NOTE_HANDED", playerId="p1", clueLevelPoints=10)
        expect(tv.page.locator("[data-seats=p1] .passenger")).to_have_attribute("data-note", "true")
        assert tv.page.evaluate("document.querySelector('.letters').getAnimations({ subtree: true }).length") == 1
        assert "Bo O'Hara" not in tv.id("told").inner_text()
        cars = [{"carriageId": f"c{i}", "number": i, "tone": i, "members": members, "score": 0, "rank": 1, "answered": i == 1}
                for i, members in ((1, ["p0", "p1"]), (2, ["p2", "p3", "p4"]))]
        show.show(units={"answered": 1, "total": 2}, carriages=cars)
        tv.says("count", "1/2 vagnar")
        expect(tv.page.locator(".coach-plate")).to_have_text(["1", "2"])
        assert not tv.errors, tv.errors


def test_a_brake_that_was_there_before_the_page_is_not_called(browser):
    """UI-E10 UI-A6: whoever comes late reads the banner at once"""
    with stage(browser) as show:
        show.begin(night.clue() | {"phase": "PAUSED_FOR_BRAKE", "brakeOwnerPlayerId": "p4", "brakeOwnerName": "Farmor",
                                   "brake": {"playerId": "p4", "typing": True, "silentUntilMs": None}})
        show.tv.says("brake-banner", "Farmor skriver …")
        show.show(units={"answered": 1, "total": 5})
        show.tv.gone("brake-call")
        show.tv.see("brake-banner")


def test_the_reveal_tells_one_verdict_after_the_other(browser):
    """UI-E12: the sign is blank until the flight is over; a guess lands as a row with km and as a pin, a note has its envelope,
    a choice ½; then the standings"""
    with stage(browser) as show:
        tv = show.tv
        show.begin(night.clue(points=2, count=6))
        tv.page.evaluate(NAMED_AT)
        start = now()
        reveal = {"stage": "flight", "startAtServerMs": start, "shown": []}
        show.show(night.state("REVEAL_DESTINATION", count=6, destination=night.CAIRO | {"place": night.PLACE}, reveal=reveal))
        show.tell("DESTINATION_REVEAL", destinationName="Kairo", country="Egypten", aliases=[], revealDelayMs=2600, revealText="")
        tv.see("flight-map")
        expect(tv.id("reveal-name")).to_have_accessible_name("Kairo")
        assert tv.page.evaluate("namedAt") >= start + 2600 - CLOCK_MS
        tv.says("postcard", "Staden har tusen minareter.")
        rows = tv.page.locator(".verdict-row")
        expect(rows).to_have_count(0)
        show.tell("VERDICT_SHOWN", **night.step(0, night.verdict(1, "paris", 0, 6, guess=night.PARIS, note=True), night.verdict(2, "Afrika", 0, 4, reason="too_broad")))
        expect(rows.first).to_contain_text("Paris · 3\u00a0200 km fel")
        expect(rows.first.locator(".letter")).to_be_visible()
        expect(rows.nth(1)).to_contain_text("”Afrika” · För stort område")
        expect(tv.page.get_by_test_id("map-pin")).to_have_count(1)
        show.tell("VERDICT_SHOWN", **night.step(1, night.verdict(3, "Kairo", 4, 4, byChoice=True)))
        expect(rows.nth(2)).to_contain_text("½")
        expect(rows.nth(2)).to_contain_text("vid 4 p")
        show.tell("VERDICT_SHOWN", **night.step(2, night.verdict(0, "Cairo", 10, 10)))
        expect(rows).to_have_count(4)
        expect(tv.page.locator(".map-arrived .passenger")).to_have_count(2)
        table = [night.row(0, 10, 1), night.row(3, 4, 2), *(night.row(i, 0, 3) for i in (1, 2, 4, 5))]
        show.tell("DESTINATION_RESULTS", results=[])
        show.tell("SCOREBOARD_UPDATE", scoreboard=table, standings=[], isGameOver=False)
        tv.says("scoreboard", "10 p")
        assert not tv.errors, tv.errors


def test_a_reveal_without_a_position_has_no_map(browser):
    """UI-A6 EVE67: without a position there is no map and no pin; a restored reveal shows all that was told, without a flight"""
    with stage(browser, reduced_motion="reduce") as show:
        shown = [night.step(0, night.verdict(1, "paris", 0, 6, guess=night.PARIS)), night.step(2, night.verdict(0, "Cairo", 10, 10))]
        place = {key: value for key, value in night.CAIRO.items() if key != "position"} | {"place": night.PLACE}
        show.begin(night.state("REVEAL_DESTINATION", destination=place,
                               reveal={"stage": "verdicts", "startAtServerMs": now() - 6000, "shown": shown}))
        expect(show.tv.id("reveal-name")).to_have_accessible_name("Kairo")
        expect(show.tv.page.locator(".verdict-row")).to_have_count(2)
        show.tv.see("postcard")
        show.tv.gone("flight-map")


def test_a_tv_without_coasts_shows_lights_only(browser):
    """EVE67: coasts.bin is not there; with reduced motion the near sheet stands at once, and nothing waits for it"""
    with stage(browser, reduced_motion="reduce") as show:
        asked: list[str] = []
        show.tv.context.route("**/coasts*.bin", lambda route: (asked.append(route.request.url), route.abort()))
        show.begin(night.state("REVEAL_DESTINATION", destination=night.CAIRO | {"place": night.PLACE},
                               reveal={"stage": "verdicts", "startAtServerMs": now() - 6000, "shown": []}))
        tv = show.tv
        expect(tv.id("reveal-name")).to_have_accessible_name("Kairo")
        tv.see("flight-map")
        assert asked, "the map asks for the coasts"
        show.tell("VERDICT_SHOWN", **night.step(2, night.verdict(0, "Cairo", 10, 10)))
        expect(tv.page.locator(".verdict-row")).to_have_count(1)




def test_the_rules_are_told_in_five_steps(browser):
    """UI-E8: the train stands at the platform; from the fourth step on a window lights for whoever tries the brake"""
    with stage(browser) as show:
        tv = show.tv
        show.begin(night.state("LOBBY"))
        expect(tv.page.locator(".coach")).to_have_count(3)
        show.show(night.state("ROUND_INTRO", rules={"step": 1, "pulled": []}))
        expect(tv.page.locator("h1")).to_have_text("Fem ledtrådar. Först är svårast: 10, 8, 6, 4, 2 poäng.")
        for number in (2, 3, 4):
            show.tell("RULES_STEP", step=number, of=5, startAtServerMs=now(), durationMs=4000)
            expect(tv.id("rules")).to_have_attribute("data-step", str(number))
        show.tell("TEST_PULL", playerId="p1", pulled=1, of=5)
        expect(tv.page.locator("[data-seats=p1]")).to_have_attribute("data-lit", "true")
        expect(tv.page.locator("[data-seats=p2]")).to_have_attribute("data-lit", "false")
        tv.says("pull-name", "Bo O'Hara")
        tv.says("count", "1/5 har provdragit")
        tv.gone("pull-name")
        show.tell("RULES_STEP", step=5, of=5, startAtServerMs=now(), durationMs=4000)
        expect(tv.page.locator(".rule-letter .letter")).to_be_attached()
        show.show(night.clue())
        tv.gone("rules")
        assert not tv.errors, tv.errors


def test_the_finale_goes_by_its_stages_and_the_night_waits_for_its_host(browser):
    """UI-E14 EVE27: the journey, an award, the podium; after it standings, the night's line, and no new game while the host is there"""
    with stage(browser) as show:
        tv = show.tv
        table = [night.row(3, 14, 1), night.row(0, 12, 2), night.row(2, 10, 3), night.row(1, 0, 4)]
        finale = {"startAtServerMs": now(), "route": night.ROUTE, "awards": [night.AWARD]}
        tv.context.add_init_script(AWAY)
        show.begin(night.state("FOLLOWUP_QUESTION"))
        show.show(night.state("FINAL_RESULTS", scoreboard=table, night=night.night((2, 1), 3), finale=finale | {"stage": "route"}))
        expect(tv.page.locator("h1")).to_have_text("Resan är slut!")
        tv.says("route", "Alva, 10 p")
        expect(tv.page.locator(".route-stop")).to_have_count(3)
        show.tell("FINALE_STAGE", stage="award", index=0, startAtServerMs=now(), durationMs=2600)
        for words in ("Närmast fast fel", "Farmor", "105 km"):
            tv.says("award", words)
        show.tell("FINALE_STAGE", stage="podium", startAtServerMs=now(), durationMs=2500)
        expect(tv.page.locator("h1")).to_have_text("Och vinnaren är…")
        expect(tv.page.locator(".step[data-up=true]")).to_have_count(0)
        for name, up in (("third", 1), ("second", 2), ("winner", 3)):
            show.tell("FINALE_STAGE", stage=name, startAtServerMs=now(), durationMs=2500)
            expect(tv.page.locator(".step[data-up=true]")).to_have_count(up)
        show.tell("FINALE_STAGE", stage="standings", startAtServerMs=now(), durationMs=4000)
        tv.says("night-end", "Alva leder kvällen 2–1")
        show.show(phase="ROUND_END", finale=finale | {"stage": "standings"})
        tv.says("night-end", "En runda till? Värden trycker.")
        tv.says("awards", "Farmor · 105 km")
        tv.see("scoreboard")
        tv.gone("new-game")
        show.tell("PLAYER_LEFT", playerId="host", reason="disconnect")
        until(tv.page, "halfMinutes.length === 1")
        tv.gone("new-game")
        tv.page.evaluate("endWaits()")
        expect(tv.page.locator(".toast")).to_have_text("Värden är borta – vi väntar på perrongen.")
        tv.see("new-game")
        assert not tv.errors, tv.errors


def test_the_scoreboard_tells_what_the_stop_gave(browser):
    """EVE53 old order at 0, columns count up, rows glide to the new order, then which stop is next"""
    with stage(browser) as show:
        tv = show.tv
        show.begin(night.state("FOLLOWUP_QUESTION", count=2))
        table = [night.row(1, 12, 1, gained={"place": 8, "questions": 2}), night.row(0, 10, 2, gained={"place": 0, "questions": 0})]
        roll(tv.page, ".night-row")
        show.show(night.state("SCOREBOARD", count=2, scoreboard=table, timer=night.timer(12_000)))
        show.tell("SCOREBOARD_UPDATE", scoreboard=table, standings=[], isGameOver=False)
        winner = tv.page.locator(".night-row").filter(has_text="Bo O'Hara")
        for words in ("+8 p", "+2 p", "12 p"):
            expect(winner).to_contain_text(words)
        expect(winner.locator(".medal")).to_have_text("1")
        rows = [next(row for row in rows if "Bo O'Hara" in row) for rows in film(tv.page) if rows]
        assert rows[0] == "2Bo O'Hara––2 p", rows
        assert rows[-1] == "1Bo O'Hara+8 p+2 p12 p", rows
        points = [int(row.split()[-2].removeprefix("p").split("–")[-1]) for row in rows]
        assert points == sorted(points), rows
        expect(tv.page.locator(".next-up")).to_contain_text("Nästa resmål är nummer 2 av 3")
        expect(tv.page.locator(".night-heads")).to_have_text("ResmålFrågor")
        assert not tv.errors, tv.errors


def test_a_question_shows_who_chose_what(browser):
    """UI-E13 EVE53: the right option lifts, passengers stand under what they chose, nobody under no answer is named, then points
    and what there is to know"""
    with stage(browser) as show:
        tv = show.tv
        options = ["Alexandria", "Memfis", "Giza", "Luxor"]
        question = {"questionText": "Vilken stad var huvudstad före Kairo?", "options": options, "currentQuestionIndex": 0,
                    "totalQuestions": 2, "correctAnswer": None, "answersByPlayer": [], "timer": night.timer(20_000)}
        show.begin(night.state("FOLLOWUP_QUESTION", count=3, followupQuestion=question))
        rows = [{"playerId": f"p{i}", "playerName": night.player(i)["name"], "answerText": "", "isCorrect": choice == 0,
                 "pointsAwarded": 2 if choice == 0 else 0} | ({} if choice is None else {"choice": choice})
                for i, choice in enumerate((0, 1, None))]
        show.tell("FOLLOWUP_RESULTS", currentQuestionIndex=0, correctAnswer="Alexandria", results=rows, nextQuestionIndex=1,
                  explanation="Den var det i nästan tusen år.")
        places = tv.page.locator(".options > li")
        expect(places.first).to_have_attribute("data-right", "true")
        tv.gone("explanation")
        expect(places.nth(0).get_by_test_id("picks")).to_contain_text("Alva")
        expect(places.nth(1).get_by_test_id("picks")).to_contain_text("Bo O'Hara")
        tv.says("silent", "1 · inget svar")
        expect(tv.page.locator(".screen")).not_to_contain_text("Maximiliana")
        expect(places.first).to_contain_text("+2 p")
        tv.says("explanation", "Den var det i nästan tusen år.")
        assert not tv.errors, tv.errors


def test_the_lobby_of_a_night(browser):
    """UI-E9 EVE83 EVE19: how long it takes; in a later journey which it is and how the night stands; another landscape"""
    with stage(browser) as show:
        tv = show.tv
        show.begin(night.state("LOBBY"))
        show.tell("LOBBY_UPDATED", players=[{"playerId": "p0", "name": "Alva", "isConnected": True}], host={"name": "Mormor"},
                  joinCode="ABC234")
        tv.says("length", "3 resmål · cirka 13 min")
        expect(tv.page.locator(".host-chip")).to_have_text("Värd: Mormor")
        tv.gone("night")
        journey = show.state["journey"] | {"number": 2}
        show.show(journey=journey, night=night.night((1, 0)))
        tv.says("night", "Runda 2")
        tv.says("night", "Alva leder kvällen 1–0")
        assert not tv.errors, tv.errors
