// The people in the game as the host's list shows them.
import { t } from "../lib/i18n/host";
import { useEvent, useGame } from "../lib/store";
import type { GameState } from "../lib/types";
import { tonesOf } from "../ui/tone";
import { useCommands } from "./commands";
import { latecomers } from "./late";

export interface Guest {
  playerId: string;
  name: string;
  isConnected: boolean;
  /** The same as on the TV, also after others have left. */
  tone: string;
  score?: number;
  /** Waits for the next destination (UI-H59). */
  isLate?: boolean;
}

const toned = <P extends { playerId: string }>(people: P[]): (P & { tone: string })[] => {
  const tones = tonesOf(people.map((p) => p.playerId));
  return people.map((person, i) => ({ ...person, tone: tones[i] ?? "" }));
};

/** Tells once of everybody who comes in the middle of a destination. */
function useArrivals(state: GameState): void {
  const { tell } = useCommands();
  useEvent("PLAYER_JOINED", ({ name, isReconnect }) => {
    if (!isReconnect && state.phase !== "LOBBY") tell(t("rejoining", { name }), "news");
  });
}

export function useGuests(state: GameState): Guest[] {
  const { lobby } = useGame();
  useArrivals(state);
  if (state.phase === "LOBBY" && lobby) return toned(lobby.players);
  // NB: no scores in the finale; the standings tell them stage by stage.
  const told = state.phase === "FINAL_RESULTS" ? [] : state.scoreboard;
  const late = latecomers(state);
  const score = new Map(told.map((row) => [row.playerId, row.score]));
  return toned(state.players.filter((p) => p.role === "player"))
    .filter((p) => !p.hasLeft)
    .map(({ playerId, name, isConnected, tone }) => ({
      playerId,
      name,
      isConnected,
      tone,
      isLate: late.has(playerId),
      score: score.get(playerId),
    }));
}
