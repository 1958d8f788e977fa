// What became of our own answer at the reveal.
import { countryNote, reading } from "../../lib/reading";
import type { ResultRow } from "../../lib/types";
import { carriageOf, ownLock } from "./carriage";
import type { ScreenProps } from "./ScreenProps";

/** The own row, or the carriage's (EVE44): from the results, or after a reconnect from the own locked answer. */
export function ownRow({ game, state, me }: ScreenProps): ResultRow | null {
  const rows = game.moments.results?.results ?? [];
  const ours = carriageOf(state, me)?.carriageId;
  const row = rows.find((r) => r.playerId === me) ?? rows.find(({ carriageId }) => ours !== undefined && carriageId === ours);
  if (row) return row;
  const kept = ownLock(state, me);
  if (!game.restored || kept?.isCorrect === undefined) return null;
  return {
    playerId: me,
    playerName: "",
    answerText: kept.answerText ?? "",
    isCorrect: kept.isCorrect,
    pointsAwarded: kept.pointsAwarded ?? 0,
    lockedAtLevelPoints: kept.lockedAtLevelPoints,
  };
}

/** How our answer was read, unless that only says the answer again. */
export function noteOn({ game, state, me }: ScreenProps, name: string): string {
  const own = ownLock(state, me);
  const country = game.moments.reveal?.country ?? state.destination?.country;
  const knew = own?.judged?.overruled || own?.isCorrect ? "" : countryNote(own?.judged?.other ?? own?.answerText ?? "", country);
  if (knew) return knew;
  const repeats = own?.judged?.other?.toLowerCase() === own?.answerText?.trim().toLowerCase();
  return own?.judged?.other && repeats ? "" : reading(own?.judged, name);
}
