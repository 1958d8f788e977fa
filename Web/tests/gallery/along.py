"""The host's page in the hands of a host who plays, and what it opens besides: journeys of the past, a handover."""

import re

from playwright.sync_api import Browser, FrameLocator, expect

from gallery.album import Album
from kit import moves, tour
from kit.party import TV_SIZE, Party
from kit.server import Server
from kit.surface import FINALE_MS, Surface


def playing_host(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """A journey, from the seat that the host takes to the list that keeps the journey."""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True)
    stop = album.of(party)
    party.create()
    names_question(party.host, stop)
    moves.choose_packs(party.host, "Kairo|Cairo", "Reykjavi")
    take_seat(party, stop)
    party.open_tv()
    party.join(2)
    party.host.tap("start-button")
    phone = party.host.page.frame_locator(".along-page")
    rules_and_clue(party, phone, stop)
    brakes(party, phone, stop)
    reveal_and_questions(party, phone, stop)
    past(party, stop)
    once_more(party, phone, stop)
    party.close()


def names_question(host: Surface, stop: tour.Stop) -> None:
    """Asked once a game, before the library's names are shown."""
    host.tap("tab-content")
    host.tap("secrets")
    host.see("confirm-yes")
    stop("40-content-question", host)
    host.page.keyboard.press("Escape")


def take_seat(party: Party, stop: tour.Stop) -> None:
    party.host.tap("tab-more")
    party.host.tap("host-plays")
    party.host.see("along-name")
    stop("40-along-name", party.host)
    party.host.tap("along-join")
    party.host.see("along-as")


def rules_and_clue(party: Party, phone: FrameLocator, stop: tour.Stop) -> None:
    host = party.host
    expect(phone.get_by_test_id("rules-ride")).to_be_visible()
    stop("41-along-rules", host)
    moves.hurry(host, "CLUE_LEVEL")
    expect(phone.get_by_test_id("brake-button")).to_have_attribute("aria-disabled", "false")
    more_time(host)
    stop("42-along-clue", host)


def more_time(host: Surface) -> None:
    """The host's own page, which is looked at on the way: its clock has the button for more time."""
    host.tap("along-more")
    host.tap("extend")
    host.tap("along-back")


def brakes(party: Party, phone: FrameLocator, stop: tour.Stop) -> None:
    """A guest brakes, and the host can hand in a note; then the host brakes."""
    host, guest = party.host, party.phones[0]
    moves.brake(guest)
    expect(phone.get_by_test_id("brake-banner")).to_be_visible()
    stop("43-along-held", host)
    moves.answer(guest, "Atlantis")
    party.everybody("CLUE_LEVEL")
    more_time(host)
    phone.get_by_test_id("note-give").click()
    phone.get_by_test_id("note-input").fill("Uppsala")
    stop("44-along-note", host)
    phone.get_by_test_id("note-later").click()
    phone.get_by_test_id("brake-button").click()
    phone.get_by_test_id("answer-input").fill("Uppsala")
    stop("45-along-brake", host)
    phone.get_by_test_id("answer-send").click()
    expect(phone.get_by_test_id("locked-card")).to_be_visible()
    stop("46-along-locked", host)


def reveal_and_questions(party: Party, phone: FrameLocator, stop: tour.Stop) -> None:
    host = party.host
    host.tap("along-more")
    host.see("along-back")
    stop("47-along-desk", host)
    moves.reveal_now(host)
    host.tap("along-back")
    expect(phone.locator("#root")).to_have_attribute("data-phase", "REVEAL_DESTINATION")
    stop("47-along-revealing", host)
    expect(phone.get_by_test_id("own-verdict")).to_be_visible(timeout=FINALE_MS)
    stop("48-along-reveal", host)
    moves.hurry(host, "FOLLOWUP_QUESTION")
    expect(phone.get_by_test_id("choice-A")).to_be_visible()
    stop("49-along-question", host)
    host.tap("along-more")
    host.see("along-back")
    stop("49-question-hidden", host)
    host.tap("along-back")
    host.tap("skip")
    expect(phone.get_by_test_id("followup-results")).to_be_visible()
    stop("49-along-question-results", host)
    host.tap("skip")
    expect(phone.get_by_test_id("followup-input")).to_be_visible()
    stop("49-along-question-typed", host)
    moves.hurry(host, "SCOREBOARD")
    expect(phone.locator("#root")).to_have_attribute("data-phase", "SCOREBOARD")
    stop("49-along-scores", host)


def past(party: Party, stop: tour.Stop) -> None:
    """The journey, in the list of those that this household has played."""
    host = party.host
    moves.hurry(host, "ROUND_END")
    expect(host.page.frame_locator(".along-page").locator("#root")).to_have_attribute("data-phase", "ROUND_END")
    stop("50-along-end", host)
    host.tap("along-more")
    host.tap("past-trips")
    host.id("trip").locator("summary").click()
    expect(host.id("trip-remove")).to_be_visible()
    stop("51-past", host)
    host.tap("trip-remove")
    host.see("confirm-yes")
    stop("51-past-remove", host)


def once_more(party: Party, phone: FrameLocator, stop: tour.Stop) -> None:
    """A second journey, without rules, in which the host rides with four choices."""
    host = party.host
    host.page.keyboard.press("Escape")
    host.tap("dialog-close")
    host.tap("rematch")
    host.phase("LOBBY")
    # NB: in the lobby the host's page shows no phone; the seat's own page is the same seat.
    own = host.context.new_page()
    own.goto(party.address(f"/join/{party.code}"))
    own.get_by_test_id("child-switch").click()
    expect(own.get_by_test_id("child-switch")).to_have_attribute("aria-checked", "true")
    own.close()
    host.tap("start-button")
    expect(phone.locator("#root")).to_have_attribute("data-phase", re.compile("PREPARING_ROUND|ROUND_INTRO"))
    host.tap("along-back")
    stop("52-along-waiting", host)
    moves.hurry(host, "CLUE_LEVEL")
    host.tap("along-more")
    for level in ("8", "6"):
        host.tap("next-clue")
        host.says("level", level)
    host.tap("extend")
    host.tap("along-back")
    phone.get_by_test_id("brake-button").click()
    expect(phone.get_by_test_id("choice-A")).to_be_visible()
    stop("53-along-brake-choices", host)
