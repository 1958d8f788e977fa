// The view from the train: the same for the same session and number, whatever the destination is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { crest, landscape, tileWidth } from "../../src/tv/train/landscape";

const source = (name) => readFileSync(new URL(`../../src/tv/train/${name}`, `file://${process.cwd()}/tests/unit/`), "utf8");

test("UI-T30 a session and a number give the same landscape every time", () => {
  assert.deepEqual(landscape("session-a", 2), landscape("session-a", 2));
});

test("UI-T30 another session or number gives another landscape", () => {
  const first = landscape("session-a", 0);
  assert.notDeepEqual(landscape("session-b", 0), first);
  assert.notDeepEqual(landscape("session-a", 1), first);
});

test("UI-T30 nothing in the train window reads the destination", () => {
  for (const file of ["Window.tsx", "landscape.ts", "useJourney.ts", "pace.ts", "palette.ts"]) {
    assert.doesNotMatch(source(file), /\.destination\b|contentPackId|country|coordinates/, file);
  }
});

test("a ridge ends at the height it began, so that tiles join", () => {
  const { mountains, hills, shore, woods } = landscape("session-a", 0);
  for (const ridge of [mountains, hills, shore, woods]) {
    assert.ok(Math.abs(crest(ridge, 0) - crest(ridge, tileWidth)) < 1e-6);
  }
});
