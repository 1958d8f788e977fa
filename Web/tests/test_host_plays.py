"""A host who plays along: the device steers, and knows no more than a phone."""

import json
import re

from playwright.sync_api import expect

from kit import moves
from kit.desk import say, told
from kit.server import PACKS


def secrets_of(name: str) -> re.Pattern[str]:
    """The destination by every name that the content knows."""
    packs = [json.loads(file.read_text())["destination"] for file in PACKS.glob("*.json")]
    place = next(place for place in packs if place["name"] == name)
    names = {place["name"], place["nameEn"], *place["aliases"]}
    return re.compile("|".join(re.escape(each) for each in names), re.IGNORECASE)


def test_a_host_who_plays_along_holds_no_secret(party, instant):
    """UI-H61 EX29: the device steers, and knows what a phone knows, until the reveal."""
    evening = party(instant)
    evening.create()
    host, page = evening.host, evening.host.page
    host.tap("tab-more")
    host.tap("host-plays")
    expect(host.id("host-plays")).to_have_attribute("aria-checked", "true")
    expect(page.locator(".hosting")).to_contain_text(say("secretsHidden"))
    evening.open_tv()
    evening.join(2)
    heard = len(host.frames)
    evening.start()
    expect(page.locator(".secret")).to_contain_text(say("secretsHidden"))
    host.gone("secret-name")
    moves.brake(evening.phones[0])
    moves.answer(evening.phones[0], "Atlantis")
    expect(page.get_by_role("heading", name=say("lockedAnswers", n=1))).to_be_visible()
    host.gone("locked-list")
    host.says("level", "8")
    host.tap("next-clue")
    host.says("level", "6")
    assert "Atlantis" not in host.text()
    before = "\n".join(host.frames[heard:])
    moves.reveal_now(host)
    evening.everybody("FOLLOWUP_QUESTION")
    assert "Atlantis" not in before
    assert not secrets_of(told(evening.tv, "DESTINATION_REVEAL")[0]["destinationName"]).search(before)
    host.gone("correct-answer")
    expect(page.locator(".aside h2").first).to_have_text(say("cueQuestionPlays"))
    host.tap("skip")


def playing_host(party, server, name: str | None = None):
    """An evening whose host plays along, started: the page with the phone's in it."""
    evening = party(server)
    evening.create()
    host = evening.host
    host.tap("tab-more")
    host.tap("host-plays")
    expect(host.id("along-name")).to_have_value("Värden")
    if name is not None:
        host.id("along-name").fill(name)
    host.tap("along-join")
    host.says("along-as", name or "Värden")
    evening.open_tv()
    evening.join(1)
    heard = len(host.frames)
    evening.start()
    host.see("along")
    return evening, host.page.frame_locator(".along-page"), heard


def test_play_along_is_one_page_with_a_bar(party, steady):
    """UI-E19: two sockets, the phone's view, under it a bar of 56 px; nothing shown that a phone would not."""
    evening, phone, heard = playing_host(party, steady)
    host, page = evening.host, evening.host.page
    expect(phone.locator("#root")).to_have_attribute("data-phase", re.compile("ROUND_INTRO|CLUE_LEVEL"))
    assert host.sockets == 2
    assert page.locator(".along-bar").bounding_box()["height"] >= 56
    for button in page.locator(".along-bar button").all():
        assert button.bounding_box()["height"] >= 44
    host.tap("skip")
    expect(phone.locator("#root")).to_have_attribute("data-phase", "CLUE_LEVEL")
    host.tap("pause")
    host.see("resume")
    expect(phone.locator("body")).to_contain_text("Paus")
    host.tap("resume")
    phone.get_by_test_id("brake-button").click()
    phone.get_by_test_id("answer-input").fill("Atlantis")
    phone.get_by_test_id("answer-send").click()
    expect(phone.locator("body")).to_contain_text("Atlantis")
    expect(host.id("along-more")).to_have_attribute("data-trouble", "false")
    evening.tv.page.close()
    expect(host.id("along-more")).to_have_attribute("data-trouble", "true")
    evening.tv.take(evening.tv.context.new_page())
    evening.tv.page.goto(evening.address("/tv"))
    expect(host.id("along-more")).to_have_attribute("data-trouble", "false")
    host.tap("along-more")
    host.see("along-back")
    host.gone("secret-name")
    host.tap("along-back")
    expect(phone.locator("body")).to_contain_text("Atlantis")
    assert host.sockets == 2, "the phone's page goes on behind the host's"
    before = "\n".join(host.frames[heard:]) + host.text() + phone.locator("html").inner_html()
    host.tap("along-more")
    moves.reveal_now(host)
    evening.everybody("REVEAL_DESTINATION")
    named = told(evening.tv, "DESTINATION_REVEAL")[0]["destinationName"]
    assert not secrets_of(named).search(before)
    assert evening.errors() == []


def test_the_seat_of_a_host_who_plays_is_named(party, steady):
    """UI-E19: by *Vad heter du?*, never "(host)"; it comes back after a reload."""
    evening, phone, _ = playing_host(party, steady, "Åsa")
    names = [player["name"] for player in told(evening.phones[0], "STATE_SNAPSHOT")[-1]["state"]["players"]]
    assert "Åsa" in names and not any("(host)" in name for name in names)
    evening.host.page.reload()
    evening.host.see("along")
    expect(phone.locator("#root")).to_have_attribute("data-conn", "online")
