// What a person may paste as the house key.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keyIn } from "../../src/host/houseKey";

const key = "4k2p-9x7m-c3vt-8q5w-z6hd-1n0r-j2bf";

test("UI-H69 a pasted key, or the whole address with it, is the key", () => {
  const pasted = [key, `  ${key}\n`, `http://10.0.0.2:3000/host#key=${key}`, `http://10.0.0.2:3000/host?code=AB#a=1&key=${key}`, `#key=${key}`];
  assert.deepEqual(pasted.map(keyIn), pasted.map(() => key));
});

test("UI-H69 what cannot travel in a header, and an address without a key, is none", () => {
  for (const text of ["", "kort", "två ord som inte är nyckel", "http://10.0.0.2:3000/host", "#key=", "x".repeat(201)]) {
    assert.equal(keyIn(text), null, text);
  }
});
