import { useEffect, useState } from "react";
import { gameNow, useEvent } from "../lib/store";

const hostAwayMs = 30_000;

/** UI-T27: the host's socket has been gone for more than 30 s. */
export function useHostAway(): boolean {
  const [left, setLeft] = useState<string | null>(null);
  const [away, setAway] = useState(false);
  useEvent("PLAYER_LEFT", ({ playerId, reason }) => {
    const { state, lobby } = gameNow();
    // NB: in the lobby the state does not follow those who come; the list of the lobby does.
    const players = [...(state?.players ?? []), ...(lobby?.players ?? [])];
    const isPlayer = !state || players.some((p) => p.playerId === playerId);
    if (!isPlayer && playerId !== "tv" && reason !== "kicked") setLeft(playerId);
  });
  useEvent("PLAYER_JOINED", ({ playerId }) => {
    if (playerId === left) setLeft(null);
  });
  useEffect(() => {
    setAway(false);
    if (!left) return;
    const timer = window.setTimeout(() => setAway(true), hostAwayMs);
    return () => window.clearTimeout(timer);
  }, [left]);
  return away;
}
