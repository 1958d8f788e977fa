"""An evening in steps, which stops wherever there is something new to see.

`stop(moment, *surfaces)` may take pictures or inspect; without surfaces it means all of them.
"""

from collections.abc import Callable

from playwright.sync_api import expect

from kit import moves
from kit.party import NAMES, Party
from kit.surface import FINALE_MS, Surface, until

Stop = Callable[..., None]

# Some piece of the confetti is in the air.
CONFETTI = """() => [...document.querySelectorAll(".confetti i")].some((piece) => {
  const { top, left, width } = piece.getBoundingClientRect();
  const seen = top > 0 && top < innerHeight && left > 0 && left < innerWidth && width > 0;
  return seen && piece.getAnimations().some((each) => each.playState === "running");
})"""


def doors(evening: Party, stop: Stop) -> None:
    """The three pages before anybody has a seat."""
    evening.host.page.goto(evening.address("/host"))
    evening.host.see("create-button")
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.see("create-button")
    stop("01-launch", evening.host, evening.tv)


def board(evening: Party, stop: Stop, phones: int, packs: tuple[str, ...] = (), **guests) -> None:
    """From nothing to a full lobby."""
    evening.create()
    if packs:
        moves.choose_packs(evening.host, *packs)
    evening.open_tv()
    stop("02-lobby-empty", evening.host, evening.tv)
    evening.join(phones, by_code_first=True, on_form=lambda phone: stop("03-join", phone), **guests)
    for surface in (evening.host, evening.tv):
        for name in NAMES[:phones]:
            expect(surface.page.get_by_text(name[:9]).first).to_be_visible()
    stop("04-lobby")


def depart(evening: Party, stop: Stop) -> None:
    evening.host.tap("start-button")
    evening.everybody("ROUND_INTRO")
    stop("05-intro")
    moves.hurry(evening.host, "CLUE_LEVEL")
    evening.everybody("CLUE_LEVEL")
    for surface in evening.all:
        surface.see("clue-text")
    evening.host.tap("extend")
    stop("06-clue")


def brake_and_lock(evening: Party, stop: Stop, wrong: str) -> None:
    """A finger down on one phone stops the train; its answer is the host's secret."""
    bo, others = evening.phones[1], [p for p in evening.phones if p is not evening.phones[1]]
    moves.ready_to_brake(bo)
    with moves.finger_on(bo, "brake-button"):
        bo.see("answer-input")
    evening.everybody("PAUSED_FOR_BRAKE")
    for surface in (evening.tv, *others):
        surface.says("brake-banner", "Bo O'Hara")
    bo.id("answer-input").fill(wrong)
    stop("07-brake")
    moves.answer(bo, wrong)
    evening.everybody("CLUE_LEVEL")
    evening.host.says("locked-list", wrong)
    for surface in (evening.tv, *others):
        assert wrong not in surface.text(), surface.name
        surface.says("count", "1")
    stop("08-locked")


def at_level(evening: Party, points: int) -> None:
    expect(evening.tv.page.locator(".level-circle")).to_contain_text(str(points))
    for surface in (evening.host, *evening.phones):
        surface.says("level", str(points))


def next_clues(evening: Party, stop: Stop, right: str) -> None:
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
    stop("09-clue-4")


def reveal(evening: Party, stop: Stop, name: str) -> None:
    moves.reveal_now(evening.host)
    evening.everybody("REVEAL_DESTINATION")
    for surface in (evening.tv, *evening.phones):
        surface.see("reveal-name")
    evening.phones[0].says("reveal-name", name)
    expect(evening.tv.id("reveal-name")).to_have_accessible_name(name)
    expect(evening.tv.id("world-map").or_(evening.tv.id("flight-map"))).to_be_visible()
    stop("10-reveal", evening.tv, evening.phones[0], evening.host)
    evening.tv.see("results")
    evening.phones[1].see("own-verdict")
    stop("11-results")
    evening.tv.see("scoreboard")
    stop("12-standings", evening.tv, *evening.phones[-1:])
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")


def ask(evening: Party, stop: Stop, name: str, number: int) -> None:
    """One follow-up: everybody but the second answers right; the host does not wait."""
    host, phones = evening.host, evening.phones
    all_asked = f"0/{len(phones)}"
    expect(host.page.locator(".question-head")).to_contain_text(f"{number} / 2")
    expect(host.page.locator("h2", has_text=all_asked)).to_be_visible()
    host.tap("extend")
    right, options = moves.question(host)
    wrong = next((option for option in options if option != right), "Vet inte")
    for phone in phones:
        phone.see("choice-A" if options else "followup-input")
    stop(f"{name}-question")
    for phone in phones:
        reply = moves.answer_choice if options else moves.answer_open
        reply(phone, wrong if phone is phones[1] else right)
        expect(phone.id("followup-status")).not_to_be_empty()
        if phone is phones[0]:
            expect(host.page.locator("h2", has_text=f"1/{len(phones)}")).to_be_visible()
            stop(f"{name}-sent", evening.tv, host, phone)
    host.tap("skip")
    for phone in phones:
        phone.see("followup-results")
    evening.tv.see("results")
    stop(f"{name}-results")


def second_destination(evening: Party, answer: str) -> None:
    """A short one: a single brake, and questions that nobody answers."""
    moves.hurry(evening.host, "CLUE_LEVEL")
    evening.everybody("CLUE_LEVEL")
    braker = evening.phones[-1]
    moves.brake(braker)
    moves.answer(braker, answer)
    moves.reveal_now(evening.host)
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")
    evening.everybody("FOLLOWUP_QUESTION")
    for number in (1, 2):
        expect(evening.host.page.locator(".question-head")).to_contain_text(f"{number} / 2")
        evening.host.tap("skip")


def finish(evening: Party, stop: Stop, confetti: bool = True) -> None:
    evening.everybody("FINAL_RESULTS")
    winner = evening.tv.page.locator(".step[data-rank='1'][data-up='true']")
    expect(winner).to_be_visible(timeout=FINALE_MS)
    if confetti:
        until(evening.tv.page, CONFETTI)
    stop("22-finale")
    evening.everybody("ROUND_END")
    evening.tv.see("scoreboard")
    stop("23-end")


def silent(moment: str, *surfaces: Surface) -> None:
    """A stop for those who only want to travel."""
