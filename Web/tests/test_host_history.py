"""*Tidigare resor* on the host page: what was played, and what is taken out of the list."""

from playwright.sync_api import expect

from kit import moves
from kit.inspector import Inspector
from kit.party import NAMES, Party
from kit.texts import text


def say(key: str, **values) -> str:
    return text("host", key, "sv", **values)


def test_past_trips(party, instant):
    """UI-E24 RE64 RE67: nothing at first; after a journey its route, winner and standings; removed when sure, and gone for good."""
    evening: Party = party(instant)
    host = evening.host
    host.page.goto(evening.address("/host"))
    host.tap("past-trips")
    host.says("trips-none", say("pastNone"))
    host.tap("dialog-close")
    evening.create()
    evening.open_tv()
    evening.join(2)
    evening.start()
    right = host.id("secret-name").inner_text()
    moves.brake(evening.phones[0])
    moves.answer(evening.phones[0], right)
    moves.reveal_now(host)
    moves.hurry(host, "ROUND_END")
    host.tap("past-trips")
    host.says("trip", right)
    host.says("trip", say("pastWon", names=NAMES[0]))
    host.id("trip").locator("summary").click()
    for words in (f"{NAMES[0]}", "10", say("pastNight")):
        host.says("trip", words)
    inspector = Inspector(evening)
    inspector.stop("open", host)
    assert not inspector.complaints, inspector.complaints
    host.tap("trip-remove")
    host.tap("confirm-yes")
    host.gone("trip")
    host.says("trips-none", say("pastNone"))
    host.page.reload()
    host.tap("past-trips")
    host.says("trips-none", say("pastNone"))
    expect(host.page.get_by_role("dialog")).to_be_visible()
    assert not evening.errors(), "\n".join(evening.errors())
