// The server's clock, estimated (ID20, EX8). Countdowns only ever use `serverNow()`.

/** Difference above which a monotone offset is taken to be stale: the device has slept. */
const sleptMs = 1500;

export class ServerClock {
  /** server − Date.now(), smoothed over envelopes. */
  private wallOffset: number | null = null;
  /** server − performance.now(), measured by the server. */
  private monoOffset: number | null = null;

  /** Any envelope's `serverTimeMs`: first sample as is, then 85 % old and 15 % new. */
  sample(serverTimeMs: number): void {
    const fresh = serverTimeMs - Date.now();
    this.wallOffset = this.wallOffset === null ? fresh : this.wallOffset * 0.85 + fresh * 0.15;
    if (this.monoOffset !== null && Math.abs(this.now() - serverTimeMs) > sleptMs) {
      this.monoOffset = null;
      this.wallOffset = fresh;
    }
  }

  /** `CLOCK_PING.offsetMs`: server time = client monotonic time + offset. */
  ping(offsetMs: number | undefined): void {
    if (typeof offsetMs === "number" && Number.isFinite(offsetMs)) this.monoOffset = offsetMs;
  }

  /** Epoch ms on the server's clock. */
  now(): number {
    if (this.monoOffset !== null) return performance.now() + this.monoOffset;
    return Date.now() + (this.wallOffset ?? 0);
  }
}

/** Ms left until `endMs`, never negative. */
export const msLeft = (endMs: number, nowMs: number): number => Math.max(0, endMs - nowMs);

/** Whole seconds to show: 0 only when the time is really up. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000);
