"""The steps of an evening on the TV from the first clue to the brake; each proves what its docstring cites."""

import re

from playwright.sync_api import expect

from kit import moves, tour
from kit.party import Party
from kit.picture import moves_by, see, state_of
from kit.secrecy import told
from kit.surface import until

# The next clue as the server tells it, its text held back for so many ms.
NEXT_CLUE = """([state, textRevealAfterMs]) => {
  const clue = { clueText: "Vems stad?", clueLevelPoints: 6 };
  tell("CLUE_PRESENT", { ...clue, textRevealAfterMs, timerDurationMs: 30_000, timerEnd: 0 });
  tell("STATE_SNAPSHOT", { state: { ...state, ...clue, phase: "CLUE_LEVEL", version: -1 } });
}"""

# What the banner says of who braked: in an evening whether it types (UI-E10).
BRAKED = re.compile("Alva (bromsade!|tänker …|skriver …)")


def a_clue(evening: Party) -> None:
    """UI-T9 UI-T10 UI-T29: the next level pops, the line moves on, and the text waits for the voice."""
    tv = evening.tv
    moves.hurry(evening.host, "CLUE_LEVEL")
    evening.everybody("CLUE_LEVEL")
    tour.at_level(evening, 10)
    tv.says("told", "Ledtråd för 10 poäng")
    expect(tv.id("level")).to_have_attribute("data-level", "10")
    evening.host.tap("next-clue")
    tour.at_level(evening, 8)
    evening.host.tap("extend")
    tv.says("told", "Ledtråd för 8 poäng")
    assert moves_by(tv.page.locator(".level-circle"), "scale-pop")
    states = tv.page.locator(".segment").evaluate_all("(all) => all.map((each) => each.dataset.state)")
    assert states == ["passed", "current", "future", "future", "future"]
    expect(tv.page.locator(".dot-track")).to_have_attribute("style", re.compile(r"translateX\(20%\)"))
    shown = tv.id("clue-text").inner_text()
    tv.page.evaluate(NEXT_CLUE, [state_of(tv), 3_600_000])
    tv.gone("clue-text")
    tv.page.evaluate(NEXT_CLUE, [state_of(tv), 400])
    tv.says("clue-text", "Vems stad?")
    evening.host.tap("extend")
    tv.says("clue-text", shown)


def a_pause(evening: Party) -> None:
    """UI-A13: everybody reads it, no second passes, nobody brakes."""
    host, tv, phone = evening.host, evening.tv, evening.phones[0]
    moves.ready_to_brake(phone)
    host.tap("pause")
    for surface in evening.all:
        surface.see("paused") if surface is not host else surface.see("resume")
        expect(surface.page.get_by_text("Paus", exact=True).first).to_be_visible()
    expect(phone.id("brake-button")).to_have_attribute("aria-disabled", "true")
    clocks = [(surface, surface.id("timer").inner_text()) for surface in (tv, phone) if surface.id("timer").count()]
    assert clocks
    tv.page.wait_for_timeout(2100)
    for surface, before in clocks:
        assert surface.id("timer").inner_text() == before, surface.name
    host.tap("resume")
    tv.gone("paused")


def a_brake(evening: Party, voters: int) -> None:
    """UI-T11 UI-T12 UI-T29: red at the first press, then the name; it survives a reload; the answer is a secret."""
    tv, phone = evening.tv, evening.phones[0]
    # NB: a TV that has just been loaded again is silent for a moment, and then it has no brake to sound.
    until(tv.page, "() => sounds.some(({ file }) => file.startsWith('music_'))")
    glass = tv.page.locator(".veil")
    expect(glass).to_have_attribute("data-glass", "clear")
    tv.page.evaluate("tell('BRAKE_PENDING', { roundIndex: 0, levelIndex: 1 })")
    expect(glass).to_have_attribute("data-glass", "brake")
    red = see(tv, ".alarm[data-shown=true]").bounding_box()
    assert red and red["x"] <= 0 and red["width"] >= tv.page.viewport_size["width"], red
    assert tv.id("brake-banner").count() == 0
    carriage = tv.page.locator(".scenery")
    expect(carriage).to_have_attribute("data-jolt", "odd")
    moves.brake(phone)
    banner = tv.id("brake-banner")
    expect(banner).to_contain_text(BRAKED)
    # NB: in an evening a brake in which nothing is typed for long is released.
    phone.id("answer-input").fill("Atl")
    tv.says("told", "Alva bromsade!")
    assert moves_by(tv.page.locator(".brake-banner"), "banner-in")
    expect(see(tv, ".brake-seconds")).to_have_text(re.compile(r"^\d+$"))
    expect(tv.page.locator(".signal")).to_have_attribute("data-aspect", "red")
    tv.see("clue-text")
    until(tv.page, "() => sounds.some(({ file }) => file === 'sfx_brake')")
    tv.page.reload()
    expect(banner).to_contain_text(BRAKED)
    expect(carriage).to_have_attribute("data-jolt", "none")
    tv.see("clue-text")
    moves.answer(phone, "Atlantis")
    expect(tv.id("count")).to_have_text(re.compile(rf"Svar låsta: 1 / {voters}|1/{voters} svarat"))
    assert told(tv, ["atlantis"]) == []
