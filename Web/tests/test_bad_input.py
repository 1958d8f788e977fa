"""What goes wrong at the door: each page says what to do, and none is blank."""

from playwright.sync_api import expect

from kit.party import HOST_SIZE
from kit.visitors import complains, phone_at


def test_the_join_page_names_what_is_missing(party, instant):
    """UI-P2 UI-P3 UI-P6: no code, no name, an unknown code; nothing typed is lost."""
    phone = phone_at(party(instant), "/join")
    phone.tap("join-button")
    complains(phone, "Skriv spelkoden")
    expect(phone.id("code-input")).to_be_focused()
    phone.id("code-input").fill("xx")
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    complains(phone, "Skriv spelkoden")
    phone.id("code-input").fill("XXXXXX")
    phone.id("name-input").fill("   ")
    phone.tap("join-button")
    complains(phone, "Skriv in ditt namn")
    expect(phone.id("name-input")).to_be_focused()
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    complains(phone, "Inget spel har den koden.")
    expect(phone.id("code-input")).to_have_value("XXXXXX")
    expect(phone.id("name-input")).to_have_value("Alva")


def test_a_link_to_a_game_that_is_gone_lets_the_code_be_changed(party, instant):
    """RE10 UI-P6. an unknown code has its text, and the code can be changed."""
    phone = phone_at(party(instant), "/join/ZZZZZZ")
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    complains(phone, "Inget spel har den koden.")
    expect(phone.id("code-input")).to_be_editable()


def test_host_and_tv_refuse_an_unknown_code_with_words(party, instant):
    """UI-H11 UI-T1 UI-E15 an unknown code is refused on launch with catalogue text: a wrong spelkod keeps field and
    text and says why below the field, in the host's sheet too"""
    evening = party(instant)
    evening.host.page.goto(evening.address("/host"))
    evening.host.tap("join-open")
    expect(evening.host.id("join-send")).to_be_disabled()
    evening.host.id("join-code-input").fill("xxx xxx")
    expect(evening.host.id("join-code-input")).to_have_value("XXXXXX")
    evening.host.tap("join-send")
    complains(evening.host, "Inget spel har den koden.")
    sheet = evening.host.page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_have_text("Inget spel har den koden.")
    expect(evening.host.id("join-code-input")).to_have_value("XXXXXX")
    evening.host.id("join-code-input").fill("XXXXX")
    expect(sheet.locator("[role=alert]")).to_be_empty()
    evening.tv.page.goto(evening.address("/tv?code=XXXXXX"))
    complains(evening.tv, "Inget spel har den koden.")
    evening.tv.see("create-button")
    expect(evening.tv.id("code-input")).to_have_value("XXXXXX")
    expect(evening.tv.id("code-input")).to_have_accessible_description("Inget spel har den koden.")
    evening.tv.id("code-input").fill("YYYYYY")
    expect(evening.tv.page.locator(".code-error")).to_be_empty()
    evening.tv.tap("code-send")
    complains(evening.tv, "Inget spel har den koden.")
    field, error = (evening.tv.page.locator(name).bounding_box() for name in ("#tv-code", ".code-error"))
    assert field and error and error["y"] >= field["y"] + field["height"]


def test_a_locked_lobby_tells_the_guest_whom_to_ask(party, instant):
    """UI-H58 UI-P6: and the seated still come back."""
    evening = party(instant)
    evening.create()
    evening.open_tv()
    evening.join(1)
    evening.host.tap("tab-more")
    evening.host.tap("lobby-lock")
    expect(evening.tv.page.locator(".ticket[data-locked=true]")).to_be_visible()
    late = phone_at(evening, f"/join/{evening.code}")
    late.id("name-input").fill("Sen")
    late.tap("join-button")
    complains(late, "Lobbyn är låst. Be värden öppna.")
    evening.phones[0].page.reload()
    evening.phones[0].phase("LOBBY")
    evening.host.tap("lobby-lock")
    expect(evening.tv.page.locator(".ticket[data-locked=false]")).to_be_visible()
    late.tap("join-button")
    late.phase("LOBBY")


def test_a_second_host_is_told_to_join_as_a_player(party, instant):
    """RE17 UI-H10. the session has a host already (409)."""
    evening = party(instant)
    evening.create()
    second = evening.surface("second", HOST_SIZE)
    second.page.goto(evening.address(f"/host?code={evening.code}"))
    complains(second, "Spelet har redan en värd.")
    second.see("create-button")
    assert second.sockets == 0


def test_a_lost_race_for_the_host_seat_is_told_and_the_name_kept(party, instant):
    """RE16 UI-P5: two people choose to be host on their phones; one becomes it."""
    evening = party(instant)
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.tap("create-button")
    evening.tv.phase("LOBBY")
    code = evening.tv.id("join-code").inner_text().strip()
    quick, slow = phone_at(evening, f"/join/{code}"), phone_at(evening, f"/join/{code}")
    for phone, name in ((quick, "Alva"), (slow, "Bo")):
        phone.id("name-input").fill(name)
        phone.tap("join-button")
        phone.see("as-host")
    quick.tap("as-host")
    quick.phase("LOBBY")
    expect(quick.id("start-button")).to_be_visible()
    slow.tap("as-host")
    complains(slow, "En värd har redan hoppat in.")
    slow.tap("as-player")
    slow.phase("LOBBY")
    expect(quick.page.get_by_text("Bo", exact=True)).to_be_visible()


def test_a_server_that_is_away_is_named_on_every_page(party, own_server):
    """UI-P6 UI-H5 UI-A10: pressing the button with nobody at the other end."""
    evening = party(own_server)
    phone = phone_at(evening, "/join/ABC234")
    phone.id("name-input").fill("Alva")
    evening.host.page.goto(evening.address("/host"))
    evening.tv.page.goto(evening.address("/tv"))
    own_server.kill()
    phone.tap("join-button")
    evening.host.tap("create-button")
    evening.tv.tap("create-button")
    for surface in (phone, evening.host, evening.tv):
        complains(surface, "Ingen kontakt med servern.")
    expect(phone.id("name-input")).to_have_value("Alva")
