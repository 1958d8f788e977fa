// The name of a carriage, by its number (EVE43).
import { tc } from "../lib/i18n/carriages";

const names = [
  "carriage1", "carriage2", "carriage3", "carriage4", "carriage5", "carriage6",
  "carriage7", "carriage8", "carriage9", "carriage10", "carriage11", "carriage12",
] as const;

/** From 1; "" for one that this page has no name for. */
export function carriageName({ number }: { number: number }): string {
  const name = names[number - 1];
  return name ? tc(name) : "";
}
