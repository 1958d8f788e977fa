// What a phone says of a late guest, and of an answer that names the country.
import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { countryNote } from "../../src/lib/reading";
import { lateText } from "../../src/player/game/lateText";

test("who comes late is told what there is to come: more places, or at the last one only its questions", () => {
  assert.match(lateText({ destinationIndex: 1, totalDestinations: 2 }), /resmålen från nästa/);
  assert.match(lateText({ destinationIndex: 2, totalDestinations: 2 }), /^Du är med på frågorna/);
  assert.match(lateText({}), /resmålen från nästa/);
});

test("a country in place of its city is told that the place was wanted", () => {
  assert.equal(countryNote(" sverige", "Sverige"), "Rätt land, men vi sökte platsen.");
  assert.equal(countryNote("Norge", "Sverige"), "");
  assert.equal(countryNote("", undefined), "");
});
