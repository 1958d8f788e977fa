"""A TV without a server: the built pages from a folder, and a socket that says what the test tells it to."""

import contextlib
import functools
import http.server
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

from kit.party import TV_SIZE
from kit.server import PAGES
from kit.surface import Surface

SOCKET = """
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.socket = this; }
    send() {}
    close() {}
  };
  let seq = 0;
  window.tell = (type, payload) => socket.onmessage({ data: JSON.stringify(
    { type, payload, sessionId: "s", serverTimeMs: Date.now(), seq: ++seq, epoch: "e" }) });
  // NB: a socket that says nothing for long is replaced.
  setInterval(() => tell("CLOCK_PING", { pingId: 0 }), 3000);
"""
SEAT = {"sessionId": "s", "joinCode": "ABC234", "token": "t", "playerId": "tv", "name": ""}


class Pages(http.server.SimpleHTTPRequestHandler):
    """The pages by their addresses."""

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0]
        return super().translate_path(name + ".html" if name in ("/tv", "/host") else name)

    def log_message(self, *_: Any) -> None:
        """Says nothing of requests."""


@contextlib.contextmanager
def _served() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, directory=PAGES))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def now() -> int:
    return round(time.time() * 1000)


class Stage:
    """One TV that is told a show."""

    def __init__(self, tv: Surface, address: str, lang: str) -> None:
        self.tv, self.address, self.lang = tv, address, lang
        self.state: dict[str, Any] = {}

    def tell(self, kind: str, **payload: Any) -> None:
        """A message of the server's."""
        self.tv.page.evaluate("([kind, payload]) => tell(kind, payload)", [kind, payload])

    def begin(self, state: dict[str, Any]) -> None:
        """Opens the page; what it sees first is restored."""
        tv = self.tv
        tv.context.add_init_script(SOCKET + f"localStorage['tripto.tv'] = {json.dumps(json.dumps(SEAT))};")
        tv.page.goto(f"{self.address}/tv?lang={self.lang}")
        self.tell("WELCOME", role="TV", playerId="tv")
        self.show(state)

    def show(self, *states: dict[str, Any], **changes: Any) -> None:
        """A snapshot: of another state, or of the last one with some changes."""
        self.state = (states[0] if states else self.state) | changes
        self.state["version"] = self.state.get("version", 0) + 1
        self.tell("STATE_SNAPSHOT", state=self.state)


@contextlib.contextmanager
def stage(browser: Browser, lang: str = "sv", size: dict[str, int] = TV_SIZE, **screen: Any) -> Iterator[Stage]:
    """A stage whose TV is closed when it is over."""
    with _served() as address:
        context = browser.new_context(viewport=size, **screen)
        yield Stage(Surface("tv", context), address, lang)
        context.close()
