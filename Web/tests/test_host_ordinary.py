"""The host's lobby of a session that is no evening, as an older host or an app of protocol 1 makes them."""

from playwright.sync_api import expect

from kit import moves
from kit.desk import say


def test_an_ordinary_session_keeps_its_lobby(party, instant):
    """EVE2 UI-H15 UI-H17 UI-H62 two tabs, a plan that is confirmed, a new game; none of the evening's questions"""
    evening = party(instant)
    evening.take_ordinary()
    host, page = evening.host, evening.host.page
    expect(page.locator(".tabs button")).to_have_text([say("phase_LOBBY"), say("content")])
    for evenings in ("length", "where", "tab-more", "share-code", "round-line"):
        host.gone(evenings)
    host.says("start-button", say("startGame"))
    moves.choose_packs(host, "Kairo")
    evening.open_tv()
    evening.join(1)
    evening.start()
    moves.brake(evening.phones[0])
    host.phase("PAUSED_FOR_BRAKE")
    expect(host.id("skip")).to_be_enabled()
    for evenings in ("release", "brake-typing"):
        host.gone(evenings)
    moves.answer(evening.phones[0], "Kairo")
    host.tap("end-game")
    host.tap("confirm-yes")
    host.phase("ROUND_END")
    host.gone("rematch")
    code = evening.code
    host.tap("new-game")
    host.phase("LOBBY")
    expect(host.id("join-code")).not_to_have_text(code)
    assert not evening.errors(), "\n".join(evening.errors())
