"""Requests that are wrong in one place or more, made from those that a route would take."""

import random
import re
import urllib.parse

import mutate
from rest import Line
from routes import Route

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO")
CREATE = b"POST /v1/sessions HTTP/1.1\r\nHost: {host}\r\n"
# Requests that are none; after each the server may close the connection, and may not call it its own fault.
BROKEN = (
    CREATE + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
    CREATE + b"Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    CREATE + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    CREATE + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    CREATE + b"Content-Length: -1\r\n\r\n{}",
    b"GET /v1/content/packs/\xff\xfe HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /health HTTP/9.9\r\nHost: {host}\r\n\r\n", b"GET /health HTTP/1.1\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: {host}\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: {host}\r\n" + b"X: y\r\n" * 3_000 + b"\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\0" * 40 + b"\r\n\r\n",
    b"GET http://evil.example/v1/content/packs HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\nHost: {host}\r\n\r\n")
RANGES = ("bytes=0-1", "bytes=-5", "bytes=9-1", "bytes=a", "bytes=0-99999999999999999999")


def fuzzed(line: Line, route: Route, fills: dict, tokens: list[str], key: str | None,
           chance: random.Random) -> tuple[str, bytes]:
    method = chance.choice(METHODS) if chance.random() < 0.05 else route.method
    body = None
    if route.body is not None:
        body = mutate.text(route.body, chance)[:120_000]
    headers = {"Authorization": f"Bearer {chance.choice(tokens)}"} if chance.random() < 0.7 else {}
    if key and chance.random() < 0.8:
        headers["Tripto_Key"] = key
    if chance.random() < 0.05:
        headers |= {"Content_Type": chance.choice(("text/plain", "application/xml", "a/b; charset=utf-7"))}
    if chance.random() < 0.05:
        headers |= {"Range": chance.choice(RANGES)}
    return method, line.request(method, path(route, fills, chance), body, **headers)


def path(route: Route, fills: dict, chance: random.Random) -> str:
    """The route's path with ids that there are, or that there are not; query and all in legal characters."""
    def fill(found: re.Match[str]) -> str:
        known = fills.get(found[0])
        if known and chance.random() < 0.7:
            return chance.choice(known)
        return urllib.parse.quote(str(mutate.anything(chance))[:200], safe="" if chance.random() < 0.8 else "/.")
    filled = re.sub(r":[a-zA-Z]+", fill, route.path)
    return filled + chance.choice(("", "", "", "?a=b", "/", "//", "/..%2f..", "?%00", "%"))
