"""Tokens that nobody issued."""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Iterator


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def part(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed(claims: dict, key: str, head: dict | None = None) -> str:
    body = ".".join(plain(json.dumps(each).encode()) for each in (head or {"alg": "HS256", "typ": "JWT"}, claims))
    return f"{body}.{plain(hmac.new(key.encode(), body.encode(), hashlib.sha256).digest())}"


def claims(token: str) -> dict:
    return json.loads(part(token.split(".")[1]))


def other_last(token: str) -> str:
    """The same signature in other words: the last character has bits that decode to nothing."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    return token[:-1] + letters[letters.index(token[-1]) ^ 1]


def expired(token: str, key: str) -> str:
    now = int(time.time())
    return signed(claims(token) | {"iat": now - 90_000, "exp": now - 3_600}, key)


def forgeries(token: str, player: str, join_token: str) -> Iterator[tuple[str, str]]:
    """Names and tokens; none may open what `token`, a host's, opens."""
    head, body, signature = token.split(".")
    mine = claims(token)
    for name in ("none", "NONE", "None", "nOnE"):
        said = plain(json.dumps({"alg": name, "typ": "JWT"}).encode())
        yield f"alg {name}, no signature", f"{said}.{body}."
        yield f"alg {name}, old signature", f"{said}.{body}.{signature}"
    yield "empty key", signed(mine, "")
    yield "key 'secret'", signed(mine, "secret")
    yield "alg HS512 in the head", signed(mine, "", {"alg": "HS512", "typ": "JWT"})
    yield "no alg", signed(mine, "", {"typ": "JWT"})
    yield "kid that names a file", signed(mine, "", {"alg": "HS256", "kid": "/dev/null"})
    yield "host's claims, player's signature", f"{head}.{body}.{player.split('.')[2]}"
    swapped = plain(json.dumps(claims(player) | {"role": "host"}).encode())
    yield "role swap", f"{player.split('.')[0]}.{swapped}.{player.split('.')[2]}"
    yield "join token", join_token
    yield "truncated", token[:-6]
    yield "padded", token + "="
    yield "no signature", f"{head}.{body}"
    yield "empty signature", f"{head}.{body}."
    yield "extra part", f"{token}.{signature}"
    yield "other last character", other_last(token)
    yield "zero byte", f"{token}%00"
    yield "20 kB", f"{head}.{body}.{'A' * 20_000}"
    yield "empty", ""
    yield "dots", ".."
    yield "doubled", f"{token},{token}"
