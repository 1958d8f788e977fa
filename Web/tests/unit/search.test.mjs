// Finding a pack in the library.
import assert from "node:assert/strict";
import { before, test } from "node:test";

let isFound;
let inOrder;

before(async () => {
  globalThis.window = { location: { search: "?lang=sv" } };
  ({ inOrder, isFound } = await import("../../src/host/content/search"));
});

const pack = (destinationName, destinationCountry) => ({ destinationName, destinationCountry });

test("UI-H62 the library finds a pack by the beginning of a word of its place or country", () => {
  const rio = pack("Rio de Janeiro", "Brasilien");
  for (const typed of ["", "rio", "jan", "bras", "JANEIRO rio", "  rio bra "]) assert.ok(isFound(rio, typed), typed);
  for (const typed of ["aneiro", "rio x", "sil"]) assert.ok(!isFound(rio, typed), typed);
});

test("UI-H62 accents need not be typed to find a pack in the library", () => {
  assert.ok(isFound(pack("Röros", "Norge"), "roros"));
  assert.ok(isFound(pack("Tromsø", "Norge"), "tromso"));
  assert.ok(isFound(pack("Åre", "Sverige"), "åre"));
});

test("UI-A12 packs stand in the order of the reader's alphabet", () => {
  const names = ["Öland", "Are", "Åbo", "Zanzibar"].map((name) => pack(name, ""));
  assert.deepEqual(inOrder(names).map((p) => p.destinationName), ["Are", "Zanzibar", "Åbo", "Öland"]);
});
