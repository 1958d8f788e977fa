// Which packs this device has hosted, and when: for the library's mark, and for the server's draw (EX31).
import { useEffect } from "react";
import { randomId } from "../../lib/ids";
import { read, write } from "../../lib/storage";
import type { GameState } from "../../lib/types";

const key = "tripto.host.played";
const homeKey = "tripto.host.household";

type Played = Record<string, number>;

export function playedPacks(): Played {
  try {
    const kept: unknown = JSON.parse(read(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Played) : {};
  } catch {
    return {};
  }
}

/** This household's id, made once. */
export function household(): string {
  const known = read(homeKey);
  if (known) return known;
  const made = randomId();
  write(homeKey, made);
  return made;
}

/** Marks a pack as played once its destination has been revealed. */
export function useMarkPlayed(state: GameState): void {
  const revealed = state.destination?.revealed === true ? state.contentPackId : null;
  useEffect(() => {
    if (revealed) write(key, JSON.stringify({ ...playedPacks(), [revealed]: Date.now() }));
  }, [revealed]);
}
