"""The examples for nginx and Caddy, with the names, ports and certificates of a rehearsal."""

import contextlib
import http.client
import json
import pathlib
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator

import websocket

from served import PACKAGING, House, free_port, running, until

NAME = "tripto.example"
Changes = dict[str, str]


def certificates(folder: pathlib.Path) -> None:
    """A certificate authority, and a certificate of its for the name."""
    def openssl(*arguments: str) -> None:
        subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True)

    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
            "-subj", "/CN=Rehearsal CA", "-keyout", "ca.key", "-out", "ca.pem")
    openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", f"/CN={NAME}",
            "-keyout", "privkey.pem", "-out", "request.pem")
    (folder / "names").write_text(f"subjectAltName=DNS:{NAME}\n")
    openssl("x509", "-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca.key", "-days", "2",
            "-extfile", "names", "-out", "fullchain.pem")


def changed(text: str, changes: Changes) -> str:
    """The example with its own examples replaced, each of which has to be there."""
    for old, new in changes.items():
        assert old in text, f"the example has no {old!r}"
        text = text.replace(old, new)
    return text


class Front:
    """A proxy in front of a house: where it listens, and how to call it by its name."""

    def __init__(self, house: House, folder: pathlib.Path) -> None:
        self.house, self.folder = house, folder
        self.https, self.http, self.plain = free_port(), free_port(), free_port()
        self.context = ssl.create_default_context(cafile=folder / "ca.pem")

    def connect(self, source: str = "127.0.0.1") -> ssl.SSLSocket:
        """A connection from an address of loopback, encrypted for the name and verified."""
        plug = socket.create_connection(("127.0.0.1", self.https), timeout=20, source_address=(source, 0))
        return self.context.wrap_socket(plug, server_hostname=NAME)

    def ask(self, path: str, body=None, source: str = "127.0.0.1", **headers: str):
        """A request by name; the name server is this class."""
        line = http.client.HTTPConnection(NAME, timeout=30)
        line.sock = self.connect(source)
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        data = None if body is None else json.dumps(body)
        if data is not None:
            told["Content-Type"] = "application/json"
        with contextlib.closing(line):
            line.request("GET" if body is None else "POST", path, data, told)
            reply = line.getresponse()
            reply.content = reply.read()
            return reply

    def socket(self, token: str) -> websocket.WebSocket:
        return websocket.create_connection(f"wss://{NAME}/ws?token={token}&v=2", socket=self.connect(), timeout=20,
                                           origin=f"https://{NAME}")

    @contextlib.contextmanager
    def _open(self, *command: str | pathlib.Path, **more) -> Iterator["Front"]:
        with running(self.folder / "proxy.log", *command, **more) as process:
            until(lambda: process.poll() is not None or self.ask("/health"), "the proxy")
            assert process.poll() is None, (self.folder / "proxy.log").read_text()
            yield self

    @contextlib.contextmanager
    def nginx(self, upstream: int | None = None, changes: Changes | None = None) -> Iterator["Front"]:
        """The example, whose files get the ports of this rehearsal; a plain port beside it for the bots."""
        shutil.copytree(PACKAGING / "nginx", self.folder / "nginx")
        rewrite(self.folder / "nginx/tripto-http.conf", {"127.0.0.1:3000": f"127.0.0.1:{upstream or self.house.port}"})
        rewrite(self.folder / "nginx/tripto-locations.conf", changes or {})
        rewrite(self.folder / "nginx/tripto.conf", {
            "/etc/nginx/tripto/": f"{self.folder}/nginx/", "/etc/letsencrypt/live/tripto.example": str(self.folder),
            "listen 80;": f"listen {self.http};", "listen [::]:80;": "", "listen [::]:443 ssl http2;": "",
            "listen 443 ssl http2;": f"listen {self.https} ssl http2;"})
        main = self.folder / "nginx.conf"
        main.write_text(f"""daemon off; worker_processes 1; pid {self.folder}/nginx.pid; error_log stderr notice;
events {{ worker_connections 1024; }}
http {{
  access_log {self.folder}/access.log;
  client_body_temp_path {self.folder}/body; proxy_temp_path {self.folder}/proxy; fastcgi_temp_path {self.folder}/f;
  uwsgi_temp_path {self.folder}/u; scgi_temp_path {self.folder}/s;
  include {self.folder}/nginx/tripto.conf;
  server {{ listen 127.0.0.1:{self.plain}; include {self.folder}/nginx/tripto-locations.conf; }}
}}
""")
        subprocess.run(["nginx", "-t", "-q", "-c", main], check=True)
        with self._open("nginx", "-c", main):
            yield self

    @contextlib.contextmanager
    def caddy(self) -> Iterator["Front"]:
        file = self.folder / "Caddyfile"
        head = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {self.folder}/caddy\n}}\n"
        file.write_text(head + changed((PACKAGING / "caddy/Caddyfile").read_text(), {
            "tripto.example {": f"https://tripto.example:{self.https} {{\n"
            f"\ttls {self.folder}/fullchain.pem {self.folder}/privkey.pem",
            "reverse_proxy 127.0.0.1:3000": f"reverse_proxy 127.0.0.1:{self.house.port}"}))
        environment = {"HOME": str(self.folder), "PATH": "/usr/bin:/bin"}
        subprocess.run(["caddy", "validate", "--config", file, "--adapter", "caddyfile"], check=True,
                       capture_output=True, env=environment)
        with self._open("caddy", "run", "--config", file, "--adapter", "caddyfile", env=environment):
            yield self


def rewrite(file: pathlib.Path, changes: Changes) -> None:
    file.write_text(changed(file.read_text(), changes))
