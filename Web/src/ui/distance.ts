// Distances in the page's language (EVE66).
import { shownKm } from "../lib/distance";
import { tc } from "../lib/i18n/common";

/** "885 km", "under 10 km": beside a pin. */
export function kilometres(km: number): string {
  const shown = shownKm(km);
  return shown === null ? tc("kmUnder10") : tc("km", { d: shown });
}

/** "885 km fel", "under 10 km fel". */
export function kmOff(km: number): string {
  const shown = shownKm(km);
  return shown === null ? tc("under10") : tc("kmOff", { d: shown });
}

/** "Alva: Paris, 885 km fel": a row that stands alone. */
export const guessOff = (name: string, guess: string, km: number): string => tc("guessOff", { name, guess, off: kmOff(km) });
