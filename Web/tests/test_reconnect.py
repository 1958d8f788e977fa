"""Lost servers, lost networks and reloads: everybody comes back to the same place."""

from playwright.sync_api import expect

from kit import moves
from kit.party import Party
from kit.surface import Surface
from kit.weather import HOLD_SOCKETS, go_dark


def names_in_game(evening: Party) -> list[str]:
    return evening.host.page.locator(".player-name").all_inner_texts()


def seat_of(phone: Surface) -> str:
    return phone.page.evaluate("JSON.parse(localStorage['tripto.player']).playerId")


def test_a_killed_server_comes_back_to_the_same_brake(party, own_server):
    """ST40 UI-A7 UI-P16 UI-P25: kill -9 in the answer dialog; the answer is sent afterwards."""
    evening = party(own_server).open(phones=2)
    braker, other = evening.phones
    moves.brake(braker)
    braker.id("answer-input").fill("Atlantis")
    # NB: in an evening what is typed is on the disk by then (EX42), and holds the brake.
    braker.page.wait_for_timeout(500)
    own_server.kill()
    for surface in evening.all:
        surface.see("conn-banner")
        surface.phase("PAUSED_FOR_BRAKE")
    own_server.start()
    for surface in evening.all:
        surface.online(timeout=10_000)
        surface.gone("conn-banner", timeout=1_000)
        surface.phase("PAUSED_FOR_BRAKE")
    evening.tv.says("brake-banner", "Alva")
    other.says("brake-banner", "Alva")
    expect(braker.id("answer-input")).to_have_value("Atlantis")
    braker.tap("answer-send")
    braker.says("locked-card", "Atlantis")
    evening.host.says("locked-list", "Atlantis")


def test_a_phone_without_network_finds_back_to_its_seat(party, instant):
    """UI-P25 UI-P26 UI-P27: the brake is off with its reason, then on again; nobody is doubled."""
    evening = party(instant)
    evening.create()
    evening.open_tv()
    evening.join(1)
    phone = evening.phones[0]
    phone.context.add_init_script(HOLD_SOCKETS)
    phone.page.reload()
    phone.phase("LOBBY")
    evening.start()
    moves.ready_to_brake(phone)
    seat = seat_of(phone)
    go_dark(phone)
    phone.see("conn-banner")
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "true")
    expect(phone.page.locator("#brake-note")).to_contain_text("Ingen kontakt")
    phone.context.set_offline(False)
    phone.online(timeout=10_000)
    phone.gone("conn-banner")
    phone.phase("CLUE_LEVEL")
    assert seat_of(phone) == seat
    assert len(names_in_game(evening)) == 1
    moves.brake(phone)


def test_a_reload_shows_the_same_clue_on_every_screen(party, instant):
    """UI-A6 UI-P25 UI-T26 UI-H39: in the middle of a clue, with an answer locked."""
    evening = party(instant).open(phones=2)
    first, second = evening.phones
    moves.brake(first)
    moves.answer(first, "Atlantis")
    evening.host.says("level", "8")
    clue = evening.host.id("clue-text").inner_text()
    seats = [seat_of(phone) for phone in evening.phones]
    for surface in evening.all:
        surface.page.reload()
        surface.phase("CLUE_LEVEL")
        surface.says("clue-text", clue)
    first.says("locked-card", "Atlantis")
    moves.ready_to_brake(second)
    evening.host.says("locked-list", "Atlantis")
    assert [seat_of(phone) for phone in evening.phones] == seats
    assert len(names_in_game(evening)) == 2


def test_a_reload_keeps_what_was_typed_and_what_was_sent(party, instant):
    """UI-P16 UI-P20: the draft of an answer, and that a question is answered."""
    # NB: nobody waits where everybody has answered (EVE49); the second guest has not.
    evening = party(instant).open(phones=2)
    phone = evening.phones[0]
    moves.brake(phone)
    phone.id("answer-input").fill("Atlan")
    phone.page.reload()
    expect(phone.id("answer-input")).to_have_value("Atlan")
    moves.answer(phone, "Atlantis")
    moves.reveal_now(evening.host)
    phone.phase("FOLLOWUP_QUESTION")
    # NB: a slow machine loads the page for longer than a question lasts.
    evening.host.tap("extend")
    phone.tap("choice-B")
    phone.says("followup-status", "inskickat")
    phone.page.reload()
    phone.says("followup-status", "inskickat")
    expect(phone.id("choice-B")).to_be_disabled()
