"""Carriages: the host divides the guests, draws again, and the phones ride in them."""

from playwright.sync_api import expect

from kit import moves
from kit.inspector import Inspector
from kit.party import NAMES, Party
from kit.texts import text


def say(page: str, key: str, **values) -> str:
    return text(page, key, "sv", **values)


def test_four_guests_in_two_carriages(party, steady):
    """UI-E18 UI-E34 EVE42 EVE44 EX46: a switch in Mer, two carriages in the lobby, drawn again; phones say theirs at the clue,
    and the TV's last scoreboard has a row for each."""
    evening: Party = party(steady)
    evening.create()
    evening.open_tv()
    evening.join(4)
    host = evening.host
    host.gone("carriage")
    host.tap("tab-more")
    host.tap("carriages")
    expect(host.id("carriages")).to_have_attribute("aria-checked", "true")
    host.tap("tab-lobby")
    rows = host.page.get_by_test_id("carriage")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(say("carriages", "carriage1"))
    before = rows.all_inner_texts()
    for _ in range(12):
        host.tap("carriages-draw")
        host.page.wait_for_timeout(300)
        if rows.all_inner_texts() != before:
            break
    assert rows.all_inner_texts() != before
    inspector = Inspector(evening)
    inspector.stop("lobby", host)
    assert not inspector.complaints, inspector.complaints
    evening.start()
    names = {say("carriages", "carriage1"), say("carriages", "carriage2")}
    told = [phone.id("carriage").inner_text() for phone in evening.phones]
    assert set(told) == names and told.count(told[0]) == 2, told
    moves.note(evening.phones[0], host.id("secret-name").inner_text())
    moves.reveal_now(host)
    moves.hurry(host, "ROUND_END")
    rows = evening.tv.id("scoreboard").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=told[0])).to_contain_text("8 p")
    expect(rows.filter(has_text=told[0])).to_contain_text(NAMES[0])
    assert not evening.errors(), "\n".join(evening.errors())
