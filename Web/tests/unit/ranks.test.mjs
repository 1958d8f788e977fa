// Who stands on the podium.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isScoreless, stepsOf } from "../../src/ui/ranks";

const people = (...points) => points.map((each, i) => ({ playerId: `p${i}`, points: each }));
const placed = (...points) => [...stepsOf(people(...points))].map(([rank, rows]) => [rank, rows.map((row) => row.playerId)]);

test("UI-T20 UI-P24 equal points share a step, and the places behind them stay empty", () => {
  assert.deepEqual(placed(9, 7, 5, 3), [[1, ["p0"]], [2, ["p1"]], [3, ["p2"]]]);
  assert.deepEqual(placed(9, 9, 5), [[1, ["p0", "p1"]], [3, ["p2"]]]);
  assert.deepEqual(placed(9, 7, 5, 5), [[1, ["p0"]], [2, ["p1"]], [3, ["p2", "p3"]]]);
  assert.deepEqual(placed(9, 7, 7, 5), [[1, ["p0"]], [2, ["p1", "p2"]]]);
});

test("UI-T20 nobody stands on the podium for 0 points, but a single runner-up", () => {
  assert.deepEqual(placed(9, 0, 0, 0), [[1, ["p0"]]]);
  assert.deepEqual(placed(9, 0), [[1, ["p0"]], [2, ["p1"]]]);
  assert.deepEqual(placed(0, 0), []);
  assert.deepEqual(placed(0), []);
});

test("UI-T21 a game without points has no winner", () => {
  assert.equal(isScoreless(people(0, 0)), true);
  assert.equal(isScoreless([]), true);
  assert.equal(isScoreless(people(2, 0)), false);
});
