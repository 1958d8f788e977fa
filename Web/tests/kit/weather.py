"""What happens to screens on a bad evening; each trouble strikes, lasts a moment and passes."""

import time
from collections.abc import Callable

from kit.party import Party
from kit.surface import Surface

Trouble = Callable[[Party, Surface], None]

# Keeps a hand on the page's sockets, to cut them as a lost network does.
HOLD_SOCKETS = """
  const Real = WebSocket;
  window.held = [];
  window.WebSocket = class extends Real {
    constructor(...args) { super(...args); window.held.push(this); }
  };
"""
CUT = "(window.held ?? []).forEach((socket) => socket.close())"

A_MOMENT_MS = 700
SLOW = {"offline": False, "latency": 300, "downloadThroughput": 50_000, "uploadThroughput": 25_000}


def go_dark(surface: Surface) -> None:
    """The network goes away, and with it the open socket."""
    surface.context.set_offline(True)
    surface.page.evaluate(CUT)


def offline(evening: Party, surface: Surface) -> None:
    go_dark(surface)
    surface.page.wait_for_timeout(A_MOMENT_MS)
    surface.context.set_offline(False)


def cut(evening: Party, surface: Surface) -> None:
    """Only the socket breaks, as when a router forgets it."""
    surface.page.evaluate(CUT)


def slow(evening: Party, surface: Surface) -> None:
    """A bad network that stays bad."""
    devtools = surface.context.new_cdp_session(surface.page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW)


def frozen(evening: Party, surface: Surface) -> None:
    """The phone in a pocket."""
    devtools = surface.context.new_cdp_session(surface.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(A_MOMENT_MS / 1000)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    devtools.detach()


def reload(evening: Party, surface: Surface) -> None:
    surface.page.reload()


def reload_twice(evening: Party, surface: Surface) -> None:
    surface.page.reload(wait_until="domcontentloaded")
    surface.page.reload()


def second_tab(evening: Party, surface: Surface) -> None:
    """The same seat in a new tab, where the evening goes on; the old one says so."""
    second = surface.context.new_page()
    second.goto(surface.page.url)
    second.locator("#root[data-conn=online]").wait_for()
    surface.see("closed")
    surface.page.close()
    surface.take(second)


def killed_tab(evening: Party, surface: Surface) -> None:
    url = surface.page.url
    surface.page.close()
    surface.take(surface.context.new_page())
    surface.page.goto(url)


def killed_server(evening: Party, surface: Surface) -> None:
    evening.server.kill()
    evening.server.start()


TROUBLES: list[Trouble] = [
    offline, cut, slow, frozen, reload, reload_twice, second_tab, killed_tab, killed_server]
