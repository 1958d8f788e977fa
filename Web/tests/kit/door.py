"""A hand on a page's socket: messages kept back for a while, and messages of one's own."""

import json
import re

from playwright.sync_api import WebSocketRoute

from kit.surface import Surface

EVERY_SOCKET = re.compile("^wss?:")


class Doorkeeper:
    """Stands in the surface's sockets from the next page load on."""

    def __init__(self, surface: Surface) -> None:
        self.passed: list[str] = []
        self._news_from = self._command = ""
        self._news: list[str] | None = None
        surface.page.route_web_socket(EVERY_SOCKET, self._open)

    def keep_from(self, kind: str) -> None:
        """Nothing more reaches the page from the next message of this kind on."""
        self._news_from = kind

    def refuse(self, command: str) -> None:
        """This command of the page's is lost; "" for none."""
        self._command = command

    def let_in(self) -> None:
        """The page hears what was kept back."""
        kept, self._news, self._news_from = self._news or [], None, ""
        for frame in kept:
            self._page.send(frame)

    def tell(self, kind: str, **payload) -> None:
        """A message as if the server had sent it."""
        message = {"type": kind, "sessionId": "", "serverTimeMs": 0, "payload": payload}
        self._page.send(json.dumps(message))

    def _open(self, page: WebSocketRoute) -> None:
        self._page, self._news = page, None
        server = page.connect_to_server()
        server.on_message(self._from_server)
        page.on_message(lambda frame: self._from_page(str(frame), server))

    def _from_server(self, frame: str | bytes) -> None:
        if json.loads(frame)["type"] == self._news_from:
            self._news = self._news or []
        if self._news is None:
            self._page.send(frame)
        else:
            self._news.append(str(frame))

    def _from_page(self, frame: str, server: WebSocketRoute) -> None:
        kind = json.loads(frame)["type"]
        self.passed.append(kind)
        if kind != self._command:
            server.send(frame)
