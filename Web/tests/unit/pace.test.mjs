// How the night train goes: slower with each clue, still at a brake and while the host pauses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { endsHere, glassOf, speedOf } from "../../src/tv/train/pace";

const clue = { phase: "CLUE_LEVEL", paused: false, timer: {}, clueLevelPoints: 10 };

test("UI-T10 the train slows with the points, toward the station", () => {
  const speeds = [10, 8, 6, 4, 2].map((clueLevelPoints) => speedOf({ ...clue, clueLevelPoints }, false));
  assert.deepEqual(speeds, [1, 0.8, 0.6, 0.4, 0.2]);
});

test("UI-T11 UI-A13 it stands from the first press on the brake, and while the game is paused", () => {
  assert.equal(speedOf(clue, true), 0);
  assert.equal(speedOf({ ...clue, phase: "PAUSED_FOR_BRAKE" }, false), 0);
  assert.equal(speedOf({ ...clue, paused: true }, false), 0);
});

test("UI-T11 the glass is red from the first press until the answer", () => {
  assert.equal(glassOf(clue, false), "clear");
  assert.equal(glassOf(clue, true), "brake");
  assert.equal(glassOf({ ...clue, phase: "PAUSED_FOR_BRAKE" }, false), "brake");
});

test("UI-T31 the picture of the finale is taken at the last station only", () => {
  const asked = { phase: "FOLLOWUP_QUESTION", destinationIndex: 2, totalDestinations: 2 };
  assert.equal(endsHere(asked), true);
  assert.equal(endsHere({ ...asked, destinationIndex: 1 }), false);
  assert.equal(endsHere({ phase: "FOLLOWUP_QUESTION" }), false);
  assert.equal(endsHere({ ...asked, phase: "SCOREBOARD" }), false);
  assert.equal(endsHere({ ...asked, phase: "ROUND_END", destinationIndex: 1 }), true);
});
