// What *Längre bort* opens: the other regions, themes, and the library (UI-E17).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { themes } from "../../lib/rules.gen";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { Chips } from "../parts/Chips";
import type { Settings } from "../useSettings";
import { far, regionOf } from "./asked";

const any = "any";
const subjects = [any, ...themes] as const;

function Regions({ settings, set }: Settings) {
  const { off } = useCommands();
  return (
    <Chips<string>
      id="region"
      label={t("region")}
      value={regionOf(settings) ?? ""}
      options={far.map((value) => ({ value, label: t(`region_${value}`) }))}
      disabled={off}
      onPick={(value) => set({ region: far.find((name) => name === value) ?? null })}
    />
  );
}

function Themes({ settings, set }: Settings) {
  const { off } = useCommands();
  return (
    <Chips<string>
      id="theme"
      label={t("theme")}
      value={settings.theme || any}
      options={subjects.map((value) => ({ value, label: t(`theme_${value}`) }))}
      disabled={off}
      onPick={(value) => set({ theme: value === any ? "" : value })}
    />
  );
}

export function Farther({ onChoose, ...props }: Settings & { onChoose: () => void }) {
  const hasTheme = Boolean(props.settings.theme);
  const [opened, setOpened] = useState(hasTheme);
  return (
    <div className="asked-farther">
      <Regions {...props} />
      <div className="tool-row">
        <button type="button" className="btn small" data-testid="themes" aria-expanded={opened || hasTheme} onClick={() => setOpened(!opened)}>
          <Icon name="star" />
          {t("theme")}
        </button>
        <button type="button" className="btn small" data-testid="pick-self" onClick={onChoose}>
          <Icon name="books" />
          {t("pickSelf")}
        </button>
      </div>
      {(opened || hasTheme) && <Themes {...props} />}
    </div>
  );
}
