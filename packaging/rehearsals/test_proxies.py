"""nginx and Caddy as in packaging/, in front of the real server, with TLS."""

import contextlib
import http.client
import http.server
import json
import pathlib
import threading
import time
from collections.abc import Iterator

import pytest
import yaml

from behind import NAME, Front, rewrite
from served import PACKAGING, House, ask, free_port, running, simulate, until

PROXIES = ["nginx", "caddy"]


def snapshot(socket) -> dict:
    """The first snapshot that a socket gets."""
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "STATE_SNAPSHOT":
            return message["payload"]


@pytest.mark.parametrize("proxy", PROXIES)
def test_pages_requests_and_sockets_pass(front: Front, proxy: str) -> None:
    with getattr(front, proxy)():
        page = front.ask("/tv", Accept_Encoding="br")
        assert (page.status, page.getheader("Content-Encoding")) == (200, "br")
        assert "default-src" in page.getheader("Content-Security-Policy")
        assert page.getheader("Strict-Transport-Security") == "max-age=31536000"
        made = front.ask("/v1/sessions", {})
        told = json.loads(made.content)
        assert (made.status, told["wsUrl"]) == (201, f"wss://{NAME}/ws")
        socket = front.socket(told["hostAuthToken"])
        assert snapshot(socket)["state"]["phase"] == "LOBBY"
        socket.close()


@pytest.mark.parametrize("proxy", PROXIES)
def test_metrics_are_not_seen_from_outside(front: Front, proxy: str) -> None:
    with getattr(front, proxy)():
        assert front.ask("/metrics").status == 404


def test_pages_of_others_are_refused_behind_nginx_too(front: Front) -> None:
    with front.nginx():
        assert front.ask("/v1/sessions", {}, Origin="https://elsewhere.example").status == 403
        assert front.ask("/v1/sessions", {}, Origin=f"https://{NAME}").status == 201


def test_a_socket_that_only_answers_pings_outlives_the_idle_limit(front: Front) -> None:
    # The server pings every 25 s at the latest: with 30 s in the place of 90, a proxy that did not see the pings would
    # have cut the socket twice.
    with front.nginx(changes={"proxy_read_timeout 90s": "proxy_read_timeout 30s",
                              "proxy_send_timeout 90s": "proxy_send_timeout 30s"}):
        token = json.loads(front.ask("/v1/sessions", {}).content)["hostAuthToken"]
        socket = front.socket(token)
        snapshot(socket)
        socket.settimeout(40)
        began, pings = time.monotonic(), 0
        while time.monotonic() - began < 65:
            code, _ = socket.recv_data(control_frame=True)
            assert code != 8, "the socket was closed"
            pings += code == 9
        assert pings >= 2
        socket.close()


def test_limits_count_the_guests_own_addresses(front: Front) -> None:
    with front.nginx():
        greedy = [front.ask("/v1/sessions", {}, source="127.0.0.2") for _ in range(60)]
        refused = [each for each in greedy if each.status == 429]
        assert refused and all(each.status in (201, 429) for each in greedy)
        assert refused[0].getheader("Retry-After") == "5"
        assert json.loads(refused[0].content)["error"] == "Too many requests"
        assert front.ask("/v1/sessions", {}, source="127.0.0.3").status == 201


class Echo(http.server.BaseHTTPRequestHandler):
    """Answers with the headers that it got."""

    def do_GET(self) -> None:
        body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_) -> None: ...


@contextlib.contextmanager
def echo() -> Iterator[int]:
    """The port of a server that answers with the headers that it got."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Echo) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize("path", ["/health", "/ws", "/v1/sessions/x/join"])
def test_what_a_guest_says_of_its_address_is_replaced(front: Front, path: str) -> None:
    with echo() as port, front.nginx(upstream=port):
        told = json.loads(front.ask(path, source="127.0.0.4", X_Forwarded_For="10.1.2.3",
                                    X_Forwarded_Proto="gopher").content)
    assert (told["x-forwarded-for"], told["x-forwarded-proto"], told["host"]) == ("127.0.0.4", "https", NAME)


def test_the_proxy_of_a_pod_believes_the_ingress_and_nobody_else(tmp_path: pathlib.Path) -> None:
    (found,) = [each for each in yaml.safe_load_all((PACKAGING / "kubernetes/proxy.yaml").read_text())]
    for name, text in found["data"].items():
        (tmp_path / name).write_text(text)
    listening = free_port()
    with echo() as port:
        rewrite(tmp_path / "tripto-http.conf", {"127.0.0.1:3000": f"127.0.0.1:{port}"})
        rewrite(tmp_path / "nginx.conf", {"/tmp/": f"{tmp_path}/", "/etc/nginx/": f"{tmp_path}/",
                                          "listen 8080": f"listen {listening}", "10.0.0.0/8": "127.0.0.1"})
        with running(tmp_path / "log", "nginx", "-c", tmp_path / "nginx.conf", "-g", "daemon off;"):
            address = f"http://127.0.0.1:{listening}/health"
            until(lambda: ask(address).status == 200, "the proxy")
            told = ask(address, X_Forwarded_For="10.9.9.9, 203.0.113.7").json()
            line = http.client.HTTPConnection("127.0.0.1", listening, source_address=("127.0.0.2", 0))
            line.request("GET", "/health", headers={"X-Forwarded-For": "203.0.113.7"})
            foreign = json.loads(line.getresponse().read())
            line.close()
    assert (told["x-forwarded-for"], foreign["x-forwarded-for"]) == ("203.0.113.7", "127.0.0.2")


def test_a_server_that_is_away_is_told_in_its_own_words(front: Front, tmp_path: pathlib.Path) -> None:
    away = House(tmp_path)
    with front.nginx(upstream=away.port):
        reply = front.ask("/health")
    assert (reply.status, reply.getheader("Retry-After")) == (503, "2")
    assert json.loads(reply.content)["error"] == "Restarting"


def test_bots_play_whole_games_through_nginx(front: Front) -> None:
    with front.nginx():
        played = simulate(f"http://127.0.0.1:{front.plain}", games=3, players=4, destinations=1)
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr[-2000:]
    sockets = [line for line in (front.folder / "access.log").read_text().splitlines() if '"GET /ws' in line]
    assert len(sockets) >= 3 * 5, played.stdout[-2000:]
