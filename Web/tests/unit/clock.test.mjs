// The clock of a device with its own zero, behind a network that delays and jitters.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Countdown, msLeft, secondsLeft, ServerClock } from "../../src/lib/clock";

const serverZero = 1_800_000_000_000;

/** Numbers in [0, 1) that are the same in every run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A device whose clock read `bootMs` when the server's read `serverZero`. */
class Device {
  trueMs = 0;
  sleptMs = 0;
  best = null;

  constructor(bootMs, seed = 1) {
    this.bootMs = bootMs;
    this.random = dice(seed);
    this.clock = new ServerClock(() => this.mono);
  }

  get mono() {
    return this.bootMs + this.trueMs - this.sleptMs;
  }

  get error() {
    return this.clock.now() - (serverZero + this.trueMs);
  }

  delay(base, jitter) {
    return base + this.random() ** 3 * jitter;
  }

  hear(base = 5, jitter = 80) {
    const sent = Math.floor(serverZero + this.trueMs);
    this.trueMs += this.delay(base, jitter);
    this.clock.sample(sent);
    return sent;
  }

  /** CLOCK_PING and CLOCK_PONG, and the next ping that tells the server's best measurement. */
  measure(base = 5, jitter = 80) {
    const sent = Math.floor(serverZero + this.trueMs);
    this.trueMs += this.delay(base, jitter);
    const mono = this.mono;
    this.trueMs += this.delay(base, jitter);
    const rttMs = Math.floor(serverZero + this.trueMs) - sent;
    const sample = { rttMs, offsetMs: sent + rttMs / 2 - mono };
    if (!this.best || rttMs <= this.best.rttMs) this.best = sample;
    const told = Math.floor(serverZero + this.trueMs);
    this.trueMs += this.delay(base, jitter);
    this.clock.ping(told, this.best.offsetMs, this.best.rttMs);
    this.clock.sample(told);
  }
}

test("ID20 the first sample is taken as it is", () => {
  const device = new Device(4000);
  device.hear(20, 0);
  assert.ok(Math.abs(device.error + 20) < 2);
});

test("EX8 after the first clock pings ten devices agree within 100 ms, whatever their delays", () => {
  const devices = Array.from({ length: 10 }, (_, i) => new Device(i * 12_345.6, i + 1));
  for (const [i, device] of devices.entries()) {
    device.hear(5 + i * 4, 150);
    for (let n = 0; n < 4; n++) {
      device.measure(5 + i * 4, 150);
      device.trueMs += 1000;
    }
  }
  const errors = devices.map((device) => device.error);
  assert.ok(Math.max(...errors) - Math.min(...errors) < 100, errors.join(" "));
});

test("UI-A8 time never runs backwards and never leaps while messages jitter", () => {
  const device = new Device(99, 7);
  device.hear();
  device.measure();
  let [before, trueBefore] = [device.clock.now(), device.trueMs];
  for (let n = 0; n < 3000; n++) {
    device.trueMs += 16;
    if (n % 20 === 0) device.hear(5, 900);
    if (n % 300 === 0) device.measure(5, 900);
    const [now, trueNow] = [device.clock.now(), device.trueMs];
    assert.ok(now >= before);
    assert.ok(Math.abs(now - before - (trueNow - trueBefore)) <= 0.11 * (trueNow - trueBefore) + 1);
    [before, trueBefore] = [now, trueNow];
  }
  assert.ok(Math.abs(device.error) < 50, `${device.error}`);
});

test("EX8 server time nears a later, better CLOCK_PING and does not jump to it", () => {
  const device = new Device(0);
  device.hear(0, 0);
  device.clock.ping(serverZero + device.trueMs, serverZero + 200, 400);
  const before = device.clock.now();
  device.clock.ping(serverZero + device.trueMs, serverZero, 10);
  assert.equal(device.clock.now(), before);
  device.trueMs += 1000;
  assert.ok(Math.abs(device.error - 100) < 1);
  device.trueMs += 1500;
  assert.ok(Math.abs(device.error) < 1);
});

test("a message that was held up for seconds does not move the clock", () => {
  const device = new Device(50);
  device.hear();
  device.measure();
  const before = device.error;
  device.hear(4000, 0);
  assert.ok(Math.abs(device.error - before) < 1);
});

test("a device whose clock stood still in its sleep is right again with the next message", () => {
  const device = new Device(50);
  device.hear();
  device.measure();
  device.trueMs += 60_000;
  device.sleptMs += 60_000;
  device.hear(10, 0);
  assert.ok(Math.abs(device.error) < 20);
  const stale = device.best;
  device.clock.ping(Math.floor(serverZero + device.trueMs), stale.offsetMs, stale.rttMs);
  assert.ok(Math.abs(device.error) < 20, "a measurement from before the sleep counts no more");
});

test("numbers that are none are ignored", () => {
  const device = new Device(1);
  device.hear(0, 0);
  for (const bad of [undefined, NaN, Infinity]) device.clock.ping(serverZero, bad, 1);
  assert.ok(Math.abs(device.error) < 2);
});

test("UI-A8 a countdown is never negative, and shows 0 only at the end", () => {
  assert.equal(msLeft(1000, 2000), 0);
  assert.equal(secondsLeft(msLeft(1000, 999)), 1);
  assert.equal(secondsLeft(msLeft(1000, 1000)), 0);
});

test("UI-A8 while a clue is read its time is full; then every screen ticks on the same second", () => {
  const countdown = new Countdown(40_000, 30_000);
  assert.deepEqual([0, 9_999, 10_000, 10_001, 11_000].map((now) => secondsLeft(countdown.left(now))), [30, 30, 30, 30, 29]);
  const reading = new Countdown(40_000, 30_000);
  assert.deepEqual(reading.tick(3_500, 1000), { left: 30_000, nextMs: 7_500 });
  assert.deepEqual(reading.tick(11_000, 1000), { left: 29_000, nextMs: 1000 });
  assert.deepEqual(reading.tick(11_250, 1000), { left: 29_000, nextMs: 750 });
  assert.deepEqual(reading.tick(40_000, 1000), { left: 0, nextMs: 1000 });
});

test("UI-A8 a countdown never grows, though the clock be set back", () => {
  const countdown = new Countdown(1000);
  assert.deepEqual([400, 600, 500, 700, 1200, 900].map((now) => countdown.left(now)), [600, 400, 400, 300, 0, 0]);
});
