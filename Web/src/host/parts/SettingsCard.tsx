// The session's settings (UI-H64): how long, how hard, how spoken, how fair. In play only some may change.
import type { ReactNode } from "react";
import { showNumber } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { languages as codes, ownNames } from "../../lib/i18n/language";
import { EveningSwitches } from "../evening/EveningSwitches";
import { SpeakerChoice } from "../evening/SpeakerChoice";
import { useSettings, type Settings } from "../useSettings";
import { Card } from "./Card";
import { numbers, Segments } from "./Segments";
import { Switches, VoiceSwitch } from "./SettingSwitches";
import { Wishes } from "./Wishes";

const languages = codes.map((value) => ({ value, label: ownNames[value] }));
const factors = [1, 1.5, 2] as const;
const paces = ["calm", "normal", "quick"] as const;

function Length({ settings, set }: Settings) {
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
function Pace({ settings, set }: Settings) {
  const options = paces.map((value) => ({ value, label: t(`pace_${value}`) }));
  return <Segments id="pace" label={t("pace")} value={settings.pace ?? "normal"} options={options} onPick={(pace) => set({ pace })} />;
}

/** What may be changed at any time (EX20). */
function Anytime({ settings, set }: Settings) {
  const times = factors.map((value) => ({ value, label: `× ${showNumber(value)}` }));
  return (
    <>
      <Segments id="time" label={t("extraTime")} value={settings.extraTime ?? 1} options={times} onPick={(extraTime) => set({ extraTime })} />
      <Segments id="game-language" label={t("gameLanguage")} value={settings.language ?? "sv"} options={languages} onPick={(language) => set({ language })} />
    </>
  );
}

interface Props {
  inPlay?: boolean;
  /** What is wished of the journey, where it is not the classic wishes. */
  wishes?: ReactNode;
}

export function SettingsCard({ inPlay = false, wishes }: Props) {
  const props = useSettings();
  return (
    <Card icon="gear" title={t("settings")} name="settings">
      {wishes}
      {!inPlay && <Length {...props} />}
      {!inPlay && <Pace {...props} />}
      <Anytime {...props} />
      <SpeakerChoice {...props} />
      {!inPlay && !wishes && <Wishes {...props} />}
      <div className="switches">
        <VoiceSwitch {...props} />
        {!inPlay && wishes && <EveningSwitches {...props} />}
        {!inPlay && <Switches {...props} />}
      </div>
    </Card>
  );
}
