"""Firefox over raw WebDriver BiDi: Debian has no geckodriver."""

import contextlib
import itertools
import json
import pathlib
import shutil
import time
from collections.abc import Iterator
from typing import Any

import websocket

from kit.engine import Engine, at_most, process
from kit.server import LAN_NAME, free_port

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
START_S = 20
# NB: the name of the home network, so that the page runs on an ordinary http origin.
PREFERENCES = f"""user_pref("network.dns.localDomains", "{LAN_NAME}");
user_pref("intl.accept_languages", "sv-SE");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
"""


class Firefox(Engine):
    name = "firefox"

    def __init__(self, wire: websocket.WebSocket) -> None:
        self._wire = wire
        self._ids = itertools.count(1)
        self._send("session.new", capabilities={})
        self._page = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(390, 844)

    def _send(self, method: str, **params) -> Any:
        number = next(self._ids)
        self._wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            reply = json.loads(self._wire.recv())
            if reply.get("id") != number:
                continue
            if reply["type"] == "error":
                raise AssertionError(f"{method}: {reply['error']}: {reply['message']}")
            return reply["result"]

    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._page, viewport=size)

    def js(self, expression: str) -> Any:
        text = self._send("script.evaluate", expression=f"JSON.stringify({expression})",
                          target={"context": self._page}, awaitPromise=True)
        if text["type"] == "exception":
            raise AssertionError(text["exceptionDetails"]["text"])
        return json.loads(text["result"].get("value", "null"))

    def _perform(self, kind: str, actions: list[dict], **more) -> None:
        source = {"type": kind, "id": kind, "actions": actions, **more}
        self._send("input.performActions", context=self._page, actions=[source])

    def press(self, x: float, y: float) -> None:
        self._perform("pointer", [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 30},
            {"type": "pointerUp", "button": 0}], parameters={"pointerType": "touch"})

    def write(self, text: str) -> None:
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._perform("key", keys)

    def png(self) -> str:
        return self._send("browsingContext.captureScreenshot", context=self._page)["data"]


def _connect(port: int) -> websocket.WebSocket:
    deadline = time.monotonic() + START_S
    while True:
        try:
            return websocket.create_connection(f"ws://127.0.0.1:{port}/session", timeout=30,
                                               suppress_origin=True)
        except (OSError, websocket.WebSocketException):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


@contextlib.contextmanager
def firefox(folder: pathlib.Path, limit_s: float) -> Iterator[Firefox]:
    (folder / "user.js").write_text(PREFERENCES)
    port = free_port()
    command = (FIREFOX, "--headless", "--profile", folder, "--remote-debugging-port", str(port))
    with process(*command) as running, at_most(limit_s, running):
        wire = _connect(port)
        yield Firefox(wire)
        wire.close()
