// Two views of the lobby: who plays, and what is played.
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";

export type Tab = "lobby" | "content";

export function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  return (
    <div className="tabs" role="group" aria-label={t("view")}>
      {(["lobby", "content"] as const).map((name) => (
        <button key={name} type="button" data-testid={`tab-${name}`} aria-pressed={tab === name} onClick={() => onTab(name)}>
          <Icon name={name === "lobby" ? "people" : "flag"} />
          {name === "lobby" ? t("phase_LOBBY") : t("content")}
        </button>
      ))}
    </div>
  );
}
