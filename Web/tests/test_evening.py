"""A whole evening as a family plays it: TV, the host's tablet and three phones."""

import io

import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from kit import moves
from kit.party import Party
from kit.shots import Camera
from kit.surface import Surface


# Some pixel of the confetti's canvas is painted.
CONFETTI = """() => {
  const canvas = document.querySelector("canvas");
  if (!canvas || !canvas.width) return false;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, i) => i % 4 === 3 && value > 0);
}"""


def scanned(surface: Surface) -> str:
    """What a phone's camera reads from the QR code on this screen."""
    picture = Image.open(io.BytesIO(surface.id("qr").screenshot()))
    codes = zxingcpp.read_barcodes(picture)
    return codes[0].text if codes else ""


def board(evening: Party, camera: Camera, *packs: str) -> None:
    """From nothing to a full lobby."""
    evening.host.page.goto(evening.address("/host"))
    evening.host.see("create-button")
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.see("create-button")
    camera.shoot("01-launch", evening.host, evening.tv)
    evening.create()
    if packs:
        moves.choose_packs(evening.host, *packs)
    evening.open_tv()
    camera.shoot("02-lobby-empty", evening.host, evening.tv)
    assert scanned(evening.tv) == f"{evening.server.lan}/join/{evening.code}"
    evening.join(3, by_code_first=True, on_form=lambda phone: camera.shoot("03-join", phone))
    for surface in (evening.host, evening.tv):
        for name in ("Alva", "Bo O'Hara", "Åsa"):
            expect(surface.page.get_by_text(name).first).to_be_visible()
    camera.shoot("04-lobby")


def depart(evening: Party, camera: Camera) -> None:
    evening.host.tap("start-button")
    evening.everybody("ROUND_INTRO")
    camera.shoot("05-intro")
    evening.everybody("CLUE_LEVEL")
    for surface in evening.all:
        surface.see("clue-text")
    evening.host.tap("extend")
    camera.shoot("06-clue")


def brake_and_lock(evening: Party, camera: Camera, wrong: str) -> None:
    """A finger down on one phone stops the train; its answer is the host's secret."""
    bo = evening.phones[1]
    moves.ready_to_brake(bo)
    with moves.finger_on(bo, "brake-button"):
        bo.see("answer-input")
    evening.everybody("PAUSED_FOR_BRAKE")
    evening.tv.says("brake-banner", "Bo O'Hara")
    evening.phones[0].says("brake-banner", "Bo O'Hara")
    bo.id("answer-input").fill(wrong)
    camera.shoot("07-brake")
    moves.answer(bo, wrong)
    evening.everybody("CLUE_LEVEL")
    evening.host.says("locked-list", wrong)
    for surface in (evening.tv, evening.phones[0], evening.phones[2]):
        assert wrong not in surface.text(), surface.name
        surface.says("count", "1")
    camera.shoot("08-locked")


def at_level(evening: Party, points: int) -> None:
    expect(evening.tv.page.locator(".level-circle")).to_contain_text(str(points))
    for surface in (evening.host, *evening.phones):
        surface.says("level", str(points))


def next_clues(evening: Party, camera: Camera, right: str) -> None:
    """A lock leads to the next clue by itself; then the host goes on by hand."""
    at_level(evening, 8)
    evening.host.tap("extend")
    alva = evening.phones[0]
    moves.brake(alva)
    moves.answer(alva, right)
    at_level(evening, 6)
    evening.host.tap("next-clue")
    at_level(evening, 4)
    evening.host.tap("extend")
    camera.shoot("09-clue-4")


def reveal(evening: Party, camera: Camera, name: str) -> None:
    moves.reveal_now(evening.host)
    evening.everybody("REVEAL_DESTINATION")
    for surface in (evening.tv, *evening.phones):
        surface.see("reveal-name")
    evening.phones[0].says("reveal-name", name)
    expect(evening.tv.id("reveal-name")).to_have_accessible_name(name)
    camera.shoot("10-reveal", evening.tv, evening.phones[0], evening.host)
    evening.tv.see("results")
    evening.phones[1].see("own-verdict")
    camera.shoot("11-results")
    evening.tv.see("scoreboard")
    camera.shoot("12-standings", evening.tv, evening.phones[2])


def ask(evening: Party, camera: Camera, name: str, number: int) -> None:
    """One follow-up: two answer right, one wrong."""
    expect(evening.host.page.locator(".question-head")).to_contain_text(f"{number} / 2")
    expect(evening.host.page.locator("h2", has_text="0/3")).to_be_visible()
    evening.host.tap("extend")
    right, options = moves.question(evening.host)
    wrong = next((option for option in options if option != right), "Vet inte")
    for phone in evening.phones:
        phone.see("choice-A" if options else "followup-input")
    camera.shoot(f"{name}-question")
    for phone, text in zip(evening.phones, (right, wrong, right)):
        reply = moves.answer_choice if options else moves.answer_open
        reply(phone, text)
        if phone is evening.phones[0]:
            expect(phone.id("followup-status")).not_to_be_empty()
            expect(evening.host.page.locator("h2", has_text="1/3")).to_be_visible()
            camera.shoot(f"{name}-sent", evening.tv, evening.host, phone)
    expect(evening.phones[2].id("followup-status")).not_to_be_empty()
    evening.host.tap("skip")
    for phone in evening.phones:
        phone.see("followup-results")
    evening.tv.see("results")
    camera.shoot(f"{name}-results")


def finish(evening: Party, camera: Camera) -> None:
    evening.everybody("FINAL_RESULTS")
    winner = evening.tv.page.locator(".step[data-rank='1'][data-up='true']")
    expect(winner).to_be_visible()
    evening.tv.page.wait_for_function(CONFETTI, polling=50)
    camera.shoot("22-finale")
    evening.everybody("ROUND_END")
    evening.tv.see("scoreboard")
    camera.shoot("23-end")


def second_destination(evening: Party) -> None:
    """A short one: a single brake, and questions that nobody answers."""
    evening.everybody("CLUE_LEVEL")
    asa = evening.phones[2]
    moves.brake(asa)
    moves.answer(asa, "Reykjavik")
    moves.reveal_now(evening.host)
    evening.everybody("FOLLOWUP_QUESTION")
    for number in (1, 2):
        expect(evening.host.page.locator(".question-head")).to_contain_text(f"{number} / 2")
        evening.host.tap("skip")


def test_a_whole_evening_from_code_to_confetti(party, shortened):
    """UI-H1 UI-H22 UI-P1 UI-P9 UI-P22 UI-T3 UI-T12 UI-T20: two destinations, follow-ups."""
    evening = party(shortened)
    camera = Camera(evening)
    board(evening, camera, "Kairo", "Reykjavik")
    depart(evening, camera)
    brake_and_lock(evening, camera, "Alexandria")
    next_clues(evening, camera, "cairo")
    reveal(evening, camera, "Kairo")
    ask(evening, camera, "13-choice", 1)
    ask(evening, camera, "14-open", 2)
    evening.everybody("SCOREBOARD")
    for surface in evening.all:
        surface.says("scoreboard", "12 p")
    camera.shoot("15-scoreboard")
    evening.host.tap("next-destination")
    second_destination(evening)
    finish(evening, camera)
    assert not evening.errors(), "\n".join(evening.errors())


def test_a_short_evening_in_english_that_everybody_can_use(party, shortened):
    """UI-A4 UI-A12 UI-A17: one destination in English, each screen of it checked by axe."""
    evening = party(shortened, lang="en", bypass_csp=True)
    camera = Camera(evening, inspect=True)
    board(evening, camera)
    depart(evening, camera)
    name = evening.host.id("secret-name").inner_text()
    brake_and_lock(evening, camera, "Atlantis")
    reveal(evening, camera, name)
    ask(evening, camera, "13-choice", 1)
    ask(evening, camera, "14-open", 2)
    finish(evening, camera)
    for surface in evening.all:
        assert surface.page.locator("html").get_attribute("lang") == "en", surface.name
    assert not camera.complaints, "\n".join(camera.complaints)
    assert not evening.errors(), "\n".join(evening.errors())
