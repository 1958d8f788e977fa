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
    with host.context.expect_page() as opened:
        page.get_by_role("link", name=say("openPlayer")).click()
    expect(opened.value.get_by_role("textbox", name="Ditt namn")).to_be_visible()
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
