"""Pages that are older than the server: the game is in a phase that they have never heard of."""

from playwright.sync_api import expect

from kit import puppet
from kit.party import Party


def test_an_unknown_phase_is_waited_out(party, instant):
    """UI-A21 UI-A5: every page says so and offers the new one; what it knows, it shows again by itself."""
    evening: Party = party(instant)
    puppet.string(evening.host)
    puppet.string(evening.tv)
    evening.create()
    evening.open_tv()
    evening.join(1, before=puppet.string)
    for surface in evening.all:
        puppet.retell(surface, phase="INTERMISSION")
        surface.phase("INTERMISSION")
        surface.see("update-page")
    expect(evening.tv.id("update-page")).to_be_focused()
    evening.host.see("end-game")
    evening.phones[0].tap("update-page")
    evening.phones[0].phase("LOBBY")
    for surface in (evening.host, evening.tv):
        puppet.retell(surface, phase="LOBBY")
    for surface in evening.all:
        surface.phase("LOBBY")
        surface.gone("older-page")
    evening.start()
    assert evening.errors() == []
