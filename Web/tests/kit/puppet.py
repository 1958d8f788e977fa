"""A phone that can be told what a server says only now and then, and that notes what it asks of the device."""

import json
import time
from typing import Any

from kit.surface import Surface, until
from kit.weather import HOLD_SOCKETS

SCRIPT = HOLD_SOCKETS + """
  window.tell = (type, payload) => {
    // NB: a state that the server never sent has no version of its: its next patch asks for the true one (EX6).
    if (type === "STATE_SNAPSHOT") payload = { ...payload, state: { ...payload.state, version: -1 } };
    const data = JSON.stringify({ type, sessionId: "", serverTimeMs: Date.now(), payload });
    held[held.length - 1].dispatchEvent(new MessageEvent("message", { data }));
  };
  window.buzzes = [];
  navigator.vibrate = (pattern) => buzzes.push(JSON.stringify(pattern)) > 0;
"""


def string(phone: Surface) -> None:
    """Before the page: its sockets within reach, and every vibration noted."""
    phone.context.add_init_script(SCRIPT)


def tell(phone: Surface, kind: str, **payload) -> None:
    """A message as if the server had sent it."""
    phone.page.evaluate("([kind, payload]) => tell(kind, payload)", [kind, payload])


def last(phone: Surface, kind: str) -> dict[str, Any]:
    """The payload of the last message of a kind that the server has sent."""
    messages = (json.loads(frame) for frame in reversed(phone.frames))
    return next(message["payload"] for message in messages if message["type"] == kind)


def retell(phone: Surface, **changes) -> None:
    """The last snapshot again, with some of the state changed."""
    snapshot = last(phone, "STATE_SNAPSHOT")
    tell(phone, "STATE_SNAPSHOT", **snapshot | {"state": snapshot["state"] | changes})


def timer(ms_left: int, total_ms: int) -> dict[str, Any]:
    """A timer of the server's that has so much left."""
    start = round(time.time() * 1000) + ms_left - total_ms
    return {"timerId": f"t-{start}", "startAtServerMs": start, "durationMs": total_ms}


def buzzed(phone: Surface, pattern: int | list[int]) -> None:
    """Waits for a vibration; those before it are forgotten."""
    wanted = json.dumps(pattern, separators=(",", ":"))
    until(phone.page, "(wanted) => buzzes.includes(wanted)", wanted)
    phone.page.evaluate("buzzes.length = 0")


def sent(phone: Surface, kind: str) -> int:
    """How many commands of a kind the phone has sent."""
    return sum(json.loads(frame)["type"] == kind for frame in phone.sent)
