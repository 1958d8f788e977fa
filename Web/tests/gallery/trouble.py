"""The scenes of an evening that goes wrong."""

from playwright.sync_api import Browser, expect

from gallery.album import PHONES, Album
from kit import tour
from kit.party import TV_SIZE, Party
from kit.server import Server
from kit.sounds import LOCKED, RECORDER
from kit.surface import Surface

# A socket that never opens: what is shown while connecting.
MUTE_SOCKET = "window.WebSocket = class { readyState = 0; send() {} close() {} };"
WRONG_KEY = "tell('SHOW_HEALTH', { voice: 'failing', problem: 'wrong_key', tvAudio: 'blocked' })"
PATIENCE_MS = 7000


def bad_evening(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """A lost server, a second device, a removed guest, a game ended early."""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True).open(phones=5, sizes=PHONES)
    stop = album.of(party)
    latecomer(party, stop)
    lost(party, stop)
    double(party, stop)
    # NB: the latecomer stands behind the fifth phone.
    party.host.page.get_by_test_id("player-menu").nth(4).click()
    party.host.tap("kick")
    party.phones[4].see("closed")
    stop("30-removed", party.phones[4])
    party.host.tap("end-game")
    party.host.tap("confirm-yes")
    for surface in (party.tv, party.host, *party.phones[:4]):
        surface.page.locator("#root[data-phase=ROUND_END]").wait_for(state="attached", timeout=30_000)
    stop("31-ended-early", party.tv, party.host, *party.phones[:2])
    connecting(party, stop)
    party.close()


def unheard(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """A TV that may not sound yet, and a voice that cannot speak."""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True)
    party.tv.context.add_init_script(LOCKED)
    party.host.context.add_init_script(RECORDER)
    stop = album.of(party)
    party.create()
    party.open_tv()
    party.host.see("tv-silent")
    party.host.page.evaluate(WRONG_KEY)
    party.host.see("voice-wrong_key")
    stop("28-no-sound")
    party.close()


def latecomer(party: Party, stop: tour.Stop) -> None:
    late = party.surface("visitor", {"width": 390, "height": 844}, True)
    late.page.goto(party.address(f"/join/{party.code}"))
    late.id("name-input").fill("Sen")
    late.tap("join-button")
    late.see("late-card")
    stop("29-latecomer", late, party.host)
    late.context.close()


def lost(party: Party, stop: tour.Stop) -> None:
    party.server.kill()
    for surface in party.all:
        surface.see("conn-banner")
    stop("32-reconnecting")
    party.server.start()
    for surface in party.all:
        surface.gone("conn-banner")


def double(party: Party, stop: tour.Stop) -> None:
    """The seat opens in a second tab; the first one says so."""
    for surface in (party.phones[0], party.tv, party.host):
        second = surface.context.new_page()
        second.goto(surface.page.url)
        second.locator("#root[data-conn=online]").wait_for(state="attached")
        surface.see("closed")
        stop("33-open-elsewhere", surface)
        second.close()
        surface.page.reload()
        surface.online()


def connecting(party: Party, stop: tour.Stop) -> None:
    """A seat whose game is not heard from."""
    for surface in (party.tv, party.host, party.phones[0]):
        surface.context.add_init_script(MUTE_SOCKET)
        surface.page.reload()
        surface.phase("CONNECTING")
        surface.page.wait_for_timeout(PATIENCE_MS)
        stop("34-connecting", surface)


def gone(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """A seat in a game that no longer exists."""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True)
    seat = """(role) => localStorage.setItem(`tripto.${role}`, JSON.stringify({
      sessionId: "s", joinCode: "GONE22", token: "gone", playerId: "p", name: "Alva" }))"""
    visitor = party.surface("visitor", {"width": 390, "height": 844}, True)
    for surface, role, path in ((party.tv, "tv", "/tv"), (party.host, "host", "/host"),
                                (visitor, "player", "/")):
        surface.page.goto(party.address("/health").split("?")[0])
        surface.page.evaluate(seat, role)
        surface.page.goto(party.address(path))
        told(surface)
        album.of(party)("35-expired", surface)
    party.close()


def told(surface: Surface) -> None:
    expect(surface.page.get_by_role("alert").filter(has_text=".")).to_be_visible()
