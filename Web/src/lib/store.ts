// The one store of a page: what the server last said, and how to answer it.
import { useEffect, useRef, useSyncExternalStore } from "react";
import { ServerClock } from "./clock";
import { randomId } from "./ids";
import { noMoments, remember, type Moments } from "./moments";
import { applyPatch } from "./patch";
import { GameSocket, type SocketStatus } from "./session";
import type { ClientCommands, ClientCommandType, Envelope, GameState, LobbyUpdated } from "./types";
import type { Role, ServerEvents, ServerEventType } from "./types";

export interface Game extends SocketStatus {
  role: Role | null;
  playerId: string;
  state: GameState | null;
  lobby: LobbyUpdated | null;
  moments: Moments;
  /** True until the first change after a (re)connect: play no entry animation (UI-A6). */
  restored: boolean;
}

type Listener = (payload: unknown) => void;

const empty: Game = {
  conn: "idle",
  attempts: 0,
  closeCode: null,
  role: null,
  playerId: "",
  state: null,
  lobby: null,
  moments: noMoments,
  restored: true,
};

const clock = new ServerClock();
const subscribers = new Set<() => void>();
const listeners = new Map<string, Set<Listener>>();
let game: Game = empty;
let lastSeq: { epoch: string; seq: number } | null = null;
let fresh = true;

function set(change: Partial<Game>): void {
  game = { ...game, ...change };
  subscribers.forEach((notify) => notify());
}

/** True for a message this stream has already delivered (EX4). */
function seen(message: Envelope): boolean {
  const { epoch, seq } = message;
  if (epoch === undefined || seq === undefined) return false;
  const anchor = message.type === "WELCOME" || message.type === "STATE_SNAPSHOT";
  if (!anchor && lastSeq?.epoch === epoch && seq <= lastSeq.seq) return true;
  lastSeq = { epoch, seq };
  return false;
}

function nextState(message: Envelope): GameState | null {
  if (message.type === "STATE_SNAPSHOT") return (message.payload as ServerEvents["STATE_SNAPSHOT"]).state;
  if (message.type !== "STATE_PATCH") return game.state;
  const patch = message.payload as ServerEvents["STATE_PATCH"];
  const before = game.state;
  const after = before?.version === patch.baseVersion ? applyPatch(before, patch.ops, patch.version) : null;
  if (!after) socket.resync();
  return after ?? before;
}

function control(message: Envelope): void {
  switch (message.type) {
    case "WELCOME": {
      const { role, playerId } = message.payload as ServerEvents["WELCOME"];
      fresh = true;
      set({ role, playerId, restored: true });
      socket.welcomed();
      break;
    }
    case "GOODBYE":
      socket.goodbye((message.payload as ServerEvents["GOODBYE"]).retryAfterMs);
      break;
    case "RESUMED":
      for (const missed of (message.payload as ServerEvents["RESUMED"]).events) receive(missed);
      break;
    case "LOBBY_UPDATED":
      set({ lobby: message.payload as LobbyUpdated });
      break;
  }
}

function receive(message: Envelope): void {
  if (message.type === "CLOCK_PING") {
    const ping = message.payload as ServerEvents["CLOCK_PING"];
    socket.pong(ping.pingId);
    clock.ping(ping.offsetMs);
  }
  if (typeof message.serverTimeMs === "number") clock.sample(message.serverTimeMs);
  if (seen(message)) return;
  control(message);
  const state = nextState(message);
  const moments = remember(game.moments, message, game.state, state, clock.now());
  if (state !== game.state || moments !== game.moments) {
    const isState = message.type === "STATE_SNAPSHOT";
    set({ state, moments, restored: isState ? fresh : false });
    if (isState) fresh = false;
  }
  listeners.get(message.type)?.forEach((listener) => listener(message.payload));
}

const socket = new GameSocket(receive, (status) => set(status));

/** Opens the visit's only socket. Call again with another token to change seats. */
export function connect(token: string, role: Role): void {
  lastSeq = null;
  game = empty;
  socket.open(token, role);
}

/** Leaves the game: closes the socket and forgets the state. Storage is the caller's. */
export function disconnect(): void {
  socket.close();
  lastSeq = null;
  set(empty);
}

/** Sends a command. Give the same `commandId` when sending again (EX5). False: not connected. */
export function send<T extends ClientCommandType>(
  type: T,
  payload: ClientCommands[T],
  commandId: string = randomId(),
): boolean {
  return socket.send(type, payload, commandId);
}

/** Asks the server for a fresh snapshot: when an answer is overdue. */
export const resync = (): void => socket.resync();

/** Epoch ms on the server's clock. */
export const serverNow = (): number => clock.now();

const subscribe = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
};

/** The game as the server last told it; renders again on every change. */
export const useGame = (): Game => useSyncExternalStore(subscribe, () => game);

/** Runs `listener` for each event of a type, in wire order, outside rendering. */
export function on<T extends ServerEventType>(
  type: T,
  listener: (payload: ServerEvents[T]) => void,
): () => void {
  const set = listeners.get(type) ?? new Set<Listener>();
  listeners.set(type, set);
  set.add(listener as Listener);
  return () => set.delete(listener as Listener);
}

/** `on` for the life of a component. */
export function useEvent<T extends ServerEventType>(
  type: T,
  listener: (payload: ServerEvents[T]) => void,
): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => on(type, (payload) => latest.current(payload)), [type]);
}
