"""A rude name is kept off the screens; the host decides about it (EX28)."""

from playwright.sync_api import expect

from kit.moves import ready_to_brake
from kit.party import Party
from kit.server import Server
from kit.surface import Surface
from kit.texts import text


def join_as(evening: Party, name: str) -> Surface:
    phone = evening.surface(name, {"width": 390, "height": 844}, True)
    evening.phones.append(phone)
    phone.page.goto(evening.address(f"/join/{evening.code}"))
    phone.id("name-input").fill(name)
    phone.tap("join-button")
    phone.phase("LOBBY")
    return phone


def rows(host: Surface):
    return host.page.locator(".player-row")


def never_shown(surface: Surface, *words: str) -> None:
    shown = surface.page.content().lower()
    assert not [word for word in words if word.lower() in shown], surface.name


def test_the_host_decides_about_a_rude_name(party, own_server: Server):
    """UI-H56 EX28 UI-A9 in both languages, through a reload and a restart of the server"""
    evening = party(own_server, lan=False)
    evening.create()
    evening.open_tv()
    first, second = join_as(evening, "K u k"), join_as(evening, "Bajskorv")
    for surface in (evening.tv, first):
        expect(surface.page.locator("body")).to_contain_text("Resenär 2")
        never_shown(surface, "k u k", "bajskorv")
    host = evening.host
    expect(host.page.get_by_test_id("asked-name")).to_have_count(2)
    expect(rows(host).nth(0)).to_contain_text(text("host", "askedName", "sv", name="K u k"))
    host.page.reload()
    host.phase("LOBBY")
    own_server.kill()
    own_server.start()
    expect(rows(host)).to_have_count(2)
    expect(host.page.get_by_test_id("asked-name")).to_have_count(2)
    expect(rows(host).nth(1)).to_contain_text("Resenär 2")
    rows(host).nth(0).get_by_test_id("approve-name").click()
    expect(rows(host).nth(0).locator(".player-name")).to_have_text("K u k")
    expect(evening.tv.page.locator("body")).to_contain_text("K u k")
    rows(host).nth(1).get_by_test_id("keep-name").click()
    expect(host.page.get_by_test_id("asked-name")).to_have_count(0)
    expect(rows(host).nth(1).locator(".player-name")).to_have_text("Resenär 2")
    never_shown(second, "bajskorv")
    evening.start()
    ready_to_brake(second)


def test_the_filter_can_be_switched_off(party, instant):
    """UI-H64 EX25 EX28 and speaks the language of the show"""
    evening = party(instant, lan=False, lang="en")
    evening.create()
    host = evening.host
    host.tap("tab-more")
    host.tap("game-language-en")
    expect(host.id("game-language-en")).to_have_attribute("aria-pressed", "true")
    join_as(evening, "Shithead")
    host.tap("name-filter")
    expect(host.id("name-filter")).to_have_attribute("aria-checked", "false")
    join_as(evening, "Bullshit")
    host.tap("tab-lobby")
    expect(rows(host).nth(0).locator(".player-name")).to_have_text("Traveller")
    expect(rows(host).nth(0)).to_contain_text(text("host", "askedName", "en", name="Shithead"))
    expect(rows(host).nth(1).locator(".player-name")).to_have_text("Bullshit")
    expect(host.page.get_by_test_id("asked-name")).to_have_count(1)
