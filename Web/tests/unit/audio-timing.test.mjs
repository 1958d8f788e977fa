// When a sound starts: on the server's clock, or at once; and where a loop is entered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loopPosition, nextBeat, onBeat, startTime } from "../../src/tv/audio/timing";

const now = { serverMs: 1_800_000_000_000, contextS: 12, latencyS: 0 };
const near = (a, b, within = 1e-6) => assert.ok(Math.abs(a - b) <= within, `${a} is not ${b}`);

test("AU21 a cue ahead is started on its moment, earlier by the way to the room", () => {
  near(startTime(now.serverMs + 400, now), 12.4);
  near(startTime(now.serverMs + 400, { ...now, latencyS: 0.03 }), 12.37);
  near(startTime(now.serverMs + 10, { ...now, latencyS: 0.03 }), 12);
});

test("AU21 a cue that has passed is played at once, by little or by much", () => {
  for (const late of [0, 1, 499, 501, 60_000]) assert.equal(startTime(now.serverMs - late, now), 12);
});

test("AU21 a moment that cannot be meant is now", () => {
  for (const bad of [now.serverMs + 3_600_000, NaN, Infinity, undefined]) assert.equal(startTime(bad, now), 12);
});

test("S26 music up to 500 ms late begins with its first note", () => {
  for (const late of [-300, 0, 120, 500]) assert.equal(loopPosition(now.serverMs - late, 12, 48, now), 0);
});

test("S26 music that is later enters at (now − start) mod L", () => {
  near(loopPosition(now.serverMs - 501, 12, 48, now), 0.501);
  near(loopPosition(now.serverMs - 50_000, 12, 48, now), 2);
  near(loopPosition(now.serverMs - 480_000, 12, 48, now), 0);
  near(loopPosition(now.serverMs - 50_000, 12.25, 48, now), 2.25);
  near(loopPosition(now.serverMs - 50_000, 12, 48, { ...now, latencyS: 0.1 }), 2.1);
});

test("S9 the wait for a beat makes no track late", () => {
  assert.equal(loopPosition(now.serverMs - 120, 12.49, 48, now), 0);
});

test("S26 a length that is none does no harm", () => {
  for (const length of [0, NaN, -1]) assert.equal(loopPosition(now.serverMs - 9000, 12, length, now), 0);
});

test("S26 95 % of starts are within 50 ms with a clock that is off by up to 40 and jitters", () => {
  const offsets = Array.from({ length: 100 }, (_, i) => -40 + (80 * i) / 99);
  const errors = offsets.map((offset) => {
    const heard = { ...now, serverMs: now.serverMs + offset };
    return (startTime(now.serverMs + 250, heard) - 12.25) * 1000;
  });
  assert.ok(errors.filter((error) => Math.abs(error) <= 50).length >= 95, errors.join(" "));
});

test("S9 the next track begins on a beat of the one that plays", () => {
  near(nextBeat(10, 12.1), 12.5);
  near(nextBeat(10.2, 12.1), 12.2);
  near(nextBeat(10, 12.5), 12.5);
  near(nextBeat(-35.75, 12), 12.25);
  assert.deepEqual([0.2, 0.3, 47.9].map(onBeat), [0, 0.5, 48]);
});
