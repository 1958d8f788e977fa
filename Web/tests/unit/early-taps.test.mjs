// Taps on the drawn page, kept until its script is there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noteEarlyTap, replayEarlyTaps } from "../../src/player/first/screens";

test("UI-A10 no early press is swallowed: each once, in order, on buttons that are there", () => {
  const clicked = [];
  globalThis.document = {
    documentElement: { dataset: {} },
    querySelector: (selector) => (selector.includes("gone") ? null : { click: () => clicked.push(selector) }),
  };
  for (const button of ["lang-en", undefined, "gone", "lang-en", "join-button"]) noteEarlyTap(button);
  replayEarlyTaps();
  replayEarlyTaps();
  assert.deepEqual(clicked, ['#root [data-testid="lang-en"]', '#root [data-testid="join-button"]']);
  delete globalThis.document;
});
