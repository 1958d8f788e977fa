"""One destination on three phones, from the tap on *Hoppa in!* to the last table."""

from playwright.sync_api import expect

from kit import moves, puppet, verdicts
from kit.party import Party
from kit.surface import Surface, until
from kit.texts import text

# Upright, the narrowest, and an ordinary old one.
SIZES = [(390, 844), (320, 568), (360, 640)]

WAKE_LOCK = """
  window.wakes = 0;
  Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    wakes += 1;
    return { released: false, release: async () => undefined };
  } } });
"""


def on_heading(phone: Surface) -> None:
    until(phone.page, "document.activeElement.tagName === 'H1'")


def kept(phone: Surface) -> set[str]:
    return set(phone.page.evaluate("Object.keys(localStorage)"))


def join_slowly(evening: Party) -> Surface:
    """The tap is answered at once, is not taken twice, and keeps the screen on before the network has said a word."""
    phone = evening.surface("phone1", {"width": SIZES[0][0], "height": SIZES[0][1]}, True)
    evening.phones.append(phone)
    puppet.string(phone)
    phone.context.add_init_script(WAKE_LOCK)
    asked: list[str] = []
    held = []
    phone.page.on("request", lambda request: asked.append(request.method) if "/v1/" in request.url else None)
    phone.page.route("**/v1/sessions/by-code/*", lambda route: held.append(route))
    phone.page.goto(evening.address(f"/join/{evening.code}"))
    phone.id("name-input").fill("Alva")
    phone.tap("join-button")
    phone.says("join-button", text("join", "jumping", "sv"))
    expect(phone.id("join-button")).to_have_attribute("aria-disabled", "true")
    phone.id("join-button").click(force=True)
    assert phone.page.evaluate("wakes") == 1 and phone.sockets == 0
    held[0].continue_()
    phone.phase("LOBBY")
    assert (len(held), asked, phone.sockets) == (1, ["GET", "POST"], 1)
    return phone


def join_again(evening: Party, phone: Surface) -> None:
    """Nothing of the seat is left, and the name is."""
    phone.see("join-button")
    assert not kept(phone) & {"tripto.player", "tripto.draft"}
    phone.page.goto(evening.address(f"/join/{evening.code}"))
    expect(phone.id("name-input")).not_to_have_value("")
    phone.tap("join-button")
    phone.phase("LOBBY")


def leave_and_be_removed(evening: Party, leaver: Surface, removed: Surface) -> None:
    leaver.tap("menu")
    leaver.tap("leave")
    leaver.says("leave-dialog", text("player", "leaveSure", "sv"))
    leaver.tap("leave-cancel")
    leaver.gone("leave-dialog")
    leaver.phase("LOBBY")
    leaver.tap("menu")
    leaver.tap("leave")
    leaver.tap("leave-confirm")
    leaver.phase("JOIN")
    assert leaver.page.url == evening.address("/")
    join_again(evening, leaver)
    evening.host.page.get_by_test_id("player-menu").nth(1).click()
    evening.host.tap("kick")
    expect(removed.page.get_by_role("alert")).to_have_text(text("join", "kicked", "sv"))
    removed.tap("to-start")
    join_again(evening, removed)


def first_question(evening: Party) -> None:
    first, second, third = evening.phones
    for phone in evening.phones:
        phone.see("choice-A")
        on_heading(phone)
    evening.host.tap("extend")
    verdicts.choices_lie_well(evening)
    right, options = moves.question(evening.host)
    moves.answer_choice(first, right)
    moves.answer_choice(second, next(option for option in options if option != right))
    for phone in (first, second):
        phone.says("followup-status", text("player", "answerSent", "sv"))
    verdicts.runs_out(third)
    evening.host.tap("skip")
    verdicts.judged(first, right, True, 3)
    verdicts.judged(second, right, False, 3)


def second_question(evening: Party) -> None:
    first, _, third = evening.phones
    first.see("followup-input")
    evening.host.tap("extend")
    right, _ = moves.question(evening.host)
    for phone in (first, third):
        moves.answer_open(phone, right)
        phone.says("followup-status", text("player", "answerSent", "sv"))
    evening.host.tap("skip")


def test_an_evening_on_three_phones(party, shortened):
    """UI-P4 UI-P19 UI-P21 UI-P24 UI-P28 UI-P32 UI-P35 UI-A5: one walk, and what each phone shows on it."""
    evening = party(shortened)
    evening.create()
    moves.choose_packs(evening.host, "Paris")
    evening.open_tv()
    first = join_slowly(evening)
    evening.join(2, sizes=SIZES[1:], before=puppet.string)
    second, third = evening.phones[1:]
    leave_and_be_removed(evening, third, second)
    first.tap("menu")
    first.tap("leave")
    evening.start()
    on_heading(second)
    assert first.page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
    first.tap("leave-cancel")
    expect(first.page.locator(".clue-card")).to_have_attribute("aria-live", "polite")
    moves.brake(second)
    moves.answer(second, "Atlantis")
    expect(second.page.get_by_role("alert").filter(has=second.page.locator(".own-answer"))).to_be_visible()
    moves.reveal_now(evening.host)
    puppet.buzzed(second, 200)
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")
    first_question(evening)
    first.page.evaluate(verdicts.NOTE_STAGES)
    second_question(evening)
    verdicts.finale(first)
    assert first.sockets == 1
    second.page.goto(evening.address("/"))
    second.phase("ROUND_END")
    assert not evening.errors(), "\n".join(evening.errors())
