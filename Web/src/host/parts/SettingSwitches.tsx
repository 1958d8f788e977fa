// The settings that are on or off (UI-H64): the voice at any time, the others before the start.
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import { voiceTrouble } from "../troubles";
import type { Settings } from "../useSettings";
import { Switch } from "./Switch";

export function VoiceSwitch({ settings, set }: Settings) {
  const game = useGame();
  const isOff = game.health?.voice === "off";
  return (
    <Switch
      id="voice"
      label={t("voice")}
      why={isOff ? t("voiceOffWhy") : voiceTrouble(game) || t("voiceWhy")}
      on={settings.voice ?? true}
      onChange={(voice) => set({ voice })}
    />
  );
}

export function Switches({ settings, set }: Settings) {
  const remote = settings.playMode === "remote";
  return (
    <>
      <Switch id="speed-bonus" label={t("speedBonus")} why={t("speedBonusWhy")} on={settings.speedBonus === true} onChange={(speedBonus) => set({ speedBonus })} />
      <Switch id="late-join" label={t("lateJoin")} why={t("lateJoinWhy")} on={settings.lateJoin ?? true} onChange={(lateJoin) => set({ lateJoin })} />
      <Switch id="intro-every" label={t("introEvery")} on={settings.introEveryDestination === true} onChange={(introEveryDestination) => set({ introEveryDestination })} />
      <Switch id="name-filter" label={t("nameFilter")} on={settings.nameFilter !== "off"} onChange={(on) => set({ nameFilter: on ? "on" : "off" })} />
      <Switch id="remote" label={t("remotePlay")} why={t("remotePlayWhy")} on={remote} onChange={(on) => set({ playMode: on ? "remote" : "room" })} />
    </>
  );
}
