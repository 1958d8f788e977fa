// How far the finale of an evening is: by what was told last (EX52, SPEC 19.14).
import { useState } from "react";
import { useEvent } from "../../lib/store";
import type { FinaleStage, GameState, ServerEvents } from "../../lib/types";

const order: readonly FinaleStage[] = ["route", "award", "podium", "third", "second", "winner", "standings"];

export interface Staged {
  stage: FinaleStage;
  /** Of the award, from 0. */
  index: number;
  startMs: number;
}

const placeOf = ({ stage, index }: Staged): number => order.indexOf(stage) + index / 10;

/** The later of two. Pure. */
export const later = (one: Staged | null, other: Staged | null): Staged | null =>
  one && other ? (placeOf(other) > placeOf(one) ? other : one) : one ?? other;

const stagedOf = ({ stage, index, startAtServerMs }: ServerEvents["FINALE_STAGE"]): Staged => ({ stage, index: index ?? 0, startMs: startAtServerMs });

/** Null without stages, and before the first. */
export function useStaged({ finale }: GameState): Staged | null {
  const [heard, setHeard] = useState<Staged | null>(null);
  useEvent("FINALE_STAGE", (told) => setHeard(stagedOf(told)));
  return later(finale ? stagedOf({ durationMs: 0, ...finale }) : null, heard);
}

export interface PodiumFlags {
  third: boolean;
  second: boolean;
  first: boolean;
  full: boolean;
}

/** What stands on the podium in a stage: who comes later stands beside who came before. Pure. */
export function podiumIn(stage: FinaleStage): PodiumFlags {
  const has = (from: FinaleStage): boolean => order.indexOf(stage) >= order.indexOf(from);
  return { third: has("third"), second: has("second"), first: has("winner"), full: has("standings") };
}
