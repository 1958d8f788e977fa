// One's own verdict at an evening's reveal, from the moment when it is told (PR35, UI-E35).
import { kmOff } from "../../ui/distance";
import { t } from "../../lib/i18n/player";
import type { GameState, ServerEvents } from "../../lib/types";

type Step = ServerEvents["VERDICT_SHOWN"];
export type Shown = Step["group"][number];

/** The own row among those told so far, or that of the own carriage (PR25). Pure. */
export function ownShown(steps: readonly Step[], { players }: GameState, me: string): Shown | null {
  const rows = steps.flatMap(({ group }) => group);
  const carriage = players.find(({ playerId }) => playerId === me)?.carriageId;
  const ours = rows.find((row) => carriage !== undefined && row.carriageId === carriage);
  return rows.find(({ playerId }) => playerId === me) ?? ours ?? null;
}

/** A wrong answer that named another place says how far off that was. */
export const offBy = ({ isCorrect, guess }: Shown): string =>
  guess && !isCorrect ? t("guessOffBy", { guess: guess.name, off: kmOff(guess.distanceKm) }) : "";
