// The game as the server last told it: messages in, state and moments out. Knows no browser.
import type { ServerClock } from "./clock";
import { counted } from "./count";
import type { SocketStatus } from "./link";
import { noMoments, remember, settle, type Moments } from "./moments";
import { applyPatch } from "./patch";
import { recall, type Absence } from "./recall";
import { Stream } from "./stream";
import type { GameState, LobbyUpdated, Role, ServerEvents, ServerMessage, StreamPosition } from "./types";

export interface Game extends SocketStatus {
  role: Role | null;
  playerId: string;
  state: GameState | null;
  lobby: LobbyUpdated | null;
  /** HOST: the voice and the TV's sound, as far as the server has told (EX37). */
  health: ServerEvents["SHOW_HEALTH"] | null;
  /** The connection speaks the extensions (EX1). */
  extended: boolean;
  moments: Moments;
  /** True until the first change after a (re)connect: play no entry animation (UI-A6). */
  restored: boolean;
}

/** What the feed says to the connection. */
interface Replies {
  pong: (pingId: number) => void;
  resync: (resume?: StreamPosition) => void;
  welcomed: () => void;
  goodbye: (ms: number) => void;
}

const noGame: Game = {
  conn: "idle",
  attempts: 0,
  closeCode: null,
  role: null,
  playerId: "",
  state: null,
  lobby: null,
  health: null,
  extended: false,
  moments: noMoments,
  restored: true,
};

/** So much news while the missed events are on their way: the snapshot has overtaken them. */
const overtakenBy = 60;

export class GameFeed {
  game: Game = noGame;
  private stream = new Stream();
  private absence: Absence | null = null;
  private isFirstState = true;

  constructor(
    private readonly clock: ServerClock,
    private readonly reply: Replies,
    private readonly changed: (game: Game) => void,
    private readonly happened: (message: ServerMessage) => void,
  ) {}

  /** Forgets everything, for another seat or none. */
  reset(): void {
    this.stream = new Stream();
    this.absence = null;
    this.set(noGame);
  }

  status(status: SocketStatus): void {
    this.set(status);
  }

  receive(message: ServerMessage): void {
    this.heed(message);
    this.deliver(message);
  }

  private deliver(message: ServerMessage): void {
    if (!this.stream.take(message)) return;
    this.control(message);
    this.note(message);
    const { game } = this;
    const state = this.nextState(message);
    const told = remember(game.moments, message, this.clock.now());
    const moments = state && state !== game.state ? settle(told, game.state, state) : told;
    if (state !== game.state || moments !== game.moments) {
      const isSnapshot = message.type === "STATE_SNAPSHOT";
      this.set({ state, moments, restored: isSnapshot && this.isFirstState });
      if (isSnapshot) this.isFirstState = false;
    }
    this.happened(message);
  }

  private set(change: Partial<Game>): void {
    this.game = { ...this.game, ...change };
    this.changed(this.game);
  }

  /** The clock first: the answer's delay is measured. */
  private heed(message: ServerMessage): void {
    const { serverTimeMs } = message;
    if (message.type === "CLOCK_PING") {
      const { pingId, offsetMs, rttMs } = message.payload;
      this.reply.pong(pingId);
      this.clock.ping(serverTimeMs, offsetMs, rttMs);
    }
    if (typeof serverTimeMs === "number") this.clock.sample(serverTimeMs);
  }

  private control(message: ServerMessage): void {
    switch (message.type) {
      case "WELCOME":
        return this.welcome(message.payload, message.epoch !== undefined);
      case "GOODBYE":
        return this.reply.goodbye(message.payload.retryAfterMs);
      case "RESUMED":
        return this.resume(message.payload.events);
      case "LOBBY_UPDATED":
        return this.set({ lobby: message.payload });
      case "SHOW_HEALTH":
        return this.set({ health: message.payload });
    }
  }

  private welcome({ role, playerId }: ServerEvents["WELCOME"], extended: boolean): void {
    this.isFirstState = true;
    this.set({ role, playerId, extended, health: null, restored: true });
    this.reply.welcomed();
    const from = this.stream.missedAfter;
    this.absence = from && { before: this.game.moments, since: [] };
    if (from) this.reply.resync(from);
  }

  private note(message: ServerMessage): void {
    if (!this.absence || message.type === "RESUMED") return;
    this.absence.since.push(message);
    if (this.absence.since.length > overtakenBy) this.absence = null;
  }

  private resume(events: ServerMessage[]): void {
    const missed = this.stream.missed(events);
    const { state } = this.game;
    if (this.absence && state && missed.length > 0) {
      this.set({ moments: recall(this.absence, missed, state, this.clock.now()) });
    }
    this.absence = null;
    for (const event of events.filter((e) => this.stream.isNews(e))) this.deliver(event);
  }

  private nextState(message: ServerMessage): GameState | null {
    if (message.type === "STATE_SNAPSHOT") return message.payload.state;
    const before = this.game.state;
    if (message.type === "FOLLOWUP_ANSWER_COUNT") return before && counted(before, message.payload);
    if (message.type !== "STATE_PATCH") return before;
    const { baseVersion, ops, version } = message.payload;
    const after = before?.version === baseVersion ? applyPatch(before, ops, version) : null;
    if (!after) this.reply.resync();
    return after ?? before;
  }
}
