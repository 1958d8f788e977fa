// The words for a refused call: the page's own, the refusal's, the status's.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ApiError } from "../../src/lib/rest";

let apiErrorText;

before(async () => {
  globalThis.window = { location: { search: "?lang=en" } };
  ({ apiErrorText } = await import("../../src/lib/i18n/errors"));
});

const text = (status, code, special) => apiErrorText(new ApiError(status, "raw", code), special);

test("RE14 UI-A11 refusals of one status are told apart by their name", () => {
  const told = [[403, "Lobby locked"], [403, "Forbidden"], [400, "Invalid phase"], [400, "Validation error"], [401, "Unauthorized"]];
  const texts = told.map(([status, code]) => text(status, code));
  assert.equal(texts[0], "The lobby is locked. Ask the host.");
  assert.equal(texts[1], "The host does not let you into this game.");
  assert.equal(new Set(texts).size, told.length);
});

test("UI-A11 an unknown error has the text of its status or (HTTP 500), a stranger neither", () => {
  assert.equal(text(404, "Not found"), "No game has that code.");
  assert.equal(text(0, ""), "Cannot reach the server.");
  for (const status of [400, 403, 500]) assert.match(text(status, "teapot"), new RegExp(`\\(HTTP ${status}\\)$`));
  assert.equal(apiErrorText(new Error("raw")), "Something went wrong.");
});

test("UI-P6 each refusal its text: a page's own first, by name before by status", () => {
  const own = { "Invalid phase": "begun", 400: "bad", 404: "no pack" };
  assert.equal(text(400, "Invalid phase", own), "begun");
  assert.equal(text(400, "Validation error", own), "bad");
  assert.equal(text(404, "Not found", own), "no pack");
});
