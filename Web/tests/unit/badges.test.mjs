// What a place's badge says, in the list, in its preview and at each line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeOfLine, badgeOfPack, badgeOfRow } from "../../src/host/content/badge";

const made = "1f0c5b1e-8a0d-4c55-9c1e-2a4b7d9e0f11";
const sources = [{ id: "e1", url: "https://example.org/a" }, { id: "facts", statement: "from a table" }];
const line = (status, ...evidence) => ({ status, claims: [{ statement: "x", evidence }] });
const pack = (roundId, verified, ...clues) => ({ roundId, metadata: { verified }, sources, verification: { clues, followups: [] } });

test("UI-E21 a place in the list: written by people, checked, or made out of data whatever its claims", () => {
  assert.equal(badgeOfRow({ roundId: "kairo", verified: false }), "handwritten");
  assert.equal(badgeOfRow({ roundId: "kairo", verified: true }), "verified");
  assert.equal(badgeOfRow({ roundId: made, verified: true }), "quickTrip");
  assert.equal(badgeOfRow({ roundId: made, verified: false }), "quickTrip");
});

test("UI-E21 a place seen whole: nothing with no source to open is verified, and a contradicted one is rejected", () => {
  assert.equal(badgeOfPack(pack("kairo", true, line("verified", "e1"))), "verified");
  assert.equal(badgeOfPack(pack("kairo", true, line("verified", "facts"))), "handwritten");
  assert.equal(badgeOfPack(pack("kairo", true)), "handwritten");
  assert.equal(badgeOfPack(pack("kairo", false, line("verified", "e1"))), "handwritten");
  assert.equal(badgeOfPack(pack(made, true, line("verified", "e1"))), "quickTrip");
  assert.equal(badgeOfPack(pack("kairo", false, line("rejected", "e1"))), "rejected");
});

test("a line of a place is verified by a source that can be opened, and by nothing else", () => {
  const at = (roundId, finding) => badgeOfLine({ roundId }, finding, sources);
  assert.equal(at("kairo", line("verified", "e1")), "verified");
  assert.equal(at("kairo", line("verified", "facts")), "handwritten");
  assert.equal(at("kairo", line("uncertain", "e1")), "handwritten");
  assert.equal(at(made, line("verified", "facts")), "quickTrip");
  assert.equal(at("kairo", line("rejected", "e1")), "rejected");
});
