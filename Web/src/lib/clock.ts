// The server's clock, estimated (ID20, EX8). Countdowns only ever use `serverNow()`.

/** A gap above this is no measuring error: the device slept, or the server's clock was set. */
const leapMs = 1500;
/** Ms of correction per ms: 100 ms are made up for in one second. */
const slew = 0.1;
/** A measurement older than this gives way to a worse one: clocks drift. */
const staleMs = 120_000;
/** Stamps are whole ms. */
const roundingMs = 2;

interface Measurement {
  rttMs: number;
  atMs: number;
}

/** One estimate of server time − monotonic time, approached by slewing. Never runs backwards, unless the server's clock does. */
export class ServerClock {
  private shown: number | null = null;
  private target = 0;
  private slewedAtMs = 0;
  private best: Measurement | null = null;

  constructor(private readonly monoMs: () => number) {}

  /** Any envelope's `serverTimeMs`: never later than the true time, as it took a while to come. */
  sample(serverTimeMs: number): void {
    const seen = serverTimeMs - this.monoMs();
    const ahead = seen - this.offset();
    if (this.shown === null || ahead > leapMs) return this.leap(seen);
    if (this.best) this.target = Math.max(this.target, seen);
    else this.target = this.target * 0.85 + seen * 0.15;
  }

  /** `CLOCK_PING`: server time = monotonic time + `offsetMs`, measured with a round trip of `rttMs`. */
  ping(serverTimeMs: number, offsetMs: number | undefined, rttMs = 0): void {
    if (offsetMs === undefined || !Number.isFinite(offsetMs)) return;
    const atMs = this.monoMs();
    // NB: a measurement from before a sleep says that this message has come before it was sent.
    if (offsetMs < serverTimeMs - atMs - rttMs / 2 - roundingMs) return;
    if (this.best && rttMs > this.best.rttMs && atMs - this.best.atMs < staleMs) return;
    const isFirst = this.best === null;
    this.best = { rttMs, atMs };
    const ahead = offsetMs - this.offset();
    if (Math.abs(ahead) > leapMs || (isFirst && ahead > 0)) this.jump(offsetMs);
    else this.target = offsetMs;
  }

  /** Epoch ms on the server's clock. */
  now(): number {
    return this.shown === null ? Date.now() : this.monoMs() + this.offset();
  }

  private leap(offset: number): void {
    this.best = null;
    this.jump(offset);
  }

  private jump(offset: number): void {
    this.shown = this.target = offset;
    this.slewedAtMs = this.monoMs();
  }

  private offset(): number {
    const nowMs = this.monoMs();
    const most = Math.max(0, nowMs - this.slewedAtMs) * slew;
    const shown = this.shown ?? this.target;
    this.slewedAtMs = nowMs;
    if (this.shown === null) return shown;
    this.shown = shown + Math.max(-most, Math.min(most, this.target - shown));
    return this.shown;
  }
}

/** Ms left until `endMs`, never negative. */
export const msLeft = (endMs: number, nowMs: number): number => Math.max(0, endMs - nowMs);

/** Whole seconds to show: 0 only when the time is really up. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000);

/** What a countdown shows, and how long until it shows something else. */
interface Tick {
  left: number;
  nextMs: number;
}

/** The time until one end, which never grows (UI-A8), and is full until the last `mostMs` have begun. */
export class Countdown {
  private lowest = Infinity;

  constructor(
    readonly endMs: number,
    readonly mostMs = Infinity,
  ) {}

  left(nowMs: number): number {
    this.lowest = Math.min(this.lowest, msLeft(this.endMs, nowMs));
    return Math.min(this.lowest, this.mostMs);
  }

  /** The time left in whole steps: another when a step has passed. */
  tick(nowMs: number, stepMs: number): Tick {
    const left = this.left(nowMs);
    const waitMs = this.lowest - left;
    return { left: Math.ceil(left / stepMs) * stepMs, nextMs: waitMs + (left % stepMs || stepMs) };
  }
}
