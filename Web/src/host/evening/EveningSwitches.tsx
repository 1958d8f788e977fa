// What an evening may do without (UI-E18).
import { t } from "../../lib/i18n/host";
import { Switch } from "../parts/Switch";
import type { Settings } from "../useSettings";

export function EveningSwitches({ settings, set }: Settings) {
  return (
    <>
      <Switch id="notes" label={t("notesSwitch")} why={t("notesWhy")} on={settings.notes ?? true} onChange={(notes) => set({ notes })} />
      <Switch id="childrens" label={t("childrensSwitch")} why={t("childrensWhy")} on={settings.childrens ?? true} onChange={(childrens) => set({ childrens })} />
      <Switch id="carriages" label={t("carriagesSwitch")} why={t("carriagesWhy")} on={settings.carriages === true} onChange={(carriages) => set({ carriages })} />
      <Switch id="reactions" label={t("reactionsSwitch")} why={t("reactionsWhy")} on={settings.reactions ?? true} onChange={(reactions) => set({ reactions })} />
      <Switch id="rules" label={t("rulesSwitch")} why={t("rulesWhy")} on={settings.rules !== "off"} onChange={(on) => set({ rules: on ? "once" : "off" })} />
    </>
  );
}
