// Names by what the eye counts as one character.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shortName } from "../../src/tv/parts/names";
import { initial } from "../../src/ui/names";

test("UI-T28 a name is cut at 16 characters, and a composed one is one of them", () => {
  assert.equal(shortName("Sexton tecken åå"), "Sexton tecken åå");
  assert.equal(shortName("Maximiliana-Alexandrina"), "Maximiliana-Ale…");
  assert.equal(shortName("👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈 Familjen"), "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈 Familjen");
  assert.equal(shortName("🏳️‍🌈".repeat(17)), `${"🏳️‍🌈".repeat(15)}…`);
});

test("the ring of a name has its first character whole", () => {
  assert.deepEqual(["åsa", " bo", "👨‍👩‍👧‍👦 Familjen", "e\u0301va", ""].map(initial), ["Å", "B", "👨‍👩‍👧‍👦", "E\u0301", "?"]);
});
