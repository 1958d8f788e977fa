// Envelopes in, state and moments out: streams, patches, absences.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ServerClock } from "../../src/lib/clock";
import { GameFeed } from "../../src/lib/game";

let feed;
let said;
let happened;
let seq;

const state = (more = {}) => ({ version: 1, phase: "CLUE_LEVEL", roundIndex: 0, players: [], ...more });

beforeEach(() => {
  said = [];
  happened = [];
  seq = 0;
  const reply = Object.fromEntries(
    ["pong", "resync", "welcomed", "goodbye"].map((name) => [name, (...values) => said.push([name, ...values])]),
  );
  feed = new GameFeed(new ServerClock(() => 0), reply, () => undefined, ({ type }) => happened.push(type));
});

const envelope = (type, payload, at = ++seq, epoch = "e") => ({
  type, payload, sessionId: "s", serverTimeMs: 1000 + at, seq: at, epoch,
});
const tell = (...message) => feed.receive(envelope(...message));

function begin(more = {}) {
  tell("WELCOME", { role: "PLAYER", playerId: "p1" });
  tell("STATE_SNAPSHOT", { state: state(more) });
}

test("WELCOME and a snapshot make a restored game, the next change a living one (UI-A6)", () => {
  begin();
  assert.equal(feed.game.playerId, "p1");
  assert.equal(feed.game.restored, true);
  tell("STATE_SNAPSHOT", { state: state({ version: 2 }) });
  assert.equal(feed.game.restored, false);
});

test("EX1 EX37 a connection with a stream is extended; what it told of the sound ends with it", () => {
  begin();
  assert.equal(feed.game.extended, true);
  tell("SHOW_HEALTH", { voice: "failing", problem: "quota" });
  assert.equal(feed.game.health.problem, "quota");
  feed.receive({ type: "WELCOME", payload: { role: "HOST", playerId: "p1" }, sessionId: "s", serverTimeMs: 1 });
  assert.equal(feed.game.extended, false);
  assert.equal(feed.game.health, null);
});

test("EX4 a seq that has been seen is dropped, a new epoch is not", () => {
  begin();
  tell("CLUE_PRESENT", { clueText: "a" });
  tell("CLUE_PRESENT", { clueText: "late" }, 2);
  assert.equal(feed.game.moments.clue.clueText, "a");
  tell("CLUE_PRESENT", { clueText: "b" }, 1, "f");
  assert.equal(feed.game.moments.clue.clueText, "b");
});

test("EX6 a patch changes what it names and shares the rest", () => {
  begin({ players: [{ name: "Alva" }, { name: "Bo" }], audioState: { gainDb: 0 } });
  const before = feed.game.state;
  tell("STATE_PATCH", { baseVersion: 1, version: 2, ops: [{ op: "replace", path: "/players/0/name", value: "Ada" }] });
  const after = feed.game.state;
  assert.equal(after.players[0].name, "Ada");
  assert.equal(after.version, 2);
  assert.equal(before.players[0].name, "Alva");
  assert.equal(after.players[1], before.players[1]);
  assert.equal(after.audioState, before.audioState);
});

test("EX6 adding and removing, in lists and records, by either kind of path", () => {
  begin({ players: ["a", "b"], "x/y": 1 });
  const ops = [
    { op: "add", path: "players.1", value: "new" },
    { op: "add", path: "/players/-", value: "last" },
    { op: "remove", path: "/players/0" },
    { op: "remove", path: "/x~1y" },
    { op: "add", path: "paused", value: true },
  ];
  tell("STATE_PATCH", { baseVersion: 1, version: 2, ops });
  assert.deepEqual(feed.game.state.players, ["new", "b", "last"]);
  assert.equal("x/y" in feed.game.state, false);
  assert.equal(feed.game.state.paused, true);
});

for (const [why, patch] of [
  ["another base", { baseVersion: 7, version: 8, ops: [] }],
  ["a path that leads nowhere", { baseVersion: 1, version: 2, ops: [{ op: "add", path: "/no/where", value: 1 }] }],
  ["an index that is not there", { baseVersion: 1, version: 2, ops: [{ op: "replace", path: "/players/3", value: 1 }] }],
]) {
  test(`EX6 a patch with ${why} changes nothing and asks for a snapshot`, () => {
    begin();
    const before = feed.game.state;
    tell("STATE_PATCH", patch);
    assert.equal(feed.game.state, before);
    assert.deepEqual(said.at(-1), ["resync"]);
  });
}

test("EX8 a clock ping is answered even if its seq has been seen", () => {
  begin();
  tell("CLOCK_PING", { pingId: 3 }, 1);
  assert.deepEqual(said.at(-1), ["pong", 3]);
});

test("EX15 GOODBYE is passed on", () => {
  tell("GOODBYE", { retryAfterMs: 700 });
  assert.deepEqual(said, [["goodbye", 700]]);
});

test("the brake's moment ends with the brake, a round's with the round", () => {
  begin();
  tell("BRAKE_ACCEPTED", { playerId: "p1", answerTimeoutMs: 500 });
  assert.equal(feed.game.moments.brake.endsAtMs, 1003 + 500);
  tell("STATE_SNAPSHOT", { state: state({ phase: "PAUSED_FOR_BRAKE", version: 2 }) });
  assert.notEqual(feed.game.moments.brake, null);
  tell("STATE_SNAPSHOT", { state: state({ version: 3 }) });
  assert.equal(feed.game.moments.brake, null);
  tell("DESTINATION_RESULTS", { results: [] });
  tell("STATE_SNAPSHOT", { state: state({ version: 4, roundIndex: 1 }) });
  assert.equal(feed.game.moments.results, null);
});

/** An absence: messages 3–5 were missed; then the new socket's WELCOME and snapshot. */
function comeBack(snapshot = state({ phase: "REVEAL_DESTINATION", version: 9 })) {
  begin();
  const missed = [
    envelope("DESTINATION_REVEAL", { destinationName: "Kairo" }),
    envelope("ERROR", { code: "INVALID_PHASE" }),
    envelope("DESTINATION_RESULTS", { results: ["row"] }),
  ];
  tell("WELCOME", { role: "PLAYER", playerId: "p1" });
  tell("STATE_SNAPSHOT", { state: snapshot });
  return missed;
}

test("EX4 what was missed is asked for, remembered, and not played", () => {
  const missed = comeBack();
  assert.deepEqual(said.at(-1), ["resync", { epoch: "e", seq: 2 }]);
  happened.length = 0;
  tell("RESUMED", { fromSeq: 3, toSeq: 7, events: [...missed, envelope("WELCOME", {}, 6)] });
  assert.equal(feed.game.moments.reveal.destinationName, "Kairo");
  assert.deepEqual(feed.game.moments.results.results, ["row"]);
  assert.equal(feed.game.moments.error, null);
  assert.equal(feed.game.restored, true);
  assert.deepEqual(happened, ["RESUMED"]);
});

test("EX4 news that overtook the missed events stays the newest", () => {
  const missed = comeBack();
  tell("CLUE_PRESENT", { clueText: "new" });
  tell("RESUMED", { fromSeq: 3, toSeq: 8, events: missed });
  assert.equal(feed.game.moments.clue.clueText, "new");
  assert.equal(feed.game.moments.reveal, null);
});

test("EX4 RESUMED on a living socket is heard like any message", () => {
  begin();
  const events = [envelope("CLUE_PRESENT", { clueText: "x" }, 4), envelope("CLOCK_PING", { pingId: 1 }, 5)];
  tell("RESUMED", { fromSeq: 3, toSeq: 5, events }, 3);
  assert.equal(feed.game.moments.clue.clueText, "x");
  assert.deepEqual(said, [["welcomed"]], "an old ping is not answered");
});

test("EX4 no missing messages are asked for after a long absence, a restart, or none", () => {
  begin();
  tell("WELCOME", {}, 3);
  tell("WELCOME", {}, 100);
  tell("WELCOME", {}, 1, "other");
  assert.equal(said.filter(([name]) => name === "resync").length, 0);
});

test("a reset forgets the seat, its stream and its moments", () => {
  begin();
  tell("CLUE_PRESENT", { clueText: "x" });
  feed.reset();
  assert.equal(feed.game.state, null);
  assert.equal(feed.game.moments.clue, null);
  seq = 0;
  begin();
  assert.notEqual(feed.game.state, null);
});

const inJourney = (number, more = {}) => state({ journey: { number }, ...more });

test("EVE23 nothing that was told of one journey is left in the next, whose first round has the same number", () => {
  begin({ journey: { number: 1 } });
  tell("DESTINATION_RESULTS", { results: [] });
  tell("FINAL_RESULTS_PRESENT", { reason: "completed" });
  tell("STATE_SNAPSHOT", { state: inJourney(1, { version: 2 }) });
  assert.notEqual(feed.game.moments.final, null);
  tell("STATE_SNAPSHOT", { state: inJourney(2, { version: 3 }) });
  assert.equal(feed.game.moments.final, null);
  assert.equal(feed.game.moments.results, null);
});

test("EVE23 EX4 a phone that slept over the lobby between two journeys remembers only what came after it", () => {
  begin({ journey: { number: 1 }, phase: "ROUND_END" });
  tell("FINAL_RESULTS_PRESENT", { reason: "completed" });
  const missed = [
    envelope("DESTINATION_RESULTS", { results: ["old"] }),
    envelope("STATE_SNAPSHOT", { state: inJourney(2, { phase: "LOBBY" }) }),
    envelope("CLUE_PRESENT", { clueText: "new" }),
  ];
  tell("WELCOME", { role: "PLAYER", playerId: "p1" });
  tell("STATE_SNAPSHOT", { state: inJourney(2, { version: 9 }) });
  tell("RESUMED", { fromSeq: 4, toSeq: 8, events: missed });
  assert.equal(feed.game.moments.clue.clueText, "new");
  assert.equal(feed.game.moments.final, null);
  assert.equal(feed.game.moments.results, null);
});
