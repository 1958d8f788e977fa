// The views of the lobby: who plays, and what is played.
import { t } from "../../lib/i18n/host";
import { Icon, type IconName } from "../../ui/Icon";

export interface Tab<N extends string> {
  name: N;
  icon: IconName;
  label: string;
}

interface Props<N extends string> {
  tabs: readonly Tab<N>[];
  tab: N;
  onTab: (tab: N) => void;
}

export function Tabs<N extends string>({ tabs, tab, onTab }: Props<N>) {
  return (
    <div className="tabs" data-count={tabs.length} role="group" aria-label={t("view")}>
      {tabs.map(({ name, icon, label }) => (
        <button key={name} type="button" data-testid={`tab-${name}`} aria-pressed={tab === name} onClick={() => onTab(name)}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
