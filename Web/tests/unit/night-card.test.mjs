// The night's postcard: what stands on it, and how it leaves the page.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { contentsOf, hasMore } from "../../src/player/card/contents";
import { fileName } from "../../src/player/card/keep";
import { fitted } from "../../src/player/card/pen";

const stop = (name, journey) => ({ name, country: "", journey });
const state = (count = 12) => ({
  journey: { number: 2 },
  night: { journeys: 2, stops: [stop("Kairo", 1), stop("Lima", 2), stop("Oslo", 2)],
    standings: [{ name: "A", wins: 2 }, { name: "B", wins: 0 }] },
  finale: { awards: [{ id: "ten", names: ["A", "B"], playerIds: [] }] },
  players: [{ playerId: "p0", tone: 4 }],
  scoreboard: Array.from({ length: count }, (_, i) => ({ playerId: `p${i}`, name: `N${i}`, score: 20 - i })),
});

test("EVE72 the postcard has this journey's stops, or with the switch those of the whole night", () => {
  assert.deepEqual(contentsOf(state(), "p0", false, 0).stops, ["Lima", "Oslo"]);
  assert.deepEqual(contentsOf(state(), "p0", true, 0).stops, ["Kairo", "Lima", "Oslo"]);
  assert.equal(hasMore(state()), true);
  assert.equal(hasMore({ journey: { number: 1 }, night: { stops: [stop("Kairo", 1)] } }), false);
});

test("EVE72 full standings to 8 rows, the own row always, podium, awards and the night's standing", () => {
  const card = contentsOf(state(), "p10", false, 0);
  assert.deepEqual(card.rows.map(({ rank }) => rank), [1, 2, 3, 4, 5, 6, 7, 11]);
  assert.equal(card.rows.at(-1).own, true);
  assert.deepEqual(card.podium.map(({ name, tone }) => [name, tone]), [["N0", 4], ["N1", undefined], ["N2", undefined]]);
  assert.deepEqual(card.awards, ["Tiopoängaren: A, B"]);
  assert.equal(card.night, "A leder kvällen 2–0");
  assert.equal(contentsOf(state(3), "p2", false, 0).rows.length, 3);
});

test("EVE72 no code, no address, no ids stand on the postcard", () => {
  const told = JSON.stringify(contentsOf({ ...state(), joinCode: "ABC234", sessionId: "s-1" }, "p0", true, 0));
  assert.doesNotMatch(told, /ABC234|s-1|"p\d/);
});

test("EVE72 names that do not fit shrink to 24 px, then are cut with …", () => {
  const measure = (text, size) => (text.length * size) / 2;
  assert.deepEqual(fitted("Alva", 40, 100, measure), { text: "Alva", size: 40 });
  assert.deepEqual(fitted("Alexandra", 40, 135, measure), { text: "Alexandra", size: 30 });
  assert.deepEqual(fitted("Maximiliana", 40, 96, measure), { text: "Maximil…", size: 24 });
});

test("EVE73 the file is called by its day", () => {
  assert.equal(fileName(new Date(2026, 0, 5)), "tripto-2026-01-05.png");
});
