// Names by what the eye counts as one character.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./window.mjs";
import { isNamed, podiumName, shortName } from "../../src/tv/parts/names";
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

test("UI-T28 names on the podium stand in two lines, and are not cut", () => {
  assert.deepEqual(podiumName("Bo O'Hara 🚂").lines, ["Bo O'Hara 🚂"]);
  assert.deepEqual(podiumName("Maximiliana-Alexandrina").lines, ["Maximiliana-", "Alexandrina"]);
  assert.deepEqual(podiumName("Maximiliana-Alexandrina af Öst").lines, ["Maximiliana-", "Alexandrina af Öst"]);
  assert.deepEqual(podiumName("Anna-Karin von Silfverstolpe").lines, ["Anna-Karin von", "Silfverstolpe"]);
  assert.equal(podiumName("Anna-Karin von Silfverstolpe").width, 14);
  assert.deepEqual(podiumName("Konstantinopolitanskan"), { lines: ["Konstantinopolitanskan"], width: 11 });
  assert.ok(podiumName("李小龙").width > 5);
});

test("a host's seat that nobody has named has no name, in any language", () => {
  assert.deepEqual(["Host", "Värden", "The host", "Verten", "Mormor"].map(isNamed), [false, false, false, false, true]);
});
