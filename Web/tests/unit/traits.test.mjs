// What the library says of places whose names are hidden.
import assert from "node:assert/strict";
import { before, test } from "node:test";

let titleOf;
let anything;
let hasTraits;
let isWanted;

before(async () => {
  globalThis.window = { location: { search: "?lang=sv" } };
  ({ titleOf } = await import("../../src/host/content/titles"));
  ({ anything, hasTraits, isWanted } = await import("../../src/host/content/traits"));
});

const pack = (more) => ({ roundId: "kairo", destinationName: "Kairo", destinationCountry: "Egypten", ...more });
const music = { regions: ["Nordic", "Europe"], difficulty: "medium", themes: ["music", "sea"] };

test("UI-E20 hidden titles read region, svårighet, tema; the narrower region is said", () => {
  assert.equal(titleOf([pack(music)], "kairo", true), "Norden · Medel · Musik");
  assert.equal(titleOf([pack({ ...music, regions: ["Asia", "Europe"] })], "kairo", true), "Europa · Medel · Musik");
  assert.equal(titleOf([pack({ regions: ["Polar"], difficulty: "easy" })], "kairo", true), "Lätt");
  assert.equal(titleOf([pack(music)], "kairo", false), "Kairo, Egypten");
});

test("UI-H62 a list without region, difficulty and theme numbers its hideable titles", () => {
  assert.equal(titleOf([pack({ roundId: "x" }), pack({})], "kairo", true), "Hemligt resmål 2");
  assert.equal(hasTraits([pack({})]), false);
  assert.equal(hasTraits([pack({}), pack(music)]), true);
});

test("UI-E20 filters region, difficulty, theme", () => {
  assert.equal(isWanted(music, anything), true);
  assert.equal(isWanted({}, anything), true);
  assert.equal(isWanted(music, { ...anything, region: "Europe" }), true);
  assert.equal(isWanted(music, { ...anything, region: "Asia" }), false);
  assert.equal(isWanted(music, { ...anything, difficulty: "hard" }), false);
  assert.equal(isWanted(music, { ...anything, theme: "sea" }), true);
  assert.equal(isWanted({}, { ...anything, theme: "sea" }), false);
});
