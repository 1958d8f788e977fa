"""A session that ends takes no results from the screens."""

import pytest
from playwright.sync_api import expect

from kit import puppet
from kit.party import Party
from kit.surface import Surface
from kit.texts import text

ENDED = text("common", "sessionEnded", "sv")
# A last state, and the server closes the socket with WS16's code, as it does when a session has expired: in one step,
# so that no state of the lobby's comes between.
END = """(payload) => {
  if (payload) tell("STATE_SNAPSHOT", payload);
  held[held.length - 1].dispatchEvent(new CloseEvent("close", { code: 1000 }));
}"""


def end_in(screen: Surface, phase: str) -> None:
    snapshot = puppet.last(screen, "STATE_SNAPSHOT")
    players = snapshot["state"]["scoreboard"]
    scores = [row | {"score": 9 - i} for i, row in enumerate(players)] or [{"playerId": "p", "name": "Alva", "score": 9}]
    state = snapshot["state"] | {"phase": phase, "scoreboard": scores, "roundIndex": 0}
    screen.page.evaluate(END, snapshot | {"state": state})
    screen.phase(phase)


@pytest.mark.parametrize("phase", ["FINAL_RESULTS", "ROUND_END"])
def test_the_standings_stay_when_the_session_ends(party, instant, phase):
    """UI-E6 results stay: when a session ends (1000) in or after FINAL_RESULTS, the standings stay on every page with
    Spelet är avslutat. and Till start; nothing leaves by itself"""
    evening: Party = party(instant)
    for screen in (evening.host, evening.tv):
        puppet.string(screen)
    evening.create()
    evening.open_tv()
    evening.join(1, before=puppet.string)
    for screen in evening.all:
        end_in(screen, phase)
        expect(screen.page.locator("#root")).to_have_attribute("data-conn", "closed")
    evening.tv.page.wait_for_timeout(3000)
    for screen in evening.all:
        screen.gone("closed")
        expect(screen.id("scoreboard")).to_contain_text("Alva")
        expect(screen.page.get_by_text(ENDED, exact=True).first).to_be_visible()
        screen.says("to-start", text("common", "backToStart", "sv"))
        screen.gone("new-game")
        screen.gone("again")
    for screen, after in zip(evening.all, ("LAUNCH", "LAUNCH", "JOIN")):
        screen.tap("to-start")
        screen.phase(after)
    assert not evening.errors(), "\n".join(evening.errors())


def test_an_end_before_the_finale_shows_the_way_on(party, instant):
    """UI-A14 a final close in the lobby shows a screen with a way on"""
    evening: Party = party(instant)
    puppet.string(evening.host)
    evening.create()
    evening.host.page.evaluate(END)
    evening.host.says("closed", ENDED)
    evening.host.tap("to-start")
    evening.host.see("create-button")
