// The people in the game as the host's list shows them.
import { useState } from "react";
import { t } from "../lib/i18n/host";
import { useEvent, useGame } from "../lib/store";
import type { GameState } from "../lib/types";
import { useCommands } from "./commands";

export interface Guest {
  playerId: string;
  name: string;
  isConnected: boolean;
  score?: number;
  /** Waits for the next destination (UI-H59). */
  isLate?: boolean;
}

/** Who came in the middle of this destination; they are told of once. */
function useLatecomers(state: GameState): Set<string> {
  const { tell } = useCommands();
  const [late, setLate] = useState({ round: -1, ids: new Set<string>() });
  const round = state.roundIndex ?? -1;
  useEvent("PLAYER_JOINED", ({ playerId, name, isReconnect }) => {
    if (isReconnect || state.phase === "LOBBY") return;
    tell(t("rejoining", { name }), "news");
    const before = late.round === round ? late.ids : [];
    setLate({ round, ids: new Set([...before, playerId]) });
  });
  return late.round === round ? late.ids : new Set();
}

export function useGuests(state: GameState): Guest[] {
  const { lobby } = useGame();
  const late = useLatecomers(state);
  if (state.phase === "LOBBY" && lobby) return lobby.players;
  // NB: no scores in the finale; the standings tell them stage by stage.
  const told = state.phase === "FINAL_RESULTS" ? [] : state.scoreboard;
  const score = new Map(told.map((row) => [row.playerId, row.score]));
  return state.players
    .filter((p) => p.role === "player" && !p.hasLeft)
    .map(({ playerId, name, isConnected }) => ({
      playerId,
      name,
      isConnected,
      isLate: late.has(playerId),
      score: score.get(playerId),
    }));
}
