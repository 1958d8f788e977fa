// What the TV of an evening works out by itself: the night's line, the scoreboard's moments, who chose what.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, beatOf } from "../../src/tv/evening/beat";
import { byCarriage } from "../../src/tv/evening/carriageRows";
import { isEvening, seedOf, stopsOf } from "../../src/tv/evening/evening";
import { counted, inOldOrder } from "../../src/tv/evening/gains";
import { nightLine } from "../../src/tv/evening/night";
import { picksOf } from "../../src/tv/evening/picks";
import { moved, moveOf, noMoves } from "../../src/tv/people/moves";
import { ridersOf, ridesIn } from "../../src/tv/people/riders";

const night = (...wins) => ({
  journeys: 2,
  stops: [],
  standings: wins.map((each, i) => ({ playerId: `p${i}`, name: ["Alva", "Bo", "Cia", "Dan"][i], wins: each, points: 9 - i })),
});

test("EVE83 one leads, two lead, or nobody does", () => {
  assert.equal(nightLine(night(2, 1, 0)), "Alva leder kvällen 2–1");
  assert.equal(nightLine({ ...night(1, 0), journeys: 1 }), "Alva leder kvällen 1–0");
  assert.equal(nightLine(night(1, 1, 0)), "Alva och Bo leder kvällen, 1 var");
  assert.equal(nightLine(night(1, 1, 1)), "Jämnt skägg i kväll");
  assert.equal(nightLine(night(0, 0)), "Jämnt skägg i kväll");
  assert.equal(nightLine(night(1)), "Alva leder kvällen 1–0");
  assert.equal(nightLine({ ...night(0, 0), journeys: 0 }), "");
  assert.equal(nightLine(undefined), "");
});

test("EVE19 each journey of a night has its own landscape, the first one that of the session", () => {
  const state = (number) => ({ sessionId: "s", journey: number && { number } });
  assert.equal(seedOf(state()), "s");
  assert.equal(seedOf(state(1)), "s");
  assert.notEqual(seedOf(state(2)), seedOf(state(3)));
  assert.equal(isEvening(state()), false);
});

test("UI-E9 the lobby knows how many stops are planned, or how many are asked for", () => {
  const journey = { number: 1, lengthsMin: [5, 9, 13, 16, 20], minutes: 16, rulesDone: false };
  assert.equal(stopsOf({ journey }, 3), 4);
  assert.equal(stopsOf({ journey: { ...journey, minutes: 11 } }, 3), 3);
  assert.equal(stopsOf({}, 3), undefined);
});

const row = (playerId, score, rank, place, questions) => ({ playerId, name: playerId, score, rank, gained: { place, questions } });
const final = [row("b", 12, 1, 8, 2), row("a", 10, 2, 0, 0), row("c", 10, 2, 4, 0)];

test("EVE53 at 0 rows stand in the old order with their old points and ranks", () => {
  const rows = inOldOrder(counted(final, 0), final);
  assert.deepEqual(rows.map(({ playerId, score, rank }) => [playerId, score, rank]), [["a", 10, 1], ["c", 6, 2], ["b", 2, 3]]);
  assert.deepEqual(rows.map(({ place, questions }) => [place, questions]), [[0, 0], [0, 0], [0, 0]]);
});

test("EVE53 columns count up while rows keep their places; in the end all is as the server told", () => {
  const half = inOldOrder(counted(final, 0.5), final);
  assert.deepEqual(half.map(({ playerId, place, questions, score }) => [playerId, place, questions, score]), [["a", 0, 0, 10], ["c", 2, 0, 8], ["b", 4, 1, 7]]);
  assert.deepEqual(counted(final, 1).map(({ score, rank }) => [score, rank]), [[12, 1], [10, 2], [10, 2]]);
  const [bare] = counted([{ playerId: "a", name: "a", score: 3, rank: 1 }], 0);
  assert.equal(bare.score, 3);
  assert.equal(bare.place, undefined);
});

test("EVE53 offsets follow the pace: the timer says how long all of it takes", () => {
  const beat = beatOf({ timerId: "t", startAtServerMs: 1000, durationMs: 3000 }, 6000);
  assert.equal(at(beat, 1800), 1900);
  assert.equal(at(null, 1800), null);
});

const result = (playerId, choice, isCorrect, answerText = "") => ({ playerId, playerName: playerId, answerText, isCorrect, pointsAwarded: 0, choice });

test("UI-E13 passengers stand under what they chose; who gave no answer is counted and not named", () => {
  const picks = picksOf([result("a", 0, true), result("b", 2, false), result("c", undefined, false)], ["x", "y", "z"]);
  assert.deepEqual(picks.options.map((some) => some.map(({ playerId }) => playerId)), [["a"], [], ["b"]]);
  assert.equal(picks.silent, 1);
});

test("UI-E13 without the number of an option its text says which it was; of open questions there are right and other answers", () => {
  const picks = picksOf([result("a", undefined, true, "x"), result("b", undefined, false, "z")], ["x", "y", "z"]);
  assert.deepEqual(picks.options.map((some) => some.length), [1, 0, 1]);
  const open = picksOf([result("a", undefined, true, "Nil"), result("b", undefined, false, "Rhen"), result("c", undefined, false)], null);
  assert.deepEqual([open.right.length, open.other.length, open.silent], [1, 1, 1]);
});

test("EVE77 all start when somebody brakes, one waves with its note, and the next clue ends it", () => {
  let moves = moved(noMoves, "NOTE_HANDED", { playerId: "a" }, 1);
  assert.deepEqual(moveOf(moves, "a"), { mood: "wave", moment: 1, note: true });
  assert.equal(moveOf(moves, "b"), null);
  moves = moved(moves, "BRAKE_ACCEPTED", { playerId: "b" }, 2);
  assert.deepEqual([moveOf(moves, "a").mood, moveOf(moves, "b").mood], ["start", "start"]);
  moves = moved(moves, "FOLLOWUP_RESULTS", { results: [result("a", 0, true), result("b", 1, false)] }, 3);
  assert.deepEqual([moveOf(moves, "a").mood, moveOf(moves, "b").mood, moveOf(moves, "c").mood], ["cheer", "sulk", "start"]);
  assert.equal(moved(moves, "CLUE_PRESENT", {}, 4), noMoves);
  assert.equal(moved(moves, "MUSIC_STOP", {}, 4), moves);
});

test("UI-E8 those stand in the passenger train whose seats are not empty for good; who is away sleeps", () => {
  const seat = (playerId, more) => ({ playerId, name: playerId, isConnected: true, passenger: "fox", tone: 1, ...more });
  const state = { phase: "CLUE_LEVEL", players: [seat("a"), seat("b", { isConnected: false }), seat("c", { isConnected: false, hasLeft: true }), seat("d", { passenger: "yeti" })] };
  const riders = ridersOf(state, moved(noMoves, "BRAKE_ACCEPTED", {}, 1), ["a"]);
  assert.deepEqual(riders.map(({ playerId, mood, isLit }) => [playerId, mood, isLit]), [["a", "start", true], ["b", "sleep", false], ["d", "start", false]]);
  assert.equal(riders[2].passenger, undefined);
  assert.equal(ridesIn(state), true);
  assert.equal(ridesIn({ ...state, phase: "REVEAL_DESTINATION" }), false);
  assert.equal(ridesIn({ phase: "CLUE_LEVEL", players: [{ playerId: "a", name: "a" }] }), false);
});

test("EVE44 the scoreboard has a row for each carriage, with its members; who rides alone keeps one", () => {
  const row = (playerId, name, score, place) => ({ playerId, name, score, rank: 1, gained: { place, questions: 0 } });
  const rows = [row("a", "Alva", 10, 10), row("c", "Cia", 10, 10), row("d", "Dan", 12, 2), row("b", "Bo", 4, 0)];
  const carriages = [
    { carriageId: "c1", number: 1, tone: 1, members: ["a", "c"], score: 10, rank: 2, answered: true },
    { carriageId: "c2", number: 2, tone: 2, members: ["b", "gone"], score: 4, rank: 3, answered: false },
  ];
  const told = byCarriage(rows, carriages);
  assert.deepEqual(told.map(({ name, score, rank }) => [name, score, rank]), [["Dan", 12, 1], ["Sovvagnen", 10, 2], ["Restaurangvagnen", 4, 3]]);
  assert.deepEqual(told[1].carriage, { number: 1, tone: 1, members: ["Alva", "Cia"] });
  assert.deepEqual(told[1].gained, { place: 10, questions: 0 });
  assert.equal(byCarriage(rows, []).length, 4);
  assert.equal(byCarriage(rows, undefined).length, 4);
});
