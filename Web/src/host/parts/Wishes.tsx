// What the game looks for when it picks destinations itself (UI-H64): how hard, and about what.
import { t } from "../../lib/i18n/host";
import { difficulties, themes } from "../../lib/rules.gen";
import type { SettingsChange } from "../../lib/types";
import { useCommands } from "../commands";
import { Chips } from "./Chips";
import { Segments } from "./Segments";

interface Props {
  settings: SettingsChange;
  set: (change: SettingsChange) => void;
}

const any = "any";
const hardness = [any, ...difficulties] as const;
const subjects = [any, ...themes] as const;
/** A wish as the server takes it: an empty one is none. */
const wish = (value: string): string => (value === any ? "" : value);

export function Wishes({ settings, set }: Props) {
  const { off } = useCommands();
  return (
    <>
      <Segments<string>
        id="difficulty"
        label={t("difficulty")}
        value={settings.difficulty || any}
        options={hardness.map((value) => ({ value, label: t(`difficulty_${value}`) }))}
        onPick={(value) => set({ difficulty: wish(value) })}
      />
      <div className="tool">
        <p>{t("theme")}</p>
        <Chips<string>
          id="theme"
          label={t("theme")}
          value={settings.theme || any}
          options={subjects.map((value) => ({ value, label: t(`theme_${value}`) }))}
          disabled={off}
          onPick={(value) => set({ theme: wish(value) })}
        />
        <small className="muted">{t("wishWhy")}</small>
      </div>
    </>
  );
}
