// How many have answered, told between two snapshots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted } from "../../src/lib/count";

const question = { questionText: "?", currentQuestionIndex: 1, answeredCount: 0, totalPlayers: 3 };
const told = (more) => ({ currentQuestionIndex: 1, answeredCount: 2, totalPlayers: 3, ...more });

test("EX40 the newest count joins the question it is about", () => {
  const state = { version: 4, followupQuestion: question };
  assert.deepEqual(counted(state, told()).followupQuestion, { ...question, answeredCount: 2 });
  assert.equal(counted(state, told({ currentQuestionIndex: 0 })), state);
  const between = { version: 5, followupQuestion: null };
  assert.equal(counted(between, told()), between);
});
