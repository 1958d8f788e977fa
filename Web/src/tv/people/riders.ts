// Everybody who rides in the train, as the train draws them (UI-E8).
import type { GameState } from "../../lib/types";
import type { Rider } from "../coaches/rider";
import type { Carriage } from "../coaches/seating";
import { moveOf, type Moves } from "./moves";
import { figureOf, hasPassengers } from "./person";

/** Pure. Whose seat is empty for good has left the train; who is away sleeps. `lit`: whose window is lit (EVE56). */
export function ridersOf(state: GameState, moves: Moves, lit: readonly string[]): Rider[] {
  return state.players
    .filter(({ hasLeft }) => !hasLeft)
    .map((player) => {
      const { playerId, name, tone, isConnected } = player;
      const move = moveOf(moves, playerId);
      const mood = isConnected ? move?.mood ?? "sit" : "sleep";
      return { playerId, name, tone, passenger: figureOf(player), mood, moment: move?.moment, note: move?.note, isLit: lit.includes(playerId) };
    });
}

export const carriagesOf = ({ carriages = [] }: GameState): Carriage[] =>
  carriages.map(({ number, tone, members }) => ({ number, tone, members }));

const withTrain: readonly string[] = ["LOBBY", "ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE", "FOLLOWUP_QUESTION", "SCOREBOARD"];

/** The passenger train stands at the foot of the picture (UI-E8), where passengers have been given out. */
export const ridesIn = (state: GameState): boolean => withTrain.includes(state.phase) && hasPassengers(state);
