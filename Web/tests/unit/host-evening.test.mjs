// What an evening's state says to the host's page.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { countOf, difficultyOf, far, isFarther, lengths, regionOf } from "../../src/host/evening/asked";
import { withGained } from "../../src/host/evening/gained";
import { allAnswered, brakeEndMs, isEvening, isLaterLobby } from "../../src/host/evening/state";

let nightLine;
let nextClueCommand;
let nextClueText;
let refusedText;
let troublesOf;

before(async () => {
  globalThis.window = { location: { search: "?lang=sv" } };
  ({ nightLine } = await import("../../src/host/evening/night"));
  ({ nextClueCommand, nextClueText } = await import("../../src/host/cue"));
  ({ refusedText } = await import("../../src/host/refused"));
  ({ troublesOf } = await import("../../src/host/troubles"));
});

const night = (...wins) => ({
  journeys: wins.reduce((a, b) => a + b, 0),
  standings: wins.map((n, i) => ({ playerId: String(i), name: ["Alva", "Bo", "Åsa"][i], wins: n, points: 0 })),
  stops: [],
});

test("EVE83 one leader, two leaders, more: the night's line", () => {
  assert.equal(nightLine(night(2, 1, 0)), "Alva leder kvällen 2–1");
  assert.equal(nightLine(night(1, 0)), "Alva leder kvällen 1–0");
  assert.equal(nightLine(night(1)), "Alva leder kvällen 1–0");
  assert.equal(nightLine(night(2, 2, 1)), "Alva och Bo leder kvällen, 2 var");
  assert.equal(nightLine(night(1, 1, 1)), "Jämnt skägg i kväll");
});

test("EVE83 a night without a journey that counts has no line", () => {
  assert.equal(nightLine(undefined), null);
  assert.equal(nightLine(night(0, 0)), null);
});

test("EVE2 only a session with journeys is an evening, and only its later lobbies have a round to tell", () => {
  const journey = (number) => ({ number, lengthsMin: [], minutes: 0, rulesDone: false });
  assert.equal(isEvening({}), false);
  assert.equal(isEvening({ journey: journey(1) }), true);
  assert.equal(isLaterLobby({ phase: "LOBBY" }), false);
  assert.equal(isLaterLobby({ phase: "LOBBY", journey: journey(1) }), false);
  assert.equal(isLaterLobby({ phase: "LOBBY", journey: journey(2) }), true);
  assert.equal(isLaterLobby({ phase: "ROUND_END", journey: journey(2) }), false);
});

test("UI-E23 when all have answered the button reads Till svaret", () => {
  const units = (answered, total) => ({ clueLevelPoints: 10, units: { answered, total } });
  assert.equal(nextClueText({ clueLevelPoints: 10 }), "Nästa ledtråd");
  assert.equal(nextClueText(units(1, 2)), "Nästa ledtråd");
  assert.equal(nextClueText(units(2, 2)), "Till svaret");
  assert.equal(nextClueText({ clueLevelPoints: 2 }), "Till svaret");
  assert.equal(nextClueCommand(units(2, 2)), "HOST_FORCE_REVEAL");
  assert.equal(nextClueCommand(units(1, 2)), "HOST_NEXT_CLUE");
  assert.equal(nextClueCommand({ clueLevelPoints: 2 }), "HOST_NEXT_CLUE");
  assert.equal(allAnswered(units(0, 0)), false);
});

test("EVE29 a silent brake ends with its silence, one that is typed in with the time to answer", () => {
  const timer = { startAtServerMs: 1000, durationMs: 30_000 };
  const brake = (typing, silentUntilMs) => ({ playerId: "a", typing, silentUntilMs });
  assert.equal(brakeEndMs({ timer, brake: brake(false, 9000) }), 9000);
  assert.equal(brakeEndMs({ timer, brake: brake(true, null) }), 31_000);
  assert.equal(brakeEndMs({ timer, brake: brake(true, 9000) }), 31_000);
  assert.equal(brakeEndMs({ timer }), 31_000);
  assert.equal(brakeEndMs({ timer: null }), null);
});

test("UI-E17 the preset is Lagom, Blandat, Hela världen; Kort is 1 and Lång 5", () => {
  assert.deepEqual(lengths.map(({ count }) => count), [1, 3, 5]);
  assert.equal(countOf({}), 3);
  assert.equal(difficultyOf({}), "");
  assert.equal(regionOf({ region: null }), null);
  assert.equal(isFarther({}), false);
});

test("UI-E17 Längre bort opens Asien, Afrika, Amerika, Oceanien, Tema, and stands open with such an answer", () => {
  assert.deepEqual([...far].sort(), ["Africa", "Americas", "Asia", "Oceania"]);
  assert.equal(isFarther({ region: "Asia" }), true);
  assert.equal(isFarther({ region: "Nordic" }), false);
  assert.equal(isFarther({ theme: "food" }), true);
});

test("EVE53 rows say what the destination gave, place and questions together; elsewhere nothing", () => {
  const lines = [{ playerId: "a", name: "Alva", points: 12, rank: 1 }, { playerId: "b", name: "Bo", points: 0, rank: 2 }];
  const told = { scoreboard: [{ playerId: "a", name: "Alva", score: 12, rank: 1, gained: { place: 8, questions: 2 } }] };
  assert.deepEqual(withGained(lines, told).map(({ gained }) => gained), [10, undefined]);
  assert.deepEqual(withGained(lines, null), lines);
});

test("EX45 a rematch that a restart refuses says so; other refusals keep their texts", () => {
  const refusal = { errorCode: "INVALID_OPERATION", retryable: true };
  assert.equal(refusedText("HOST_REMATCH", refusal), "Servern startar om. Tryck igen om en stund.");
  assert.notEqual(refusedText("HOST_PAUSE", refusal), refusedText("HOST_REMATCH", refusal));
  assert.notEqual(refusedText("HOST_REMATCH", { ...refusal, retryable: false }), refusedText("HOST_REMATCH", refusal));
});

test("EVE5 EVE42 a start without places and carriages without guests are told in plain words", () => {
  const error = (message) => ({ errorCode: "INVALID_OPERATION", message, retryable: false });
  for (const message of ["Där finns inga resmål ännu. Välj en annan region.", "Vagnar kräver 4–48 resenärer.", "Rösten är avstängd här."]) {
    assert.equal(refusedText("HOST_SETTINGS_SET", error(message)), message);
    assert.equal(refusedText(null, error(message)), message);
  }
  assert.match(refusedText("HOST_CARRIAGES_DRAW", error("Carriages need 4–48 travellers.")), /Vagnar kräver/);
  assert.doesNotMatch(refusedText("HOST_START_GAME", error("At least one player is needed")), /resmål/);
});

test("EVE5 EVE43 in play the host hears that places come again, and that nobody rides in carriages", () => {
  const ids = (phase, journey, carriages, wished) => {
    const lobby = { settings: { carriages: wished } };
    return troublesOf({ state: { phase, journey, carriages }, lobby }).map(({ id }) => id);
  };
  assert.deepEqual(ids("CLUE_LEVEL", { libraryOut: true }, undefined, false), ["library-out"]);
  assert.deepEqual(ids("LOBBY", { libraryOut: true }, [], true), []);
  assert.deepEqual(ids("CLUE_LEVEL", {}, [], true), ["carriages-few"]);
  assert.deepEqual(ids("CLUE_LEVEL", {}, [{ carriageId: "carriage1" }], true), []);
});
