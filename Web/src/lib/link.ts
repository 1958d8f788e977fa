// The life of the one connection as a value: what happens comes in with its time, what to do
// goes out. WS17, WS20, UI-P26, UI-P30. Times are ms of a monotonic clock.
import { closeCodes } from "./rules.gen";

/** `online` begins with WELCOME; `closed` is a final close and never retries. */
export type Conn = "idle" | "connecting" | "online" | "reconnecting" | "closed";

export interface SocketStatus {
  conn: Conn;
  /** Failed attempts since the last WELCOME or waking. */
  attempts: number;
  /** Close code when `conn` is `closed`. */
  closeCode: number | null;
}

/** What the owner of the socket does next: let go of it, open a new one, ask whether it lives. */
export type Deed = "drop" | "open" | "probe";

const backoffMs = [300, 1000, 2000, 4000, 8000];
const openLimitMs = 6000;
const silenceMs = 5000;
const answerLimitMs = 7000;
const wakeAnswerMs = 1500;
const wakeOpenMs = 3000;

/** The session has ended, or the seat is refused for good (WS16, WS17). */
const isFinal = (code: number): boolean => code === closeCodes.sessionEnded || (code >= 4000 && code <= 4999);

export class Link {
  status: SocketStatus = { conn: "idle", attempts: 0, closeCode: null };
  /** When `tick` has something to do; null: never. */
  dueMs: number | null = null;
  private stage: "shut" | "opening" | "open" | "probed" | "waiting" = "shut";
  private goodbyeMs: number | null = null;

  constructor(private readonly random: () => number) {}

  start(nowMs: number): Deed[] {
    this.status = { conn: "connecting", attempts: 0, closeCode: null };
    this.goodbyeMs = null;
    return this.open(nowMs);
  }

  stop(): Deed[] {
    return this.shut({ conn: "idle", attempts: 0, closeCode: null });
  }

  /** WELCOME: the seat is ours. */
  welcomed(nowMs: number): void {
    this.goodbyeMs = null;
    this.status = { conn: "online", attempts: 0, closeCode: null };
    this.heard(nowMs);
  }

  /** Any frame proves that the link lives. */
  heard(nowMs: number): void {
    if (this.stage === "shut" || this.stage === "waiting") return;
    this.enter("open", nowMs + silenceMs);
  }

  /** GOODBYE: the server will be back in about `ms` (EX15). */
  goodbye(ms: number): void {
    this.goodbyeMs = ms;
  }

  closed(code: number, nowMs: number): Deed[] {
    // NB: who said too much keeps the seat, and comes back after the longest pause (SE21).
    const least = code === closeCodes.policyViolation ? backoffMs.length : 1;
    return isFinal(code)
      ? this.shut({ ...this.status, conn: "closed", closeCode: code })
      : this.retry(nowMs, least);
  }

  /** The page is looked at again: what seems open must prove it, and waiting is over. */
  woke(nowMs: number): Deed[] {
    // NB: counted anew, so that who asked for a try sees that there is one (UI-A10).
    if (this.status.attempts > 0) this.status = { ...this.status, attempts: 0 };
    switch (this.stage) {
      case "shut":
        return [];
      case "waiting":
        return this.open(nowMs);
      case "open":
        return this.probe(nowMs + wakeAnswerMs);
      case "probed":
        return this.hurry(nowMs + wakeAnswerMs);
      case "opening":
        return this.hurry(nowMs + wakeOpenMs);
    }
  }

  /** The socket gives no answer, or takes no question: replaced at once, at no cost. */
  mute(nowMs: number): Deed[] {
    this.status = { ...this.status, conn: "reconnecting" };
    return this.open(nowMs);
  }

  tick(nowMs: number): Deed[] {
    if (this.dueMs === null || nowMs < this.dueMs) return [];
    switch (this.stage) {
      case "open":
        return this.probe(nowMs + answerLimitMs);
      case "probed":
        return this.mute(nowMs);
      case "opening":
        return this.retry(nowMs);
      default:
        return this.open(nowMs);
    }
  }

  private enter(stage: Link["stage"], dueMs: number | null): void {
    this.stage = stage;
    this.dueMs = dueMs;
  }

  private open(nowMs: number): Deed[] {
    this.enter("opening", nowMs + openLimitMs);
    return ["drop", "open"];
  }

  private probe(dueMs: number): Deed[] {
    this.enter("probed", dueMs);
    return ["probe"];
  }

  private hurry(dueMs: number): Deed[] {
    this.dueMs = Math.min(this.dueMs ?? dueMs, dueMs);
    return [];
  }

  private shut(status: SocketStatus): Deed[] {
    this.enter("shut", null);
    this.status = status;
    return ["drop"];
  }

  /** Waits for the next attempt; the pause is the one before attempt `least`, or a longer one. */
  private retry(nowMs: number, least = 1): Deed[] {
    const attempts = this.status.attempts + 1;
    const step = backoffMs[Math.min(Math.max(attempts, least), backoffMs.length) - 1] ?? 0;
    const jittered = Math.max(backoffMs[0] ?? 0, step * (0.75 + this.random() * 0.25));
    this.enter("waiting", nowMs + (this.goodbyeMs ?? jittered));
    this.goodbyeMs = null;
    this.status = { conn: "reconnecting", attempts, closeCode: null };
    return ["drop"];
  }
}
