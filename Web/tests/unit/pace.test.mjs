// How the night train goes: slower with each clue, still at a brake and while the host pauses.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { rideOf } from "../../src/tv/phases";
import { endsHere } from "../../src/tv/train/pace";

const clue = { phase: "CLUE_LEVEL", paused: false, timer: {}, clueLevelPoints: 10 };

test("UI-T10 the train slows with the points, toward the station", () => {
  const speeds = [10, 8, 6, 4, 2].map((clueLevelPoints) => rideOf({ ...clue, clueLevelPoints }, false).speed);
  assert.deepEqual(speeds, [1, 0.8, 0.6, 0.4, 0.2]);
});

test("UI-T11 UI-A13 it stands from the first press on the brake, and while the game is paused", () => {
  assert.equal(rideOf(clue, true).speed, 0);
  assert.equal(rideOf({ ...clue, phase: "PAUSED_FOR_BRAKE" }, false).speed, 0);
  assert.equal(rideOf({ ...clue, paused: true }, false).speed, 0);
});

test("UI-T11 the glass is red from the first press until the answer", () => {
  assert.equal(rideOf(clue, false).glass, "clear");
  assert.equal(rideOf(clue, true).glass, "brake");
  assert.equal(rideOf({ ...clue, phase: "PAUSED_FOR_BRAKE" }, false).glass, "brake");
});

test("UI-T31 the picture of the finale is taken at the last station only", () => {
  const asked = { phase: "FOLLOWUP_QUESTION", destinationIndex: 2, totalDestinations: 2 };
  assert.equal(endsHere(asked), true);
  assert.equal(endsHere({ ...asked, destinationIndex: 1 }), false);
  assert.equal(endsHere({ phase: "FOLLOWUP_QUESTION" }), false);
  assert.equal(endsHere({ ...asked, phase: "SCOREBOARD" }), false);
  assert.equal(endsHere({ ...asked, phase: "ROUND_END", destinationIndex: 1 }), true);
});
