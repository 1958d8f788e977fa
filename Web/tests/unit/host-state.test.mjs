// What the host's page reads out of a state alone, as after a reload.
import assert from "node:assert/strict";
import { test } from "node:test";
import { latecomers } from "../../src/host/late";
import { isClosed } from "../../src/host/questions";

const player = (playerId, joinedAtMs, more = {}) => ({ playerId, role: "player", joinedAtMs, ...more });
const players = [
  { playerId: "host", role: "host", joinedAtMs: 0 },
  player("newest", 30),
  player("first", 10),
  player("gone", 40, { hasLeft: true }),
  player("second", 20),
];
const state = (more) => ({ phase: "CLUE_LEVEL", players, ...more });

test("UI-H59 who is not counted came last, and waits until the game is over", () => {
  assert.deepEqual([...latecomers(state({ totalPlayers: 2 }))], ["newest"]);
  assert.deepEqual([...latecomers(state({ totalPlayers: 1 }))], ["second", "newest"]);
  assert.equal(latecomers(state({ totalPlayers: 3 })).size, 0);
  assert.equal(latecomers(state({})).size, 0);
  for (const phase of ["LOBBY", "FINAL_RESULTS", "ROUND_END"]) {
    assert.equal(latecomers(state({ phase, totalPlayers: 1 })).size, 0);
  }
});

test("UI-H40 a question is closed by its event, or by having no time in a game that runs", () => {
  const asked = (timer, paused) => ({ followupQuestion: { currentQuestionIndex: 1, timer }, paused });
  const timer = { timerId: "t", startAtServerMs: 0, durationMs: 1 };
  const nothing = { followupLocked: null };
  const locked = (currentQuestionIndex) => ({ followupLocked: { currentQuestionIndex } });
  assert.equal(isClosed(asked(timer, undefined), nothing), false);
  assert.equal(isClosed(asked(timer, undefined), locked(0)), false);
  assert.equal(isClosed(asked(timer, undefined), locked(1)), true);
  assert.equal(isClosed(asked(null, undefined), nothing), true);
  assert.equal(isClosed(asked(null, true), nothing), false);
  assert.equal(isClosed({ followupQuestion: null }, nothing), false);
});
