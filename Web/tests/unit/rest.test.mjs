// REST calls and what is kept on the device, with a server and a storage made for the test.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { ApiError, call, cleanCode, codeInAddress, createSession, takeKeyring } from "../../src/lib/rest";
import { loadSeat, read, saveSeat, write } from "../../src/lib/storage";

const answer = (status, body, headers = {}) => async (path, init) => {
  asked.push({ path, ...init });
  return { ok: status < 400, status, headers: new Headers(headers), json: async () => JSON.parse(body) };
};

let asked = [];
afterEach(() => {
  asked = [];
  delete globalThis.fetch;
  delete globalThis.window;
});

async function failure(promise) {
  try {
    await promise;
  } catch (error) {
    assert.ok(error instanceof ApiError);
    return error;
  }
  return assert.fail("no error");
}

test("RE1 a refusal keeps its status, code, message and details", async () => {
  globalThis.fetch = answer(409, '{"error":"HOST_TAKEN","message":"Upptaget","details":{"line":3}}');
  const { status, code, message, details } = await failure(call("POST", "/x", {}));
  assert.deepEqual({ status, code, message, details }, { status: 409, code: "HOST_TAKEN", message: "Upptaget", details: { line: 3 } });
});

test("RE26 the 204 to DELETE is an answer without a body", async () => {
  globalThis.fetch = answer(204, "");
  await call("DELETE", "/x");
  assert.equal(asked[0].method, "DELETE");
});

test("UI-A11 an error that is no JSON keeps its status for the text; no answer has 0", async () => {
  globalThis.fetch = answer(502, "<html>");
  assert.equal((await failure(call("GET", "/x"))).status, 502);
  globalThis.fetch = async () => {
    throw new TypeError("network");
  };
  assert.equal((await failure(call("GET", "/x"))).status, 0);
});

test("RE8 EX31 a session is asked for with what is known, and nothing else", async () => {
  globalThis.fetch = answer(201, "{}");
  await createSession();
  await createSession({ language: "en" }, "home");
  assert.deepEqual(asked.map(({ body }) => JSON.parse(body)), [{}, { settings: { language: "en" }, householdId: "home" }]);
});

test("SE4 a token travels as bearer", async () => {
  globalThis.fetch = answer(200, "{}");
  await call("GET", "/x", undefined, "abc");
  assert.deepEqual(asked[0].headers, { Authorization: "Bearer abc" });
});

test("UI-A20 a refusal says how long to wait, when the server has said it", async () => {
  globalThis.fetch = answer(429, "{}", { "Retry-After": "7" });
  assert.equal((await failure(call("GET", "/x"))).waitS, 7);
  globalThis.fetch = answer(429, "{}");
  assert.equal((await failure(call("GET", "/x"))).waitS, 0);
});

test("UI-H69 where the house key is missing it is asked for once, and all calls that wait are made again", async () => {
  const house = { key: "", asked: [] };
  let tell = () => undefined;
  const given = new Promise((resolve) => (tell = resolve));
  takeKeyring({ key: () => house.key, ask: (refused) => (house.asked.push(refused), given) });
  globalThis.fetch = async (path, init) => {
    const isRight = init.headers["Tripto-Key"] === "right";
    return answer(isRight ? 200 : 401, isRight ? "{}" : '{"error":"House key needed"}')(path, init);
  };
  const calls = [call("GET", "/a"), call("GET", "/b", undefined, "abc")];
  await new Promise((done) => setImmediate(done));
  house.key = "right";
  tell(true);
  await Promise.all(calls);
  assert.deepEqual(asked.map(({ path }) => path), ["/a", "/b", "/a", "/b"]);
  assert.deepEqual(asked[3].headers, { Authorization: "Bearer abc", "Tripto-Key": "right" });
  house.key = "wrong";
  takeKeyring({ key: () => house.key, ask: async (refused) => (house.asked.push(refused), false) });
  assert.equal((await failure(call("GET", "/c"))).code, "House key needed");
  assert.deepEqual(house.asked, ["", "", "wrong"]);
  takeKeyring({ key: () => "", ask: async () => false });
});

test("UI-H7 UI-P38 a typed code is six of A–Z 0–9", () => {
  assert.equal(cleanCode(" abc 123 "), "ABC123");
  assert.equal(cleanCode("å-b_c/defghij"), "BCDEFG");
});

test("UI-P1 the address carries the code in its path or its query", () => {
  const codes = [["/join/abc123", ""], ["/join/ABC123/x", "?code=ZZZZZZ"], ["/host", "?code=abc123"], ["/", "?r=abc123"], ["/tv", ""]];
  const found = codes.map(([pathname, search]) => {
    globalThis.window = { location: { pathname, search } };
    return codeInAddress();
  });
  assert.deepEqual(found, ["ABC123", "ABC123", "ABC123", "ABC123", ""]);
});

test("UI-P25 where storage is blocked, the seat lives as long as the page", () => {
  const blocked = () => {
    throw new Error("SecurityError");
  };
  globalThis.window = { localStorage: { getItem: blocked, setItem: blocked, removeItem: blocked } };
  const seat = { sessionId: "s", joinCode: "ABC123", token: "t", playerId: "p", name: "Åsa" };
  saveSeat("player", seat);
  assert.deepEqual(loadSeat("player"), seat);
  saveSeat("player", null);
  assert.equal(loadSeat("player"), null);
});

test("a damaged seat is none", () => {
  const kept = new Map();
  const localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  globalThis.window = { localStorage };
  for (const bad of ["{", "null", "1", '{"token":1}', '{"token":"t"}']) {
    write("tripto.host", bad);
    assert.equal(loadSeat("host"), null, bad);
  }
  write("tripto.host", null);
  assert.equal(read("tripto.host"), null);
});
