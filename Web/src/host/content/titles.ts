// What a pack is called on the screen: its place, or what may be said of it while names are hidden (UI-E20).
import { t } from "../../lib/i18n/host";
import { traitsText, type Shelved } from "./traits";

export function titleOf(packs: Shelved[], id: string, secret: boolean): string {
  const at = packs.findIndex((pack) => pack.roundId === id);
  const pack = packs[at];
  if (!pack) return id;
  if (!secret) return `${pack.destinationName}, ${pack.destinationCountry}`;
  return traitsText(pack) || t("hiddenPack", { i: at + 1 });
}
