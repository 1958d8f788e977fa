// The visit's only socket (UI-P29): does what `Link` decides, and turns frames into messages.
import { randomId } from "./ids";
import { Link, type Deed, type SocketStatus } from "./link";
import type { ClientCommands, ClientCommandType, ServerMessage, StreamPosition } from "./types";

export type { Conn, SocketStatus } from "./link";

/** An open or opening socket. */
export interface Wire {
  /** False when the socket is not open. */
  send: (text: string) => boolean;
  /** Closes without a further word to `WireEvents`. */
  drop: () => void;
}

export interface WireEvents {
  onText: (text: string) => void;
  onClose: (code: number) => void;
}

/** What the socket needs of its surroundings; tests bring their own. */
export interface World {
  /** Monotonic ms. */
  now: () => number;
  random: () => number;
  /** Runs `task` once after `ms`; returns how to cancel it. */
  later: (task: () => void, ms: number) => () => void;
  open: (token: string, events: WireEvents) => Wire;
}

const capabilities: ClientCommands["HELLO"]["capabilities"] = ["seq", "patch", "timers", "clock", "events"];

/** The message in a frame; its type may be newer than this page. */
function messageIn(text: string): ServerMessage | null {
  try {
    const message = JSON.parse(text) as ServerMessage | null;
    return typeof message?.type === "string" ? message : null;
  } catch {
    return null;
  }
}

export class GameSocket {
  private readonly link: Link;
  private wire: Wire | null = null;
  private token = "";
  private told: SocketStatus;
  private unschedule = (): void => undefined;

  constructor(
    private readonly world: World,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onStatus: (status: SocketStatus) => void,
  ) {
    this.link = new Link(world.random);
    this.told = this.link.status;
  }

  open(token: string): void {
    this.token = token;
    this.follow(this.link.start(this.world.now()));
  }

  close(): void {
    this.follow(this.link.stop());
  }

  /** Somebody looks at the page again, or asks to try now. */
  wake(): void {
    this.follow(this.link.woke(this.world.now()));
  }

  /** False when the socket is not open; the caller decides whether to send again. */
  send<T extends ClientCommandType>(type: T, payload: ClientCommands[T], commandId = randomId()): boolean {
    return this.wire?.send(JSON.stringify({ type, payload, commandId })) ?? false;
  }

  /** Answers CLOCK_PING (EX8): called before anything else is done with the message. */
  pong(pingId: number): void {
    this.send("CLOCK_PONG", { pingId, clientMonoMs: this.world.now() });
  }

  /** Asks for a fresh snapshot (WS6), or for what was missed after `resume` (EX4). */
  resync(resume?: StreamPosition): void {
    this.send("RESUME_SESSION", { playerId: "", lastReceivedEventId: null, ...(resume ? { resume } : {}) });
  }

  welcomed(): void {
    this.link.welcomed(this.world.now());
    this.follow([]);
  }

  goodbye(ms: number): void {
    this.link.goodbye(ms);
  }

  private follow(deeds: Deed[]): void {
    deeds.forEach((deed) => this.perform(deed));
    this.schedule();
    if (this.told === this.link.status) return;
    this.told = this.link.status;
    this.onStatus(this.told);
  }

  private perform(deed: Deed): void {
    switch (deed) {
      case "drop":
        this.wire?.drop();
        this.wire = null;
        break;
      case "open":
        this.wire = this.world.open(this.token, {
          onText: (text) => this.receive(text),
          onClose: (code) => this.follow(this.link.closed(code, this.world.now())),
        });
        break;
      case "probe":
        if (!this.hello()) this.follow(this.link.mute(this.world.now()));
    }
  }

  /** What a server answers to a client with nothing else to ask (EX2). */
  private hello(): boolean {
    return this.send("HELLO", { authToken: this.token, clientVersion: "2.0.0", capabilities });
  }

  private schedule(): void {
    this.unschedule();
    const { dueMs } = this.link;
    if (dueMs === null) return;
    const wait = Math.max(0, dueMs - this.world.now());
    this.unschedule = this.world.later(() => this.follow(this.link.tick(this.world.now())), wait);
  }

  private receive(text: string): void {
    this.link.heard(this.world.now());
    this.schedule();
    const message = messageIn(text);
    if (message) this.onMessage(message);
  }
}
