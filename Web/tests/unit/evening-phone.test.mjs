// What a phone says in an evening, and when: brakes let go, notes refused, reactions, the night's line.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonOff } from "../../src/player/game/brakeOff";
import { isWatching } from "../../src/player/game/evening";
import { lookOf, wasTaken } from "../../src/player/game/looks";
import { mayReact, reactions } from "../../src/player/game/mayReact";
import { nightLine } from "../../src/player/game/nightLine";
import { noteClosedBy, noteRefusal } from "../../src/player/game/noteRefusal";
import { litRule, mayTry } from "../../src/player/game/rideSteps";
import { offBy, ownShown } from "../../src/player/game/shown";
import { gainsOf, sumOf } from "../../src/player/game/standing";

const game = (settings = {}) => ({ conn: "online", moments: { locked: null, scoreboard: null }, lobby: { settings } });
const clue = (me, more = {}) => ({ phase: "CLUE_LEVEL", clueLevelPoints: 10, clueTimerEnd: 1, me, ...more });

test("UI-E31 after a release one is back at the next clue; after two there is no brake here any more", () => {
  const off = (me, settings) => reasonOff(game(settings), clue(me), false);
  assert.equal(off({ mayBrake: false, why: "out" }), "Tåget rullar. Du är med igen vid nästa ledtråd.");
  assert.equal(off({ mayBrake: false, why: "spent" }), "Inga fler bromsar här – men lappen har du kvar.");
  assert.equal(off({ mayBrake: false, why: "spent" }, { notes: false }), "Inga fler bromsar här.");
  assert.equal(off({ mayBrake: true }), "");
  assert.equal(off({ mayBrake: false }), "Väntar på nästa ledtråd…");
});

test("UI-P11 other sessions know no such reasons: there the lock of the moment says it", () => {
  const locked = { ...game(), moments: { locked: {} } };
  assert.equal(reasonOff(game(), clue(undefined), false), "");
  assert.equal(reasonOff(locked, clue(undefined, { clueTimerEnd: null }), false), "Väntar på nästa ledtråd…");
});

test("UI-E28 a refused note is told why: closed, off, already answered, rolled on, late", () => {
  const refused = (code, me, settings) => noteRefusal(code, game(settings), clue(me));
  assert.equal(refused("INVALID_PHASE", { mayNote: true }), "Konduktören har samlat in lapparna.");
  assert.equal(refused("INVALID_OPERATION", { mayNote: false, why: "locked" }), "Du har redan svarat.");
  assert.equal(refused("INVALID_OPERATION", { mayNote: false, why: "locked" }, { carriages: true }), "Er vagn har redan svarat.");
  assert.equal(refused("INVALID_OPERATION", { mayNote: false }, { notes: false }), "Lappar är avstängda i kväll.");
  assert.match(refused("INVALID_OPERATION", { mayNote: false, why: "out" }), /^Tåget rullar/);
  assert.match(refused("INVALID_OPERATION", { mayNote: false, why: "late" }), /^Du är med!/);
  assert.match(refused("RATE_LIMITED", { mayNote: true }), /\S/);
  assert.equal(noteClosedBy(game(), clue({ mayNote: true })), null);
});

test("UI-E37 who came late is known by the server's word, not by the rounds of another journey", () => {
  assert.equal(isWatching({ me: { why: "late" }, roundIndex: 0 }), true);
  assert.equal(isWatching({ me: {}, roundIndex: 0 }), false);
});

test("EVE25 everybody reacts between the steps, at a clue and a question who has answered, nobody while the train stands", () => {
  const may = (phase, more = {}) => mayReact({ journey: {}, phase, lockedAnswers: [], ...more }, "p");
  for (const phase of ["LOBBY", "ROUND_INTRO", "REVEAL_DESTINATION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END"]) {
    assert.equal(may(phase), true, phase);
    assert.equal(may(phase, { paused: true }), false, phase);
    assert.equal(may(phase, { journey: undefined }), false, "sessions that are no evenings");
  }
  assert.equal(may("CLUE_LEVEL"), false);
  assert.equal(may("CLUE_LEVEL", { lockedAnswers: [{ playerId: "q" }] }), false);
  assert.equal(may("CLUE_LEVEL", { lockedAnswers: [{ playerId: "p" }] }), true);
  assert.equal(may("PAUSED_FOR_BRAKE", { lockedAnswers: [{ playerId: "p" }] }), false);
  assert.equal(may("FOLLOWUP_QUESTION", { followupQuestion: { answeredByMe: true } }), true);
  assert.equal(may("FOLLOWUP_QUESTION", { followupQuestion: {} }), false);
  assert.equal(new Set(Object.values(reactions)).size, 8);
});

test("EVE83 the night's line: one leader, two, or more", () => {
  const line = (journeys, ...wins) =>
    nightLine({ journeys, standings: wins.map((n, i) => ({ name: "ABCD"[i], wins: n, points: 9 - i })), stops: [] });
  assert.equal(line(3, 2, 1, 0), "A leder kvällen 2–1");
  assert.equal(line(1, 1, 0), "A leder kvällen 1–0");
  assert.equal(line(1, 1), "A leder kvällen 1–0", "alone in the night");
  assert.equal(line(2, 1, 1, 0), "A och B leder kvällen, 1 var");
  assert.equal(line(3, 1, 1, 1), "Jämnt skägg i kväll");
  assert.equal(line(1, 0, 0), "Jämnt skägg i kväll");
  assert.equal(line(0, 0, 0), "", "no journey counts yet");
});

test("EVE53 what a destination gave stands with each row, and is nothing where the server does not tell", () => {
  const scoreboard = [{ playerId: "p", gained: { place: 8, questions: 4 } }, { playerId: "q" }];
  const gains = gainsOf({ moments: { scoreboard: { scoreboard } } });
  assert.equal(sumOf(gains.get("p")), 12);
  assert.equal(sumOf(gains.get("q")), 0);
  assert.equal(gainsOf(game()).size, 0);
});

test("a passenger is drawn where the server says one that this page knows; else the initial stays", () => {
  const look = (more) => lookOf({ players: [{ playerId: "p", ...more }] }, "p");
  assert.deepEqual(look({ passenger: "fox", tone: 3 }), { figure: "fox", tone: 3 });
  assert.equal(look({ passenger: "unicorn", tone: 3 }), null);
  assert.equal(look({}), null);
  assert.equal(lookOf({ players: [] }, "p"), null);
});

test("who gets the wanted figure in another tone is told so", () => {
  const [fox3, fox4, owl3] = [{ figure: "fox", tone: 3 }, { figure: "fox", tone: 4 }, { figure: "owl", tone: 3 }];
  assert.equal(wasTaken(fox3, fox4), true);
  assert.equal(wasTaken(fox3, fox3), false);
  assert.equal(wasTaken(fox3, owl3), false, "the host has chosen since");
  assert.equal(wasTaken(null, fox3), false);
});

test("UI-E27 the rule that is told is lit, and from the fourth step on the brake can be tried", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(litRule), [1, 1, 2, 2, 3, 3]);
  assert.deepEqual([1, 2, 3, 4, 5].map(mayTry), [false, false, false, true, true]);
});

test("UI-E35 the own verdict is the own row, or that of the own carriage, once it has been told", () => {
  const state = { players: [{ playerId: "p", carriageId: "c1" }, { playerId: "q", carriageId: "c1" }, { playerId: "r" }] };
  const step = (...group) => ({ group });
  const [mate, other] = [{ playerId: "q", carriageId: "c1" }, { playerId: "x", carriageId: "c2" }];
  assert.equal(ownShown([], state, "p"), null);
  assert.equal(ownShown([step(other)], state, "p"), null);
  assert.equal(ownShown([step(other), step(mate)], state, "p"), mate);
  assert.equal(ownShown([step({ playerId: "x" })], state, "r"), null, "who rides alone has no mates");
});

test("UI-E35 the own verdict of a wrong guess says how far it was off", () => {
  const guess = { name: "Paris", distanceKm: 885 };
  assert.equal(offBy({ isCorrect: false, guess }), "Paris – 885 km fel");
  assert.equal(offBy({ isCorrect: true, guess }), "");
  assert.equal(offBy({ isCorrect: false }), "");
});
