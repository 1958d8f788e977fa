// A player as the TV draws it: by name, tone and passenger (UI-E2, EVE75).
import type { GameState, WirePlayer } from "../../lib/types";
import { isFigure, type Figure } from "../../ui/passenger/figures";
import { toneColour } from "../../ui/passenger/tones";
import { tonesOf } from "../../ui/tone";

export const playerOf = (state: GameState | null, id: string): WirePlayer | undefined =>
  state?.players.find(({ playerId }) => playerId === id);

/** Undefined of a figure that is newer than this page. */
export const figureOf = (player: WirePlayer | undefined): Figure | undefined =>
  isFigure(player?.passenger) ? player?.passenger : undefined;

/** Passengers have been given out: from then on everybody has one. */
export const hasPassengers = (state: GameState | null): boolean =>
  state?.players.some(({ passenger }) => passenger !== undefined) ?? false;

/** Somebody's own colour: the passenger's tone, else that of the lobby. */
export function colourOf(state: GameState, id: string): string {
  const tone = playerOf(state, id)?.tone;
  if (tone !== undefined) return toneColour(tone);
  const ids = state.players.map(({ playerId }) => playerId);
  return tonesOf(ids)[ids.indexOf(id)] ?? "var(--text-primary)";
}
