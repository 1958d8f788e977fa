"""The scenes of an evening that goes well, with what can be opened on the way."""

from playwright.sync_api import Browser, expect

from gallery.album import PHONES, Album
from kit import crowd, moves, tour
from kit.party import TV_SIZE, Party
from kit.server import Server
from kit.surface import FINALE_MS


def evening(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """From the launch screens to the last table."""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True)
    stop = album.of(party)
    tour.doors(party, stop)
    wrong_doors(party, stop)
    tour.board(party, stop, phones=5, packs=("Kairo|Cairo", "Reykjavi"), sizes=PHONES)
    lobby_details(party, stop)
    tour.depart(party, stop)
    tour.brake_and_lock(party, stop, "Alexandria")
    clue_details(party, stop)
    tour.next_clues(party, stop, "cairo")
    tour.reveal(party, stop, party.host.id("secret-name").inner_text())
    tour.ask(party, stop, "13-choice", 1)
    tour.ask(party, stop, "14-open", 2)
    party.everybody("SCOREBOARD")
    stop("15-scoreboard")
    party.host.tap("next-destination")
    expect(party.tv.page.locator("#root")).not_to_have_attribute("data-phase", "SCOREBOARD")
    stop("16-next-stop", party.tv, party.phones[0])
    tour.second_destination(party, "Reykjavik")
    finale(party, stop)
    party.close()


def finale(party: Party, stop: tour.Stop) -> None:
    party.everybody("FINAL_RESULTS")
    stop("20-suspense", party.tv, party.phones[0], party.host)
    second = party.tv.page.locator(".step[data-rank='2'][data-up='true']")
    expect(second).to_be_visible(timeout=FINALE_MS)
    stop("21-podium", party.tv, party.phones[0], party.host)
    tour.finish(party, stop)


def wrong_doors(party: Party, stop: tour.Stop) -> None:
    """Errors before anybody has a seat."""
    host, tv = party.host, party.tv
    host.tap("past-trips")
    host.see("trips-none")
    stop("01-past-none", host)
    host.tap("dialog-close")
    host.tap("join-open")
    stop("01-join-sheet", host)
    host.id("join-code-input").fill("XXXXXX")
    stop("01-join-sheet-full", host)
    host.tap("join-send")
    tv.id("code-input").fill("XXXXXX")
    tv.tap("code-send")
    visitor = party.surface("visitor", {"width": 390, "height": 844}, True)
    visitor.page.goto(party.address("/join"))
    visitor.tap("join-button")
    stop("01-no-code", visitor)
    visitor.id("code-input").fill("XXXXXX")
    visitor.id("name-input").fill("Alva")
    visitor.tap("join-button")
    for surface in (host, tv, visitor):
        expect(surface.page.get_by_role("alert").filter(has_text="kod").or_(
            surface.page.get_by_role("alert").filter(has_text="code"))).to_be_visible()
    stop("01-unknown-code", host, tv, visitor)


def lobby_details(party: Party, stop: tour.Stop) -> None:
    host, phone = party.host, party.phones[0]
    host.tap("tab-more")
    stop("04-more", host)
    for opened, seen in (("handover", "handover-code"), ("show-on-screen", "screen-send"), ("leave", "confirm-yes")):
        host.tap(opened)
        host.see(seen)
        stop(f"04-{opened}", host)
        host.page.keyboard.press("Escape")
    host.tap("tab-content")
    stop("04-content", host)
    moves.show_names(host)
    stop("04-content-shown", host)
    host.tap("preview")
    host.see("preview-name")
    stop("04-preview", host)
    host.tap("preview-show")
    stop("04-preview-veiled", host)
    host.page.keyboard.press("Escape")
    host.tap("tab-lobby")
    host.tap("player-menu")
    stop("04-player-menu", host)
    host.page.keyboard.press("Escape")
    host.tap("share-code")
    stop("04-share-code", host)
    host.page.keyboard.press("Escape")
    phone.tap("menu")
    stop("04-menu", phone)
    phone.tap("leave")
    stop("04-leave", phone)
    phone.tap("leave-cancel")
    host.tap("tab-more")
    host.tap("lobby-lock")
    expect(party.tv.page.locator("[data-locked=true]").first).to_be_visible()
    late = party.surface("visitor", {"width": 390, "height": 844}, True)
    late.page.goto(party.address(f"/join/{party.code}"))
    late.id("name-input").fill("Sen")
    late.tap("join-button")
    expect(late.page.get_by_role("alert").filter(has_text="lobby")).to_be_visible()
    stop("04-locked", host, party.tv, late)
    host.tap("lobby-lock")
    host.tap("tab-lobby")


def clue_details(party: Party, stop: tour.Stop) -> None:
    host = party.host
    host.tap("extend")
    host.tap("replay")
    party.tv.see("caption")
    stop("08-caption", party.tv, host)
    host.tap("pause")
    for surface in (party.tv, *party.phones):
        surface.see("paused")
    host.see("resume")
    stop("08-paused")
    host.tap("resume")
    party.tv.gone("paused")
    host.tap("force-reveal")
    stop("08-reveal-now", host)
    host.page.keyboard.press("Escape")
    host.tap("end-game")
    stop("08-end-game", host)
    host.page.keyboard.press("Escape")


def roles(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """A game made on the TV: who will be host?"""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True)
    stop = album.of(party)
    party.tv.page.goto(party.address("/tv"))
    party.tv.tap("create-button")
    party.tv.phase("LOBBY")
    code = party.tv.id("join-code").inner_text().replace(" ", "").strip()
    visitor = party.surface("visitor", {"width": 390, "height": 844}, True)
    visitor.page.goto(party.address(f"/join/{code}"))
    visitor.id("name-input").fill("Alva")
    visitor.tap("join-button")
    visitor.see("as-host")
    stop("03-who-are-you", visitor)
    party.close()


def full_sofa(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """Twenty players."""
    party = Party(browser, server, lang, tv_size=TV_SIZE, moving=True)
    stop = album.of(party)
    party.create()
    party.open_tv()
    session = party.host.page.evaluate("JSON.parse(localStorage['tripto.host']).sessionId")
    sofa = party.surface("sofa", {"width": 100, "height": 100})
    crowd.seat(sofa.page, party.origin, session)
    expect(party.host.page.locator(".player-name")).to_have_count(len(crowd.NAMES))
    stop("04-twenty-players", party.tv, party.host)
    party.start()
    stop("06-twenty-players", party.host)
    moves.reveal_now(party.host)
    party.tv.see("scoreboard", timeout=40_000)
    stop("12-twenty-players", party.tv, party.host)
    party.close()
