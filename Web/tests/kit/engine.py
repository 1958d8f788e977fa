"""A page in a browser other than Chromium: the few moves that a smoke game needs."""

import base64
import contextlib
import os
import pathlib
import signal
import subprocess
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

PATIENCE_S = 20

ROOT_IS = "document.querySelector('#root')?.getAttribute('data-{name}') === '{value}'"
# NB: until its script has come the page holds its first screens in both languages, all but one hidden.
SHOWN = "[...document.querySelectorAll('[data-testid={id}]')].find((each) => each.getClientRects().length)"
HOLDS = "(" + SHOWN + "?.textContent ?? '').includes({text!r})"
VALUE_IS = SHOWN + "?.value === {text!r}"
CENTRE = """(([element]) => {{
  element.scrollIntoView({{ block: 'center' }});
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}})([""" + SHOWN + "])"


class Engine(ABC):
    """Drives one page; real pointers and keys, so that handlers see what a finger does."""

    name: str

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    def js(self, expression: str) -> Any: ...

    @abstractmethod
    def press(self, x: float, y: float) -> None: ...

    @abstractmethod
    def write(self, text: str) -> None: ...

    @abstractmethod
    def png(self) -> str:
        """The page as base64."""

    def until(self, expression: str, patience_s: float = PATIENCE_S) -> None:
        deadline = time.monotonic() + patience_s
        while not self.js(f"Boolean({expression})"):
            if time.monotonic() > deadline:
                page = self.js("document.body?.innerText.slice(0, 400)")
                raise AssertionError(f"{self.name}: not {expression}\n{page}")
            time.sleep(0.1)

    def root(self, name: str, value: str) -> None:
        self.until(ROOT_IS.format(name=name, value=value))

    def holds(self, test_id: str, text: str = "") -> None:
        self.until(SHOWN.format(id=test_id))
        self.until(HOLDS.format(id=test_id, text=text))

    def tap(self, test_id: str) -> None:
        self.holds(test_id)
        x, y = self.js(CENTRE.format(id=test_id))
        self.press(x, y)

    def fill(self, test_id: str, text: str) -> None:
        self.tap(test_id)
        self.write(text)
        self.until(VALUE_IS.format(id=test_id, text=text))

    def picture(self, file: pathlib.Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(self.png()))


@contextlib.contextmanager
def process(*command: str | pathlib.Path, **more) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a process group of its own, which ends with the block, whatever it started."""
    running = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL,
                               **{"stderr": subprocess.DEVNULL} | more)
    try:
        yield running
    finally:
        end(running)


def end(running: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


@contextlib.contextmanager
def at_most(seconds: float, *running: subprocess.Popen[bytes]) -> Iterator[None]:
    """A hard limit: when time is up the browser dies, and with it the call that waited for it."""
    timer = threading.Timer(seconds, lambda: [end(each) for each in running])
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
