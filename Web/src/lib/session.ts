// One WebSocket to the page's own origin, kept alive: WS1–WS20, UI-A7, UI-P26, UI-P30.
import { randomId } from "./ids";
import type { ClientCommands, ClientCommandType, Envelope, Role } from "./types";

/** `online` begins with WELCOME; `closed` is a final close (WS17) and never retries. */
export type Conn = "idle" | "connecting" | "online" | "reconnecting" | "closed";

export interface SocketStatus {
  conn: Conn;
  /** Failed attempts since the last WELCOME. */
  attempts: number;
  /** Close code when `conn` is `closed`. */
  closeCode: number | null;
}

const backoffMs = [1000, 2000, 4000, 8000, 10_000];
const probeAfterMs = 5000;
const deadAfterMs = 12_000;
const wakeLimitMs = 1500;
const capabilities = ["seq", "patch", "timers", "clock", "events"];

export class GameSocket {
  private socket: WebSocket | null = null;
  private token = "";
  private role: Role = "PLAYER";
  private retry: number | undefined;
  private wake: number | undefined;
  private goodbyeMs: number | null = null;
  private heardAt = 0;
  private status: SocketStatus = { conn: "idle", attempts: 0, closeCode: null };

  constructor(
    private readonly onEnvelope: (message: Envelope) => void,
    private readonly onStatus: (status: SocketStatus) => void,
  ) {
    window.setInterval(() => this.heartbeat(), 1000);
    const check = (): void => this.checkNow();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") check();
    });
    for (const name of ["online", "focus", "pageshow"]) window.addEventListener(name, check);
    window.addEventListener("offline", check);
  }

  open(token: string, role: Role): void {
    this.token = token;
    this.role = role;
    this.update({ conn: "connecting", attempts: 0, closeCode: null });
    this.connect();
  }

  close(): void {
    this.drop();
    this.update({ conn: "idle", attempts: 0, closeCode: null });
  }

  /** False when the socket is not open; the caller decides whether to send again. */
  send<T extends ClientCommandType>(type: T, payload: ClientCommands[T], commandId: string): boolean {
    return this.raw({ type, payload, commandId });
  }

  /** Answers CLOCK_PING (EX8): called before anything else is done with the message. */
  pong(pingId: string): void {
    const clientMonoMs = performance.now();
    this.raw({ type: "CLOCK_PONG", payload: { pingId, clientMonoMs }, commandId: randomId() });
  }

  /** Asks for a fresh snapshot (WS6). */
  resync(): void {
    const payload = { playerId: "", lastReceivedEventId: null };
    this.raw({ type: "RESUME_SESSION", payload, commandId: randomId() });
  }

  /** WELCOME: the seat is ours. */
  welcomed(): void {
    this.goodbyeMs = null;
    this.update({ conn: "online", attempts: 0, closeCode: null });
  }

  /** GOODBYE: the server will be back in about `ms` (EX15). */
  goodbye(ms: number): void {
    this.goodbyeMs = ms;
  }

  private raw(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private update(status: SocketStatus): void {
    this.status = status;
    this.onStatus(status);
  }

  private drop(): void {
    window.clearTimeout(this.retry);
    window.clearTimeout(this.wake);
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    old.close();
  }

  private connect(): void {
    this.drop();
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${window.location.host}/ws?v=2&token=${encodeURIComponent(this.token)}`;
    const socket = new WebSocket(url);
    this.socket = socket;
    this.heardAt = performance.now();
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(data: unknown): void {
    this.heardAt = performance.now();
    window.clearTimeout(this.wake);
    this.wake = undefined;
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as Envelope;
    if (typeof message?.type === "string") this.onEnvelope(message);
  }

  private lost(code: number): void {
    this.drop();
    const final = code === 1000 || (code >= 4000 && code <= 4999);
    if (final) return this.update({ ...this.status, conn: "closed", closeCode: code });
    const attempts = this.status.attempts + 1;
    const step = backoffMs[Math.min(attempts, backoffMs.length) - 1] ?? 10_000;
    const wait = this.goodbyeMs ?? step * (0.8 + Math.random() * 0.2);
    this.goodbyeMs = null;
    this.update({ conn: "reconnecting", attempts, closeCode: null });
    this.retry = window.setTimeout(() => this.connect(), wait);
  }

  private get live(): boolean {
    return this.status.conn !== "idle" && this.status.conn !== "closed";
  }

  /** Waking up costs no retry budget, and an open-looking socket must prove itself. */
  private checkNow(): void {
    if (!this.live || this.wake !== undefined) return;
    const ready = this.socket?.readyState;
    if (ready !== WebSocket.OPEN && ready !== WebSocket.CONNECTING) return this.connect();
    this.resync();
    this.wake = window.setTimeout(() => {
      this.wake = undefined;
      this.replace();
    }, wakeLimitMs);
  }

  private replace(): void {
    this.update({ ...this.status, conn: "reconnecting" });
    this.connect();
  }

  private heartbeat(): void {
    if (!this.live || !this.socket) return;
    const silent = performance.now() - this.heardAt;
    if (silent > deadAfterMs) this.replace();
    else if (silent > probeAfterMs && this.status.conn === "online") {
      const payload = { role: this.role, authToken: this.token, clientVersion: "2.0.0", capabilities };
      this.raw({ type: "HELLO", payload, commandId: randomId() });
    }
  }
}
