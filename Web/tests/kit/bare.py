"""A page in the hands of the browser alone. Playwright finds and presses by a script of its own inside the page, which
is a longer task there than any of the page's: what is measured is watched and touched without it."""

import time
from typing import Any

from playwright.sync_api import CDPSession

from kit.surface import ASKING_MS, PATIENCE_MS

IN_VIEW = """(() => {
  const all = [...document.querySelectorAll("[data-testid='%s']")];
  const seen = all.find((each) => each.checkVisibility());
  if (!seen) return null;
  seen.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = seen.getBoundingClientRect();
  return width > 0 && { x: x + width / 2, y: y + height / 2 };
})()"""


class Bare:
    """Eyes and a finger on a page."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    def ask(self, expression: str) -> Any:
        """What a JavaScript expression is in the page."""
        asked = {"expression": expression, "returnByValue": True}
        return self._session.send("Runtime.evaluate", asked)["result"].get("value")

    def until(self, condition: str) -> Any:
        """Waits for an expression to be true; returns it."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while not (found := self.ask(condition)):
            assert time.monotonic() < deadline, f"never came true: {condition}"
            time.sleep(ASKING_MS / 1000)
        return found

    def phase(self, phase: str) -> None:
        self.until(f"document.querySelector('#root')?.dataset.phase === '{phase}'")

    def see(self, test_id: str) -> dict[str, float]:
        """Waits until something is visible; returns its middle."""
        return self.until(IN_VIEW % test_id)

    def says(self, test_id: str, text: str) -> None:
        self.until(f"document.querySelector(\"[data-testid='{test_id}']\")?.textContent.includes('{text}')")

    def tap(self, test_id: str) -> None:
        spot = self.see(test_id)
        self._session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def write(self, test_id: str, text: str) -> None:
        self.tap(test_id)
        self.until(f"document.activeElement?.dataset.testid === '{test_id}'")
        self._session.send("Input.insertText", {"text": text})
