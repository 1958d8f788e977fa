// The host's own evening: play along, begin again (UI-H17, H61).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { JoinAlong } from "../along/JoinAlong";
import { useCommands } from "../commands";
import { Card } from "./Card";
import { Confirm } from "./Confirm";
import { Switch } from "./Switch";

function NewGame({ onNew }: { onNew: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn" data-testid="new-game" onClick={() => setAsking(true)}>
        <Icon name="plus" />
        {t("newGame")}
      </button>
      {asking && <Confirm title={t("newGameSure")} icon="plus" action={t("newGame")} onConfirm={onNew} onClose={() => setAsking(false)} />}
    </>
  );
}

/** `onNew`: without it this is an evening, which goes on with another round instead (UI-E23), and where a host who plays does so here (UI-E19). */
export function HostCard({ seat, onNew }: { seat: Seat; onNew?: () => void }) {
  const { run } = useCommands();
  const plays = useGame().lobby?.settings?.hostPlays === true;
  return (
    <Card icon="star" title={t("host")} name="hosting" beside={onNew && <LanguageSwitch />}>
      <Switch
        id="host-plays"
        label={t("playAlong")}
        why={plays ? t("secretsHidden") : t("playAlongWhy")}
        on={plays}
        onChange={(hostPlays) => run("HOST_SETTINGS_SET", { settings: { hostPlays } })}
      />
      {plays && !onNew && <JoinAlong host={seat} />}
      {onNew && (
        <div className="tool-row">
          {plays && (
            <a className="btn" href={`/join/${seat.joinCode}`} target="_blank" rel="noreferrer">
              <Icon name="person" />
              {t("openPlayer")}
            </a>
          )}
          <NewGame onNew={onNew} />
        </div>
      )}
    </Card>
  );
}
