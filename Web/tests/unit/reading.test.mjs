// How an answer was read, in words.
import assert from "node:assert/strict";
import { before, test } from "node:test";

let reading;
let sessionLang;

before(async () => {
  globalThis.window = { location: { search: "" } };
  ({ sessionLang } = await import("../../src/lib/i18n/core"));
  ({ reading } = await import("../../src/lib/reading"));
});

const judged = (reason, more = {}) => ({ reason, overruled: false, ...more });

test("EX36 UI-P23 UI-H57 each reason has its line, and what is plain has none", () => {
  sessionLang("sv", true);
  const lines = Object.fromEntries(
    ["exact", "alias", "spelling", "near", "too_broad", "generic", "multiple", "empty", "reject"].map((reason) => [
      reason,
      reading(judged(reason), "Bergen"),
    ]),
  );
  assert.deepEqual(lines, {
    exact: "",
    alias: "Tolkat som Bergen",
    spelling: "Tolkat som Bergen",
    near: "Nära Bergen",
    too_broad: "För stort område",
    generic: "Bara början på ett namn",
    multiple: "Två gissningar",
    empty: "",
    reject: "",
  });
  assert.equal(reading(judged("other_place", { other: "Bremen" }), "Bergen"), "Annan ort: Bremen");
  assert.equal(reading(judged("other_place"), "Bergen"), "");
});

test("UI-P23 the host's own verdict goes before the server's", () => {
  sessionLang("en", true);
  assert.equal(reading(judged("near", { overruled: true }), "Bergen"), "Changed by the host");
  assert.equal(reading(undefined, "Bergen"), "");
});
