"""What the host's page shows beside an evening: doors that stay shut, the newsroom, carriages, a game without an evening."""

import json
import pathlib
import re
import shutil
import tempfile

from playwright.sync_api import Browser, Route, expect

from gallery.album import Album
from kit import crowd, moves, tour
from kit.model import slow_model
from kit.party import TV_SIZE, Party
from kit.server import PACKS, Server
from kit.surface import FINALE_MS, Surface

# The journey of the newsroom: packs, and their names by pattern.
PLACES = {"goteborg": "Göteborg|Gothenburg", "stockholm": "Stockholm", "reykjavik": "Reykjavi"}
# Beside it on the shelf, and removed from it.
LEFT = ("venedig", "Venedig|Venice")
SESSIONS, LIBRARY, HISTORY = "**/v1/sessions", "**/v1/content/**", "**/v1/history*"


def refuse(host: Surface, calls: str, error: str, status: int) -> None:
    body = json.dumps({"error": error, "message": "as the gallery wants it"})
    host.page.route(calls, lambda route: route.fulfill(status=status, body=body, content_type="application/json"))


def shut_doors(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """A server that is slow, one that does not answer, a game with a host, a house that wants its key."""
    party = Party(browser, server, lang)
    host, stop = party.host, album.of(party)
    host.page.goto(party.address("/host"))
    held: list[Route] = []
    host.page.route(SESSIONS, lambda route: held.append(route))
    host.tap("create-button")
    expect(host.id("create-button")).to_be_disabled()
    stop("60-launch-busy", host)
    # NB: what is still held when its route goes is let through, and makes a game.
    for route in held:
        route.abort()
    host.page.unroute(SESSIONS)
    host.page.reload()
    refuse(host, SESSIONS, "Restarting", 503)
    host.tap("create-button")
    expect(host.id("error")).not_to_be_empty()
    stop("60-launch-unreachable", host)
    host.page.unroute(SESSIONS)
    past_failed(host, stop)
    taken(browser, server, lang, party, stop)
    host.page.goto(party.address("/host"))
    refuse(host, LIBRARY, "House key needed", 401)
    host.tap("create-button")
    host.id("house-key-input").fill("nej")
    host.tap("house-key-send")
    expect(host.id("house-key-error")).not_to_be_empty()
    stop("61-house-key", host)
    party.close()


def past_failed(host: Surface, stop: tour.Stop) -> None:
    refuse(host, HISTORY, "Internal", 500)
    host.tap("past-trips")
    expect(host.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    stop("60-past-failed", host)
    host.tap("dialog-close")
    host.page.unroute(HISTORY)


def taken(browser: Browser, server: Server, lang: str, party: Party, stop: tour.Stop) -> None:
    others, host = Party(browser, server, lang), party.host
    others.create()
    host.tap("join-open")
    host.id("join-code-input").fill(others.code)
    host.tap("join-send")
    expect(host.id("error")).not_to_be_empty()
    stop("60-launch-taken", host)
    others.close()


def newsroom(browser: Browser, _: Server, lang: str, album: Album) -> None:
    """The library on a shelf of its own, from which something is removed, and on which something is made."""
    with tempfile.TemporaryDirectory() as folder, slow_model() as model:
        packs = pathlib.Path(folder) / "packs"
        packs.mkdir()
        for place in (*PLACES, LEFT[0]):
            shutil.copy(PACKS / f"{place}.json", packs)
        server = Server(
            pathlib.Path(folder), "1", packs=",".join(PLACES), CONTENT_PACKS_DIR=str(packs), ANTHROPIC_API_KEY="a key",
            ANTHROPIC_BASE_URL=f"http://127.0.0.1:{model.server_port}").start()
        party = Party(browser, server, lang)
        stop = album.of(party)
        party.create(short=False)
        moves.choose_packs(party.host, *PLACES.values())
        stop("62-lobby-plan", party.host)
        party.host.tap("tab-content")
        moves.show_names(party.host)
        stop("63-content-plan", party.host)
        preview(party.host, stop)
        importing(party.host, stop)
        generating(party.host, stop)
        party.close()
        server.stop()


def preview(host: Surface, stop: tour.Stop) -> None:
    row = host.page.locator(".pack-row").filter(has_text=re.compile(LEFT[1]))
    row.get_by_test_id("preview").click()
    host.see("preview-name")
    host.page.locator(".findings summary").first.click()
    stop("63-preview-sources", host)
    host.page.get_by_test_id("clue-edit").first.click()
    host.id("clue-text").fill("Så långt får ingen skriva. " * 10)
    stop("63-clue-editor", host)
    host.tap("clue-cancel")
    host.tap("pack-delete")
    host.see("confirm-yes")
    stop("63-preview-delete", host)
    host.tap("confirm-yes")
    host.see("undo-delete")
    # NB: the bin is read with the library.
    host.page.reload()
    host.phase("LOBBY")
    host.tap("tab-content")
    host.id("bin").locator("summary").click()
    stop("63-content-bin", host, about="bin")


def importing(host: Surface, stop: tour.Stop) -> None:
    """A pack without its last clue."""
    pack = json.loads((PACKS / "reykjavik.json").read_text())
    pack["roundId"] = "another"
    pack["clues"].pop()
    file = {"name": "another.json", "mimeType": "application/json", "buffer": json.dumps(pack).encode()}
    host.id("import-file").set_input_files(file)
    host.see("import-refused")
    stop("63-content-importing", host, about="import-refused")


def generating(host: Surface, stop: tour.Stop) -> None:
    """A place that there is none of; then something that the model takes its time for, and is cancelled."""
    host.id("generate-place").fill("Långtbortistan")
    expect(host.id("place-found")).to_be_visible()
    stop("63-generate-place", host, about="place-found")
    host.id("generate-place").fill("")
    host.tap("generate-go")
    host.see("generating")
    stop("63-generating", host, about="generating")
    host.tap("generate-cancel")
    host.see("generate-retry")
    stop("63-generated", host, about="generate-retry")


def lobbies(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """No TV yet, more guests than fit one row, carriages; and a game without an evening."""
    party = Party(browser, server, lang, tv_size=TV_SIZE)
    host, stop = party.host, album.of(party)
    party.create()
    party.join(1)
    host.see("tv-missing")
    stop("64-lobby-no-tv", host)
    session = host.page.evaluate("JSON.parse(localStorage['tripto.host']).sessionId")
    sofa = party.surface("sofa", {"width": 100, "height": 100})
    crowd.seat(sofa.page, party.origin, session, crowd.NAMES[:11])
    host.see("carriages-yes")
    stop("64-lobby-offer", host, about="carriages-yes")
    host.tap("carriages-yes")
    host.see("carriage")
    stop("64-lobby-carriages", host)
    party.close()
    classic = Party(browser, server, lang)
    classic.take_ordinary()
    classic.join(2)
    stop("64-lobby-classic", classic.host)
    classic.host.tap("new-game")
    classic.host.see("confirm-yes")
    stop("64-lobby-new-game", classic.host)
    classic.close()


def night(browser: Browser, server: Server, lang: str, album: Album) -> None:
    """From the full standings to the next lobby, and to the end of the night."""
    party = Party(browser, server, lang, tv_size=TV_SIZE)
    host, stop = party.host, album.of(party)
    party.open(phones=2)
    moves.brake(party.phones[0])
    moves.answer(party.phones[0], "cairo")
    moves.reveal_now(host)
    moves.hurry(host, "FINAL_RESULTS")
    host.page.locator(".finale[data-crowned=true]").wait_for(timeout=FINALE_MS)
    stop("65-winner", host)
    moves.hurry(host, "ROUND_END")
    stop("65-round-end", host)
    host.tap("rematch")
    host.phase("LOBBY")
    stop("65-lobby-rematch", host)
    party.start()
    host.tap("end-game")
    host.tap("confirm-yes")
    host.phase("ROUND_END")
    host.tap("end-night")
    host.see("confirm-yes")
    stop("65-night-end", host)
    party.close()
