// The server's clock and the life of the line on one recorded trace: what happens, and what the page makes of it.
import { ServerClock } from "../../src/lib/clock";
import { Link } from "../../src/lib/link";
import { dice } from "./numbers.mjs";

const serverZero = 1_800_000_000_000;

/** Frames behind a network that delays them, a clock that drifts, two sleeps, and a server whose clock is set. */
export function clock() {
  const random = dice(7);
  let monoMs = 5_000;
  let aheadMs = serverZero - monoMs;
  const estimate = new ServerClock(() => monoMs);
  return Array.from({ length: 400 }, (_, i) => {
    monoMs += random() * 900;
    aheadMs += (random() - 0.4) * 0.2;
    if (i === 120) aheadMs += 40_000;
    if (i === 250) aheadMs -= 9_000;
    if (i === 330) monoMs += 200_000;
    const told = Math.floor(monoMs + aheadMs - 4 - random() ** 3 * 90);
    const event = { atMs: monoMs, serverMs: told };
    if (i % 5 === 0) {
      event.rttMs = Math.floor(8 + random() ** 2 * 120);
      event.offsetMs = aheadMs + (random() - 0.5) * event.rttMs;
      estimate.ping(told, event.offsetMs, event.rttMs);
    }
    estimate.sample(told);
    return { ...event, now: estimate.now() };
  });
}

const deeds = ["start", "welcomed", "heard", "closed", "goodbye", "woke", "mute", "tick", "stop"];
const codes = [1000, 1001, 1006, 1008, 1012, 1013, 4003, 4010];

export function link() {
  const random = dice(31);
  let chance = 0;
  const line = new Link(() => chance);
  let nowMs = 0;
  return Array.from({ length: 600 }, () => {
    // NB: who has left, or was sent away, begins anew.
    const isShut = ["idle", "closed"].includes(line.status.conn);
    const what = isShut ? "start" : deeds[Math.floor(random() ** 1.6 * deeds.length)];
    nowMs = what === "tick" && random() < 0.8 && line.dueMs !== null ? Math.max(nowMs, line.dueMs) : nowMs + random() * 2500;
    chance = random();
    const [code, ms] = [codes[Math.floor(random() * codes.length)], Math.floor(random() * 9000)];
    const event = { what, atMs: nowMs, chance, code, ms };
    const done = happen(line, event) ?? [];
    const { conn, attempts, closeCode } = line.status;
    return { ...event, deeds: done, conn, attempts, closeCode, dueMs: line.dueMs };
  });
}

function happen(line, { what, atMs, code, ms }) {
  switch (what) {
    case "closed": return line.closed(code, atMs);
    case "goodbye": return line.goodbye(ms);
    case "stop": return line.stop();
    default: return line[what](atMs);
  }
}
