// What became of our own answer at the reveal.
import { countryNote, reading } from "../../lib/reading";
import type { ResultRow } from "../../lib/types";
import type { ScreenProps } from "./ScreenProps";

/** The own row: from the results, or after a reconnect from the own locked answer. */
export function ownRow({ game, state, me }: ScreenProps): ResultRow | null {
  const row = game.moments.results?.results.find((r) => r.playerId === me);
  if (row) return row;
  const kept = state.lockedAnswers.find((a) => a.playerId === me);
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
  const own = state.lockedAnswers.find((lock) => lock.playerId === me);
  const country = game.moments.reveal?.country ?? state.destination?.country;
  const knew = own?.judged?.overruled || own?.isCorrect ? "" : countryNote(own?.judged?.other ?? own?.answerText ?? "", country);
  if (knew) return knew;
  const repeats = own?.judged?.other?.toLowerCase() === own?.answerText?.trim().toLowerCase();
  return own?.judged?.other && repeats ? "" : reading(own?.judged, name);
}
