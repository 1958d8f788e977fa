"""Whom nodes tell their spans: a collector of OpenTelemetry that keeps them."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Spans(ThreadingHTTPServer):
    """`with Spans() as collector:` it listens on loopback until the block ends."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Told)
        self.told: list[dict] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def by_trace(self) -> list[list[str]]:
        """The names of each trace's spans."""
        traces: dict[str, list[str]] = {}
        for span in list(self.told):
            traces.setdefault(span["traceId"], []).append(span["name"])
        return list(traces.values())

    def __enter__(self) -> "Spans":
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class Told(BaseHTTPRequestHandler):
    server: Spans

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        for resource in body.get("resourceSpans", []):
            for scope in resource["scopeSpans"]:
                self.server.told += scope["spans"]
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Nobody wants to know."""
