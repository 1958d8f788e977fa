// The figures of the mixing desk, and which file is played where.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Duck } from "../../src/tv/audio/duck";
import { Envelope } from "../../src/tv/audio/envelope";
import { busGain, fall, linear, rise } from "../../src/tv/audio/levels";
import { fileOf, nominalDb } from "../../src/tv/audio/tracks";
import { phaseOf } from "../../src/tv/phases";

const soon = (phase, destination) => phaseOf({ phase }).soon?.(destination) ?? [];

const near = (a, b, within = 1e-6) => assert.ok(Math.abs(a - b) <= within, `${a} is not ${b}`);

/** An AudioParam that plays nothing. */
const param = () => ({
  setValueAtTime() {},
  cancelScheduledValues() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
});

test("AU12 the host's levels; Off mutes", () => {
  near(busGain(0), 1);
  near(busGain(-20), 0.1);
  near(busGain(6), 1.9953, 1e-4);
  assert.equal(busGain(-40), 0);
});

test("S12 a crossfade keeps the power", () => {
  for (const share of [0, 0.1, 0.5, 0.8, 1]) near(rise(share) ** 2 + (1 - fall(share)) ** 2, 1);
});

test("a change in the middle of a fade goes on from where it is", () => {
  const envelope = new Envelope(param(), 1);
  envelope.from(1).to(2, 0);
  near(envelope.valueAt(1.5), 0.5);
  envelope.from(1.5).to(2.5, 1);
  near(envelope.valueAt(1.25), 0.75);
  near(envelope.valueAt(1.5), 0.5);
  near(envelope.valueAt(2), 0.75);
  near(envelope.valueAt(9), 1);
});

test("a fade in dB is even to the ear", () => {
  const envelope = new Envelope(param(), 1);
  envelope.from(0).toInDb(1, linear(-10));
  near(envelope.valueAt(0.5), linear(-5));
});

/** The course of a duck as [second, dB]. */
function course(play) {
  const seen = [];
  const value = { ...param(), exponentialRampToValueAtTime: (gain, at) => seen.push([at, 20 * Math.log10(gain)]) };
  play(new Duck(value));
  return seen.map(([at, db]) => [Number(at.toFixed(3)), Number(db.toFixed(1)) + 0]);
}

test("AU6 ducking is −10 dB with an attack of 150 ms, and a release of 900 ms", () => {
  assert.deepEqual(course((duck) => duck.press(1, 2)), [[1.15, -10], [3, -10], [3.9, 0]]);
});

test("AU6 clips that overlap extend the same duck, whichever is longer", () => {
  const longer = course((duck) => (duck.press(1, 2), duck.press(2, 4)));
  assert.deepEqual(longer.slice(-2), [[6, -10], [6.9, 0]]);
  const shorter = course((duck) => (duck.press(1, 5), duck.press(2, 1)));
  assert.deepEqual(shorter.slice(-2), [[6, -10], [6.9, 0]]);
});

test("S11 a clip that is cut lets the bed come back, and the next presses it down again", () => {
  const seen = course((duck) => (duck.press(1, 5), duck.release(2), duck.press(3, 1)));
  assert.deepEqual(seen.slice(-4), [[2.9, 0], [3.15, -10], [4, -10], [4.9, 0]]);
});

test("three destinations have three journeys, the fourth the first again", () => {
  const files = [0, 1, 2, 3].map((index) => fileOf("music_travel_loop", index));
  assert.deepEqual(files, ["music_travel_loop", "music_travel_loop_2", "music_travel_loop_3", "music_travel_loop"]);
  assert.equal(fileOf("music_followup_loop", 2), "music_followup_loop");
  assert.equal(fileOf("music_travel", 1), "music_travel");
});

test("AU2 the intro lies 6 dB lower than the loops", () => {
  assert.deepEqual(["music_travel", "music_travel_loop", "music_followup_loop"].map(nominalDb), [-6, 0, 0]);
});

test("what comes next is decoded ahead", () => {
  assert.deepEqual(soon("LOBBY", 0), ["music_travel", "music_travel_loop"]);
  assert.deepEqual(soon("ROUND_INTRO", 0), ["music_travel_loop"]);
  assert.deepEqual(soon("CLUE_LEVEL", 0), ["music_followup_loop"]);
  assert.deepEqual(soon("SCOREBOARD", 0), ["music_travel_loop_2"]);
  assert.deepEqual(soon("ROUND_END", 0), []);
});
