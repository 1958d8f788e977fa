// The wake lock: at most one, and none that nobody wants.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { letSleep, stayAwake } from "../../src/player/awake";

let locks;
let grant;
let look;

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  locks = [];
  const waiting = [];
  grant = async () => {
    await settled();
    waiting.splice(0).forEach((resolve) => resolve());
    await settled();
  };
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    await new Promise((resolve) => waiting.push(resolve));
    return lock;
  };
  const listeners = new Map();
  look = () => listeners.get("visibilitychange")?.();
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock: { request } }, configurable: true });
  globalThis.document = {
    visibilityState: "visible",
    addEventListener: (type, listener) => listeners.set(type, listener),
    removeEventListener: (type) => listeners.delete(type),
  };
});

test("UI-P31 one lock, however often it is asked for", async () => {
  stayAwake();
  stayAwake();
  look();
  await grant();
  look();
  assert.equal(locks.length, 1);
  letSleep();
  assert.ok(locks[0].released);
});

test("UI-P31 a lock that the browser let go of is asked for again", async () => {
  stayAwake();
  await grant();
  locks[0].released = true;
  look();
  await grant();
  assert.equal(locks.length, 2);
  letSleep();
  assert.ok(locks[1].released);
});

test("UI-P31 a lock that comes when nobody wants it any more is released", async () => {
  stayAwake();
  await settled();
  letSleep();
  await grant();
  assert.deepEqual(locks.map(({ released }) => released), [true]);
});

test("UI-P31 who leaves before the tap is answered asks for none", async () => {
  stayAwake();
  letSleep();
  await settled();
  assert.equal(locks.length, 0);
});
