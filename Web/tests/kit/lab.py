"""Instruments: what a page costs, how smoothly it moves, how fast it answers a finger."""

import json
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, CDPSession

from kit.server import ROOT
from kit.surface import Surface

REPORT = ROOT / "out/bench/web.json"

# Lighthouse's phone: 1.6 Mbit/s, 150 ms, a processor four times slower than this machine.
MOBILE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
MOBILE_CPU = 4

FRAME_MS = 1000 / 60
# A longer task keeps a finger waiting.
LONG_MS = 50

VITALS = """
  window.vitals = { lcp: 0, fcp: 0, cls: 0, long: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime));
  watch("paint", (entry) => { if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value; });
  watch("longtask", (entry) => vitals.long.push([entry.startTime, entry.duration]));
"""

# The frames from `pointerdown` on the brake until something about it looks different.
PULL = """() => new Promise((done) => {
  const brake = document.querySelector("[data-testid=brake-button]");
  const look = () => `${brake.className}|${brake.textContent}|${getComputedStyle(brake).transform}`;
  brake.addEventListener("pointerdown", (event) => {
    const before = look();
    let frames = 0;
    const step = () => {
      frames += 1;
      if (!brake.isConnected || look() !== before || frames > 60)
        return done({ frames, ms: performance.now() - event.timeStamp });
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }, { capture: true, once: true });
  window.armed = true;
})"""

# Notes the time between frames until `framesSeen()`.
FRAMES = """() => {
  const deltas = [];
  let last = performance.now();
  let handle = requestAnimationFrame(function step(now) {
    deltas.push(now - last);
    last = now;
    handle = requestAnimationFrame(step);
  });
  window.framesSeen = () => (cancelAnimationFrame(handle), deltas.slice(1));
}"""

# When each number of each countdown appears, in wall-clock time of this machine.
FLIPS = """() => {
  window.flips = {};
  const note = () => document.querySelectorAll("[role=timer]").forEach((timer) => {
    const second = /\\d+/.exec(timer.getAttribute("aria-label") ?? timer.textContent)?.[0];
    if (second) window.flips[second] ??= performance.timeOrigin + performance.now();
  });
  note();
  new MutationObserver(note).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def devtools(surface: Surface, cpu: float = 1) -> CDPSession:
    session = surface.context.new_cdp_session(surface.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    return session


def blocking_ms(vitals: dict) -> float:
    """Total blocking time: what long tasks last beyond 50 ms after the first paint."""
    return beyond_ms([length for start, length in vitals["long"] if start >= vitals["fcp"]])


# What the browser writes down of each task.
TASKS = ["disabled-by-default-devtools.timeline", "loading"]


@contextmanager
def noting(browser: Browser, categories: list[str]) -> Iterator[list[bytes]]:
    """The browser takes notes meanwhile: the one element of the list afterwards."""
    notes: list[bytes] = []
    browser.start_tracing(categories=categories)
    try:
        yield notes
    finally:
        notes.append(browser.stop_tracing())


def tasks_ms(trace: bytes) -> list[float]:
    """The tasks of the thread that draws a page, from its first paint: the time that the processor gave to each, which
    does not grow when others run here too."""
    events = json.loads(trace)["traceEvents"]
    painted = next(event for event in events if event["name"] == "firstContentfulPaint")
    thread = (painted["pid"], painted["tid"])
    return [event["tdur"] / 1000 for event in events if event["name"] == "RunTask" and event["ph"] == "X"
            and (event["pid"], event["tid"]) == thread and event["ts"] >= painted["ts"]]


def long_ones(lengths: list[float]) -> dict:
    """How many tasks last more than 50 ms, and the longest of all."""
    return {"tasks": sum(length > LONG_MS for length in lengths), "longestMs": round(max(lengths, default=0))}


def beyond_ms(lengths: list[float]) -> float:
    """What tasks last beyond 50 ms: the blocking time."""
    return sum(max(0, length - LONG_MS) for length in lengths)


def frames(surface: Surface, seconds: float, begin: Callable[[], object] = lambda: None) -> dict:
    """How smoothly a page moves for so long, from just before `begin`."""
    surface.page.evaluate(FRAMES)
    begin()
    surface.page.wait_for_timeout(seconds * 1000)
    return smoothness(surface.page.evaluate("framesSeen()"))


def smoothness(deltas: list[float]) -> dict:
    """Frames per second, and how many frames of 60 Hz were missed."""
    total = sum(deltas)
    expected = total / FRAME_MS
    return {"fps": round(1000 * len(deltas) / total, 1), "dropped": max(0, round(expected) - len(deltas)),
            "droppedShare": round(max(0.0, 1 - len(deltas) / expected), 3),
            "medianMs": round(statistics.median(deltas), 1), "worstMs": round(max(deltas), 1)}


# What the browser writes down of each frame that it could have shown.
SHOWN = ["disabled-by-default-devtools.timeline.frame"]


def shown(trace: bytes) -> dict:
    """Pictures per second that came to the screen, and how many a motion missed, by the browser's own notes."""
    events = json.loads(trace)["traceEvents"]
    times = [event["ts"] for event in events if event.get("ts")]
    seconds = (max(times) - min(times)) / 1e6
    frames = [event["args"]["frame_reporter"] for event in events
              if event["name"] == "PipelineReporter" and event["ph"] == "b"]
    came = {frame["frame_sequence"] for frame in frames if frame["state"].startswith("STATE_PRESENTED")}
    missed = [frame for frame in frames if frame["state"] == "STATE_DROPPED" and frame["affects_smoothness"]]
    return {"screenFps": round(len(came) / seconds, 1), "screenDropped": len(missed)}


def report(name: str, figures: Any) -> None:
    """Adds figures to out/bench/web.json and prints them."""
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    all_figures = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    all_figures[name] = figures
    REPORT.write_text(json.dumps(all_figures, indent=2) + "\n")
    print(f"{name}: {json.dumps(figures)}")
