// What a pack is called on the screen: its place, or a number while titles are hidden.
import { t } from "../../lib/i18n/host";
import type { PackSummary } from "../../lib/types";

export function titleOf(packs: PackSummary[], id: string, secret: boolean): string {
  const at = packs.findIndex((pack) => pack.roundId === id);
  const pack = packs[at];
  if (!pack) return id;
  return secret ? t("hiddenPack", { i: at + 1 }) : `${pack.destinationName}, ${pack.destinationCountry}`;
}
