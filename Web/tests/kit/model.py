"""A language model that a test holds back."""

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class SlowModel(http.server.BaseHTTPRequestHandler):
    """A model that answers when it is let, and then says nothing of use."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.server.asked.release()
        self.server.gate.wait()
        body = json.dumps({"content": [], "usage": {"input_tokens": 1, "output_tokens": 1}}).encode()
        try:
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            # The server has hung up: the job was cancelled.
            self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Keeps the test's output quiet."""


@contextmanager
def slow_model() -> Iterator[http.server.ThreadingHTTPServer]:
    """Serves it: `asked` is released by each question, and nothing is answered before `gate` is set."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), SlowModel)
    server.daemon_threads = True
    server.gate, server.asked = threading.Event(), threading.Semaphore(0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.gate.set()
    server.shutdown()
    thread.join()
    server.server_close()
