// The session's settings before start (UI-H64): destinations, questions, language, answering time, voice.
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import type { SessionSettings } from "../../lib/types";
import { useCommands } from "../commands";

interface ChoiceProps<V> {
  id: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onPick: (value: V) => void;
}

function Segments<V extends string | number | boolean>({ id, label, value, options, onPick }: ChoiceProps<V>) {
  const { off } = useCommands();
  return (
    <div className="tool">
      <p id={`set-${id}`}>{label}</p>
      <div className="segments" role="group" aria-labelledby={`set-${id}`}>
        {options.map((option) => (
          <button
            key={String(option.value)}
            type="button"
            data-testid={`${id}-${option.value}`}
            aria-pressed={option.value === value}
            disabled={off}
            onClick={() => onPick(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));

export function SettingsCard() {
  const { run } = useCommands();
  const settings: SessionSettings = useGame().lobby?.settings ?? {};
  const set = (change: SessionSettings): void => run("HOST_SETTINGS_SET", { settings: change });
  const times = [1, 1.5, 2] as const;
  return (
    <section className="card settings">
      <h2>{t("settings")}</h2>
      <Segments
        id="destinations"
        label={t("destinations")}
        value={settings.destinationsCount ?? 1}
        options={numbers(1, 5)}
        onPick={(destinationsCount) => set({ destinationsCount })}
      />
      <Segments
        id="followups"
        label={t("followups")}
        value={settings.followupsPerDestination ?? 2}
        options={numbers(2, 3)}
        onPick={(followupsPerDestination) => set({ followupsPerDestination })}
      />
      <Segments
        id="time"
        label={t("extraTime")}
        value={settings.extraTime ?? 1}
        options={times.map((value) => ({ value, label: `× ${value.toLocaleString()}` }))}
        onPick={(extraTime) => set({ extraTime })}
      />
      <Segments
        id="voice"
        label={t("voice")}
        value={settings.voice ?? true}
        options={[
          { value: true, label: t("yes") },
          { value: false, label: t("no") },
        ]}
        onPick={(voice) => set({ voice })}
      />
      <Segments
        id="game-language"
        label={t("gameLanguage")}
        value={settings.language ?? "sv"}
        options={[
          { value: "sv" as const, label: "Svenska" },
          { value: "en" as const, label: "English" },
        ]}
        onPick={(language) => set({ language })}
      />
    </section>
  );
}
