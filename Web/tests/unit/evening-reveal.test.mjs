// The reveal of an evening: verdicts as rows, guesses as pins, and what stands on the screen of many rows.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf, stepsOf } from "../../src/tv/reveal/lines";
import { arrivedOf, pinsOf } from "../../src/tv/reveal/pins";
import { rowsOnPage, windowOf } from "../../src/tv/reveal/VerdictRows";

const paris = { name: "Paris", lat: 48.85, lon: 2.35, distanceKm: 3210 };
const verdict = (playerId, isCorrect, more) => ({
  playerId, playerName: playerId, answerText: "x", isCorrect, pointsAwarded: isCorrect ? 8 : 0, clueLevelPoints: 8, note: false, byChoice: false, ...more,
});
const step = (index, ...group) => ({ index, of: 3, isLast: index === 2, group });
const ids = (lines) => lines.map(({ playerId }) => playerId);

test("steps stand in their order, each once, however often they are told", () => {
  const [first, second] = [step(0, verdict("a", false)), step(1, verdict("b", true))];
  assert.deepEqual(stepsOf([second, first, second], []).map(({ index }) => index), [0, 1]);
  assert.deepEqual(ids(linesOf(stepsOf([second], [first]))), ["a", "b"]);
});

test("an override in the state is newer than what was heard of it", () => {
  const [line] = linesOf(stepsOf([step(0, verdict("a", false))], [step(0, verdict("a", true))]));
  assert.equal(line.correct, true);
});

test("the results have the last word, and bring the answers that were skipped", () => {
  const results = [
    { playerId: "a", playerName: "a", answerText: "x", isCorrect: true, pointsAwarded: 5, lockedAtLevelPoints: 8 },
    { playerId: "b", playerName: "b", answerText: "y", isCorrect: false, pointsAwarded: 0, lockedAtLevelPoints: 4, clueLevelPoints: 6, note: true },
  ];
  const lines = linesOf([step(0, verdict("a", false))], results);
  assert.deepEqual(ids(lines), ["a", "b"]);
  assert.deepEqual([lines[0].correct, lines[0].points], [true, 5]);
  assert.deepEqual([lines[1].level, lines[1].note], [6, true]);
});

test("who guesses the same shares a pin; the right ones hop onto the place", () => {
  const lines = linesOf([step(0, verdict("a", false, { guess: paris }), verdict("b", false, { guess: paris }), verdict("c", false)), step(1, verdict("d", true))]);
  assert.deepEqual(pinsOf(lines), [{ ...paris, playerIds: ["a", "b"] }]);
  assert.deepEqual(arrivedOf(lines), ["d"]);
});

test("UI-E12 rows scroll by pages of seven: the newest while they land, then one page after the other", () => {
  const lines = Array.from({ length: 16 }, (_, i) => i);
  assert.equal(rowsOnPage, 7);
  assert.deepEqual(windowOf(lines, null), [9, 10, 11, 12, 13, 14, 15]);
  assert.deepEqual(windowOf(lines, 0), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(windowOf(lines, 2), [14, 15]);
  assert.deepEqual(windowOf(lines, 3), windowOf(lines, 0));
  assert.deepEqual(windowOf([1, 2], 5), [1, 2]);
});
