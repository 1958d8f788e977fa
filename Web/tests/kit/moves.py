"""What people do on the screens, in one line each."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from kit.surface import Surface

SKIP_UNLESS = """(phase) => {
  if (document.querySelector("#root").dataset.phase === phase) return true;
  document.querySelector("[data-testid=skip]:not(:disabled), [data-testid=next-clue]:not(:disabled)")?.click();
  return false;
}"""


@contextmanager
def finger_on(phone: Surface, test_id: str) -> Iterator[None]:
    """A finger goes down and stays: what happens meanwhile answers `pointerdown`, not a click."""
    box = phone.id(test_id).bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = phone.context.new_cdp_session(phone.page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    yield
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devtools.detach()


def ready_to_brake(phone: Surface) -> None:
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "false")


def brake(phone: Surface) -> None:
    ready_to_brake(phone)
    phone.id("brake-button").tap()
    phone.see("answer-input")


def answer(phone: Surface, text: str) -> None:
    """Sends the answer of an own brake and waits until it is locked."""
    phone.id("answer-input").fill(text)
    phone.tap("answer-send")
    phone.see("locked-card")


def note(phone: Surface, text: str) -> None:
    """Hands in a note at the clue that is shown, and waits until the conductor has it (EX44)."""
    phone.tap("note-give")
    phone.id("note-input").fill(text)
    phone.tap("note-send")
    phone.see("locked-card")


def reveal_now(host: Surface) -> None:
    host.tap("force-reveal")
    host.tap("confirm-yes")


def hurry(host: Surface, phase: str) -> None:
    """The host ends one wait after the other until the phase has come."""
    # NB: looked at and pressed in one step, so that no wait of the wanted phase is ended.
    while not host.page.evaluate(SKIP_UNLESS, phase):
        host.page.wait_for_timeout(150)


def show_names(host: Surface) -> None:
    """The names of the library, which are asked about once a game; the same press hides them again."""
    host.tap("secrets")
    if host.id("confirm-yes").count():
        host.tap("confirm-yes")


def choose_packs(host: Surface, *names: str) -> None:
    """The library: show the names, pick them (by pattern) in this order; an evening stores them as they are picked."""
    host.tap("tab-content")
    show_names(host)
    for name in names:
        host.page.get_by_test_id("pack").filter(has_text=re.compile(name)).click()
    chosen = host.page.locator(".pack[aria-pressed=true]")
    expect(chosen).to_have_count(len(names))
    if host.id("use-packs").count():
        host.tap("use-packs")
    expect(host.id("plan-status")).to_have_attribute("data-stored", "true")
    host.tap("tab-lobby")


def answer_choice(phone: Surface, option: str) -> None:
    phone.page.get_by_role("button", name=option).click()


def answer_open(phone: Surface, text: str) -> None:
    phone.id("followup-input").fill(text)
    phone.tap("followup-send")


def question(host: Surface) -> tuple[str, list[str]]:
    """The right answer and the options, from the host's screen; no options: an open question."""
    right = host.id("correct-answer").inner_text().strip()
    pills = host.page.locator(".pills li").all_inner_texts()
    return right, [pill.split(" · ", 1)[1].strip() for pill in pills]
