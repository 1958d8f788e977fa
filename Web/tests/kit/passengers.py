"""The page of Web/tests/passengers, built into a folder and served."""

import contextlib
import functools
import http.server
import pathlib
import subprocess
import threading

from kit.server import ROOT

PAGE = ROOT / "Web/tests/passengers"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_) -> None:
        """Says nothing of requests."""


@contextlib.contextmanager
def passenger_page(folder: pathlib.Path):
    """Its address, while it is served."""
    subprocess.run(["node", PAGE / "bundle.mjs", folder], check=True, timeout=60)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/index.html"
    finally:
        server.shutdown()
        server.server_close()
