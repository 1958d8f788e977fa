"""From a seat to the game: what a page shows until the server has told where the game is."""

from kit.party import Party
from kit.surface import Surface

# With each message: its type, and the phase that the page shows before it has seen it.
NOTE_MESSAGES = """
  window.heard = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) =>
        heard.push([JSON.parse(data).type, document.querySelector("#root").dataset.phase]));
    }
  };
"""


def connects_until_told(surface: Surface) -> None:
    surface.phase("LOBBY")
    heard: list[list[str]] = surface.page.evaluate("heard")
    first = [kind for kind, _ in heard].index("STATE_SNAPSHOT")
    assert heard[0][0] == "WELCOME"
    assert {phase for _, phase in heard[: first + 1]} == {"CONNECTING"}, (surface.name, heard)


def note(surface: Surface) -> None:
    surface.context.add_init_script(NOTE_MESSAGES)


def test_connecting_lasts_until_the_first_snapshot(party, instant):
    """UI-H4 UI-A5: WELCOME alone is not enough; then the lobby. The same on a phone, new or come back."""
    evening: Party = party(instant)
    note(evening.host)
    evening.create()
    connects_until_told(evening.host)
    evening.join(1, before=note)
    connects_until_told(evening.phones[0])
    for surface in (evening.host, evening.phones[0]):
        surface.page.reload()
        connects_until_told(surface)
