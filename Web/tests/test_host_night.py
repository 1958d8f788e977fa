"""The host's evening: three questions that are answered, one press that starts, a brake let go, one more round."""

import pytest
from playwright.sync_api import Locator, expect

from kit import moves
from kit.desk import say, told
from kit.door import Doorkeeper
from kit.party import Party
from kit.surface import Surface
from kit.texts import LANGUAGES, text

# What a start needs, and the screens on which it is seen without scrolling (UI-E16).
NEEDED = ("length", "hardness", "where", "start-button")
SCREENS = ({"width": 1180, "height": 820}, {"width": 390, "height": 844})


def settings(host: Surface) -> dict:
    """The session's settings, as the server last told them."""
    return told(host, "LOBBY_UPDATED")[-1]["settings"]


def chosen(host: Surface, *ids: str) -> None:
    for each in ids:
        expect(host.id(each)).to_have_attribute("aria-pressed", "true")


def box(element: Locator) -> dict:
    found = element.bounding_box()
    assert found
    return found


def fits(host: Surface) -> None:
    """UI-E16 what a start needs is visible at 1180 × 820 and 390 × 844 without scrolling."""
    for size in SCREENS:
        host.page.set_viewport_size(size)
        bar = box(host.page.locator(".control-bar"))
        for needed in NEEDED:
            part = box(host.id(needed))
            assert part["y"] >= 0 and part["y"] + part["height"] <= size["height"], (needed, size)
            covered = part["y"] + part["height"] > bar["y"] and part["x"] < bar["x"] + bar["width"]
            assert needed == "start-button" or not covered, (needed, size)
    assert box(host.id("start-button"))["height"] >= 56
    order = [box(host.page.locator(part))["y"] for part in (".questions", ".ticket", ".players")]
    assert order == sorted(order)


def side_by_side(host: Surface) -> None:
    """UI-E16 lying tablet: left the QR, middle the three questions and Starta, right the passengers."""
    host.page.set_viewport_size({"width": 1180, "height": 820})
    ticket, asked, start, guests = (box(host.page.locator(part)) for part in
                                    (".ticket", ".questions", ".main-action", ".players"))
    assert ticket["x"] + ticket["width"] <= asked["x"] and asked["x"] + asked["width"] <= guests["x"]
    assert (start["x"], start["width"]) == (asked["x"], asked["width"])
    assert ticket["width"] == 420


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_questions_are_answered_before_they_are_asked(party, instant, lang):
    """UI-E16 UI-E17 EVE4 EVE54: the preset is Lagom, Blandat, Hela världen; each answer sets its setting"""
    evening: Party = party(instant, lang=lang)
    evening.create(short=False)
    host = evening.host
    chosen(host, "length-mid", "hardness-mixed", "where-world")
    minutes = told(host, "STATE_SNAPSHOT")[-1]["state"]["journey"]["lengthsMin"]
    for name, count in (("short", 1), ("mid", 3), ("long", 5)):
        forms = text("host", "length", lang, n=count, m=minutes[count - 1]).split("|")
        host.says(f"length-{name}", forms[0 if count == 1 else -1])
    fits(host)
    side_by_side(host)
    if lang == "sv":
        answers(host)
    assert not evening.errors(), "\n".join(evening.errors())


def answers(host: Surface) -> None:
    """UI-E17 difficulty easy, absent, hard; region absent, Nordic, Europe; the last opens the others."""
    for press in ("length-long", "hardness-hard", "where-north"):
        host.tap(press)
        chosen(host, press)
    now = settings(host)
    assert (now["destinationsCount"], now["difficulty"], now["region"]) == (5, "hard", "Nordic")
    host.gone("region-Asia")
    host.tap("where-farther")
    host.tap("region-Asia")
    chosen(host, "region-Asia")
    host.tap("themes")
    host.tap("theme-food")
    chosen(host, "theme-food")
    assert (settings(host)["region"], settings(host)["theme"]) == ("Asia", "food")
    for press in ("theme-any", "where-world", "hardness-mixed"):
        host.tap(press)
        chosen(host, press)
    now = settings(host)
    assert not now.get("difficulty") and not now.get("theme") and now["region"] is None


def test_one_press_plans_a_place_and_starta_works(party, instant):
    """UI-E20 UI-E17 EVE21: no second confirmation; the plan takes the place of the third question, and leaves it"""
    evening: Party = party(instant)
    evening.create(short=False)
    evening.open_tv()
    evening.join(1)
    host = evening.host
    host.tap("where-farther")
    host.tap("pick-self")
    host.page.get_by_test_id("play-this").nth(1).click()
    host.says("plan-status", say("readyWith", n=1))
    expect(host.id("start-button")).to_be_enabled()
    host.tap("tab-lobby")
    host.says("where", say("yourJourney", n=1))
    host.gone("where-world")
    host.tap("drop-plan")
    chosen(host, "where-world")
    host.tap("tab-content")
    for index in (0, 2):
        host.page.get_by_test_id("pack").nth(index).click()
    expect(host.id("plan-status")).to_have_attribute("data-stored", "true")
    host.page.reload()
    host.says("where", say("yourJourney", n=2))
    host.tap("start-button")
    host.phase("CLUE_LEVEL")
    assert told(host, "STATE_SNAPSHOT")[-1]["state"]["totalDestinations"] == 2
    assert not evening.errors(), "\n".join(evening.errors())


def test_what_is_left_over_stands_under_mer(party, instant):
    """UI-E18 Mer: tempo, svarstid, frågor, snabbhetsbonus, språk, röst, musik, spela med, på distans, sena gäster,
    namntvätt, lås, lämna över; Redaktionen: the library, import, new places, sounds"""
    evening: Party = party(instant)
    evening.create()
    host = evening.host
    host.tap("tab-more")
    for part in ("destinations-4", "pace-calm", "time-2", "followups-3", "speed-bonus", "game-language-nb", "voice", "music_low",
                 "host-plays", "remote", "late-join", "name-filter", "lobby-lock", "handover"):
        host.see(part)
    host.gone("pack")
    host.tap("destinations-4")
    chosen(host, "destinations-4")
    host.tap("tab-content")
    for part in ("pack", "preview", "generate-go", "import-file", "listen"):
        expect(host.id(part)).to_be_attached()
    host.gone("pace-calm")
    host.tap("tab-lobby")
    expect(host.page.locator("[data-testid^=length-][aria-pressed=true]")).to_have_count(0)


def test_the_train_is_let_go_and_the_answer_is_next(party, steady):
    """UI-E23 EVE31 EVE20: the brake's card lets go of the brake; when all have answered the button reads Till svaret"""
    evening: Party = party(steady)
    evening.create()
    evening.open_tv()
    evening.join(2)
    evening.host.tap("start-button")
    moves.hurry(evening.host, "CLUE_LEVEL")
    host, (alva, bo) = evening.host, evening.phones
    moves.brake(alva)
    host.says("brake-typing", say("isThinking", name="Alva"))
    host.tap("release")
    host.phase("CLUE_LEVEL")
    host.says("level", "10")
    assert host.hear("BRAKE_RELEASED")["reason"] == "host"
    moves.brake(bo)
    moves.answer(bo, "Atlantis")
    host.says("next-clue", say("nextClue"))
    host.says("level", "8")
    moves.brake(alva)
    moves.answer(alva, "Atlantis")
    host.says("next-clue", say("toAnswer"))
    host.tap("next-clue")
    host.phase("REVEAL_DESTINATION")


def test_one_more_round_with_the_same_people(party, instant):
    """UI-E23 UI-E25 EVE23 EVE83 EX45: En runda till leads to the lobby with the same answers, the night's line and the
    focus on Starta; Avsluta kvällen asks"""
    evening: Party = party(instant)
    evening.create()
    evening.open_tv()
    evening.join(2)
    host = evening.host
    host.tap("hardness-easy")
    chosen(host, "hardness-easy")
    evening.start()
    right = host.id("secret-name").inner_text()
    moves.brake(evening.phones[0])
    moves.answer(evening.phones[0], right)
    moves.reveal_now(host)
    host.phase("ROUND_END")
    host.says("night-line", say("nightLeads", name="Alva", a=1, b=0))
    host.tap("end-night")
    expect(host.page.get_by_role("dialog")).to_contain_text(say("endNightSure"))
    host.page.keyboard.press("Escape")
    host.gone("new-game")
    host.id("rematch").press("Enter")
    evening.everybody("LOBBY")
    host.says("round-line", say("roundN", n=2))
    host.says("night-line", say("nightLeads", name="Alva", a=1, b=0))
    chosen(host, "length-short", "hardness-easy", "where-world")
    expect(host.id("start-button")).to_be_focused()
    assert host.id("join-code").inner_text() == evening.code
    host.page.keyboard.press("Enter")
    host.phase("CLUE_LEVEL")
    assert not evening.errors(), "\n".join(evening.errors())


def test_a_host_ends_the_night_when_sure(party, instant):
    """UI-E25 EX45 Avsluta kvällen is named so and asks; then the page is at its start. A server that drains says so."""
    evening: Party = party(instant)
    door = Doorkeeper(evening.host)
    evening.create()
    evening.open_tv()
    evening.join(1)
    evening.start()
    host = evening.host
    host.tap("end-game")
    host.tap("confirm-yes")
    host.phase("ROUND_END")
    door.refuse("HOST_REMATCH")
    host.tap("rematch")
    door.tell("ERROR", errorCode="INVALID_OPERATION", code="INVALID_OPERATION", message="", retryable=True)
    host.says("notice", say("draining"))
    host.tap("end-night")
    host.tap("confirm-yes")
    host.see("create-button")
