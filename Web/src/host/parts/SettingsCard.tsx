// The session's settings (UI-H64): how long, how hard, how spoken, how fair. In play only some may change.
import { showNumber } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { languages as codes, ownNames } from "../../lib/i18n/language";
import { useGame } from "../../lib/store";
import type { SettingsChange } from "../../lib/types";
import { useCommands } from "../commands";
import { voiceTrouble } from "../troubles";
import { Card } from "./Card";
import { numbers, Segments } from "./Segments";
import { Switch } from "./Switch";
import { Wishes } from "./Wishes";

interface Props {
  settings: SettingsChange;
  set: (change: SettingsChange) => void;
}

const languages = codes.map((value) => ({ value, label: ownNames[value] }));
const factors = [1, 1.5, 2] as const;
const paces = ["calm", "normal", "quick"] as const;

function Length({ settings, set }: Props) {
  return (
    <Segments
      id="followups"
      label={t("followups")}
      value={settings.followupsPerDestination ?? 2}
      options={numbers(2, 3)}
      onPick={(followupsPerDestination) => set({ followupsPerDestination })}
    />
  );
}

/** How long the show lingers (EX39); the times to answer in are another setting's. */
function Pace({ settings, set }: Props) {
  const options = paces.map((value) => ({ value, label: t(`pace_${value}`) }));
  return <Segments id="pace" label={t("pace")} value={settings.pace ?? "normal"} options={options} onPick={(pace) => set({ pace })} />;
}

/** What may be changed at any time (EX20). */
function Anytime({ settings, set }: Props) {
  const times = factors.map((value) => ({ value, label: `× ${showNumber(value)}` }));
  return (
    <>
      <Segments id="time" label={t("extraTime")} value={settings.extraTime ?? 1} options={times} onPick={(extraTime) => set({ extraTime })} />
      <Segments id="game-language" label={t("gameLanguage")} value={settings.language ?? "sv"} options={languages} onPick={(language) => set({ language })} />
    </>
  );
}

function VoiceSwitch({ settings, set }: Props) {
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

function Switches({ settings, set }: Props) {
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

export function SettingsCard({ inPlay = false }: { inPlay?: boolean }) {
  const { run } = useCommands();
  const settings: SettingsChange = useGame().lobby?.settings ?? {};
  const set = (change: SettingsChange): void => void run("HOST_SETTINGS_SET", { settings: change });
  const props = { settings, set };
  return (
    <Card icon="gear" title={t("settings")} name="settings">
      {!inPlay && <Length {...props} />}
      {!inPlay && <Pace {...props} />}
      <Anytime {...props} />
      {!inPlay && <Wishes {...props} />}
      <div className="switches">
        <VoiceSwitch {...props} />
        {!inPlay && <Switches {...props} />}
      </div>
    </Card>
  );
}
