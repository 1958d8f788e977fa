"""The three pages without a pointer: Tab, Enter, Space and Escape."""

from playwright.sync_api import expect

from kit import moves
from kit.surface import Surface

MOST_TABS = 60
FOCUS = "document.activeElement?.dataset.testid ?? ''"
RINGED = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""
INSIDE = "document.activeElement.closest('[role=dialog]') !== null"


def reach(surface: Surface, test_id: str) -> None:
    """Tabs until the control has the focus, which must be visible."""
    for _ in range(MOST_TABS):
        if surface.page.evaluate(FOCUS) == test_id:
            ringed = surface.page.evaluate(RINGED)
            assert ringed, f"{surface.name}: the focus on {test_id} cannot be seen"
            return
        surface.page.keyboard.press("Tab")
    raise AssertionError(f"{surface.name}: Tab does not reach {test_id}")


def press(surface: Surface, test_id: str, key: str) -> None:
    surface.see(test_id)
    reach(surface, test_id)
    surface.page.keyboard.press(key)


def focused(surface: Surface, test_id: str) -> None:
    expect(surface.id(test_id)).to_be_focused()


def trapped(surface: Surface) -> None:
    """Neither Tab nor Shift+Tab leaves the dialog."""
    surface.page.get_by_role("dialog").wait_for()
    for key in ["Tab"] * 6 + ["Shift+Tab"] * 7:
        surface.page.keyboard.press(key)
        assert surface.page.evaluate(INSIDE), f"{surface.name}: {key} leaves the dialog"


def test_a_round_by_keyboard_alone(party, instant):
    """UI-P9 UI-P15 UI-H44: Tab reaches everything, Enter and Space act, dialogs keep the focus."""
    evening = party(instant)
    host = evening.host
    host.page.goto(evening.address("/host"))
    host.see("create-button")
    press(host, "create-button", "Enter")
    host.phase("LOBBY")
    evening.code = host.id("join-code").inner_text().strip()
    evening.open_tv()
    phone = evening.surface("phone1", {"width": 390, "height": 844})
    evening.phones.append(phone)
    phone.page.goto(evening.address("/join"))
    phone.see("code-input")
    reach(phone, "code-input")
    phone.page.keyboard.type(evening.code)
    reach(phone, "name-input")
    phone.page.keyboard.type("Alva")
    phone.page.keyboard.press("Enter")
    phone.phase("LOBBY")
    press(phone, "menu", "Enter")
    trapped(phone)
    press(phone, "leave", "Enter")
    phone.see("leave-dialog")
    trapped(phone)
    phone.page.keyboard.press("Escape")
    phone.gone("leave-dialog")
    focused(phone, "menu")
    press(host, "player-menu", "Space")
    trapped(host)
    host.page.keyboard.press("Escape")
    focused(host, "player-menu")
    # NB: one who has not answered yet, or the clue would end by itself (EVE49).
    evening.join(1, names=["Bo"])
    press(host, "start-button", "Enter")
    evening.everybody("CLUE_LEVEL")
    moves.ready_to_brake(phone)
    press(phone, "brake-button", "Space")
    phone.phase("PAUSED_FOR_BRAKE")
    focused(phone, "answer-input")
    trapped(phone)
    phone.page.keyboard.press("Escape")
    phone.see("answer-input")
    reach(phone, "answer-input")
    phone.page.keyboard.type("Atlantis")
    phone.page.keyboard.press("Enter")
    phone.says("locked-card", "Atlantis")
    press(host, "force-reveal", "Enter")
    press(host, "confirm-yes", "Enter")
    evening.everybody("FOLLOWUP_QUESTION")
    press(phone, "choice-A", "Enter")
    phone.says("followup-status", "inskickat")
