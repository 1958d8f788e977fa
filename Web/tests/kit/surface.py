"""One screen of the game: a page in a browser context of its own, and everything it did."""

import json
import time
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from kit.frames import Frames

PATIENCE_MS = 15_000
# A whole finale of an evening, with three awards and what is said of them, at half its length (SPEC 19.14).
FINALE_MS = 40_000
ASKING_MS = 50


def until(page: Page, condition: str, about: Any = None) -> None:
    """Waits until a JavaScript expression, or a function of `about`, is true in the page.

    Asked from here each time: Playwright's own waiting evaluates the string inside the page, whose
    policy may forbid that.
    """
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(condition, about):
        assert time.monotonic() < deadline, f"never came true in {PATIENCE_MS} ms: {condition}"
        page.wait_for_timeout(ASKING_MS)


class Surface:
    """A page with short names for what tests do, and records of errors, requests and frames."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.sockets = 0
        self._listen(self.page)

    def take(self, page: Page) -> None:
        """The same person goes on in another tab."""
        self.page = page
        self._listen(page)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(f"exception: {error}"))
        page.on("console", self._console)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def _console(self, message) -> None:
        # NB: a refused request is recorded by `_response`, with its status.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(f"console: {message.text}")

    def _failed(self, request) -> None:
        # NB: aborted is what the page itself gave up, by a reload for example; a server or a network
        # that fails has other names (ERR_CONNECTION_REFUSED, ERR_EMPTY_RESPONSE, …).
        if request.failure != "net::ERR_ABORTED":
            self.errors.append(f"failed: {request.url} {request.failure}")

    def _response(self, response) -> None:
        if response.status >= 400 and not is_expected(response.url, response.status):
            self.errors.append(f"HTTP {response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        self.sockets += 1
        reader = Frames()
        socket.on("framereceived", lambda payload: self.frames.append(reader.whole(str(payload))))
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    def id(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id).first

    def tap(self, test_id: str) -> None:
        self.id(test_id).click()

    def phase(self, phase: str, timeout: float = PATIENCE_MS) -> None:
        """Waits for the phase that the root tells (UI-A5)."""
        expect(self.page.locator("#root")).to_have_attribute("data-phase", phase, timeout=timeout)

    def online(self, timeout: float = PATIENCE_MS) -> None:
        expect(self.page.locator("#root")).to_have_attribute("data-conn", "online", timeout=timeout)

    def see(self, test_id: str, timeout: float = PATIENCE_MS) -> None:
        expect(self.id(test_id)).to_be_visible(timeout=timeout)

    def gone(self, test_id: str, timeout: float = PATIENCE_MS) -> None:
        expect(self.page.get_by_test_id(test_id)).to_have_count(0, timeout=timeout)

    def says(self, test_id: str, text: str, timeout: float = PATIENCE_MS) -> None:
        expect(self.id(test_id)).to_contain_text(text, timeout=timeout)

    def hear(self, kind: str) -> dict:
        """The payload of the first message of that type, which may be still on its way."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while True:
            for message in map(json.loads, self.frames):
                if message["type"] == kind:
                    return message["payload"]
            assert time.monotonic() < deadline, f"{self.name} heard no {kind} in {PATIENCE_MS} ms"
            self.page.wait_for_timeout(ASKING_MS)

    def text(self) -> str:
        """All that the page holds in words: visible or not, with title and labels."""
        return self.page.evaluate(
            """() => [document.title, document.documentElement.outerHTML,
                ...Object.values(localStorage)].join("\\n")""")


def is_expected(url: str, status: int) -> bool:
    """A 404 that says "there is none": a sound that is not installed (UI-T24), a plan (RE37)."""
    return status == 404 and ("/audio/" in url or url.endswith("/game-plan"))
