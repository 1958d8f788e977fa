// What is being typed on a phone: when it goes to the server, where it belongs, and what a new tab begins with.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { DraftPace, paceMs } from "../../src/player/game/draftPace";
import { startText } from "../../src/player/game/kept";
import { answerKeyOf, clueKeyOf, noteKeyOf, questionKeyOf } from "../../src/player/game/places";
import { silenceOf } from "../../src/player/game/windows";

/** What goes out, and when, of letters typed at these times. */
function sent(typed, told = "") {
  const pace = new DraftPace(told);
  const out = [];
  const end = Math.max(...Object.keys(typed).map(Number)) + 2 * paceMs;
  let text = told;
  for (let ms = 0; ms <= end; ms += 10) {
    text = typed[ms] ?? text;
    if (pace.wait(text, ms) !== 0) continue;
    out.push([ms, text]);
    pace.went(text, ms);
  }
  return out;
}

test("UI-E30 a draft goes at the first letter, then at most every 700 ms, the last one always", () => {
  assert.deepEqual(sent({ 100: "P", 200: "Pa", 300: "Par", 900: "Pari", 1000: "Paris" }), [
    [100, "P"], [800, "Par"], [1500, "Paris"],
  ]);
  assert.deepEqual(sent({ 0: "P", 50: "" }), [[0, "P"], [700, ""]], "an emptied one is told too");
});

test("EX42 what the server has already is not sent again, nor what only differs in spaces", () => {
  assert.deepEqual(sent({ 0: "Paris" }, "Paris"), []);
  assert.deepEqual(sent({ 0: "  " }), []);
  assert.deepEqual(sent({ 0: "Paris", 1000: "Paris " }), [[0, "Paris"]]);
});

test("UI-E30 after a lost connection the draft goes again, since nobody knows whether it arrived", () => {
  const pace = new DraftPace("");
  pace.went("Paris", 0);
  assert.equal(pace.wait("Paris", 5000), null);
  pace.forget();
  assert.equal(pace.wait("Paris", 5000), 0);
});

test("UI-E30 back in the box after a dead tab stands the server's draft, unless this phone has written on from it", () => {
  assert.equal(startText("", "Paris", ""), "Paris");
  assert.equal(startText("Lon", "Paris", ""), "Paris");
  assert.equal(startText("Paris, Fr", "Paris", ""), "Paris, Fr");
  assert.equal(startText("Par", "", ""), "Par");
});

test("EVE35 the text of an open note goes into an answer box that is empty, and into no other", () => {
  assert.equal(startText("", "", "Rom"), "Rom");
  assert.equal(startText("Par", "", "Rom"), "Par");
  assert.equal(startText("", "Paris", "Rom"), "Paris");
});

test("UI-E36 what was typed in one journey is of no place of the next, though rounds are numbered anew (EVE19)", () => {
  const at = (number) => ({ sessionId: "s", roundIndex: 0, clueLevelPoints: 10, journey: number && { number } });
  for (const key of [clueKeyOf, answerKeyOf, noteKeyOf, (state) => questionKeyOf(state, 1)]) {
    assert.notEqual(key(at(1)), key(at(2)));
    assert.equal(key(at(undefined)), key(at(1)), "as in every other session");
  }
  assert.equal(answerKeyOf(at(undefined)), "s:0:10");
});

test("UI-E28 a note keeps its text from one clue to the next, an answer does not", () => {
  const at = (clueLevelPoints) => ({ sessionId: "s", roundIndex: 1, clueLevelPoints });
  assert.equal(noteKeyOf(at(10)), noteKeyOf(at(8)));
  assert.notEqual(answerKeyOf(at(10)), answerKeyOf(at(8)));
});

test("EVE29 the silence window is over with the first letter, and stands still in a pause", () => {
  const game = (brake) => ({ moments: { brake } });
  const silent = { brake: { silentUntilMs: 9000 } };
  assert.deepEqual(silenceOf(game({ silenceMs: 5000 }), silent, " "), { endMs: 9000, totalMs: 5000 });
  assert.equal(silenceOf(game(null), silent, "").totalMs, 10_000);
  assert.equal(silenceOf(game(null), silent, "P"), null);
  assert.equal(silenceOf(game(null), { brake: { silentUntilMs: null } }, ""), null);
  assert.equal(silenceOf(game(null), {}, ""), null, "in other sessions there is none");
});
