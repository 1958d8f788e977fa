// What a phone draws while its next screen is being built.
import assert from "node:assert/strict";
import { test } from "node:test";
import { screenOf, toDraw } from "../../src/player/useUnhurried";

const game = (phase, more = {}) => ({ state: phase && { phase, ...more } });

test("UI-A6 a view begins with the snapshot that called it, and goes on with what is now", () => {
  const [lobby, clue, later] = [game("LOBBY"), game("CLUE_LEVEL"), game("CLUE_LEVEL")];
  assert.equal(toDraw(clue, lobby, lobby), lobby);
  assert.equal(toDraw(later, lobby, lobby), lobby);
  assert.equal(toDraw(later, clue, lobby), clue);
  assert.equal(toDraw(later, clue, clue), later);
});

test("a seat taken up again begins with an empty screen, not with the one it was left at", () => {
  const [nothing, reveal] = [game(null), game("REVEAL_DESTINATION")];
  assert.equal(toDraw(nothing, reveal, reveal), nothing);
});

test("a screen that is overtaken is never drawn", () => {
  const [lobby, clue, reveal] = [game("LOBBY"), game("CLUE_LEVEL"), game("REVEAL_DESTINATION")];
  assert.equal(toDraw(reveal, clue, lobby), lobby);
  assert.equal(toDraw(reveal, reveal, lobby), reveal);
});

test("UI-P10 a brake shows at once, on the screen that is there; a question is another", () => {
  assert.equal(screenOf(game("PAUSED_FOR_BRAKE")), screenOf(game("CLUE_LEVEL")));
  const question = (n) => screenOf(game("FOLLOWUP_QUESTION", { followupQuestion: { currentQuestionIndex: n } }));
  assert.notEqual(question(0), question(1));
  assert.notEqual(screenOf(game(null)), screenOf(game("LOBBY")));
});
