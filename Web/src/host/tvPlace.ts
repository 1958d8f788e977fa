// Which changes of the TV are news to the host (EX37): not its own, and none that it has seen.
import { read, write } from "../lib/storage";
import { serverNow } from "../lib/store";

const key = "tripto.host.tv-known";

/** How long a screen may take to come after its code was typed. */
const comesWithinMs = 30_000;

/** Everything until then is known. */
export const know = (ms: number): void => write(key, String(ms));

/** The host has just put the game onto a screen. */
export const expectScreen = (): void => know(serverNow() + comesWithinMs);

export const isNews = (ms: number): boolean => ms > Number(read(key) ?? 0);
