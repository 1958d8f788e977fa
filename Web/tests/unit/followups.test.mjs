// The host's list of judged questions, from everything told about them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { followupHistory } from "../../src/host/followupHistory";
import { noMoments, remember, settle } from "../../src/lib/moments";
import { recall } from "../../src/lib/recall";

const results = (currentQuestionIndex, ...right) => ({
  currentQuestionIndex,
  correctAnswer: "x",
  results: ["p1", "p2"].map((playerId) => ({ playerId, isCorrect: right.includes(playerId) })),
});
const told = (type, payload = {}) => ({ type, payload, serverTimeMs: 1 });
const after = (...messages) => messages.reduce((moments, message) => remember(moments, message, 1), noMoments);

test("UI-H57 a question is listed once, in order, with the verdicts after an override", () => {
  const history = followupHistory([results(1, "p1"), results(0, "p1"), results(1, "p2"), results(0, "p1")]);
  assert.deepEqual(history.map(({ results: { currentQuestionIndex: i } }) => i), [0, 1]);
  assert.deepEqual(history.map(({ overruled }) => [...overruled]), [[], ["p1", "p2"]]);
  assert.equal(history[1].results.results[1].isCorrect, true);
});

test("EX4 UI-H33 FOLLOWUP_RESULTS among the missing messages are listed too", () => {
  const before = after(told("FOLLOWUP_RESULTS", results(0, "p1")));
  const missed = [
    told("FOLLOWUP_QUESTION_PRESENT", { currentQuestionIndex: 1 }),
    told("FOLLOWUP_RESULTS", results(1, "p2")),
    told("FOLLOWUP_QUESTION_PRESENT", { currentQuestionIndex: 2 }),
  ];
  const { judged } = recall({ before, since: [] }, missed, { phase: "FOLLOWUP_QUESTION" }, 1);
  assert.equal(followupHistory(judged).length, 2);
});

test("the list is empty again at the next destination", () => {
  const moments = after(told("FOLLOWUP_RESULTS", results(0)), told("NEXT_DESTINATION_EVENT"));
  assert.equal(moments.judged.length, 1);
  assert.equal(settle(moments, { roundIndex: 0 }, { roundIndex: 1, phase: "CLUE_LEVEL" }).judged.length, 0);
  assert.equal(remember(moments, told("CLUE_PRESENT"), 1).judged.length, 0);
});
