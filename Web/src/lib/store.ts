// The one store of a page: the game for its components, and the way to answer the server.
import { useEffect, useRef, useSyncExternalStore } from "react";
import { browserWorld, onWaking } from "./browser";
import { ServerClock } from "./clock";
import { GameFeed, type Game } from "./game";
import { perFrame } from "./perFrame";
import { GameSocket } from "./session";
import type { ClientCommands, ClientCommandType, ServerEvents, ServerEventType } from "./types";

export type { Game } from "./game";

type Listener = (payload: unknown) => void;

const subscribers = new Set<() => void>();
const listeners = new Map<string, Set<Listener>>();

const tell = (): void => subscribers.forEach((notify) => notify());
let changed = tell;

const clock = new ServerClock(browserWorld.now);
const socket: GameSocket = new GameSocket(
  browserWorld,
  (message) => feed.receive(message),
  (status) => feed.status(status),
);
const feed = new GameFeed(
  clock,
  {
    pong: (pingId) => socket.pong(pingId),
    resync: (from) => socket.resync(from),
    welcomed: () => socket.welcomed(),
    goodbye: (ms) => socket.goodbye(ms),
  },
  () => changed(),
  ({ type, payload }) => listeners.get(type)?.forEach((listener) => listener(payload)),
);

/** From now on this page renders once for all the news of a frame: for a screen that only shows. */
export function renderByFrame(): void {
  // NB: what was restored is shown before the first change, or it would play its entry (UI-A6).
  changed = perFrame(tell, () => feed.game.restored);
}

let isListening = false;

/** Opens the visit's only socket. Call again with another token to change seats. */
export function connect(token: string): void {
  if (!isListening) onWaking(() => socket.wake());
  isListening = true;
  feed.reset();
  socket.open(token);
}

/** Leaves the game: closes the socket and forgets the state. Storage is the caller's. */
export function disconnect(): void {
  socket.close();
  feed.reset();
}

/** Tries the connection now, instead of after the pause: for a button. */
export const tryNow = (): void => socket.wake();

/** Sends a command. Give the same `commandId` when sending again (EX5). False: not connected. */
export function send<T extends ClientCommandType>(
  type: T,
  payload: ClientCommands[T],
  commandId?: string,
): boolean {
  return socket.send(type, payload, commandId);
}

/** When an answer is overdue: asks for a fresh snapshot, and replaces a socket that stays mute. */
export function resync(): void {
  socket.resync();
  socket.wake();
}

/** Epoch ms on the server's clock. */
export const serverNow = (): number => clock.now();

/** The game as it is told: where the page renders by frames, ahead of what it shows. */
export const gameNow = (): Game => feed.game;

const subscribe = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
};

/** The game as the server last told it; renders again on every change. */
export const useGame = (): Game => useSyncExternalStore(subscribe, gameNow, gameNow);

/** Runs `listener` for each event of a type, in wire order, outside rendering. */
export function on<T extends ServerEventType>(
  type: T,
  listener: (payload: ServerEvents[T]) => void,
): () => void {
  const those = listeners.get(type) ?? new Set<Listener>();
  listeners.set(type, those);
  those.add(listener as Listener);
  return () => those.delete(listener as Listener);
}

/** `on` for the life of a component. What came ahead of the event may not have been rendered yet: see `gameNow`. */
export function useEvent<T extends ServerEventType>(
  type: T,
  listener: (payload: ServerEvents[T]) => void,
): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => on(type, (payload) => latest.current(payload)), [type]);
}
