"""The TV between two destinations whose host has asked for an introduction to each."""

import re

from playwright.sync_api import expect

from kit import moves
from kit.picture import see
from kit.secrecy import names_of, told


def test_the_next_stop_is_announced_over_the_departing_train(party, steady):
    """UI-T18 UI-T7 UI-T29 ST20: progress and words, also after a reload; not a name of where it leads."""
    evening = party(steady)
    host, tv = evening.host, evening.tv
    evening.create()
    moves.choose_packs(host, "Kairo", "Reykjavik")
    evening.open_tv()
    evening.join(1)
    host.tap("tab-more")
    host.tap("intro-every")
    expect(host.id("intro-every")).to_have_attribute("aria-checked", "true")
    host.tap("start-button")
    # NB: of a night's first destination the rules are told instead (EVE55).
    expect(see(tv, ".intro h1, .rules-ride h1")).to_have_text(re.compile("Vart är vi på väg?|Fem ledtrådar"))
    expect(tv.page.locator(".next-up")).to_have_count(0)
    moves.hurry(host, "CLUE_LEVEL")
    moves.reveal_now(host)
    moves.hurry(host, "SCOREBOARD")
    host.tap("next-destination")
    tv.phase("ROUND_INTRO")
    host.tap("pause")
    for _ in range(2):
        next_up = see(tv, ".intro .next-up")
        expect(next_up).to_contain_text("Nästa resmål")
        expect(next_up.get_by_role("img", name="Resmål 2 / 2")).to_be_visible()
        tv.says("told", "Nästa resmål är nummer 2 av 2. Vart är vi på väg?")
        assert told(tv, names_of("Reykjavik")) == []
        tv.page.reload()
        tv.online()
    assert not evening.errors(), "\n".join(evening.errors())
